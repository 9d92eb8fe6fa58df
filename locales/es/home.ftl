### La página de inicio.

home-title = Stella: encontrad la luz que os une
home-tagline = Las mismas imágenes, una sola palabra: encontrad la luz que os une.

# Para lectores de pantalla, junto a los botones de idioma.
home-language = Idioma

# Lo que respondió el servidor cuando la página le preguntó cómo está.
health-asking = Buscando el servidor…
health-ok = Los farolillos están encendidos: el servidor está listo.
health-lost = El servidor no responde. Lo intentamos de nuevo enseguida…
