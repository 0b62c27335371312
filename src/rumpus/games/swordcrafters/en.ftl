# What happens in Swordcrafters, one sentence an event. The log, the screen reader and the replay use these.

axis-horizontal = across
axis-vertical = down
icons-horizontal = across
icons-vertical = down

round_began =
    { $first ->
        [none] Round { $round } begins.
       *[other] Round { $round } begins. { $first } goes first.
    }
icons_shown = The card of this round is { $card }. It says: { $icons }.
icon_skipped = No slice { $axis } is possible, so it is skipped.
sliced = { $seat } slices { $axis }. There are { $groups } groups now.
selected =
    { $count ->
        [0] { $seat } takes the forge alone
        [one] { $seat } takes one tile{ $forge ->
            [yes] {" "}and the forge
           *[no] {""}
        }
       *[other] { $seat } takes { $count } tiles{ $forge ->
            [yes] {" "}and the forge
           *[no] {""}
        }
    }{ $sword ->
        [0] {" "}for the first sword.
        [1] {" "}for the second sword.
       *[none] .
    }
discarded =
    { $count ->
        [0] { $seat } puts the forge aside.
        [one] { $seat } puts one tile back into the box.
       *[other] { $seat } puts { $count } tiles back into the box.
    }
left_over =
    { $count ->
        [0] The forge alone is left over.
        [one] The tile left over goes to the box.
       *[other] The { $count } tiles left over go to the box.
    }
first_player =
    { $clause ->
        [S-SELECT-4] Nobody took the forge. { $seat } goes first in the next round.
       *[other] { $seat } goes first in the next round.
    }
crafted = { $seat } is done with crafting.
turned = { $seat } turns a sword.
scored =
    { $seat ->
        [none] { $name } has
       *[other] { $seat } has
    } { $points ->
        [0] no points.
        [one] one point.
       *[other] { $points } points.
    }
ended =
    { $count ->
        [0] { $shared ->
            [yes] Opponents win.
           *[no] An opponent wins.
        }
        [one] { $shared ->
            [yes] { $winners } shares the win with an opponent.
           *[no] { $winners } wins the game.
        }
       *[other] { $winners } share the win.
    }

# What may be done: the labels of buttons.

group-of-value =
    { $value ->
        [0] group 1
        [1] group 2
        [2] group 3
        [3] group 4
        [4] group 5
       *[5] group 6
    }
group-of-first =
    { $first ->
        [0] group 1
        [1] group 2
        [2] group 3
        [3] group 4
       *[4] group 5
    }
token-slice =
    { $second ->
        [horizontal] Slice { group-of-first } below row { $third }
       *[vertical] Slice { group-of-first } right of column { $third }
    }
token-discard = Put { group-of-value } back
token-select = Take { group-of-value }
token-place =
    { $value ->
        [red] Build in red
        [blue] Build in blue
        [purple] Build in purple
        [green] Build in green
        [amber] Build in amber
        [white] Build in white
       *[blank] Build in a blank
    }
token-side =
    { $value ->
        [left] Left
        [right] Right
        [front] Front
       *[back] Back
    }
token-take_off =
    { $value ->
        [left] Take a tile off the left
        [right] Take a tile off the right
        [front] Take a tile off the front
       *[back] Take a tile off the back
    }
token-finish = Done
token-show =
    { $value ->
        [left] Show left and…
        [right] Show right and…
        [front] Show front and…
       *[back] Show back and…
    }
token-sword =
    { $value ->
        [0] First sword
       *[1] Second sword
    }
