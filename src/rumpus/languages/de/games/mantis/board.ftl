# Was das Brett von Mantis sagt. Die Sätze zu den Ereignissen stehen in sentences.ftl.

mantis-red = rot
mantis-orange = orange
mantis-yellow = gelb
mantis-green = grün
mantis-blue = blau
mantis-purple = lila
mantis-pink = rosa

mantis-stack = { $count } { $colour }
mantis-tank = Becken von { $name }: { $stacks }; Punktestapel { $pile } von { $target }
mantis-tank-mine = Dein Becken: { $stacks }; Punktestapel { $pile } von { $target }
mantis-tank-empty = leer
mantis-look = Das Becken von { $name } ansehen
mantis-look-mine = Dein Becken ansehen
mantis-look-title = Das Becken von { $name }
mantis-look-title-mine = Dein Becken
mantis-look-score = Punktestapel: { $pile } von { $target }
mantis-look-match = Die oberste Karte kann passen
mantis-you = Du
mantis-pile = { $pile } von { $target }
mantis-to-move = am Zug
mantis-bot = Bot
mantis-winner = gewinnt!
mantis-winner-mine = gewonnen!

mantis-draw = Nachziehstapel: Die oberste Karte ist { $colours }. { $left ->
    [one] Noch eine Karte.
   *[other] Noch { $left } Karten.
}
mantis-draw-empty = Der Nachziehstapel ist leer.
mantis-left = noch { $left }
mantis-or = oder
mantis-table = Der Tisch

mantis-choose = Was tust du?
mantis-score = Punkten
mantis-steal = Klauen bei { $name }
mantis-no-match = passt nicht
mantis-chance = { $percent } %
mantis-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
mantis-score-why = Punkten: Deck die oberste Karte in deinem Becken auf. { $matches ->
    [none] Keine der drei Farben passt dort.
   *[some] Du sicherst dir { $wins }.
}
mantis-steal-why = Klauen bei { $name }: Deck die oberste Karte dort im Becken auf. { $matches ->
    [none] Keine der drei Farben passt dort.
   *[some] Du bekommst { $wins }.
}
mantis-win = { $cards }, wenn sie { $colour } ist
mantis-why-chance = Chance: { $percent } Prozent.

mantis-your-move = Du bist dran!
mantis-waiting = { $name } wählt …
mantis-waiting-bot = { $name } denkt nach …
mantis-waiting-away = { $name } ist offline. Gleich springt ein Bot ein.
mantis-waiting-stand-in = Ein Bot spielt für { $name } …
mantis-aim-score = { $name } will punkten …
mantis-aim-score-mine = Du willst punkten …
mantis-aim-steal = { $name } will klauen, Ziel: { $victim } …
mantis-aim-steal-mine = Du willst bei { $victim } klauen …
mantis-won = { $count ->
    [one] { $names } gewinnt!
   *[other] Geteilter Sieg: { $names }!
}
mantis-won-mine = Du gewinnst!
mantis-first = Punkten oder klauen: Entscheide dich, dann wird die oberste Karte aufgedeckt.

## Glanzlichter eines fertigen Spiels

mantis-highlight-win = Der Siegeszug
mantis-highlight-steal = Der größte Raub
mantis-highlight-score = Der größte Fang

## Die Regeln in Kürze

mantis-brief-goal = Hab als Erstes zehn Karten im Punktestapel (zu zweit fünfzehn).
mantis-brief-1 = Der Rücken der obersten Karte zeigt drei Farben. Eine davon ist vorn.
mantis-brief-2 = Punkten: Deck sie in deinem Becken auf. Passt sie, sind alle Karten dieser Farbe sicher in deinem Punktestapel.
mantis-brief-3 = Oder klauen: Deck sie in einem fremden Becken auf. Passt sie, kommen alle Karten dieser Farbe in dein Becken.
mantis-brief-4 = Passt nicht? Dann bleibt die Karte in dem Becken, in dem sie aufgedeckt wurde.
