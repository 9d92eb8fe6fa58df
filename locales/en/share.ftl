### What chats and search engines show of a link; the server puts it into the page.

share-invited = Stella: you are invited to a table
# The picture beside a link, for those who do not see it.
share-picture = A child in front of a star cut out of the paper night, lanterns rising from it

# Of a public link to a finished game: where names are left out, and with them.
share-result = Who thinks alike? A game of Stella
# $players (String): the names of all
share-result-named = Who thinks alike: { $players }
# $points (String): who has how many, such as "Ada 21, Bo 18"
share-result-about = A game of Stella. Points: { $points }.
# $words (String): the words of the rounds, such as "Sea, Courage"
share-result-words = The words: { $words }.
