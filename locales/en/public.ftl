### Public links to finished games, and the page that they lead to.

link-open = Public link
link-what = Anyone who has the link sees the game as the table saw it at the end: points, pictures and words, who marked what, and who thinks alike. Slates that stay closed, and pictures or words of your own, are left out.
link-until = It works until you or the host take it back, and at the latest until the table is deleted.
link-names = With names
link-names-hint = Without them, everyone is called by their colour. Ask the others before you add their names.
link-make = Make it public
link-made = The link is ready.
link-named = With names
link-unnamed = Without names
# $player (String): a name
link-by = Made by { $player }
link-withdraw = Take back
link-withdraw-sure = From then on the link leads nowhere.
link-withdrawn = The link has been taken back.
link-only-players = Only people who played this game can make it public.

public-title = A game of Stella
public-missing = This link leads nowhere: it was taken back, or the table is gone.
public-unnamed = Names were left out: everyone is called by their colour.
public-places = The pictures of this game stay with the table: you see where they lay.
public-play = Play Stella
