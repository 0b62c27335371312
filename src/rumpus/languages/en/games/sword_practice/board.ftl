# The practice floor.

practice-title = The practice floor
practice-cards = Cards in force
practice-cards-help = Tap the cards that bind you both, or none for a plain bout. Up to six.
practice-too-many = Six cards at most: let go of one first.
practice-colour-purple = Purple: the whole bout
practice-colour-green = Green: at the start
practice-colour-yellow = Yellow: at every touch
practice-colour-black = Black: an advantage for the shorter one
practice-level = How good is the bot?
practice-fight = Fight!
practice-watch = Watch two bots
practice-learn = Learn with the dummy
practice-lucky = Two at random

practice-best-of = Best of { $bouts }
practice-won-bout = { $name } won bout { $number }
practice-why-hit = by a hit
practice-why-broken = { $card } was broken
practice-why-lot = by lot
practice-tie = Both at once: bout { $number } again
practice-next = Next bout
practice-next-in = Next bout in { $seconds } s
practice-over = { $name } wins the practice, { $ones } to { $twos }
practice-again = Other cards, other level
practice-get-ready = Get ready …

practice-bouts =
    { $points ->
        [one] 1 bout
       *[other] { $points } bouts
    }
