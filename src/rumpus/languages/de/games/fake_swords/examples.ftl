example-alone-at-a-pile = Allein an einem Stapel
example-alone-at-a-pile-text = Alle zeigen im selben Moment. Ein einziger Finger auf einem Stapel bekommt ihn kampflos.
example-two-fingers-one-pile = Zwei Finger, ein Stapel
example-two-fingers-one-pile-text = Zwei zeigen auf denselben Stapel, also wird um ihn gekämpft, nach den Regeln seiner Karten.
example-the-hit = Der Treffer
example-the-hit-text = Ein Treffer beendet den Kampf, und wer ihn landet, bekommt den ganzen Stapel.
