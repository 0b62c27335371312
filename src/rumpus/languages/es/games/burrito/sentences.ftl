# Lo que pasa en Throw Throw Burrito, una frase por suceso. Las usan el registro, el lector de pantalla y la repetición.

card-avocado = aguacate
card-bean = frijol
card-chilli = chile
card-corn = maíz
card-lime = lima
card-onion = cebolla
card-tomato = tomate
card-brawl_sun = Pelea del sol
card-brawl_moon = Pelea de la luna
card-war = Guerra
card-duel = Duelo
cards-avocado = aguacate
cards-bean = frijol
cards-chilli = chile
cards-corn = maíz
cards-lime = lima
cards-onion = cebolla
cards-tomato = tomate
cards-brawl_sun = Pelea del sol
cards-brawl_moon = Pelea de la luna
cards-war = Guerra
cards-duel = Duelo

round_began = Se reparte la ronda { $round }. { $you ->
        [seat] Das
       *[other] { $seat } da
    } el 3-2-1-Burrito.
counted =
    { $clause ->
        [B-DUEL-1] { $you ->
            [seat] Cuentas
           *[other] { $seat } cuenta
        } los pasos: tres, dos, uno…
       *[other] { $you ->
            [seat] Cuentas
           *[other] { $seat } cuenta
        }: tres, dos, uno…
    }
play_began = ¡Burrito!
set_laid = { $you ->
        [seat] Bajas
       *[other] { $seat } baja
    } un trío de { $card }.

declared =
    { $you ->
        [seat] Declaras
       *[other] { $seat } declara
    } { $kind ->
        [duel] un Duelo: { $duelists }.
        [war] la Guerra.
       *[brawl] una Pelea con un trío de { $card }.
    }
falsely_declared =
    { $you ->
        [seat] Declaras
       *[other] { $seat } declara
    } { $kind ->
        [duel] un Duelo
        [war] la Guerra
       *[brawl] una Pelea
    } con { $cards }. Pues no vale.
battle_set =
    { $kind ->
        [duel] Duelo: { $fighters }.
        [war] Guerra: { $fighters }.
       *[brawl] Pelea: { $fighters }.
    }{ $clause ->
        [B-MULTI-1] {" "}Varias batallas se funden en una Guerra total.
        [B-RTIE-1] {" "}Decide la ronda.
        [B-RTIE-2] {" "}Quien pierde queda fuera, hasta que alguien tenga la ronda.
        [B-WIN-2] {" "}Está en juego la partida.
       *[other] {""}
    }{ $mode ->
        [quick] {" "}A elegir en secreto.
        [arena] {" "}¡A la arena!
       *[judged] {""}
    }{ $behind_back ->
        [yes] {" "}El primer lanzamiento va por detrás de la espalda.
       *[no] {""}
    }
called_off = Falta gente para pelear. La batalla se suspende.
fight_began = ¡Burrito! Empieza la batalla.
reported =
    { $you ->
        [seat] Dices
       *[other] { $seat } dice
    }: { $cause ->
        [caught] burrito atrapado. Pierde quien lanzó: { $losers }.
        [foul] falta. Pierde: { $losers }.
        [grab] agarró un burrito sin estar en esto: { $losers }.
       *[hit] golpe recibido. Pierde: { $losers }.
    }
ruled =
    { $you ->
        [seat] Decides
       *[other] { $seat } decide
    }: { $cause ->
        [caught] burrito atrapado. Pierde quien lanzó: { $losers }.
        [foul] falta. Pierde: { $losers }.
        [grab] agarró un burrito sin estar en esto: { $losers }.
       *[hit] golpe recibido. Pierde: { $losers }.
    }
chosen = { $you ->
        [seat] Ya elegiste
       *[other] { $seat } ya eligió
    }.
