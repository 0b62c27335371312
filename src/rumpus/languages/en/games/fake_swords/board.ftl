# What the board of Fake Swords says. The sentences of the events lie beside the rules.

choice-fights-judged = Judged: with foam swords
choice-fights-arena = Arena: in real time
choice-fights-quick = Quick: secret choices
choice-touches-1 = One touch
choice-touches-3 = Three touches

fake-purple = purple
fake-green = green
fake-yellow = yellow
fake-black = black
fake-when-purple = the whole fight
fake-when-green = at the start
fake-when-yellow = at every touch
fake-when-black = for the shorter one

fake-learn = Learn to fight
fake-table = The table
fake-players = The players and their cards
fake-you = You
fake-seat = { $name }: { $sets } of { $most } sets; { $cards }{ $state ->
    [none] .
   *[other] . Now: { $state }.
}
fake-seat-mine = You: { $sets } of { $most } sets; { $cards }{ $state ->
    [none] .
   *[other] . Now: { $state }.
}
fake-count = { $count } { $colour }
fake-no-cards = No cards yet.
fake-state-boss = Fight Boss
fake-state-stand-in = Boss of this fight
fake-state-fights = fights
fake-state-finger = finger up
fake-state-pointed = has pointed
fake-state-not-pointed = has not pointed yet
fake-state-claims = says pile { $number }
fake-claim-short = pile { $number }!

fake-pile = Pile { $number }
fake-pile-label = Pile { $number }: { $names }
fake-pile-empty = empty
fake-loose = Cards that lie in no pile yet
fake-card-label = { $name }, { $colour }, on pile { $number }. { $text }
fake-card-loose = { $name }, { $colour }, on no pile yet. { $text }
fake-card-read = { $name }, { $colour }, { $when }: { $text }
fake-claims-here = { $names } say they go here
fake-draw-pile = { $count } to draw
fake-discard-pile = { $count } discarded

fake-lay-onto = Lay { $name } onto pile { $number }
fake-lay-where = Where shall { $name } go?
fake-lay-onto-short = Lay onto pile
fake-lay-beside = Lay it beside the piles
fake-spread = Spread the rest out
fake-talk = Say where you will point. You may lie.
fake-talk-short = I go for
fake-claim = Say that you go for pile { $number }
fake-finger-ask = Finger up: ready?
fake-finger-up = Finger up: ready!
fake-finger-down = Not ready after all
fake-count-down = Count down
fake-count-without = { $missing ->
    [one] Count down without one
   *[other] Count down without { $missing }
}
fake-cards = Read the cards
fake-read-title = The cards of this round
fake-cards-of = The cards of { $name }
fake-cards-mine = Your cards

fake-point-where = Point at a pile
fake-point-at = Point at pile { $number }: { $names }
fake-point-short = Point at pile { $number }
fake-pointed-at = You point at pile { $number }. Nobody sees it yet.
fake-count-point = Point!
fake-count-fight = Fight!
fake-get-ready = Get ready to point!
fake-tips = Only the tips of your swords touch
fake-stopwatch = How long the fight has been going

fake-fate-taken = { $name } takes it
fake-fate-discarded = Nobody
fake-fate-passed = No fight
fake-fate-contested = Fight!
fake-fate-won = { $name } wins it
fake-why-title = Where the last piles went
fake-why-taken = Only { $name } pointed at it, and takes it.
fake-why-discarded = Nobody pointed at it. It was discarded.
fake-why-passed = { $names } pointed at it, but only one pile a round is fought over. It was discarded.
fake-why-contested = { $names } pointed at it. It is fought over.
fake-why-won = { $names } pointed at it. { $name } won the fight and the pile.

fake-pick-pile = Which pile is fought over?
fake-pick-pile-short = Pile { $number }: { $count } want it
fake-pick-fighters = Who fights? Pick two.
fake-pick-two = Pick two fighters
fake-pick-first = Pick a pile
fake-pick-go = { $one } against { $other } for pile { $number }

fake-rules = The rules of this fight
fake-rules-none = No card binds anyone: just fight!
fake-binds-both = both fighters
fake-binds-one = only { $name }
fake-binds-you = only you
fake-binds-nobody = the shorter fighter: still to be said
fake-versus = vs
fake-shorter = the shorter one
fake-is-shorter = { $name } is shorter
fake-fight-prize = { $count ->
    [one] For pile { $number }: one card
   *[other] For pile { $number }: { $count } cards
}
fake-fight-tiebreaker = For the game!
fake-fight-boss = Boss: { $name }
fake-fight-again = Bout { $bout }
fake-start = Count 3-2-1-Fight

