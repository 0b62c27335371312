# Lo que dice el tablero de Fake Swords. Las frases de los sucesos están en sentences.ftl.

choice-fights-judged = Arbitrados: con espadas de espuma
choice-fights-arena = Arena: en tiempo real
choice-fights-quick = Rápidos: elecciones secretas
choice-touches-1 = Un toque
choice-touches-3 = Tres toques

fake-purple = morado
fake-green = verde
fake-yellow = amarillo
fake-black = negro
fake-when-purple = todo el combate
fake-when-green = al empezar
fake-when-yellow = en cada toque
fake-when-black = para quien mide menos

fake-learn = Aprender a pelear
fake-table = La mesa
fake-players = Los jugadores y sus cartas
fake-you = Tú
fake-seat = { $name }: { $sets } de { $most } tríos; { $cards }{ $state ->
    [none] .
   *[other] . Ahora: { $state }.
}
fake-seat-mine = Tú: { $sets } de { $most } tríos; { $cards }{ $state ->
    [none] .
   *[other] . Ahora: { $state }.
}
fake-count = { $count } de { $colour }
fake-no-cards = Aún sin cartas.
fake-state-boss = Jefe de Pelea
fake-state-stand-in = Jefe de este combate
fake-state-fights = pelea
fake-state-finger = dedo arriba
fake-state-pointed = ya señaló
fake-state-not-pointed = aún no ha señalado
fake-state-claims = dice pila { $number }
fake-claim-short = ¡pila { $number }!

fake-pile = Pila { $number }
fake-pile-label = Pila { $number }: { $names }
fake-pile-empty = vacía
fake-loose = Cartas que aún no están en ninguna pila
fake-card-label = { $name }, { $colour }, en la pila { $number }. { $text }
fake-card-loose = { $name }, { $colour }, aún en ninguna pila. { $text }
fake-card-read = { $name }, { $colour }, { $when }: { $text }
fake-claims-here = Dicen que van aquí: { $names }
fake-draw-pile = { $count } en el mazo
fake-discard-pile = { $count } en el descarte

fake-lay-onto = Poner { $name } en la pila { $number }
fake-lay-where = ¿Dónde va { $name }?
fake-lay-onto-short = Poner en la pila
fake-lay-beside = Dejarla junto a las pilas
fake-spread = Repartir el resto
fake-talk = Di adónde vas a señalar. Puedes mentir.
fake-talk-short = Voy por
fake-claim = Decir que vas por la pila { $number }
fake-finger-ask = Dedo arriba: ¿listo?
fake-finger-up = Dedo arriba: ¡listo!
fake-finger-down = Mejor espero
fake-count-down = Cuenta atrás
fake-count-without = { $missing ->
    [one] Contar aunque falte uno
   *[other] Contar aunque falten { $missing }
}
fake-cards = Leer las cartas
fake-read-title = Las cartas de esta ronda
fake-cards-of = Las cartas de { $name }
fake-cards-mine = Tus cartas

fake-point-where = Señala una pila
fake-point-at = Señalar la pila { $number }: { $names }
fake-point-short = Señalar la pila { $number }
fake-pointed-at = Señalas la pila { $number }. Nadie lo ve todavía.
fake-count-point = ¡Señala!
fake-count-fight = ¡A pelear!
fake-get-ready = ¡Prepárate para señalar!
fake-tips = Solo se tocan las puntas de las espadas
fake-stopwatch = Cuánto lleva el combate

fake-fate-taken = Se la lleva { $name }
fake-fate-discarded = Nadie
fake-fate-passed = Sin combate
fake-fate-contested = ¡Combate!
fake-fate-won = La gana { $name }
fake-why-title = Adónde fueron las últimas pilas
fake-why-taken = Solo la señaló { $name }, y se la lleva.
fake-why-discarded = Nadie la señaló. Se descartó.
fake-why-passed = La señalaron { $names }, pero solo se pelea por una pila cada ronda. Se descartó.
fake-why-contested = La señalaron { $names }. Se pelea por ella.
fake-why-won = La señalaron { $names }. { $name } ganó el combate y la pila.

fake-pick-pile = ¿Por qué pila se pelea?
fake-pick-pile-short = Pila { $number }: la quieren { $count }
fake-pick-fighters = ¿Quién pelea? Elige a dos.
fake-pick-two = Elige a dos
fake-pick-first = Elige una pila
fake-pick-go = { $one } contra { $other } por la pila { $number }

fake-rules = Las reglas de este combate
fake-rules-none = Ninguna carta obliga a nadie: ¡a pelear y ya!
fake-binds-both = los dos lados
fake-binds-one = solo { $name }
fake-binds-you = solo tú
fake-binds-nobody = quien mide menos: aún por decir
fake-versus = vs.
fake-shorter = quien mide menos
fake-is-shorter = { $name } mide menos
fake-fight-prize = { $count ->
    [one] Por la pila { $number }: una carta
   *[other] Por la pila { $number }: { $count } cartas
}
fake-fight-tiebreaker = ¡Por la partida!
fake-fight-boss = Jefe: { $name }
fake-fight-again = Asalto { $bout }
fake-start = Contar 3-2-1-¡A pelear!

