# Lo que pasa en Fake Swords, una frase por suceso. Las usan el registro, el lector de pantalla y la repetición.

mode-judged = con espadas de espuma
mode-arena = en la arena
mode-quick = con elecciones secretas

dealt = { $you ->
        [seat] Recibes
       *[other] { $seat } recibe
    } { $card }.
round_began = Empieza la ronda { $round }. { $you ->
        [boss] Eres
       *[other] { $boss } es
    } Jefe de Pelea.
drew =
    { $clause ->
        [F-DECK-R1] { $you ->
            [seat] Sacas
           *[other] { $seat } saca
        } lo que queda: { $cards }.
       *[other] { $you ->
            [seat] Sacas
           *[other] { $seat } saca
        } { $cards }.
    }
reshuffled =
    { $number ->
        [one] La única carta descartada es el nuevo mazo.
       *[other] Las { $number } cartas descartadas se barajan y forman un nuevo mazo.
    }
deck_out = No queda nada que sacar.

arranged =
    { $lowered ->
        [yes] { $you ->
            [seat] Reordenas
           *[other] { $seat } reordena
        } las pilas. Se bajan todos los dedos.
       *[no] { $you ->
            [seat] Ordenas
           *[other] { $seat } ordena
        } las pilas.
    }
card_moved =
    { $number ->
        [none] { $you ->
            [seat] Quitas
           *[other] { $seat } quita
        } { $card } de su pila.
       *[other] { $you ->
            [seat] Pones
           *[other] { $seat } pone
        } { $card } en la pila { $number }.
    }{ $lowered ->
        [yes] {" "}Se bajan todos los dedos.
       *[no] {""}
    }
claimed =
    { $you ->
        [seat] { $number ->
            [none] Retiras lo dicho.
           *[other] Dices: voy por la pila { $number }.
        }
       *[other] { $number ->
            [none] { $seat } retira lo dicho.
           *[other] { $seat } dice: voy por la pila { $number }.
        }
    }
finger_raised =
    { $you ->
        [seat] Levantas
       *[other] { $seat } levanta
    } el dedo{ $asks ->
        [yes] : ¿todo el mundo listo?
       *[no] : ¡listo!
    }
finger_lowered = { $you ->
        [seat] Bajas
       *[other] { $seat } baja
    } el dedo: mejor esperar.
ready_time_over = Se acabó el tiempo para prepararse. { $boss } puede hacer la cuenta atrás.
countdown_began =
    { $count ->
        [0] { $you ->
            [seat] Cuentas
           *[other] { $seat } cuenta
        }: tres, dos, uno.
       *[other] { $you ->
            [seat] Cuentas
           *[other] { $seat } cuenta
        } sin esperar más (falta: { $missing }): tres, dos, uno.
    }
pointing_began = ¡A señalar!
pointed = { $you ->
        [seat] Señalas
       *[other] { $seat } señala
    }.
picked_at_random =
    { $you ->
        [seat] No señalaste a tiempo. La mesa elige por ti al azar la pila { $number }.
       *[other] { $seat } no señaló a tiempo. La mesa elige en su lugar, al azar, la pila { $number }.
    }
revealed = Todo el mundo muestra adónde señala.
pile_taken =
    { $you ->
        [seat] Nadie más señala la pila { $number }: te llevas { $cards }.
       *[other] Solo { $seat } señala la pila { $number } y se lleva { $cards }.
    }
pile_discarded =
    { $clause ->
        [F-NONE-1] Nadie señala la pila { $number }. Se descarta.
        [F-TIE-4] No se pelea por la pila { $number }. Se descarta.
       *[other] La pila { $number } se descarta sin combate.
    }
pile_contested = Señalan la pila { $number }: { $seats }.

fight_picked =
    { $boss ->
        [none] Combate por la pila { $number } ({ $cards }): { $fighters }.
       *[other] { $you ->
            [boss] Eliges
           *[other] { $boss } elige
        } el combate por la pila { $number } ({ $cards }): { $fighters }.
    }
tiebreaker_set =
    { $clause ->
        [F-WIN-2] Dos jugadores tienen tres tríos. Desempate con { $cards }: { $fighters }.
        [F-WIN-3] Varios jugadores tienen tres tríos. Desempatan quienes tienen más cartas, con { $cards }: { $fighters }.
       *[other] Empate. Desempate con { $cards }: { $fighters }.
    }
