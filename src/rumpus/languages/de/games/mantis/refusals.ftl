refusal-it-is-another-players-turn = Du bist nicht dran.
refusal-nobody-sits-there-steal-from-another-player-at-the-table = Da sitzt niemand. Klau bei jemand anderem am Tisch.
refusal-this-table-plays-without-hints = Dieser Tisch spielt ohne Hilfen.
refusal-you-cannot-steal-from-yourself-to-use-your-own-tank = Bei dir selbst kannst du nicht klauen. Für dein eigenes Becken: punkten.
