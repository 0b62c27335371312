# Was das Brett von Throw Throw Burrito sagt. Die Sätze zu den Ereignissen stehen in sentences.ftl.

choice-battles-judged = Live: mit echten Burritos
choice-battles-arena = Arena: in Echtzeit
choice-battles-quick = Schnell: geheime Wahl
choice-leaving-stand_in = Eine Vertretung spielt weiter
choice-leaving-skip = Der Platz wird übersprungen

burrito-card-avocado = Avocado
burrito-card-bean = Bohne
burrito-card-chilli = Chili
burrito-card-corn = Mais
burrito-card-lime = Limette
burrito-card-onion = Zwiebel
burrito-card-tomato = Tomate
burrito-card-brawl_sun = Sonnen-Keilerei
burrito-card-brawl_moon = Mond-Keilerei
burrito-card-war = Krieg
burrito-card-duel = Duell
burrito-kind-brawl = eine Keilerei
burrito-kind-war = Krieg
burrito-kind-duel = ein Duell
burrito-name-brawl = Keilerei
burrito-name-war = Krieg
burrito-name-duel = Duell
burrito-shout-brawl = Keilerei!
burrito-shout-war = Krieg!
burrito-shout-duel = Duell!
burrito-shout-all = Alle gegen alle!
burrito-shout-round-duel = Duell um die Runde!
burrito-shout-round-war = Krieg um die Runde!
burrito-shout-final = Das letzte Duell!

burrito-table = Der Tisch
burrito-players = Wer mitspielt, im Uhrzeigersinn
burrito-you = Du
burrito-people = { $count } Personen
burrito-seat = { $name }: { $points } Punkte, { $sets ->
    [one] ein Set
   *[other] { $sets } Sets
}, { $bruises ->
    [0] kein blauer Fleck
    [one] ein blauer Fleck
   *[other] { $bruises } blaue Flecken
}; { $pile } Karten im Stapel, { $hand } auf der Hand{ $state ->
    [none] .
   *[other] . { $state }.
}
burrito-state-badge = Mit dem Abzeichen „Fürchtet mich“
burrito-state-left = Bekommt deine Karten
burrito-state-fights = Im Kampf
burrito-state-skipped = Nicht mehr dabei
burrito-state-counts = Dran mit 3-2-1
burrito-fear-me = Fürchtet mich
burrito-score-title = Der Punktestapel von { $name }
burrito-score-mine = Dein Punktestapel
burrito-score-none = Noch nichts.
burrito-score-set = Dreimal { $card }: { $points }
burrito-score-bruises = { $count ->
    [one] Ein blauer Fleck: −1
   *[other] { $count } blaue Flecken: −{ $count }
}

burrito-pile-own = Dein Stapel
burrito-pile-left = Linker Stapel
burrito-pile-right = Rechter Stapel
burrito-pile-community = Für alle
burrito-pile-of = Der Stapel von { $name }: { $count } Karten
burrito-pile-next = An { $name }
burrito-draw-own = Von deinem Stapel ziehen: { $count } Karten
burrito-draw-left = Vom linken gemeinsamen Stapel ziehen: { $count } Karten
burrito-draw-right = Vom rechten gemeinsamen Stapel ziehen: { $count } Karten
burrito-draw-short = Ziehen
burrito-next-label = Der Stapel von { $name }, wohin deine Karten gehen: { $count } Karten
burrito-community-label = Gemeinsamer Stapel: { $count } Karten
burrito-middle = { $burritos } Burritos und { $bruises } blaue Flecken liegen in der Mitte
burrito-bruises-left = noch { $count }

burrito-hand = Deine Hand
burrito-pass-card = { $card } an { $name } weitergeben
burrito-pick-card = { $card } für ein Set wählen
burrito-card-unknown = Eine frisch gezogene Karte
burrito-card-held = { $card }, die Karten ruhen
burrito-drew = Gezogen: { $card }.
burrito-mode = Was ein Tippen tut
burrito-mode-pass = Weitergeben
burrito-mode-set = Set legen
burrito-pick = { $count ->
    [0] Tippe drei gleiche an
    [1] Noch zwei
   *[other] Noch eine
}
burrito-join = Drei Kampfkarten? Tippe sie an und ruf mit!
burrito-pick-shout = Drei Kampfkarten? Ruf!
burrito-pick-none = Sie passen nicht
burrito-shouts = Mit diesen drei Karten einen Kampf ausrufen
burrito-claim = falsch gerufen kostet einen blauen Fleck
burrito-duelists = Wer kämpft im Duell? Wähl zwei.
burrito-duelists-one = Und wer noch?
burrito-unpick = Zurücklegen
burrito-wait = Nichts zu ziehen. Warte auf eine Karte.
burrito-late = Zu spät
burrito-why = Warum?
burrito-hint-B-PASS-1 = Die hast du nicht mehr.
burrito-hint-B-PASS-2 = Mehr als fünf geht nicht: Gib erst eine weiter.
burrito-hint-B-PASS-3 = Zieh von einem anderen Stapel: von deinem, wenn er Karten hat.
burrito-hint-B-PASS-R1 = Da liegt keine Karte mehr.
burrito-hint-B-PASS-R2 = Zieh erst auf fünf nach.
burrito-hint-B-SET-1 = Diese drei hast du nicht.
burrito-hint-B-SET-R1 = Diese drei passen nicht.
burrito-hint-B-BATTLE-1 = Die Karten ruhen.
burrito-hint-B-MULTI-R1 = Die Karten ruhen.
burrito-hint-B-START-1 = Warte auf 3-2-1-Burrito.
burrito-hint-B-LOSE-2 = Warte auf 3-2-1-Burrito.

