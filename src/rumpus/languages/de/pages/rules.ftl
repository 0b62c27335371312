# Die Texte der Regelhefte.

rules-search = In den Regeln suchen
rules-index = Abschnitte
rules-none = Keine Regel spricht von „{ $query }“.
rules-short = Die Regeln in Kürze
rules-examples = Beispiele
example-open = Vorspielen
example-close = Schließen
example-again = Nochmal vorspielen
example-begins = Die Lage davor.
example-clause = Regel { $clause }
example-of =
    { $count ->
        [one] Ein Beispiel
       *[other] { $count } Beispiele
    }

rules-of = Regeln von { $game }
rules-title = Regeln von { $game } · Rumpus
rules-shelf = Regelhefte
rules-missing-title = Dieses Regelheft gibt es nicht
