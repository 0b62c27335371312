# Lo que pasa en Swordcrafters, una frase por suceso. Las usan el registro, el lector de pantalla y la repetición.

axis-horizontal = en horizontal
axis-vertical = en vertical
icons-horizontal = en horizontal
icons-vertical = en vertical

round_began =
    { $first ->
        [none] Comienza la ronda { $round }.
       *[other] Comienza la ronda { $round }. { $you ->
            [first] Empiezas tú
           *[other] Empieza { $first }
        }.
    }
icons_shown = La carta de esta ronda es { $card }. Dice: { $icons }.
icon_skipped = No hay corte posible { $axis }, así que se salta.
sliced = { $you ->
        [seat] Cortas
       *[other] { $seat } corta
    } { $axis }. Ya hay { $groups } grupos.
selected =
    { $you ->
        [seat] Tomas
       *[other] { $seat } toma
    } { $count ->
        [0] solo la forja
        [one] una loseta{ $forge ->
            [yes] {" "}y la forja
           *[no] {""}
        }
       *[other] { $count } losetas{ $forge ->
            [yes] {" "}y la forja
           *[no] {""}
        }
    }{ $sword ->
        [0] {" "}para la primera espada.
        [1] {" "}para la segunda espada.
       *[none] .
    }
discarded =
    { $count ->
        [0] { $you ->
            [seat] Apartas
           *[other] { $seat } aparta
        } la forja.
        [one] { $you ->
            [seat] Devuelves
           *[other] { $seat } devuelve
        } una loseta a la caja.
       *[other] { $you ->
            [seat] Devuelves
           *[other] { $seat } devuelve
        } { $count } losetas a la caja.
    }
left_over =
    { $count ->
        [0] Solo sobra la forja.
        [one] La loseta que sobra va a la caja.
       *[other] Las { $count } losetas que sobran van a la caja.
    }
first_player =
    { $clause ->
        [S-SELECT-4] Nadie tomó la forja. { $you ->
            [seat] Empiezas tú
           *[other] Empieza { $seat }
        } la próxima ronda.
       *[other] { $you ->
            [seat] Empiezas tú
           *[other] { $seat } empieza
        } la próxima ronda.
    }
crafted = { $you ->
        [seat] Ya forjaste
       *[other] { $seat } ya forjó
    }.
turned = { $you ->
        [seat] Giras
       *[other] { $seat } gira
    } una espada.
scored =
    { $seat ->
        [none] { $name } tiene
       *[other] { $you ->
            [seat] Tienes
           *[other] { $seat } tiene
        }
    } { $points ->
        [0] cero puntos.
        [one] un punto.
       *[other] { $points } puntos.
    }
ended =
    { $count ->
        [0] { $shared ->
            [yes] Ganan los rivales.
           *[no] Gana un rival.
        }
        [one] { $shared ->
            [yes] { $you ->
                [winners] Compartes
               *[other] { $winners } comparte
            } la victoria con un rival.
           *[no] { $you ->
                [winners] Ganas
               *[other] { $winners } gana
            } la partida.
        }
       *[other] Victoria compartida: { $winners }.
    }

# What may be done: the labels of buttons.

group-of-value =
    { $value ->
        [0] grupo 1
        [1] grupo 2
        [2] grupo 3
        [3] grupo 4
        [4] grupo 5
       *[5] grupo 6
    }
group-of-first =
    { $first ->
        [0] grupo 1
        [1] grupo 2
        [2] grupo 3
        [3] grupo 4
       *[4] grupo 5
    }
token-slice =
    { $second ->
        [horizontal] Cortar { group-of-first } bajo la fila { $third }
       *[vertical] Cortar { group-of-first } a la derecha de la columna { $third }
    }
token-discard = Devolver { group-of-value }
token-select = Tomar { group-of-value }
token-place =
    { $value ->
        [red] Montar rojo
        [blue] Montar azul
        [purple] Montar morado
        [green] Montar verde
        [amber] Montar ámbar
        [white] Montar blanco
       *[blank] Montar liso
    }
token-side =
    { $value ->
        [left] Izquierda
        [right] Derecha
        [front] Frente
       *[back] Dorso
    }
token-take_off =
    { $value ->
        [left] Quitar una loseta de la izquierda
        [right] Quitar una loseta de la derecha
        [front] Quitar una loseta del frente
       *[back] Quitar una loseta del dorso
    }