burrito-count = 3-2-1-Burrito zählen
burrito-count-paces = Schritte zählen: 3-2-1
burrito-count-go = Burrito!
burrito-get-ready = Karten bereithalten!
burrito-get-set = Bereit, dir einen Burrito zu schnappen?
burrito-take-pace = Bei jeder Zahl ein Schritt
burrito-frozen = Halt!

burrito-vote = Niemand legt ein Set. Die Runde so beenden?
burrito-vote-yes = Beenden
burrito-vote-no = Weiterspielen
burrito-votes = { $count } von { $all } dafür

burrito-fighters = Wer kämpft
burrito-versus = gegen
burrito-stake-bruise = Wer verliert, bekommt einen blauen Fleck
burrito-stake-round = Um die Runde
burrito-stake-game = Um das Spiel
burrito-multi = Mehrere Kämpfe zugleich: ein Krieg aller gegen alle
burrito-behind-back = Erste Würfe gehen hinter dem Rücken durch
burrito-put-out = Wer getroffen wird, ist raus, bis eine Person übrig ist
burrito-tie = Nach dem Gleichstand geht es weiter
burrito-judge = Es entscheidet: { $name }
burrito-judge-mine = Du entscheidest
burrito-judge-none = Die Kämpfenden müssen sich einigen
burrito-says-hit = { $name }: Treffer ({ $losers })
burrito-says-caught = { $name }: gefangen (Wurf: { $losers })
burrito-says-foul = { $name }: Foul ({ $losers })
burrito-says-grab = { $name }: Burrito genommen ({ $losers })
burrito-has-chosen = { $name }: gewählt
burrito-is-choosing = { $name }: am Grübeln …
burrito-has-reported = { $name }: hat’s gesagt
burrito-arena = Gekämpft wird auf dem Feld
burrito-grab = Burrito nehmen: { $stake ->
    [bruise] kostet einen blauen Fleck
   *[other] du musst vom Feld
}
burrito-grab-sure = Sicher? Nochmal tippen: { $stake ->
    [bruise] ein blauer Fleck für dich
   *[other] du musst vom Feld
}

burrito-report = Was ist passiert?
burrito-cause-hit = Treffer
burrito-cause-caught = Gefangen
burrito-cause-foul = Foul
burrito-cause-grab = Zugegriffen
burrito-lost-hit = { $name } wurde getroffen
burrito-lost-hit-mine = Ich wurde getroffen
burrito-lost-caught = Ich fing den Wurf von { $name }
burrito-lost-caught-by = Jemand fing den Wurf von { $name }
burrito-lost-caught-mine = Mein Wurf wurde gefangen
burrito-lost-foul = Foul von { $name }
burrito-lost-foul-mine = Foul von mir
burrito-lost-grab = { $name } nahm einen Burrito
burrito-several = Mehrere im selben Moment
burrito-report-these = So war’s
burrito-by = Wer warf oder fing?
burrito-by-nobody = weiß niemand
burrito-reported = Du hast es gesagt. Jetzt müssen die anderen zustimmen.

burrito-host-rule = Als Spielleitung entscheiden
burrito-host-rules = Du entscheidest als Spielleitung: Was ist passiert?
burrito-host-back = Die Kämpfenden einigen sich

burrito-choose = Wähl heimlich
burrito-target = Auf wen?
burrito-at = Auf { $name }
burrito-move-throw = Werfen
burrito-move-fake = Antäuschen
burrito-move-catch = Fangen
burrito-beats-throw = schlägt Werfen und Antäuschen
burrito-beats-fake = schlägt Fangen
burrito-beats-catch = schlägt einen Wurf auf dich
burrito-chosen = { $move }! Noch sieht es niemand.
burrito-chosen-at = { $move }: { $name }! Noch sieht es niemand.
burrito-exchange = Gang { $number }
burrito-did-throw = { $name } → { $target }: Wurf
burrito-did-fake = { $name } → { $target }: angetäuscht
burrito-did-catch = { $name }: bereit zum Fangen
burrito-exchanges = Der letzte Gang

