# Ce que dit le plateau de Mantis. Les couleurs s'accordent avec « carte ».

mantis-red = rouge
mantis-orange = orange
mantis-yellow = jaune
mantis-green = verte
mantis-blue = bleue
mantis-purple = violette
mantis-pink = rose

mantis-stack = { $count } × { $colour }
mantis-tank = Bassin de { $name } : { $stacks } ; pile de score { $pile } sur { $target }
mantis-tank-mine = Ton bassin : { $stacks } ; pile de score { $pile } sur { $target }
mantis-tank-empty = vide
mantis-look = Regarder le bassin de { $name }
mantis-look-mine = Regarder ton bassin
mantis-look-title = Le bassin de { $name }
mantis-look-title-mine = Ton bassin
mantis-look-score = Pile de score : { $pile } sur { $target }
mantis-look-match = La carte du dessus peut aller là
mantis-you = Toi
mantis-pile = { $pile } sur { $target }
mantis-to-move = tour en cours
mantis-bot = bot
mantis-winner = gagne !
mantis-winner-mine = c’est gagné !

mantis-draw = Pioche : la carte du dessus est { $colours }. { $left ->
    [one] Encore { $left } carte.
   *[other] Encore { $left } cartes.
}
mantis-draw-empty = La pioche est vide.
mantis-left = reste { $left }
mantis-or = ou
mantis-table = La table

mantis-choose = Que fais-tu ?
mantis-score = Marquer
mantis-steal = Voler { $name }
mantis-no-match = rien à gagner
mantis-chance = { $percent } %
mantis-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
mantis-score-why = Marquer : retourne la carte du dessus dans ton bassin. { $matches ->
    [none] Aucune des trois couleurs n’y correspond.
   *[some] Tu mettrais à l’abri { $wins }.
}
mantis-steal-why = Voler { $name } : retourne la carte du dessus dans son bassin. { $matches ->
    [none] Aucune des trois couleurs n’y correspond.
   *[some] Tu prendrais { $wins }.
}
mantis-win = { $cards } si elle est { $colour }
mantis-why-chance = { $percent } pour cent de chances.

mantis-your-move = À toi !
mantis-waiting = { $name } choisit…
mantis-waiting-bot = { $name } réfléchit…
mantis-waiting-away = { $name } a décroché. Un bot arrive bientôt.
mantis-waiting-stand-in = Un bot joue pour { $name }…
mantis-aim-score = { $name } tente de marquer…
mantis-aim-score-mine = Tu tentes de marquer…
mantis-aim-steal = { $name } tente de voler { $victim }…
mantis-aim-steal-mine = Tu tentes de voler { $victim }…
mantis-won = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
mantis-won-mine = Tu gagnes !
mantis-first = Marquer ou voler : choisis, puis la carte du dessus se retourne.

## Highlights of a finished game

mantis-highlight-win = Le tour gagnant
mantis-highlight-steal = Le plus gros vol
mantis-highlight-score = La plus belle prise

## The rules in short

mantis-brief-goal = Le but : dix cartes dans ta pile de score avant tout le monde (quinze à deux).
mantis-brief-1 = Le dos de la carte du dessus montre trois couleurs. Sa face est l’une d’elles.
mantis-brief-2 = Marquer : retourne-la dans ton bassin. Si elle correspond, toutes celles de cette couleur sont à l’abri dans ta pile de score.
mantis-brief-3 = Ou voler : retourne-la dans le bassin de quelqu’un. Si elle correspond, toutes celles de cette couleur viennent dans ton bassin.
mantis-brief-4 = Rien ne correspond ? La carte reste dans le bassin où elle a été retournée.
