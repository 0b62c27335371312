# Was der Raum eines Burrito-Kampfes sagt.

volley-name = Der Burrito-Kampf: { $names }
volley-kind-brawl = Keilerei!
volley-kind-war = Krieg!
volley-kind-duel = Duell!
volley-go = Burrito!
volley-pace = Ein Schritt

volley-rule-brawl = Schnapp dir einen Burrito. Wer zuerst getroffen wird, verliert.
volley-rule-war = Alle greifen zu. Wer zuerst getroffen wird, verliert.
volley-rule-duel = Rücken an Rücken, bei jeder Zahl ein Schritt. Wirf erst nach „Burrito!“: Zu früh verliert.
volley-rule-catch = Gefangen: Wer warf, verliert.
volley-rule-behind = Erster Wurf: hinter dem Rücken durch.
volley-rule-stand = Du kämpfst nicht mit. Geh aus dem Weg, und Finger weg von den Burritos!

volley-help-touch = Linker Daumen: laufen. Rechter Daumen: ziehen zielt, halten gibt Kraft, loslassen wirft. Tippen: greifen oder fangen.
volley-help-desk = WASD oder Pfeile: laufen. Maus: zielen. Halten und loslassen: werfen. Rechte Taste oder Leertaste: greifen, fangen.
volley-help-keys = C: ducken. Umschalt: ausweichen. Ohne Maus: Q und E drehen, F wirft.
volley-help-two = { $one }: WASD, Q E, F Wurf, G Hände, C ducken, Umschalt. { $two }: Pfeile, Komma, Punkt, Enter, L, K, Umschalt.

volley-hands-grab = Greifen!
volley-hands-catch = Fangen!
volley-hands-ward = Abwehren!
volley-duck = Ducken
volley-dodge = Weg da

volley-stands-in = { $count ->
    [one] Ein Bot wirft für { $name }
   *[other] Bots werfen für { $name }
}
volley-closing = Keine Deckung mehr, und die Wände rücken näher!

volley-loses = { $name } verliert!
volley-lose = Im selben Moment verloren: { $names }!
volley-stopped = Der Kampf wurde abgebrochen.
volley-why-hit = Getroffen von { $by }.
volley-why-hit-alone = Getroffen.
volley-why-caught = { $by } hat den Wurf gefangen.
volley-why-caught-alone = Der Wurf wurde gefangen.
volley-why-foul = Zu früh geworfen.
volley-why-grab = Einen Burrito genommen, ohne mitzukämpfen.
volley-why-lot = Kein Treffer in der Zeit: Das Los entscheidet.
volley-why-each = { $name }: { $why }

volley-tells-grabs = { $name } hat einen Burrito.
volley-tells-throws = { $name } wirft.
volley-tells-catches = { $name } fängt!
volley-tells-fumbles = { $name } greift daneben …
volley-tells-wards = { $name } wehrt ab.
volley-tells-is_hit = { $name } ist getroffen!
volley-tells-fouls = { $name } warf zu früh.
volley-tells-sent_off = { $name } muss vom Feld.
