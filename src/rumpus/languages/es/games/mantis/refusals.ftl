refusal-it-is-another-players-turn = Le toca a otro jugador.
refusal-nobody-sits-there-steal-from-another-player-at-the-table = Ahí no hay nadie. Roba a otro jugador de la mesa.
refusal-this-table-plays-without-hints = En esta mesa se juega sin ayudas.
refusal-you-cannot-steal-from-yourself-to-use-your-own-tank = No puedes robarte a ti. Para usar tu pecera, anota.
