example-three-of-a-kind = Drei gleiche
example-three-of-a-kind-text = Alle ziehen und geben zugleich weiter. Drei gleiche Karten sind ein Set: ein Punkt, und drei neue Karten.
example-a-battle-is-declared = Ein Kampf wird ausgerufen
example-a-battle-is-declared-text = Drei gleiche Kampfkarten halten alles an. Ihre Art sagt, wer kämpft.
example-hit = Platsch
example-hit-text = Wer zuerst getroffen wird, verliert den Kampf und bekommt einen blauen Fleck, der einen Punkt kostet.
