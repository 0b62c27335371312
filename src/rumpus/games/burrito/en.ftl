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

round_began = Round { $round } is dealt. { $seat } gives the 3-2-1-Burrito.
counted =
    { $clause ->
        [B-DUEL-1] { $seat } counts the paces: three, two, one…
       *[other] { $seat } counts: three, two, one…
    }
play_began = Burrito!
set_laid = { $seat } lays three { $card } cards.

declared =
    { $kind ->
        [duel] { $seat } declares a Duel: { $duelists }.
        [war] { $seat } declares War!
       *[brawl] { $seat } declares a Brawl with three { $card } cards!
    }
falsely_declared =
    { $kind ->
        [duel] { $seat } declares a Duel with { $cards }. That is none.
        [war] { $seat } declares War with { $cards }. That is none.
       *[brawl] { $seat } declares a Brawl with { $cards }. That is none.
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
        [caught] { $seat } says: caught, thrown by { $losers }.
        [foul] { $seat } says: a foul by { $losers }.
        [grab] { $seat } says: { $losers } is not in this and grabbed a burrito.
       *[hit] { $seat } says: a hit on { $losers }.
    }
ruled =
    { $cause ->
        [caught] { $seat } rules: caught, thrown by { $losers }.
        [foul] { $seat } rules: a foul by { $losers }.
        [grab] { $seat } rules: { $losers } is not in this and grabbed a burrito.
       *[hit] { $seat } rules: a hit on { $losers }.
    }
chosen = { $seat } has chosen.
threw =
    { $caught ->
        [yes] { $seat } throws at { $target }, who catches it!
       *[no] { $seat } throws at { $target } and hits!
    }
faked =
    { $hit ->
        [yes] { $seat } fakes at { $target }, who grasps at thin air and is hit.
       *[no] { $seat } fakes at { $target }, who does not fall for it.
    }
tried_to_catch = { $seat } is ready to catch.
nobody_lost = Exchange { $exchange }: nobody is hit.
grabbed =
    { $clause ->
        [B-RTIE-R1] { $seat } is not in this fight, grabs a burrito and is sent off.
       *[other] { $seat } is not in this battle and grabs a burrito!
    }
tied =
    { $clause ->
        [B-TIE-1] { $seats } lose in the same moment. A Duel settles it.
        [B-TIE-R1] { $seats } lose in the same moment and fight on among themselves.
       *[other] { $seats } lose in the same moment once more.
    }
lot_drawn = Nobody can say who lost. A lot between { $among } decides: { $seat }.
battle_lost =
    { $cause ->
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
bruised =
    { $left ->
        [0] { $seat } takes the last bruise.
        [one] { $seat } takes a bruise. One is left.
       *[other] { $seat } takes a bruise. { $left } are left.
    }
put_out = { $seat } is out.

vote_offered = Nobody has laid a set for a while. Shall the round end as it stands?
voted =
    { $end ->
        [yes] { $seat } votes to end the round.
       *[no] { $seat } wants to go on.
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
round_won = { $seat } wins round { $round } with { $points }.
badge_given = { $seat } gets the Fear Me badge.
seat_skipped = { $seat } has left. The seat is skipped.
stand_in_took_over = { $seat } has left. A stand-in plays on.
ended =
    { $clause ->
        [B-WIN-2] { $seat } wins the Duel, and the game!
        [B-AWAY-R1] { $seat } is the only one left, and wins.
       *[other] { $seat } wins the second round too, and the game!
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
