# Lo que dice la sala de una batalla de burritos.

volley-name = La batalla de burritos: { $names }
volley-kind-brawl = ¡Pelea!
volley-kind-war = ¡Guerra!
volley-kind-duel = ¡Duelo!
volley-go = ¡Burrito!
volley-pace = Un paso

volley-rule-brawl = Agarra un burrito. Pierde quien reciba el primer golpe.
volley-rule-war = Todo el mundo agarra. Pierde quien reciba el primer golpe.
volley-rule-duel = Espalda contra espalda, un paso en cada cuenta. Lanza solo después de “¡Burrito!”: antes de tiempo, pierdes.
volley-rule-catch = Si atrapan el burrito, pierde quien lo lanzó.
volley-rule-behind = Primer lanzamiento: una vez por detrás de la espalda.
volley-rule-stand = No participas. Quítate de en medio, ¡y las manos lejos de los burritos!

volley-help-touch = Pulgar izquierdo: correr. Pulgar derecho: arrastra para apuntar, mantén para dar fuerza, suelta para lanzar. Toca: agarrar o atrapar.
volley-help-desk = WASD o flechas: correr. Ratón: apuntar. Mantén y suelta: lanzar. Botón derecho o Espacio: agarrar, atrapar.
volley-help-keys = C: agacharse. Mayús: esquivar. Sin ratón: Q y E giran, F lanza.
volley-help-two = { $one }: WASD, Q E, F lanzar, G manos, C agacharse, Mayús. { $two }: flechas, coma, punto, Intro, L, K, Mayús.

volley-hands-grab = ¡Agarra!
volley-hands-catch = ¡Atrapa!
volley-hands-ward = ¡Desvía!
volley-duck = Agacharse
volley-dodge = Esquivar

volley-stands-in = { $count ->
    [one] Un bot lanza por { $name }
   *[other] Unos bots lanzan por { $name }
}
volley-closing = Se acabó esconderse, ¡y las paredes se cierran!

volley-loses = ¡Pierde { $name }!
volley-lose = ¡Pierden { $names }, en el mismo instante!
volley-stopped = La batalla se interrumpió.
volley-why-hit = Le dio { $by }.
volley-why-hit-alone = Golpe recibido.
volley-why-caught = { $by } atrapó el burrito.
volley-why-caught-alone = Atraparon el burrito.
volley-why-foul = Lanzó antes de tiempo.
volley-why-grab = Agarró un burrito sin estar en la batalla.
volley-why-lot = Nadie acertó a tiempo: lo decidió la suerte.
volley-why-each = { $name }: { $why }

volley-tells-grabs = { $name } tiene un burrito.
volley-tells-throws = { $name } lanza.
volley-tells-catches = ¡{ $name } lo atrapa!
volley-tells-fumbles = A { $name } se le escapa…
volley-tells-wards = { $name } lo desvía.
volley-tells-is_hit = ¡Le dan a { $name }!
volley-tells-fouls = { $name } lanzó antes de tiempo.
volley-tells-sent_off = { $name } queda fuera.
