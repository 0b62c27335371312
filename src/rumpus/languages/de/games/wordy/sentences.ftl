# Was in A Little Wordy geschieht, ein Satz pro Ereignis. Die Wörter des Spiels sind englisch.

clue-last = Letzter Buchstabe
clue-relative = Längenvergleich
clue-strike = Buchstabentest
clue-length = Genaue Länge
clue-builder = Wortbau
clue-first = Erster Buchstabe
clue-share = Wir teilen
clue-rare = Seltener Fund
clue-vowel = Vokal kaufen
clue-give = Geben & Nehmen
clue-burn = Doppelt gemoppelt
clue-vowel_count = Vokale zählen
clue-consonant_count = Konsonanten zählen
clue-super = Supertest
clue-rhyme = Reim dich
clue-dynamic = Dynamischer Wortbau

round_began = Runde { $round } beginnt. Beide Seiten ziehen elf Plättchen und suchen ein Wort.
wrote = { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } ein Wort aufgeschrieben.
swapped = Die Plättchen werden gemischt, gezeigt und getauscht. { $you ->
        [first] Du beginnst
       *[other] { $first } beginnt
    }.
turn_began =
    { $you ->
        [seat] Du bist dran.
       *[other] { $seat } ist dran.
    }
asked =
    { $you ->
        [seat] Du spielst „{ $clue }“
       *[other] { $seat } spielt „{ $clue }“
    }{ $word ->
        [none] { $letter ->
            [none] .
           *[other] {" "}und { $you ->
                [seat] fragst
               *[other] fragt
            } nach { $letter }.
        }
       *[other] {" "}und { $you ->
            [seat] zeigst
           *[other] zeigt
        } { $word }.
    }
told =
    { $clause ->
        [W-C-LAST] { $you ->
            [owner] Dein Wort
           *[other] Das Wort von { $owner }
        } endet auf { $letter }.
        [W-C-FIRST] { $you ->
            [owner] Dein Wort
           *[other] Das Wort von { $owner }
        } beginnt mit { $letter }.
        [W-C-RELATIVE] { $you ->
            [owner] Dein Wort
           *[other] Das Wort von { $owner }
        } ist { $answer ->
            [same] so lang wie
            [longer] länger als
           *[shorter] kürzer als
        } { $word }.
        [W-C-STRIKE] { $letter } ist { $answer ->
            [yes] {""}
           *[no] nicht{" "}
        }{ $you ->
            [owner] in deinem Wort
           *[other] im Wort von { $owner }
        }.
        [W-C-RARE] { $letter } ist { $answer ->
            [yes] {""}
           *[no] nicht{" "}
        }{ $you ->
            [owner] in deinem Wort
           *[other] im Wort von { $owner }
        }.
        [W-C-LENGTH] { $you ->
            [owner] Dein Wort
           *[other] Das Wort von { $owner }
        } hat { $number ->
            [one] einen Buchstaben
           *[other] { $number } Buchstaben
        }.
        [W-C-BUILDER] { $staying ->
            [none] Von { $word } bleibt kein Plättchen offen.
           *[other] Von { $word } bleibt offen: { $staying }.
        }
        [W-C-DYNAMIC] { $staying ->
            [none] Von { $word } bleibt kein Plättchen offen.
           *[other] Von { $word } bleibt offen: { $staying }.
        }
        [W-C-SHARE] { $letter }: { $number } { $you ->
            [owner] in deinem Wort
           *[other] im Wort von { $owner }
        }, { $asker_number } { $you ->
            [asker] in deinem Wort
           *[other] im Wort von { $asker }
        }.
        [W-C-VOWEL] { $letter ->
            [none] { $you ->
                [owner] Du hast
               *[other] { $owner } hat
            } keinen Vokal mehr zu zeigen.
           *[other] { $you ->
                [owner] Du zeigst
               *[other] { $owner } zeigt
            } einen Vokal: { $letter }.
        }
        [W-C-GIVE] { $letter ->
            [none] { $you ->
                [owner] Du hast
               *[other] { $owner } hat
            } keinen Buchstaben mehr zu zeigen
           *[other] { $you ->
                [owner] Du zeigst
               *[other] { $owner } zeigt
            } { $letter }
        }, { $asker_letter ->
            [none] { $you ->
                [asker] du hast
               *[other] { $asker } hat
            } keinen mehr.
           *[other] { $you ->
                [asker] du zeigst
               *[other] { $asker } zeigt
            } { $asker_letter }.
        }
        [W-C-BURN] { $letter } ist { $number ->
            [0] nicht
            [one] einmal
           *[other] { $number }-mal
        } { $you ->
            [owner] in deinem Wort
           *[other] im Wort von { $owner }
        }.
        [W-C-VCOUNT] { $you ->
            [owner] Dein Wort
           *[other] Das Wort von { $owner }
        } hat { $number ->
            [0] keinen Vokal
            [one] einen Vokal
           *[other] { $number } Vokale
        }.
        [W-C-CCOUNT] { $you ->
            [owner] Dein Wort
           *[other] Das Wort von { $owner }
        } hat { $number ->
            [0] keinen Konsonanten
            [one] einen Konsonanten
           *[other] { $number } Konsonanten
        }.
        [W-C-SUPER] { $answer ->
            [yes] { $letter } ist { $you ->
                [owner] in deinem Wort
               *[other] im Wort von { $owner }
            }, an Stelle { $number }.
           *[no] { $letter } ist nicht { $you ->
                [owner] in deinem Wort
               *[other] im Wort von { $owner }
            }.
        }
       *[other] { $checked ->
            [yes] { $you ->
                [owner] Du nennst
               *[other] { $owner } nennt
            } einen Reim: { $word }.
           *[no] { $you ->
                [owner] Du erfindest
               *[other] { $owner } erfindet
            } einen Reim: { $word }. Niemand hat ihn geprüft.
        }
    }
