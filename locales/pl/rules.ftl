### Numerowane reguły, na które powołują się punkty, w skrócie.

rule-R-401 = Zwiadowca wskazuje jeden ze swoich krzyżyków, którego nikt jeszcze nie wskazał. Nie można pominąć kolejki.
rule-R-402 = Iskra: obrazek zaznaczyły co najmniej dwie inne osoby. Po 2 gwiazdki dla zwiadowcy i każdej z nich.
rule-R-403 = Superiskra: obrazek zaznaczyła dokładnie jedna inna osoba. Po 3 gwiazdki dla obu osób.
rule-R-404 = Porażka: nikt inny nie zaznaczył obrazka. Bez gwiazdek, a zwiadowca ponosi porażkę.
rule-R-405 = Po porażce nie zdobywa się już gwiazdek w tej rundzie. Wcześniejsze zostają.
rule-R-501 = Każda gwiazdka na tablicy to punkt.
rule-R-502 = W ciemności i z porażką: o punkt mniej za każdy obrazek, który przyniósł gwiazdki.
rule-R-503 = Ciemność bez porażki albo porażka bez ciemności: nic nie przepada.
