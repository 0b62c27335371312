# What happens in Swordcrafters, one sentence an event. The log, the screen reader and the replay use these.

axis-horizontal = across
axis-vertical = down
icons-horizontal = across
icons-vertical = down

round_began =
    { $first ->
        [none] Round { $round } begins.
       *[other] Round { $round } begins. { $you ->
            [first] You go
           *[other] { $first } goes
        } first.
    }
icons_shown = The card of this round is { $card }. It says: { $icons }.
icon_skipped = No slice { $axis } is possible, so it is skipped.
sliced = { $you ->
        [seat] You slice
       *[other] { $seat } slices
    } { $axis }. There are { $groups } groups now.
selected =
    { $count ->
        [0] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } the forge alone
        [one] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } one tile{ $forge ->
            [yes] {" "}and the forge
           *[no] {""}
        }
       *[other] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } { $count } tiles{ $forge ->
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
        [0] { $you ->
            [seat] You put
           *[other] { $seat } puts
        } the forge aside.
        [one] { $you ->
            [seat] You put
           *[other] { $seat } puts
        } one tile back into the box.
       *[other] { $you ->
            [seat] You put
           *[other] { $seat } puts
        } { $count } tiles back into the box.
    }
left_over =
    { $count ->
        [0] The forge alone is left over.
        [one] The tile left over goes to the box.
       *[other] The { $count } tiles left over go to the box.
    }
first_player =
    { $clause ->
        [S-SELECT-4] Nobody took the forge. { $you ->
            [seat] You go
           *[other] { $seat } goes
        } first in the next round.
       *[other] { $you ->
            [seat] You go
           *[other] { $seat } goes
        } first in the next round.
    }
crafted = { $you ->
        [seat] You are
       *[other] { $seat } is
    } done with crafting.
turned = { $you ->
        [seat] You turn
       *[other] { $seat } turns
    } a sword.
scored =
    { $seat ->
        [none] { $name } has
       *[other] { $you ->
            [seat] You have
           *[other] { $seat } has
        }
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
            [yes] { $you ->
                [winners] You share
               *[other] { $winners } shares
            } the win with an opponent.
           *[no] { $you ->
                [winners] You win
               *[other] { $winners } wins
            } the game.
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

# The guided first game.

lesson-hello = Come in, mind the sparks! I am your coach. You forge a sword, and so do { $seat1 } and { $seat2 }.
lesson-grid = Every round begins with a grid of gems. Everybody makes one slice through it, and then everybody takes one piece.
lesson-guards = Your sword has four sides. Two guards are on it already: a purple gem in front, a green one at the back.
lesson-slice = You slice first. Cut down the middle: tap the line that I point at, then slice.
lesson-sliced = Two pieces. Look at the left one: three green gems!
lesson-pip-slices = The others slice, too …
lesson-select-what = Now everybody takes a piece, and you are the first to choose. Here they are, three greens and a blue one.
lesson-select = Tap that piece, then take it.
lesson-others-take = The others take what is left. The last piece goes to the box.
lesson-others-craft = Now everybody crafts at the same time. The others are quick …
lesson-craft = Your turn at the anvil. All four tiles go into your sword in this round.
lesson-hold = Tiles hold crosswise: left and right first, then front and back on top of them. There are never holes.
lesson-place = First the blue one: it goes to the left.
lesson-place-two = A green one to the right, to balance it.
lesson-place-three = The back has a green guard. Put a green gem there: two in a row!
lesson-place-last = And the last one to the front.
lesson-finish = That is a fine beginning. Say that you are done.
lesson-quality = After six rounds swords are scored. Every side scores its longest row of equal gems, two points a gem. Your back has two already: four points.
lesson-magic = Magic cards score, too: for the most gems of a colour, or for the fewest. Keep an eye on them.
lesson-length = And the longest sword gets six points more, so a fat piece is never bad.
lesson-forge = The forge in the grid is no gem. Who takes it goes first in the next round, and first choice is worth a lot.
lesson-end = Five rounds are left, and you know everything. Play on: { $seat1 } and { $seat2 } do not wait for me any more!

# The coach at a player's side.

coach-asked-slice = Make one straight cut through one piece. Later you take one of all the pieces.
coach-asked-select = Take one of the pieces. Its tiles go into your sword in this round.
coach-asked-discard = One of the two pieces goes to the box. You go on with the other one.
coach-asked-craft = Build all tiles of this round into your sword: left and right first, then front and back on top of them.
coach-means-place = Then choose a side. Equal gems in a row on one side score two points each.
coach-means-finish = You are done for this round. After that nothing can be moved.
coach-slice = The largest piece would have { $most } tiles, the smallest { $least }.
coach-slice-why = A cut should leave a good piece for you, and nothing as good for those who choose before you.
coach-select = It brings { $tiles } tiles, { $gems } of them with a gem. Longer swords score, too.
coach-select-alike = { $count } gems of one colour: that makes a row, and it counts for magic cards.
coach-select-forge = It has the forge, so you go first in the next round.
coach-discard = It has only { $tiles } tiles; the other piece is worth more.
coach-row = It makes a row of { $gems } equal gems on the { $side } side.
coach-points = If the game ended now, your sword would score { $now } instead of { $before } points.