chose = { $you ->
        [seat] Du kannst
       *[other] { $seat } kann
    } jetzt zeigen.
time_ran_out = { $you ->
        [seat] Deine Zeit
       *[other] Die Zeit von { $seat }
    } ist um, also antwortet der Tisch.
paid =
    { $you ->
        [seat] { $berries ->
            [0] Du bekommst keine Beeren dafür.
            [one] Du bekommst eine Beere und hast { $total }.
           *[other] Du bekommst { $berries } Beeren und hast { $total }.
        }
       *[other] { $berries ->
            [0] { $seat } bekommt keine Beeren dafür.
            [one] { $seat } bekommt eine Beere und hat { $total }.
           *[other] { $seat } bekommt { $berries } Beeren und hat { $total }.
        }
    }
word_fell_through = { $word } wird angefochten und gilt nicht. Nichts wird bezahlt; { $you ->
        [seat] du darfst
       *[other] { $seat } darf
    } etwas anderes versuchen.
word_stood = { $word } wird angefochten, und es ist ein gültiges Wort.
took_back = { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } „{ $clue }“ zurück.
guessed_wrong = { $you ->
        [seat] Du rätst
       *[other] { $seat } rät
    } { $word }. Das ist falsch.
guessed_right = { $you ->
        [seat] Du rätst
       *[other] { $seat } rät
    } { $word }. Das ist richtig!
plays_on = { $you ->
        [seat] Du spielst
       *[other] { $seat } spielt
    } allein weiter.
race_called = Beide Wörter sind gefunden, und die Beeren sind gleich. Bereit zum Wettlauf um ein Wort mit vier Buchstaben!
race_began = Los!
race_won = { $you ->
        [seat] Du legst
       *[other] { $seat } legt
    } zuerst: { $word }.
forfeited = { $you ->
        [seat] Du gibst
       *[other] { $seat } gibt
    } diese Runde auf.
