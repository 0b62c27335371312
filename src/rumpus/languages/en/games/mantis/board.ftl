# What the Mantis board says. The sentences of the events lie beside the rules.

mantis-red = red
mantis-orange = orange
mantis-yellow = yellow
mantis-green = green
mantis-blue = blue
mantis-purple = purple
mantis-pink = pink

mantis-stack = { $count } { $colour }
mantis-tank = Tank of { $name }: { $stacks }; score pile { $pile } of { $target }
mantis-tank-mine = Your tank: { $stacks }; score pile { $pile } of { $target }
mantis-tank-empty = empty
mantis-look = Look at the tank of { $name }
mantis-look-mine = Look at your tank
mantis-look-title = The tank of { $name }
mantis-look-title-mine = Your tank
mantis-look-score = Score pile: { $pile } of { $target }
mantis-look-match = The top card may match
mantis-you = You
mantis-pile = { $pile } of { $target }
mantis-to-move = to move
mantis-bot = bot
mantis-winner = wins!
mantis-winner-mine = win!

mantis-draw = Draw pile: the top card is { $colours }. { $left ->
    [one] One card left.
   *[other] { $left } cards left.
}
mantis-draw-empty = The draw pile is empty.
mantis-left = { $left } left
mantis-or = or
mantis-table = The table

mantis-choose = What will you do?
mantis-score = Score
mantis-steal = Steal from { $name }
mantis-no-match = no match
mantis-chance = { $percent } %
mantis-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
mantis-score-why = Score: turn the top card over into your tank. { $matches ->
    [none] None of the three colours matches there.
   *[some] You would bank { $wins }.
}
mantis-steal-why = Steal from { $name }: turn the top card over into their tank. { $matches ->
    [none] None of the three colours matches there.
   *[some] You would take { $wins }.
}
mantis-win = { $cards } if it is { $colour }
mantis-why-chance = Chance { $percent } percent.

mantis-your-move = Your move!
mantis-waiting = { $name } chooses …
mantis-waiting-bot = { $name } is thinking …
mantis-waiting-away = { $name } dropped off. A bot steps in soon.
mantis-waiting-stand-in = A bot plays for { $name } …
mantis-aim-score = { $name } tries to score …
mantis-aim-score-mine = You try to score …
mantis-aim-steal = { $name } tries to steal from { $victim } …
mantis-aim-steal-mine = You try to steal from { $victim } …
mantis-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
mantis-won-mine = You win!
mantis-first = Score or steal: pick one, then the top card turns over.

## Highlights of a finished game

mantis-highlight-win = The winning turn
mantis-highlight-steal = The biggest steal
mantis-highlight-score = The biggest catch

## The rules in short

mantis-brief-goal = Be the first with ten cards in your score pile (fifteen if you are two).
mantis-brief-1 = The back of the top card shows three colours. Its front is one of them.
mantis-brief-2 = Score: turn it over in your tank. If it matches, all of that colour are safe in your score pile.
mantis-brief-3 = Or steal: turn it over in somebody’s tank. If it matches, all of that colour come to your tank.
mantis-brief-4 = No match? The card stays in the tank where it was turned over.
