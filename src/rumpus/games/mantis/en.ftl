# What happens in Mantis, one sentence an event. The log, the screen reader and the replay use these.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink

dealt = Everyone gets { $cards } cards. { $you ->
        [first] You go
       *[other] { $first } goes
    } first.
turned =
    { $aim ->
        [score] { $you ->
            [into-seat] You try
           *[other] { $seat } tries
        } to score and { $you ->
            [into-seat] turn
           *[other] turns
        } over { $colour ->
            [orange] an
           *[other] a
        } { $colour } card.
       *[steal] { $you ->
            [seat] You try to steal from { $into } and turn
            [into] { $seat } tries to steal from you and turns
           *[other] { $seat } tries to steal from { $into } and turns
        } over { $colour ->
            [orange] an
           *[other] a
        } { $colour } card.
    }
scored =
    It matches: { $cards ->
        [one] one { $colour } card goes
       *[other] { $cards } { $colour } cards go
    } to { $you ->
        [seat] your score pile
       *[other] the score pile of { $seat }
    }, which now holds { $pile }.
stolen =
    { $you ->
        [seat] It matches: you steal { $cards ->
            [one] one { $colour } card
           *[other] { $cards } { $colour } cards
        } from { $victim }.
        [victim] It matches: { $seat } steals { $cards ->
            [one] one { $colour } card
           *[other] { $cards } { $colour } cards
        } from you.
       *[other] It matches: { $cards ->
            [one] one { $colour } card moves
           *[other] { $cards } { $colour } cards move
        } from { $victim } to the tank of { $seat }.
    }
stayed = No match: the { $colour } card stays in { $you ->
        [into] your tank
        [into-seat] your tank
       *[other] the tank of { $into }
    }.
plays_again =
    { $you ->
        [seat] You stole, so you play again.
       *[other] { $seat } stole, so { $seat } plays again.
    }
turn_began = { $you ->
        [seat] You are
       *[other] { $seat } is
    } to move.
ended =
    { $count ->
        [one] { $you ->
            [winners] You win
           *[other] { $winners } wins
        } the game.
       *[other] { $winners } share the win.
    }

# What may be done: the labels of buttons.

token-score = Score
token-steal = Steal from { $seat }

# The guided first game.

lesson-hello = Hi! I am your coach. We play a quick one against { $seat1 } and { $seat2 }, and you will win it.
lesson-goal = Ten cards in this pile win the game. Yours is still empty.
lesson-tank = These are your cards. A card that comes in and matches one of them is good news.
lesson-back = The top card. Its back shows three colours; its front is one of them. Red is possible, and you have a red one!
lesson-score = You may score or steal. Tap “Score”: the card turns over into your own tank.
lesson-scored = Red! It matched, so both red cards are on your pile. Two of ten.
lesson-pip-steals = Now { $seat1 }. Watch: this one steals.
lesson-stealing = { $seat1 } turned the card over into the tank of { $seat2 }. It matched, so all the orange cards moved. Stolen cards are not safe yet: they lie in a tank.
lesson-gizmo-tries = { $seat2 } tries to steal from you …
lesson-gift = … and turns over a red card. No match, so it stays with you. A failed theft is a gift!
lesson-steal = Red, blue or purple: { $seat2 } has a red and a blue one. Take a chance: steal from { $seat2 }!
lesson-stolen = Got it! Now you have three red cards in your tank.
lesson-danger = Three of a kind are worth a lot, and everybody can see them. Bring them home before somebody takes them.
lesson-big = The back shows red. Score!
lesson-big-done = Four red cards at once. You have six of ten.
lesson-pip-again = { $seat1 } looks at your tank …
lesson-lost = Your pink card is gone. That happens. What is on your pile is safe for ever.
lesson-sure = Yellow, blue, purple: you have all three. Whatever it is, it matches.
lesson-sure-score = A sure thing. Score!
lesson-others = Eight of ten! The others score, too.
lesson-last = Two more cards and you win. Blue would do. Score!
lesson-won = Ten cards: you win! That is all there is to Mantis. Next time nobody helps you. Well, I do, if you switch me on.

# The coach at a player's side.

coach-asked-turn = Turn the top card over: into your own tank to score, or into another tank to steal. Its front is one of the three colours.
coach-score-match = If it is { $colour }, { $cards ->
        [one] it and your { $colour } card
       *[other] it and your { $cards } { $colour } cards
    } go to your score pile.
coach-score-none = Nothing in your tank can match: the card stays there for later.
coach-steal-match = If it is { $colour }, { $cards ->
        [one] the { $colour } card
       *[other] all { $cards } { $colour } cards
    } of { $seat } and the new one are yours.
coach-steal-none = Nothing of { $seat } can match: the card would be a present.
coach-odds = { $percent ->
        [0] It cannot match, but it hurts least.
       *[other] It matches with a chance of { $percent } %, and wins { $cards } cards at best.
    }
coach-wins-now = A match wins you the game.
coach-bring-home = Cards in a tank can be stolen. On the score pile they are safe.
coach-stop = { $seat } needs only { $needs ->
        [one] one more card
       *[other] { $needs } more cards
    } to win: take some away.
coach-not-safe = Stolen cards lie in your tank, so score them soon.
coach-risk = Stolen cards lie in your tank, so score them soon. If nothing matches, it was a present.
