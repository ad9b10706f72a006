# What the table says.

now-you = Your decision — { $step }
now-own = { $who }, your decision — { $step }
now-other = { $who } decides — { $step }
now-several = They decide at the same time: { $who }
now-over = The game is over.

# Games and options


# Why the table does not do something

refuse-malformed = The message cannot be understood.
refuse-too-large = That is too long: at most { $most } bytes.
refuse-too-fast = That is too fast. Please wait a moment.
refuse-too-slow = The request took too long to arrive.
refuse-costly = You have asked for a lot. Please wait a moment.
refuse-book-full = So much has happened at this table that only the game itself can go on.
refuse-too-many = There are too many connections from your address.
refuse-origin = This page may not speak to this server.
refuse-stopping = The server is being stopped. Please try again in a moment.
refuse-hello = Say hello first.
refuse-busy = Other players kept getting in first. Please try again.
refuse-failed = Something went wrong on the server. Nothing has changed.
refuse-broken = This game cannot be continued under the current rules.
refuse-banned = You are not allowed in here for now.
refuse-other-rules = This game was begun under different rules or with a different pack ({ $theirs }); this server plays { $ours }. It is kept, and can be played on with that version.
refuse-elsewhere = The server is being renewed, and this table is still with its other version. Please try again in a moment.
refuse-database = The database is not answering. Only when it does will it be clear whether this was saved.
refuse-full = The server’s disk is full. Nothing was saved; please try again later.
refuse-stops = The server will be stopped in a moment. Please set up the table afterwards.
refuse-no-table = There is no such table.
refuse-no-page = There is nothing here.
refuse-no-seat =
    { $seats ->
        [one] There is only { $seats } seat.
       *[other] There are only { $seats } seats.
    }
refuse-not-yours = That is not your seat.
refuse-no-return = This seat is no longer yours: somebody sits there, or has decided for it since.
refuse-taken = This seat is taken.
refuse-locked = This table is locked: nobody can join.
refuse-removed = You were removed from this table. You can watch the game.
refuse-not-host = Only the player who set up the table can do that.
refuse-nobody-there = There is nobody else in this seat.
refuse-reports = There are enough reports already. The host of this server will look at them.
refuse-no-report = There is no such report.
refuse-name-taken = Somebody at this table is already called { $name }.
refuse-empty = There is nothing written here.
refuse-table-open = The game has not begun.
refuse-table-playing = The game has already begun.
refuse-table-starting = The game is about to begin.
refuse-table-over = The game is over.
refuse-table-abandoned = The game was abandoned.
refuse-bot-decides = A bot decides for this seat now.
refuse-bot-decides-remedy = Take the seat back first.
refuse-no-puzzle = There is no such puzzle.
refuse-puzzle-on = The puzzle is not over yet.
refuse-stale = Something has changed in the meantime. Please look again and choose.
refuse-no-decision = There is no such decision to go back to; the last one is { $last }.
refuse-nothing-asked = Nobody asked you to go back.
refuse-rematch = There is already a new table.
refuse-lesson = The lesson is about something else at the moment.
refuse-lesson-remedy = Choose: { $choice }
refuse-no-lesson = There is no lesson for this game.
refuse-nobody = Nobody is seated to play.
refuse-options = The game cannot be played with these options.
refuse-hints = There are no hints at this table: it was set up that way.
refuse-hint-now = There is nothing for you to decide right now.
refuse-hint-nobody = Nobody gives hints in this game.
refuse-share = This share does not match its fingerprint.
refuse-no-person = This browser is not known here, or no longer is.
refuse-code = This code is not valid or has already been used.
refuse-no-device = There is no such device.
refuse-not-over = The game is not over yet.
refuse-number = { $name } must be a number.
refuse-record-damaged = This is not a record of a game, or it is damaged.
refuse-record-long = This record takes too long to replay.
refuse-replays-busy = Many records are being replayed just now. Please try again in a moment.

# What a table keeps saying

notice-carried = The server has new rules (version { $rules }). The game went on from exactly where it was under version { $was }; its log begins there.
notice-closed-by-rules = The server has new rules (version { $rules }), and this game, begun under version { $was }, cannot go on under them. It was closed; what happened is kept.
notice-closed-as-endless = This game has come to { $n } decisions, more than a table keeps. It was closed; what happened is kept.

news-stops =
    { $minutes ->
        [0] The server will be stopped in a moment. Games go on afterwards, and no clock runs meanwhile.
        [one] The server will be stopped in a minute. Games go on afterwards, and no clock runs meanwhile.
       *[other] The server will be stopped in { $minutes } minutes. Games go on afterwards, and no clock runs meanwhile.
    }

page-not-built = The page has not been built. Run: make play
refuse-fork-seats = A fork has the seats of the game it branches off from, for you and for bots.
refuse-fork = There is nothing to play on from: choose a decision of a finished game, before its end.
refuse-rated-dice = A rated game has hidden dice: no chosen seed, no lesson, no fork.
refuse-rated-seats = A rated game is for two or more people: one seat for you, the others open, no bots.
refuse-rated-twice = In a rated game everybody has one seat, and keeps it.
refuse-rated-start = A rated game begins when every seat is taken and everybody’s page has promised its share in the dice.
refuse-rated-bot = In a rated game no bot plays for you. If you leave, you come last.
refuse-rated-back = In a rated game nobody goes back.

# The coach
review-chances = Chances of each seat, in percent
review-after = after decision { $n }
review-luck = Luck: what the dice allowed, compared with what could be expected
