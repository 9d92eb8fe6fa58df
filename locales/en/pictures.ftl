### Own pictures of a table: the sheet where the host brings, describes and removes them.

pictures-title = Our own pictures
pictures-open = Play with our own pictures
# $least, $most (Number): pictures; $file, $total (Number): megabytes
pictures-limits = { $least } to { $most } pictures as JPEG, PNG, WebP or AVIF, each up to { $file } MB, or one zip of them; { $total } MB in all.
pictures-fate = Each is cut to an upright card around its middle. Only this table sees them, and they are deleted with it.
# Stands before the button that chooses pictures.
pictures-drop = Drop pictures, a folder or a zip here, or
pictures-choose = Choose pictures
pictures-other = Choose other pictures
# $part (String): how much, in per cent
pictures-sending = Uploading: { $part }
# $done, $of (Number): cards
pictures-making = Making cards: { $done } of { $of }
pictures-making-zip = Making cards: { $done }
# For screen readers, once.
pictures-sending-now = The pictures are being uploaded.
pictures-making-now = The pictures are being made into cards.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Your deck now has one picture.
   *[other] Your deck now has { $count } pictures.
}
pictures-doubles = { $count ->
    [one] One was there twice and was left out.
   *[other] { $count } were there twice and were left out.
}
pictures-here = { $count ->
    [one] One picture
   *[other] { $count } pictures
}
pictures-describe = What is on them
pictures-describe-hint = For those who cannot see the pictures. Everyone at the table reads it as you write it.
pictures-saved = Saved
pictures-remove = Remove the pictures
pictures-remove-sure = Remove all of them from this table?
pictures-removed = The pictures have been removed.

error-pictures = These pictures cannot be used, so nothing was kept.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = is larger than { $limit } MB; save it smaller.
decks-picture-count = A deck has { $least } to { $most } pictures; there are { $found }.
decks-total-bytes = All pictures together are larger than { $limit } MB; make them smaller or take fewer.
decks-zip-alone = A zip must come alone, without other files.

# The name of the deck that a table has uploaded.
decks-own = Your own pictures
