refusal-at-this-table-everybody-sees-all-sides-of-every-sword = An diesem Tisch sehen alle jede Seite jedes Schwerts.
refusal-choose-first-which-of-the-two-groups-goes-back-to = Wähl erst, welche der beiden Gruppen in die Schachtel zurückgeht.
refusal-dual-wielding-is-for-two-players = Zwei Schwerter gibt es nur zu zweit
refusal-everybody-is-crafting-now = Gerade schmieden alle.
refusal-it-is-another-players-turn = Du bist nicht dran.
refusal-only-players-can-ask-for-a-forecast = Eine Vorschau bekommt nur, wer mitspielt.
refusal-other-tiles-rest-on-the-top-one-of-the-side = Auf dem obersten Plättchen { $side ->
        [left] links
        [right] rechts
        [front] vorn
       *[back] hinten
    } liegen andere auf.
refusal-show-two-different-sides = Zeig zwei verschiedene Seiten.
refusal-that-group-has-been-taken = Diese Gruppe ist schon weg.
refusal-that-line-does-not-cut-the-group-into-exactly-two = Diese Linie teilt die Gruppe nicht in genau zwei.
refusal-the-card-wants-a-axis-slice-now = Die Karte will jetzt einen Schnitt { $axis }.
refusal-the-side-needs-both-crossing-tiles-below-it-first = Die Seite { $side ->
        [left] links
        [right] rechts
        [front] vorn
       *[back] hinten
    } braucht erst beide Querplättchen darunter.
refusal-there-is-no-such-group = Diese Gruppe gibt es nicht.
refusal-there-is-no-such-group-to-slice = So eine Gruppe gibt es nicht zu schneiden.
refusal-there-is-no-tile-of-this-round-on-the-side = Von dieser Runde liegt { $side ->
        [left] links
        [right] rechts
        [front] vorn
       *[back] hinten
    } kein Plättchen.
refusal-these-tiles-have-to-be-built-in-first-gems = Erst müssen diese Plättchen eingebaut werden: { $gems }.
refusal-this-is-the-time-to-select-a-group = Jetzt wird eine Gruppe genommen.
refusal-this-is-the-time-to-slice = Jetzt wird geschnitten.
refusal-this-sword-has-its-group-for-this-round-name-the = Dieses Schwert hat seine Gruppe für diese Runde. Nimm das andere.
refusal-this-table-plays-without-a-forecast = Dieser Tisch spielt ohne Vorschau.
refusal-you-are-done-with-crafting-in-this-round-what-is = Du bist mit Schmieden für diese Runde fertig. Was eingebaut ist, bleibt.
refusal-you-have-no-gem-tile-left-to-build-in = Du hast kein { $gem ->
        [red] rotes
        [blue] blaues
        [purple] lila
        [green] grünes
        [amber] bernsteinfarbenes
        [white] weißes
       *[blank] leeres
    } Plättchen mehr einzubauen.
refusal-you-have-one-sword-two-are-for-dual-wielding = Du hast ein Schwert. Zwei sind eine Option.
