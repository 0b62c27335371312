# Lo que dice el tablero de Swordcrafters. Las frases de los sucesos están en sentences.ftl.

choice-magic-beginner = Fácil
choice-magic-intermediate = Difícil
choice-magic-mixed = Mezcla
choice-magic_sides-by_lot = Por sorteo
choice-magic_sides-bbi = Dos fáciles, una difícil
choice-magic_sides-bii = Una fácil, dos difíciles
choice-opponents-1 = Uno
choice-opponents-2 = Dos
choice-opponents-3 = Tres
choice-opponents-4 = Cuatro

swords-table = La herrería

swords-gem-red = rojo
swords-gem-blue = azul
swords-gem-purple = morado
swords-gem-green = verde
swords-gem-amber = ámbar
swords-gem-white = blanco
swords-gem-blank = liso
swords-cut-red = rojo, talla redonda
swords-cut-blue = azul, talla de gota
swords-cut-purple = morado, talla de corazón
swords-cut-green = verde, talla cuadrada
swords-cut-amber = ámbar, talla triangular
swords-cut-white = blanco, talla de cometa
swords-cut-blank = liso
swords-veiled = tapado
swords-forge = la forja
swords-gem-count = { $count } de { $gem }
swords-no-tiles = ninguna loseta
swords-and = {" "}y{" "}

swords-side-left = Izquierda
swords-side-right = Derecha
swords-side-front = Frente
swords-side-back = Dorso
swords-guard-of = guarda { $gem }
swords-side-told = { $side }: { $gems }.
swords-side-empty = aún sin losetas
swords-facing = Ante ti: { $side }
swords-turning = gira por sí sola
swords-turn-label = Girar la espada de { $name }
swords-turn-label-mine = Girar tu espada
swords-all-swords = Girar las espadas de { $names }

swords-round = Ronda { $round } de { $rounds }
swords-round-short = { $round }/{ $rounds }
swords-phase-slice = Cortar
swords-phase-discard = Devolver
swords-phase-select = Elegir
swords-phase-craft = Forjar
swords-phase-over = Recuento
swords-turns = Orden de turnos
swords-turn-past = { $name }, hecho
swords-turn-now = { $name }, ahora
swords-turn-next = { $name }, después
swords-first-next = Empieza la próxima ronda: { $name }
swords-first-open = Nadie tiene la forja todavía. Quien la tome empieza la próxima ronda.
swords-first-short = próxima
swords-first-now = empieza

swords-players = Jugadores
swords-chip = { $name }: espada de { $length ->
    [one] una loseta
   *[other] { $length } losetas
}. { $state } Mírala.
swords-chip-mine = Tu espada: { $length ->
    [one] una loseta
   *[other] { $length } losetas
}. { $state } Mírala.
swords-state-now = Le toca.
swords-state-done = Ya forjó.
swords-state-crafting = Sigue forjando.
swords-state-none = {""}
swords-you = Tú
swords-tiles-short = { $count }

swords-your-slice = ¡Te toca cortar!
swords-your-slice-horizontal = ¡Corta en horizontal!
swords-your-slice-vertical = ¡Corta en vertical!
swords-your-discard = ¿Qué mitad devuelves?
swords-your-select = ¡Toma un grupo!
swords-your-craft = { $left ->
    [0] Todo montado. ¿Listo?
    [one] Una loseta por montar
   *[other] { $left } losetas por montar
}
swords-now-slice = { $name } corta…
swords-now-discard = { $name } devuelve una mitad…
swords-now-select = { $name } elige…
swords-now-craft = Forjando: { $name }
swords-now-done = ¡Listo! Esperando a { $names }
swords-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Victoria compartida: { $names }!
}
swords-won-mine = ¡Ganas!

