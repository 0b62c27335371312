# What the Swordcrafters board says. The sentences of the events lie beside the rules.

choice-magic-beginner = Easy
choice-magic-intermediate = Hard
choice-magic-mixed = A mix
choice-magic_sides-by_lot = By lot
choice-magic_sides-bbi = Two easy, one hard
choice-magic_sides-bii = One easy, two hard
choice-opponents-1 = One
choice-opponents-2 = Two
choice-opponents-3 = Three
choice-opponents-4 = Four

swords-table = The smithy

swords-gem-red = red
swords-gem-blue = blue
swords-gem-purple = purple
swords-gem-green = green
swords-gem-amber = amber
swords-gem-white = white
swords-gem-blank = blank
swords-cut-red = red, cut round
swords-cut-blue = blue, cut as a drop
swords-cut-purple = purple, cut as a heart
swords-cut-green = green, cut square
swords-cut-amber = amber, cut as a triangle
swords-cut-white = white, cut as a kite
swords-cut-blank = blank
swords-veiled = veiled
swords-forge = the forge
swords-gem-count = { $count } { $gem }
swords-no-tiles = no tiles
swords-and = {" "}and{" "}

swords-side-left = Left
swords-side-right = Right
swords-side-front = Front
swords-side-back = Back
swords-guard-of = guard { $gem }
swords-side-told = { $side }: { $gems }.
swords-side-empty = no tiles yet
swords-facing = { $side } faces you
swords-turning = turning by itself
swords-turn-label = Turn the sword of { $name }
swords-turn-label-mine = Turn your sword
swords-all-swords = Turn the swords of { $names }

swords-round = Round { $round } of { $rounds }
swords-round-short = { $round }/{ $rounds }
swords-phase-slice = Slice
swords-phase-discard = Put back
swords-phase-select = Select
swords-phase-craft = Craft
swords-phase-over = Scoring
swords-turns = Order of turns
swords-turn-past = { $name }, done
swords-turn-now = { $name }, now
swords-turn-next = { $name }, later
swords-first-next = First next round: { $name }
swords-first-open = Nobody has the forge yet. Whoever takes it goes first in the next round.
swords-first-short = next
swords-first-now = goes first

swords-players = Players
swords-chip = { $name }: sword of { $length ->
    [one] one tile
   *[other] { $length } tiles
}. { $state } Look at it.
swords-chip-mine = Your sword: { $length ->
    [one] one tile
   *[other] { $length } tiles
}. { $state } Look at it.
swords-state-now = To move.
swords-state-done = Done with crafting.
swords-state-crafting = Still crafting.
swords-state-none = {""}
swords-you = You
swords-tiles-short = { $count }

swords-your-slice = Your slice!
swords-your-slice-horizontal = Slice across!
swords-your-slice-vertical = Slice down!
swords-your-discard = Which half goes back?
swords-your-select = Take a group!
swords-your-craft = { $left ->
    [0] All built in. Done?
    [one] One tile to build in
   *[other] { $left } tiles to build in
}
swords-now-slice = { $name } slices …
swords-now-discard = { $name } puts a half back …
swords-now-select = { $name } selects …
swords-now-craft = Crafting: { $name }
swords-now-done = Done! Waiting for { $names }
swords-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
swords-won-mine = You win!

