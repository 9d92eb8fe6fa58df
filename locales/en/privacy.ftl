privacy-title = What is kept here
privacy-lead = Nobody needs an account here. This server keeps what a game needs, and hands none of it on without your consent.
privacy-table-title = At a table
privacy-table = The name you choose, your language, colour and symbol, every cross and every pointing, and words or pictures of your own that somebody brings along. Everybody at the table sees your name. Your crosses stay secret until they are laid open.
privacy-public-title = What becomes public
privacy-public = Nothing, unless you agree to research (below) or someone who played makes a public link to a finished game. Then anyone who has the link sees that game, with names only if that was chosen, and without pictures or words of your own. Whoever made the link can take it back at any time, and so can the host; it goes with the table at the latest. Search engines are told to leave it out.
privacy-device-title = On your device
privacy-device = For each table a cookie, the key to your seat; and your settings, the albums you keep and the words you have typed. If you clear the data of this page in your browser, all of it is gone.
privacy-days-title = How long
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    A finished table is deleted after { $finished ->
        [one] one day
       *[other] { $finished } days
     }, any other once nobody has been there for { $idle ->
        [one] a day
       *[other] { $idle } days
     }.
privacy-remove-title = How to have it removed
privacy-remove = Whoever leads a table can delete it at any time in the lobby: everything goes, pictures included. If you leave, your name stays with the games you played until then; to have it removed sooner, ask whoever leads the table or runs this server.
privacy-bots-title = What bots learn
privacy-bots = They count which pictures people mark for which word, without names, tables or times. You can refuse in the settings.
privacy-bots-off = Nothing: on this server bots do not learn from people.
privacy-research-title = Research
privacy-research = If whoever leads a table allows it and you agree in the lobby, whoever runs this server may publish your slates once they lie open: word, pictures and crosses, without names, tables or times, and only where at least three people had the same pictures. Take your consent back or leave the table, and nothing more of yours is published.
privacy-none-title = What there is not
privacy-none = No advertising, no tracking, no request to any other server. Your network address serves to fend off floods of requests, and is written down nowhere.
