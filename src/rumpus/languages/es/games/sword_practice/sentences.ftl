# Lo que pasa en la pista de práctica, una frase por suceso.

bout_began =
    { $again ->
        [yes] Se repite el asalto { $number }.
       *[no] Empieza el asalto { $number }.
    }
bout_won =
    { $cause ->
        [hit] { $you ->
            [seat] Tocas a { $loser } y ganas
            [loser] { $seat } te toca y gana
           *[other] { $seat } toca a { $loser } y gana
        } el asalto { $number }.
        [broken] { $you ->
            [loser] Incumples
           *[other] { $loser } incumple
        } la regla de { $card }: { $you ->
            [seat] ganas
           *[other] { $seat } gana
        } el asalto { $number }.
       *[lot] El asalto { $number } no se decide. La suerte favorece a { $seat }.
    }
bout_tied = En el mismo instante: nadie gana el asalto { $number }.
won = { $you ->
        [seat] Ganas
       *[other] { $seat } gana
    } por { $bouts } asaltos a { $lost }.

# What may be done: the labels of buttons.

token-go_on = Siguiente asalto
