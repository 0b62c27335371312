# What happens in Mantis, one sentence an event. The log, the screen reader and the replay use these.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink

dealt = Everyone gets { $cards } cards. { $first } goes first.
turned =
    { $aim ->
        [score] { $seat } tries to score and turns over { $colour ->
            [orange] an
           *[other] a
        } { $colour } card.
       *[steal] { $seat } tries to steal from { $into } and turns over { $colour ->
            [orange] an
           *[other] a
        } { $colour } card.
    }
scored =
    It matches: { $cards ->
        [one] one { $colour } card goes
       *[other] { $cards } { $colour } cards go
    } to the score pile of { $seat }, which now holds { $pile }.
stolen =
    It matches: { $cards ->
        [one] one { $colour } card moves
       *[other] { $cards } { $colour } cards move
    } from { $victim } to the tank of { $seat }.
stayed = No match: the { $colour } card stays in the tank of { $into }.
plays_again = { $seat } stole, so { $seat } plays again.
turn_began = { $seat } is to move.
ended =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }

# What may be done: the labels of buttons.

token-score = Score
token-steal = Steal from { $seat }
