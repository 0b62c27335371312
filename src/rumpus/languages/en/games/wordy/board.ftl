# What the board of A Little Wordy says. The sentences of the events lie beside the rules.

choice-clues-shuffled = Shuffled
choice-clues-first_game = First game
choice-words-checked = Checked
choice-words-challenge = Challenge
choice-rounds-1 = One round
choice-rounds-3 = Best of three
choice-answer_s-0 = No limit
choice-answer_s-30 = 30 seconds
choice-answer_s-60 = 1 minute
choice-answer_s-120 = 2 minutes

wordy-table = The table
wordy-you = You
wordy-berries = { $count ->
    [one] one berry
   *[other] { $count } berries
}
wordy-side = { $name }: { $berries }
wordy-side-to-move = to move
wordy-side-thinking = thinking
wordy-side-written = ready
wordy-side-guessed = found it
wordy-side-away = dropped off
wordy-side-stand-in = a bot plays
wordy-side-wins = { $wins ->
    [one] one round won
   *[other] { $wins } rounds won
}
wordy-bank = Bank: { $berries }
wordy-bank-tally = Bank empty, { $tally } more on the tally
wordy-bank-short = Bank
wordy-tally-short = +{ $tally }
wordy-round = Round { $round }

wordy-rack-mine = Tiles in front of you: { $tiles }
wordy-rack = Tiles in front of { $name }: { $tiles }
wordy-rack-title = In front of { $name }
wordy-rack-title-mine = In front of you: { $name } made a word of these
wordy-rack-none = No tiles yet

# Tabs
wordy-tabs = Parts of the board
wordy-beside = Notes and history
wordy-tab-play = Play
wordy-tab-notes = Notes
wordy-tab-history = History

# The clue cards
wordy-clue-last = Last Letter
wordy-clue-relative = Relative Word Length
wordy-clue-strike = Letter Strike
wordy-clue-length = Exact Word Length
wordy-clue-builder = Word Builder
wordy-clue-first = First Letter
wordy-clue-share = Let’s Share
wordy-clue-rare = Rare Find
wordy-clue-vowel = Buy a Vowel
wordy-clue-give = Give & Take
wordy-clue-burn = Burn the Copies
wordy-clue-vowel_count = Vowel Count
wordy-clue-consonant_count = Consonant Count
wordy-clue-super = Super Strike
wordy-clue-rhyme = Rhyme Time
wordy-clue-dynamic = Dynamic Word Builder

wordy-what-last = Hear the last letter of the hidden word.
wordy-what-relative = Build a word; hear whether the hidden one is longer, shorter or just as long.
wordy-what-strike = Name one of your letters; hear whether it is in the hidden word.
wordy-what-length = Hear how long the hidden word is.
wordy-what-builder = Build a word; the tiles that are not in the hidden word turn down.
wordy-what-first = Hear the first letter of the hidden word.
wordy-what-share = Name a letter that both sides have; both tell how often their own word has it.
wordy-what-rare = Pick one of five rare letters; hear whether it is in the hidden word.
wordy-what-vowel = They show a vowel of their word that you do not know yet.
wordy-what-give = Both sides show a letter of their word that is not known yet.
wordy-what-burn = Name a letter that you have twice; hear how often the hidden word has it.
wordy-what-vowel_count = Hear how many vowels the hidden word has.
wordy-what-consonant_count = Hear how many consonants the hidden word has.
wordy-what-super = As Letter Strike; and if the letter is there, they show you one of its places.
wordy-what-rhyme = They give you a word that rhymes with the hidden one.
wordy-what-dynamic = As Word Builder, but it costs a berry for every tile that stays up.

wordy-vanilla = vanilla
wordy-spicy = spicy
wordy-price-dynamic = a berry for each tile that stays up
wordy-card = { $name }, { $kind }, { $price }. { $what }
wordy-card-closed = { $name } cannot be used now: { $why }
wordy-closed-no_double = you have no letter twice
wordy-closed-no_common = the two sides share no letter
wordy-closed-own_word_known = your own word is known already
wordy-clues = Clue cards

# A turn
wordy-turn-choose = What will you do?
wordy-guess = Guess the word
wordy-guess-what = Spell the hidden word. A wrong guess gives { $name } 2 berries.
wordy-guess-do = Guess { $word }
wordy-guess-risk = 2 berries for { $name } if it is wrong
wordy-ask-do = Ask
wordy-ask-letter = Ask about { $letter }
wordy-ask-word = Show { $word }
wordy-pays = { $name } takes { $berries }
wordy-pays-dynamic = { $name } takes a berry for each tile that stays up
wordy-back = Other card
wordy-cancel = Cancel
wordy-pick-letter = Which letter?
wordy-shown-before = You have shown { $words } for this card already.
wordy-again = You have shown this word already.

# Building words
wordy-builder = Your word
wordy-builder-now = Your word: { $word }
wordy-builder-empty = Tap, drag or type letters
wordy-builder-empty-phone = Tap or drag tiles up here
wordy-tile = { $letter }
wordy-tile-free = { $letter }, put it into the word
wordy-tile-placed = { $letter }, take it out of the word
wordy-slot = Letter { $at }: { $letter }. Take it back
wordy-shuffle = Shuffle
wordy-clear = Clear
wordy-delete = Delete the last letter
wordy-no-tile = There is no { $letter } left.

