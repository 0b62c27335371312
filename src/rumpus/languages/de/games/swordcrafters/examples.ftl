example-three-slices = Drei Schnitte
example-three-slices-text = Reihum teilt jeder Schnitt eine Gruppe gerade in zwei. Nach dem letzten gibt es eine Gruppe mehr, als Personen mitspielen.
example-a-group-with-the-forge = Eine Gruppe mit der Schmiede
example-a-group-with-the-forge-text = Alle nehmen eine Gruppe. In dieser liegt die Schmiede: Wer sie nimmt, beginnt die nächste Runde.
example-done-with-crafting = Fertig geschmiedet
example-done-with-crafting-text = Alle Plättchen der Runde sind im Schwert, auf beliebigen Seiten und ohne Löcher.
example-counting-up = Die Wertung
example-counting-up-text = Nach sechs Runden zählen das längste Schwert, die besten Reihen und die Magiekarten.
