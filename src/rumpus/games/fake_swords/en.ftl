# What happens in Fake Swords, one sentence an event. The log, the screen reader and the replay use these.

mode-judged = with foam swords
mode-arena = in the arena
mode-quick = with secret choices

dealt = { $you ->
        [seat] You are
       *[other] { $seat } is
    } dealt { $card }.
round_began = Round { $round } begins. { $you ->
        [boss] You are
       *[other] { $boss } is
    } Fight Boss.
drew =
    { $clause ->
        [F-DECK-R1] { $you ->
            [seat] You draw
           *[other] { $seat } draws
        } what is left: { $cards }.
       *[other] { $you ->
            [seat] You draw
           *[other] { $seat } draws
        } { $cards }.
    }
reshuffled =
    { $number ->
        [one] The one discarded card becomes the new draw pile.
       *[other] The { $number } discarded cards are shuffled into a new draw pile.
    }
deck_out = There is nothing left to draw.

arranged =
    { $lowered ->
        [yes] { $you ->
            [seat] You rearrange
           *[other] { $seat } rearranges
        } the piles. All fingers go down.
       *[no] { $you ->
            [seat] You arrange
           *[other] { $seat } arranges
        } the piles.
    }
card_moved =
    { $number ->
        [none] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } { $card } off its pile.
       *[other] { $you ->
            [seat] You lay
           *[other] { $seat } lays
        } { $card } onto pile { $number }.
    }{ $lowered ->
        [yes] {" "}All fingers go down.
       *[no] {""}
    }
claimed =
    { $you ->
        [seat] { $number ->
            [none] You take back what you said.
           *[other] You say: I go for pile { $number }.
        }
       *[other] { $number ->
            [none] { $seat } takes back what they said.
           *[other] { $seat } says: I go for pile { $number }.
        }
    }
finger_raised =
    { $asks ->
        [yes] { $you ->
            [seat] You raise
           *[other] { $seat } raises
        } a finger: is everybody ready?
       *[no] { $you ->
            [seat] You are
           *[other] { $seat } is
        } ready.
    }
finger_lowered = { $you ->
        [seat] You are
       *[other] { $seat } is
    } not ready after all.
ready_time_over = The time to get ready is over. { $boss } may count down.
countdown_began =
    { $count ->
        [0] { $you ->
            [seat] You count
           *[other] { $seat } counts
        }: three, two, one.
       *[other] { $you ->
            [seat] You count
           *[other] { $seat } counts
        } without waiting for { $missing }: three, two, one.
    }
pointing_began = Point!
pointed = { $you ->
        [seat] You point
       *[other] { $seat } points
    }.
picked_at_random =
    { $you ->
        [seat] You did not point in time. The table picks pile { $number } for you at random.
       *[other] { $seat } did not point in time. The table picks pile { $number } for them at random.
    }
revealed = Everybody shows where they point.
pile_taken =
    { $you ->
        [seat] You alone point at pile { $number } and take { $cards }.
       *[other] { $seat } alone points at pile { $number } and takes { $cards }.
    }
pile_discarded =
    { $clause ->
        [F-NONE-1] Nobody points at pile { $number }. It is discarded.
        [F-TIE-4] Pile { $number } is not fought over. It is discarded.
       *[other] Pile { $number } is discarded unfought.
    }
pile_contested = { $seats } point at pile { $number }.

fight_picked =
    { $boss ->
        [none] { $fighters } fight over pile { $number }: { $cards }.
       *[other] { $you ->
            [boss] You pick
           *[other] { $boss } picks
        } the fight over pile { $number } ({ $cards }): { $fighters }.
    }
tiebreaker_set =
    { $clause ->
        [F-WIN-2] Two players have three sets. { $fighters } fight a tiebreaker under { $cards }.
        [F-WIN-3] Several players have three sets. { $fighters } have the most cards and fight a tiebreaker under { $cards }.
       *[other] { $fighters } are level and fight a tiebreaker under { $cards }.
    }
drawn_by_lot = { $among } are level. Lots decide: { $seats } will fight.
stand_in_named =
    { $clause ->
        [F-FIGHT-3] { $you ->
            [boss] You fight
           *[other] { $boss } fights
        }, so { $you ->
            [seat] you are
           *[other] { $seat } is
        } Boss of this fight.
       *[other] { $you ->
            [boss] You cannot
           *[other] { $boss } cannot
        } judge, so { $you ->
            [seat] you are
           *[other] { $seat } is
        } Boss of this fight.
    }
shorter_named = { $you ->
        [boss] You say
       *[other] { $boss } says
    } that { $you ->
        [seat] you are
       *[other] { $seat } is
    } shorter.