threw =
    { $you ->
        [seat] { $caught ->
            [yes] Lanzas a { $target }, ¡que lo atrapa!
           *[no] ¡Lanzas a { $target } y aciertas!
        }
        [target] { $caught ->
            [yes] { $seat } te lanza, ¡y lo atrapas!
           *[no] ¡{ $seat } te lanza y acierta!
        }
       *[other] { $caught ->
            [yes] { $seat } lanza a { $target }, ¡que lo atrapa!
           *[no] ¡{ $seat } lanza a { $target } y acierta!
        }
    }
faked =
    { $you ->
        [seat] { $hit ->
            [yes] Amagas a { $target }, que atrapa aire y se lleva el golpe.
           *[no] Amagas a { $target }, que no cae en la trampa.
        }
        [target] { $hit ->
            [yes] { $seat } te amaga: atrapas aire y te llevas el golpe.
           *[no] { $seat } te amaga, y no caes en la trampa.
        }
       *[other] { $hit ->
            [yes] { $seat } amaga a { $target }, que atrapa aire y se lleva el golpe.
           *[no] { $seat } amaga a { $target }, que no cae en la trampa.
        }
    }
tried_to_catch = { $you ->
        [seat] Esperas
       *[other] { $seat } espera
    } para atrapar.
nobody_lost = Lance { $exchange }: nadie recibe.
grabbed =
    { $you ->
        [seat] { $clause ->
            [B-RTIE-R1] No estás en este combate, agarras un burrito y quedas fuera.
           *[other] ¡No estás en esta batalla y agarras un burrito!
        }
       *[other] { $clause ->
            [B-RTIE-R1] { $seat } no está en este combate, agarra un burrito y queda fuera.
           *[other] ¡{ $seat } no está en esta batalla y agarra un burrito!
        }
    }
tied =
    { $clause ->
        [B-TIE-1] Pierden en el mismo instante: { $seats }. Lo decide un Duelo.
        [B-TIE-R1] Pierden en el mismo instante y siguen peleando aparte: { $seats }.
       *[other] Pierden otra vez en el mismo instante: { $seats }.
    }
lot_drawn = Nadie sabe quién perdió. Sorteo entre estos nombres: { $among }. Le toca a { $seat }.
battle_lost =
    { $you ->
        [seat] { $cause ->
            [hit] { $by ->
                [none] Te dan y pierdes la batalla.
               *[other] { $by } te da. Pierdes la batalla.
            }
            [caught] { $by ->
                [none] Atrapan tu burrito y pierdes la batalla.
               *[other] { $by } atrapa tu burrito: pierdes la batalla.
            }
            [foul] Cometiste una falta y pierdes la batalla.
            [grab] Pierdes la batalla sin estar en ella.
            [left] Te fuiste, y por eso pierdes.
           *[other] Pierdes la batalla.
        }
        [by] { $cause ->
            [hit] Le das a { $seat }, que pierde la batalla.
           *[other] Atrapas el burrito: { $seat } pierde la batalla.
        }
       *[other] { $cause ->
            [hit] { $by ->
                [none] Le dan a { $seat }, que pierde la batalla.
               *[other] { $by } le da a { $seat }, que pierde la batalla.
            }
            [caught] { $by ->
                [none] Atrapan el burrito de { $seat }, que pierde la batalla.
               *[other] { $by } atrapa el burrito: { $seat } pierde la batalla.
            }
            [foul] { $seat } cometió una falta y pierde la batalla.
            [grab] { $seat } pierde la batalla sin estar en ella.
            [left] { $seat } se fue, y por eso pierde.
           *[other] { $seat } pierde la batalla.
        }
    }
bruised =
    { $you ->
        [seat] Te llevas
       *[other] { $seat } se lleva
    } { $left ->
        [0] el último moretón.
        [one] un moretón. Queda uno.
       *[other] un moretón. Quedan { $left }.
    }
put_out = { $you ->
        [seat] Quedas
       *[other] { $seat } queda
    } fuera.

