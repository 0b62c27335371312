example-a-steal-that-works = Un robo que sale bien
example-a-steal-that-works-text = El dorso de la carta de arriba muestra tres colores. La otra pecera tiene uno de ellos, así que vale la pena intentarlo. La carta se da la vuelta allí, coincide, y todo lo de ese color cambia de manos.
example-a-present = Un regalo
example-a-present-text = Esta no coincidió: la carta se queda donde se le dio la vuelta, y el ladrón ha hecho rico a alguien.
example-safe-in-the-pile = A salvo en la pila
example-safe-in-the-pile-text = Al anotar, la carta se da la vuelta en casa. Coincide, así que las cartas de ese color salen de la pecera: de una pila de puntos nadie puede robarlas.
example-ten-cards-and-it-is-over = Diez cartas, y se acabó
example-ten-cards-and-it-is-over-text = La pila de puntos llega a su meta y la partida termina en mitad de la ronda.
