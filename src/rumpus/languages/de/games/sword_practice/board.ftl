# Die Fechtbahn.

practice-title = Die Fechtbahn
practice-cards = Geltende Karten
practice-cards-help = Tippe die Karten an, die für euch beide gelten, oder keine für ein schlichtes Gefecht. Bis zu sechs.
practice-too-many = Höchstens sechs Karten: Leg erst eine weg.
practice-colour-purple = Lila: das ganze Gefecht
practice-colour-green = Grün: zu Beginn
practice-colour-yellow = Gelb: bei jeder Berührung
practice-colour-black = Schwarz: ein Vorteil für die kleinere Person
practice-level = Wie gut ist der Bot?
practice-fight = Kämpfen!
practice-watch = Zwei Bots zusehen
practice-learn = Mit der Puppe üben
practice-lucky = Zwei zufällige

practice-best-of = Bestes aus { $bouts }
practice-won-bout = { $name } hat Gefecht { $number } gewonnen
practice-why-hit = durch einen Treffer
practice-why-broken = { $card } wurde gebrochen
practice-why-lot = durch das Los
practice-tie = Beide zugleich: Gefecht { $number } nochmal
practice-next = Nächstes Gefecht
practice-next-in = Nächstes Gefecht in { $seconds } s
practice-over = { $name } gewinnt die Übung, { $ones } zu { $twos }
practice-again = Andere Karten, andere Stufe
practice-get-ready = Mach dich bereit …

practice-bouts =
    { $points ->
        [one] 1 Gefecht
       *[other] { $points } Gefechte
    }