vote_offered = Hace rato que nadie baja un trío. ¿Terminamos la ronda así?
voted =
    { $end ->
        [yes] { $you ->
            [seat] Votas
           *[other] { $seat } vota
        } por terminar la ronda.
       *[no] { $you ->
            [seat] Quieres
           *[other] { $seat } quiere
        } seguir.
    }
round_ended =
    { $reason ->
        [bruises] Se entregó el último moretón. Termina la ronda { $round }.
        [cards] Se bajaron todas las cartas. Termina la ronda { $round }.
        [vote] Hay acuerdo: termina la ronda { $round }.
       *[lull] Nadie bajó un trío durante demasiado tiempo. Termina la ronda { $round }.
    }
round_tied = Empate a { $points }: { $seats }.
deck_turned =
    { $number ->
        [one] Se baraja el mazo. La primera carta es de Guerra.
       *[other] Se baraja el mazo y se va descubriendo: la carta { $number } es de Guerra.
    }
round_won = { $you ->
        [seat] Ganas
       *[other] { $seat } gana
    } la ronda { $round } con { $points }.
badge_given = { $you ->
        [seat] Recibes
       *[other] { $seat } recibe
    } la insignia Témeme.
seat_skipped = { $you ->
        [seat] Te fuiste
       *[other] { $seat } se fue
    }. El asiento se salta.
stand_in_took_over = { $you ->
        [seat] Te fuiste
       *[other] { $seat } se fue
    }. Sigue un suplente.
ended =
    { $you ->
        [seat] { $clause ->
            [B-WIN-2] ¡Ganas el Duelo y la partida!
            [B-AWAY-R1] No queda nadie más, y ganas.
           *[other] ¡Ganas también la segunda ronda, y la partida!
        }
       *[other] { $clause ->
            [B-WIN-2] ¡{ $seat } gana el Duelo y la partida!
            [B-AWAY-R1] Solo queda { $seat }, y gana.
           *[other] ¡{ $seat } gana también la segunda ronda, y la partida!
        }
    }

# What may be done: the labels of buttons.

card-of-value =
    { $value ->
        [0] { card-avocado }
        [1] { card-bean }
        [2] { card-chilli }
        [3] { card-corn }
        [4] { card-lime }
        [5] { card-onion }
        [6] { card-tomato }
        [7] { card-brawl_sun }
        [8] { card-brawl_moon }
        [9] { card-war }
       *[10] { card-duel }
    }
token-draw =
    { $value ->
        [own] Sacar una carta
        [left] Sacar de la pila izquierda
       *[right] Sacar de la pila derecha
    }
token-discard = Pasar { card-of-value }
token-lay = Bajar trío de { card-of-value }
token-declare =
    { $value ->
        [duel] Declarar un Duelo
        [war] Declarar la Guerra
       *[brawl] Declarar una Pelea
    }
token-card = Mostrar { card-of-value }
token-seat = { $seat }
token-throw = Lanzar a { $seat }
token-fake = Amagar a { $seat }
token-catch = Esperar para atrapar
token-report =
    { $value ->
        [hit] Un golpe
        [caught] Una atrapada
        [foul] Una falta
       *[grab] Agarró sin derecho
    }
token-by = De { $seat }
token-done = Eso es todo
token-count = Contar 3-2-1
token-grab = Agarrar un burrito
token-vote = Terminar la ronda
token-vote_against = Seguir

# The guided first game.

