example-alone-at-a-pile = Nadie más en la pila
example-alone-at-a-pile-text = Todo el mundo señala en el mismo instante. Si nadie más señala tu pila, te la llevas sin pelear.
example-two-fingers-one-pile = Dos dedos, una pila
example-two-fingers-one-pile-text = Dos personas señalan la misma pila, así que se pelea por ella, con las reglas de sus cartas.
example-the-hit = El toque
example-the-hit-text = Un toque termina el combate, y quien gana se lleva la pila entera.
