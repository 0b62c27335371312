example-alone-at-a-pile = Un seul doigt sur une pile
example-alone-at-a-pile-text = Tout le monde pointe au même instant. Un seul doigt sur une pile : elle est prise sans combat.
example-two-fingers-one-pile = Deux doigts, une pile
example-two-fingers-one-pile-text = Deux personnes pointent la même pile, alors on se bat pour elle, selon les règles de ses cartes.
example-the-hit = La touche
example-the-hit-text = Une touche finit le combat, et sa victoire rapporte toute la pile.
