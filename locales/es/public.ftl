### Public links to finished games, and the page that they lead to.

link-open = Enlace público
link-what = Quien tenga el enlace ve la partida como la vio la mesa al final: los puntos, las imágenes y las palabras, quién marcó qué y quiénes piensan igual. Las pizarras que siguen cerradas y vuestras propias imágenes o palabras no aparecen.
link-until = Funciona hasta que tú o quien dirige lo retiréis y, como muy tarde, hasta que se borre la mesa.
link-names = Con nombres
link-names-hint = Sin nombres, cada persona se llama como su color. Pregunta a las demás antes de añadir los suyos.
link-make = Hacerla pública
link-made = El enlace está listo.
link-named = Con nombres
link-unnamed = Sin nombres
# $player (String): a name
link-by = Creado por: { $player }
link-withdraw = Retirar
link-withdraw-sure = Desde entonces, el enlace no llevará a ninguna parte.
link-withdrawn = El enlace se ha retirado.
link-only-players = Solo quienes jugaron esta partida pueden hacerla pública.

public-title = Una partida de Stella
public-missing = Este enlace no lleva a ninguna parte: se retiró o la mesa ya no existe.
public-unnamed = No hay nombres: cada persona se llama como su color.
public-places = Las imágenes de esta partida se quedan en la mesa: ves dónde estaban.
public-play = Jugar a Stella