drawn_by_lot = Hay empate: { $among }. Por sorteo pelearán { $seats }.
stand_in_named =
    { $clause ->
        [F-FIGHT-3] { $you ->
            [boss] Peleas
           *[other] { $boss } pelea
        }, así que { $you ->
            [seat] eres
           *[other] { $seat } es
        } Jefe de este combate.
       *[other] { $you ->
            [boss] No puedes
           *[other] { $boss } no puede
        } arbitrar, así que { $you ->
            [seat] eres
           *[other] { $seat } es
        } Jefe de este combate.
    }
shorter_named = { $you ->
        [boss] Dices
       *[other] { $boss } dice
    } que { $you ->
        [seat] tú mides
       *[other] { $seat } mide
    } menos.
bout_set =
    { $shorter ->
        [none] Pelean { $mode }: { $fighters }. En vigor: { $cards }.
       *[other] Pelean { $mode }: { $fighters }. { $you ->
            [shorter] Tú mides
           *[other] { $shorter } mide
        } menos. En vigor: { $cards }.
    }
fight_counted =
    { $boss ->
        [none] La mesa cuenta: tres, dos, uno.
       *[other] { $you ->
            [boss] Cuentas
           *[other] { $boss } cuenta
        }: tres, dos, uno.
    }
fight_began = ¡A pelear!
called_out = { $you ->
        [by] Denuncias
       *[other] { $by } denuncia
    } que { $you ->
        [seat] incumpliste
       *[other] { $seat } incumplió
    } { $card }.
call_dismissed = { $you ->
        [boss] Decides
       *[other] { $boss } decide
    } que { $you ->
        [seat] no incumpliste
       *[other] { $seat } no incumplió
    } { $card }.
chosen = { $you ->
        [seat] Ya elegiste
       *[other] { $seat } ya eligió
    }.
strayed = { $seat } quería hacer una { $chosen ->
        [lunge] estocada
        [feint] finta
       *[parry] parada
    }, pero le sale una { $move ->
        [lunge] estocada
        [feint] finta
       *[parry] parada
    }.
exchanged =
    { $winner ->
        [none] { $card ->
            [none] { $first ->
                [lunge] Doble estocada
                [feint] Doble finta
               *[parry] Doble parada
            } ({ $fighters }): choque.
           *[other] { $first ->
                [lunge] Estocada
                [feint] Finta
               *[parry] Parada
            } contra { $second ->
                [lunge] estocada
                [feint] finta
               *[parry] parada
            } ({ $fighters }). Con { $card } queda en choque.
        }
       *[other] { $first ->
            [lunge] Estocada
            [feint] Finta
           *[parry] Parada
        } contra { $second ->
            [lunge] estocada
            [feint] finta
           *[parry] parada
        } ({ $fighters }). { $you ->
            [winner] Ganas
           *[other] { $winner } gana
        } el lance.
    }
exchange_drawn =
    { $card ->
        [none] Tras tres choques decide la suerte: { $you ->
            [winner] ganas
           *[other] { $winner } gana
        } el lance.
       *[other] { $card }: decide la suerte, y { $you ->
            [winner] ganas
           *[other] { $winner } gana
        } el lance.
    }
advantage_used = { $card } { $you ->
        [seat] te ayuda
       *[other] ayuda a { $seat }
    }.
nothing_scored = { $you ->
        [seat] El lance que ganaste
       *[other] El lance que ganó { $seat }
    } no suma nada.
ground_given =
    { $you ->
        [seat] Cedes terreno y pierdes un lance ganado.
       *[other] { $seat } cede terreno y pierde un lance ganado.
    }
both_lost =
    { $again ->
        [yes] Pierden en el mismo instante: { $fighters }. Se repite el asalto.
       *[no] Pierden otra vez en el mismo instante: { $fighters }.
    }
