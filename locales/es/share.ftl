### Lo que chats y buscadores muestran de un enlace; el servidor lo pone en la página.

share-invited = Stella: te invitan a una mesa
# The picture beside a link, for those who do not see it.
share-picture = Una criatura ante una estrella recortada en la noche de papel, de la que suben faroles