fake-judge = What happened?
fake-judge-hit = { $name } was hit
fake-judge-broke = broke a rule …
fake-judge-arm = blocked with an arm
fake-judge-both = Both hit: fight again
fake-judge-which = Which card did { $name } break?
fake-judge-back = Back
fake-call = Call out a broken rule
fake-call-one = { $name } broke { $card }
fake-decide = Was the rule broken?
fake-called = { $by } calls: { $name } broke { $card }!
fake-uphold = Yes: { $name } loses
fake-dismiss = No: go on

fake-choose = Choose in secret
fake-move-lunge = Lunge
fake-move-feint = Feint
fake-move-parry = Parry
fake-beats-lunge = beats a feint
fake-beats-feint = beats a parry
fake-beats-parry = beats a lunge
fake-barred = not now
fake-handicaps = In this exchange
fake-astray = Every second choice of yours goes astray.
fake-idle = Winning this exchange scores nothing for you.
fake-double = Losing this exchange counts twice for you.
fake-turned = Everything is the other way round: what loses wins.
fake-chosen = { $move }! Nobody sees it yet.
fake-has-chosen = { $name } has chosen
fake-is-choosing = { $name } thinks …
fake-exchanges = The exchanges so far
fake-exchange = { $one } against { $other }: { $winner } scores.
fake-exchange-clash = { $one } against { $other }: a clash.
fake-exchange-lot = Drawn by lot: { $winner } scores.
fake-score = { $count } of 2 exchanges won

fake-moment-hit = Hit! { $name } wins
fake-moment-broken = Rule broken! { $name } wins
fake-moment-arm_block = Arm block! { $name } wins
fake-moment-lot = By lot: { $name } wins
fake-moment-ruling = { $name } wins
fake-moment-both = Both! Fight again
fake-moment-both-lots = Both again! Lots decide
fake-moment-tiebreaker = Tiebreaker!
fake-moment-clash = Clash!
fake-moment-exchange = { $name } scores!
fake-moment-reshuffled = New draw pile

fake-first = Three sets win: three cards of one colour each.
fake-line-lay = { $name } lays out the piles …
fake-line-lay-mine = Lay every card onto a pile
fake-line-empty-mine = Pile { $number } is empty. Every pile needs a card
fake-line-ask = { $name } thinks about the piles …
fake-line-ask-mine = Happy with the piles? Raise a finger
fake-line-fingers = Waiting for the finger of { $names }
fake-line-finger-mine = { $name } asks: ready?
fake-line-count = All fingers are up. { $name } counts down …
fake-line-count-mine = All fingers are up. Count down!
fake-line-countdown = Three, two, one …
fake-line-reveal = Everybody points!
fake-line-point = Point at a pile!
fake-line-pointed = You point. Wait for the others …
fake-line-pick = { $name } picks the fight …
fake-line-pick-mine = You pick the fight
fake-line-stand-in = { $name } names a Boss for this fight …
fake-line-stand-in-mine = Who is Boss of this fight?
fake-line-shorter = { $name } says who is shorter …
fake-line-shorter-mine = Who is shorter?
fake-line-start = { $one } against { $other }. { $name } counts down …
fake-line-start-mine = Swords up? Then count down
fake-line-start-fighter = Get ready! { $name } counts down …
fake-line-tips = Three, two, one … tips together!
fake-line-fight = { $one } against { $other }: fight!
fake-line-call = A rule was called out. { $name } decides …
fake-line-choose = Choose: lunge, feint or parry
fake-line-chooses = { $count ->
    [one] { $names } chooses …
   *[other] { $names } choose …
}
fake-line-won = { $name } wins the game!
fake-line-won-mine = You win the game!

fake-sets =
    { $points ->
        [one] 1 set
       *[other] { $points } sets
    }

## Highlights of a finished game

fake-highlight-hit = The hit
fake-highlight-win = The last set
fake-highlight-pile = Nobody else pointed
fake-highlight-both = Both at once

## The rules in short

fake-brief-goal = Be the first with three sets. A set is three cards of one colour.
fake-brief-1 = The Fight Boss draws cards and sorts them into piles. Everybody may talk, and lie.
fake-brief-2 = Three, two, one: all point at a pile at the same moment.
fake-brief-3 = Alone at a pile? It is yours.
fake-brief-4 = Not alone? Fight for it with foam swords, and obey the rules on its cards. A hit on the body wins.
