# Les textes des livrets de règles.

rules-search = Chercher dans les règles
rules-index = Sections
rules-none = Aucune règle ne parle de « { $query } ».
rules-short = Les règles en bref
rules-examples = Exemples
example-open = Voir en jeu
example-close = Fermer
example-again = Rejouer
example-begins = La situation juste avant.
example-clause = Règle { $clause }
example-of =
    { $count ->
        [one] Un exemple
       *[other] { $count } exemples
    }

rules-of = Règles de { $game }
rules-title = Règles de { $game } · Rumpus
rules-shelf = Livrets de règles
rules-missing-title = Livret introuvable
