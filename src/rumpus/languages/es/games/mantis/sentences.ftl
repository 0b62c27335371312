# Lo que pasa en Mantis, una frase por suceso. Las usan el registro, el lector de pantalla y la repetición.

colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-pink = rosa

dealt = Se reparten { $cards } cartas a cada jugador. { $you ->
        [first] Empiezas tú
       *[other] Empieza { $first }
    }.
turned =
    { $aim ->
        [score] { $you ->
            [into-seat] Intentas anotar y sale
           *[other] { $seat } intenta anotar y sale
        } una carta de color { $colour }.
       *[steal] { $you ->
            [seat] Intentas robar a { $into } y sale
            [into] { $seat } intenta robarte y sale
           *[other] { $seat } intenta robar a { $into } y sale
        } una carta de color { $colour }.
    }
scored =
    Coincide: { $cards ->
        [one] una carta de color { $colour } va
       *[other] { $cards } cartas de color { $colour } van
    } a { $you ->
        [seat] tu pila de puntos
       *[other] la pila de puntos de { $seat }
    }, que ya tiene { $pile }.
stolen =
    { $you ->
        [seat] Coincide: robas { $cards ->
            [one] una carta de color { $colour }
           *[other] { $cards } cartas de color { $colour }
        } a { $victim }.
        [victim] Coincide: { $seat } te roba { $cards ->
            [one] una carta de color { $colour }
           *[other] { $cards } cartas de color { $colour }
        }.
       *[other] Coincide: { $cards ->
            [one] una carta de color { $colour } pasa
           *[other] { $cards } cartas de color { $colour } pasan
        } de { $victim } a la pecera de { $seat }.
    }
stayed = No coincide: la carta de color { $colour } se queda en { $you ->
        [into] tu pecera
        [into-seat] tu pecera
       *[other] la pecera de { $into }
    }.
plays_again =
    { $you ->
        [seat] Robaste, así que juegas otra vez.
       *[other] { $seat } robó, así que juega otra vez.
    }
turn_began = { $you ->
        [seat] Te toca.
       *[other] Le toca a { $seat }.
    }
ended =
    { $count ->
        [one] { $you ->
            [winners] Ganas
           *[other] { $winners } gana
        } la partida.
       *[other] Victoria compartida: { $winners }.
    }

# What may be done: the labels of buttons.

token-score = Anotar
token-steal = Robar a { $seat }

# The guided first game.

lesson-hello = ¡Hola! Soy tu guía. Jugamos una partida rápida contra { $seat1 } y { $seat2 }, y la vas a ganar.
lesson-goal = Con diez cartas en esta pila se gana. La tuya aún está vacía.
lesson-tank = Estas son tus cartas. Si llega una carta que coincide con alguna, buena noticia.
lesson-back = La carta de arriba. El dorso muestra tres colores; la cara es uno de ellos. Puede ser roja, ¡y tú tienes una roja!
lesson-score = Puedes anotar o robar. Toca “Anotar”: la carta se da la vuelta en tu propia pecera.
lesson-scored = ¡Roja! Coincidió, así que las dos rojas están en tu pila. Dos de diez.
lesson-pip-steals = Ahora { $seat1 }. Mira: va a robar.
lesson-stealing = { $seat1 } le dio la vuelta a la carta en la pecera de { $seat2 }. Coincidió, así que se llevó todas las naranjas. Lo robado aún no está a salvo: está en una pecera.
lesson-gizmo-tries = { $seat2 } intenta robarte…
lesson-gift = … y sale una carta roja. No coincide, así que te la quedas. ¡Un robo fallido es un regalo!
lesson-steal = Roja, azul o morada: { $seat2 } tiene una roja y una azul. Arriésgate: ¡roba a { $seat2 }!
lesson-stolen = ¡Conseguido! Ahora tienes tres rojas en tu pecera.
lesson-danger = Tres iguales valen mucho, y todo el mundo las ve. Llévalas a casa antes de que te las quiten.
lesson-big = El dorso muestra rojo. ¡Anota!
lesson-big-done = Cuatro rojas de golpe. Llevas seis de diez.
lesson-pip-again = { $seat1 } mira tu pecera…
lesson-lost = Adiós a tu carta rosa. Son cosas que pasan. Lo que hay en tu pila está a salvo para siempre.
lesson-sure = Amarilla, azul, morada: tienes las tres. Sea cual sea, coincide.
lesson-sure-score = Apuesta segura. ¡Anota!
lesson-others = ¡Ocho de diez! Los demás también anotan.
lesson-last = Dos cartas más y ganas. Azul serviría. ¡Anota!
lesson-won = Diez cartas: ¡ganas! Eso es todo lo que hay que saber de Mantis. La próxima vez no te ayuda nadie. Bueno, yo sí, si me activas.

# The coach at a player's side.

coach-asked-turn = Dale la vuelta a la carta de arriba: en tu pecera para anotar, o en otra para robar. Su cara es uno de los tres colores.
coach-score-match = Si es { $colour }, { $cards ->
        [one] esa y tu carta de color { $colour }
       *[other] esa y tus { $cards } cartas de color { $colour }
    } van a tu pila de puntos.
coach-score-none = En tu pecera nada puede coincidir: la carta se queda allí para después.
coach-steal-match = Si es { $colour }, { $cards ->
        [one] la carta de color { $colour }
       *[other] las { $cards } cartas de color { $colour }
    } de { $seat } y la nueva son tuyas.
coach-steal-none = Nada de { $seat } puede coincidir: la carta sería un regalo.
coach-odds = { $percent ->
        [0] No puede coincidir, pero es lo que menos duele.
       *[other] Coincide con una probabilidad del { $percent } %, y en el mejor caso gana { $cards } cartas.
    }
coach-wins-now = Si coincide, ganas la partida.
coach-bring-home = Las cartas de una pecera se pueden robar. En la pila de puntos están a salvo.
coach-stop = A { $seat } le { $needs ->
        [one] falta solo una carta
       *[other] faltan solo { $needs } cartas
    } para ganar: quítale algunas.
coach-not-safe = Lo robado queda en tu pecera, así que anótalo pronto.
coach-risk = Lo robado queda en tu pecera, así que anótalo pronto. Si nada coincide, habrá sido un regalo.
