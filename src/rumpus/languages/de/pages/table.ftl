# Was an einem Tisch gesagt wird, auf dem geteilten Bildschirm und in Aufzeichnungen.

## An den Tisch kommen

table-title = Tisch { $code } · Rumpus
table-loading = Tisch { $code } wird gesucht …
join-heading = Komm dazu!
join-new = Ein neuer Tisch!
join-game-on = Es wird gerade gespielt. Du kannst zuschauen oder den Platz eines Bots übernehmen.
join-locked = Die Spielleitung hat diesen Tisch abgeschlossen: Niemand kommt mehr dazu.
join-as-player = Mitspielen
join-as-spectator = Nur zuschauen
join-nod = Die Spielleitung lässt alle einzeln herein.
join-word = Das Losungswort
join-word-why = Dieser Tisch will außer dem Code ein Wort hören. Wer dich eingeladen hat, kennt es.

## An der Tür

door-title = Klopf, klopf!
door-nod = Die Spielleitung weiß, dass du da bist. Gleich geht die Tür auf.
door-turn = Aus deinem Netz kamen viele falsche Codes, darum dauert es einen Moment.
door-away = Ach, egal
door-away-title = Vielleicht später
door-screen-title = Lass diesen Bildschirm herein
door-screen = Auf dem Handy der Spielleitung: Tippe bei { $face } auf „Hereinlassen“.
door-screen-code = Tisch { $code }
face = { $colour }-{ $avatar }
knock-player = { $name } möchte mitspielen.
knock-spectator = { $name } möchte zuschauen.
knock-screen = Ein Bildschirm möchte herein: { $face }
knock-judge = Der Bildschirm { $face } schaut zu. Darf er auch Kämpfe leiten?
knock-yes = Hereinlassen
knock-no = Jetzt nicht
knock-judge-yes = Ja
knock-judge-no = Nur zuschauen
knock-more =
    { $count ->
        [one] Noch eine Anfrage wartet.
       *[other] Noch { $count } Anfragen warten.
    }

## Lobby

lobby-heading = Tisch { $code }
code-is = Code des Tisches: { $code }
code-label = Code des Tisches
invite-title = Leute einladen
copy-link = Link kopieren
copied = Kopiert!
share = Teilen
share-title = Rumpus
share-text = Komm, spiel mit uns!
open-screen = Auf den Fernseher
tv-title = Den Tisch auf einen Fernseher holen
tv-type = Öffne im Browser des Fernsehers
tv-type-wait = Er zeigt den Code und wartet. Tippe dann hier auf „Hereinlassen“.
tv-type-host = Er zeigt den Code und wartet, bis { $host } ihn hereinlässt.
tv-type-free = Er zeigt sofort den Tisch.
tv-link = Oder nimm einen Link, der gleich hereinkommt
tv-link-why = Schick ihn an den Laptop oder das Tablet am Fernseher, oder scanne ihn dort. Teile ihn nur mit diesem Bildschirm.
tv-link-label = Link für einen geteilten Bildschirm
tv-qr = QR-Code des Links für einen geteilten Bildschirm
tv-code = Oder tippe den Code ein, den der Fernseher zeigt
tv-code-label = Code auf dem Fernseher
tv-code-why = Öffne auf dem Fernseher { $site } und wähl „Dieses Gerät ist der Fernseher“.
tv-code-go = Dort zeigen
tv-code-done = Fertig! Der Fernseher zeigt jetzt diesen Tisch.
tv-code-empty = Tippe die sechs Buchstaben ein, die der Fernseher zeigt.
tv-page-title = Dieses Gerät ist der Fernseher · Rumpus
tv-wait-title = Dieser Bildschirm ist frei
tv-wait = Auf dem Handy der Spielleitung: Scanne das hier, oder öffne den Tisch, tippe auf „Auf den Fernseher“ und gib den Code ein.
tv-code-is = Code dieses Bildschirms: { $code }
tv-qr-alt = QR-Code von { $link }
tv-wait-lost = Der Server ist nicht erreichbar. Neuer Versuch …
tv-give-title = Einen Tisch auf Fernseher { $code } zeigen
tv-give-page = Ein Tisch auf dem Fernseher · Rumpus
tv-give = Tisch { $code } zeigen
tv-give-none = Nur die Spielleitung kann einen Tisch auf dem Fernseher zeigen, und dieses Handy leitet keinen. Mach erst einen Tisch auf und scanne dann nochmal.
tv-give-done = Tisch { $code } ist auf dem Fernseher.
tv-give-back = Zum Tisch { $code }
tv-cast = Oder streame: Öffne ihn auf diesem Gerät und schick den Bildschirm oder den Tab an den Fernseher.
tv-here = Auf diesem Gerät öffnen
link-label = Link zu diesem Tisch
qr-alt = QR-Code von { $link }
game-on-table = Das Spiel auf diesem Tisch
rules = Regeln
another-game = Anderes Spiel
choose-game = Was spielen wir?
seats = Plätze
seat-number = Platz { $number }
take-seat = Hier hinsetzen
team-number = Team { $number }
team-empty = Noch niemand
join-team = In dieses Team
join-team-of = Zu { $name }
captain = Kapitän
make-captain = { $name } zum Kapitän machen
leave-team = Team verlassen
fill-seat = Mehr …
add-bot = Bot dazu
fill-with-bots =
    { $count ->
        [one] Mit einem Bot auffüllen
       *[other] Mit { $count } Bots auffüllen
    }
