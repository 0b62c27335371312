# What happens on the practice floor, one sentence an event.

bout_began =
    { $again ->
        [yes] Bout { $number } is fought again.
       *[no] Bout { $number } begins.
    }
bout_won =
    { $cause ->
        [hit] { $you ->
            [seat] You hit { $loser } and win
            [loser] { $seat } hits you and wins
           *[other] { $seat } hits { $loser } and wins
        } bout { $number }.
        [broken] { $you ->
            [loser] You break
           *[other] { $loser } breaks
        } the rule of { $card }: { $you ->
            [seat] you win
           *[other] { $seat } wins
        } bout { $number }.
       *[lot] Bout { $number } comes to no end. The lot falls to { $seat }.
    }
bout_tied = Both in the same moment: nobody has won bout { $number }.
won = { $you ->
        [seat] You win
       *[other] { $seat } wins
    } by { $bouts } bouts to { $lost }.

# What may be done: the labels of buttons.

token-go_on = Next bout
