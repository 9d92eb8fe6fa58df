### Who thinks alike: the end of a game.

constellation-title = Quiénes piensan igual
constellation-closest = { $first } y { $second } son quienes más coinciden: { $count ->
    [one] una imagen en común.
    [many] { $count } imágenes en común.
   *[other] { $count } imágenes en común.
}
constellation-nobody = Esta vez nadie coincidió más que por puro azar.
constellation-split = La palabra que más dividió a la mesa: «{ $word }»
constellation-loneliest = La cruz más solitaria: { $player }, imagen { $place }, ronda { $round }
constellation-how-title = ¿Cómo se calcula?
constellation-how = Cuantas más de sus cruces comparten dos personas, más brilla la línea. Se descuenta lo que les habría dado el puro azar, así que marcar mucho no ayuda.
constellation-how-closed = En esta mesa las pizarras no se enseñan. Solo cuentan las imágenes que alguien señaló.
constellation-bond = { $first } y { $second }: { $alike }, { $count ->
    [one] una imagen en común
    [many] { $count } imágenes en común
   *[other] { $count } imágenes en común
}
