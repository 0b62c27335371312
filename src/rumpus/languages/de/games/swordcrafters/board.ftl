# Was das Brett von Swordcrafters sagt. Die Sätze zu den Ereignissen stehen in sentences.ftl.

choice-magic-beginner = Leicht
choice-magic-intermediate = Schwer
choice-magic-mixed = Gemischt
choice-magic_sides-by_lot = Per Los
choice-magic_sides-bbi = Zwei leichte, eine schwere
choice-magic_sides-bii = Eine leichte, zwei schwere
choice-opponents-1 = Einer
choice-opponents-2 = Zwei
choice-opponents-3 = Drei
choice-opponents-4 = Vier

swords-table = Die Werkstatt

swords-gem-red = rot
swords-gem-blue = blau
swords-gem-purple = lila
swords-gem-green = grün
swords-gem-amber = bernstein
swords-gem-white = weiß
swords-gem-blank = leer
swords-cut-red = rot, rund geschliffen
swords-cut-blue = blau, als Tropfen geschliffen
swords-cut-purple = lila, als Herz geschliffen
swords-cut-green = grün, eckig geschliffen
swords-cut-amber = bernstein, als Dreieck geschliffen
swords-cut-white = weiß, als Drachen geschliffen
swords-cut-blank = leer
swords-veiled = verhüllt
swords-forge = die Schmiede
swords-gem-count = { $count } { $gem }
swords-no-tiles = keine Plättchen
swords-and = {" "}und{" "}

swords-side-left = Links
swords-side-right = Rechts
swords-side-front = Vorn
swords-side-back = Hinten
swords-guard-of = Parierstange { $gem }
swords-side-told = { $side }: { $gems }.
swords-side-empty = noch keine Plättchen
swords-facing = { $side } zeigt zu dir
swords-turning = dreht sich von selbst
swords-turn-label = Das Schwert von { $name } drehen
swords-turn-label-mine = Dein Schwert drehen
swords-all-swords = Schwerter drehen: { $names }

swords-round = Runde { $round } von { $rounds }
swords-round-short = { $round }/{ $rounds }
swords-phase-slice = Teilen
swords-phase-discard = Zurücklegen
swords-phase-select = Nehmen
swords-phase-craft = Schmieden
swords-phase-over = Wertung
swords-turns = Zugreihenfolge
swords-turn-past = { $name }, fertig
swords-turn-now = { $name }, jetzt
swords-turn-next = { $name }, später
swords-first-next = Beginnt die nächste Runde: { $name }
swords-first-open = Noch hat niemand die Schmiede. Wer sie nimmt, beginnt die nächste Runde.
swords-first-short = danach
swords-first-now = beginnt

swords-players = Wer mitspielt
swords-chip = { $name }: Schwert aus { $length ->
    [one] einem Plättchen
   *[other] { $length } Plättchen
}. { $state } Ansehen.
swords-chip-mine = Dein Schwert: { $length ->
    [one] ein Plättchen
   *[other] { $length } Plättchen
}. { $state } Ansehen.
swords-state-now = Am Zug.
swords-state-done = Fertig geschmiedet.
swords-state-crafting = Noch am Schmieden.
swords-state-none = {""}
swords-you = Du
swords-tiles-short = { $count }

swords-your-slice = Dein Schnitt!
swords-your-slice-horizontal = Schneide quer!
swords-your-slice-vertical = Schneide längs!
swords-your-discard = Welche Hälfte geht zurück?
swords-your-select = Nimm eine Gruppe!
swords-your-craft = { $left ->
    [0] Alles eingebaut. Fertig?
    [one] Noch ein Plättchen einbauen
   *[other] Noch { $left } Plättchen einbauen
}
swords-now-slice = { $name } schneidet …
swords-now-discard = { $name } legt eine Hälfte zurück …
swords-now-select = { $name } nimmt …
swords-now-craft = Am Schmieden: { $name }
swords-now-done = Fertig! Warten auf: { $names }
swords-won = { $count ->
    [one] { $names } gewinnt!
   *[other] Geteilter Sieg: { $names }!
}
swords-won-mine = Du gewinnst!

