# Lo que dice el tablero de Mantis. Las frases de los sucesos están en sentences.ftl.

mantis-red = rojo
mantis-orange = naranja
mantis-yellow = amarillo
mantis-green = verde
mantis-blue = azul
mantis-purple = morado
mantis-pink = rosa

mantis-stack = { $count } de color { $colour }
mantis-tank = Pecera de { $name }: { $stacks }; pila de puntos { $pile } de { $target }
mantis-tank-mine = Tu pecera: { $stacks }; pila de puntos { $pile } de { $target }
mantis-tank-empty = vacía
mantis-look = Mirar la pecera de { $name }
mantis-look-mine = Mirar tu pecera
mantis-look-title = La pecera de { $name }
mantis-look-title-mine = Tu pecera
mantis-look-score = Pila de puntos: { $pile } de { $target }
mantis-look-match = La carta de arriba puede coincidir
mantis-you = Tú
mantis-pile = { $pile } de { $target }
mantis-to-move = le toca
mantis-bot = bot
mantis-winner = ¡gana!
mantis-winner-mine = ¡ganas!

mantis-draw = Mazo: la carta de arriba es { $colours }. { $left ->
    [one] Queda una carta.
   *[other] Quedan { $left } cartas.
}
mantis-draw-empty = El mazo está vacío.
mantis-left = quedan { $left }
mantis-or = o
mantis-table = La mesa

mantis-choose = ¿Qué vas a hacer?
mantis-score = Anotar
mantis-steal = Robar a { $name }
mantis-no-match = no coincide
mantis-chance = { $percent } %
mantis-cards = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
mantis-score-why = Anotar: dale la vuelta a la carta de arriba en tu pecera. { $matches ->
    [none] Ninguno de los tres colores coincide allí.
   *[some] Te anotarías { $wins }.
}
mantis-steal-why = Robar a { $name }: dale la vuelta a la carta de arriba en su pecera. { $matches ->
    [none] Ninguno de los tres colores coincide allí.
   *[some] Te llevarías { $wins }.
}
mantis-win = { $cards } si es { $colour }
mantis-why-chance = Probabilidad: { $percent } por ciento.

mantis-your-move = ¡Te toca!
mantis-waiting = { $name } elige…
mantis-waiting-bot = { $name } está pensando…
mantis-waiting-away = { $name } se ha desconectado. Pronto entra un bot.
mantis-waiting-stand-in = Un bot juega por { $name }…
mantis-aim-score = { $name } intenta anotar…
mantis-aim-score-mine = Intentas anotar…
mantis-aim-steal = { $name } intenta robar a { $victim }…
mantis-aim-steal-mine = Intentas robar a { $victim }…
mantis-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Victoria compartida: { $names }!
}
mantis-won-mine = ¡Ganas!
mantis-first = Anota o roba: elige, y la carta de arriba se da la vuelta.

## Highlights of a finished game

mantis-highlight-win = El turno ganador
mantis-highlight-steal = El mayor robo
mantis-highlight-score = La mejor captura

## The rules in short

mantis-brief-goal = Sé quien llegue primero a diez cartas en su pila de puntos (quince en partidas de dos).
mantis-brief-1 = El dorso de la carta de arriba muestra tres colores. Su cara es uno de ellos.
mantis-brief-2 = Anota: dale la vuelta en tu pecera. Si coincide, todas las de ese color quedan a salvo en tu pila de puntos.
mantis-brief-3 = O roba: dale la vuelta en otra pecera. Si coincide, todas las de ese color vienen a la tuya.
mantis-brief-4 = ¿No coincide? La carta se queda en la pecera donde se le dio la vuelta.