swords-grid = Cuadrícula de { $columns } columnas y { $rows } filas
swords-cell = Fila { $row }, columna { $column }: { $gem }
swords-hint-slice = Traza una línea entre las gemas o toca una línea de puntos.
swords-hint-select = Toca un grupo para ver qué te da.
swords-hint-discard = Toca la mitad que vuelve a la caja.
swords-cut-horizontal = Cortar en horizontal bajo la fila { $line }: { $first } y { $second }
swords-cut-vertical = Cortar en vertical a la derecha de la columna { $line }: { $first } y { $second }
swords-tiles = { $count ->
    [0] ninguna loseta
    [one] una loseta
   *[other] { $count } losetas
}
swords-slice-here = Cortar aquí
swords-slice-makes = Quedan { $first } y { $second }
swords-with-forge = { $tiles } con la forja
swords-group = Grupo { $number }: { $tiles }{ $forge ->
    [yes] , con la forja
   *[no] {""}
}
swords-group-taken = Grupo { $number }, lo tomó { $name }
swords-group-out = Grupo { $number }, sobrante
swords-take = Tomar { $count ->
    [0] ninguna loseta
    [one] una loseta
   *[other] { $count } losetas
}
swords-take-for = Para la espada { $sword }
swords-brings-forge = Empiezas la próxima ronda.
swords-brings-nothing = Ninguna loseta.
swords-magic-change = { $before } → { $after }
swords-put-back = Devolver { $count ->
    [0] esto
    [one] esta loseta
   *[other] estas { $count } losetas
}
swords-keeps = Te quedas con { $tiles }

swords-hand = Losetas por montar
swords-hand-tile = { $gem }, loseta { $number } de { $count }
swords-hand-empty = Todas las losetas están montadas.
swords-place = Poner { $gem } en: { $side }
swords-take-off = Quitar { $gem } de: { $side }
swords-undo = Deshacer
swords-done = Listo
swords-sword-number = Espada { $sword }
swords-of-sword = { $name }, espada { $sword }
swords-sword-left = Espada { $sword }, { $left ->
    [0] todo montado
    [one] queda una loseta
   *[other] quedan { $left } losetas
}
swords-view-3d = Girarla
swords-view-flat = Cuatro lados
swords-view = Cómo ver las espadas
swords-view-failed = Este aparato no puede mostrar espadas en 3D.
swords-craft-waiting = Listo. Mira las otras espadas mientras se forjan.
swords-sides = Lados de la espada
swords-side-button = { $side }: { $gems }

swords-others-see = Los demás ven: { $sides }
swords-others-see-of = { $sword }: { $sides }
swords-show-title = Gira tu espada
swords-show-help = Elige los dos lados que ven los demás.
swords-show-confirm = Mostrar estos dos
swords-seen = a la vista de los demás
swords-unseen = oculto a los demás

swords-forecast = Pronóstico
swords-forecast-title = Lo que valdría ahora tu espada
swords-forecast-told = Pronóstico: { $total }. Longitud { $length }, lados { $quality }, magia { $magic }.
swords-forecast-note = Si la partida acabara ahora, comparado con lo que puedes ver de los demás.
swords-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

swords-magic = Cartas de magia
swords-magic-label = { $title }: { $points }. Tú cuentas { $count }.
swords-magic-label-watch = { $title }: { $points }.
swords-magic-most = Más { $colours }
swords-magic-least = Menos { $colours }
swords-magic-most_pairs = Más parejas de { $colours }
swords-magic-most_triads = Más tríos de { $colours }
swords-magic-largest_difference = Mayor diferencia de { $colours }
swords-magic-short-most = más
swords-magic-short-least = menos
swords-magic-short-most_pairs = parejas
swords-magic-short-most_triads = tríos
swords-magic-short-largest_difference = diferencia
swords-magic-rule-most = Cuenta las gemas de color { $colours } en todos los lados, también en las guardas. Cuantas más, mejor.
swords-magic-rule-least = Cuenta las gemas de color { $colours } en todos los lados, también en las guardas. Cuantas menos, mejor.
swords-magic-rule-most_pairs = Una gema de cada color, { $colours }, es una pareja. Cuantas más parejas, mejor.
swords-magic-rule-most_triads = Una gema de cada color, { $colours }, es un trío. Cuantos más tríos, mejor.
swords-magic-rule-largest_difference = ¿Cuánto se distancian las gemas de color { $colours }? Cuanta más diferencia, mejor.
swords-magic-place = puesto { $place }: { $points }
swords-magic-now = Cómo va
swords-magic-you = tú { $count }
swords-level-beginner = fácil
swords-level-intermediate = difícil
swords-place-th = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}

