refusal-at-this-table-everybody-sees-all-sides-of-every-sword = À cette table, tout le monde voit tous les côtés de chaque épée.
refusal-choose-first-which-of-the-two-groups-goes-back-to = Choisis d’abord lequel des deux groupes retourne à la boîte.
refusal-dual-wielding-is-for-two-players = Deux épées chacun, c’est seulement à deux
refusal-everybody-is-crafting-now = Tout le monde forge en ce moment.
refusal-it-is-another-players-turn = Ce n’est pas ton tour.
refusal-only-players-can-ask-for-a-forecast = Il faut jouer pour demander un pronostic.
refusal-other-tiles-rest-on-the-top-one-of-the-side = D’autres tuiles reposent sur celle du haut { $side ->
        [left] à gauche
        [right] à droite
        [front] devant
       *[back] derrière
    }.
refusal-show-two-different-sides = Montre deux côtés différents.
refusal-that-group-has-been-taken = Ce groupe est déjà pris.
refusal-that-line-does-not-cut-the-group-into-exactly-two = Cette ligne ne coupe pas le groupe en deux exactement.
refusal-the-card-wants-a-axis-slice-now = La carte veut maintenant une coupe { $axis }.
refusal-the-side-needs-both-crossing-tiles-below-it-first = Il faut d’abord les deux tuiles croisées en dessous ({ $side ->
        [left] gauche
        [right] droite
        [front] devant
       *[back] derrière
    }).
refusal-there-is-no-such-group = Ce groupe n’existe pas.
refusal-there-is-no-such-group-to-slice = Il n’y a pas de tel groupe à trancher.
refusal-there-is-no-tile-of-this-round-on-the-side = Il n’y a pas de tuile de cette manche { $side ->
        [left] à gauche
        [right] à droite
        [front] devant
       *[back] derrière
    }.
refusal-these-tiles-have-to-be-built-in-first-gems = Ces tuiles doivent d’abord être montées : { $gems }.
refusal-this-is-the-time-to-select-a-group = C’est le moment de choisir un groupe.
refusal-this-is-the-time-to-slice = C’est le moment de trancher.
refusal-this-sword-has-its-group-for-this-round-name-the = Cette épée a son groupe pour cette manche. Choisis l’autre.
refusal-this-table-plays-without-a-forecast = Cette table joue sans pronostic.
refusal-you-are-done-with-crafting-in-this-round-what-is = Tu as fini de forger pour cette manche. Ce qui est monté reste.
refusal-you-have-no-gem-tile-left-to-build-in = Il ne te reste aucune tuile { $gem ->
        [red] rouge
        [blue] bleue
        [purple] violette
        [green] verte
        [amber] ambrée
        [white] blanche
       *[blank] vierge
    } à monter.
refusal-you-have-one-sword-two-are-for-dual-wielding = Tu as une seule épée. En avoir deux, c’est une option.
