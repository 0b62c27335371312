# What the board of Throw Throw Burrito says. The sentences of the events lie beside the rules.

choice-battles-judged = Judged: with real burritos
choice-battles-arena = Arena: in real time
choice-battles-quick = Quick: secret choices
choice-leaving-stand_in = A stand-in plays on
choice-leaving-skip = The seat is skipped

burrito-card-avocado = avocado
burrito-card-bean = bean
burrito-card-chilli = chilli
burrito-card-corn = corn
burrito-card-lime = lime
burrito-card-onion = onion
burrito-card-tomato = tomato
burrito-card-brawl_sun = sun Brawl
burrito-card-brawl_moon = moon Brawl
burrito-card-war = War
burrito-card-duel = Duel
burrito-kind-brawl = a Brawl
burrito-kind-war = War
burrito-kind-duel = a Duel
burrito-name-brawl = Brawl
burrito-name-war = War
burrito-name-duel = Duel
burrito-shout-brawl = Brawl!
burrito-shout-war = War!
burrito-shout-duel = Duel!
burrito-shout-all = War of everybody!
burrito-shout-round-duel = Duel for the round!
burrito-shout-round-war = War for the round!
burrito-shout-final = The final Duel!

burrito-table = The table
burrito-players = The players, clockwise
burrito-you = You
burrito-people = { $count } people
burrito-seat = { $name }: { $points } points, { $sets ->
    [one] one set
   *[other] { $sets } sets
}, { $bruises ->
    [0] no bruise
    [one] one bruise
   *[other] { $bruises } bruises
}; { $pile } cards on the pile, { $hand } in hand{ $state ->
    [none] .
   *[other] . { $state }.
}
burrito-state-badge = Has the Fear Me badge
burrito-state-left = Gets your cards
burrito-state-fights = Fights
burrito-state-skipped = Has left
burrito-state-counts = Counts 3-2-1
burrito-fear-me = Fear Me
burrito-score-title = The score pile of { $name }
burrito-score-mine = Your score pile
burrito-score-none = Nothing yet.
burrito-score-set = Three { $card }: { $points }
burrito-score-bruises = { $count ->
    [one] One bruise: −1
   *[other] { $count } bruises: −{ $count }
}

burrito-pile-own = Your pile
burrito-pile-left = Left pile
burrito-pile-right = Right pile
burrito-pile-community = Community
burrito-pile-of = The pile of { $name }: { $count } cards
burrito-pile-next = To { $name }
burrito-draw-own = Draw from your pile: { $count } cards
burrito-draw-left = Draw from the left community pile: { $count } cards
burrito-draw-right = Draw from the right community pile: { $count } cards
burrito-draw-short = Draw
burrito-next-label = The pile of { $name }, who gets your cards: { $count } cards
burrito-community-label = Community pile: { $count } cards
burrito-middle = { $burritos } burritos and { $bruises } bruises lie in the middle
burrito-bruises-left = { $count } left

burrito-hand = Your hand
burrito-pass-card = Pass { $card } to { $name }
burrito-pick-card = Pick { $card } for a set
burrito-card-unknown = A card just drawn
burrito-card-held = { $card }, cards are frozen
burrito-drew = You drew { $card }.
burrito-mode = What a tap does
burrito-mode-pass = Pass
burrito-mode-set = Make a set
burrito-pick = { $count ->
    [0] Tap three that match
    [1] Two more
   *[other] One more
}
burrito-join = Three battle cards? Tap them and shout, too!
burrito-pick-shout = Three battle cards? Shout!
burrito-pick-none = They do not match
burrito-shouts = Declare a battle with these three cards
burrito-claim = a wrong shout costs a bruise
burrito-duelists = Who fights the Duel? Pick two.
burrito-duelists-one = And who else?
burrito-unpick = Put them back
burrito-wait = Nothing to draw. Wait for a card.
burrito-late = Too late
burrito-why = Why?
burrito-hint-B-PASS-1 = You do not hold that any more.
burrito-hint-B-PASS-2 = Five is all you may hold: pass one first.
burrito-hint-B-PASS-3 = Draw from another pile: your own, if it has cards.
burrito-hint-B-PASS-R1 = No card is left there.
burrito-hint-B-PASS-R2 = Draw up to five first.
burrito-hint-B-SET-1 = You do not hold those three.
burrito-hint-B-SET-R1 = Those three do not match.
burrito-hint-B-BATTLE-1 = Cards are frozen.
burrito-hint-B-MULTI-R1 = Cards are frozen.
burrito-hint-B-START-1 = Wait for 3-2-1-Burrito.
burrito-hint-B-LOSE-2 = Wait for 3-2-1-Burrito.

burrito-count = Count 3-2-1-Burrito
burrito-count-paces = Count the paces: 3-2-1
burrito-count-go = Burrito!
burrito-get-ready = Get your cards ready!
burrito-get-set = Ready to grab a burrito?
burrito-take-pace = One pace on each number
burrito-frozen = Frozen!

burrito-vote = Nobody lays a set. End the round as it stands?
burrito-vote-yes = End it
burrito-vote-no = Play on
burrito-votes = { $count } of { $all } for it