burrito-moment-declared = { $kind ->
    [brawl] Keilerei!
    [war] Krieg!
   *[duel] Duell!
}
burrito-moment-battle_set = { $clause ->
    [B-RTIE-1] Duell um die Runde!
    [B-RTIE-2] Krieg um die Runde!
    [B-WIN-2] Das letzte Duell!
   *[other] Alle gegen alle!
}
burrito-moment-falsely_declared = Falsch!
burrito-moment-grabbed = Finger weg!
burrito-moment-tied = Im selben Moment!
burrito-moment-lot_drawn = Das Los entscheidet
burrito-moment-called_off = Abgesagt
burrito-moment-nobody_lost = Kein Treffer
burrito-moment-battle_lost = { $cause ->
    [hit] Platsch!
    [caught] Gefangen!
    [foul] Foul!
   *[other] Verloren!
}
burrito-moment-bruised = { $left ->
    [0] Der letzte blaue Fleck!
   *[other] Ein blauer Fleck!
}
burrito-moment-round_ended = Runde { $round } ist vorbei
burrito-moment-round_tied = Gleichstand!
burrito-moment-deck_turned = Kriegskarte!
burrito-moment-round_won = Runde { $round } gewonnen: { $name }!
burrito-moment-badge_given = Zittert vor { $name }!
burrito-moment-seat_skipped = Nicht mehr dabei: { $name }
burrito-moment-ended = Sieg: { $name }!

burrito-round = Runde { $round }
burrito-first = Drei gleiche sind ein Set. Kampfkarten zählen zwei.
burrito-line-breather = Kurz durchatmen …
burrito-line-count = { $name } zählt 3-2-1-Burrito …
burrito-line-count-mine = Alle bereit? Zähl 3-2-1-Burrito
burrito-line-countdown = Drei, zwei, eins …
burrito-line-pass = Weitergeben und ziehen!
burrito-line-passing = Alle geben Karten weiter
burrito-line-frozen = Die Karten ruhen
burrito-line-declared-mine = Du rufst { $kind } aus! Die Karten ruhen
burrito-line-declared = { $name } ruft { $kind } aus! Die Karten ruhen
burrito-line-paces = Duell: { $names }, Rücken an Rücken
burrito-line-ready = Bereit machen: { $names }
burrito-line-battle = Kampf: { $names }
burrito-line-report = Wirf! Dann sag, was passiert ist
burrito-line-rule = Du entscheidest: Sag, was du gesehen hast
burrito-line-choose = Wähl: werfen, antäuschen oder fangen
burrito-line-chooses = { $count ->
    [one] { $names } wählt …
   *[other] Am Wählen: { $names } …
}
burrito-line-won = { $name } gewinnt das Spiel!
burrito-line-won-mine = Du gewinnst das Spiel!

burrito-records = So wurde gespielt
burrito-records-name = Wer
burrito-records-points = Punkte
burrito-records-pace = Karten pro Minute
burrito-records-drought = Längste Flaute
burrito-records-seconds = { $seconds } s
burrito-records-hits = Wer traf wen
burrito-records-no-hits = Niemand traf irgendwen.
burrito-records-hit = { $by } → { $on }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
burrito-records-fastest = am schnellsten
burrito-records-longest = am längsten

## Glanzlichter eines fertigen Spiels

burrito-highlight-hit = Der Volltreffer
burrito-highlight-catch = Was für ein Fang
burrito-highlight-wrong = Hoppla
burrito-highlight-battle = Der größte Kampf

## Die Regeln in Kürze

burrito-brief-goal = Hab die meisten Punkte, wenn die blauen Flecken alle sind: Sets minus blaue Flecken. Gespielt werden zwei Runden.
burrito-brief-1 = Alle zugleich: Zieh eine Karte, behalte fünf, gib eine nach links weiter. Niemand wartet.
burrito-brief-2 = Drei gleiche sind ein Set: Leg sie für einen Punkt ab und zieh drei neue.
burrito-brief-3 = Drei Kampfkarten sind zwei Punkte wert, halten alles an und starten einen Kampf. Ihre Art sagt, wer kämpft.
burrito-brief-4 = Wirf! Wer zuerst getroffen wird, verliert und bekommt einen blauen Fleck. Wer einen Wurf fängt, dreht das um.
