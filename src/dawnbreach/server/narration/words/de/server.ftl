# What the table says.

now-you = Deine Entscheidung — { $step }
now-own = { $who }, deine Entscheidung — { $step }
now-other = { $who } entscheidet — { $step }
now-several = Gleichzeitig entscheiden: { $who }
now-over = Die Partie ist zu Ende.

# Games and options


# Why the table does not do something

refuse-malformed = Die Nachricht ist nicht zu verstehen.
refuse-too-large = Das ist zu lang: höchstens { $most } Bytes.
refuse-too-fast = Das ist zu schnell. Bitte warte einen Augenblick.
refuse-too-slow = Die Anfrage hat zu lange gebraucht.
refuse-costly = Du hast viel verlangt. Bitte warte einen Augenblick.
refuse-book-full = An diesem Tisch ist so viel geschehen, dass nur noch die Partie selbst weitergehen kann.
refuse-too-many = Von deiner Adresse kommen zu viele Verbindungen.
refuse-origin = Diese Seite darf nicht mit diesem Server sprechen.
refuse-stopping = Der Server wird gerade angehalten. Bitte versuch es gleich noch einmal.
refuse-hello = Sag zuerst hello.
refuse-busy = Andere waren immer schneller. Bitte versuch es noch einmal.
refuse-failed = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.
refuse-broken = Diese Partie lässt sich nach den jetzigen Regeln nicht fortsetzen.
refuse-banned = Du wirst hier vorerst nicht eingelassen.
refuse-other-rules = Diese Partie wurde mit anderen Regeln oder einem anderen Paket begonnen ({ $theirs }); dieser Server spielt { $ours }. Sie bleibt erhalten und lässt sich mit jener Fassung weiterspielen.
refuse-elsewhere = Der Server wird gerade erneuert, und dieser Tisch ist bei seiner anderen Fassung. Bitte versuch es gleich noch einmal.
refuse-database = Die Datenbank antwortet nicht. Ob dies festgehalten wurde, zeigt sich, wenn sie es wieder tut.
refuse-full = Die Festplatte des Servers ist voll. Nichts wurde gespeichert; bitte versuch es später noch einmal.
refuse-stops = Der Server wird gleich angehalten. Bitte mach den Tisch danach auf.
refuse-no-table = Diesen Tisch gibt es nicht.
refuse-no-page = Hier ist nichts.
refuse-no-seat =
    { $seats ->
        [one] Es gibt nur { $seats } Platz.
       *[other] Es gibt nur { $seats } Plätze.
    }
