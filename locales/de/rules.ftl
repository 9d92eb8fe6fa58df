### Die nummerierten Regeln, auf die sich Punkte beziehen, in Kürze.

rule-R-401 = Der Kundschafter zeigt auf eines seiner Kreuze, auf das noch niemand gezeigt hat. Aussetzen geht nicht.
rule-R-402 = Funke: Mindestens zwei andere haben das Bild angekreuzt. 2 Sterne für den Kundschafter und je 2 für sie.
rule-R-403 = Super-Funke: Genau eine andere Person hat das Bild angekreuzt. 3 Sterne für beide.
rule-R-404 = Sturz: Niemand sonst hat das Bild angekreuzt. Keine Sterne, und der Kundschafter ist gestürzt.
rule-R-405 = Wer gestürzt ist, bekommt in dieser Runde keine Sterne mehr. Was vorher da war, bleibt.
rule-R-501 = Jeder Stern auf dem Schreibtableau ist ein Punkt.
rule-R-502 = In der Dunkelheit und gestürzt: ein Punkt weniger für jedes Bild, das Sterne brachte.
rule-R-503 = In der Dunkelheit ohne Sturz, oder Sturz ohne Dunkelheit: Nichts geht verloren.
