# Was in Throw Throw Burrito geschieht, ein Satz pro Ereignis.

card-avocado = Avocado
card-bean = Bohne
card-chilli = Chili
card-corn = Mais
card-lime = Limette
card-onion = Zwiebel
card-tomato = Tomate
card-brawl_sun = Sonnen-Keilerei
card-brawl_moon = Mond-Keilerei
card-war = Krieg
card-duel = Duell
cards-avocado = Avocado
cards-bean = Bohne
cards-chilli = Chili
cards-corn = Mais
cards-lime = Limette
cards-onion = Zwiebel
cards-tomato = Tomate
cards-brawl_sun = Sonnen-Keilerei
cards-brawl_moon = Mond-Keilerei
cards-war = Krieg
cards-duel = Duell

round_began = Runde { $round } ist ausgeteilt. { $you ->
        [seat] Du gibst
       *[other] { $seat } gibt
    } das 3-2-1-Burrito.
counted =
    { $clause ->
        [B-DUEL-1] { $you ->
            [seat] Du zählst
           *[other] { $seat } zählt
        } die Schritte: drei, zwei, eins …
       *[other] { $you ->
            [seat] Du zählst
           *[other] { $seat } zählt
        }: drei, zwei, eins …
    }
play_began = Burrito!
set_laid = { $you ->
        [seat] Du legst
       *[other] { $seat } legt
    } ein Set ab: dreimal { $card }.

declared =
    { $kind ->
        [duel] { $you ->
            [seat] Du rufst
           *[other] { $seat } ruft
        } ein Duell aus: { $duelists }.
        [war] { $you ->
            [seat] Du rufst
           *[other] { $seat } ruft
        } Krieg aus!
       *[brawl] { $you ->
            [seat] Du rufst
           *[other] { $seat } ruft
        } eine Keilerei aus, mit dreimal { $card }!
    }
falsely_declared =
    { $kind ->
        [duel] { $you ->
            [seat] Du rufst
           *[other] { $seat } ruft
        } ein Duell aus, mit { $cards }. Das ist keins.
        [war] { $you ->
            [seat] Du rufst
           *[other] { $seat } ruft
        } Krieg aus, mit { $cards }. Das ist keiner.
       *[brawl] { $you ->
            [seat] Du rufst
           *[other] { $seat } ruft
        } eine Keilerei aus, mit { $cards }. Das ist keine.
    }
battle_set =
    { $kind ->
        [duel] Duell: { $fighters }.
        [war] Krieg: { $fighters }.
       *[brawl] Keilerei: { $fighters }.
    }{ $clause ->
        [B-MULTI-1] {" "}Mehrere Kämpfe werden ein Krieg aller gegen alle.
        [B-RTIE-1] {" "}Das entscheidet die Runde.
        [B-RTIE-2] {" "}Wer verliert, ist raus, bis die Runde entschieden ist.
        [B-WIN-2] {" "}Es geht um das Spiel.
       *[other] {""}
    }{ $mode ->
        [quick] {" "}Wählt heimlich.
        [arena] {" "}Auf in die Arena!
       *[judged] {""}
    }{ $behind_back ->
        [yes] {" "}Erste Würfe gehen hinter dem Rücken durch.
       *[no] {""}
    }
called_off = Es sind zu wenige zum Kämpfen da. Der Kampf fällt aus.
fight_began = Burrito! Der Kampf läuft.
reported =
    { $you ->
        [seat] Du sagst
       *[other] { $seat } sagt
    }: { $cause ->
        [caught] gefangen, Wurf: { $losers }.
        [foul] Foul: { $losers }.
        [grab] ohne mitzukämpfen einen Burrito genommen: { $losers }.
       *[hit] getroffen: { $losers }.
    }
ruled =
    { $you ->
        [seat] Du entscheidest
       *[other] { $seat } entscheidet
    }: { $cause ->
        [caught] gefangen, Wurf: { $losers }.
        [foul] Foul: { $losers }.
        [grab] ohne mitzukämpfen einen Burrito genommen: { $losers }.
       *[hit] getroffen: { $losers }.
    }
