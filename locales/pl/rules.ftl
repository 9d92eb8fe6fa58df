### Numerowane reguły, na które powołują się punkty, w skrócie.

rule-R-401 = Zwiadowca wskazuje jeden ze swoich krzyżyków, którego nikt jeszcze nie wskazał. Nikt nie może pominąć swojej kolejki.
rule-R-402 = Iskra: obrazek zaznaczyły co najmniej dwie inne osoby. Po 2 gwiazdki dla zwiadowcy i dla każdej z nich.
rule-R-403 = Superiskra: obrazek zaznaczyła dokładnie jedna inna osoba. Po 3 gwiazdki dla obu osób.
rule-R-404 = Porażka: nikt inny nie zaznaczył obrazka. Bez gwiazdek, a zwiadowca ponosi porażkę.
rule-R-405 = Po porażce nie zdobywasz już gwiazdek w tej rundzie. Te, które masz, zostają.
rule-R-501 = Każda gwiazdka na tablicy to punkt.
rule-R-502 = W ciemności i z porażką: punkt mniej za każdy obrazek, który przyniósł ci gwiazdki.
rule-R-503 = W ciemności, ale bez porażki, albo porażka, ale nie w ciemności: żadnych straconych punktów.
