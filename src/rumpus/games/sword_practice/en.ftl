# What happens on the practice floor, one sentence an event.

bout_began =
    { $again ->
        [yes] Bout { $number } is fought again.
       *[no] Bout { $number } begins.
    }
bout_won =
    { $cause ->
        [hit] { $seat } hits { $loser } and wins bout { $number }.
        [broken] { $loser } breaks the rule of { $card }: { $seat } wins bout { $number }.
       *[lot] Bout { $number } comes to no end. The lot falls to { $seat }.
    }
bout_tied = Both in the same moment: nobody has won bout { $number }.
won = { $seat } wins by { $bouts } bouts to { $lost }.

# What may be done: the labels of buttons.

token-go_on = Next bout
