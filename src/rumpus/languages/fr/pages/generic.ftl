generic-table = La table
generic-players = Les joueurs
generic-choose = Tes choix
generic-your-move = À toi !
generic-waiting = On attend { $names }
generic-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
generic-won-mine = Tu gagnes !
generic-back = Retour
generic-also = Tu peux aussi
generic-you = Toi
generic-hand = Visible par toi seulement
generic-to-move = tour en cours
generic-captain = { $name } confirme pour ton équipe.
generic-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
generic-die = un dé sur { $value }
generic-row = Ligne { $row }, colonne { $column } : { $value }
generic-empty = vide
generic-begin = La partie commence.
