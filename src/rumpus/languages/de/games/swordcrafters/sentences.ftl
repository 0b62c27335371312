# Was in Swordcrafters geschieht, ein Satz pro Ereignis.

axis-horizontal = quer
axis-vertical = längs
icons-horizontal = quer
icons-vertical = längs

round_began =
    { $first ->
        [none] Runde { $round } beginnt.
       *[other] Runde { $round } beginnt. { $you ->
            [first] Du fängst
           *[other] { $first } fängt
        } an.
    }
icons_shown = Die Karte dieser Runde ist { $card }. Sie sagt: { $icons }.
icon_skipped = Ein Schnitt { $axis } geht nicht, also fällt er aus.
sliced = { $you ->
        [seat] Du schneidest
       *[other] { $seat } schneidet
    } { $axis }. Jetzt sind es { $groups } Gruppen.
selected =
    { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } { $count ->
        [0] nur die Schmiede
        [one] ein Plättchen{ $forge ->
            [yes] {" "}und die Schmiede
           *[no] {""}
        }
       *[other] { $count } Plättchen{ $forge ->
            [yes] {" "}und die Schmiede
           *[no] {""}
        }
    }{ $sword ->
        [0] {" "}für das erste Schwert.
        [1] {" "}für das zweite Schwert.
       *[none] .
    }
discarded =
    { $you ->
        [seat] Du legst
       *[other] { $seat } legt
    } { $count ->
        [0] die Schmiede beiseite.
        [one] ein Plättchen in die Schachtel zurück.
       *[other] { $count } Plättchen in die Schachtel zurück.
    }
left_over =
    { $count ->
        [0] Nur die Schmiede bleibt übrig.
        [one] Das übrige Plättchen kommt in die Schachtel.
       *[other] Die { $count } übrigen Plättchen kommen in die Schachtel.
    }
first_player =
    { $clause ->
        [S-SELECT-4] Niemand hat die Schmiede genommen. { $you ->
            [seat] Du beginnst
           *[other] { $seat } beginnt
        } die nächste Runde.
       *[other] { $you ->
            [seat] Du beginnst
           *[other] { $seat } beginnt
        } die nächste Runde.
    }
crafted = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } fertig mit Schmieden.
turned = { $you ->
        [seat] Du drehst
       *[other] { $seat } dreht
    } ein Schwert.
