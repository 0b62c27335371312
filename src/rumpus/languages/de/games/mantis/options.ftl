option-hints = Chancen zeigen
option-hints-help = Zeigt in deinem Zug die Chance jeder Farbe, nach allen Karten, die bisher zu sehen waren.
