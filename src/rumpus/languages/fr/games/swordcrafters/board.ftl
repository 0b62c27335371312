# Ce que dit le plateau de Swordcrafters. Les couleurs s'accordent avec « gemme ».

choice-magic-beginner = Faciles
choice-magic-intermediate = Difficiles
choice-magic-mixed = Un mélange
choice-magic_sides-by_lot = Au sort
choice-magic_sides-bbi = Deux faciles, une difficile
choice-magic_sides-bii = Une facile, deux difficiles
choice-opponents-1 = Un
choice-opponents-2 = Deux
choice-opponents-3 = Trois
choice-opponents-4 = Quatre

swords-table = L’atelier

swords-gem-red = rouge
swords-gem-blue = bleue
swords-gem-purple = violette
swords-gem-green = verte
swords-gem-amber = ambrée
swords-gem-white = blanche
swords-gem-blank = vierge
swords-cut-red = rouge, taille ronde
swords-cut-blue = bleue, taille en goutte
swords-cut-purple = violette, taille en cœur
swords-cut-green = verte, taille carrée
swords-cut-amber = ambrée, taille en triangle
swords-cut-white = blanche, taille en cerf-volant
swords-cut-blank = vierge
swords-veiled = voilée
swords-forge = la forge
swords-gem-count = { $count } × { $gem }
swords-no-tiles = aucune tuile
swords-and = {" "}et{" "}

swords-side-left = Gauche
swords-side-right = Droite
swords-side-front = Devant
swords-side-back = Derrière
swords-guard-of = garde { $gem }
swords-side-told = { $side } : { $gems }.
swords-side-empty = pas encore de tuiles
swords-facing = Face à toi : { $side }
swords-turning = tourne toute seule
swords-turn-label = Tourner l’épée de { $name }
swords-turn-label-mine = Tourner ton épée
swords-all-swords = Tourner les épées de { $names }

swords-round = Manche { $round } sur { $rounds }
swords-round-short = { $round }/{ $rounds }
swords-phase-slice = Trancher
swords-phase-discard = Rendre
swords-phase-select = Choisir
swords-phase-craft = Forger
swords-phase-over = Décompte
swords-turns = Ordre du tour
swords-turn-past = { $name }, fini
swords-turn-now = { $name }, maintenant
swords-turn-next = { $name }, plus tard
swords-first-next = Commence la manche suivante : { $name }
swords-first-open = Personne n’a encore la forge. Qui la prend commence la manche suivante.
swords-first-short = suite
swords-first-now = commence

swords-players = Joueurs
swords-chip = { $name } : épée de { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
}. { $state } La regarder.
swords-chip-mine = Ton épée : { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
}. { $state } La regarder.
swords-state-now = Tour en cours.
swords-state-done = Forge terminée.
swords-state-crafting = Encore à la forge.
swords-state-none = {""}
swords-you = Toi
swords-tiles-short = { $count }

swords-your-slice = À toi : tranche !
swords-your-slice-horizontal = Tranche à l’horizontale !
swords-your-slice-vertical = Tranche à la verticale !
swords-your-discard = Quelle moitié rends-tu ?
swords-your-select = Prends un groupe !
swords-your-craft = { $left ->
    [0] Tout est monté. Fini ?
    [one] Une tuile à monter
   *[other] { $left } tuiles à monter
}
swords-now-slice = { $name } tranche…
swords-now-discard = { $name } rend une moitié…
swords-now-select = { $name } choisit…
swords-now-craft = À la forge : { $name }
swords-now-done = Fini ! On attend { $names }
swords-won = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
swords-won-mine = Tu gagnes !

