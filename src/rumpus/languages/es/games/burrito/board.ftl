# Lo que dice el tablero de Throw Throw Burrito. Las frases de los sucesos están en sentences.ftl.

choice-battles-judged = Arbitradas: con burritos de verdad
choice-battles-arena = Arena: en tiempo real
choice-battles-quick = Rápidas: elecciones secretas
choice-leaving-stand_in = Sigue un suplente
choice-leaving-skip = Se salta el asiento

burrito-card-avocado = aguacate
burrito-card-bean = frijol
burrito-card-chilli = chile
burrito-card-corn = maíz
burrito-card-lime = lima
burrito-card-onion = cebolla
burrito-card-tomato = tomate
burrito-card-brawl_sun = Pelea del sol
burrito-card-brawl_moon = Pelea de la luna
burrito-card-war = Guerra
burrito-card-duel = Duelo
burrito-kind-brawl = una Pelea
burrito-kind-war = la Guerra
burrito-kind-duel = un Duelo
burrito-name-brawl = Pelea
burrito-name-war = Guerra
burrito-name-duel = Duelo
burrito-shout-brawl = ¡Pelea!
burrito-shout-war = ¡Guerra!
burrito-shout-duel = ¡Duelo!
burrito-shout-all = ¡Guerra total!
burrito-shout-round-duel = ¡Duelo por la ronda!
burrito-shout-round-war = ¡Guerra por la ronda!
burrito-shout-final = ¡El Duelo final!

burrito-table = La mesa
burrito-players = Los jugadores, en sentido horario
burrito-you = Tú
burrito-people = { $count } personas
burrito-seat = { $name }: { $points } puntos, { $sets ->
    [one] un trío
   *[other] { $sets } tríos
}, { $bruises ->
    [0] ningún moretón
    [one] un moretón
   *[other] { $bruises } moretones
}; { $pile } cartas en la pila, { $hand } en la mano{ $state ->
    [none] .
   *[other] . { $state }.
}
burrito-state-badge = Tiene la insignia Témeme
burrito-state-left = Recibe tus cartas
burrito-state-fights = Pelea
burrito-state-skipped = Se ha ido
burrito-state-counts = Cuenta 3-2-1
burrito-fear-me = Témeme
burrito-score-title = La pila de puntos de { $name }
burrito-score-mine = Tu pila de puntos
burrito-score-none = Nada todavía.
burrito-score-set = Trío de { $card }: { $points }
burrito-score-bruises = { $count ->
    [one] Un moretón: −1
   *[other] { $count } moretones: −{ $count }
}

burrito-pile-own = Tu pila
burrito-pile-left = Pila izquierda
burrito-pile-right = Pila derecha
burrito-pile-community = Común
burrito-pile-of = La pila de { $name }: { $count } cartas
burrito-pile-next = Para { $name }
burrito-draw-own = Sacar de tu pila: { $count } cartas
burrito-draw-left = Sacar de la pila común izquierda: { $count } cartas
burrito-draw-right = Sacar de la pila común derecha: { $count } cartas
burrito-draw-short = Sacar
burrito-next-label = La pila de { $name }, que recibe tus cartas: { $count } cartas
burrito-community-label = Pila común: { $count } cartas
burrito-middle = En el centro: { $burritos } burritos y { $bruises } moretones
burrito-bruises-left = quedan { $count }

burrito-hand = Tu mano
burrito-pass-card = Pasar { $card } a { $name }
burrito-pick-card = Elegir { $card } para un trío
burrito-card-unknown = Una carta recién sacada
burrito-card-held = { $card }, las cartas están congeladas
burrito-drew = Sacaste: { $card }.
burrito-mode = Qué hace un toque
burrito-mode-pass = Pasar
burrito-mode-set = Hacer trío
burrito-pick = { $count ->
    [0] Toca tres iguales
    [1] Dos más
   *[other] Una más
}
burrito-join = ¿Tres cartas de batalla? ¡Tócalas y grita también!
burrito-pick-shout = ¿Tres de batalla? ¡Grita!
burrito-pick-none = No son iguales
burrito-shouts = Declarar una batalla con estas tres cartas
burrito-claim = gritar en falso cuesta un moretón
burrito-duelists = ¿Quién se bate en Duelo? Elige a dos.
burrito-duelists-one = ¿Y quién más?
burrito-unpick = Devolverlas
burrito-wait = Nada que sacar. Espera una carta.
burrito-late = Demasiado tarde
burrito-why = ¿Por qué?
burrito-hint-B-PASS-1 = Esa ya no la tienes.
burrito-hint-B-PASS-2 = Cinco es el máximo: pasa una antes.
burrito-hint-B-PASS-3 = Saca de otra pila: de la tuya, si tiene cartas.
burrito-hint-B-PASS-R1 = Ahí no queda ninguna carta.
burrito-hint-B-PASS-R2 = Antes saca hasta tener cinco.
burrito-hint-B-SET-1 = No tienes esas tres.
burrito-hint-B-SET-R1 = Esas tres no son iguales.
burrito-hint-B-BATTLE-1 = Las cartas están congeladas.
burrito-hint-B-MULTI-R1 = Las cartas están congeladas.
burrito-hint-B-START-1 = Espera al 3-2-1-Burrito.
burrito-hint-B-LOSE-2 = Espera al 3-2-1-Burrito.

