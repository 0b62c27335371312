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

ring-touch = { $one } : { $two }
ring-touch-for = Touch for { $name }!
ring-touch-both = Both at once!
ring-touch-nobody = No touch for anybody.
ring-score = { $won } : { $lost }.
ring-touches = { $won } of { $touches } touches
ring-wins = { $name } wins!
ring-both = Both at once! Fight again.
ring-why-hit = { $winner } hit { $loser }.
ring-why-hit-both = They hit each other in the same moment.
ring-why-broken = { $loser } broke { $card }.
ring-why-broken-both = Both lost in the same moment.
ring-why-lot = No hit in time: decided by lot.
ring-why-stopped = The bout was stopped.

ring-call-begin = { $one } against { $two }!
ring-call-clash-1 = Foam on foam!
ring-call-clash-2 = What a tangle!
ring-call-clash-3 = They know each other by now.
ring-call-clash-4 = Nobody gives an inch!
ring-call-shield-1 = Right on the shield!
ring-call-shield-2 = Blocked!
ring-call-shield-3 = That shield earns its keep.
ring-call-shield-4 = No way through!
ring-call-winded = { $name } shakes it off!
ring-call-touch-1 = { $name } lands one!
ring-call-touch-2 = Clean as a whistle, { $name }!
ring-call-touch-3 = Right in the ribs by { $name }!
ring-call-touch-4 = { $name } found the gap!
ring-call-both = Both! Nobody gets it.
ring-call-point = One more for { $name }!
ring-call-decides = The next touch decides!

ring-simpler = Drawn more simply on this device, so that it stays smooth.
ring-full = Full screen
ring-full-leave = Leave full screen

lesson-title = The dummy
lesson-dummy = Dummy
lesson-skip = Skip
lesson-done = Now you can fight!
lesson-walk = Walk
lesson-aim = Aim
lesson-swing = Swing
lesson-thrust = Thrust
lesson-parry = Parry
lesson-walk-touch = Drag your left thumb: walk about.
lesson-walk-desk = Walk about with W, A, S and D or the arrows.
lesson-aim-touch = Drag your right thumb: the sword points where you drag.
lesson-aim-desk = The sword follows the mouse, or Q and E. Turn it round.
lesson-swing-touch = Go near, flick with your right thumb, and swing through the dummy.
lesson-swing-desk = Go near and sweep the mouse, or hold Q or E: swing through the dummy.
lesson-thrust-touch = One step back. Point at the dummy and tap with your right thumb: thrust!
lesson-thrust-desk = One step back. Point at the dummy and click, or press F: thrust!
lesson-parry-touch = The dummy strikes back! Hold your sword in the way of its blade.
lesson-parry-desk = The dummy strikes back! Hold your sword in the way of its blade.

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
