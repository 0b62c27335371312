example-a-steal-that-works = Geklaut!
example-a-steal-that-works-text = Der Rücken der obersten Karte zeigt drei Farben. Das andere Becken hat eine davon, also lohnt der Versuch. Die Karte wird dort aufgedeckt, passt, und alles in dieser Farbe wechselt das Becken.
example-a-present = Ein Geschenk
example-a-present-text = Hier passt nichts: Die Karte bleibt, wo sie aufgedeckt wurde, und der missglückte Diebstahl macht jemanden reicher.
example-safe-in-the-pile = Sicher im Stapel
example-safe-in-the-pile-text = Zum Punkten wird die Karte im eigenen Becken aufgedeckt. Sie passt, also verlassen alle Karten dieser Farbe das Becken: Aus einem Punktestapel kann niemand klauen.
example-ten-cards-and-it-is-over = Zehn Karten, und Schluss
example-ten-cards-and-it-is-over-text = Der Punktestapel erreicht sein Ziel, und das Spiel endet mitten im Zug.