burrito-count = Contar 3-2-1-Burrito
burrito-count-paces = Contar los pasos: 3-2-1
burrito-count-go = ¡Burrito!
burrito-get-ready = ¡Prepara tus cartas!
burrito-get-set = ¿A punto para agarrar un burrito?
burrito-take-pace = Un paso por número
burrito-frozen = ¡Congelado!

burrito-vote = Nadie baja un trío. ¿Terminamos la ronda así?
burrito-vote-yes = Terminarla
burrito-vote-no = Seguir
burrito-votes = { $count } de { $all } a favor

burrito-fighters = Quién pelea
burrito-versus = vs.
burrito-stake-bruise = Quien pierda se lleva un moretón
burrito-stake-round = Por la ronda
burrito-stake-game = Por la partida
burrito-multi = Varias batallas a la vez: una sola Guerra total
burrito-behind-back = El primer lanzamiento va por detrás de la espalda
burrito-put-out = Quien recibe un golpe queda fuera, hasta que quede uno
burrito-tie = Sigue tras un empate
burrito-judge = Arbitra { $name }
burrito-judge-mine = Arbitras tú
burrito-judge-none = Quienes pelean deben ponerse de acuerdo
burrito-says-hit = { $name }: golpe ({ $losers })
burrito-says-caught = { $name }: atrapado (lanzó: { $losers })
burrito-says-foul = { $name }: falta ({ $losers })
burrito-says-grab = { $name }: agarrado ({ $losers })
burrito-has-chosen = { $name }: elección hecha
burrito-is-choosing = { $name }: pensando…
burrito-has-reported = { $name }: ya está dicho
burrito-arena = La batalla se libra en la arena
burrito-grab = Agarrar un burrito: { $stake ->
    [bruise] cuesta un moretón
   *[other] quedas fuera
}
burrito-grab-sure = ¿Seguro? Toca otra vez: { $stake ->
    [bruise] un moretón para ti
   *[other] quedas fuera
}

burrito-report = ¿Qué pasó?
burrito-cause-hit = Golpe
burrito-cause-caught = Atrapado
burrito-cause-foul = Falta
burrito-cause-grab = Agarrado
burrito-lost-hit = Le dieron a { $name }
burrito-lost-hit-mine = Me dieron
burrito-lost-caught = Atrapé el burrito de { $name }
burrito-lost-caught-by = Alguien atrapó el burrito de { $name }
burrito-lost-caught-mine = Atraparon mi burrito
burrito-lost-foul = { $name } cometió una falta
burrito-lost-foul-mine = Cometí una falta
burrito-lost-grab = { $name } agarró un burrito
burrito-several = Varios en el mismo instante
burrito-report-these = Así fue
burrito-by = ¿Quién lanzó o atrapó?
burrito-by-nobody = nadie lo sabe
burrito-reported = Ya lo dijiste. Ahora falta que los demás estén de acuerdo.

burrito-host-rule = Decidir como anfitrión
burrito-host-rules = Decides como anfitrión: ¿qué pasó?
burrito-host-back = Que se pongan de acuerdo

burrito-choose = Elige en secreto
burrito-target = ¿A quién?
burrito-at = A { $name }
burrito-move-throw = Lanzar
burrito-move-fake = Amagar
burrito-move-catch = Atrapar
burrito-beats-throw = da a quien lanza o amaga
burrito-beats-fake = da a quien intenta atrapar
burrito-beats-catch = vence a quien te lanza
burrito-chosen = ¡{ $move }! Nadie lo ve todavía.
burrito-chosen-at = ¡{ $move }, a { $name }! Nadie lo ve todavía.
burrito-exchange = Lance { $number }
burrito-did-throw = { $name } → { $target }: lanzamiento
burrito-did-fake = { $name } → { $target }: amago
burrito-did-catch = { $name }: espera para atrapar
burrito-exchanges = El último lance

