# Was das Brett von A Little Wordy sagt. Die Sätze zu den Ereignissen stehen in sentences.ftl.

choice-clues-shuffled = Gemischt
choice-clues-first_game = Erstes Spiel
choice-words-checked = Geprüft
choice-words-challenge = Anfechten
choice-rounds-1 = Eine Runde
choice-rounds-3 = Bestes aus drei
choice-answer_s-0 = Ohne Limit
choice-answer_s-30 = 30 Sekunden
choice-answer_s-60 = 1 Minute
choice-answer_s-120 = 2 Minuten

wordy-table = Der Tisch
wordy-you = Du
wordy-berries = { $count ->
    [one] eine Beere
   *[other] { $count } Beeren
}
wordy-side = { $name }: { $berries }
wordy-side-to-move = am Zug
wordy-side-thinking = am Grübeln
wordy-side-written = bereit
wordy-side-guessed = Wort gefunden
wordy-side-away = offline
wordy-side-stand-in = ein Bot spielt
wordy-side-wins = { $wins ->
    [one] eine Runde gewonnen
   *[other] { $wins } Runden gewonnen
}
wordy-bank = Vorrat: { $berries }
wordy-bank-tally = Vorrat leer, { $tally } mehr auf der Strichliste
wordy-bank-short = Vorrat
wordy-tally-short = +{ $tally }
wordy-round = Runde { $round }

wordy-rack-mine = Plättchen vor dir: { $tiles }
wordy-rack = Plättchen vor { $name }: { $tiles }
wordy-rack-title = Vor { $name }
wordy-rack-title-mine = Vor dir: Daraus hat { $name } ein Wort gebildet
wordy-rack-none = Noch keine Plättchen

# Reiter
wordy-tabs = Teile des Bretts
wordy-beside = Notizen und Verlauf
wordy-tab-play = Spiel
wordy-tab-notes = Notizen
wordy-tab-history = Verlauf

# Die Hinweiskarten
wordy-clue-last = Letzter Buchstabe
wordy-clue-relative = Längenvergleich
wordy-clue-strike = Buchstabentest
wordy-clue-length = Genaue Länge
wordy-clue-builder = Wortbau
wordy-clue-first = Erster Buchstabe
wordy-clue-share = Wir teilen
wordy-clue-rare = Seltener Fund
wordy-clue-vowel = Vokal kaufen
wordy-clue-give = Geben & Nehmen
wordy-clue-burn = Doppelt gemoppelt
wordy-clue-vowel_count = Vokale zählen
wordy-clue-consonant_count = Konsonanten zählen
wordy-clue-super = Supertest
wordy-clue-rhyme = Reim dich
wordy-clue-dynamic = Dynamischer Wortbau

wordy-what-last = Erfahre den letzten Buchstaben des Geheimworts.
wordy-what-relative = Leg ein Wort; erfahre, ob das Geheimwort länger, kürzer oder gleich lang ist.
wordy-what-strike = Nenn einen deiner Buchstaben; erfahre, ob er im Geheimwort ist.
wordy-what-length = Erfahre, wie lang das Geheimwort ist.
wordy-what-builder = Leg ein Wort; Plättchen, die nicht im Geheimwort sind, werden umgedreht.
wordy-what-first = Erfahre den ersten Buchstaben des Geheimworts.
wordy-what-share = Nenn einen Buchstaben, den beide Seiten haben; beide sagen, wie oft er in ihrem Wort ist.
wordy-what-rare = Wähl einen von fünf seltenen Buchstaben; erfahre, ob er im Geheimwort ist.
wordy-what-vowel = Die andere Seite zeigt einen Vokal ihres Worts, den du noch nicht kennst.
wordy-what-give = Beide Seiten zeigen einen noch unbekannten Buchstaben ihres Worts.
wordy-what-burn = Nenn einen Buchstaben, den du doppelt hast; erfahre, wie oft er im Geheimwort ist.
wordy-what-vowel_count = Erfahre, wie viele Vokale das Geheimwort hat.
wordy-what-consonant_count = Erfahre, wie viele Konsonanten das Geheimwort hat.
wordy-what-super = Wie Buchstabentest; ist der Buchstabe drin, siehst du auch eine seiner Stellen.
wordy-what-rhyme = Du bekommst ein Wort, das sich auf das Geheimwort reimt.
wordy-what-dynamic = Wie Wortbau, kostet aber eine Beere für jedes Plättchen, das offen bleibt.

wordy-vanilla = mild
wordy-spicy = scharf
wordy-price-dynamic = eine Beere je Plättchen, das offen bleibt
wordy-card = { $name }, { $kind }, { $price }. { $what }
wordy-card-closed = { $name } geht jetzt nicht: { $why }
wordy-closed-no_double = du hast keinen Buchstaben doppelt
wordy-closed-no_common = die Seiten haben keinen Buchstaben gemeinsam
wordy-closed-own_word_known = dein eigenes Wort ist schon bekannt
wordy-clues = Hinweiskarten

