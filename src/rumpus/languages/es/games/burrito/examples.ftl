example-three-of-a-kind = Tres iguales
example-three-of-a-kind-text = Todo el mundo saca y pasa a la vez. Tres cartas iguales son un trío: un punto y tres cartas nuevas.
example-a-battle-is-declared = Se declara una batalla
example-a-battle-is-declared-text = Tres cartas de batalla iguales lo paran todo. Su tipo dice quién pelea.
example-hit = Golpe
example-hit-text = Quien recibe el primer golpe pierde la batalla y se lleva un moretón, que cuesta un punto.
