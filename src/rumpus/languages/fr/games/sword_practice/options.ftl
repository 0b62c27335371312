option-cards = Cartes
option-cards-help = Les codes des cartes en vigueur, séparés par des espaces.
option-bouts = Au meilleur des
option-bouts-help = Gagner plus de la moitié de ces assauts, c’est gagner.
option-brisk = Décomptes raccourcis
option-brisk-help = Dès le deuxième assaut, le décompte et la pause sont plus courts.
