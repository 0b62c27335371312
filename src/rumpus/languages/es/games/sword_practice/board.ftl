# La pista de práctica.

practice-title = La pista de práctica
practice-cards = Cartas en vigor
practice-cards-help = Toca las cartas que obligan a los dos lados, o ninguna para un asalto sin más. Seis como mucho.
practice-too-many = Seis cartas como mucho: suelta una primero.
practice-colour-purple = Morado: todo el asalto
practice-colour-green = Verde: al empezar
practice-colour-yellow = Amarillo: en cada toque
practice-colour-black = Negro: ventaja para quien mide menos
practice-level = Nivel del bot
practice-fight = ¡A pelear!
practice-watch = Ver a dos bots
practice-learn = Aprender con el muñeco
practice-lucky = Dos al azar

practice-best-of = Al mejor de { $bouts }
practice-won-bout = { $name } ganó el asalto { $number }
practice-why-hit = con un toque
practice-why-broken = se incumplió { $card }
practice-why-lot = por sorteo
practice-tie = A la vez: se repite el asalto { $number }
practice-next = Siguiente asalto
practice-next-in = Siguiente asalto en { $seconds } s
practice-over = { $name } gana la práctica, { $ones } a { $twos }
practice-again = Otras cartas, otro nivel
practice-get-ready = A punto…

practice-bouts =
    { $points ->
        [one] 1 asalto
       *[other] { $points } asaltos
    }