swords-grid = Grille de { $columns } colonnes et { $rows } lignes
swords-cell = Ligne { $row }, colonne { $column } : { $gem }
swords-hint-slice = Trace une ligne à travers les gemmes, ou tape un pointillé.
swords-hint-select = Tape un groupe pour voir ce qu’il rapporte.
swords-hint-discard = Tape la moitié qui retourne à la boîte.
swords-cut-horizontal = Trancher à l’horizontale sous la ligne { $line } : { $first } et { $second }
swords-cut-vertical = Trancher à la verticale à droite de la colonne { $line } : { $first } et { $second }
swords-tiles = { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
}
swords-slice-here = Trancher ici
swords-slice-makes = Donne { $first } et { $second }
swords-with-forge = { $tiles } avec la forge
swords-group = Groupe { $number } : { $tiles }{ $forge ->
    [yes] , avec la forge
   *[no] {""}
}
swords-group-taken = Groupe { $number }, pris par { $name }
swords-group-out = Groupe { $number }, en reste
swords-take = Prendre { $count ->
    [0] zéro tuile
    [one] une tuile
   *[other] { $count } tuiles
}
swords-take-for = Pour l’épée { $sword }
swords-brings-forge = Tu commences la manche suivante.
swords-brings-nothing = Aucune tuile.
swords-magic-change = { $before } → { $after }
swords-put-back = Rendre { $count ->
    [0] ceci
    [one] cette tuile
   *[other] ces { $count } tuiles
}
swords-keeps = Tu gardes { $tiles }

swords-hand = Tuiles à monter
swords-hand-tile = { $gem }, tuile { $number } sur { $count }
swords-hand-empty = Toutes les tuiles sont montées.
swords-place = Poser { $gem } ({ $side })
swords-take-off = Retirer { $gem } ({ $side })
swords-undo = Annuler
swords-done = Fini
swords-sword-number = Épée { $sword }
swords-of-sword = { $name }, épée { $sword }
swords-sword-left = Épée { $sword }, { $left ->
    [0] tout est monté
    [one] encore une tuile
   *[other] encore { $left } tuiles
}
swords-view-3d = La tourner
swords-view-flat = Quatre côtés
swords-view = Comment regarder les épées
swords-view-failed = Cet appareil ne peut pas montrer les épées en relief.
swords-craft-waiting = Fini. Regarde les autres épées pendant qu’elles se forgent.
swords-sides = Côtés de l’épée
swords-side-button = { $side } : { $gems }

swords-others-see = Les autres voient : { $sides }
swords-others-see-of = { $sword } : { $sides }
swords-show-title = Tourne ton épée
swords-show-help = Choisis les deux côtés que voient les autres.
swords-show-confirm = Montrer ces deux-là
swords-seen = vu par les autres
swords-unseen = caché aux autres

swords-forecast = Pronostic
swords-forecast-title = Ce que marquerait ton épée maintenant
swords-forecast-told = Pronostic : { $total }. Longueur { $length }, côtés { $quality }, magie { $magic }.
swords-forecast-note = Si la partie finissait maintenant, par rapport à ce que tu vois des autres.
swords-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

swords-magic = Cartes magie
swords-magic-label = { $title } : { $points }. Tu en comptes { $count }.
swords-magic-label-watch = { $title } : { $points }.
swords-magic-most = Le plus : { $colours }
swords-magic-least = Le moins : { $colours }
swords-magic-most_pairs = Le plus de paires : { $colours }
swords-magic-most_triads = Le plus de triades : { $colours }
swords-magic-largest_difference = Le plus grand écart : { $colours }
swords-magic-short-most = le plus
swords-magic-short-least = le moins
swords-magic-short-most_pairs = paires
swords-magic-short-most_triads = triades
swords-magic-short-largest_difference = écart
swords-magic-rule-most = Compte les gemmes ({ $colours }) de tous les côtés, gardes comprises. En avoir le plus est le mieux.
swords-magic-rule-least = Compte les gemmes ({ $colours }) de tous les côtés, gardes comprises. En avoir le moins est le mieux.
swords-magic-rule-most_pairs = Une gemme de chaque, { $colours }, fait une paire. Avoir le plus de paires est le mieux.
swords-magic-rule-most_triads = Une gemme de chaque, { $colours }, fait une triade. Avoir le plus de triades est le mieux.
swords-magic-rule-largest_difference = Quel écart entre les nombres de gemmes ({ $colours }) ? Le plus grand est le mieux.
swords-magic-place = rang { $place } : { $points }
swords-magic-now = Où on en est
swords-magic-you = toi { $count }
swords-level-beginner = facile
swords-level-intermediate = difficile
swords-place-th = { $place ->
    [1] 1er
   *[other] { $place }e
}