# Ein Zug
wordy-turn-choose = Was tust du?
wordy-guess = Wort raten
wordy-guess-what = Leg das Geheimwort. Falsch geraten gibt { $name } 2 Beeren.
wordy-guess-do = { $word } raten
wordy-guess-risk = 2 Beeren für { $name }, wenn es falsch ist
wordy-ask-do = Fragen
wordy-ask-letter = Nach { $letter } fragen
wordy-ask-word = { $word } zeigen
wordy-pays = { $name } bekommt { $berries }
wordy-pays-dynamic = { $name } bekommt eine Beere je Plättchen, das offen bleibt
wordy-back = Andere Karte
wordy-cancel = Abbrechen
wordy-pick-letter = Welcher Buchstabe?
wordy-shown-before = Für diese Karte hast du schon { $words } gezeigt.
wordy-again = Dieses Wort hast du schon gezeigt.

# Wörter legen
wordy-builder = Dein Wort
wordy-builder-now = Dein Wort: { $word }
wordy-builder-empty = Tippe, zieh oder schreib Buchstaben
wordy-builder-empty-phone = Tippe oder zieh Plättchen hierher
wordy-tile = { $letter }
wordy-tile-free = { $letter }, ins Wort legen
wordy-tile-placed = { $letter }, aus dem Wort nehmen
wordy-slot = Buchstabe { $at }: { $letter }. Zurücknehmen
wordy-shuffle = Mischen
wordy-clear = Leeren
wordy-delete = Letzten Buchstaben löschen
wordy-no-tile = Es gibt kein { $letter } mehr.

# Schreiben
wordy-write-title = Versteck ein Wort
wordy-write-how = Bilde ein Wort aus deinen Plättchen. { $name } bekommt alle elf und muss es finden.
wordy-check = Nachschlagen
wordy-check-valid = { $word } steht im Wörterbuch.
wordy-check-not_word = { $word } steht nicht im Wörterbuch.
wordy-check-not_tiles = Für { $word } hast du kein { $letter }.
wordy-check-not_letters = Ein Wort hat nur die Buchstaben A bis Z.
wordy-write = Aufschreiben
wordy-write-sure = { $word } aufschreiben?
wordy-write-final = Das lässt sich nicht mehr ändern.
wordy-write-yes = Ja, { $word } aufschreiben
wordy-write-no = Noch nicht
wordy-written = Dein Wort ist aufgeschrieben.
wordy-written-wait = { $name } überlegt noch. Dann wechseln die Plättchen die Seiten.
wordy-peek = Dein Wort ansehen
wordy-peek-hide = Dein Wort verstecken
wordy-peek-how = Tippen oder halten zum Spicken
wordy-peek-word = Dein Wort: { $word }
wordy-writing-watch = Beide Seiten verstecken ein Wort
wordy-shield-empty = { $name } sucht ein Wort aus
wordy-shield-full = { $name } hat ein Wort aufgeschrieben

# Warten
wordy-your-turn = Du bist dran!
wordy-your-answer = Du wirst gefragt!
wordy-turn-of = { $name } wählt einen Hinweis …
wordy-turn-of-bot = { $name } denkt nach …
wordy-writing-you = Versteck ein Wort!
wordy-writing-both = Beide Seiten suchen ein Wort aus …
wordy-writing-wait = { $name } sucht ein Wort aus …
wordy-answer-wait = Warten auf die Antwort von { $name } …
wordy-answer-wait-both = Warten auf die Antwort von beiden …
wordy-word-wait = Lässt { $name } { $word } gelten?
wordy-countdown = Bereit zum Wettlauf!
wordy-racing = Wettlauf! Ein Wort mit vier Buchstaben
wordy-review = Die Runde ist vorbei
wordy-over = Das Spiel ist vorbei
wordy-plays-on = { $name } hat das Wort gefunden und wartet. { $other } spielt allein weiter.
wordy-plays-on-me = { $name } hat dein Wort gefunden. Du spielst allein weiter.
wordy-plays-on-them = Gefunden! { $name } spielt allein weiter. Du gewinnst, sobald du mehr Beeren hast.
wordy-first = Elf Plättchen für jede Seite: Wort bilden, aufschreiben, tauschen.