fight_won =
    { $cause ->
        [hit] { $you ->
            [seat] Tocas a { $loser } y ganas el combate.
            [loser] { $seat } te toca y gana el combate.
           *[other] { $seat } toca a { $loser } y gana el combate.
        }
        [broken] { $you ->
            [loser] Incumpliste
           *[other] { $loser } incumplió
        } { $card ->
            [none] una regla
           *[other] { $card }
        }. { $you ->
            [seat] Ganas
           *[other] { $seat } gana
        } el combate.
        [arm_block] { $you ->
            [loser] Bloqueaste
           *[other] { $loser } bloqueó
        } con un brazo. { $you ->
            [seat] Ganas
           *[other] { $seat } gana
        } el combate.
        [lot] Decide la suerte: { $you ->
            [seat] ganas
           *[other] { $seat } gana
        } el combate.
       *[other] Decide el anfitrión: { $you ->
            [seat] ganas
           *[other] { $seat } gana
        } el combate.
    }
prize_taken = { $you ->
        [seat] Te llevas
       *[other] { $seat } se lleva
    } la pila { $number }: { $cards }.
ended =
    { $you ->
        [seat] { $clause ->
            [F-WIN-1] ¡Tienes tres tríos y ganas la partida!
            [F-DECK-R1] ¡Ganas la partida!
           *[other] ¡Ganas el desempate y la partida!
        }
       *[other] { $clause ->
            [F-WIN-1] { $seat } tiene tres tríos y gana la partida.
            [F-DECK-R1] { $seat } gana la partida.
           *[other] { $seat } gana el desempate y la partida.
        }
    }

# What may be done: the labels of buttons.

token-card = { $second }
token-next_pile = Siguiente pila
token-move = Mover una carta
token-onto =
    { $value ->
        [none] Junto a las pilas
        [0] A la pila 1
        [1] A la pila 2
        [2] A la pila 3
        [3] A la pila 4
       *[4] A la pila 5
    }
token-claim =
    { $value ->
        [none] No decir nada
        [0] Decir: pila 1
        [1] Decir: pila 2
        [2] Decir: pila 3
        [3] Decir: pila 4
       *[4] Decir: pila 5
    }
token-raise = Levantar el dedo
token-lower = Bajar el dedo
token-count_down = Contar 3-2-1
token-point =
    { $value ->
        [0] Pila 1
        [1] Pila 2
        [2] Pila 3
        [3] Pila 4
       *[4] Pila 5
    }
token-pick =
    { $value ->
        [0] Pelear por la pila 1
        [1] Pelear por la pila 2
        [2] Pelear por la pila 3
        [3] Pelear por la pila 4
       *[4] Pelear por la pila 5
    }
token-seat = { $seat }
token-choose =
    { $value ->
        [lunge] Estocada
        [feint] Finta
       *[parry] Parada
    }
token-start = Contar 3-2-1-¡A pelear!
token-report =
    { $value ->
        [hit] Un toque
        [broken] Una regla rota
        [arm_block] Bloqueo con el brazo
       *[both] A la vez
    }
token-rule = { $second }
token-uphold = Se incumplió
token-dismiss = No se incumplió

# The guided first game.