swords-grid = Raster mit { $columns } Spalten und { $rows } Zeilen
swords-cell = Zeile { $row }, Spalte { $column }: { $gem }
swords-hint-slice = Zieh eine Linie durch die Edelsteine, oder tippe auf eine gepunktete Linie.
swords-hint-select = Tippe auf eine Gruppe, um zu sehen, was sie bringt.
swords-hint-discard = Tippe auf die Hälfte, die in die Schachtel zurückgeht.
swords-cut-horizontal = Quer unter Zeile { $line } schneiden: { $first } und { $second }
swords-cut-vertical = Längs rechts von Spalte { $line } schneiden: { $first } und { $second }
swords-tiles = { $count ->
    [0] keine Plättchen
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
swords-slice-here = Hier schneiden
swords-slice-makes = Ergibt { $first } und { $second }
swords-with-forge = { $tiles } mit der Schmiede
swords-group = Gruppe { $number }: { $tiles }{ $forge ->
    [yes] , mit der Schmiede
   *[no] {""}
}
swords-group-taken = Gruppe { $number }, jetzt bei { $name }
swords-group-out = Gruppe { $number }, übrig
swords-take = { $count ->
    [0] Keine Plättchen
    [one] Ein Plättchen
   *[other] { $count } Plättchen
} nehmen
swords-take-for = Für Schwert { $sword }
swords-brings-forge = Du beginnst die nächste Runde.
swords-brings-nothing = Keine Plättchen.
swords-magic-change = { $before } → { $after }
swords-put-back = { $count ->
    [0] Das
    [one] Dieses Plättchen
   *[other] Diese { $count } Plättchen
} zurücklegen
swords-keeps = Du behältst { $tiles }

swords-hand = Plättchen zum Einbauen
swords-hand-tile = { $gem }, Plättchen { $number } von { $count }
swords-hand-empty = Alle Plättchen sind eingebaut.
swords-place = Einbauen: { $gem }, { $side }
swords-take-off = Abnehmen: { $gem }, { $side }
swords-undo = Zurück
swords-done = Fertig
swords-sword-number = Schwert { $sword }
swords-of-sword = { $name }, Schwert { $sword }
swords-sword-left = Schwert { $sword }, { $left ->
    [0] alles eingebaut
    [one] noch ein Plättchen
   *[other] noch { $left } Plättchen
}
swords-view-3d = Drehen
swords-view-flat = Vier Seiten
swords-view = Wie du Schwerter siehst
swords-view-failed = Dieses Gerät kann Schwerter nicht räumlich zeigen.
swords-craft-waiting = Fertig. Sieh dir die anderen Schwerter an, solange geschmiedet wird.
swords-sides = Seiten des Schwerts
swords-side-button = { $side }: { $gems }

swords-others-see = Andere sehen: { $sides }
swords-others-see-of = { $sword }: { $sides }
swords-show-title = Dreh dein Schwert
swords-show-help = Wähl die zwei Seiten, die die anderen sehen.
swords-show-confirm = Diese zwei zeigen
swords-seen = für andere sichtbar
swords-unseen = vor anderen verborgen

swords-forecast = Vorschau
swords-forecast-title = Was dein Schwert jetzt bringen würde
swords-forecast-told = Vorschau: { $total }. Länge { $length }, Seiten { $quality }, Magie { $magic }.
swords-forecast-note = Wenn das Spiel jetzt endete, verglichen mit dem, was du von den anderen siehst.
swords-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

swords-magic = Magiekarten
swords-magic-label = { $title }: { $points }. Du zählst { $count }.
swords-magic-label-watch = { $title }: { $points }.
swords-magic-most = Am meisten { $colours }
swords-magic-least = Am wenigsten { $colours }
swords-magic-most_pairs = Die meisten Paare { $colours }
swords-magic-most_triads = Die meisten Trios { $colours }
swords-magic-largest_difference = Der größte Unterschied { $colours }
swords-magic-short-most = meiste
swords-magic-short-least = wenigste
swords-magic-short-most_pairs = Paare
swords-magic-short-most_triads = Trios
swords-magic-short-largest_difference = Unterschied
swords-magic-rule-most = Zähl auf allen Seiten die Edelsteine in { $colours }, auch die Parierstangen. Am besten sind die meisten.
swords-magic-rule-least = Zähl auf allen Seiten die Edelsteine in { $colours }, auch die Parierstangen. Am besten sind die wenigsten.
swords-magic-rule-most_pairs = Je ein Edelstein in { $colours } ist ein Paar. Am besten sind die meisten Paare.
swords-magic-rule-most_triads = Je ein Edelstein in { $colours } ist ein Trio. Am besten sind die meisten Trios.
swords-magic-rule-largest_difference = Wie weit liegen die Zahlen der Edelsteine in { $colours } auseinander? Am besten ist der größte Unterschied.
swords-magic-place = Rang { $place }: { $points }
swords-magic-now = Wie es steht
swords-magic-you = du { $count }
swords-level-beginner = leicht
swords-level-intermediate = schwer
swords-place-th = { $place }.

swords-solo-opponents = Gegner
swords-solo-card = Karte dieser Runde
swords-solo-icons = Schnitte dieser Runde
swords-axis-horizontal = quer
swords-axis-vertical = längs
swords-icon-past = { $axis }, erledigt oder übersprungen
swords-icon-now = { $axis }, jetzt
swords-icon-next = { $axis }, später
swords-opponent = { $name }: { $length } Plättchen. Karte ansehen.
swords-opponent-length = Länge
swords-opponent-runs = Reihen
swords-opponent-gems = Edelsteine
swords-opponent-run = { $count } { $gem }
swords-opponent-none = keine Reihen
swords-records = Deine besten Ergebnisse
swords-records-none = Hier steht bald dein erstes Ergebnis.
swords-record = { $total } Punkte, bester Gegner { $rival }
swords-record-new = Neues bestes Ergebnis!
swords-record-best = Bisher am besten: { $total }

swords-part-length = Länge
swords-part-sides = Seiten
swords-part-magic = Magie
swords-part-total = Summe
swords-rule-length = Das längste Schwert von allen bringt 6 Punkte.
swords-rule-side = Die längste Reihe gleicher Edelsteine auf dieser Seite bringt 2 Punkte pro Edelstein.
swords-rule-light = Nur die beste Seite zählt: 5 Punkte pro Edelstein ihrer längsten Reihe.
swords-rule-magic = Die Ränge bringen, was die Karte sagt. Bei Gleichstand wird geteilt.
swords-rule-total = Die meisten Punkte gewinnen.
swords-why-length = { $tiles ->
    [one] Ein Plättchen
   *[other] { $tiles } Plättchen
}; das längste Schwert hat { $longest }. { $points ->
    [0] Keine Punkte.
   *[other] { $points } Punkte.
}
swords-why-of-sword = Schwert { $sword }: { $said }
swords-why-no-run = Hier gibt es keine Reihe aus zwei gleichen Edelsteinen. Keine Punkte.
swords-why-run = Eine Reihe aus { $gems } Edelsteinen ({ $gem }), { $each } Punkte pro Edelstein: { $points } Punkte.
swords-why-run-light = Eine Reihe aus { $gems } Edelsteinen ({ $gem }), aber eine andere Seite ist die beste. Keine Punkte.
swords-why-count = Zählt { $count } ({ $gems }).
swords-why-place = { $level ->
    [one] Allein auf Rang { $place }.
   *[other] { $level } liegen gleichauf auf Rang { $place }.
}
swords-why-shared = Sie teilen sich { $sum } Punkte, abgerundet: je { $points }.
swords-why-points = { $points ->
    [0] Keine Punkte.
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
swords-why-total = { $points } Punkte insgesamt.
swords-scoring = Wertung
swords-scoring-now = Wessen Schwert ist das schönste?
swords-score-number = { $name }, { $part }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Warum?
swords-skip = Überspringen
swords-again = Nochmal zeigen
swords-next-part = Weiter
swords-rule-book = Regel { $clause }
swords-look = Schwerter
swords-look-at = Das Schwert von { $name }
swords-look-at-mine = Dein Schwert
swords-length-told = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
}
swords-hand-told = Auf der Hand: { $tiles }

## Glanzlichter eines fertigen Spiels

sword-highlight-long = Das längste Schwert
sword-highlight-long-text =
    { $count ->
        [one] { $name }: ein Schwert aus einem Plättchen.
       *[other] { $name }: ein Schwert aus { $count } Plättchen.
    }
sword-highlight-take = Die größte Beute
sword-highlight-cut = Der kühnste Schnitt

## Die Regeln in Kürze

sword-brief-goal = Schmiede in sechs Runden das Schwert mit den meisten Punkten.
sword-brief-1 = Reihum teilt ihr je eine Gruppe von Plättchen mit einem geraden Schnitt.
sword-brief-2 = Reihum nehmt ihr je eine Gruppe. Wer die Schmiede nimmt, beginnt die nächste Runde.
sword-brief-3 = Alle deine Plättchen kommen in dein Schwert: vier Seiten, keine Löcher.
sword-brief-4 = Das längste Schwert bringt 6 Punkte, jeder Edelstein in der besten Reihe einer Seite 2, und Magiekarten noch mehr.