add-guest = Noch jemand an diesem Handy
add-guest-device = Noch jemand an diesem Gerät
guest-title = Wer spielt hier noch?
guest-sit = Hinsetzen
move-here = Hierher
take-over = Den Bot ablösen
take-over-from = Für { $name } spielen
remove-bot = Bot wegnehmen
bot-level = Wie gut ist der Bot?
level-company = Gute Gesellschaft
level-company-help = Spielt etwa so gut wie du und wird mit dir besser.
level-random = Zufall
level-random-help = Spielt irgendwas.
level-easy = Leicht
level-easy-help = Spielt so mit.
level-good = Gut
level-good-help = Spielt mit Bedacht.
level-best = Spitze
level-best-help = Denkt voraus.
chair-bot = Bot: { $level }
chair-away = Offline
chair-stand-in = Ein Bot spielt
seat-away = offline
seat-stand-in = ein Bot spielt
chair-ready = Bereit
chair-not-ready = Noch nicht bereit
chair-host = Leitung
ready = Bin bereit
not-ready = Doch nicht bereit
slow-mark = ×2 Zeit
slow-on = Doppelte Bedenkzeit
slow-off = Normale Bedenkzeit
make-host = { $name } die Spielleitung geben
kick = { $name } wegschicken
leave-seat = Aufstehen
leave-seat-game = Einen Bot für mich spielen lassen
swap-title = Tauschen mit
standing = Auch da:
screens-title = Geteilte Bildschirme:
screen-watching = schaut zu
screen-waiting = will herein
screen-named = darf Kämpfe leiten
screen-link = ein ungenutzter Link
screen-judge = { $face } darf Kämpfe leiten
screen-vouch = { $face } auch Kämpfe der Spielleitung leiten lassen
screen-vouch-why = Ein Bildschirm leitet keine Kämpfe der Person, die ihn hereingelassen hat. Wenn du ihn siehst, kannst du für ihn bürgen.
screen-away = { $face } wegschicken
screen-judge-hint = Schaut nur zu. Die Spielleitung kann diesen Bildschirm Kämpfe leiten lassen.
options-title = Optionen: { $game }
settings-title = Einstellungen
file-choose = Datei wählen: { $title }
file-choose-short = Datei wählen
file-model = Unsere herunterladen: { $title }
file-model-short = Unsere
file-remove = Datei entfernen: { $title }
file-own = Eine eigene Datei
file-none = unsere
size-bytes = { $bytes } Bytes
size-kb = { $kb } kB
settings-host-only = Das kann nur die Spielleitung ändern.
choice-commits-captain = Kapitän
choice-commits-anyone = Alle im Team
choice-turn_s-0 = Ohne Uhr
choice-turn_s-30 = 30 s
choice-turn_s-60 = 60 s
choice-turn_s-90 = 90 s
sit-down = Hinsetzen
start = Spiel starten
start-anyway = Trotzdem starten
start-short =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    } { $host ->
        [none] Hol einen Bot dazu oder warte auf Leute.
       *[other] Warte auf Leute oder bitte { $host } um einen Bot.
    }
start-short-team =
    Das andere Team ist leer. { $host ->
        [none] Wechsle hinüber, hol einen Bot dazu oder warte auf Leute.
       *[other] Wechsle hinüber, warte auf Leute oder bitte { $host } um einen Bot.
    }