# Writing
wordy-write-title = Hide a word
wordy-write-how = Make a word of your tiles. { $name } gets all eleven and has to find it.
wordy-check = Look it up
wordy-check-valid = { $word } is in the dictionary.
wordy-check-not_word = { $word } is not in the dictionary.
wordy-check-not_tiles = You have no { $letter } for { $word }.
wordy-check-not_letters = A word has only the letters A to Z.
wordy-write = Write it down
wordy-write-sure = Write { $word } down?
wordy-write-final = It cannot be changed any more.
wordy-write-yes = Yes, write { $word } down
wordy-write-no = Not yet
wordy-written = Your word is written down.
wordy-written-wait = { $name } is still thinking. Then the tiles swap sides.
wordy-peek = Look at your word
wordy-peek-hide = Hide your word
wordy-peek-how = Tap or hold to peek
wordy-peek-word = Your word: { $word }
wordy-writing-watch = Both sides hide a word
wordy-shield-empty = { $name } is choosing a word
wordy-shield-full = { $name } has written a word down

# Waiting
wordy-your-turn = Your turn!
wordy-your-answer = You are asked!
wordy-turn-of = { $name } chooses a clue …
wordy-turn-of-bot = { $name } is thinking …
wordy-writing-you = Hide a word!
wordy-writing-both = Both sides choose a word …
wordy-writing-wait = { $name } chooses a word …
wordy-answer-wait = Waiting for { $name } to answer …
wordy-answer-wait-both = Waiting for both to answer …
wordy-word-wait = Does { $name } let { $word } stand?
wordy-countdown = Get ready to race!
wordy-racing = Race! A word of four letters
wordy-review = The round is over
wordy-over = The game is over
wordy-plays-on = { $name } found the word and waits. { $other } plays on alone.
wordy-plays-on-me = { $name } found your word. You play on alone.
wordy-plays-on-them = You found it! { $name } plays on alone. You win when you have more berries.
wordy-first = Eleven tiles each: make a word, write it down, swap.

# Answering
wordy-asked-by = { $name } asks: { $clue }
wordy-reveal-vowel = Show { $name } one vowel of your word.
wordy-reveal-give = Show { $name } one letter of your word. You will see one of theirs.
wordy-reveal-do = Show { $letter }
wordy-reveal-none = Nothing that is not known already is left to show.
wordy-reveal-none-do = Say that none is left
wordy-reveal-chosen = You show { $letter } as soon as { $name } has chosen.
wordy-reveal-chosen-none = You have none left. { $name } still chooses.
wordy-point = Is { $letter } in your word? Point at one place.
wordy-point-none = { $letter } is not in your word.
wordy-point-none-do = Say that { $letter } is not there
wordy-point-place = Place { $place }: { $letter }
wordy-point-do = Show place { $place }
wordy-rhyme-pick = Give { $name } a word that rhymes with yours.
wordy-rhyme-make-up = No rhyme is known for your word. Make one up for { $name }.
wordy-rhyme-label = A rhyme
wordy-rhyme-other = Another rhyme
wordy-rhyme-list = Rhymes
wordy-rhyme-do = Say { $word }
wordy-rhyme-say = Say it
wordy-word-stand = { $name } shows { $word } for { $clue }. Is that a word?
wordy-word-allow = Let it stand
wordy-word-challenge = Challenge it
wordy-take-back = Take the clue back
wordy-challenge-secret = Challenge the word { $word }
wordy-challenge-sure = Is { $word } a word? If it is not, its owner loses the round.
wordy-challenge-yes = Challenge { $word }

# Notes
wordy-notes = Your notes
wordy-notes-team = Your team’s notes
wordy-notes-letters = Letters
wordy-notes-places = Places
wordy-notes-text = Anything else
wordy-notes-placeholder = Ideas, guesses, doubts …
wordy-notes-auto = Plain marks come from the clues, dashed ones are yours.
wordy-note-letter = { $letter }, copy { $copy }: { $mark }{ $hand ->
    [yes] , by hand
   *[no] {""}
}
wordy-mark-open = unknown
wordy-mark-in = in the word
wordy-mark-out = not in the word
wordy-note-place = Place { $place }: { $letter ->
    [none] empty
   *[other] { $letter }
}, { $reach }
wordy-reach-there = surely part of the word
wordy-reach-maybe = perhaps part of the word
wordy-reach-beyond = beyond the word
wordy-note-pick = Place { $place }
wordy-note-wipe = Wipe
wordy-note-end = The word ends here
wordy-note-done = Done
wordy-known-length = { $shortest } to { $longest } letters
wordy-known-exact = { $shortest ->
    [one] one letter
   *[other] { $shortest } letters
}
wordy-known-vowels = { $number ->
    [one] one vowel
   *[other] { $number } vowels
}
wordy-known-consonants = { $number ->
    [one] one consonant
   *[other] { $number } consonants
}
wordy-known-last = ends with { $letter }
wordy-fits = { $count ->
    [one] One word still fits
   *[other] { $count } words still fit
}
wordy-fits-known = { $known } well known

