example-three-slices = Trois coupes
example-three-slices-text = Chacun son tour, on coupe un groupe en deux, tout droit. Après la dernière coupe, il y a un groupe de plus que de joueurs.
example-a-group-with-the-forge = Un groupe avec la forge
example-a-group-with-the-forge-text = Chacun prend un groupe. Celui-ci contient la forge : qui le prend commence la manche suivante.
example-done-with-crafting = Fini de forger
example-done-with-crafting-text = Toutes les tuiles de la manche sont dans l’épée, de n’importe quel côté et sans trou.
example-counting-up = Le décompte
example-counting-up-text = Après six manches, on compte la plus longue épée, les meilleures rangées et les cartes magie.