bout_set =
    { $shorter ->
        [none] { $fighters } fight { $mode }{ $touches ->
            [3] , to three touches
           *[other] {""}
        }. In force: { $cards }.
       *[other] { $fighters } fight { $mode }{ $touches ->
            [3] , to three touches
           *[other] {""}
        }. { $you ->
            [shorter] You are
           *[other] { $shorter } is
        } shorter. In force: { $cards }.
    }
fight_counted =
    { $boss ->
        [none] The table counts: three, two, one.
       *[other] { $you ->
            [boss] You count
           *[other] { $boss } counts
        }: three, two, one.
    }
fight_began = Fight!
called_out = { $you ->
        [by] You call
       *[other] { $by } calls
    } out that { $you ->
        [seat] you broke
       *[other] { $seat } broke
    } { $card }.
call_dismissed = { $you ->
        [boss] You decide
       *[other] { $boss } decides
    } that { $you ->
        [seat] you did
       *[other] { $seat } did
    } not break { $card }.
chosen = { $you ->
        [seat] You have
       *[other] { $seat } has
    } chosen.
strayed = { $seat } wanted to { $chosen }, but it turns into a { $move }.
exchanged =
    { $winner ->
        [none] { $card ->
            [none] { $fighters } both { $first }: a clash.
           *[other] { $fighters } choose { $first } and { $second }. { $card } makes it a clash.
        }
       *[other] { $fighters } choose { $first } and { $second }. { $you ->
            [winner] You win
           *[other] { $winner } wins
        } the exchange.
    }
exchange_drawn =
    { $card ->
        [none] After three clashes lots decide: { $you ->
            [winner] you win
           *[other] { $winner } wins
        } the exchange.
       *[other] { $card }: lots decide, and { $you ->
            [winner] you win
           *[other] { $winner } wins
        } the exchange.
    }
advantage_used = { $card } helps { $you ->
        [seat] you
       *[other] { $seat }
    }.
nothing_scored = { $you ->
        [seat] The exchange that you won
       *[other] The exchange that { $seat } won
    } scores nothing.
ground_given =
    { $you ->
        [seat] You give ground and lose a won exchange.
       *[other] { $seat } gives ground and loses a won exchange.
    }
both_lost =
    { $again ->
        [yes] { $fighters } lose in the same moment. They fight again.
       *[no] { $fighters } lose in the same moment once more.
    }
fight_won =
    { $cause ->
        [hit] { $you ->
            [seat] You hit { $loser } and win the fight.
            [loser] { $seat } hits you and wins the fight.
           *[other] { $seat } hits { $loser } and wins the fight.
        }
        [broken] { $you ->
            [loser] You broke
           *[other] { $loser } broke
        } { $card ->
            [none] a rule
           *[other] { $card }
        }. { $you ->
            [seat] You win
           *[other] { $seat } wins
        } the fight.
        [arm_block] { $you ->
            [loser] You blocked
           *[other] { $loser } blocked
        } with an arm. { $you ->
            [seat] You win
           *[other] { $seat } wins
        } the fight.
        [lot] Lots decide: { $you ->
            [seat] you win
           *[other] { $seat } wins
        } the fight.
       *[other] The host decides: { $you ->
            [seat] you win
           *[other] { $seat } wins
        } the fight.
    }
prize_taken = { $you ->
        [seat] You take
       *[other] { $seat } takes
    } pile { $number }: { $cards }.
ended =
    { $you ->
        [seat] { $clause ->
            [F-WIN-1] You have three sets and win the game!
            [F-DECK-R1] You win the game!
           *[other] You win the tiebreaker and the game!
        }
       *[other] { $clause ->
            [F-WIN-1] { $seat } has three sets and wins the game.
            [F-DECK-R1] { $seat } wins the game.
           *[other] { $seat } wins the tiebreaker and the game.
        }
    }

# What may be done: the labels of buttons.

token-card = { $second }
token-next_pile = Next pile
token-move = Move one card
token-onto =
    { $value ->
        [none] Beside the piles
        [0] Onto pile 1
        [1] Onto pile 2
        [2] Onto pile 3
        [3] Onto pile 4
       *[4] Onto pile 5
    }
token-claim =
    { $value ->
        [none] Say nothing
        [0] Say: pile 1
        [1] Say: pile 2
        [2] Say: pile 3
        [3] Say: pile 4
       *[4] Say: pile 5
    }
token-raise = Raise a finger
token-lower = Lower the finger
token-count_down = Count 3-2-1
token-point =
    { $value ->
        [0] Pile 1
        [1] Pile 2
        [2] Pile 3
        [3] Pile 4
       *[4] Pile 5
    }
token-pick =
    { $value ->
        [0] Fight over pile 1
        [1] Fight over pile 2
        [2] Fight over pile 3
        [3] Fight over pile 4
       *[4] Fight over pile 5
    }
