# Was auf der Fechtbahn geschieht, ein Satz pro Ereignis.

bout_began =
    { $again ->
        [yes] Gefecht { $number } wird wiederholt.
       *[no] Gefecht { $number } beginnt.
    }
bout_won =
    { $cause ->
        [hit] { $you ->
            [seat] Du triffst { $loser } und gewinnst
            [loser] { $seat } trifft dich und gewinnt
           *[other] { $seat } trifft { $loser } und gewinnt
        } Gefecht { $number }.
        [broken] { $you ->
            [loser] Du brichst
           *[other] { $loser } bricht
        } die Regel von { $card }: { $you ->
            [seat] Du gewinnst
           *[other] { $seat } gewinnt
        } Gefecht { $number }.
       *[lot] Gefecht { $number } findet kein Ende. Das Los fällt auf { $you ->
            [seat] dich
           *[other] { $seat }
        }.
    }
bout_tied = Beide im selben Moment: Niemand hat Gefecht { $number } gewonnen.
won = { $you ->
        [seat] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $bouts } zu { $lost } Gefechten.

# Was möglich ist: die Beschriftung der Knöpfe.

token-go_on = Nächstes Gefecht
