# Los textos de los reglamentos.

rules-search = Buscar en las reglas
rules-index = Secciones
rules-none = Ninguna regla habla de “{ $query }”.
rules-short = Las reglas en breve
rules-examples = Ejemplos
example-open = Verlo jugado
example-close = Cerrar
example-again = Verlo otra vez
example-begins = La situación de partida.
example-clause = Regla { $clause }
example-of =
    { $count ->
        [one] Un ejemplo
       *[other] { $count } ejemplos
    }

rules-of = Reglas de { $game }
rules-title = Reglas de { $game } · Rumpus
rules-shelf = Reglamentos
rules-missing-title = Ese reglamento no existe
