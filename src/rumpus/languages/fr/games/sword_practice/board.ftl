# La salle d'entraînement.

practice-title = La salle d’entraînement
practice-cards = Cartes en vigueur
practice-cards-help = Tape les cartes qui s’appliquent aux deux, ou aucune pour un assaut simple. Six au plus.
practice-too-many = Six cartes au plus : retires-en une d’abord.
practice-colour-purple = Violet : tout l’assaut
practice-colour-green = Vert : au début
practice-colour-yellow = Jaune : à chaque contact
practice-colour-black = Noir : un avantage pour la plus petite taille
practice-level = Quel niveau pour le bot ?
practice-fight = Au combat !
practice-watch = Regarder deux bots
practice-learn = Apprendre avec le mannequin
practice-lucky = Deux au hasard

practice-best-of = Au meilleur des { $bouts }
practice-won-bout = { $name } gagne l’assaut { $number }
practice-why-hit = par une touche
practice-why-broken = { $card } : règle enfreinte
practice-why-lot = par le sort
practice-tie = Les deux à la fois : assaut { $number } à refaire
practice-next = Assaut suivant
practice-next-in = Assaut suivant dans { $seconds } s
practice-over = { $name } gagne l’entraînement, { $ones } à { $twos }
practice-again = Autres cartes, autre niveau
practice-get-ready = Prépare-toi…

practice-bouts =
    { $points ->
        [one] { $points } assaut
       *[other] { $points } assauts
    }
