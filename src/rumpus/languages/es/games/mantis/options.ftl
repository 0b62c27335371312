option-hints = Mostrar probabilidades
option-hints-help = Cuando te toca, muestra la probabilidad de cada color, según todas las cartas vistas.