chosen = { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } gewählt.
threw =
    { $you ->
        [seat] { $caught ->
            [yes] Du wirfst auf { $target }, und der Wurf wird gefangen!
           *[no] Du wirfst auf { $target } und triffst!
        }
        [target] { $caught ->
            [yes] { $seat } wirft auf dich, und du fängst!
           *[no] { $seat } wirft auf dich und trifft!
        }
       *[other] { $caught ->
            [yes] { $seat } wirft auf { $target }, und der Wurf wird gefangen!
           *[no] { $seat } wirft auf { $target } und trifft!
        }
    }
faked =
    { $you ->
        [seat] { $hit ->
            [yes] Du täuschst einen Wurf an: { $target } greift ins Leere und wird getroffen.
           *[no] Du täuschst einen Wurf an, aber { $target } fällt nicht darauf herein.
        }
        [target] { $hit ->
            [yes] { $seat } täuscht einen Wurf an: Du greifst ins Leere und wirst getroffen.
           *[no] { $seat } täuscht einen Wurf an, aber du fällst nicht darauf herein.
        }
       *[other] { $hit ->
            [yes] { $seat } täuscht einen Wurf an: { $target } greift ins Leere und wird getroffen.
           *[no] { $seat } täuscht einen Wurf an, aber { $target } fällt nicht darauf herein.
        }
    }
tried_to_catch = { $you ->
        [seat] Du wartest
       *[other] { $seat } wartet
    } darauf zu fangen.
nobody_lost = Gang { $exchange }: Niemand wird getroffen.
grabbed =
    { $you ->
        [seat] { $clause ->
            [B-RTIE-R1] Du kämpfst nicht mit, nimmst einen Burrito und musst vom Feld.
           *[other] Du kämpfst nicht mit und nimmst einen Burrito!
        }
       *[other] { $clause ->
            [B-RTIE-R1] { $seat } kämpft nicht mit, nimmt einen Burrito und muss vom Feld.
           *[other] { $seat } kämpft nicht mit und nimmt einen Burrito!
        }
    }
tied =
    { $clause ->
        [B-TIE-1] Im selben Moment verloren: { $seats }. Ein Duell entscheidet.
        [B-TIE-R1] Im selben Moment verloren: { $seats }. Sie kämpfen unter sich weiter.
       *[other] Schon wieder im selben Moment verloren: { $seats }.
    }
lot_drawn = Niemand kann sagen, wer verloren hat. Das Los entscheidet ({ $among }): { $seat }.
battle_lost =
    { $you ->
        [seat] { $cause ->
            [hit] { $by ->
                [none] Du wirst getroffen und verlierst den Kampf.
               *[other] { $by } trifft dich. Du verlierst den Kampf.
            }
            [caught] { $by ->
                [none] Dein Wurf wird gefangen, du verlierst den Kampf.
               *[other] { $by } fängt deinen Wurf: Du verlierst den Kampf.
            }
            [foul] Foul von dir: Du verlierst den Kampf.
            [grab] Du verlierst den Kampf, ohne mitzukämpfen.
            [left] Du bist gegangen und verlierst dadurch.
           *[other] Du verlierst den Kampf.
        }
        [by] { $cause ->
            [hit] Du triffst: { $seat } verliert den Kampf.
           *[other] Du fängst den Wurf: { $seat } verliert den Kampf.
        }
       *[other] { $cause ->
            [hit] { $by ->
                [none] { $seat } wird getroffen und verliert den Kampf.
               *[other] { $by } trifft: { $seat } verliert den Kampf.
            }
            [caught] { $by ->
                [none] Gefangen: { $seat } verliert den Kampf.
               *[other] { $by } fängt den Wurf: { $seat } verliert den Kampf.
            }
            [foul] Foul: { $seat } verliert den Kampf.
            [grab] { $seat } verliert den Kampf, ohne mitzukämpfen.
            [left] { $seat } ist gegangen und verliert dadurch.
           *[other] { $seat } verliert den Kampf.
        }
    }
bruised =
    { $you ->
        [seat] Du bekommst
       *[other] { $seat } bekommt
    } { $left ->
        [0] den letzten blauen Fleck.
        [one] einen blauen Fleck. Einer ist noch übrig.
       *[other] einen blauen Fleck. { $left } sind noch übrig.
    }
put_out = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } raus.

vote_offered = Länger hat niemand ein Set gelegt. Soll die Runde so enden?
voted =
    { $end ->
        [yes] { $you ->
            [seat] Du stimmst
           *[other] { $seat } stimmt
        } für das Ende der Runde.
       *[no] { $you ->
            [seat] Du willst
           *[other] { $seat } will
        } weiterspielen.
    }