draw_offered = { $you ->
        [seat] Du bietest
       *[other] { $seat } bietet
    } Remis an.
draw_withdrawn = { $you ->
        [seat] Du ziehst
       *[other] { $seat } zieht
    } das Remisangebot zurück.
draw_lapsed = { $you ->
        [seat] Dein Remisangebot
       *[other] Das Remisangebot von { $seat }
    } wurde nicht angenommen.
secret_challenged =
    { $you ->
        [seat] Du fichst
       *[other] { $seat } ficht
    } { $word } an, { $you ->
        [owner] dein Geheimwort
       *[other] das Geheimwort von { $owner }
    }. { $valid ->
        [yes] Es ist ein gültiges Wort.
       *[no] Es ist kein gültiges Wort.
    }
secret_shown = { $you ->
        [seat] Dein Geheimwort
       *[other] Das Geheimwort von { $seat }
    } war { $word }.
round_ended =
    { $count ->
        [0] { $clause ->
            [W-TIE-R2] Die Zeit ist um, und niemand hat ein Wort gefunden. Die Runde ist unentschieden.
           *[other] Die Runde ist unentschieden.
        }
       *[other] { $clause ->
            [W-END-R1] Alle Züge sind gespielt. { $you ->
                [winners] Du gewinnst
               *[other] { $winners } gewinnt
            } die Runde.
           *[other] { $you ->
                [winners] Du gewinnst
               *[other] { $winners } gewinnt
            } die Runde.
        }
    }
round_void = Beide Geheimwörter sind ungültig: Runde { $round } wird wiederholt.
accepted = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } bereit weiterzuspielen.
left_for_good = { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } den Tisch endgültig verlassen.
ended =
    { $count ->
        [one] { $you ->
            [winners] Du gewinnst
           *[other] { $winners } gewinnt
        } das Spiel.
       *[other] Geteilter Sieg: { $winners }.
    }

# Was möglich ist: die Beschriftung der Knöpfe.

token-letter = { $value }
token-end = Ende des Worts
token-ask =
    { $value ->
        [last] { clue-last }
        [relative] { clue-relative }
        [strike] { clue-strike }
        [length] { clue-length }
        [builder] { clue-builder }
        [first] { clue-first }
        [share] { clue-share }
        [rare] { clue-rare }
        [vowel] { clue-vowel }
        [give] { clue-give }
        [burn] { clue-burn }
        [vowel_count] { clue-vowel_count }
        [consonant_count] { clue-consonant_count }
        [super] { clue-super }
        [rhyme] { clue-rhyme }
       *[dynamic] { clue-dynamic }
    }
token-guess = Wort raten
token-no_letter = Kein Buchstabe mehr
token-place =
    { $value ->
        [0] Ist nicht drin
       *[other] Stelle { $value }
    }
token-allow = Gelten lassen
token-challenge = Anfechten
token-offer_draw = Remis anbieten
token-withdraw_draw = Angebot zurückziehen
token-take_back = Hinweis zurücknehmen
token-challenge_secret = Geheimwort anfechten
token-forfeit = Runde aufgeben
token-accept = Weiter

# Das geführte erste Spiel.

