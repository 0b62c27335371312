# What the room of a burrito battle says.

volley-name = The burrito battle: { $names }
volley-kind-brawl = Brawl!
volley-kind-war = War!
volley-kind-duel = Duel!
volley-go = Burrito!
volley-pace = One pace

volley-rule-brawl = Grab a burrito. First hit loses.
volley-rule-war = Everyone grabs. First hit loses.
volley-rule-duel = Back to back, a pace on each count. Throw only after "Burrito!": too soon loses.
volley-rule-catch = Caught throw: the thrower loses.
volley-rule-behind = First throw: once behind the back.
volley-rule-stand = You are not in it. Keep out of the way, and hands off the burritos!

volley-help-touch = Left thumb: run. Right thumb: drag to aim, hold for power, let go to throw. Tap: grab or catch.
volley-help-desk = WASD or arrows: run. Mouse: aim. Hold and let go: throw. Right button or Space: grab, catch.
volley-help-keys = C: duck. Shift: dodge. Without a mouse: Q and E turn, F throws.
volley-help-two = { $one }: WASD, Q E, F throw, G hands, C duck, Shift. { $two }: arrows, comma, full stop, Enter, L, K, Shift.

volley-hands-grab = Grab!
volley-hands-catch = Catch!
volley-hands-ward = Ward off!
volley-duck = Duck
volley-dodge = Dodge

volley-stands-in = { $count ->
    [one] A bot throws for { $name }
   *[other] Bots throw for { $name }
}
volley-closing = No more cover, and the walls close in!

volley-loses = { $name } loses!
volley-lose = { $names } lose, in the same moment!
volley-stopped = The battle was stopped.
volley-why-hit = Hit by { $by }.
volley-why-hit-alone = Hit.
volley-why-caught = { $by } caught the throw.
volley-why-caught-alone = The throw was caught.
volley-why-foul = Threw too soon.
volley-why-grab = Grabbed a burrito without being in the battle.
volley-why-lot = Nobody was hit in time: decided by lot.
volley-why-each = { $name }: { $why }

volley-tells-grabs = { $name } has a burrito.
volley-tells-throws = { $name } throws.
volley-tells-catches = { $name } catches it!
volley-tells-fumbles = { $name } fumbles it …
volley-tells-wards = { $name } wards it off.
volley-tells-is_hit = { $name } is hit!
volley-tells-fouls = { $name } threw too soon.
volley-tells-sent_off = { $name } is sent off.
