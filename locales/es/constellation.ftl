### Who thinks alike: the end of a game.

constellation-title = Quiénes piensan igual
constellation-closest = { $first } y { $second } son quienes más coinciden: { $count ->
    [one] una imagen en común.
    [many] { $count } imágenes en común.
   *[other] { $count } imágenes en común.
}
constellation-nobody = Esta vez no hubo dos personas que coincidieran más de lo que explicaría el azar.
constellation-split = La palabra que dividió a la mesa: «{ $word }»
constellation-loneliest = La cruz más solitaria: { $player }, imagen { $place }, ronda { $round }
constellation-how-title = ¿Cómo se calcula?
constellation-how = Cuantas más cruces comparten dos personas, más brilla la línea. Se descuentan las coincidencias que explicaría el azar, así que marcar mucho no ayuda.
constellation-how-closed = En esta mesa las pizarras siguen en secreto, así que solo cuentan las imágenes que alguien señaló.
constellation-bond = { $first } y { $second }: { $alike }, { $count ->
    [one] una imagen en común
    [many] { $count } imágenes en común
   *[other] { $count } imágenes en común
}