# History
wordy-history = History
wordy-history-none = Nobody has asked anything yet.
wordy-history-guess = Guess
wordy-history-hidden = told in secret
wordy-history-right = Right!
wordy-history-wrong = Wrong
wordy-history-waiting = waiting for the answer
wordy-told-last = at the end
wordy-told-first = at the beginning
wordy-told-length = { $number ->
    [one] one letter long
   *[other] { $number } letters long
}
wordy-told-vowel_count = { $number ->
    [one] one vowel
   *[other] { $number } vowels
}
wordy-told-consonant_count = { $number ->
    [one] one consonant
   *[other] { $number } consonants
}
wordy-told-longer = longer
wordy-told-shorter = shorter
wordy-told-same = just as long
wordy-told-in = in the word
wordy-told-out = not in the word
wordy-told-place = at place { $place }
wordy-told-stay = { $staying ->
    [0] none stays
    [one] one stays
   *[other] { $staying } stay
}
wordy-told-times = { $number ->
    [0] not in the word
    [one] once
   *[other] { $number } times
}
wordy-told-share = { $owner } { $number }, { $asker } { $asker_number }
wordy-told-no-vowel = no vowel left
wordy-told-give = { $owner }: { $letter ->
    [none] none left
   *[other] { $letter }
}, { $asker }: { $asker_letter ->
    [none] none left
   *[other] { $asker_letter }
}
wordy-told-rhyme = rhymes with { $word }
wordy-told-rhyme-unchecked = rhymes with { $word } (made up)
wordy-tile-up = { $letter } stays up
wordy-tile-down = { $letter } turned down

# The race
wordy-race-ready = Level berries, both words found. First four-letter word wins!
wordy-race-go = Go!
wordy-race-how = Spell a word of four letters that was not used in this round.
wordy-race-used = Used already: { $words }
wordy-race-do = Shout { $word }
wordy-race-short = Four letters
wordy-race-watch = Who finds a word of four letters first?

# More
wordy-more = More
wordy-more-title = Give up or agree on a draw
wordy-forfeit = Give this round up
wordy-forfeit-sure = Give up? { $name } wins the round.
wordy-forfeit-yes = Yes, I give up
wordy-draw-offer = Offer a draw
wordy-draw-agree = Agree to a draw
wordy-draw-sure = Offer { $name } a drawn round?
wordy-draw-agree-sure = { $name } offers a draw. The round would be drawn at once.
wordy-draw-withdraw = Withdraw the offer
wordy-draw-offered = You offer a draw.
wordy-draw-offered-by = { $name } offers a draw.
wordy-no = Better not

# Teams
wordy-captain = { $name } confirms
wordy-captain-anyone = Somebody else confirms

# The end of a round
wordy-end-word = The word of { $name }
wordy-end-no-word = no word written
wordy-end-won = { $name } wins the round
wordy-end-won-mine = You win the round!
wordy-end-drawn = A drawn round
wordy-end-void = Nobody wins
wordy-end-own = { $points ->
    [one] 1 berry
   *[other] { $points } berries
}
wordy-end-rounds = { $points ->
    [one] 1 round
   *[other] { $points } rounds
}
wordy-end-berries = { $name } { $berries }
wordy-end-race = { $word } won the race.
wordy-end-wins = Rounds won
wordy-end-timeline = How the words were found
wordy-end-track = { $name } hunts { $word }
wordy-end-possible = { $count ->
    [one] one word was possible
   *[other] { $count } words were possible
}
wordy-end-left = { $count ->
    [one] one word left
   *[other] { $count } words left
}
wordy-end-found = found
wordy-end-none = No clue was asked.
wordy-accept = Accept the result
wordy-accept-next = Next round
wordy-accepted = You are ready. Waiting for { $name }.
wordy-challenged-valid = challenged, and valid

# The big moments
wordy-moment-swapped = The tiles swap sides!
wordy-moment-asked = { $name } asks
wordy-moment-told = { $clue } · { $owner ->
    [none] your word
   *[other] { $owner }’s word
}
wordy-moment-right = Right!
wordy-moment-wrong = Wrong!
wordy-moment-guess = { $name } guesses
wordy-moment-secret = Told in secret
wordy-moment-race-won = { $name } was first!
wordy-moment-fell = Not a word!
wordy-moment-stood = A word it is!
wordy-moment-plays-on = { $name } plays on alone

## Highlights of a finished game

wordy-highlight-guess = The guess
wordy-highlight-clue = The clue that told most
wordy-highlight-miss = So close

## The rules in short

wordy-brief-goal = Find the other side’s word, and have more berries than they do.
wordy-brief-1 = Write down a secret word, spelt with your eleven tiles.
wordy-brief-2 = The tiles change sides: now you look at theirs, and they at yours.
wordy-brief-3 = On your turn ask one clue. They answer it, and take the berries that it costs.
wordy-brief-4 = Or guess. If it is right you may win; if it is wrong, they take two berries.