token-seat = { $seat }
token-choose =
    { $value ->
        [lunge] Lunge
        [feint] Feint
       *[parry] Parry
    }
token-start = Count 3-2-1-Fight
token-report =
    { $value ->
        [hit] A hit
        [broken] A broken rule
        [arm_block] Blocked with an arm
       *[both] Both at once
    }
token-rule = { $second }
token-uphold = It was broken
token-dismiss = It was not

# The guided first game.

lesson-hello = En garde! I am your coach. You fight { $seat1 } and { $seat2 }, and nobody gets hurt.
lesson-goal = You collect cards. Three of one colour are a set, and three sets win. You begin with one card, a purple one.
lesson-boss = { $seat1 } is the Fight Boss of this round and lays five cards into three piles.
lesson-piles = The fattest pile has three cards: two yellow and one purple. It would go well with yours.
lesson-secret = Soon everybody points at a pile, all at the same moment. Alone at a pile? It is yours. Two at one pile? They fight for it!
lesson-finger = The others have a finger up: they are ready. Raise yours.
lesson-count = Three, two, one …
lesson-point = Now point at the big pile, number 2. Nobody sees it before all have pointed.
lesson-sole = Nobody else wanted it. Three new cards for you!
lesson-sets = You have two purple and two yellow cards now. One more of each would make two sets.
lesson-boss-two = { $seat2 } is the Boss now.
lesson-again = Pile 1 has two yellow cards and a purple one. That would be two sets at once!
lesson-finger-two = Finger up when you are ready.
lesson-point-two = Point at pile 1. Courage!
lesson-contested = Ha! { $seat1 } points at it, too. So you two cross swords.
lesson-fight = This fight is a quick one: both choose a move in secret. Who wins two exchanges has hit. The cards of the pile are its silly rules.
lesson-beats = A lunge beats a feint, a feint beats a parry, a parry beats a lunge.
lesson-lunge = { $seat1 } looks tricky. Lunge!
lesson-one-up = A feint, and you were quicker. One to nil!
lesson-feint = Now { $seat1 } is careful and will parry. Feint!
lesson-hit = Touché! The winner takes the whole pile. You have two sets.
lesson-you-boss = Now you are the Fight Boss: these five cards are yours to sort into piles.
lesson-spread = You could lay them as you like. For now let me do it: tap the button.
lesson-plan = Pile 2 has two yellow cards. With your four yellow ones that makes six: your third set!
lesson-ask = Raise your finger to ask whether everybody is ready.
lesson-your-count = All fingers are up. You are the Boss, so you count down.
lesson-point-three = And now point at pile 2, with a straight face.
lesson-won = Three sets: you win! Other fights may be for real with foam swords, or in the arena on screen. Off you go!

# The coach at a player's side.

coach-asked-piles = You are the Fight Boss: sort the cards into piles. Everybody will point at one of them, and so will you.
coach-asked-finger = Raise your finger when you are ready.
coach-asked-count = Count down: then everybody points.
coach-asked-point = Point at a pile in secret. Alone it is yours; with somebody else you may have to fight for it.
coach-asked-pick = Choose which pile is fought over, and by whom.
coach-asked-exchange = Choose in secret: lunge beats feint, feint beats parry, parry beats lunge. Two won exchanges are a hit.
coach-asked-stand_in = Name somebody who runs this fight instead of you.
coach-asked-shorter = Say who is shorter: black cards help the shorter fighter.
coach-asked-start = Count 3-2-1-Fight when both are ready.
coach-asked-report = Say how the fight ended.
coach-asked-decide = Say whether the rule was broken.
coach-means-raise = When all fingers are up, the Boss counts down.
coach-means-count_down = Everybody points at the end of it.
coach-means-choose = { $value ->
        [lunge] Beats a feint, loses to a parry.
        [feint] Beats a parry, loses to a lunge.
       *[parry] Beats a lunge, loses to a feint.
    }
coach-pile = Pile { $pile } has { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. { $sets ->
        [0] It completes no set for you now.
        [one] It completes a set for you.
       *[other] It completes { $sets } sets for you.
    }
coach-rivals = { $rivals ->
        [0] For nobody else it is the best pile, so you may have it alone.
        [one] One other player likes it best, too. That may mean a fight.
       *[other] { $rivals } others like it best, too. That may mean a fight.
    }
coach-exchange = { $move ->
        [lunge] A lunge beats a feint and loses to a parry.
        [feint] A feint beats a parry and loses to a lunge.
       *[parry] A parry beats a lunge and loses to a feint.
    }
coach-mix = Your opponent guesses, too: never choose by a pattern.
coach-arrange = Even piles are fought over less. Put what only you need onto one of them.
coach-pick = { $own ->
        [yes] You fight for it yourself: nobody else can get it for you.
       *[no] You do not fight, so think of who is close to winning.
    }
