# Ce que dit la salle d'une bataille de burritos.

volley-name = La bataille de burritos : { $names }
volley-kind-brawl = Bagarre !
volley-kind-war = Guerre !
volley-kind-duel = Duel !
volley-go = Burrito !
volley-pace = Un pas

volley-rule-brawl = Chope un burrito. La première touche perd.
volley-rule-war = Tout le monde se sert. La première touche perd.
volley-rule-duel = Dos à dos, un pas à chaque chiffre. Lance seulement après « Burrito ! » : trop tôt, c’est perdu.
volley-rule-catch = Lancer attrapé : qui a lancé perd.
volley-rule-behind = Premier lancer : une fois dans le dos.
volley-rule-stand = Tu n’en es pas. Écarte-toi, et pas touche aux burritos !

volley-help-touch = Pouce gauche : cours. Pouce droit : glisse pour viser, maintiens pour la puissance, lâche pour lancer. Tape : prends ou attrape.
volley-help-desk = ZQSD ou flèches : cours. Souris : vise. Maintiens et lâche : lance. Bouton droit ou Espace : prends, attrape.
volley-help-keys = C : baisse-toi. Maj : esquive. Sans souris : A et E tournent, F lance.
volley-help-two = { $one } : ZQSD, A E, F lance, G mains, C se baisse, Maj. { $two } : flèches, point-virgule, deux-points, Entrée, L, K, Maj.

volley-hands-grab = Prends !
volley-hands-catch = Attrape !
volley-hands-ward = Repousse !
volley-duck = Se baisser
volley-dodge = Esquiver

volley-stands-in = { $count ->
    [one] Un bot lance pour { $name }
   *[other] Des bots lancent pour { $name }
}
volley-closing = Plus d’abri, et les murs se resserrent !

volley-loses = { $name } perd !
volley-lose = Défaite au même instant : { $names } !
volley-stopped = La bataille a été arrêtée.
volley-why-hit = Touche de { $by }.
volley-why-hit-alone = Une touche.
volley-why-caught = { $by } a attrapé le lancer.
volley-why-caught-alone = Le lancer a été attrapé.
volley-why-foul = A lancé trop tôt.
volley-why-grab = A pris un burrito sans être de la bataille.
volley-why-lot = Pas de touche à temps : le sort décide.
volley-why-each = { $name } : { $why }

volley-tells-grabs = { $name } a un burrito.
volley-tells-throws = { $name } lance.
volley-tells-catches = { $name } l’attrape !
volley-tells-fumbles = { $name } le laisse tomber…
volley-tells-wards = { $name } le repousse.
volley-tells-is_hit = { $name } se le prend !
volley-tells-fouls = { $name } a lancé trop tôt.
volley-tells-sent_off = { $name } prend la porte.
