# Was das Brett von Fake Swords sagt. Die Sätze zu den Ereignissen stehen in sentences.ftl.

choice-fights-judged = Live: mit Schaumschwertern
choice-fights-arena = Arena: in Echtzeit
choice-fights-quick = Schnell: geheime Wahl
choice-touches-1 = Ein Treffer
choice-touches-3 = Drei Treffer

fake-purple = lila
fake-green = grün
fake-yellow = gelb
fake-black = schwarz
fake-when-purple = den ganzen Kampf
fake-when-green = zu Beginn
fake-when-yellow = bei jeder Berührung
fake-when-black = für die kleinere Person

fake-learn = Kämpfen lernen
fake-table = Der Tisch
fake-players = Alle und ihre Karten
fake-you = Du
fake-seat = { $name }: { $sets } von { $most } Sets; { $cards }{ $state ->
    [none] .
   *[other] . Jetzt: { $state }.
}
fake-seat-mine = Du: { $sets } von { $most } Sets; { $cards }{ $state ->
    [none] .
   *[other] . Jetzt: { $state }.
}
fake-count = { $count } { $colour }
fake-no-cards = Noch keine Karten.
fake-state-boss = Kampfboss
fake-state-stand-in = Boss dieses Kampfes
fake-state-fights = im Kampf
fake-state-finger = Finger oben
fake-state-pointed = schon gezeigt
fake-state-not-pointed = noch nicht gezeigt
fake-state-claims = sagt: Stapel { $number }
fake-claim-short = Stapel { $number }!

fake-pile = Stapel { $number }
fake-pile-label = Stapel { $number }: { $names }
fake-pile-empty = leer
fake-loose = Karten, die noch auf keinem Stapel liegen
fake-card-label = { $name }, { $colour }, auf Stapel { $number }. { $text }
fake-card-loose = { $name }, { $colour }, noch auf keinem Stapel. { $text }
fake-card-read = { $name }, { $colour }, { $when }: { $text }
fake-claims-here = Angekündigt: { $names }
fake-draw-pile = { $count } zu ziehen
fake-discard-pile = { $count } abgelegt

fake-lay-onto = { $name } auf Stapel { $number } legen
fake-lay-where = Wohin mit { $name }?
fake-lay-onto-short = Auf Stapel legen
fake-lay-beside = Neben die Stapel legen
fake-spread = Den Rest verteilen
fake-talk = Sag, wohin du zeigen wirst. Du darfst lügen.
fake-talk-short = Ich will
fake-claim = Stapel { $number } ankündigen
fake-finger-ask = Finger hoch: bereit?
fake-finger-up = Finger hoch: bereit!
fake-finger-down = Doch nicht bereit
fake-count-down = Herunterzählen
fake-count-without = { $missing ->
    [one] Ohne eine Person zählen
   *[other] Ohne { $missing } zählen
}
fake-cards = Karten lesen
fake-read-title = Die Karten dieser Runde
fake-cards-of = Die Karten von { $name }
fake-cards-mine = Deine Karten

fake-point-where = Zeig auf einen Stapel
fake-point-at = Auf Stapel { $number } zeigen: { $names }
fake-point-short = Auf Stapel { $number } zeigen
fake-pointed-at = Du zeigst auf Stapel { $number }. Noch sieht es niemand.
fake-count-point = Zeigt!
fake-count-fight = Kämpft!
fake-get-ready = Gleich wird gezeigt!
fake-tips = Nur die Spitzen eurer Schwerter berühren sich
fake-stopwatch = Wie lange der Kampf schon dauert

fake-fate-taken = Geht an { $name }
fake-fate-discarded = Niemand
fake-fate-passed = Kein Kampf
fake-fate-contested = Kampf!
fake-fate-won = Gewonnen: { $name }
fake-why-title = Wohin die letzten Stapel gingen
fake-why-taken = Allein darauf gezeigt: { $name }. Damit gehört er { $name }.
fake-why-discarded = Niemand zeigte darauf. Er wurde abgelegt.
fake-why-passed = Darauf gezeigt: { $names }. Aber pro Runde wird nur um einen Stapel gekämpft. Er wurde abgelegt.
fake-why-contested = Darauf gezeigt: { $names }. Um ihn wird gekämpft.
fake-why-won = Darauf gezeigt: { $names }. Kampf und Stapel gewonnen: { $name }.

fake-pick-pile = Um welchen Stapel wird gekämpft?
fake-pick-pile-short = Stapel { $number }: { $count } wollen ihn
fake-pick-fighters = Wer kämpft? Wähl zwei.
fake-pick-two = Wähl zwei zum Kämpfen
fake-pick-first = Wähl einen Stapel
fake-pick-go = { $one } gegen { $other } um Stapel { $number }

fake-rules = Die Regeln dieses Kampfes
fake-rules-none = Keine Karte gilt: einfach kämpfen!
fake-binds-both = beide
fake-binds-one = nur { $name }
fake-binds-you = nur du
fake-binds-nobody = die kleinere Person: wird noch gesagt
fake-versus = gegen
fake-shorter = kleiner
fake-is-shorter = Kleiner: { $name }
fake-fight-prize = { $count ->
    [one] Um Stapel { $number }: eine Karte
   *[other] Um Stapel { $number }: { $count } Karten
}
fake-fight-tiebreaker = Um das Spiel!
fake-fight-boss = Boss: { $name }
fake-fight-again = Gefecht { $bout }
fake-start = 3-2-1-Kampf zählen