# Antworten
wordy-asked-by = { $name } fragt: { $clue }
wordy-reveal-vowel = Zeig { $name } einen Vokal deines Worts.
wordy-reveal-give = Zeig { $name } einen Buchstaben deines Worts. Du siehst auch einen.
wordy-reveal-do = { $letter } zeigen
wordy-reveal-none = Es ist nichts mehr zu zeigen, was nicht schon bekannt ist.
wordy-reveal-none-do = Sagen, dass keiner übrig ist
wordy-reveal-chosen = Du zeigst { $letter }, sobald { $name } gewählt hat.
wordy-reveal-chosen-none = Du hast keinen mehr. { $name } wählt noch.
wordy-point = Ist { $letter } in deinem Wort? Zeig auf eine Stelle.
wordy-point-none = { $letter } ist nicht in deinem Wort.
wordy-point-none-do = Sagen, dass { $letter } nicht drin ist
wordy-point-place = Stelle { $place }: { $letter }
wordy-point-do = Stelle { $place } zeigen
wordy-rhyme-pick = Nenn { $name } ein Wort, das sich auf deins reimt.
wordy-rhyme-make-up = Zu deinem Wort ist kein Reim bekannt. Erfinde einen für { $name }.
wordy-rhyme-label = Ein Reim
wordy-rhyme-other = Ein anderer Reim
wordy-rhyme-list = Reime
wordy-rhyme-do = { $word } sagen
wordy-rhyme-say = Sagen
wordy-word-stand = { $name } zeigt { $word } für { $clue }. Ist das ein Wort?
wordy-word-allow = Gelten lassen
wordy-word-challenge = Anfechten
wordy-take-back = Hinweis zurücknehmen
wordy-challenge-secret = Das Wort { $word } anfechten
wordy-challenge-sure = Ist { $word } ein Wort? Wenn nicht, verliert die Seite, die es aufschrieb, die Runde.
wordy-challenge-yes = { $word } anfechten

# Notizen
wordy-notes = Deine Notizen
wordy-notes-team = Notizen deines Teams
wordy-notes-letters = Buchstaben
wordy-notes-places = Stellen
wordy-notes-text = Was noch?
wordy-notes-placeholder = Ideen, Tipps, Zweifel …
wordy-notes-auto = Glatte Zeichen kommen von Hinweisen, gestrichelte von dir.
wordy-note-letter = { $letter }, Plättchen { $copy }: { $mark }{ $hand ->
    [yes] , von Hand
   *[no] {""}
}
wordy-mark-open = unbekannt
wordy-mark-in = im Wort
wordy-mark-out = nicht im Wort
wordy-note-place = Stelle { $place }: { $letter ->
    [none] leer
   *[other] { $letter }
}, { $reach }
wordy-reach-there = sicher Teil des Worts
wordy-reach-maybe = vielleicht Teil des Worts
wordy-reach-beyond = hinter dem Wort
wordy-note-pick = Stelle { $place }
wordy-note-wipe = Wegwischen
wordy-note-end = Hier endet das Wort
wordy-note-done = Fertig
wordy-known-length = { $shortest } bis { $longest } Buchstaben
wordy-known-exact = { $shortest ->
    [one] ein Buchstabe
   *[other] { $shortest } Buchstaben
}
wordy-known-vowels = { $number ->
    [one] ein Vokal
   *[other] { $number } Vokale
}
wordy-known-consonants = { $number ->
    [one] ein Konsonant
   *[other] { $number } Konsonanten
}
wordy-known-last = endet auf { $letter }
wordy-fits = { $count ->
    [one] Ein Wort passt noch
   *[other] { $count } Wörter passen noch
}
wordy-fits-known = { $known } geläufige

# Verlauf
wordy-history = Verlauf
wordy-history-none = Noch hat niemand etwas gefragt.
wordy-history-guess = Geraten
wordy-history-hidden = heimlich gesagt
wordy-history-right = Richtig!
wordy-history-wrong = Falsch
wordy-history-waiting = Antwort kommt noch
wordy-told-last = am Ende
wordy-told-first = am Anfang
wordy-told-length = { $number ->
    [one] einen Buchstaben lang
   *[other] { $number } Buchstaben lang
}
wordy-told-vowel_count = { $number ->
    [one] ein Vokal
   *[other] { $number } Vokale
}
wordy-told-consonant_count = { $number ->
    [one] ein Konsonant
   *[other] { $number } Konsonanten
}
wordy-told-longer = länger
wordy-told-shorter = kürzer
wordy-told-same = gleich lang
wordy-told-in = im Wort
wordy-told-out = nicht im Wort
wordy-told-place = an Stelle { $place }
wordy-told-stay = { $staying ->
    [0] keins bleibt
    [one] eins bleibt
   *[other] { $staying } bleiben
}
wordy-told-times = { $number ->
    [0] nicht im Wort
    [one] einmal
   *[other] { $number }-mal
}
wordy-told-share = { $owner } { $number }, { $asker } { $asker_number }
wordy-told-no-vowel = kein Vokal mehr
wordy-told-give = { $owner }: { $letter ->
    [none] keiner mehr
   *[other] { $letter }
}, { $asker }: { $asker_letter ->
    [none] keiner mehr
   *[other] { $asker_letter }
}
wordy-told-rhyme = reimt sich auf { $word }
wordy-told-rhyme-unchecked = reimt sich auf { $word } (erfunden)
wordy-tile-up = { $letter } bleibt offen
wordy-tile-down = { $letter } umgedreht