start-crowded =
    { $count ->
        [one] Eine Person zu viel für dieses Spiel.
       *[other] { $count } Personen zu viel für dieses Spiel.
    }
start-unready =
    { $count ->
        [one] { $names } ist noch nicht bereit.
       *[other] Noch nicht bereit: { $names }.
    }
start-standing =
    { $count ->
        [one] { $names } hat noch keinen Platz.
       *[other] Noch ohne Platz: { $names }.
    }
seats-full = Alle Plätze sind besetzt. Schau zu, oder warte, bis einer frei wird.
start-ready = Alle sind bereit. Los geht’s!
say-ready = Es fehlt nur noch dein Okay. Sag’s dem Tisch!
wait-for-host = { $host } startet das Spiel.

## Am Tisch

menu = Menü
people = Leute
sound-on = Ton ist an
sound-off = Ton ist aus
sound-none = Dieser Browser macht keinen Ton. Alles ist auch zu sehen.
awake-none = Hier kann der Bildschirm dunkel werden, während du wartest. Weck ihn, und du bist wieder am Platz.
sound-tap = Tippe für Ton
haptics-on = Vibration ist an
haptics-off = Vibration ist aus
coach-on = Coach ist an
coach-off = Coach ist aus
letters-on = Einzelne Tasten sind an
letters-off = Einzelne Tasten sind aus
host-controls = Für die Spielleitung
pause = Pause machen
resume = Weiter
back-to-lobby = Abbrechen, zurück in die Lobby
leave-table = Tisch verlassen
leave-sure = Dein Platz wird frei. Mit dem Code kannst du wiederkommen.
leave-sure-game = Ein Bot spielt für dich weiter. Du kannst wiederkommen und zuschauen.
leave-sure-team = Dein Team spielt ohne dich weiter.
leave-sure-counts = Du gehst endgültig, und das kann dich das Spiel kosten. Brauchst du nur eine Pause, schließ einfach die Seite.
leave-yes = Gehen
leave-no = Bleiben
game-title = { $game } · Rumpus
your-move-title = Du bist dran! · { $game }
log = Was geschah
log-before = … { $count } weitere davor
log-empty = Noch ist nichts geschehen.
people-joined = { $name } ist dabei.
people-watching = { $name } schaut zu.
people-dropped = { $name } ist offline.
people-again = { $name } will nochmal spielen.
people-sits_out = { $name } setzt einmal aus.
people-left = { $name } hat den Tisch verlassen.
people-left-bot = { $name } hat den Tisch verlassen. Ein Bot spielt weiter.
people-sent_away = Die Spielleitung hat { $name } weggeschickt.
people-sent_away-bot = Die Spielleitung hat { $name } weggeschickt. Ein Bot spielt weiter.
people-stood_up = { $name } lässt einen Bot spielen.
people-stand_in = { $name } ist offline. Ein Bot spielt für { $name }.
people-back =
    { $name } ist zurück und spielt wieder.{ $moves ->
        [0] { "" }
        [one] { " " }Ein Bot hat einen Zug gemacht.
       *[other] { " " }Ein Bot hat { $moves } Züge gemacht.
    }
people-back-here = { $name } ist zurück.
people-back-you =
    Willkommen zurück! { $moves ->
        [0] Du spielst wieder.
        [one] Ein Bot hat einen Zug für dich gemacht.
       *[other] Ein Bot hat { $moves } Züge für dich gemacht.
    }
people-host = { $name } hat jetzt die Spielleitung.
people-host-you = Du hast jetzt die Spielleitung.
log-stand-in = Ein Bot spielt für { $name }.
log-timer = Zeit um: Ein Bot wählt für { $name }.
log-rule = Regel { $clause }
log-more-rules =
    { $count ->
        [one] +1 Regel
       *[other] +{ $count } Regeln
    }
why = Warum?
wait-paused = Die Spielleitung macht Pause.
wait-away =
    Offline: { $names }. Ein Bot springt { $seconds ->
        [0] jeden Moment
       *[other] in { $seconds } s
    } ein.