swords-grid = Grid of { $columns } columns and { $rows } rows
swords-cell = Row { $row }, column { $column }: { $gem }
swords-hint-slice = Draw a line across the gems, or tap a dotted line.
swords-hint-select = Tap a group to see what it brings.
swords-hint-discard = Tap the half that goes back to the box.
swords-cut-horizontal = Slice across below row { $line }: { $first } and { $second }
swords-cut-vertical = Slice down right of column { $line }: { $first } and { $second }
swords-tiles = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
swords-slice-here = Slice here
swords-slice-makes = Makes { $first } and { $second }
swords-with-forge = { $tiles } with the forge
swords-group = Group { $number }: { $tiles }{ $forge ->
    [yes] , with the forge
   *[no] {""}
}
swords-group-taken = Group { $number }, taken by { $name }
swords-group-out = Group { $number }, left over
swords-take = Take { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
swords-take-for = For sword { $sword }
swords-brings-forge = You go first next round.
swords-brings-nothing = No tiles.
swords-magic-change = { $before } → { $after }
swords-put-back = Put { $count ->
    [0] this back
    [one] this tile back
   *[other] these { $count } tiles back
}
swords-keeps = You keep { $tiles }

swords-hand = Tiles to build in
swords-hand-tile = { $gem }, tile { $number } of { $count }
swords-hand-empty = All tiles are built in.
swords-place = Put { $gem } on the { $side }
swords-take-off = Take { $gem } off the { $side }
swords-undo = Undo
swords-done = Done
swords-sword-number = Sword { $sword }
swords-of-sword = { $name }, sword { $sword }
swords-sword-left = Sword { $sword }, { $left ->
    [0] all built in
    [one] one tile left
   *[other] { $left } tiles left
}
swords-view-3d = Turn it
swords-view-flat = Four sides
swords-view = How to look at swords
swords-view-failed = This device cannot show swords in space.
swords-craft-waiting = Done. Look at the others' swords while they craft.
swords-sides = Sides of the sword
swords-side-button = { $side }: { $gems }

swords-others-see = Others see: { $sides }
swords-others-see-of = { $sword }: { $sides }
swords-show-title = Turn your sword
swords-show-help = Choose the two sides that the others see.
swords-show-confirm = Show these two
swords-seen = seen by others
swords-unseen = hidden from others

swords-forecast = Forecast
swords-forecast-title = What your sword would score now
swords-forecast-told = Forecast: { $total }. Length { $length }, sides { $quality }, magic { $magic }.
swords-forecast-note = If the game ended now, compared with what you can see of the others.
swords-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

swords-magic = Magic cards
swords-magic-label = { $title }: { $points }. You count { $count }.
swords-magic-label-watch = { $title }: { $points }.
swords-magic-most = Most { $colours }
swords-magic-least = Fewest { $colours }
swords-magic-most_pairs = Most pairs of { $colours }
swords-magic-most_triads = Most triads of { $colours }
swords-magic-largest_difference = Largest difference of { $colours }
swords-magic-short-most = most
swords-magic-short-least = fewest
swords-magic-short-most_pairs = pairs
swords-magic-short-most_triads = triads
swords-magic-short-largest_difference = difference
swords-magic-rule-most = Count { $colours } gems on all sides, guards too. The most are best.
swords-magic-rule-least = Count { $colours } gems on all sides, guards too. The fewest are best.
swords-magic-rule-most_pairs = One gem of each, { $colours }, is a pair. The most pairs are best.
swords-magic-rule-most_triads = One gem of each, { $colours }, is a triad. The most triads are best.
swords-magic-rule-largest_difference = How far apart are the numbers of { $colours } gems? The largest difference is best.
swords-magic-place = place { $place }: { $points }
swords-magic-now = How it stands
swords-magic-you = you { $count }
swords-level-beginner = easy
swords-level-intermediate = hard
swords-place-th = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

swords-solo-opponents = Opponents
swords-solo-card = Card of this round
swords-solo-icons = Slices of this round
swords-axis-horizontal = across
swords-axis-vertical = down
swords-icon-past = { $axis }, done or skipped
swords-icon-now = { $axis }, now
swords-icon-next = { $axis }, later
swords-opponent = { $name }: { $length } tiles. Look at the card.
swords-opponent-length = Length
swords-opponent-runs = Rows
swords-opponent-gems = Gems
swords-opponent-run = { $count } { $gem }
swords-opponent-none = no rows
swords-records = Your best results
swords-records-none = Your first result will stand here.
swords-record = { $total } points, best opponent { $rival }
swords-record-new = New best result!
swords-record-best = Best so far: { $total }

swords-part-length = Length
swords-part-sides = Sides
swords-part-magic = Magic
swords-part-total = Total
swords-rule-length = The longest sword of all scores 6 points.
swords-rule-side = The longest row of matching gems on this side scores 2 points a gem.
swords-rule-light = Only the best side scores: 5 points a gem of its longest row.
swords-rule-magic = Places are worth what the card says. Whoever is level shares.
swords-rule-total = The most points win.
swords-why-length = { $tiles ->
    [one] One tile
   *[other] { $tiles } tiles
}; the longest sword has { $longest }. { $points ->
    [0] No points.
   *[other] { $points } points.
}
swords-why-of-sword = Sword { $sword }: { $said }
swords-why-no-run = No row of two matching gems here. No points.
swords-why-run = A row of { $gems } { $gem } gems, { $each } points a gem: { $points } points.
swords-why-run-light = A row of { $gems } { $gem } gems, but another side is the best one. No points.
swords-why-count = Counts { $count } ({ $gems }).
swords-why-place = { $level ->
    [one] Alone in place { $place }.
   *[other] { $level } are level in place { $place }.
}
swords-why-shared = They share { $sum } points, rounded down: { $points } each.
swords-why-points = { $points ->
    [0] No points.
    [one] 1 point.
   *[other] { $points } points.
}
swords-why-total = { $points } points altogether.
swords-scoring = Scoring
swords-scoring-now = Whose sword is the finest?
swords-score-number = { $name }, { $part }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Why?
swords-skip = Skip
swords-again = Show again
swords-next-part = Next
swords-rule-book = Rule { $clause }
swords-look = Swords
swords-look-at = The sword of { $name }
swords-look-at-mine = Your sword
swords-length-told = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
swords-hand-told = In hand: { $tiles }

## Highlights of a finished game

sword-highlight-long = The longest sword
sword-highlight-long-text =
    { $count ->
        [one] { $name } forged a sword of one tile.
       *[other] { $name } forged a sword of { $count } tiles.
    }
sword-highlight-take = The biggest haul
sword-highlight-cut = The boldest cut

## The rules in short

sword-brief-goal = Forge the sword with the most points in six rounds.
sword-brief-1 = One after the other slices a group of tiles in two, straight through.
sword-brief-2 = One after the other takes a group. Who takes the forge goes first in the next round.
sword-brief-3 = All of your tiles go into your sword: four sides, no holes.
sword-brief-4 = The longest sword has 6 points, each gem of a side’s best row 2, and magic cards have more.
