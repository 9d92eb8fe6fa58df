### Pictures of a game to send to somebody.

sharing-open = Compartir una imagen
sharing-title = Compartir una imagen
sharing-names = Nombres
sharing-named = Con nombres
sharing-unnamed = Sin nombres
sharing-send = Compartir
sharing-save = Guardar
sharing-saved = Guardada. La encontrarás en tus descargas.
sharing-failed = No se ha podido crear la imagen. Inténtalo de nuevo en un momento.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = La imagen: { $title }