step-in = Jetzt einen Bot spielen lassen
wait-stand-in = Bis zur Rückkehr spielt ein Bot für { $names }.
you-watch = Du schaust zu.
hot-move = Am Zug: { $name }
hot-looks = Es schaut: { $name }
hot-switch = Wer hält das Handy?
hot-as = Ansicht: { $name }
curtain-title = Gib das Handy an { $name }
curtain-tap = Ich bin { $name }: Aufdecken!

## Was Bots sagen

quip-hello-1 = Hi! Bin dabei.
quip-hello-2 = Oh, ein Spiel! Los geht’s.
quip-hello-3 = Hallo! Seid lieb zu meinen Schaltkreisen.
quip-again-1 = Nochmal? Ja, bitte!
quip-again-2 = Ich habe geübt. Ein bisschen.
quip-again-3 = Auf ein Neues!
quip-leads-1 = Seht mal, wie ich laufe!
quip-leads-2 = Fühlt sich so Gewinnen an?
quip-leads-3 = Nicht hinsehen: Ich liege vorn.
quip-chases-1 = He, wartet auf mich!
quip-chases-2 = Du kannst das ja richtig gut.
quip-chases-3 = Vorn? Nicht mehr lange!
quip-hit-1 = Autsch! Na gut, verdient.
quip-hit-2 = Bonk. Das war meine Antenne.
quip-hit-3 = Das sah ich kommen. Zu spät.
quip-hits-1 = Erwischt!
quip-hits-2 = Sorry! Na ja, nicht sehr.
quip-hits-3 = Hat’s gekitzelt?
quip-won-1 = Hab ich gewonnen? Gewonnen!
quip-won-2 = Schönes Spiel! Nochmal?
quip-won-3 = Schwein gehabt.
quip-lost-1 = Gut gespielt!
quip-lost-2 = Das war verdient.
quip-lost-3 = Schönes Spiel. Meine Zahnräder staunen.
quip-said = { $name } sagt: { $words }

## Reaktionen und Chat

reactions = Reaktionen
reacted = { $name }: { $reaction }
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-clap = Bravo!
reaction-sad = Oh nein!
reaction-angry = Grr!
reaction-hurry = Mach hin!
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: eine neue Nachricht
       *[other] Chat: { $count } neue Nachrichten
    }
chat-to = Wer liest es?
chat-all = Alle
chat-team = Team
chat-say = Sag was Nettes
chat-say-team = Das liest nur dein Team
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-left =
    { $count ->
        [one] Noch ein Zeichen
       *[other] Noch { $count } Zeichen
    }
chat-off = Die Spielleitung hat den Chat ausgeschaltet.
chat-mute = Chat auf diesem Gerät stummschalten
chat-unmute = Chat wieder zeigen
chat-muted = Der Chat ist auf diesem Gerät stumm.

## Das Ende

look-at-table = Tisch ansehen
end-stages = Wie das Spiel ausging
end-winner = Sieg
end-highlights = Glanzlichter
end-evening = Abend
end-table = Tisch
end-timeline = Verlauf
end-scores = Punkte
end-records = Rekorde
end-next = Weiter: { $stage }
highlights-see = Nochmal sehen
highlights-none = Diesmal stach nichts heraus. In der Aufzeichnung ist alles drin.
highlights-lost = Die Aufzeichnung dieses Spiels ließ sich nicht laden.
moment-last = Der letzte Zug
moment-gain = Der größte Gewinn
moment-lead = Führungswechsel
moment-thought = Am längsten überlegt
end-title =
    { $count ->
        [0] Diesmal gewinnt niemand
        [one] { $names } gewinnt!
       *[other] Geteilter Sieg: { $names }!
    }
end-title-mine = Du gewinnst!
end-clause = So ging es aus: Regel { $clause }
end-wait = { $host } kann das nächste Spiel starten.
rematch-offer = Nochmal? Schon dabei: { $names }.
rematch-in = Bin dabei
rematch-out = Diesmal nicht
rematch-waits = Warten auf: { $names }. Höchstens eine halbe Minute.
rematch-now = Ohne Warten starten
rematch-new = Im nächsten Spiel dabei: { $names }.
rematch-new-you = Du hast im nächsten Spiel einen Platz.
tally-title = Der Abend bisher
tally-all = Insgesamt
tally-who = Wer
tally-won = Siege
tally-of = { $won } von { $played } gewonnen
play-again = Nochmal spielen
watch-replay = Aufzeichnung ansehen
place = Rang
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Der geteilte Bildschirm