round_ended =
    { $reason ->
        [bruises] Der letzte blaue Fleck ist vergeben. Runde { $round } ist vorbei.
        [cards] Alle Karten sind abgelegt. Runde { $round } ist vorbei.
        [vote] Alle sind sich einig: Runde { $round } ist vorbei.
       *[lull] Zu lange hat niemand ein Set gelegt. Runde { $round } ist vorbei.
    }
round_tied = Gleichstand mit { $points }: { $seats }.
deck_turned =
    { $number ->
        [one] Die Karten werden gemischt. Die erste ist eine Kriegskarte.
       *[other] Die Karten werden gemischt und aufgedeckt: Karte { $number } ist eine Kriegskarte.
    }
round_won = { $you ->
        [seat] Du gewinnst
       *[other] { $seat } gewinnt
    } Runde { $round } mit { $points }.
badge_given = { $you ->
        [seat] Du bekommst
       *[other] { $seat } bekommt
    } das Abzeichen „Fürchtet mich“.
seat_skipped = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } gegangen. Der Platz wird übersprungen.
stand_in_took_over = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } gegangen. Eine Vertretung spielt weiter.
ended =
    { $you ->
        [seat] { $clause ->
            [B-WIN-2] Du gewinnst das Duell, und das Spiel!
            [B-AWAY-R1] Nur du bist noch da, und gewinnst.
           *[other] Du gewinnst auch die zweite Runde, und das Spiel!
        }
       *[other] { $clause ->
            [B-WIN-2] { $seat } gewinnt das Duell, und das Spiel!
            [B-AWAY-R1] Nur { $seat } ist noch da, und gewinnt.
           *[other] { $seat } gewinnt auch die zweite Runde, und das Spiel!
        }
    }

# Was möglich ist: die Beschriftung der Knöpfe.

card-of-value =
    { $value ->
        [0] { card-avocado }
        [1] { card-bean }
        [2] { card-chilli }
        [3] { card-corn }
        [4] { card-lime }
        [5] { card-onion }
        [6] { card-tomato }
        [7] { card-brawl_sun }
        [8] { card-brawl_moon }
        [9] { card-war }
       *[10] { card-duel }
    }
token-draw =
    { $value ->
        [own] Karte ziehen
        [left] Vom linken Stapel ziehen
       *[right] Vom rechten Stapel ziehen
    }
token-discard = { card-of-value } weitergeben
token-lay = Dreimal { card-of-value } ablegen
token-declare =
    { $value ->
        [duel] Duell ausrufen
        [war] Krieg ausrufen
       *[brawl] Keilerei ausrufen
    }
token-card = { card-of-value } zeigen
token-seat = { $seat }
token-throw = Auf { $seat } werfen
token-fake = Gegen { $seat } antäuschen
token-catch = Fangbereit sein
token-report =
    { $value ->
        [hit] Ein Treffer
        [caught] Ein Fang
        [foul] Ein Foul
       *[grab] Falsch zugegriffen
    }
token-by = Von { $seat }
token-done = Das war alles
token-count = 3-2-1 zählen
token-grab = Burrito nehmen
token-vote = Runde beenden
token-vote_against = Weiterspielen

# Das geführte erste Spiel.