lesson-hello = Willkommen! Ich bin dein Coach. Du und { $seat1 } versteckt je ein Wort. Wer das andere zuerst findet, mit mehr Beeren, gewinnt.
lesson-tiles = Diese elf Buchstaben sind deine. Du darfst jedes englische Wort verstecken, das du daraus legen kannst.
lesson-write = Verstecken wir PIRATE: Tippe P, I, R, A, T, E. Dann schreib es auf.
lesson-pip-writes = { $seat1 } schreibt auch ein Wort auf …
lesson-swapped = Jetzt wechseln die Plättchen die Seiten. Das sind die Buchstaben von { $seat1 }: Das Geheimwort steckt irgendwo darin.
lesson-berries = Hinweise helfen dir, aber jeder wird mit Beeren bezahlt, und die bekommt die andere Seite. Am Ende entscheiden die Beeren.
lesson-clues = Das sind die Hinweise, mit ihren Preisen. In deinem Zug nutzt du einen, oder du rätst.
lesson-strike = Probier „Buchstabentest“ für zwei Beeren. Tippe darauf, wähl den Buchstaben S und frag.
lesson-struck = Ja: Im Wort ist ein S.
lesson-paid = Das kostete zwei Beeren. Die hat jetzt { $seat1 }.
lesson-pip-first = { $seat1 } will etwas über dein Wort wissen …
lesson-pip-paid = Der erste Buchstabe! Jetzt kennt { $seat1 } dein P, und du hast vier Beeren dafür bekommen.
lesson-first = Das kannst du auch. Frag nach „Erster Buchstabe“: Es kostet vier, und das ist es wert.
lesson-starts = Es beginnt mit H. Und es hat ein S.
lesson-pip-builds = { $seat1 } zeigt ein Wort aus deinen Buchstaben …
lesson-pip-built = CRATE: Alle außer dem C bleiben offen, also sind R, A, T und E in deinem Wort. Das war knapp! Aber du hast vier Beeren mehr.
lesson-think = Ein H, ein S und diese Buchstaben. Es wiehert und mag Zucker, auf Englisch. Und du hast acht Beeren, { $seat1 } nur sechs. Jetzt oder nie!
lesson-guess = Rate: Leg HORSE (Pferd) und sag es.
lesson-won = HORSE! Richtig, und mit mehr Beeren, also gewinnst du sofort. Mit weniger hätte { $seat1 } weitergespielt. Das ist der ganze Trick.

# Der Coach an deiner Seite.

coach-asked-write = Versteck ein Wort, das du aus deinen Plättchen legen kannst. Die andere Seite muss es finden.
coach-asked-turn = Nutz einen Hinweis oder rate das Wort. Ein Hinweis gibt der anderen Seite Beeren, ein falscher Tipp auch.
coach-asked-word = Lass das Wort gelten oder ficht es an.
coach-asked-race = Leg ein gültiges Wort mit vier Buchstaben, bevor die andere Seite es tut.
coach-asked-accept = Sieh dir das Ergebnis an, dann geht es weiter.
coach-asked-reveal = Zeig einen Buchstaben deines Worts. Nimm den, der am wenigsten hilft.
coach-asked-point = Zeig eine Stelle des Buchstabens in deinem Wort.
coach-asked-rhyme = Nenn einen Reim auf dein Wort.
coach-means-guess = Richtig und mit mehr Beeren: Du gewinnst. Falsch: Die andere Seite bekommt zwei Beeren.
coach-price = { $berries ->
        [0] Der Preis hängt von der Antwort ab. Die Beeren gehen an { $seat }.
        [one] Das kostet eine Beere, die an { $seat } geht.
       *[other] Das kostet { $berries } Beeren, die an { $seat } gehen.
    }
coach-left = { $words ->
        [one] Nur ein Wort passt zu allem, was du weißt.
       *[other] { $words } Wörter passen noch zu allem, was du weißt.
    }
coach-tells-both = Es verrät { $seat } auch etwas über dein Wort.
coach-berries = { $standing ->
        [ahead] Du hast { $mine } Beeren, { $seat } hat { $theirs }: Richtig geraten gewinnt sofort.
       *[not_ahead] Du hast { $mine } Beeren, { $seat } hat { $theirs }: Rätst du richtig, spielt { $seat } weiter, und du musst noch in Führung gehen.
    }
coach-write = Ein Wort mit { $letters } Buchstaben, auf das kaum jemand kommt, aus Buchstaben, die zu vielen anderen Wörtern passen.
coach-own-left = Für { $seat } passen noch { $words } Wörter zu deinem.
