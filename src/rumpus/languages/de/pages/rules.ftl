rules-of = Regeln von { $game }
rules-title = Regeln von { $game } · Rumpus
rules-shelf = Regelhefte
rules-missing-title = Dieses Regelheft gibt es nicht
