generic-table = The table
generic-players = The players
generic-choose = Your choices
generic-your-move = Your move
generic-waiting = Waiting for { $names }
generic-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
generic-won-mine = You win!
generic-back = Back
generic-also = You may also
generic-you = You
generic-hand = Only you see this
generic-to-move = to move
generic-captain = { $name } confirms for your team.
generic-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
generic-die = a die with { $value }
generic-row = Row { $row }, column { $column }: { $value }
generic-empty = empty
generic-begin = The game begins.