fake-judge = Was ist passiert?
fake-judge-hit = { $name } wurde getroffen
fake-judge-broke = brach eine Regel …
fake-judge-arm = wehrte mit dem Arm ab
fake-judge-both = Beide getroffen: nochmal
fake-judge-which = Welche Karte hat { $name } gebrochen?
fake-judge-back = Zurück
fake-call = Regelbruch melden
fake-call-one = { $name } brach { $card }
fake-decide = Wurde die Regel gebrochen?
fake-called = { $by } meldet: { $name } brach { $card }!
fake-uphold = Ja: { $name } verliert
fake-dismiss = Nein: weiter

fake-choose = Wähl heimlich
fake-move-lunge = Ausfall
fake-move-feint = Finte
fake-move-parry = Parade
fake-beats-lunge = schlägt eine Finte
fake-beats-feint = schlägt eine Parade
fake-beats-parry = schlägt einen Ausfall
fake-barred = jetzt nicht
fake-handicaps = In diesem Gang
fake-astray = Jede zweite Wahl geht bei dir daneben.
fake-idle = Gewinnst du diesen Gang, bringt es dir nichts.
fake-double = Verlierst du diesen Gang, zählt es doppelt.
fake-turned = Alles ist umgekehrt: Was verliert, gewinnt.
fake-chosen = { $move }! Noch sieht es niemand.
fake-has-chosen = { $name }: gewählt
fake-is-choosing = { $name }: am Grübeln …
fake-exchanges = Die Gänge bisher
fake-exchange = { $one } gegen { $other }: Punkt für { $winner }.
fake-exchange-clash = { $one } gegen { $other }: Klingen gekreuzt.
fake-exchange-lot = Vom Los entschieden: Punkt für { $winner }.
fake-score = { $count } von 2 Gängen gewonnen

fake-moment-hit = Treffer! Sieg: { $name }
fake-moment-broken = Regelbruch! Sieg: { $name }
fake-moment-arm_block = Mit dem Arm! Sieg: { $name }
fake-moment-lot = Durch das Los: { $name }
fake-moment-ruling = Sieg: { $name }
fake-moment-both = Beide! Nochmal
fake-moment-both-lots = Wieder beide! Das Los entscheidet
fake-moment-tiebreaker = Stechen!
fake-moment-clash = Klirr!
fake-moment-exchange = Punkt: { $name }!
fake-moment-reshuffled = Neuer Nachziehstapel

fake-first = Drei Sets gewinnen: je drei Karten einer Farbe.
fake-line-lay = { $name } legt die Stapel aus …
fake-line-lay-mine = Leg jede Karte auf einen Stapel
fake-line-empty-mine = Stapel { $number } ist leer. Jeder Stapel braucht eine Karte
fake-line-ask = { $name } grübelt über die Stapel …
fake-line-ask-mine = Passen die Stapel? Heb einen Finger
fake-line-fingers = Es fehlt der Finger: { $names }
fake-line-finger-mine = { $name } fragt: bereit?
fake-line-count = Alle Finger sind oben. { $name } zählt herunter …
fake-line-count-mine = Alle Finger sind oben. Zähl herunter!
fake-line-countdown = Drei, zwei, eins …
fake-line-reveal = Alle zeigen!
fake-line-point = Zeig auf einen Stapel!
fake-line-pointed = Du zeigst. Warte auf die anderen …
fake-line-pick = { $name } wählt den Kampf aus …
fake-line-pick-mine = Du wählst den Kampf aus
fake-line-stand-in = { $name } ernennt einen Boss für diesen Kampf …
fake-line-stand-in-mine = Wer ist Boss dieses Kampfes?
fake-line-shorter = { $name } sagt, wer kleiner ist …
fake-line-shorter-mine = Wer ist kleiner?
fake-line-start = { $one } gegen { $other }. { $name } zählt herunter …
fake-line-start-mine = Schwerter oben? Dann zähl herunter
fake-line-start-fighter = Mach dich bereit! { $name } zählt herunter …
fake-line-tips = Drei, zwei, eins … Spitzen zusammen!
fake-line-fight = { $one } gegen { $other }: Kampf!
fake-line-call = Ein Regelbruch wurde gemeldet. { $name } entscheidet …
fake-line-choose = Wähl: Ausfall, Finte oder Parade
fake-line-chooses = { $count ->
    [one] { $names } wählt …
   *[other] Am Wählen: { $names } …
}
fake-line-won = { $name } gewinnt das Spiel!
fake-line-won-mine = Du gewinnst das Spiel!

fake-sets =
    { $points ->
        [one] 1 Set
       *[other] { $points } Sets
    }

## Glanzlichter eines fertigen Spiels

fake-highlight-hit = Der Treffer
fake-highlight-win = Das letzte Set
fake-highlight-pile = Sonst zeigte niemand
fake-highlight-both = Beide zugleich

## Die Regeln in Kürze

fake-brief-goal = Hab als Erstes drei Sets. Ein Set sind drei Karten einer Farbe.
fake-brief-1 = Der Kampfboss zieht Karten und sortiert sie auf Stapel. Alle dürfen reden, und lügen.
fake-brief-2 = Drei, zwei, eins: Alle zeigen im selben Moment auf einen Stapel.
fake-brief-3 = Allein an einem Stapel? Er gehört dir.
fake-brief-4 = Nicht allein? Kämpft mit Schaumschwertern um ihn, und haltet euch an die Regeln auf seinen Karten. Ein Treffer am Körper gewinnt.
