# What happens in Throw Throw Burrito, one sentence an event. The log, the screen reader and the replay use these.

card-avocado = avocado
card-bean = bean
card-chilli = chilli
card-corn = corn
card-lime = lime
card-onion = onion
card-tomato = tomato
card-brawl_sun = sun Brawl
card-brawl_moon = moon Brawl
card-war = War
card-duel = Duel
cards-avocado = avocado
cards-bean = bean
cards-chilli = chilli
cards-corn = corn
cards-lime = lime
cards-onion = onion
cards-tomato = tomato
cards-brawl_sun = sun Brawl
cards-brawl_moon = moon Brawl
cards-war = War
cards-duel = Duel

round_began = Round { $round } is dealt. { $you ->
        [seat] You give
       *[other] { $seat } gives
    } the 3-2-1-Burrito.
counted =
    { $clause ->
        [B-DUEL-1] { $you ->
            [seat] You count
           *[other] { $seat } counts
        } the paces: three, two, one…
       *[other] { $you ->
            [seat] You count
           *[other] { $seat } counts
        }: three, two, one…
    }
play_began = Burrito!
set_laid = { $you ->
        [seat] You lay
       *[other] { $seat } lays
    } three { $card } cards.

declared =
    { $kind ->
        [duel] { $you ->
            [seat] You declare
           *[other] { $seat } declares
        } a Duel: { $duelists }.
        [war] { $you ->
            [seat] You declare
           *[other] { $seat } declares
        } War!
       *[brawl] { $you ->
            [seat] You declare
           *[other] { $seat } declares
        } a Brawl with three { $card } cards!
    }
falsely_declared =
    { $kind ->
        [duel] { $you ->
            [seat] You declare
           *[other] { $seat } declares
        } a Duel with { $cards }. That is none.
        [war] { $you ->
            [seat] You declare
           *[other] { $seat } declares
        } War with { $cards }. That is none.
       *[brawl] { $you ->
            [seat] You declare
           *[other] { $seat } declares
        } a Brawl with { $cards }. That is none.
    }
battle_set =
    { $kind ->
        [duel] Duel: { $fighters }.
        [war] War: { $fighters }.
       *[brawl] Brawl: { $fighters }.
    }{ $clause ->
        [B-MULTI-1] {" "}Several battles become one War of everybody.
        [B-RTIE-1] {" "}It settles the round.
        [B-RTIE-2] {" "}Whoever loses is out, until one has the round.
        [B-WIN-2] {" "}It is for the game.
       *[other] {""}
    }{ $mode ->
        [quick] {" "}Choose in secret.
        [arena] {" "}To the arena!
       *[judged] {""}
    }{ $behind_back ->
        [yes] {" "}First throws go behind the back.
       *[no] {""}
    }
called_off = There are too few to fight. The battle is called off.
fight_began = Burrito! The battle is on.
reported =
    { $cause ->
        [caught] { $you ->
            [seat] You say
           *[other] { $seat } says
        }: caught, thrown by { $losers }.
        [foul] { $you ->
            [seat] You say
           *[other] { $seat } says
        }: a foul by { $losers }.
        [grab] { $you ->
            [seat] You say
           *[other] { $seat } says
        }: { $you ->
            [losers] you are
           *[other] { $losers } is
        } not in this and grabbed a burrito.
       *[hit] { $you ->
            [seat] You say
           *[other] { $seat } says
        }: a hit on { $losers }.
    }
ruled =
    { $cause ->
        [caught] { $you ->
            [seat] You rule
           *[other] { $seat } rules
        }: caught, thrown by { $losers }.
        [foul] { $you ->
            [seat] You rule
           *[other] { $seat } rules
        }: a foul by { $losers }.
        [grab] { $you ->
            [seat] You rule
           *[other] { $seat } rules
        }: { $you ->
            [losers] you are
           *[other] { $losers } is
        } not in this and grabbed a burrito.
       *[hit] { $you ->
            [seat] You rule
           *[other] { $seat } rules
        }: a hit on { $losers }.
    }
chosen = { $you ->
        [seat] You have
       *[other] { $seat } has
    } chosen.
threw =
    { $you ->
        [seat] { $caught ->
            [yes] You throw at { $target }, who catches it!
           *[no] You throw at { $target } and hit!
        }
        [target] { $caught ->
            [yes] { $seat } throws at you, and you catch it!
           *[no] { $seat } throws at you and hits!
        }
       *[other] { $caught ->
            [yes] { $seat } throws at { $target }, who catches it!
           *[no] { $seat } throws at { $target } and hits!
        }
    }
