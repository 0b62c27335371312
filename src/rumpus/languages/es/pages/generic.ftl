generic-table = La mesa
generic-players = Los jugadores
generic-choose = Tus opciones
generic-your-move = Te toca
generic-waiting = Esperando a { $names }
generic-won = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
generic-won-mine = ¡Ganas!
generic-back = Atrás
generic-also = También puedes
generic-you = Tú
generic-hand = Solo tú ves esto
generic-to-move = le toca
generic-captain = { $name } confirma por tu equipo.
generic-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
generic-die = un dado con { $value }
generic-row = Fila { $row }, columna { $column }: { $value }
generic-empty = vacío
generic-begin = Empieza la partida.
