### Las reglas numeradas que citan las puntuaciones, en breve.

rule-R-401 = El explorador señala una de sus cruces que nadie haya señalado aún. Nadie puede saltarse su turno.
rule-R-402 = Chispa: otras dos personas o más marcaron la imagen. 2 estrellas para el explorador y para cada una.
rule-R-403 = Superchispa: exactamente otra persona marcó la imagen. 3 estrellas para las dos.
rule-R-404 = Caída: nadie más marcó la imagen. Sin estrellas, y el explorador se cae.
rule-R-405 = Si te has caído, no ganas más estrellas en esta ronda. Mantienes las que tienes.
rule-R-501 = Cada estrella de la pizarra es un punto.
rule-R-502 = En la oscuridad y con Caída: un punto menos por cada imagen que te haya dado estrellas.
rule-R-503 = En la oscuridad pero sin Caída, o Caída pero sin oscuridad: no se pierden puntos.