scored =
    { $seat ->
        [none] { $name } hat
       *[other] { $you ->
            [seat] Du hast
           *[other] { $seat } hat
        }
    } { $points ->
        [0] keine Punkte.
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
ended =
    { $count ->
        [0] { $shared ->
            [yes] Gegner gewinnen.
           *[no] Ein Gegner gewinnt.
        }
        [one] { $shared ->
            [yes] { $you ->
                [winners] Du teilst dir
               *[other] { $winners } teilt sich
            } den Sieg mit einem Gegner.
           *[no] { $you ->
                [winners] Du gewinnst
               *[other] { $winners } gewinnt
            } das Spiel.
        }
       *[other] Geteilter Sieg: { $winners }.
    }

# Was möglich ist: die Beschriftung der Knöpfe.

group-of-value =
    { $value ->
        [0] Gruppe 1
        [1] Gruppe 2
        [2] Gruppe 3
        [3] Gruppe 4
        [4] Gruppe 5
       *[5] Gruppe 6
    }
group-of-first =
    { $first ->
        [0] Gruppe 1
        [1] Gruppe 2
        [2] Gruppe 3
        [3] Gruppe 4
       *[4] Gruppe 5
    }
token-slice =
    { $second ->
        [horizontal] { group-of-first } unter Zeile { $third } schneiden
       *[vertical] { group-of-first } rechts von Spalte { $third } schneiden
    }
token-discard = { group-of-value } zurücklegen
token-select = { group-of-value } nehmen
token-place =
    { $value ->
        [red] Rot einbauen
        [blue] Blau einbauen
        [purple] Lila einbauen
        [green] Grün einbauen
        [amber] Bernstein einbauen
        [white] Weiß einbauen
       *[blank] Leeres einbauen
    }
token-side =
    { $value ->
        [left] Links
        [right] Rechts
        [front] Vorn
       *[back] Hinten
    }
token-take_off =
    { $value ->
        [left] Links ein Plättchen abnehmen
        [right] Rechts ein Plättchen abnehmen
        [front] Vorn ein Plättchen abnehmen
       *[back] Hinten ein Plättchen abnehmen
    }
token-finish = Fertig
token-show =
    { $value ->
        [left] Links zeigen und …
        [right] Rechts zeigen und …
        [front] Vorn zeigen und …
       *[back] Hinten zeigen und …
    }
token-sword =
    { $value ->
        [0] Erstes Schwert
       *[1] Zweites Schwert
    }

# Das geführte erste Spiel.

lesson-hello = Komm herein, Vorsicht, Funken! Ich bin dein Coach. Du schmiedest ein Schwert, und { $seat1 } und { $seat2 } auch.
lesson-grid = Jede Runde beginnt mit einem Raster aus Edelsteinen. Alle machen einen Schnitt hindurch, und dann nehmen alle ein Stück.
lesson-guards = Dein Schwert hat vier Seiten. Zwei Parierstangen sind schon dran: vorn ein lila Edelstein, hinten ein grüner.
lesson-slice = Du schneidest zuerst. Mitten durch, längs: Tippe auf die Linie, auf die ich zeige, und schneide.
lesson-sliced = Zwei Stücke. Sieh dir das linke an: drei grüne Edelsteine!
lesson-pip-slices = Die anderen schneiden auch …
lesson-select-what = Jetzt nehmen alle ein Stück, und du darfst zuerst wählen. Da sind sie, drei grüne und ein blauer.
lesson-select = Tippe auf dieses Stück und nimm es.
lesson-others-take = Die anderen nehmen, was übrig ist. Das letzte Stück kommt in die Schachtel.
lesson-others-craft = Jetzt schmieden alle zugleich. Die anderen sind schnell …
lesson-craft = Du bist am Amboss. Alle vier Plättchen kommen in dieser Runde in dein Schwert.
lesson-hold = Plättchen halten über Kreuz: erst links und rechts, dann vorn und hinten obendrauf. Löcher gibt es nie.
lesson-place = Zuerst das blaue: Es kommt nach links.
lesson-place-two = Ein grünes nach rechts, zum Ausgleich.
lesson-place-three = Hinten ist eine grüne Parierstange. Leg dort einen grünen Edelstein an: zwei in einer Reihe!
lesson-place-last = Und das letzte nach vorn.
lesson-finish = Das ist ein schöner Anfang. Sag, dass du fertig bist.
lesson-quality = Nach sechs Runden werden die Schwerter gewertet. Jede Seite zählt ihre längste Reihe gleicher Edelsteine, zwei Punkte pro Stein. Hinten hast du schon zwei: vier Punkte.
lesson-magic = Auch Magiekarten bringen Punkte: für die meisten Edelsteine einer Farbe oder für die wenigsten. Behalt sie im Auge.
lesson-length = Und das längste Schwert bekommt sechs Punkte extra, also ist ein dickes Stück nie verkehrt.
lesson-forge = Die Schmiede im Raster ist kein Edelstein. Wer sie nimmt, beginnt die nächste Runde, und zuerst wählen ist viel wert.
lesson-end = Fünf Runden sind noch übrig, und du weißt alles. Spiel weiter: { $seat1 } und { $seat2 } warten nicht mehr auf mich!

# Der Coach an deiner Seite.

coach-asked-slice = Mach einen geraden Schnitt durch ein Stück. Später nimmst du eines von allen Stücken.
coach-asked-select = Nimm eines der Stücke. Seine Plättchen kommen in dieser Runde in dein Schwert.
coach-asked-discard = Eines der beiden Stücke kommt in die Schachtel. Mit dem anderen machst du weiter.
coach-asked-craft = Bau alle Plättchen dieser Runde in dein Schwert ein: erst links und rechts, dann vorn und hinten obendrauf.
coach-means-place = Dann wähl eine Seite. Gleiche Edelsteine in einer Reihe auf einer Seite bringen je zwei Punkte.
coach-means-finish = Du bist für diese Runde fertig. Danach lässt sich nichts mehr verschieben.
coach-slice = Das größte Stück hätte { $most } Plättchen, das kleinste { $least }.
coach-slice-why = Ein Schnitt sollte dir ein gutes Stück lassen, und nichts ebenso Gutes für alle, die vor dir wählen.
coach-select = Es bringt { $tiles } Plättchen, { $gems } davon mit Edelstein. Längere Schwerter bringen auch Punkte.
coach-select-alike = { $count } Edelsteine einer Farbe: Das gibt eine Reihe und zählt für Magiekarten.
coach-select-forge = Die Schmiede ist dabei, also beginnst du die nächste Runde.
coach-discard = Es hat nur { $tiles } Plättchen; das andere Stück ist mehr wert.
coach-row = Das gibt eine Reihe aus { $gems } gleichen Edelsteinen auf der Seite { $side ->
        [left] links
        [right] rechts
        [front] vorn
       *[back] hinten
    }.
coach-points = Wenn das Spiel jetzt endete, brächte dein Schwert { $now } statt { $before } Punkte.
