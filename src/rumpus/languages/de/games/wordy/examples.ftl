example-longer-or-shorter = Länger oder kürzer
example-longer-or-shorter-text = Ein Hinweis wird beantwortet, dann bezahlt: Die Seite, die antwortet, bekommt die Beeren. Dieser kostet eine Beere und vergleicht ein Wort von dir mit dem Geheimwort.
example-which-tiles-stay = Welche Plättchen bleiben
example-which-tiles-stay-text = Ein teurer Hinweis, der viel verrät: Vom gezeigten Wort bleiben nur die Buchstaben des Geheimworts offen.
example-a-wrong-guess = Falsch geraten
example-a-wrong-guess-text = Raten statt fragen kann sofort gewinnen. Ist es falsch, hat die andere Seite zwei Beeren mehr.
example-right-and-ahead = Richtig, und vorn
example-right-and-ahead-text = Das Wort ist gefunden, und diese Seite hat mehr Beeren: gewonnen.
