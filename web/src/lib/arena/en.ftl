# What the ring says.

ring-name = The ring: { $one } against { $two }
ring-help-touch = Left thumb: walk. Right thumb: drag to aim, flick to swing, tap to thrust.
ring-help-across = { $one } has the lower half of the glass, { $two } the upper: sit across from each other.
ring-help-beside = { $one } has the left half of the glass, { $two } the right.
ring-help-desk = WASD or arrows: walk. Mouse: sword. Click: thrust.
ring-help-keys = Q and E turn the sword, F thrusts.
ring-help-two = { $one }: WASD, Q E, F. { $two }: arrows, comma, full stop, Enter.
ring-help-pad = Gamepad: left stick walks, right stick is the sword, right trigger thrusts.
ring-help-cry = Space: war cry.
ring-help-two-cry = War cry: G and L.
ring-help-two-ground = Step back: left and right Shift.
ring-help-ground = Shift: step back.
ring-loading = Chalking the floor …
ring-no-drawing = This browser cannot draw the ring. The bout goes on without you seeing it; the plates tell how it stands.

ring-fight = Fight!
ring-get-ready = To your places …
ring-rules = Rules of this bout
ring-no-rules = No cards in force: a plain bout.
ring-rule-for = only { $name }
ring-cry = War cry!
ring-ground = Step back!
ring-cry-now = Shout now!
ring-ground-now = Step back now!
ring-blind = Eyes shut!
ring-blind-count = Everyone counts to three.
ring-lag = Slow connection: { $ms } ms
ring-lost = No connection …
ring-waits = Waiting for { $name } …
ring-paused = Paused
ring-stands-in = { $count ->
    [one] A bot fights for { $name }
   *[other] Bots fight for { $name }
}
ring-others = { $count } others
ring-shrinks = The walls close in!
ring-slow = Slow motion
ring-skip = Skip

ring-wins = { $name } wins!
ring-both = Both at once! Fight again.
ring-why-hit = { $winner } hit { $loser }.
ring-why-hit-both = They hit each other in the same moment.
ring-why-broken = { $loser } broke { $card }.
ring-why-broken-both = Both lost in the same moment.
ring-why-lot = No hit in time: decided by lot.
ring-why-stopped = The bout was stopped.

ring-tells-clash = Swords clash.
ring-tells-hit = { $name } lands a hit.
ring-tells-wall = { $name } hits the wall.
ring-tells-shield = { $name } hits the shield.
ring-tells-armed = { $name } has the sword.
ring-tells-winded = The first hit on { $name } does not count.
ring-tells-order = { $name }: { $card }.

ring-state-waits = waits
ring-state-acts = in force
ring-state-asleep = asleep
ring-state-spent = done

film-controls = The film of the bout
film-play = Play the bout
film-pause = Pause the bout
film-scrub = Moment of the bout
film-at = { $at } of { $last } seconds
film-speed = Speed: { $speed }. Tap for slower.
film-close = Back to the table
