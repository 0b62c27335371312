# What happens in A Little Wordy, one sentence an event. The log, the screen reader and the replay use these.

clue-last = Last Letter
clue-relative = Relative Word Length
clue-strike = Letter Strike
clue-length = Exact Word Length
clue-builder = Word Builder
clue-first = First Letter
clue-share = Let's Share
clue-rare = Rare Find
clue-vowel = Buy a Vowel
clue-give = Give & Take
clue-burn = Burn the Copies
clue-vowel_count = Vowel Count
clue-consonant_count = Consonant Count
clue-super = Super Strike
clue-rhyme = Rhyme Time
clue-dynamic = Dynamic Word Builder

round_began = Round { $round } begins. Both sides draw eleven tiles and look for a word.
wrote = { $seat } has written a word down.
swapped = The tiles are shuffled, shown and swapped. { $first } goes first.
turn_began = It is the turn of { $seat }.
asked =
    { $word ->
        [none] { $letter ->
            [none] { $seat } activates { $clue }.
           *[other] { $seat } activates { $clue } and asks for { $letter }.
        }
       *[other] { $seat } activates { $clue } and shows { $word }.
    }
told =
    { $clause ->
        [W-C-LAST] The word of { $owner } ends with { $letter }.
        [W-C-FIRST] The word of { $owner } begins with { $letter }.
        [W-C-RELATIVE] { $answer ->
            [same] The word of { $owner } is as long as { $word }.
           *[other] The word of { $owner } is { $answer } than { $word }.
        }
        [W-C-STRIKE] { $answer ->
            [yes] { $letter } is in the word of { $owner }.
           *[no] { $letter } is not in the word of { $owner }.
        }
        [W-C-RARE] { $answer ->
            [yes] { $letter } is in the word of { $owner }.
           *[no] { $letter } is not in the word of { $owner }.
        }
        [W-C-LENGTH] The word of { $owner } has { $number ->
            [one] one letter
           *[other] { $number } letters
        }.
        [W-C-BUILDER] { $staying ->
            [none] Of { $word }, no tile stays.
           *[other] Of { $word }, these tiles stay: { $staying }.
        }
        [W-C-DYNAMIC] { $staying ->
            [none] Of { $word }, no tile stays.
           *[other] Of { $word }, these tiles stay: { $staying }.
        }
        [W-C-SHARE] { $letter }: { $number } in the word of { $owner }, { $asker_number } in the word of { $asker }.
        [W-C-VOWEL] { $letter ->
            [none] { $owner } has no vowel left to show.
           *[other] { $owner } shows a vowel: { $letter }.
        }
        [W-C-GIVE] { $letter ->
            [none] { $owner } has no letter left to show
           *[other] { $owner } shows { $letter }
        }, { $asker_letter ->
            [none] { $asker } has none left.
           *[other] { $asker } shows { $asker_letter }.
        }
        [W-C-BURN] { $number ->
            [0] { $letter } is not in the word of { $owner }.
            [one] { $letter } is in the word of { $owner } once.
           *[other] { $letter } is in the word of { $owner } { $number } times.
        }
        [W-C-VCOUNT] The word of { $owner } has { $number ->
            [0] no vowel
            [one] one vowel
           *[other] { $number } vowels
        }.
        [W-C-CCOUNT] The word of { $owner } has { $number ->
            [0] no consonant
            [one] one consonant
           *[other] { $number } consonants
        }.
        [W-C-SUPER] { $answer ->
            [yes] { $letter } is in the word of { $owner }, at place { $number }.
           *[no] { $letter } is not in the word of { $owner }.
        }
       *[other] { $checked ->
            [yes] { $owner } gives a rhyme: { $word }.
           *[no] { $owner } makes up a rhyme: { $word }. Nobody has checked it.
        }
    }
chose = { $seat } is ready to show.
time_ran_out = { $seat } ran out of time, so the table answers.
paid =
    { $berries ->
        [0] { $seat } gets no berries for it.
        [one] { $seat } takes one berry and has { $total }.
       *[other] { $seat } takes { $berries } berries and has { $total }.
    }
word_fell_through = { $word } is challenged and is not valid. Nothing is paid; { $seat } may try something else.
word_stood = { $word } is challenged, and it is a valid word.
took_back = { $seat } takes { $clue } back.
guessed_wrong = { $seat } guesses { $word }. That is wrong.
guessed_right = { $seat } guesses { $word }. That is right!
plays_on = { $seat } plays on alone.
race_called = Both words are found and the berries are level. Get ready to race for a word of four letters!
race_began = Go!
race_won = { $seat } spells { $word } first.
forfeited = { $seat } gives up this round.
draw_offered = { $seat } offers a draw.
draw_withdrawn = { $seat } withdraws the offer of a draw.
draw_lapsed = The draw that { $seat } offered was not taken.
secret_challenged =
    { $valid ->
        [yes] { $seat } challenges { $word }, the secret of { $owner }. It is a valid word.
       *[no] { $seat } challenges { $word }, the secret of { $owner }. It is not a valid word.
    }
secret_shown = The secret word of { $seat } was { $word }.
round_ended =
    { $count ->
        [0] { $clause ->
            [W-TIE-R2] Time is up, and nobody has found a word. The round is drawn.
           *[other] The round is drawn.
        }
       *[other] { $clause ->
            [W-END-R1] All turns are used. { $winners } wins the round.
           *[other] { $winners } wins the round.
        }
    }
round_void = Both secrets are invalid: round { $round } is played again.
accepted = { $seat } is ready to go on.
left_for_good = { $seat } has left the table for good.
ended =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }

# What may be done: the labels of buttons.

token-letter = { $value }
token-end = End of the word
token-ask =
    { $value ->
        [last] { clue-last }
        [relative] { clue-relative }
        [strike] { clue-strike }
        [length] { clue-length }
        [builder] { clue-builder }
        [first] { clue-first }
        [share] { clue-share }
        [rare] { clue-rare }
        [vowel] { clue-vowel }
        [give] { clue-give }
        [burn] { clue-burn }
        [vowel_count] { clue-vowel_count }
        [consonant_count] { clue-consonant_count }
        [super] { clue-super }
        [rhyme] { clue-rhyme }
       *[dynamic] { clue-dynamic }
    }
token-guess = Guess the word
token-no_letter = No letter left
token-place =
    { $value ->
        [0] It is not there
       *[other] Place { $value }
    }
token-allow = Let it stand
token-challenge = Challenge it
token-offer_draw = Offer a draw
token-withdraw_draw = Withdraw the offer
token-take_back = Take the clue back
token-challenge_secret = Challenge the secret
token-forfeit = Give up the round
token-accept = Go on