lesson-hello = Hola! Ich bin dein Coach. Das hier ist wild, also gehen wir es langsam an: { $seat1 } und { $seat2 } warten auf dich.
lesson-sets = Deine Hand. Drei gleiche sind ein Set, und Sets sind Punkte. Zwei Bohnen hast du schon.
lesson-no-turns = Hier spielt niemand der Reihe nach: Alle geben weiter und ziehen zugleich, so schnell es geht. Nur du hast heute keine Eile.
lesson-count = Wer zählt, startet die Runde. Das bist du: 3-2-1-Burrito!
lesson-pass = Du hast fünf Karten, mehr geht nicht. Gib erst eine an { $seat1 } weiter: Tippe auf die Limette.
lesson-draw = Jetzt zieh eine von deinem eigenen Stapel.
lesson-set = Eine Bohne! Drei gleiche. Tippe auf „Set legen“, dann auf alle drei Bohnen.
lesson-point = Ein Punkt! Jetzt hast du Platz für drei neue Karten.
lesson-passed = Sieh mal, { $seat2 } gibt dir eine Karte weiter …
lesson-neighbour = Sie liegt auf deinem Stapel. Was nebenan Müll ist, ist dein Glück.
lesson-draw-two = Zieh sie.
lesson-draw-three = Eine Duell-Karte! Jetzt hast du zwei davon. Zieh nochmal.
lesson-draw-four = Drei Duell-Karten! Mach erst deine Hand voll: noch eine.
lesson-duel-cards = Drei gleiche Kampfkarten sind zwei Punkte, und sie starten einen Kampf. Beim Duell bestimmst du, wer kämpft.
lesson-declare = Tippe auf „Set legen“, dann auf deine drei Duell-Karten, ruf „Duell!“ und wähl dich selbst und { $seat1 }.
lesson-battle = Alles hält an, und ihr zwei steht euch gegenüber. Das ist ein schneller Kampf: Beide wählen heimlich.
lesson-beats = Ein Wurf trifft alle, die werfen oder antäuschen. Fangen holt einen Wurf aus der Luft. Antäuschen legt alle herein, die fangen wollen.
lesson-throw = { $seat1 } zwinkert dir zu: Das sieht nach Antäuschen aus. Wirf!
lesson-hit = Platsch! { $seat1 } hat angetäuscht und deinen Burrito ins Gesicht bekommen.
lesson-bruise = Wer verliert, bekommt einen blauen Fleck: einen Punkt weniger. Sind alle sechs vergeben, ist die Runde vorbei, und die meisten Punkte gewinnen sie.
lesson-kinds = Es gibt noch zwei andere Kämpfe. Bei einer Keilerei kämpfen die Leute links und rechts von dir, im Krieg alle außer dir.
lesson-rounds = Wer Runde eins gewinnt, bekommt das Abzeichen „Fürchtet mich“ und muss es in Runde zwei verteidigen. Das ist das ganze Spiel.
lesson-end = Jetzt wird es schnell! Zähl 3-2-1, wann du willst, und spiel weiter: { $seat1 } und { $seat2 } warten nicht mehr auf dich.

# Der Coach an deiner Seite.

coach-asked-pass = Gib eine Karte weiter, zieh eine neue und sammle drei gleiche. Niemand wartet auf irgendwen.
coach-asked-count = Zähl 3-2-1-Burrito, und alle legen los.
coach-asked-exchange = Wähl heimlich: werfen, antäuschen oder fangen.
coach-asked-report = Sag, wie der Kampf ausging.
coach-means-draw = Nimm die oberste Karte dieses Stapels.
coach-means-discard = Sie kommt auf den Stapel links von dir.
coach-means-lay = Drei gleiche: ein Punkt.
coach-means-declare = Drei gleiche Kampfkarten: zwei Punkte und ein Kampf. Ohne sie bekommst du einen blauen Fleck.
coach-means-throw = Trifft alle, die werfen oder antäuschen, verliert aber, wenn der Wurf gefangen wird.
coach-means-fake = Legt alle herein, die fangen wollen, und wird von einem Wurf getroffen.
coach-means-catch = Fängt einen Wurf und fällt auf Antäuschen herein.
coach-pass = Du hast { $held ->
        [one] nur eine Karte dieser Art
       *[other] { $held } Karten dieser Art
    }, also hilft dir { card-of-value } am wenigsten.
coach-far = { $missing ->
        [0] Du hast drei: { card-of-value }. Leg sie ab.
        [one] Noch eine, dann sind es drei: { card-of-value }.
       *[other] Noch ist nichts nah dran. Behalte { card-of-value } und sieh, was kommt.
    }
coach-lay = Ein Set auf der Hand ist nichts wert; auf dem Tisch ist es ein Punkt, und du darfst drei neue Karten ziehen.
coach-declare = Zwei Punkte auf einmal, und vielleicht bekommt jemand einen blauen Fleck.
coach-exchange = { $move ->
        [throw] Ein Wurf schlägt Würfe und Antäuschen: zwei von drei Möglichkeiten.
        [fake] Antäuschen schlägt alle, die auf deinen Wurf warten.
       *[catch] Fangen schlägt einen Wurf, und den wählen die meisten.
    } Niemand weiß, was kommt, also wechsle ab und zu.
