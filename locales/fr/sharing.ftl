### Pictures of a game to send to somebody.

sharing-open = Partager une image
sharing-title = Partager une image
sharing-names = Noms
sharing-named = Avec les noms
sharing-unnamed = Sans les noms
sharing-send = Partager
sharing-save = Enregistrer
sharing-saved = Enregistrée. Regardez dans vos téléchargements.
sharing-failed = L’image n’a pas pu être créée. Réessayez dans un instant.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = L’image : { $title }
