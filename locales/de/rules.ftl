### Die nummerierten Regeln, auf die sich Punkte beziehen, in Kürze.

rule-R-401 = Der Kundschafter zeigt auf eines seiner Kreuze, auf das noch niemand gezeigt hat. Niemand darf aussetzen.
rule-R-402 = Funke: Zwei oder mehr andere haben das Bild angekreuzt. 2 Sterne für den Kundschafter und je 2 für sie.
rule-R-403 = Super-Funke: Genau eine andere Person hat das Bild angekreuzt. 3 Sterne für beide.
rule-R-404 = Sturz: Niemand sonst hat das Bild angekreuzt. Keine Sterne, und der Kundschafter stürzt.
rule-R-405 = Nach einem Sturz bekommst du in dieser Runde keine Sterne mehr. Die bisherigen bleiben dir.
rule-R-501 = Jeder Stern auf dem Schreibtableau ist ein Punkt.
rule-R-502 = In der Dunkelheit und gestürzt: ein Punkt weniger für jedes Bild, das dir Sterne gebracht hat.
rule-R-503 = In der Dunkelheit, aber kein Sturz, oder ein Sturz, aber nicht in der Dunkelheit: keine Punkte verloren.