burrito-moment-declared = { $kind ->
    [brawl] ¡Pelea!
    [war] ¡Guerra!
   *[duel] ¡Duelo!
}
burrito-moment-battle_set = { $clause ->
    [B-RTIE-1] ¡Duelo por la ronda!
    [B-RTIE-2] ¡Guerra por la ronda!
    [B-WIN-2] ¡El Duelo final!
   *[other] ¡Guerra total!
}
burrito-moment-falsely_declared = ¡Mal!
burrito-moment-grabbed = ¡Manos quietas!
burrito-moment-tied = ¡En el mismo instante!
burrito-moment-lot_drawn = Decide la suerte
burrito-moment-called_off = Suspendida
burrito-moment-nobody_lost = Nadie recibe
burrito-moment-battle_lost = { $cause ->
    [hit] ¡Plaf!
    [caught] ¡Atrapado!
    [foul] ¡Falta!
   *[other] ¡Perdida!
}
burrito-moment-bruised = { $left ->
    [0] ¡El último moretón!
   *[other] ¡Un moretón!
}
burrito-moment-round_ended = Fin de la ronda { $round }
burrito-moment-round_tied = ¡Empate!
burrito-moment-deck_turned = ¡Carta de Guerra!
burrito-moment-round_won = ¡{ $name } gana la ronda { $round }!
burrito-moment-badge_given = ¡Cuidado con { $name }!
burrito-moment-seat_skipped = { $name } se ha ido
burrito-moment-ended = ¡Gana { $name }!

burrito-round = Ronda { $round }
burrito-first = Tres iguales son un trío. Las cartas de batalla valen dos.
burrito-line-breather = Toma aire…
burrito-line-count = { $name } cuenta 3-2-1-Burrito…
burrito-line-count-mine = ¿Todo el mundo a punto? Cuenta 3-2-1-Burrito
burrito-line-countdown = Tres, dos, uno…
burrito-line-pass = ¡Pasa y saca!
burrito-line-passing = Todo el mundo pasa cartas
burrito-line-frozen = Las cartas están congeladas
burrito-line-declared-mine = ¡Declaras { $kind }! Cartas congeladas
burrito-line-declared = ¡{ $name } declara { $kind }! Cartas congeladas
burrito-line-paces = Duelo: { $names }, espalda contra espalda
burrito-line-ready = A punto: { $names }
burrito-line-battle = Batalla: { $names }
burrito-line-report = ¡Lanza! Luego di qué pasó
burrito-line-rule = Arbitras tú: di qué viste
burrito-line-choose = Elige: lanzar, amagar o atrapar
burrito-line-chooses = { $count ->
    [one] Elige { $names }…
   *[other] Eligen { $names }…
}
burrito-line-won = ¡{ $name } gana la partida!
burrito-line-won-mine = ¡Ganas la partida!

burrito-records = Cómo se jugó
burrito-records-name = Jugador
burrito-records-points = Puntos
burrito-records-pace = Cartas por minuto
burrito-records-drought = Sequía más larga
burrito-records-seconds = { $seconds } s
burrito-records-hits = Quién dio a quién
burrito-records-no-hits = Nadie le dio a nadie.
burrito-records-hit = { $by } → { $on }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
burrito-records-fastest = récord de velocidad
burrito-records-longest = la más larga

## Highlights of a finished game

burrito-highlight-hit = El plaf
burrito-highlight-catch = Qué atrapada
burrito-highlight-wrong = Uy
burrito-highlight-battle = La mayor batalla

## The rules in short

burrito-brief-goal = Ten más puntos que nadie cuando se acaben los moretones: tríos menos moretones. Se juegan dos rondas.
burrito-brief-1 = Todo a la vez: saca una carta, quédate cinco, pasa una a la izquierda. Nadie espera.
burrito-brief-2 = Tres iguales son un trío: bájalo, gana un punto y saca tres más.
burrito-brief-3 = Tres cartas de batalla valen dos puntos, lo paran todo y empieza una batalla. Su tipo dice quién pelea.
burrito-brief-4 = ¡Lanza! Quien reciba el primer golpe pierde y se lleva un moretón. Si te atrapan el burrito, pierdes tú.
