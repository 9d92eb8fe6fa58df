### Public links to finished games, and the page that they lead to.

link-open = Enlace público
link-what = Cualquiera que tenga el enlace puede jugar una ronda por su cuenta y después ve la partida como la vio la mesa al final: los puntos, las imágenes y las palabras, quién marcó qué y quiénes piensan igual. Las pizarras secretas y vuestras propias imágenes o palabras no aparecen.
link-until = Funciona hasta que tú o quien dirige la mesa lo revoquéis o se borre la mesa.
link-names = Incluir nombres
link-names-hint = Sin nombres, solo aparecen los colores. Pregunta a los demás antes de incluir los suyos.
link-make = Crear un enlace público
link-made = El enlace está listo.
link-named = Con nombres
link-unnamed = Sin nombres
# $count (Number): how many people have marked a round of this link
link-guesses = { $count ->
    [0] Nadie lo ha intentado todavía
    [one] Lo ha intentado una persona
    [many] Lo han intentado { $count } personas
   *[other] Lo han intentado { $count } personas
}
# $player (String): a name
link-by = Creado por: { $player }
link-withdraw = Revocar
link-withdraw-sure = El enlace dejará de funcionar.
link-withdrawn = Enlace revocado.
link-only-players = Solo quienes jugaron esta partida pueden hacerla pública.

public-title = Una partida de Stella
public-missing = Este enlace ya no funciona: se revocó o se borró la mesa.
public-unnamed = Sin nombres: solo aparecen los colores.
