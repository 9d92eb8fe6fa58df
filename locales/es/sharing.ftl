### Pictures of a game to send to somebody.

sharing-open = Compartir una imagen
sharing-title = Compartir una imagen
sharing-what = Qué mostrar
sharing-game = La partida

# $round (Number): which of the four
sharing-round = Ronda { $round }
sharing-names = Incluir nombres
sharing-names-hint = Sin nombres, solo aparecen el color y el símbolo
sharing-send = Compartir
sharing-save = Guardar
sharing-saved = Guardada. La encontrarás en tus descargas.
sharing-failed = Este navegador no ha podido crear la imagen.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = La imagen: { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = son quienes más coinciden: { $count ->
    [one] una imagen en común.
    [many] { $count } imágenes en común.
   *[other] { $count } imágenes en común.
}
