# Was der Ring sagt.

ring-name = Der Ring: { $one } gegen { $two }
ring-help-touch = Linker Daumen: gehen. Rechter Daumen: ziehen zielt, wischen schlägt, tippen stößt.
ring-help-across = { $one } hat die untere Hälfte des Bildschirms, { $two } die obere: Setzt euch gegenüber.
ring-help-beside = { $one } hat die linke Hälfte des Bildschirms, { $two } die rechte.
ring-help-desk = WASD oder Pfeile: gehen. Maus: Schwert. Klick: Stoß.
ring-help-keys = Q und E drehen das Schwert, F stößt.
ring-help-two = { $one }: WASD, Q E, F. { $two }: Pfeile, Komma, Punkt, Enter.
ring-help-pad = Gamepad: Linker Stick geht, rechter Stick ist das Schwert, rechter Trigger stößt.
ring-help-cry = Leertaste: Kampfschrei.
ring-help-two-cry = Kampfschrei: G und L.
ring-help-two-ground = Schritt zurück: Umschalt links und rechts.
ring-help-ground = Umschalt: Schritt zurück.
ring-loading = Der Boden wird abgekreidet …
ring-no-drawing = Dieser Browser kann den Ring nicht zeichnen. Das Gefecht geht ungesehen weiter; die Schilder sagen, wie es steht.

ring-fight = Kämpft!
ring-get-ready = Auf die Plätze …
ring-rules = Regeln dieses Gefechts
ring-no-rules = Keine Karten gelten: ein schlichtes Gefecht.
ring-rule-for = nur { $name }
ring-cry = Kampfschrei!
ring-ground = Zurück!
ring-cry-now = Jetzt schreien!
ring-ground-now = Jetzt zurück!
ring-blind = Augen zu!
ring-blind-count = Alle zählen bis drei.
ring-lag = Langsame Verbindung: { $ms } ms
ring-lost = Keine Verbindung …
ring-waits = Warten auf { $name } …
ring-paused = Pause
ring-stands-in = { $count ->
    [one] Ein Bot kämpft für { $name }
   *[other] Bots kämpfen für { $name }
}
ring-others = { $count } andere
ring-shrinks = Die Wände rücken näher!
ring-slow = Zeitlupe
ring-skip = Überspringen

ring-touch = { $one } : { $two }
ring-touch-for = Treffer für { $name }!
ring-touch-both = Beide zugleich!
ring-touch-nobody = Treffer für niemanden.
ring-score = { $won } : { $lost }.
ring-touches = { $won } von { $touches } Treffern
ring-wins = { $name } gewinnt!
ring-both = Beide zugleich! Nochmal.
ring-why-hit = { $winner } hat { $loser } getroffen.
ring-why-hit-both = Beide haben im selben Moment getroffen.
ring-why-broken = { $loser } hat { $card } gebrochen.
ring-why-broken-both = Beide haben im selben Moment verloren.
ring-why-lot = Kein Treffer in der Zeit: Das Los entscheidet.
ring-why-stopped = Das Gefecht wurde abgebrochen.

ring-call-begin = { $one } gegen { $two }!
ring-call-clash-1 = Schaum auf Schaum!
ring-call-clash-2 = Was für ein Knäuel!
ring-call-clash-3 = Die kennen sich jetzt.
ring-call-clash-4 = Niemand weicht zurück!
ring-call-shield-1 = Voll auf den Schild!
ring-call-shield-2 = Abgewehrt!
ring-call-shield-3 = Der Schild ist sein Geld wert.
ring-call-shield-4 = Kein Durchkommen!
ring-call-winded = { $name } schüttelt es ab!
ring-call-touch-1 = { $name } trifft!
ring-call-touch-2 = Blitzsauber, { $name }!
ring-call-touch-3 = Mitten in die Rippen: { $name }!
ring-call-touch-4 = { $name } hat die Lücke gefunden!
ring-call-both = Beide! Das zählt für niemanden.
ring-call-point = Noch einer für { $name }!
ring-call-decides = Der nächste Treffer entscheidet!

ring-simpler = Auf diesem Gerät einfacher gezeichnet, damit es flüssig bleibt.
ring-full = Vollbild
ring-full-leave = Vollbild beenden

lesson-title = Die Puppe
lesson-dummy = Puppe
lesson-skip = Überspringen
lesson-done = Jetzt kannst du kämpfen!
lesson-walk = Gehen
lesson-aim = Zielen
lesson-swing = Hieb
lesson-thrust = Stoß
lesson-parry = Parade
lesson-walk-touch = Zieh mit dem linken Daumen: Geh umher.
lesson-walk-desk = Geh mit W, A, S und D oder den Pfeilen umher.
lesson-aim-touch = Zieh mit dem rechten Daumen: Das Schwert zeigt, wohin du ziehst.
lesson-aim-desk = Das Schwert folgt der Maus, oder Q und E. Dreh es einmal herum.
lesson-swing-touch = Geh nah heran, wisch mit dem rechten Daumen und hau durch die Puppe.
lesson-swing-desk = Geh nah heran und zieh die Maus durch, oder halte Q oder E: Hau durch die Puppe.
lesson-thrust-touch = Einen Schritt zurück. Ziel auf die Puppe und tipp mit dem rechten Daumen: Stoß!
lesson-thrust-desk = Einen Schritt zurück. Ziel auf die Puppe und klick oder drück F: Stoß!
lesson-parry-touch = Die Puppe schlägt zurück! Halt dein Schwert ihrer Klinge in den Weg.
lesson-parry-desk = Die Puppe schlägt zurück! Halt dein Schwert ihrer Klinge in den Weg.

ring-tells-clash = Die Schwerter krachen.
ring-tells-hit = { $name } trifft.
ring-tells-wall = { $name } stößt an die Wand.
ring-tells-shield = { $name } trifft den Schild.
ring-tells-armed = { $name } hat das Schwert.
ring-tells-winded = Der erste Treffer gegen { $name } zählt nicht.
ring-tells-order = { $name }: { $card }.

ring-state-waits = wartet
ring-state-acts = gilt
ring-state-asleep = schläft
ring-state-spent = vorbei

film-controls = Der Film des Gefechts
film-play = Gefecht abspielen
film-pause = Gefecht anhalten
film-scrub = Moment des Gefechts
film-at = { $at } von { $last } Sekunden
film-speed = Tempo: { $speed }. Tippe für langsamer.
film-close = Zurück zum Tisch