refuse-not-yours = Das ist nicht dein Platz.
refuse-no-return = Dieser Platz gehört dir nicht mehr: Dort sitzt jemand, oder jemand hat seither für ihn entschieden.
refuse-taken = Dieser Platz ist besetzt.
refuse-locked = Dieser Tisch ist abgeschlossen: Niemand kann dazukommen.
refuse-removed = Du wurdest von diesem Tisch entfernt. Du kannst der Partie zusehen.
refuse-not-host = Das kann nur, wer den Tisch eröffnet hat.
refuse-nobody-there = Auf diesem Platz sitzt sonst niemand.
refuse-reports = Es gibt schon genug Meldungen. Der Betreiber des Servers wird sie sich ansehen.
refuse-no-report = So eine Meldung gibt es nicht.
refuse-name-taken = An diesem Tisch heißt schon jemand { $name }.
refuse-empty = Hier steht nichts.
refuse-table-open = Die Partie hat noch nicht begonnen.
refuse-table-playing = Die Partie hat schon begonnen.
refuse-table-starting = Die Partie beginnt gleich.
refuse-table-over = Die Partie ist zu Ende.
refuse-table-abandoned = Die Partie wurde abgebrochen.
refuse-bot-decides = Für diesen Platz entscheidet jetzt ein Bot.
refuse-bot-decides-remedy = Übernimm erst den Platz wieder.
refuse-no-puzzle = Dieses Rätsel gibt es nicht.
refuse-puzzle-on = Das Rätsel ist noch nicht zu Ende.
refuse-stale = Inzwischen hat sich etwas geändert. Bitte sieh noch einmal hin und wähle.
refuse-no-decision = Diese Entscheidung gibt es nicht; die letzte ist { $last }.
refuse-nothing-asked = Niemand hat dich gebeten, zurückzugehen.
refuse-rematch = Es gibt schon einen neuen Tisch.
refuse-lesson = In der Lektion geht es gerade um etwas anderes.
refuse-lesson-remedy = Wähle: { $choice }
refuse-no-lesson = Für dieses Spiel gibt es keine Lektion.
refuse-nobody = Niemand sitzt am Tisch, um zu spielen.
refuse-options = Mit diesen Optionen lässt sich die Partie nicht spielen.
refuse-hints = An diesem Tisch gibt es keine Tipps: So wurde er aufgemacht.
refuse-hint-now = Im Augenblick hast du nichts zu entscheiden.
refuse-hint-nobody = In diesem Spiel gibt niemand Tipps.
refuse-share = Dieser Anteil passt nicht zu seinem Fingerabdruck.
refuse-no-person = Dieser Browser ist hier nicht oder nicht mehr bekannt.
refuse-code = Dieser Code ist ungültig oder schon verbraucht.
refuse-no-device = Dieses Gerät gibt es nicht.
refuse-not-over = Die Partie ist noch nicht zu Ende.
refuse-number = { $name } muss eine Zahl sein.
refuse-record-damaged = Das ist kein Protokoll einer Partie, oder es ist beschädigt.
refuse-record-long = Dieses Protokoll nachzuspielen, dauert zu lange.
refuse-replays-busy = Gerade werden viele Protokolle nachgespielt. Bitte versuch es gleich noch einmal.

# What a table keeps saying

notice-carried = Der Server hat neue Regeln (Fassung { $rules }). Die Partie ging genau dort weiter, wo sie unter Fassung { $was } stand; ihr Verlauf beginnt dort.
notice-closed-by-rules = Der Server hat neue Regeln (Fassung { $rules }), und diese Partie, begonnen unter Fassung { $was }, kann unter ihnen nicht weitergehen. Sie wurde geschlossen; was geschah, bleibt erhalten.
notice-closed-as-endless = Diese Partie ist bei { $n } Entscheidungen angekommen, mehr, als ein Tisch aufbewahrt. Sie wurde geschlossen; was geschah, bleibt erhalten.

news-stops =
    { $minutes ->
        [0] Der Server wird gleich angehalten. Die Partien gehen danach weiter, und inzwischen läuft keine Uhr.
        [one] Der Server wird in einer Minute angehalten. Die Partien gehen danach weiter, und inzwischen läuft keine Uhr.
       *[other] Der Server wird in { $minutes } Minuten angehalten. Die Partien gehen danach weiter, und inzwischen läuft keine Uhr.
    }

page-not-built = Die Seite wurde noch nicht gebaut. Führe aus: make play
refuse-fork-seats = Eine Abzweigung hat die Plätze der Partie, von der sie ausgeht, für dich und für Bots.
refuse-fork = Von hier lässt sich nicht weiterspielen: Wähle eine Entscheidung einer beendeten Partie, vor ihrem Ende.
refuse-rated-dice = Eine gewertete Partie hat verdeckte Würfel: kein gewählter Startwert, keine Lektion, keine Abzweigung.
refuse-rated-seats = Eine gewertete Partie ist für mindestens zwei Menschen: ein Platz für dich, die übrigen frei, keine Bots.
refuse-rated-twice = In einer gewerteten Partie hat jeder genau einen Platz und behält ihn.
refuse-rated-start = Eine gewertete Partie beginnt, wenn alle Plätze besetzt sind und die Seite jedes Spielers ihren Anteil an den Würfeln zugesagt hat.
refuse-rated-bot = In einer gewerteten Partie spielt kein Bot für dich. Wer geht, wird Letzter.
refuse-rated-back = In einer gewerteten Partie geht niemand zurück.

# The coach
review-chances = Chancen jedes Platzes, in Prozent
review-after = nach Entscheidung { $n }
review-luck = Glück: was die Würfel erlaubten, verglichen mit dem, was zu erwarten war
