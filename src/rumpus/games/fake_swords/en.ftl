# What happens in Fake Swords, one sentence an event. The log, the screen reader and the replay use these.

mode-judged = with foam swords
mode-arena = in the arena
mode-quick = with secret choices

dealt = { $seat } is dealt { $card }.
round_began = Round { $round } begins. { $boss } is Fight Boss.
drew =
    { $clause ->
        [F-DECK-R1] { $seat } draws what is left: { $cards }.
       *[other] { $seat } draws { $cards }.
    }
reshuffled =
    { $number ->
        [one] The one discarded card becomes the new draw pile.
       *[other] The { $number } discarded cards are shuffled into a new draw pile.
    }
deck_out = There is nothing left to draw.

arranged =
    { $lowered ->
        [yes] { $seat } rearranges the piles. All fingers go down.
       *[no] { $seat } arranges the piles.
    }
card_moved =
    { $number ->
        [none] { $seat } takes { $card } off its pile.
       *[other] { $seat } lays { $card } onto pile { $number }.
    }{ $lowered ->
        [yes] {" "}All fingers go down.
       *[no] {""}
    }
claimed =
    { $number ->
        [none] { $seat } takes back what they said.
       *[other] { $seat } says: I go for pile { $number }.
    }
finger_raised =
    { $asks ->
        [yes] { $seat } raises a finger: is everybody ready?
       *[no] { $seat } is ready.
    }
finger_lowered = { $seat } is not ready after all.
ready_time_over = The time to get ready is over. { $boss } may count down.
countdown_began =
    { $count ->
        [0] { $seat } counts: three, two, one.
       *[other] { $seat } counts without waiting for { $missing }: three, two, one.
    }
pointing_began = Point!
pointed = { $seat } points.
picked_at_random = { $seat } did not point in time. The table picks pile { $number } for them at random.
revealed = Everybody shows where they point.
pile_taken = { $seat } alone points at pile { $number } and takes { $cards }.
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
       *[other] { $boss } picks the fight over pile { $number } ({ $cards }): { $fighters }.
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
        [F-FIGHT-3] { $boss } fights, so { $seat } is Boss of this fight.
       *[other] { $boss } cannot judge, so { $seat } is Boss of this fight.
    }
shorter_named = { $boss } says that { $seat } is shorter.
bout_set =
    { $shorter ->
        [none] { $fighters } fight { $mode }. In force: { $cards }.
       *[other] { $fighters } fight { $mode }. { $shorter } is shorter. In force: { $cards }.
    }
fight_counted =
    { $boss ->
        [none] The table counts: three, two, one.
       *[other] { $boss } counts: three, two, one.
    }
fight_began = Fight!
called_out = { $by } calls out that { $seat } broke { $card }.
call_dismissed = { $boss } decides that { $seat } did not break { $card }.
chosen = { $seat } has chosen.
strayed = { $seat } wanted to { $chosen }, but it turns into a { $move }.
exchanged =
    { $winner ->
        [none] { $card ->
            [none] { $fighters } both { $first }: a clash.
           *[other] { $fighters } choose { $first } and { $second }. { $card } makes it a clash.
        }
       *[other] { $fighters } choose { $first } and { $second }. { $winner } wins the exchange.
    }
exchange_drawn =
    { $card ->
        [none] After three clashes lots decide: { $winner } wins the exchange.
       *[other] { $card }: lots decide, and { $winner } wins the exchange.
    }
advantage_used = { $card } helps { $seat }.
nothing_scored = The exchange that { $seat } won scores nothing.
ground_given = { $seat } gives ground and loses a won exchange.
both_lost =
    { $again ->
        [yes] { $fighters } lose in the same moment. They fight again.
       *[no] { $fighters } lose in the same moment once more.
    }
fight_won =
    { $cause ->
        [hit] { $seat } hits { $loser } and wins the fight.
        [broken] { $loser } broke { $card ->
            [none] a rule
           *[other] { $card }
        }. { $seat } wins the fight.
        [arm_block] { $loser } blocked with an arm. { $seat } wins the fight.
        [lot] Lots decide: { $seat } wins the fight.
       *[other] The host decides: { $seat } wins the fight.
    }
prize_taken = { $seat } takes pile { $number }: { $cards }.
ended =
    { $clause ->
        [F-WIN-1] { $seat } has three sets and wins the game.
        [F-DECK-R1] { $seat } wins the game.
       *[other] { $seat } wins the tiebreaker and the game.
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
