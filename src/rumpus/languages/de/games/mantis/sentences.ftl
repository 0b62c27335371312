# Was in Mantis geschieht, ein Satz pro Ereignis. Die Farben stehen, wie sie vor „Karte“ stehen.

colour-red = rote
colour-orange = orange
colour-yellow = gelbe
colour-green = grüne
colour-blue = blaue
colour-purple = lila
colour-pink = rosa

dealt = Alle bekommen { $cards } Karten. { $you ->
        [first] Du beginnst
       *[other] { $first } beginnt
    }.
turned =
    { $aim ->
        [score] { $you ->
            [into-seat] Du willst punkten und deckst
           *[other] { $seat } will punkten und deckt
        } eine { $colour } Karte auf.
       *[steal] { $you ->
            [seat] Du willst bei { $into } klauen und deckst
            [into] { $seat } will bei dir klauen und deckt
           *[other] { $seat } will bei { $into } klauen und deckt
        } eine { $colour } Karte auf.
    }
scored =
    Passt: { $cards ->
        [one] Eine { $colour } Karte kommt
       *[other] { $cards } { $colour } Karten kommen
    } in { $you ->
        [seat] deinen Punktestapel
       *[other] den Punktestapel von { $seat }
    }. Jetzt sind es { $pile }.
stolen =
    { $you ->
        [seat] Passt: Du klaust { $cards ->
            [one] eine { $colour } Karte
           *[other] { $cards } { $colour } Karten
        } von { $victim }.
        [victim] Passt: { $seat } klaut dir { $cards ->
            [one] eine { $colour } Karte
           *[other] { $cards } { $colour } Karten
        }.
       *[other] Passt: { $cards ->
            [one] Eine { $colour } Karte wandert
           *[other] { $cards } { $colour } Karten wandern
        } von { $victim } ins Becken von { $seat }.
    }
stayed = Passt nicht: Die { $colour } Karte bleibt { $you ->
        [into] in deinem Becken
        [into-seat] in deinem Becken
       *[other] im Becken von { $into }
    }.
plays_again =
    { $you ->
        [seat] Du hast geklaut, also bist du nochmal dran.
       *[other] { $seat } hat geklaut und ist nochmal dran.
    }
turn_began = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } dran.
ended =
    { $count ->
        [one] { $you ->
            [winners] Du gewinnst
           *[other] { $winners } gewinnt
        } das Spiel.
       *[other] Geteilter Sieg: { $winners }.
    }

# Was möglich ist: die Beschriftung der Knöpfe.

token-score = Punkten
token-steal = Klauen bei { $seat }

# Das geführte erste Spiel.

lesson-hello = Hi! Ich bin dein Coach. Wir spielen eine schnelle Runde gegen { $seat1 } und { $seat2 }, und du wirst sie gewinnen.
lesson-goal = Zehn Karten in diesem Stapel gewinnen das Spiel. Deiner ist noch leer.
lesson-tank = Das sind deine Karten. Kommt eine Karte herein, die zu einer passt, ist das eine gute Nachricht.
lesson-back = Die oberste Karte. Ihr Rücken zeigt drei Farben; eine davon ist vorn. Rot ist möglich, und du hast eine rote!
lesson-score = Du darfst punkten oder klauen. Tippe auf „Punkten“: Die Karte wird in deinem eigenen Becken aufgedeckt.
lesson-scored = Rot! Das passte, also liegen beide roten Karten in deinem Stapel. Zwei von zehn.
lesson-pip-steals = Jetzt { $seat1 }. Schau zu: Diesmal wird geklaut.
lesson-stealing = { $seat1 } hat die Karte im Becken von { $seat2 } aufgedeckt. Sie passte, also sind alle orangen Karten gewandert. Geklaute Karten sind noch nicht sicher: Sie liegen in einem Becken.
lesson-gizmo-tries = { $seat2 } will bei dir klauen …
lesson-gift = … und deckt eine rote Karte auf. Sie passt nicht, also bleibt sie bei dir. Ein missglückter Diebstahl ist ein Geschenk!
lesson-steal = Rot, blau oder lila: { $seat2 } hat eine rote und eine blaue. Trau dich: Klau bei { $seat2 }!
lesson-stolen = Erwischt! Jetzt hast du drei rote Karten im Becken.
lesson-danger = Drei gleiche sind viel wert, und alle können sie sehen. Bring sie heim, bevor jemand sie holt.
lesson-big = Der Rücken zeigt Rot. Punkten!
lesson-big-done = Vier rote Karten auf einmal. Du hast sechs von zehn.
lesson-pip-again = { $seat1 } schielt in dein Becken …
lesson-lost = Deine rosa Karte ist weg. Kommt vor. Was in deinem Stapel liegt, ist für immer sicher.
lesson-sure = Gelb, blau, lila: Du hast alle drei. Was auch kommt, es passt.
lesson-sure-score = Eine sichere Sache. Punkten!
lesson-others = Acht von zehn! Die anderen punkten auch.
lesson-last = Noch zwei Karten, und du gewinnst. Blau würde reichen. Punkten!
lesson-won = Zehn Karten: Du gewinnst! Das ist schon ganz Mantis. Nächstes Mal hilft dir niemand. Na ja, ich schon, wenn du mich einschaltest.

# Der Coach an deiner Seite.

coach-asked-turn = Deck die oberste Karte auf: im eigenen Becken zum Punkten, in einem anderen zum Klauen. Vorn ist eine der drei Farben.
coach-score-match = Kommt eine { $colour } Karte, gehen { $cards ->
        [one] sie und deine { $colour } Karte
       *[other] sie und deine { $cards } Karten dieser Farbe
    } in deinen Punktestapel.
coach-score-none = Nichts in deinem Becken kann passen: Die Karte bleibt dort für später.
coach-steal-match = Kommt eine { $colour } Karte, gehören dir sie und { $cards ->
        [one] die { $colour } Karte
       *[other] alle { $cards } Karten dieser Farbe
    } von { $seat }.
coach-steal-none = Bei { $seat } kann nichts passen: Die Karte wäre ein Geschenk.
coach-odds = { $percent ->
        [0] Es kann nicht passen, tut aber am wenigsten weh.
       *[other] Die Chance ist { $percent } %, und es bringt höchstens { $cards } Karten.
    }
coach-wins-now = Passt sie, gewinnst du das Spiel.
coach-bring-home = Karten im Becken kann man klauen. Im Punktestapel sind sie sicher.
coach-stop = Zum Sieg von { $seat } braucht es nur noch { $needs ->
        [one] eine Karte
       *[other] { $needs } Karten
    }: Nimm welche weg.
coach-not-safe = Geklaute Karten liegen in deinem Becken, also punkte bald mit ihnen.
coach-risk = Geklaute Karten liegen in deinem Becken, also punkte bald mit ihnen. Passt nichts, war es ein Geschenk.