faked =
    { $you ->
        [seat] { $hit ->
            [yes] You fake at { $target }, who grasps at thin air and is hit.
           *[no] You fake at { $target }, who does not fall for it.
        }
        [target] { $hit ->
            [yes] { $seat } fakes at you: you grasp at thin air and are hit.
           *[no] { $seat } fakes at you, and you do not fall for it.
        }
       *[other] { $hit ->
            [yes] { $seat } fakes at { $target }, who grasps at thin air and is hit.
           *[no] { $seat } fakes at { $target }, who does not fall for it.
        }
    }
tried_to_catch = { $you ->
        [seat] You are
       *[other] { $seat } is
    } ready to catch.
nobody_lost = Exchange { $exchange }: nobody is hit.
grabbed =
    { $you ->
        [seat] { $clause ->
            [B-RTIE-R1] You are not in this fight, grab a burrito and are sent off.
           *[other] You are not in this battle and grab a burrito!
        }
       *[other] { $clause ->
            [B-RTIE-R1] { $seat } is not in this fight, grabs a burrito and is sent off.
           *[other] { $seat } is not in this battle and grabs a burrito!
        }
    }
tied =
    { $clause ->
        [B-TIE-1] { $seats } lose in the same moment. A Duel settles it.
        [B-TIE-R1] { $seats } lose in the same moment and fight on among themselves.
       *[other] { $seats } lose in the same moment once more.
    }
lot_drawn = Nobody can say who lost. A lot between { $among } decides: { $seat }.
battle_lost =
    { $you ->
        [seat] { $cause ->
            [hit] { $by ->
                [none] You are hit and lose the battle.
               *[other] { $by } hits you. You lose the battle.
            }
            [caught] { $by ->
                [none] You are caught out and lose the battle.
               *[other] { $by } catches your throw: you lose the battle.
            }
            [foul] You fouled and lose the battle.
            [grab] You lose the battle without being in it.
            [left] You left, and lose by that.
           *[other] You lose the battle.
        }
        [by] { $cause ->
            [hit] You hit { $seat }, who loses the battle.
           *[other] You catch the throw: { $seat } loses the battle.
        }
       *[other] { $cause ->
            [hit] { $by ->
                [none] { $seat } is hit and loses the battle.
               *[other] { $by } hits { $seat }, who loses the battle.
            }
            [caught] { $by ->
                [none] { $seat } is caught out and loses the battle.
               *[other] { $by } catches the throw: { $seat } loses the battle.
            }
            [foul] { $seat } fouled and loses the battle.
            [grab] { $seat } loses the battle without being in it.
            [left] { $seat } left, and loses by that.
           *[other] { $seat } loses the battle.
        }
    }
bruised =
    { $left ->
        [0] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } the last bruise.
        [one] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } a bruise. One is left.
       *[other] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } a bruise. { $left } are left.
    }
put_out = { $you ->
        [seat] You are
       *[other] { $seat } is
    } out.

vote_offered = Nobody has laid a set for a while. Shall the round end as it stands?
voted =
    { $end ->
        [yes] { $you ->
            [seat] You vote
           *[other] { $seat } votes
        } to end the round.
       *[no] { $you ->
            [seat] You want
           *[other] { $seat } wants
        } to go on.
    }
round_ended =
    { $reason ->
        [bruises] The last bruise is given out. Round { $round } is over.
        [cards] All cards are laid. Round { $round } is over.
        [vote] Everybody agrees: round { $round } is over.
       *[lull] Nobody has laid a set for too long. Round { $round } is over.
    }
round_tied = { $seats } are level with { $points }.
deck_turned =
    { $number ->
        [one] The deck is shuffled. The first card is a War card.
       *[other] The deck is shuffled and turned over: card { $number } is a War card.
    }
round_won = { $you ->
        [seat] You win
       *[other] { $seat } wins
    } round { $round } with { $points }.
badge_given = { $you ->
        [seat] You get
       *[other] { $seat } gets
    } the Fear Me badge.
seat_skipped = { $you ->
        [seat] You have
       *[other] { $seat } has
    } left. The seat is skipped.
stand_in_took_over = { $you ->
        [seat] You have
       *[other] { $seat } has
    } left. A stand-in plays on.
ended =
    { $you ->
        [seat] { $clause ->
            [B-WIN-2] You win the Duel, and the game!
            [B-AWAY-R1] You are the only one left, and win.
           *[other] You win the second round too, and the game!
        }
       *[other] { $clause ->
            [B-WIN-2] { $seat } wins the Duel, and the game!
            [B-AWAY-R1] { $seat } is the only one left, and wins.
           *[other] { $seat } wins the second round too, and the game!
        }
    }

# What may be done: the labels of buttons.

