### The numbered rules that scores cite, in short. The whole of them stands in docs/rules.md.

rule-R-401 = The scout points at one of their own crosses that nobody has pointed at yet. Nobody may skip their turn.
rule-R-402 = Spark: two or more others marked the picture. 2 stars for the scout and for each of them.
rule-R-403 = Super-Spark: exactly one other marked the picture. 3 stars for both.
rule-R-404 = Fall: nobody else marked the picture. No stars, and the scout has fallen.
rule-R-405 = Whoever has fallen gains no more stars this round. What was gained before stays.
rule-R-501 = Every star on the slate is a point.
rule-R-502 = In the dark and fallen: one point less for each picture that brought stars.
rule-R-503 = In the dark without a fall, or a fall without the dark: nothing is lost.