token-finish = Listo
token-show =
    { $value ->
        [left] Mostrar izquierda y…
        [right] Mostrar derecha y…
        [front] Mostrar frente y…
       *[back] Mostrar dorso y…
    }
token-sword =
    { $value ->
        [0] Primera espada
       *[1] Segunda espada
    }

# The guided first game.

lesson-hello = Pasa, ¡cuidado con las chispas! Soy tu guía. Vas a forjar una espada, y { $seat1 } y { $seat2 } también.
lesson-grid = Cada ronda empieza con una cuadrícula de gemas. Cada cual le hace un corte, y luego cada cual toma un trozo.
lesson-guards = Tu espada tiene cuatro lados. Ya lleva dos guardas: una gema morada en el frente y una verde en el dorso.
lesson-slice = Cortas antes que nadie. Corta por la mitad: toca la línea que señalo y luego corta.
lesson-sliced = Dos trozos. Mira el de la izquierda: ¡tres gemas verdes!
lesson-pip-slices = Los demás también cortan…
lesson-select-what = Ahora cada cual toma un trozo, y eliges antes que nadie. Aquí están: tres verdes y una azul.
lesson-select = Toca ese trozo y tómalo.
lesson-others-take = Los demás toman lo que queda. El último trozo va a la caja.
lesson-others-craft = Ahora se forja, todo a la vez. Los demás son rápidos…
lesson-craft = Te toca al yunque. Las cuatro losetas van a tu espada en esta ronda.
lesson-hold = Las losetas se sujetan en cruz: primero izquierda y derecha; luego, encima, frente y dorso. Nunca hay huecos.
lesson-place = Primero la azul: va a la izquierda.
lesson-place-two = Una verde a la derecha, para equilibrar.
lesson-place-three = El dorso tiene una guarda verde. Pon ahí una gema verde: ¡dos en hilera!
lesson-place-last = Y la última, al frente.
lesson-finish = Un buen comienzo. Di que ya está.
lesson-quality = Tras seis rondas se puntúan las espadas. Cada lado puntúa su hilera más larga de gemas iguales, dos puntos por gema. Tu dorso ya tiene dos: cuatro puntos.
lesson-magic = Las cartas de magia también puntúan: por tener más gemas de un color, o menos. No las pierdas de vista.
lesson-length = Y la espada más larga recibe seis puntos más, así que un trozo gordo nunca viene mal.
lesson-forge = La forja de la cuadrícula no es una gema. Quien la toma empieza la próxima ronda, y elegir primero vale mucho.
lesson-end = Quedan cinco rondas y ya lo sabes todo. Sigue jugando: ¡{ $seat1 } y { $seat2 } ya no me esperan!

# The coach at a player's side.

coach-asked-slice = Haz un corte recto en un trozo. Después tomarás uno de todos los trozos.
coach-asked-select = Toma uno de los trozos. Sus losetas van a tu espada en esta ronda.
coach-asked-discard = Uno de los dos trozos va a la caja. Sigues con el otro.
coach-asked-craft = Monta todas las losetas de esta ronda en tu espada: primero izquierda y derecha; luego, encima, frente y dorso.
coach-means-place = Luego elige un lado. Las gemas iguales en hilera en un lado dan dos puntos cada una.
coach-means-finish = Terminas por esta ronda. Después ya no se puede mover nada.
coach-slice = El trozo más grande tendría { $most } losetas; el más pequeño, { $least }.
coach-slice-why = Un corte debería dejarte un buen trozo a ti, y nada igual de bueno a quienes eligen antes.
coach-select = Da { $tiles } losetas, { $gems } de ellas con gema. Las espadas largas también puntúan.
coach-select-alike = { $count } gemas de un color: eso hace una hilera, y cuenta para las cartas de magia.
coach-select-forge = Lleva la forja, así que empiezas la próxima ronda.
coach-discard = Solo tiene { $tiles } losetas; el otro trozo vale más.
coach-row = Hace una hilera de { $gems } gemas iguales en { $side ->
        [left] la izquierda
        [right] la derecha
        [front] el frente
       *[back] el dorso
    }.
coach-points = Si la partida acabara ahora, tu espada valdría { $now } puntos en vez de { $before }.
