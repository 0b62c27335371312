example-a-steal-that-works = Un vol réussi
example-a-steal-that-works-text = Le dos de la carte du dessus montre trois couleurs. L’autre bassin a l’une d’elles, alors ça se tente. La carte s’y retourne, correspond, et tout ce qui est de cette couleur change de main.
example-a-present = Un cadeau
example-a-present-text = Ici, rien ne correspond : la carte reste là où elle a été retournée, et le vol raté enrichit quelqu’un.
example-safe-in-the-pile = À l’abri dans la pile
example-safe-in-the-pile-text = Pour marquer, on retourne la carte chez soi. Elle correspond, alors les cartes de cette couleur quittent le bassin : personne ne peut les voler dans une pile de score.
example-ten-cards-and-it-is-over = Dix cartes, et c’est fini
example-ten-cards-and-it-is-over-text = La pile de score atteint son but, et la partie s’arrête au milieu du tour.
