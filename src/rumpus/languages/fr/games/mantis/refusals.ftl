refusal-it-is-another-players-turn = Ce n’est pas ton tour.
refusal-nobody-sits-there-steal-from-another-player-at-the-table = Il n’y a personne là. Vole quelqu’un d’autre à la table.
refusal-this-table-plays-without-hints = Cette table joue sans aide.
refusal-you-cannot-steal-from-yourself-to-use-your-own-tank = Tu ne peux pas te voler toi-même. Pour ton propre bassin, marque.
