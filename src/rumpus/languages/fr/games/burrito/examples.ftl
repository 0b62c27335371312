example-three-of-a-kind = Trois pareilles
example-three-of-a-kind-text = Tout le monde pioche et passe en même temps. Trois cartes pareilles font un trio : un point, et trois nouvelles cartes.
example-a-battle-is-declared = Une bataille est déclarée
example-a-battle-is-declared-text = Trois cartes bataille pareilles arrêtent tout. Leur sorte dit qui se bat.
example-hit = Splatch
example-hit-text = La première personne touchée perd la bataille et prend un bleu, qui coûte un point.