screen-title = Bildschirm von Tisch { $code } · Rumpus
screen-scan = Scannen und mitspielen
screen-or = oder öffne { $site } und tippe
screen-free = Freier Platz
screen-more = und { $count } mehr
screen-people =
    { $count ->
        [0] Noch niemand da
        [one] Eine Person ist da
       *[other] { $count } Personen sind da
    }
full-screen = Vollbild

## Aufzeichnungen

replay-title = Aufzeichnung · Rumpus
replay-of = Aufzeichnung: { $game }
replay-missing-title = Diese Aufzeichnung gibt es nicht
replay-download = Aufzeichnung herunterladen
replay-controls = Wiedergabe
replay-scrub = Wo im Spiel
replay-bout = Gefecht ansehen
replay-no-bout = Von diesem Gefecht gibt es keinen Film.
replay-at = Schritt { $at } von { $last }
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt vor
replay-last = Zum Ende
replay-speed = Tempo: { $speed }-fach. Tippe zum Ändern.
viewpoint = Gesehen von
viewpoint-public = Alle
viewpoint-open = Alle Karten offen
viewpoint-seat = { $name }
upload-title = Aufzeichnung ansehen
upload-help = Jedes fertige Spiel lässt sich als Datei herunterladen. Bring eine mit, um es nochmal anzusehen.
upload-drop = Leg hier eine Aufzeichnung ab, oder
upload-pick = Datei wählen
upload-busy = Lese …
upload-bad = Diese Datei lässt sich nicht zeigen: { $problem }.
timer-seconds = { $clock } s
timer-minutes = { $clock }
timer-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
count-3 = Drei
count-2 = Zwei
count-1 = Eins

# Wer liest, in einer Liste von Namen: „Geteilter Sieg: du und Pip“.
you-in-a-list = du

## Einstellungen eines Tisches

option-public = Offener Tisch
option-public-help = Steht auf der Startseite, sodass alle hier dazukommen können.
option-locked = Abgeschlossen
option-locked-help = Niemand kann sich mehr setzen, auch nicht mit dem Code.
option-spectators = Publikum
option-spectators-help = Wer keinen Platz hat, darf zuschauen und sieht, was offen auf dem Tisch liegt.
option-nod = Spielleitung fragen
option-nod-help = Wer mit dem Code kommt, wartet, bis die Spielleitung öffnet.
option-word = Losungswort
option-word-help = Wer mit dem Code kommt, muss auch dieses Wort sagen. Leer: keines.
option-ready_check = Auf alle warten
option-ready_check-help = Alle sagen, wenn sie bereit sind. Sonst genügt es zu sitzen.
option-chat = Chat
option-chat-help = Alle können einander schreiben.
option-coach = Coach
option-coach-help = Alle dürfen den Coach fragen, was etwas bedeutet und was zu tun ist.
option-bot_words = Bots plaudern
option-bot_words-help = Ab und zu sagt ein Bot ein paar Worte. Geheimnisse verrät er nie.
option-turn_s = Uhr
option-turn_s-help = Sekunden pro Entscheidung; 0: ohne Uhr. Danach wählt die Vertretung.
option-grace_s = Schonfrist
option-grace_s-help = Sekunden, die gewartet wird, wenn jemand offline ist, bevor ein Bot einspringt.
option-stand_in = Vertretung
option-stand_in-help = Wie gut der Bot ist, der für Abwesende spielt.
option-commits = Wer bestätigt fürs Team
option-commits-help = Das ganze Team sieht und plant dasselbe. Die Antwort gibt der Kapitän, oder wer will.
option-screen_judges = Bildschirm leitet Kämpfe
option-screen_judges-help = Am geteilten Bildschirm, den die Spielleitung hereingelassen hat, lassen sich Kämpfe starten und entscheiden.

## Ärger

table-missing-title = Diesen Tisch gibt es nicht
ended-title = Du kommst hier nicht herein
kicked-title = Du wurdest weggeschickt
left-title = Bis bald!
left-message = Du hast den Tisch verlassen. Komm wieder, solange er offen ist.
come-back = Zurückkommen
link-lost = Verbinde neu …
error-not-seated = Setz dich zuerst.
error-off-script = Noch nicht. Der Coach zeigt dir, was zuerst dran ist.
error-lost = Die Verbindung brach ab, bevor das ankam. Versuch es nochmal.
