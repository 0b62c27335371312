began = { $keeper } keeps the word.
pointed =
    { $door ->
        [none] { $seat } has pointed.
       *[other] { $seat } points at door { $door }.
    }
revealed = The doors: { $doors }.
fight_began = { $fighters } fight.
bruised = { $seat } gets a bruise.
asked =
    { $yes ->
        [yes] The word has the letter { $letter }.
       *[no] The word has no { $letter }.
    }
guessed = { $seat } guesses { $word }.
ended = { $winners } won. The word was { $word }.

token-point = Door { $value }
token-ask = Ask for { $value }
token-guess = Guess { $value }
token-forfeit = Give up
