# Lo que pasa en A Little Wordy, una frase por suceso. Las usan el registro, el lector de pantalla y la repetición.

clue-last = Última letra
clue-relative = ¿Más larga o más corta?
clue-strike = Caza una letra
clue-length = Longitud exacta
clue-builder = Constructor
clue-first = Primera letra
clue-share = A medias
clue-rare = Pieza rara
clue-vowel = Compra una vocal
clue-give = Toma y daca
clue-burn = Quema las copias
clue-vowel_count = Cuántas vocales
clue-consonant_count = Cuántas consonantes
clue-super = Supercaza
clue-rhyme = Hora de rimar
clue-dynamic = Constructor dinámico

round_began = Empieza la ronda { $round }. Cada lado saca once fichas y busca una palabra.
wrote = { $you ->
        [seat] Anotaste
       *[other] { $seat } anotó
    } una palabra.
swapped = Las fichas se mezclan, se muestran y cambian de lado. { $you ->
        [first] Empiezas tú
       *[other] Empieza { $first }
    }.
turn_began =
    { $you ->
        [seat] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
asked =
    { $you ->
        [seat] Activas “{ $clue }”
       *[other] { $seat } activa “{ $clue }”
    }{ $word ->
        [none] { $letter ->
            [none] .
           *[other] {" "}y { $you ->
                [seat] preguntas
               *[other] pregunta
            } por la { $letter }.
        }
       *[other] {" "}y { $you ->
            [seat] muestras
           *[other] muestra
        } { $word }.
    }
told =
    { $clause ->
        [W-C-LAST] { $you ->
            [owner] Tu palabra
           *[other] La palabra de { $owner }
        } acaba en { $letter }.
        [W-C-FIRST] { $you ->
            [owner] Tu palabra
           *[other] La palabra de { $owner }
        } empieza por { $letter }.
        [W-C-RELATIVE] { $you ->
            [owner] Tu palabra
           *[other] La palabra de { $owner }
        } es { $answer ->
            [same] igual de larga que
            [longer] más larga que
           *[shorter] más corta que
        } { $word }.
        [W-C-STRIKE] La { $letter } { $answer ->
            [yes] está
           *[no] no está
        } en { $you ->
            [owner] tu palabra
           *[other] la palabra de { $owner }
        }.
        [W-C-RARE] La { $letter } { $answer ->
            [yes] está
           *[no] no está
        } en { $you ->
            [owner] tu palabra
           *[other] la palabra de { $owner }
        }.
        [W-C-LENGTH] { $you ->
            [owner] Tu palabra
           *[other] La palabra de { $owner }
        } tiene { $number ->
            [one] una letra
           *[other] { $number } letras
        }.
        [W-C-BUILDER] { $staying ->
            [none] De { $word } no queda ninguna ficha en pie.
           *[other] De { $word } quedan en pie: { $staying }.
        }
        [W-C-DYNAMIC] { $staying ->
            [none] De { $word } no queda ninguna ficha en pie.
           *[other] De { $word } quedan en pie: { $staying }.
        }
        [W-C-SHARE] { $letter }: { $number } en { $you ->
            [owner] tu palabra
           *[other] la palabra de { $owner }
        }, { $asker_number } en { $you ->
            [asker] tu palabra
           *[other] la palabra de { $asker }
        }.
        [W-C-VOWEL] { $letter ->
            [none] { $you ->
                [owner] No te queda
               *[other] A { $owner } no le queda
            } ninguna vocal por mostrar.
           *[other] { $you ->
                [owner] Muestras
               *[other] { $owner } muestra
            } una vocal: { $letter }.
        }
        [W-C-GIVE] { $letter ->
            [none] { $you ->
                [owner] No te queda
               *[other] A { $owner } no le queda
            } ninguna letra por mostrar
           *[other] { $you ->
                [owner] Muestras
               *[other] { $owner } muestra
            } { $letter }
        }; { $asker_letter ->
            [none] { $you ->
                [asker] a ti no te queda
               *[other] a { $asker } no le queda
            } ninguna.
           *[other] { $you ->
                [asker] tú muestras
               *[other] { $asker } muestra
            } { $asker_letter }.
        }
        [W-C-BURN] La { $letter } { $number ->
            [0] no está
            [one] está una vez
           *[other] está { $number } veces
        } en { $you ->
            [owner] tu palabra
           *[other] la palabra de { $owner }
        }.
        [W-C-VCOUNT] { $you ->
            [owner] Tu palabra
           *[other] La palabra de { $owner }
        } { $number ->
            [0] no tiene ninguna vocal
            [one] tiene una vocal
           *[other] tiene { $number } vocales
        }.
        [W-C-CCOUNT] { $you ->
            [owner] Tu palabra
           *[other] La palabra de { $owner }
        } { $number ->
            [0] no tiene ninguna consonante
            [one] tiene una consonante
           *[other] tiene { $number } consonantes
        }.
        [W-C-SUPER] { $answer ->
            [yes] La { $letter } está en { $you ->
                [owner] tu palabra
               *[other] la palabra de { $owner }
            }, en el lugar { $number }.
           *[no] La { $letter } no está en { $you ->
                [owner] tu palabra
               *[other] la palabra de { $owner }
            }.
        }
       *[other] { $checked ->
            [yes] { $you ->
                [owner] Das
               *[other] { $owner } da
            } una rima: { $word }.
           *[no] { $you ->
                [owner] Te inventas
               *[other] { $owner } se inventa
            } una rima: { $word }. Nadie la ha comprobado.
        }
    }
chose = { $you ->
        [seat] Ya tienes
       *[other] { $seat } ya tiene
    } algo que mostrar.
time_ran_out = { $you ->
        [seat] Se te acabó el tiempo
       *[other] A { $seat } se le acabó el tiempo
    }, así que responde la mesa.
paid =
    { $you ->
        [seat] { $berries ->
            [0] No recibes ninguna baya por eso.
            [one] Recibes una baya y tienes { $total }.
           *[other] Recibes { $berries } bayas y tienes { $total }.
        }
       *[other] { $berries ->
            [0] { $seat } no recibe ninguna baya por eso.
            [one] { $seat } recibe una baya y tiene { $total }.
           *[other] { $seat } recibe { $berries } bayas y tiene { $total }.
        }
    }
word_fell_through = { $word } se impugna y no es válida. No se paga nada; { $seat } puede probar otra cosa.
word_stood = { $word } se impugna, y es una palabra válida.
took_back = { $you ->
        [seat] Retiras
       *[other] { $seat } retira
    } “{ $clue }”.
guessed_wrong = { $you ->
        [seat] Dices
       *[other] { $seat } dice
    } { $word }. No es esa.
guessed_right = { $you ->
        [seat] Dices
       *[other] { $seat } dice
    } { $word }. ¡Es esa!
plays_on = { $you ->
        [seat] Sigues
       *[other] { $seat } sigue
    } en solitario.
race_called = Las dos palabras están encontradas y hay empate a bayas. ¡A punto para la carrera por una palabra de cuatro letras!
race_began = ¡Ya!
race_won = { $you ->
        [seat] Deletreas
       *[other] { $seat } deletrea
    } { $word } antes que nadie.
forfeited = { $you ->
        [seat] Te rindes
       *[other] { $seat } se rinde
    } en esta ronda.
draw_offered = { $you ->
        [seat] Ofreces
       *[other] { $seat } ofrece
    } tablas.
draw_withdrawn = { $you ->
        [seat] Retiras
       *[other] { $seat } retira
    } la oferta de tablas.
draw_lapsed = { $you ->
        [seat] Las tablas que ofreciste
       *[other] Las tablas que ofreció { $seat }
    } no se aceptaron.
secret_challenged =
    { $you ->
        [seat] Impugnas
       *[other] { $seat } impugna
    } { $word }, { $you ->
        [owner] tu palabra secreta
       *[other] la palabra secreta de { $owner }
    }. { $valid ->
        [yes] Es una palabra válida.
       *[no] No es una palabra válida.
    }
secret_shown = { $you ->
        [seat] Tu palabra secreta
       *[other] La palabra secreta de { $seat }
    } era { $word }.
round_ended =
    { $count ->
        [0] { $clause ->
            [W-TIE-R2] Se acabó el tiempo y nadie encontró una palabra. Ronda en tablas.
           *[other] Ronda en tablas.
        }
       *[other] { $clause ->
            [W-END-R1] Se acabaron los turnos. { $you ->
                [winners] Ganas
               *[other] { $winners } gana
            } la ronda.
           *[other] { $you ->
                [winners] Ganas
               *[other] { $winners } gana
            } la ronda.
        }
    }
round_void = Ninguna de las dos palabras secretas es válida: se repite la ronda { $round }.
accepted = { $you ->
        [seat] Quieres
       *[other] { $seat } quiere
    } seguir.
left_for_good = { $you ->
        [seat] Dejaste
       *[other] { $seat } dejó
    } la mesa del todo.
ended =
    { $count ->
        [one] { $you ->
            [winners] Ganas
           *[other] { $winners } gana
        } la partida.
       *[other] Victoria compartida: { $winners }.
    }

# What may be done: the labels of buttons.

token-letter = { $value }
token-end = Fin de la palabra
token-ask =
    { $value ->
        [last] { clue-last }
        [relative] { clue-relative }
        [strike] { clue-strike }
        [length] { clue-length }
        [builder] { clue-builder }
        [first] { clue-first }
        [share] { clue-share }
        [rare] { clue-rare }
        [vowel] { clue-vowel }
        [give] { clue-give }
        [burn] { clue-burn }
        [vowel_count] { clue-vowel_count }
        [consonant_count] { clue-consonant_count }
        [super] { clue-super }
        [rhyme] { clue-rhyme }
       *[dynamic] { clue-dynamic }
    }
token-guess = Adivinar la palabra
token-no_letter = No queda letra
token-place =
    { $value ->
        [0] No está
       *[other] Lugar { $value }
    }
token-allow = Darla por buena
token-challenge = Impugnarla
token-offer_draw = Ofrecer tablas
token-withdraw_draw = Retirar la oferta
token-take_back = Retirar la pista
token-challenge_secret = Impugnar la secreta
token-forfeit = Rendirse en la ronda
token-accept = Seguir

# The guided first game.

lesson-hello = ¡Te doy la bienvenida! Soy tu guía. Hay dos palabras ocultas: la tuya y la de { $seat1 }. Gana quien encuentre antes la otra, con más bayas.
lesson-tiles = Estas once letras son tuyas. Puedes esconder cualquier palabra inglesa que salga de ellas.
lesson-write = Escondamos PIRATE: toca P, I, R, A, T, E. Luego anótala.
lesson-pip-writes = { $seat1 } también anota una palabra…
lesson-swapped = Ahora las fichas cambian de lado. Estas son las letras de { $seat1 }: la palabra secreta está entre ellas.
lesson-berries = Las pistas te ayudan, pero cada una se paga en bayas, y se las queda el otro lado. Al final deciden las bayas.
lesson-clues = Estas son las pistas, con sus precios. En tu turno usas una, o adivinas.
lesson-strike = Prueba “Caza una letra” por dos bayas. Tócala, elige la letra S y pregunta.
lesson-struck = Sí: hay una S en la palabra.
lesson-paid = Eso costó dos bayas. Ahora las tiene { $seat1 }.
lesson-pip-first = { $seat1 } quiere saber algo de tu palabra…
lesson-pip-paid = ¡La primera letra! Ahora { $seat1 } conoce tu P, y tú recibiste cuatro bayas por ella.
lesson-first = Tú también puedes. Pide la “Primera letra”: cuesta cuatro, y las vale.
lesson-starts = Empieza por H. Y lleva una S.
lesson-pip-builds = { $seat1 } muestra una palabra hecha con tus letras…
lesson-pip-built = CRATE: todas menos la C quedan en pie, así que R, A, T y E están en tu palabra. ¡Por los pelos! Pero tienes cuatro bayas más.
lesson-think = H, una S y estas letras. Relincha y le gusta el azúcar. Y tú tienes ocho bayas, { $seat1 } solo seis. ¡Ahora o nunca!
lesson-guess = Adivina: deletrea HORSE (caballo) y dilo.
lesson-won = ¡HORSE! Acertaste, y con más bayas, así que ganas al momento. Con menos, { $seat1 } habría seguido jugando. Ese es todo el truco.

# The coach at a player's side.

coach-asked-write = Esconde una palabra que puedas formar con tus fichas. El otro lado tendrá que encontrarla.
coach-asked-turn = Usa una pista o adivina la palabra. Una pista da bayas al otro lado, y un intento fallido también.
coach-asked-word = Da la palabra por buena o impúgnala.
coach-asked-race = Deletrea una palabra válida de cuatro letras antes que el otro lado.
coach-asked-accept = Mira el resultado y luego sigue.
coach-asked-reveal = Muestra una letra de tu palabra. Elige la que menos ayude.
coach-asked-point = Muestra un lugar de la letra en tu palabra.
coach-asked-rhyme = Da una rima para tu palabra.
coach-means-guess = Si aciertas, y con más bayas, ganas. Si fallas, el otro lado recibe dos bayas.
coach-price = { $berries ->
        [0] Su precio depende de la respuesta. Las bayas van a { $seat }.
        [one] Cuesta una baya, que va a { $seat }.
       *[other] Cuesta { $berries } bayas, que van a { $seat }.
    }
coach-left = { $words ->
        [one] Solo una palabra encaja con todo lo que sabes.
       *[other] Aún encajan { $words } palabras con todo lo que sabes.
    }
coach-tells-both = También le dice a { $seat } algo de tu palabra.
coach-berries = { $standing ->
        [ahead] Tienes { $mine } bayas y { $seat } tiene { $theirs }: si aciertas, ganas al momento.
       *[not_ahead] Tienes { $mine } bayas y { $seat } tiene { $theirs }: si aciertas, { $seat } sigue jugando, y tienes que ponerte por delante.
    }
coach-write = Una palabra de { $letters } letras en la que pocos pensarían, con letras que encajan en muchas otras.
coach-own-left = Para { $seat } aún encajan { $words } palabras con la tuya.
