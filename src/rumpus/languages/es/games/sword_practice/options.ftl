option-cards = Cartas
option-cards-help = Los códigos de las cartas en vigor, separados por espacios.
option-bouts = Al mejor de
option-bouts-help = Gana quien se lleve más de la mitad de estos asaltos.
option-brisk = Cuentas más cortas
option-brisk-help = Desde el segundo asalto, la cuenta atrás y la pausa son más cortas.
