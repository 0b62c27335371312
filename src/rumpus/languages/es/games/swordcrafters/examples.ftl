example-three-slices = Tres cortes
example-three-slices-text = Por turnos, cada cual corta un grupo en dos, en línea recta. Tras el último corte hay un grupo más que jugadores.
example-a-group-with-the-forge = Un grupo con la forja
example-a-group-with-the-forge-text = Cada cual toma un grupo. Este lleva la forja: quien lo toma empieza la próxima ronda.
example-done-with-crafting = Forja terminada
example-done-with-crafting-text = Todas las losetas de la ronda están en la espada, en cualquiera de sus cuatro lados y sin huecos.
example-counting-up = El recuento
example-counting-up-text = Tras seis rondas se cuentan la espada más larga, las mejores hileras y las cartas de magia.
