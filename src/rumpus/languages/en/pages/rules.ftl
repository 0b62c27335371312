# The texts of the rule books.

rules-search = Search the rules
rules-index = Sections
rules-none = No rule speaks of “{ $query }”.
rules-short = The rules in short
rules-examples = Examples
example-open = See it played
example-close = Close
example-again = Play it again
example-begins = The position before it.
example-clause = Rule { $clause }
example-of =
    { $count ->
        [one] An example
       *[other] { $count } examples
    }

rules-of = Rules of { $game }
rules-title = Rules of { $game } · Rumpus
rules-shelf = Rule books
rules-missing-title = No such rule book
