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
wrote = { $you ->
        [seat] You have
       *[other] { $seat } has
    } written a word down.
swapped = The tiles are shuffled, shown and swapped. { $you ->
        [first] You go
       *[other] { $first } goes
    } first.
turn_began =
    { $you ->
        [seat] It is your turn.
       *[other] It is the turn of { $seat }.
    }
asked =
    { $you ->
        [seat] You activate { $clue }
       *[other] { $seat } activates { $clue }
    }{ $word ->
        [none] { $letter ->
            [none] .
           *[other] {" "}and { $you ->
                [seat] ask
               *[other] asks
            } for { $letter }.
        }
       *[other] {" "}and { $you ->
            [seat] show
           *[other] shows
        } { $word }.
    }
told =
    { $clause ->
        [W-C-LAST] { $you ->
            [owner] Your word
           *[other] The word of { $owner }
        } ends with { $letter }.
        [W-C-FIRST] { $you ->
            [owner] Your word
           *[other] The word of { $owner }
        } begins with { $letter }.
        [W-C-RELATIVE] { $answer ->
            [same] { $you ->
                [owner] Your word
               *[other] The word of { $owner }
            } is as long as { $word }.
           *[other] { $you ->
                [owner] Your word
               *[other] The word of { $owner }
            } is { $answer } than { $word }.
        }
        [W-C-STRIKE] { $answer ->
            [yes] { $letter } is in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            }.
           *[no] { $letter } is not in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            }.
        }
        [W-C-RARE] { $answer ->
            [yes] { $letter } is in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            }.
           *[no] { $letter } is not in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            }.
        }
        [W-C-LENGTH] { $you ->
            [owner] Your word
           *[other] The word of { $owner }
        } has { $number ->
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
        [W-C-SHARE] { $letter }: { $number } in { $you ->
            [owner] your word
           *[other] the word of { $owner }
        }, { $asker_number } in { $you ->
            [asker] your word
           *[other] the word of { $asker }
        }.
        [W-C-VOWEL] { $letter ->
            [none] { $you ->
                [owner] You have
               *[other] { $owner } has
            } no vowel left to show.
           *[other] { $you ->
                [owner] You show
               *[other] { $owner } shows
            } a vowel: { $letter }.
        }
        [W-C-GIVE] { $letter ->
            [none] { $you ->
                [owner] You have
               *[other] { $owner } has
            } no letter left to show
           *[other] { $you ->
                [owner] You show
               *[other] { $owner } shows
            } { $letter }
        }, { $asker_letter ->
            [none] { $you ->
                [asker] You have
               *[other] { $asker } has
            } none left.
           *[other] { $you ->
                [asker] You show
               *[other] { $asker } shows
            } { $asker_letter }.
        }
        [W-C-BURN] { $number ->
            [0] { $letter } is not in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            }.
            [one] { $letter } is in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            } once.
           *[other] { $letter } is in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            } { $number } times.
        }
        [W-C-VCOUNT] { $you ->
            [owner] Your word
           *[other] The word of { $owner }
        } has { $number ->
            [0] no vowel
            [one] one vowel
           *[other] { $number } vowels
        }.
        [W-C-CCOUNT] { $you ->
            [owner] Your word
           *[other] The word of { $owner }
        } has { $number ->
            [0] no consonant
            [one] one consonant
           *[other] { $number } consonants
        }.
        [W-C-SUPER] { $answer ->
            [yes] { $letter } is in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            }, at place { $number }.
           *[no] { $letter } is not in { $you ->
                [owner] your word
               *[other] the word of { $owner }
            }.
        }
       *[other] { $checked ->
            [yes] { $you ->
                [owner] You give
               *[other] { $owner } gives
            } a rhyme: { $word }.
           *[no] { $you ->
                [owner] You make
               *[other] { $owner } makes
            } up a rhyme: { $word }. Nobody has checked it.
        }
    }
chose = { $you ->
        [seat] You are
       *[other] { $seat } is
    } ready to show.
time_ran_out = { $you ->
        [seat] You ran
       *[other] { $seat } ran
    } out of time, so the table answers.
paid =
    { $you ->
        [seat] { $berries ->
            [0] You get no berries for it.
            [one] You take one berry and have { $total }.
           *[other] You take { $berries } berries and have { $total }.
        }
       *[other] { $berries ->
            [0] { $seat } gets no berries for it.
            [one] { $seat } takes one berry and has { $total }.
           *[other] { $seat } takes { $berries } berries and has { $total }.
        }
    }
word_fell_through = { $word } is challenged and is not valid. Nothing is paid; { $seat } may try something else.
word_stood = { $word } is challenged, and it is a valid word.
took_back = { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $clue } back.
guessed_wrong = { $you ->
        [seat] You guess
       *[other] { $seat } guesses
    } { $word }. That is wrong.
guessed_right = { $you ->
        [seat] You guess
       *[other] { $seat } guesses
    } { $word }. That is right!
plays_on = { $you ->
        [seat] You play
       *[other] { $seat } plays
    } on alone.
race_called = Both words are found and the berries are level. Get ready to race for a word of four letters!
race_began = Go!
race_won = { $you ->
        [seat] You spell
       *[other] { $seat } spells
    } { $word } first.
