### Las reglas numeradas que citan las puntuaciones, en breve.

rule-R-401 = El explorador señala una de sus cruces que nadie haya señalado aún. No se puede saltar el turno.
rule-R-402 = Chispa: al menos otras dos personas marcaron la imagen. 2 estrellas para el explorador y para cada una.
rule-R-403 = Superchispa: solo otra persona marcó la imagen. 3 estrellas para las dos.
rule-R-404 = Caída: nadie más marcó la imagen. Sin estrellas, y el explorador se cae.
rule-R-405 = Quien se ha caído no gana más estrellas en esta ronda. Lo ganado antes se queda.
rule-R-501 = Cada estrella de la pizarra es un punto.
rule-R-502 = En la oscuridad y con Caída: un punto menos por cada imagen que haya dado estrellas.
rule-R-503 = Oscuridad sin Caída, o Caída sin oscuridad: no se pierde nada.