burrito-fighters = Who fights
burrito-versus = vs
burrito-stake-bruise = The loser takes a bruise
burrito-stake-round = For the round
burrito-stake-game = For the game
burrito-multi = Several battles at once: one War of everybody
burrito-behind-back = First throws go behind the back
burrito-put-out = Whoever is hit is out, until one is left
burrito-tie = Fought on after a tie
burrito-judge = { $name } rules
burrito-judge-mine = You rule
burrito-judge-none = The fighters have to agree
burrito-says-hit = { $name }: a hit on { $losers }
burrito-says-caught = { $name }: caught, thrown by { $losers }
burrito-says-foul = { $name }: a foul by { $losers }
burrito-says-grab = { $name }: a grab by { $losers }
burrito-has-chosen = { $name } has chosen
burrito-is-choosing = { $name } thinks …
burrito-has-reported = { $name } has said what happened
burrito-arena = The battle is fought on the floor
burrito-grab = Grab a burrito: { $stake ->
    [bruise] costs a bruise
   *[other] you are sent off
}
burrito-grab-sure = Sure? Tap again: { $stake ->
    [bruise] a bruise for you
   *[other] you are sent off
}

burrito-report = What happened?
burrito-cause-hit = Hit
burrito-cause-caught = Caught
burrito-cause-foul = Foul
burrito-cause-grab = Grabbed
burrito-lost-hit = { $name } was hit
burrito-lost-hit-mine = I was hit
burrito-lost-caught = I caught the throw of { $name }
burrito-lost-caught-by = Somebody caught the throw of { $name }
burrito-lost-caught-mine = My throw was caught
burrito-lost-foul = { $name } fouled
burrito-lost-foul-mine = I fouled
burrito-lost-grab = { $name } grabbed a burrito
burrito-several = Several at the same moment
burrito-report-these = That is how it was
burrito-by = Who threw or caught?
burrito-by-nobody = nobody knows
burrito-reported = You said it. Now the others have to agree.

burrito-host-rule = Rule as the host
burrito-host-rules = You rule as the host: what happened?
burrito-host-back = Let the fighters agree

burrito-choose = Choose in secret
burrito-target = At whom?
burrito-at = At { $name }
burrito-move-throw = Throw
burrito-move-fake = Fake
burrito-move-catch = Catch
burrito-beats-throw = hits who throws or fakes
burrito-beats-fake = hits who tries to catch
burrito-beats-catch = beats a throw at you
burrito-chosen = { $move }! Nobody sees it yet.
burrito-chosen-at = { $move } at { $name }! Nobody sees it yet.
burrito-exchange = Exchange { $number }
burrito-did-throw = { $name } throws at { $target }
burrito-did-fake = { $name } fakes at { $target }
burrito-did-catch = { $name } waits to catch
burrito-exchanges = The last exchange

burrito-moment-declared = { $kind ->
    [brawl] Brawl!
    [war] War!
   *[duel] Duel!
}
burrito-moment-battle_set = { $clause ->
    [B-RTIE-1] Duel for the round!
    [B-RTIE-2] War for the round!
    [B-WIN-2] The final Duel!
   *[other] War of everybody!
}
burrito-moment-falsely_declared = Wrong!
burrito-moment-grabbed = Hands off!
burrito-moment-tied = At the same moment!
burrito-moment-lot_drawn = A lot decides
burrito-moment-called_off = Called off
burrito-moment-nobody_lost = Nobody is hit
burrito-moment-battle_lost = { $cause ->
    [hit] Splat!
    [caught] Caught!
    [foul] Foul!
   *[other] Lost!
}
burrito-moment-bruised = { $left ->
    [0] The last bruise!
   *[other] A bruise!
}
burrito-moment-round_ended = Round { $round } is over
burrito-moment-round_tied = Level!
burrito-moment-deck_turned = War card!
burrito-moment-round_won = { $name } wins round { $round }!
burrito-moment-badge_given = Fear { $name }!
burrito-moment-seat_skipped = { $name } has left
burrito-moment-ended = { $name } wins!

burrito-round = Round { $round }
burrito-first = Three alike are a set. Battle cards count two.
burrito-line-breather = Catch your breath …
burrito-line-count = { $name } counts 3-2-1-Burrito …
burrito-line-count-mine = Everybody ready? Count 3-2-1-Burrito
burrito-line-countdown = Three, two, one …
burrito-line-pass = Pass and draw!
burrito-line-passing = Everybody passes cards
burrito-line-frozen = Cards are frozen
burrito-line-declared-mine = You declare { $kind }! Cards are frozen
burrito-line-declared = { $name } declares { $kind }! Cards are frozen
burrito-line-paces = Duel: { $names }, back to back
burrito-line-ready = Get ready: { $names }
burrito-line-battle = Battle: { $names }
burrito-line-report = Throw! Then say what happened
burrito-line-rule = You rule: say what you saw
burrito-line-choose = Choose: throw, fake or catch
burrito-line-chooses = { $count ->
    [one] { $names } chooses …
   *[other] { $names } choose …
}
burrito-line-won = { $name } wins the game!
burrito-line-won-mine = You win the game!

burrito-records = How it was played
burrito-records-name = Player
burrito-records-points = Points
burrito-records-pace = Cards a minute
burrito-records-drought = Longest drought
burrito-records-seconds = { $seconds } s
burrito-records-hits = Who hit whom
burrito-records-no-hits = Nobody hit anybody.
burrito-records-hit = { $by } got { $on }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
burrito-records-fastest = the fastest
burrito-records-longest = the longest

## Highlights of a finished game

burrito-highlight-hit = The splat
burrito-highlight-catch = What a catch
burrito-highlight-wrong = Oops
burrito-highlight-battle = The biggest battle

## The rules in short

burrito-brief-goal = Have the most points when the bruises run out: sets minus bruises. Two rounds are played.
burrito-brief-1 = All at once: draw a card, keep five, pass one on to the left. Nobody waits.
burrito-brief-2 = Three of a kind are a set: lay them down for a point, and draw three more.
burrito-brief-3 = Three battle cards are worth two points, stop everything and start a battle. Their kind says who fights.
burrito-brief-4 = Throw! The first to be hit loses and takes a bruise. Who catches a throw turns it around.