# Der Wettlauf
wordy-race-ready = Gleich viele Beeren, beide Wörter gefunden. Das erste Wort mit vier Buchstaben gewinnt!
wordy-race-go = Los!
wordy-race-how = Leg ein Wort mit vier Buchstaben, das in dieser Runde noch nicht vorkam.
wordy-race-used = Schon benutzt: { $words }
wordy-race-do = { $word } rufen
wordy-race-short = Vier Buchstaben
wordy-race-watch = Wer findet zuerst ein Wort mit vier Buchstaben?

# Mehr
wordy-more = Mehr
wordy-more-title = Aufgeben oder unentschieden
wordy-forfeit = Runde aufgeben
wordy-forfeit-sure = Aufgeben? { $name } gewinnt die Runde.
wordy-forfeit-yes = Ja, ich gebe auf
wordy-draw-offer = Remis anbieten
wordy-draw-agree = Remis annehmen
wordy-draw-sure = { $name } ein Remis für die Runde anbieten?
wordy-draw-agree-sure = { $name } bietet Remis an. Die Runde wäre sofort unentschieden.
wordy-draw-withdraw = Angebot zurückziehen
wordy-draw-offered = Du bietest Remis an.
wordy-draw-offered-by = { $name } bietet Remis an.
wordy-no = Lieber nicht

# Teams
wordy-captain = { $name } bestätigt
wordy-captain-anyone = Jemand anders bestätigt

# Das Ende einer Runde
wordy-end-word = Das Wort von { $name }
wordy-end-no-word = kein Wort aufgeschrieben
wordy-end-won = { $name } gewinnt die Runde
wordy-end-won-mine = Du gewinnst die Runde!
wordy-end-drawn = Unentschieden
wordy-end-void = Niemand gewinnt
wordy-end-own = { $points ->
    [one] 1 Beere
   *[other] { $points } Beeren
}
wordy-end-rounds = { $points ->
    [one] 1 Runde
   *[other] { $points } Runden
}
wordy-end-berries = { $name } { $berries }
wordy-end-race = { $word } hat den Wettlauf gewonnen.
wordy-end-wins = Gewonnene Runden
wordy-end-timeline = Wie die Wörter gefunden wurden
wordy-end-track = { $name } auf der Jagd nach { $word }
wordy-end-possible = { $count ->
    [one] ein Wort war möglich
   *[other] { $count } Wörter waren möglich
}
wordy-end-left = { $count ->
    [one] noch ein Wort
   *[other] noch { $count } Wörter
}
wordy-end-found = gefunden
wordy-end-none = Es wurde kein Hinweis erfragt.
wordy-accept = Ergebnis annehmen
wordy-accept-next = Nächste Runde
wordy-accepted = Du bist bereit. Warten auf { $name }.
wordy-challenged-valid = angefochten, und gültig

# Die großen Momente
wordy-moment-swapped = Die Plättchen wechseln die Seiten!
wordy-moment-asked = Eine Frage: { $name }
wordy-moment-told = { $clue } · { $owner ->
    [none] dein Wort
   *[other] Wort von { $owner }
}
wordy-moment-right = Richtig!
wordy-moment-wrong = Falsch!
wordy-moment-guess = Geraten: { $name }
wordy-moment-secret = Heimlich gesagt
wordy-moment-race-won = Am schnellsten: { $name }!
wordy-moment-fell = Kein Wort!
wordy-moment-stood = Doch ein Wort!
wordy-moment-plays-on = Allein weiter: { $name }

## Glanzlichter eines fertigen Spiels

wordy-highlight-guess = Der Tipp
wordy-highlight-clue = Der beste Hinweis
wordy-highlight-miss = So knapp

## Die Regeln in Kürze

wordy-brief-goal = Finde das Wort der anderen Seite, und hab mehr Beeren als sie.
wordy-brief-1 = Schreib ein Geheimwort auf, gelegt aus deinen elf Plättchen.
wordy-brief-2 = Die Plättchen wechseln die Seiten: Jetzt siehst du die der anderen Seite, und sie deine.
wordy-brief-3 = In deinem Zug nutzt du einen Hinweis. Die andere Seite antwortet und bekommt die Beeren, die er kostet.
wordy-brief-4 = Oder du rätst. Richtig: Du kannst gewinnen. Falsch: Die andere Seite bekommt zwei Beeren.
