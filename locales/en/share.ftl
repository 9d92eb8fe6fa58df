### What chats and search engines show of a link; the server puts it into the page.

share-invited = Stella: you are invited to a table
# The picture beside a link, for those who do not see it.
share-picture = A child in front of a star cut out of the paper night, lanterns rising from it