fake-judge = ¿Qué pasó?
fake-judge-hit = Tocaron a { $name }
fake-judge-broke = incumplió una regla…
fake-judge-arm = bloqueó con un brazo
fake-judge-both = A la vez: se repite
fake-judge-which = ¿Qué carta incumplió { $name }?
fake-judge-back = Atrás
fake-call = Denunciar una regla rota
fake-call-one = { $name } incumplió { $card }
fake-decide = ¿Se incumplió la regla?
fake-called = { $by } avisa: ¡{ $name } incumplió { $card }!
fake-uphold = Sí: pierde { $name }
fake-dismiss = No: seguimos

fake-choose = Elige en secreto
fake-move-lunge = Estocada
fake-move-feint = Finta
fake-move-parry = Parada
fake-beats-lunge = vence a la finta
fake-beats-feint = vence a la parada
fake-beats-parry = vence a la estocada
fake-barred = ahora no
fake-handicaps = En este lance
fake-astray = Una de cada dos elecciones tuyas se desvía.
fake-idle = Ganar este lance no te suma nada.
fake-double = Perder este lance te cuenta doble.
fake-turned = Todo va al revés: lo que pierde gana.
fake-chosen = ¡{ $move }! Nadie lo ve todavía.
fake-has-chosen = { $name } ya eligió
fake-is-choosing = { $name } piensa…
fake-exchanges = Los lances hasta ahora
fake-exchange = { $one } contra { $other }: punto para { $winner }.
fake-exchange-clash = { $one } contra { $other }: choque.
fake-exchange-lot = Por sorteo: punto para { $winner }.
fake-score = { $count } de 2 lances ganados

fake-moment-hit = ¡Tocado! Gana { $name }
fake-moment-broken = ¡Regla rota! Gana { $name }
fake-moment-arm_block = ¡Bloqueo con el brazo! Gana { $name }
fake-moment-lot = Por sorteo: gana { $name }
fake-moment-ruling = Gana { $name }
fake-moment-both = ¡A la vez! Se repite
fake-moment-both-lots = ¡Otra vez a la vez! Decide la suerte
fake-moment-tiebreaker = ¡Desempate!
fake-moment-clash = ¡Choque!
fake-moment-exchange = ¡Punto para { $name }!
fake-moment-reshuffled = Mazo nuevo

fake-first = Con tres tríos ganas: tres cartas de un color cada uno.
fake-line-lay = { $name } prepara las pilas…
fake-line-lay-mine = Pon cada carta en una pila
fake-line-empty-mine = La pila { $number } está vacía. Cada pila necesita una carta
fake-line-ask = { $name } estudia las pilas…
fake-line-ask-mine = ¿Te gustan las pilas? Levanta el dedo
fake-line-fingers = Esperando el dedo de { $names }
fake-line-finger-mine = { $name } pregunta: ¿listo?
fake-line-count = Todos los dedos arriba. { $name } hace la cuenta atrás…
fake-line-count-mine = Todos los dedos arriba. ¡Cuenta atrás!
fake-line-countdown = Tres, dos, uno…
fake-line-reveal = ¡Todo el mundo señala!
fake-line-point = ¡Señala una pila!
fake-line-pointed = Ya señalas. Espera a los demás…
fake-line-pick = { $name } elige el combate…
fake-line-pick-mine = Tú eliges el combate
fake-line-stand-in = { $name } nombra un Jefe para este combate…
fake-line-stand-in-mine = ¿Quién es Jefe de este combate?
fake-line-shorter = { $name } dice quién mide menos…
fake-line-shorter-mine = ¿Quién mide menos?
fake-line-start = { $one } contra { $other }. { $name } hace la cuenta atrás…
fake-line-start-mine = ¿Espadas arriba? Pues cuenta atrás
fake-line-start-fighter = ¡Prepárate! { $name } hace la cuenta atrás…
fake-line-tips = Tres, dos, uno… ¡puntas juntas!
fake-line-fight = { $one } contra { $other }: ¡a pelear!
fake-line-call = Alguien denunció una regla rota. { $name } decide…
fake-line-choose = Elige: estocada, finta o parada
fake-line-chooses = { $count ->
    [one] Elige { $names }…
   *[other] Eligen { $names }…
}
fake-line-won = ¡{ $name } gana la partida!
fake-line-won-mine = ¡Ganas la partida!

fake-sets =
    { $points ->
        [one] 1 trío
       *[other] { $points } tríos
    }

## Highlights of a finished game

fake-highlight-hit = El toque
fake-highlight-win = El último trío
fake-highlight-pile = Nadie más señaló
fake-highlight-both = A la vez

## The rules in short

fake-brief-goal = Sé quien consiga primero tres tríos. Un trío son tres cartas de un color.
fake-brief-1 = El Jefe de Pelea saca cartas y las reparte en pilas. Se puede hablar, y mentir.
fake-brief-2 = Tres, dos, uno: todo el mundo señala una pila en el mismo instante.
fake-brief-3 = ¿Nadie más en tu pila? Es tuya.
fake-brief-4 = ¿Hay alguien más? Pelea por ella con espadas de espuma y obedece las reglas de sus cartas. Gana un toque en el cuerpo.
