# Ce qui se passe dans la salle d'entraînement.

bout_began =
    { $again ->
        [yes] L’assaut { $number } est à refaire.
       *[no] L’assaut { $number } commence.
    }
bout_won =
    { $cause ->
        [hit] { $you ->
            [seat] Tu touches { $loser } et gagnes
            [loser] { $seat } te touche et gagne
           *[other] { $seat } touche { $loser } et gagne
        } l’assaut { $number }.
        [broken] { $you ->
            [loser] Tu enfreins
           *[other] { $loser } enfreint
        } la règle { $card } : { $you ->
            [seat] tu gagnes
           *[other] { $seat } gagne
        } l’assaut { $number }.
       *[lot] L’assaut { $number } n’en finit pas. Le sort choisit { $seat }.
    }
bout_tied = Les deux au même instant : personne n’a gagné l’assaut { $number }.
won = { $you ->
        [seat] Tu gagnes
       *[other] { $seat } gagne
    } par { $bouts } assauts à { $lost }.

# What may be done: the labels of buttons.

token-go_on = Assaut suivant