lesson-hello = ¡En guardia! Soy tu guía. Peleas contra { $seat1 } y { $seat2 }, y nadie sale herido.
lesson-goal = Reúnes cartas. Tres de un color son un trío, y con tres tríos se gana. Empiezas con una carta, una morada.
lesson-boss = { $seat1 } es Jefe de Pelea en esta ronda y reparte cinco cartas en tres pilas.
lesson-piles = La pila más gorda tiene tres cartas: dos amarillas y una morada. Iría bien con la tuya.
lesson-secret = Pronto todo el mundo señala una pila, en el mismo instante. ¿Nadie más en tu pila? Es tuya. ¿Hay dos en una? ¡Se pelea por ella!
lesson-finger = Los demás tienen el dedo arriba: están a punto. Levanta el tuyo.
lesson-count = Tres, dos, uno…
lesson-point = Ahora señala la pila grande, la número 2. Nadie lo ve hasta que señale todo el mundo.
lesson-sole = Nadie más la quería. ¡Tres cartas nuevas para ti!
lesson-sets = Ya tienes dos moradas y dos amarillas. Una más de cada color, y serían dos tríos.
lesson-boss-two = Ahora { $seat2 } es Jefe.
lesson-again = La pila 1 tiene dos amarillas y una morada. ¡Serían dos tríos de golpe!
lesson-finger-two = Dedo arriba cuando quieras.
lesson-point-two = Señala la pila 1. ¡Valor!
lesson-contested = ¡Ajá! { $seat1 } también la señala. Así que toca cruzar espadas.
lesson-fight = Este combate es rápido: cada lado elige una jugada en secreto. Quien gana dos lances ha tocado. Las cartas de la pila son sus reglas disparatadas.
lesson-beats = La estocada vence a la finta, la finta a la parada y la parada a la estocada.
lesson-lunge = { $seat1 } parece tramar algo. ¡Estocada!
lesson-one-up = Era una finta, y llegaste antes. ¡Uno a cero!
lesson-feint = Ahora { $seat1 } va con cuidado y hará una parada. ¡Finta!
lesson-hit = ¡Touché! Quien gana se lleva la pila entera. Tienes dos tríos.
lesson-you-boss = Ahora eres Jefe de Pelea: te toca repartir estas cinco cartas en pilas.
lesson-spread = Podrías ponerlas a tu gusto. Por ahora déjame a mí: toca el botón.
lesson-plan = La pila 2 tiene dos amarillas. Con tus cuatro amarillas son seis: ¡tu tercer trío!
lesson-ask = Levanta el dedo para preguntar si todo el mundo está a punto.
lesson-your-count = Todos los dedos arriba. Eres Jefe, así que haces la cuenta atrás.
lesson-point-three = Y ahora señala la pila 2, con cara de póker.
lesson-won = Tres tríos: ¡ganas! Otros combates pueden ser de verdad, con espadas de espuma, o en la arena de la pantalla. ¡Adelante!

# The coach at a player's side.

coach-asked-piles = Eres Jefe de Pelea: reparte las cartas en pilas. Todo el mundo señalará una de ellas, y tú también.
coach-asked-finger = Levanta el dedo cuando quieras empezar.
coach-asked-count = Haz la cuenta atrás: luego todo el mundo señala.
coach-asked-point = Señala una pila en secreto. Si nadie más la señala, es tuya; si no, quizá tengas que pelear por ella.
coach-asked-pick = Elige por qué pila se pelea y quién pelea.
coach-asked-exchange = Elige en secreto: estocada vence a finta, finta vence a parada, parada vence a estocada. Dos lances ganados son un toque.
coach-asked-stand_in = Nombra a alguien que lleve este combate en tu lugar.
coach-asked-shorter = Di quién mide menos: las cartas negras ayudan a quien mide menos.
coach-asked-start = Cuenta 3-2-1-¡A pelear! cuando los dos lados estén a punto.
coach-asked-report = Di cómo terminó el combate.
coach-asked-decide = Di si se incumplió la regla.
coach-means-raise = Cuando todos los dedos están arriba, el Jefe hace la cuenta atrás.
coach-means-count_down = Cuando acaba, todo el mundo señala.
coach-means-choose = { $value ->
        [lunge] Vence a la finta, pierde ante la parada.
        [feint] Vence a la parada, pierde ante la estocada.
       *[parry] Vence a la estocada, pierde ante la finta.
    }
coach-pile = La pila { $pile } tiene { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }. { $sets ->
        [0] Ahora no te completa ningún trío.
        [one] Te completa un trío.
       *[other] Te completa { $sets } tríos.
    }
coach-rivals = { $rivals ->
        [0] Para nadie más es la mejor pila, así que quizá te la lleves sin pelear.
        [one] También es la favorita de otro jugador. Puede haber pelea.
       *[other] También es la favorita de otros { $rivals }. Puede haber pelea.
    }
coach-exchange = { $move ->
        [lunge] La estocada vence a la finta y pierde ante la parada.
        [feint] La finta vence a la parada y pierde ante la estocada.
       *[parry] La parada vence a la estocada y pierde ante la finta.
    }
coach-mix = Tu rival también intenta adivinar: nunca elijas siguiendo un patrón.
coach-arrange = Por las pilas parejas se pelea menos. Pon en una lo que solo necesitas tú.
coach-pick = { $own ->
        [yes] Pelea tú por ella: nadie más puede conseguírtela.
       *[no] No peleas tú, así que piensa en quién está cerca de ganar.
    }
