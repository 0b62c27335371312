option-hints = Montrer les chances
option-hints-help = À ton tour, montre la chance de chaque couleur, d’après toutes les cartes vues jusque-là.