swords-solo-opponents = Adversaires
swords-solo-card = Carte de cette manche
swords-solo-icons = Coupes de cette manche
swords-axis-horizontal = horizontale
swords-axis-vertical = verticale
swords-icon-past = { $axis }, faite ou sautée
swords-icon-now = { $axis }, maintenant
swords-icon-next = { $axis }, plus tard
swords-opponent = { $name } : { $length } tuiles. Regarder la carte.
swords-opponent-length = Longueur
swords-opponent-runs = Rangées
swords-opponent-gems = Gemmes
swords-opponent-run = { $count } × { $gem }
swords-opponent-none = aucune rangée
swords-records = Tes meilleurs résultats
swords-records-none = Ton premier résultat s’affichera ici.
swords-record = { $total } points, meilleur adversaire { $rival }
swords-record-new = Nouveau record !
swords-record-best = Record actuel : { $total }

swords-part-length = Longueur
swords-part-sides = Côtés
swords-part-magic = Magie
swords-part-total = Total
swords-rule-length = La plus longue épée de toutes marque 6 points.
swords-rule-side = La plus longue rangée de gemmes identiques de ce côté marque 2 points par gemme.
swords-rule-light = Seul le meilleur côté marque : 5 points par gemme de sa plus longue rangée.
swords-rule-magic = Chaque rang vaut ce que dit la carte. En cas d’égalité, on partage.
swords-rule-total = Le plus de points gagne.
swords-why-length = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ; la plus longue épée en a { $longest }. { $points ->
    [0] Aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
swords-why-of-sword = Épée { $sword } : { $said }
swords-why-no-run = Pas de rangée de deux gemmes identiques ici. Aucun point.
swords-why-run = Une rangée de { $gems } gemmes ({ $gem }), { $each } points par gemme : { $points } points.
swords-why-run-light = Une rangée de { $gems } gemmes ({ $gem }), mais un autre côté est meilleur. Aucun point.
swords-why-count = Compte { $count } ({ $gems }).
swords-why-place = { $level ->
    [one] Sans partage au rang { $place }.
   *[other] { $level } à égalité au rang { $place }.
}
swords-why-shared = Partage de { $sum } points, arrondi en dessous : { $points } chacun.
swords-why-points = { $points ->
    [0] Aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
swords-why-total = { $points } points en tout.
swords-scoring = Décompte
swords-scoring-now = Quelle épée est la plus belle ?
swords-score-number = { $name }, { $part } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Pourquoi ?
swords-skip = Passer
swords-again = Revoir
swords-next-part = Suite
swords-rule-book = Règle { $clause }
swords-look = Épées
swords-look-at = L’épée de { $name }
swords-look-at-mine = Ton épée
swords-length-told = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
swords-hand-told = En main : { $tiles }

## Highlights of a finished game

sword-highlight-long = La plus longue épée
sword-highlight-long-text =
    { $count ->
        [one] { $name } a forgé une épée d’une tuile.
       *[other] { $name } a forgé une épée de { $count } tuiles.
    }
sword-highlight-take = Le plus gros butin
sword-highlight-cut = La coupe la plus osée

## The rules in short

sword-brief-goal = Forger en six manches l’épée qui vaut le plus de points.
sword-brief-1 = Chacun son tour, on tranche un groupe de tuiles en deux, tout droit.
sword-brief-2 = Chacun son tour, on prend un groupe. Qui prend la forge commence la manche suivante.
sword-brief-3 = Toutes tes tuiles vont dans ton épée : quatre côtés, aucun trou.
sword-brief-4 = La plus longue épée vaut 6 points, chaque gemme de la meilleure rangée d’un côté 2, et les cartes magie en donnent d’autres.
