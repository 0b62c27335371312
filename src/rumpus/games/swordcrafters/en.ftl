# What happens in Swordcrafters, one sentence an event. The log, the screen reader and the replay use these.

axis-horizontal = across
axis-vertical = down

round_began = Round { $round } begins. { $first } goes first.
icons_shown = The card of this round is { $card }.
icon_skipped = A slice { $axis } is not possible and is skipped.
sliced = { $seat } slices { $axis }. There are { $groups } groups now.
selected =
    { $count ->
        [0] { $seat } takes a group without tiles{ $forge ->
            [yes] , but with the forge.
           *[no] .
        }
        [one] { $seat } takes one tile{ $forge ->
            [yes] {" "}and the forge.
           *[no] .
        }
       *[other] { $seat } takes { $count } tiles{ $forge ->
            [yes] {" "}and the forge.
           *[no] .
        }
    }
discarded =
    { $count ->
        [0] { $seat } puts back a group without tiles.
        [one] { $seat } puts one tile back into the box.
       *[other] { $seat } puts { $count } tiles back into the box.
    }
left_over =
    { $count ->
        [0] The group left over has no tiles.
        [one] The tile left over goes to the box.
       *[other] The { $count } tiles left over go to the box.
    }
first_player = { $seat } goes first in the next round.
crafted = { $seat } is done with crafting.
turned = { $seat } turns a sword.
scored =
    { $points ->
        [one] { $seat } has one point.
       *[other] { $seat } has { $points } points.
    }
ended =
    { $count ->
        [0] The opponents win.
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }
