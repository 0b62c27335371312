# Was in Fake Swords geschieht, ein Satz pro Ereignis.

mode-judged = mit Schaumschwertern
mode-arena = in der Arena
mode-quick = mit geheimer Wahl

dealt = { $you ->
        [seat] Du bekommst
       *[other] { $seat } bekommt
    } { $card }.
round_began = Runde { $round } beginnt. { $you ->
        [boss] Du bist
       *[other] { $boss } ist
    } Kampfboss.
drew =
    { $clause ->
        [F-DECK-R1] { $you ->
            [seat] Du ziehst
           *[other] { $seat } zieht
        } den Rest: { $cards }.
       *[other] { $you ->
            [seat] Du ziehst
           *[other] { $seat } zieht
        } { $cards }.
    }
reshuffled =
    { $number ->
        [one] Die eine abgelegte Karte wird der neue Nachziehstapel.
       *[other] Die { $number } abgelegten Karten werden zum neuen Nachziehstapel gemischt.
    }
deck_out = Es ist nichts mehr zu ziehen da.

arranged =
    { $lowered ->
        [yes] { $you ->
            [seat] Du ordnest
           *[other] { $seat } ordnet
        } die Stapel neu. Alle Finger gehen runter.
       *[no] { $you ->
            [seat] Du ordnest
           *[other] { $seat } ordnet
        } die Stapel.
    }
card_moved =
    { $number ->
        [none] { $you ->
            [seat] Du nimmst
           *[other] { $seat } nimmt
        } { $card } vom Stapel.
       *[other] { $you ->
            [seat] Du legst
           *[other] { $seat } legt
        } { $card } auf Stapel { $number }.
    }{ $lowered ->
        [yes] {" "}Alle Finger gehen runter.
       *[no] {""}
    }
claimed =
    { $you ->
        [seat] { $number ->
            [none] Du nimmst deine Ankündigung zurück.
           *[other] Du sagst: Ich will Stapel { $number }.
        }
       *[other] { $number ->
            [none] { $seat } nimmt die Ankündigung zurück.
           *[other] { $seat } sagt: Ich will Stapel { $number }.
        }
    }
finger_raised =
    { $asks ->
        [yes] { $you ->
            [seat] Du hebst
           *[other] { $seat } hebt
        } einen Finger: Sind alle bereit?
       *[no] { $you ->
            [seat] Du bist
           *[other] { $seat } ist
        } bereit.
    }
finger_lowered = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } doch nicht bereit.
ready_time_over = Die Vorbereitungszeit ist um. { $you ->
        [boss] Du darfst
       *[other] { $boss } darf
    } herunterzählen.
countdown_began =
    { $count ->
        [0] { $you ->
            [seat] Du zählst
           *[other] { $seat } zählt
        }: drei, zwei, eins.
       *[other] { $you ->
            [seat] Du zählst
           *[other] { $seat } zählt
        }, obwohl noch Finger fehlen ({ $missing }): drei, zwei, eins.
    }
pointing_began = Zeigt!
pointed = { $you ->
        [seat] Du zeigst
       *[other] { $seat } zeigt
    }.
picked_at_random =
    { $you ->
        [seat] Du hast nicht rechtzeitig gezeigt. Der Tisch lost Stapel { $number } für dich aus.
       *[other] { $seat } hat nicht rechtzeitig gezeigt. Der Tisch lost Stapel { $number } aus.
    }
revealed = Alle decken auf, wohin sie zeigen.
pile_taken =
    { $you ->
        [seat] Nur du zeigst auf Stapel { $number } und bekommst { $cards }.
       *[other] Nur { $seat } zeigt auf Stapel { $number } und bekommt { $cards }.
    }
pile_discarded =
    { $clause ->
        [F-NONE-1] Niemand zeigt auf Stapel { $number }. Er wird abgelegt.
        [F-TIE-4] Um Stapel { $number } wird nicht gekämpft. Er wird abgelegt.
       *[other] Stapel { $number } wird kampflos abgelegt.
    }
pile_contested = Auf Stapel { $number } gezeigt: { $seats }.

fight_picked =
    { $boss ->
        [none] Kampf um Stapel { $number } ({ $cards }): { $fighters }.
       *[other] { $you ->
            [boss] Du wählst
           *[other] { $boss } wählt
        } den Kampf um Stapel { $number } ({ $cards }): { $fighters }.
    }
tiebreaker_set =
    { $clause ->
        [F-WIN-2] Zwei haben drei Sets. Stechen: { $fighters }. Es gelten: { $cards }.
        [F-WIN-3] Mehrere haben drei Sets. Stechen unter denen mit den meisten Karten: { $fighters }. Es gelten: { $cards }.
       *[other] Gleichstand. Stechen: { $fighters }. Es gelten: { $cards }.
    }
drawn_by_lot = Gleichstand: { $among }. Das Los schickt in den Kampf: { $seats }.
stand_in_named =
    { $clause ->
        [F-FIGHT-3] { $you ->
            [boss] Du kämpfst selbst
           *[other] { $boss } kämpft selbst
        }, also { $you ->
            [seat] bist du
           *[other] ist { $seat }
        } Boss dieses Kampfes.
       *[other] { $you ->
            [boss] Du kannst
           *[other] { $boss } kann
        } nicht urteilen, also { $you ->
            [seat] bist du
           *[other] ist { $seat }
        } Boss dieses Kampfes.
    }
shorter_named = { $you ->
        [boss] Du sagst
       *[other] { $boss } sagt
    }, { $you ->
        [seat] du bist
       *[other] { $seat } ist
    } kleiner.
bout_set =
    Kampf { $mode }{ $touches ->
        [3] , bis drei Treffer
       *[other] {""}
    }: { $fighters }. { $shorter ->
        [none] {""}
       *[other] { $you ->
            [shorter] Du bist
           *[other] { $shorter } ist
        } kleiner.{" "}
    }Es gelten: { $cards }.
fight_counted =
    { $boss ->
        [none] Der Tisch zählt: drei, zwei, eins.
       *[other] { $you ->
            [boss] Du zählst
           *[other] { $boss } zählt
        }: drei, zwei, eins.
    }
fight_began = Kämpft!
called_out = { $you ->
        [by] Du meldest
       *[other] { $by } meldet
    }: { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } { $card } gebrochen.
call_dismissed = { $you ->
        [boss] Du entscheidest
       *[other] { $boss } entscheidet
    }: { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } { $card } nicht gebrochen.
chosen = { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } gewählt.
strayed = { $you ->
        [seat] Deine Wahl
       *[other] Die Wahl von { $seat }
    } geht daneben: { $chosen ->
        [lunge] Aus dem Ausfall
        [feint] Aus der Finte
       *[parry] Aus der Parade
    } wird { $move ->
        [lunge] ein Ausfall
        [feint] eine Finte
       *[parry] eine Parade
    }.
exchanged =
    { $winner ->
        [none] { $card ->
            [none] Zweimal { $first ->
                [lunge] Ausfall
                [feint] Finte
               *[parry] Parade
            } ({ $fighters }): Die Klingen kreuzen sich.
           *[other] { $fighters }: { $first ->
                [lunge] Ausfall
                [feint] Finte
               *[parry] Parade
            } gegen { $second ->
                [lunge] Ausfall
                [feint] Finte
               *[parry] Parade
            }. Durch { $card } kreuzen sich nur die Klingen.
        }
       *[other] { $fighters }: { $first ->
            [lunge] Ausfall
            [feint] Finte
           *[parry] Parade
        } gegen { $second ->
            [lunge] Ausfall
            [feint] Finte
           *[parry] Parade
        }. { $you ->
            [winner] Du gewinnst
           *[other] { $winner } gewinnt
        } den Gang.
    }
exchange_drawn =
    { $card ->
        [none] Dreimal Klinge an Klinge, also entscheidet das Los: { $you ->
            [winner] Du gewinnst
           *[other] { $winner } gewinnt
        } den Gang.
       *[other] { $card }: Das Los entscheidet, { $you ->
            [winner] du gewinnst
           *[other] { $winner } gewinnt
        } den Gang.
    }
advantage_used = { $card } hilft { $you ->
        [seat] dir
       *[other] { $seat }
    }.
nothing_scored = { $you ->
        [seat] Der Gang, den du gewonnen hast,
       *[other] Der Gang, den { $seat } gewonnen hat,
    } bringt nichts.
ground_given =
    { $you ->
        [seat] Du weichst zurück und verlierst einen gewonnenen Gang.
       *[other] { $seat } weicht zurück und verliert einen gewonnenen Gang.
    }
both_lost =
    { $again ->
        [yes] Im selben Moment verloren: { $fighters }. Es wird nochmal gekämpft.
       *[no] Schon wieder im selben Moment verloren: { $fighters }.
    }
fight_won =
    { $cause ->
        [hit] { $you ->
            [seat] Du triffst { $loser } und gewinnst den Kampf.
            [loser] { $seat } trifft dich und gewinnt den Kampf.
           *[other] { $seat } trifft { $loser } und gewinnt den Kampf.
        }
        [broken] { $you ->
            [loser] Du hast
           *[other] { $loser } hat
        } { $card ->
            [none] eine Regel
           *[other] { $card }
        } gebrochen. { $you ->
            [seat] Du gewinnst
           *[other] { $seat } gewinnt
        } den Kampf.
        [arm_block] { $you ->
            [loser] Du hast
           *[other] { $loser } hat
        } mit dem Arm abgewehrt. { $you ->
            [seat] Du gewinnst
           *[other] { $seat } gewinnt
        } den Kampf.
        [lot] Das Los entscheidet: { $you ->
            [seat] Du gewinnst
           *[other] { $seat } gewinnt
        } den Kampf.
       *[other] Die Spielleitung entscheidet: { $you ->
            [seat] Du gewinnst
           *[other] { $seat } gewinnt
        } den Kampf.
    }
prize_taken = { $you ->
        [seat] Du bekommst
       *[other] { $seat } bekommt
    } Stapel { $number }: { $cards }.
ended =
    { $you ->
        [seat] { $clause ->
            [F-WIN-1] Du hast drei Sets und gewinnst das Spiel!
            [F-DECK-R1] Du gewinnst das Spiel!
           *[other] Du gewinnst das Stechen und das Spiel!
        }
       *[other] { $clause ->
            [F-WIN-1] { $seat } hat drei Sets und gewinnt das Spiel.
            [F-DECK-R1] { $seat } gewinnt das Spiel.
           *[other] { $seat } gewinnt das Stechen und das Spiel.
        }
    }

# Was möglich ist: die Beschriftung der Knöpfe.

token-card = { $second }
token-next_pile = Nächster Stapel
token-move = Eine Karte umlegen
token-onto =
    { $value ->
        [none] Neben die Stapel
        [0] Auf Stapel 1
        [1] Auf Stapel 2
        [2] Auf Stapel 3
        [3] Auf Stapel 4
       *[4] Auf Stapel 5
    }
token-claim =
    { $value ->
        [none] Nichts sagen
        [0] Sagen: Stapel 1
        [1] Sagen: Stapel 2
        [2] Sagen: Stapel 3
        [3] Sagen: Stapel 4
       *[4] Sagen: Stapel 5
    }
token-raise = Finger heben
token-lower = Finger senken
token-count_down = 3-2-1 zählen
token-point =
    { $value ->
        [0] Stapel 1
        [1] Stapel 2
        [2] Stapel 3
        [3] Stapel 4
       *[4] Stapel 5
    }
token-pick =
    { $value ->
        [0] Kampf um Stapel 1
        [1] Kampf um Stapel 2
        [2] Kampf um Stapel 3
        [3] Kampf um Stapel 4
       *[4] Kampf um Stapel 5
    }
token-seat = { $seat }
token-choose =
    { $value ->
        [lunge] Ausfall
        [feint] Finte
       *[parry] Parade
    }
token-start = 3-2-1-Kampf zählen
token-report =
    { $value ->
        [hit] Ein Treffer
        [broken] Ein Regelbruch
        [arm_block] Mit dem Arm abgewehrt
       *[both] Beide zugleich
    }
token-rule = { $second }
token-uphold = Sie wurde gebrochen
token-dismiss = Wurde sie nicht

# Das geführte erste Spiel.

lesson-hello = En garde! Ich bin dein Coach. Du kämpfst gegen { $seat1 } und { $seat2 }, und niemand tut sich weh.
lesson-goal = Du sammelst Karten. Drei einer Farbe sind ein Set, und drei Sets gewinnen. Du beginnst mit einer Karte, einer lila.
lesson-boss = { $seat1 } ist in dieser Runde Kampfboss und legt fünf Karten auf drei Stapel.
lesson-piles = Der dickste Stapel hat drei Karten: zwei gelbe und eine lila. Die passt gut zu deiner.
lesson-secret = Gleich zeigen alle auf einen Stapel, im selben Moment. Allein an einem Stapel? Er gehört dir. Zwei an einem Stapel? Sie kämpfen um ihn!
lesson-finger = Die anderen haben den Finger oben: Sie sind bereit. Heb deinen.
lesson-count = Drei, zwei, eins …
lesson-point = Jetzt zeig auf den großen Stapel, Nummer 2. Niemand sieht es, bevor alle gezeigt haben.
lesson-sole = Sonst wollte ihn niemand. Drei neue Karten für dich!
lesson-sets = Du hast jetzt zwei lila und zwei gelbe Karten. Noch je eine, und es wären zwei Sets.
lesson-boss-two = { $seat2 } ist jetzt der Boss.
lesson-again = Stapel 1 hat zwei gelbe Karten und eine lila. Das wären zwei Sets auf einmal!
lesson-finger-two = Finger hoch, wenn du bereit bist.
lesson-point-two = Zeig auf Stapel 1. Nur Mut!
lesson-contested = Ha! { $seat1 } zeigt auch darauf. Also kreuzt ihr die Schwerter.
lesson-fight = Dieser Kampf ist ein schneller: Beide wählen heimlich. Wer zwei Gänge gewinnt, hat getroffen. Die Karten des Stapels sind seine albernen Regeln.
lesson-beats = Ein Ausfall schlägt eine Finte, eine Finte eine Parade, eine Parade einen Ausfall.
lesson-lunge = { $seat1 } sieht listig aus. Ausfall!
lesson-one-up = Eine Finte, und du warst schneller. Eins zu null!
lesson-feint = Jetzt ist { $seat1 } vorsichtig und wird parieren. Finte!
lesson-hit = Touché! Wer gewinnt, bekommt den ganzen Stapel. Du hast zwei Sets.
lesson-you-boss = Jetzt bist du Kampfboss: Diese fünf Karten sortierst du auf Stapel.
lesson-spread = Du könntest sie legen, wie du willst. Lass mich das diesmal machen: Tippe auf den Knopf.
lesson-plan = Stapel 2 hat zwei gelbe Karten. Mit deinen vier gelben sind das sechs: dein drittes Set!
lesson-ask = Heb den Finger und frag so, ob alle bereit sind.
lesson-your-count = Alle Finger sind oben. Du bist der Boss, also zählst du herunter.
lesson-point-three = Und jetzt zeig auf Stapel 2, ohne eine Miene zu verziehen.
lesson-won = Drei Sets: Du gewinnst! Andere Kämpfe gehen in echt mit Schaumschwertern oder in der Arena auf dem Bildschirm. Auf geht’s!

# Der Coach an deiner Seite.

coach-asked-piles = Du bist Kampfboss: Sortier die Karten auf Stapel. Alle werden auf einen davon zeigen, du auch.
coach-asked-finger = Heb den Finger, wenn du bereit bist.
coach-asked-count = Zähl herunter: Dann zeigen alle.
coach-asked-point = Zeig heimlich auf einen Stapel. Allein gehört er dir; sonst musst du vielleicht um ihn kämpfen.
coach-asked-pick = Wähl, um welchen Stapel gekämpft wird, und wer kämpft.
coach-asked-exchange = Wähl heimlich: Ausfall schlägt Finte, Finte schlägt Parade, Parade schlägt Ausfall. Zwei gewonnene Gänge sind ein Treffer.
coach-asked-stand_in = Bestimm, wer diesen Kampf statt dir leitet.
coach-asked-shorter = Sag, wer kleiner ist: Schwarze Karten helfen der kleineren Person.
coach-asked-start = Zähl 3-2-1-Kampf, wenn beide bereit sind.
coach-asked-report = Sag, wie der Kampf ausging.
coach-asked-decide = Sag, ob die Regel gebrochen wurde.
coach-means-raise = Sind alle Finger oben, zählt der Boss herunter.
coach-means-count_down = Am Ende zeigen alle.
coach-means-choose = { $value ->
        [lunge] Schlägt eine Finte, verliert gegen eine Parade.
        [feint] Schlägt eine Parade, verliert gegen einen Ausfall.
       *[parry] Schlägt einen Ausfall, verliert gegen eine Finte.
    }
coach-pile = Stapel { $pile } hat { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }. { $sets ->
        [0] Er macht dir jetzt kein Set voll.
        [one] Er macht dir ein Set voll.
       *[other] Er macht dir { $sets } Sets voll.
    }
coach-rivals = { $rivals ->
        [0] Für sonst niemanden ist er der beste, also bekommst du ihn vielleicht allein.
        [one] Noch jemand mag ihn am liebsten. Das kann Kampf bedeuten.
       *[other] { $rivals } andere mögen ihn auch am liebsten. Das kann Kampf bedeuten.
    }
coach-exchange = { $move ->
        [lunge] Ein Ausfall schlägt eine Finte und verliert gegen eine Parade.
        [feint] Eine Finte schlägt eine Parade und verliert gegen einen Ausfall.
       *[parry] Eine Parade schlägt einen Ausfall und verliert gegen eine Finte.
    }
coach-mix = Auch gegenüber wird geraten: Wähl nie nach einem Muster.
coach-arrange = Um gleich große Stapel wird seltener gekämpft. Leg, was nur du brauchst, auf einen davon.
coach-pick = { $own ->
        [yes] Du kämpfst selbst darum: Sonst kann ihn dir niemand holen.
       *[no] Du kämpfst nicht, also überleg, wer kurz vor dem Sieg steht.
    }
