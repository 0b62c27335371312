option-cards = Karten
option-cards-help = Die Codes der geltenden Karten, durch Leerzeichen getrennt.
option-bouts = Bestes aus
option-bouts-help = Wer mehr als die Hälfte dieser Gefechte gewinnt, hat gewonnen.
option-brisk = Kürzer zählen
option-brisk-help = Ab dem zweiten Gefecht sind Herunterzählen und Pause kürzer.