card-of-value =
    { $value ->
        [0] { card-avocado }
        [1] { card-bean }
        [2] { card-chilli }
        [3] { card-corn }
        [4] { card-lime }
        [5] { card-onion }
        [6] { card-tomato }
        [7] { card-brawl_sun }
        [8] { card-brawl_moon }
        [9] { card-war }
       *[10] { card-duel }
    }
token-draw =
    { $value ->
        [own] Draw a card
        [left] Draw from the left pile
       *[right] Draw from the right pile
    }
token-discard = Pass on { card-of-value }
token-lay = Lay three { card-of-value }
token-declare =
    { $value ->
        [duel] Declare a Duel
        [war] Declare War
       *[brawl] Declare a Brawl
    }
token-card = Show { card-of-value }
token-seat = { $seat }
token-throw = Throw at { $seat }
token-fake = Fake at { $seat }
token-catch = Be ready to catch
token-report =
    { $value ->
        [hit] A hit
        [caught] A catch
        [foul] A foul
       *[grab] A wrong grab
    }
token-by = By { $seat }
token-done = That is all
token-count = Count 3-2-1
token-grab = Grab a burrito
token-vote = End the round
token-vote_against = Play on

# The guided first game.

lesson-hello = Hola! I am your coach. This is a mad one, so we take it slowly: { $seat1 } and { $seat2 } wait for you.
lesson-sets = Your hand. Three alike are a set, and sets are points. You have two beans already.
lesson-no-turns = Nobody takes turns here: everybody passes and draws at the same time, as fast as they can. Today only you are in no hurry.
lesson-count = The one who counts starts the round. That is you: 3-2-1-Burrito!
lesson-pass = You hold five cards, and that is the most. Pass one on to { $seat1 } first: tap the lime.
lesson-draw = Now draw one from your own pile.
lesson-set = A bean! Three alike. Tap “Make a set”, then all three beans.
lesson-point = A point! Now you have room for three new cards.
lesson-passed = Look, { $seat2 } passes a card to you …
lesson-neighbour = It landed on your pile. Your neighbour’s rubbish is your luck.
lesson-draw-two = Draw it.
lesson-draw-three = A Duel card! You have two of them now. Draw again.
lesson-draw-four = Three Duel cards! Fill your hand first: one more.
lesson-duel-cards = Three battle cards alike are two points, and they start a battle. In a Duel you pick who fights.
lesson-declare = Tap “Make a set”, then your three Duel cards, then shout “Duel!”, and pick yourself and { $seat1 }.
lesson-battle = Everything stops, and you two face each other. This is a Quick battle: both choose in secret.
lesson-beats = A throw hits whoever throws or fakes. A catch takes a throw out of the air. A fake fools whoever wants to catch.
lesson-throw = { $seat1 } winks at you: that looks like a fake. Throw!
lesson-hit = Splat! { $seat1 } was faking and got your burrito in the face.
lesson-bruise = The loser takes a bruise: one point less. When all six bruises are out, the round is over and the most points win it.
lesson-kinds = There are two other battles. In a Brawl your neighbours fight, in a War everybody but you.
lesson-rounds = Who wins round one gets the Fear Me badge and has to defend it in round two. That is the whole game.
lesson-end = Now it gets fast! Count 3-2-1 whenever you are ready and play on: { $seat1 } and { $seat2 } do not wait for you any more.

# The coach at a player's side.

coach-asked-pass = Pass a card on, draw a new one, and collect three alike. Nobody waits for anybody.
coach-asked-count = Count 3-2-1-Burrito, and everybody starts.
coach-asked-exchange = Choose in secret: throw, fake or catch.
coach-asked-report = Say how the battle ended.
coach-means-draw = Take the top card of that pile.
coach-means-discard = It goes to the pile of your left neighbour.
coach-means-lay = Three alike: one point.
coach-means-declare = Three battle cards alike: two points and a battle. Without them you get a bruise.
coach-means-throw = Hits whoever throws or fakes, but is lost if it is caught.
coach-means-fake = Fools whoever wants to catch, and is hit by a throw.
coach-means-catch = Catches a throw, and falls for a fake.
coach-pass = You hold { $held ->
        [one] only one card of this kind
       *[other] { $held } cards of this kind
    }, so { card-of-value } helps you least.
coach-far = { $missing ->
        [0] You have three: { card-of-value }. Lay them down.
        [one] One more makes three: { card-of-value }.
       *[other] Nothing is close yet. Keep { card-of-value } and see what comes.
    }
coach-lay = A set in hand is worth nothing; on the table it is a point, and you may draw three new cards.
coach-declare = Two points at once, and somebody may get a bruise.
coach-exchange = { $move ->
        [throw] A throw beats throws and fakes: two of three choices.
        [fake] A fake beats somebody who waits for your throw.
       *[catch] A catch beats a throw, which is what most people choose.
    } Nobody knows what comes, so change your choice from time to time.