forfeited = { $you ->
        [seat] You give
       *[other] { $seat } gives
    } up this round.
draw_offered = { $you ->
        [seat] You offer
       *[other] { $seat } offers
    } a draw.
draw_withdrawn = { $you ->
        [seat] You withdraw
       *[other] { $seat } withdraws
    } the offer of a draw.
draw_lapsed = { $you ->
        [seat] The draw that you offered
       *[other] The draw that { $seat } offered
    } was not taken.
secret_challenged =
    { $valid ->
        [yes] { $you ->
            [seat] You challenge
           *[other] { $seat } challenges
        } { $word }, { $you ->
            [owner] your secret
           *[other] the secret of { $owner }
        }. It is a valid word.
       *[no] { $you ->
            [seat] You challenge
           *[other] { $seat } challenges
        } { $word }, { $you ->
            [owner] your secret
           *[other] the secret of { $owner }
        }. It is not a valid word.
    }
secret_shown = { $you ->
        [seat] Your secret word
       *[other] The secret word of { $seat }
    } was { $word }.
round_ended =
    { $count ->
        [0] { $clause ->
            [W-TIE-R2] Time is up, and nobody has found a word. The round is drawn.
           *[other] The round is drawn.
        }
       *[other] { $clause ->
            [W-END-R1] All turns are used. { $you ->
                [winners] You win
               *[other] { $winners } wins
            } the round.
           *[other] { $you ->
                [winners] You win
               *[other] { $winners } wins
            } the round.
        }
    }
round_void = Both secrets are invalid: round { $round } is played again.
accepted = { $you ->
        [seat] You are
       *[other] { $seat } is
    } ready to go on.
left_for_good = { $you ->
        [seat] You have
       *[other] { $seat } has
    } left the table for good.
ended =
    { $count ->
        [one] { $you ->
            [winners] You win
           *[other] { $winners } wins
        } the game.
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

# The guided first game.

lesson-hello = Welcome! I am your coach. You and { $seat1 } hide a word each. Who finds the other one first, with more berries, wins.
lesson-tiles = These eleven letters are yours. You may hide any word that you can spell with them.
lesson-write = Let us hide PIRATE: tap P, I, R, A, T, E. Then write it down.
lesson-pip-writes = { $seat1 } writes a word down, too …
lesson-swapped = Now the tiles change sides. These are the letters of { $seat1 }: the secret word is somewhere in them.
lesson-berries = Clues help you, but each one is paid in berries, and the other side gets them. Berries decide in the end.
lesson-clues = These are the clues, with their prices. On your turn you use one, or you guess.
lesson-strike = Try “Letter Strike” for two berries. Tap it, choose the letter S, and ask.
lesson-struck = Yes: there is an S in the word.
lesson-paid = That cost two berries. { $seat1 } has them now.
lesson-pip-first = { $seat1 } wants to know something about your word …
lesson-pip-paid = The first letter! Now { $seat1 } knows your P, and you got four berries for it.
lesson-first = You can do that, too. Ask for the “First Letter”: it costs four, and it is worth it.
lesson-starts = It begins with H. And it has an S.
lesson-pip-builds = { $seat1 } shows a word made of your letters …
lesson-pip-built = CRATE: all but the C stay up, so R, A, T and E are in your word. That was close! But you have four berries more.
lesson-think = H, an S, and these letters. It says neigh and likes sugar. And you have eight berries, { $seat1 } only six. Now or never!
lesson-guess = Guess: spell HORSE, and say it.
lesson-won = HORSE! Right, and with more berries, so you win at once. With fewer, { $seat1 } would have played on. That is the whole trick.

# The coach at a player's side.

coach-asked-write = Hide a word that you can spell with your tiles. The other side will have to find it.
coach-asked-turn = Use one clue, or guess the word. A clue gives berries to the other side, and so does a wrong guess.
coach-asked-word = Let the word stand, or challenge it.
coach-asked-race = Spell a valid word of four letters before the other side does.
coach-asked-accept = Look at the result, then go on.
coach-asked-reveal = Show one letter of your word. Choose the one that helps least.
coach-asked-point = Show one place of the letter in your word.
coach-asked-rhyme = Give a rhyme for your word.
coach-means-guess = Right, and with more berries, you win. Wrong, and the other side gets two berries.
coach-price = { $berries ->
        [0] Its price depends on the answer. The berries go to { $seat }.
        [one] It costs one berry, which goes to { $seat }.
       *[other] It costs { $berries } berries, which go to { $seat }.
    }
coach-left = { $words ->
        [one] Only one word fits everything that you know.
       *[other] { $words } words still fit everything that you know.
    }
coach-tells-both = It tells { $seat } something about your word, too.
coach-berries = { $standing ->
        [ahead] You have { $mine } berries, { $seat } has { $theirs }: a right guess wins at once.
       *[not_ahead] You have { $mine } berries, { $seat } has { $theirs }: after a right guess { $seat } plays on, and you have to get ahead.
    }
coach-write = A word of { $letters } letters that few would think of, made of letters that fit many other words.
coach-own-left = For { $seat } { $words } words still fit yours.
