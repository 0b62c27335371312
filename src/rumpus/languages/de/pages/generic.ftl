generic-table = Der Tisch
generic-players = Wer mitspielt
generic-choose = Deine Möglichkeiten
generic-your-move = Du bist dran
generic-waiting = Warten auf: { $names }
generic-won = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
generic-won-mine = Du gewinnst!
generic-back = Zurück
generic-also = Du darfst auch
generic-you = Du
generic-hand = Das siehst nur du
generic-to-move = am Zug
generic-captain = { $name } bestätigt für euer Team.
generic-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
generic-die = ein Würfel mit { $value }
generic-row = Zeile { $row }, Spalte { $column }: { $value }
generic-empty = leer
generic-begin = Das Spiel beginnt.