swords-solo-opponents = Rivales
swords-solo-card = Carta de esta ronda
swords-solo-icons = Cortes de esta ronda
swords-axis-horizontal = en horizontal
swords-axis-vertical = en vertical
swords-icon-past = { $axis }, hecho o saltado
swords-icon-now = { $axis }, ahora
swords-icon-next = { $axis }, después
swords-opponent = { $name }: { $length } losetas. Mira la carta.
swords-opponent-length = Longitud
swords-opponent-runs = Hileras
swords-opponent-gems = Gemas
swords-opponent-run = { $count } de { $gem }
swords-opponent-none = sin hileras
swords-records = Tus mejores resultados
swords-records-none = Aquí estará tu primer resultado.
swords-record = { $total } puntos, mejor rival { $rival }
swords-record-new = ¡Nuevo récord!
swords-record-best = Lo mejor hasta ahora: { $total }

swords-part-length = Longitud
swords-part-sides = Lados
swords-part-magic = Magia
swords-part-total = Total
swords-rule-length = La espada más larga de todas vale 6 puntos.
swords-rule-side = La hilera más larga de gemas iguales de este lado da 2 puntos por gema.
swords-rule-light = Solo puntúa el mejor lado: 5 puntos por gema de su hilera más larga.
swords-rule-magic = Cada puesto vale lo que dice la carta. En caso de empate, se reparte.
swords-rule-total = Gana quien tenga más puntos.
swords-why-length = { $tiles ->
    [one] Una loseta
   *[other] { $tiles } losetas
}; la espada más larga tiene { $longest }. { $points ->
    [0] Sin puntos.
   *[other] { $points } puntos.
}
swords-why-of-sword = Espada { $sword }: { $said }
swords-why-no-run = Aquí no hay una hilera de dos gemas iguales. Sin puntos.
swords-why-run = Una hilera de { $gems } gemas de color { $gem }, { $each } puntos por gema: { $points } puntos.
swords-why-run-light = Una hilera de { $gems } gemas de color { $gem }, pero el mejor lado es otro. Sin puntos.
swords-why-count = Cuenta { $count } ({ $gems }).
swords-why-place = { $level ->
    [one] Puesto { $place } en solitario.
   *[other] { $level } empatan en el puesto { $place }.
}
swords-why-shared = Se reparten { $sum } puntos, redondeando hacia abajo: { $points } por espada.
swords-why-points = { $points ->
    [0] Sin puntos.
    [one] 1 punto.
   *[other] { $points } puntos.
}
swords-why-total = { $points } puntos en total.
swords-scoring = Recuento
swords-scoring-now = ¿De quién es la mejor espada?
swords-score-number = { $name }, { $part }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. ¿Por qué?
swords-skip = Saltar
swords-again = Ver otra vez
swords-next-part = Siguiente
swords-rule-book = Regla { $clause }
swords-look = Espadas
swords-look-at = La espada de { $name }
swords-look-at-mine = Tu espada
swords-length-told = { $count ->
    [one] Una loseta
   *[other] { $count } losetas
}
swords-hand-told = En la mano: { $tiles }

## Highlights of a finished game

sword-highlight-long = La espada más larga
sword-highlight-long-text =
    { $count ->
        [one] { $name } forjó una espada de una loseta.
       *[other] { $name } forjó una espada de { $count } losetas.
    }
sword-highlight-take = El mayor botín
sword-highlight-cut = El corte más audaz

## The rules in short

sword-brief-goal = Forja en seis rondas la espada con más puntos.
sword-brief-1 = Por turnos, cada cual corta en dos un grupo de losetas, en línea recta.
sword-brief-2 = Por turnos, cada cual toma un grupo. Quien toma la forja empieza la próxima ronda.
sword-brief-3 = Todas tus losetas van a tu espada: cuatro lados, sin huecos.
sword-brief-4 = La espada más larga da 6 puntos; cada gema de la mejor hilera de un lado, 2; y las cartas de magia dan más.