lesson-hello = ¡Hola! Soy tu guía. Este juego es una locura, así que vamos despacio: { $seat1 } y { $seat2 } te esperan.
lesson-sets = Tu mano. Tres iguales son un trío, y los tríos son puntos. Ya tienes dos frijoles.
lesson-no-turns = Aquí no hay turnos: todo el mundo pasa y saca a la vez, lo más rápido que puede. Hoy, solo tú vas sin prisa.
lesson-count = Quien cuenta empieza la ronda. Y eres tú: ¡3-2-1-Burrito!
lesson-pass = Tienes cinco cartas, y es el máximo. Primero pásale una a { $seat1 }: toca la lima.
lesson-draw = Ahora saca una de tu propia pila.
lesson-set = ¡Un frijol! Tres iguales. Toca “Hacer trío” y luego los tres frijoles.
lesson-point = ¡Un punto! Ahora te caben tres cartas nuevas.
lesson-passed = Mira, { $seat2 } te pasa una carta…
lesson-neighbour = Cayó en tu pila. La basura ajena es tu suerte.
lesson-draw-two = Sácala.
lesson-draw-three = ¡Una carta de Duelo! Ya tienes dos. Saca otra vez.
lesson-draw-four = ¡Tres cartas de Duelo! Antes completa tu mano: una más.
lesson-duel-cards = Tres cartas de batalla iguales son dos puntos y empiezan una batalla. En un Duelo eliges quién pelea.
lesson-declare = Toca “Hacer trío”, luego tus tres cartas de Duelo, grita “¡Duelo!” y elígete a ti y a { $seat1 }.
lesson-battle = Todo se para: frente a frente. Es una batalla rápida: cada lado elige en secreto.
lesson-beats = Un lanzamiento da a quien lanza o amaga. Atrapar detiene un lanzamiento en el aire. Un amago engaña a quien quiere atrapar.
lesson-throw = { $seat1 } te guiña un ojo: huele a amago. ¡Lanza!
lesson-hit = ¡Plaf! { $seat1 } amagaba y se llevó tu burrito en la cara.
lesson-bruise = Quien pierde se lleva un moretón: un punto menos. Cuando salen los seis moretones, la ronda acaba y la gana quien tenga más puntos.
lesson-kinds = Hay otras dos batallas. En una Pelea combaten tus dos vecinos; en una Guerra, todo el mundo menos tú.
lesson-rounds = Quien gana la primera ronda recibe la insignia Témeme y tiene que defenderla en la segunda. Ese es todo el juego.
lesson-end = ¡Ahora va en serio! Cuenta 3-2-1 cuando quieras y sigue jugando: { $seat1 } y { $seat2 } ya no te esperan.

# The coach at a player's side.

coach-asked-pass = Pasa una carta, saca otra y junta tres iguales. Nadie espera a nadie.
coach-asked-count = Cuenta 3-2-1-Burrito, y todo el mundo empieza.
coach-asked-exchange = Elige en secreto: lanzar, amagar o atrapar.
coach-asked-report = Di cómo terminó la batalla.
coach-means-draw = Toma la carta de arriba de esa pila.
coach-means-discard = Va a la pila de quien tienes a la izquierda.
coach-means-lay = Tres iguales: un punto.
coach-means-declare = Tres cartas de batalla iguales: dos puntos y una batalla. Sin ellas te llevas un moretón.
coach-means-throw = Da a quien lanza o amaga, pero pierde si lo atrapan.
coach-means-fake = Engaña a quien quiere atrapar, y recibe de quien lanza.
coach-means-catch = Detiene un lanzamiento, y cae ante un amago.
coach-pass = Tienes { $held ->
        [one] solo una carta de este tipo
       *[other] { $held } cartas de este tipo
    }, así que { card-of-value } es lo que menos te ayuda.
coach-far = { $missing ->
        [0] Tienes tres: { card-of-value }. Bájalas.
        [one] Una más y son tres: { card-of-value }.
       *[other] Aún no hay nada cerca. Guarda { card-of-value } y mira qué llega.
    }
coach-lay = Un trío en la mano no vale nada; en la mesa es un punto, y puedes sacar tres cartas nuevas.
coach-declare = Dos puntos de golpe, y alguien puede llevarse un moretón.
coach-exchange = { $move ->
        [throw] Lanzar vence a lanzar y a amagar: dos de tres opciones.
        [fake] Amagar vence a quien espera tu lanzamiento.
       *[catch] Atrapar vence a lanzar, que es lo que más se elige.
    } Nadie sabe qué viene, así que cambia de elección de vez en cuando.
