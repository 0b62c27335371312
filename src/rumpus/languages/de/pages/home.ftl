# Kurz, klar, per du.
#
# Tisch, Platz, Spielleitung (host), Lobby, Bildschirm, Bot, Stapel, klauen, punkten, Becken, Set, blauer Fleck,
# Keilerei, Krieg, Duell, Plättchen, Edelstein, Schmiede, Parierstange, Hinweis, Beere, Geheimwort, raten, anfechten,
# Kampfboss, Treffer, Gefecht (bout), Gang (exchange), Parade, Finte, Ausfall (lunge), Stoß (thrust), Hieb (swing).

app-title = Rumpus
skip-to-content = Zum Inhalt springen
language = Sprache
loading = Einen Moment …
close = Schließen
dismiss = Ausblenden
save = Speichern
change = Ändern
try-again = Nochmal versuchen
go-home = Startseite
join = Mitspielen
you = du
host = Leitung
on = An
off = Aus

## Ärger

trouble-title = Da ist etwas umgefallen
lost-title = Hier sitzt niemand
lost-message = Hier gibt es keine Seite. Die Party ist auf der Startseite.
error-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es nochmal.
error-server = Damit hatte der Server Mühe. Versuch es gleich nochmal.
error-loading = Dieser Teil der Seite lud nicht. Prüf deine Verbindung und lade neu.
error-page = Diese Seite ist gestolpert. Lade neu, dann geht es weiter, wo du warst.
table-missing = Kein Tisch { $code }. Frag nach dem Code.

## Aussehen

theme = Tag oder Nacht
theme-system = Aussehen: wie dein System. Tippe für Tag.
theme-day = Aussehen: Tag. Tippe für Nacht.
theme-night = Aussehen: Nacht. Tippe fürs System.
theme-name-system = System
theme-name-day = Tag
theme-name-night = Nacht

## Startseite

home-title = Rumpus: Partyspiele auf jedem Handy im Raum
home-claim = Partyspiele auf jedem Handy im Raum. Ruf den Code, schnapp dir einen Platz, mach Rabatz.
home-games = Was spielen wir?
home-more = Mehr
home-rules-of = Regeln von { $game }
home-replay = Eine Aufzeichnung ansehen
home-fan-project = Rumpus ist ein inoffizielles Fanprojekt, kostenlos und ohne Werbung. Die Verlage der Spiele haben es weder gemacht noch gebilligt; kauft die Schachteln, sie sind toll.
new-table = Neuer Tisch
play-now = Gleich spielen
first-game = Beim Spielen lernen
play-now-name = Wer spielt?
play-now-why = Name und Aussehen kannst du jederzeit ändern.
forgetful = Dieser Browser merkt sich nichts: privates Fenster vielleicht, oder kein Speicher. Spiel ruhig, aber lass die Seite offen: Sonst vergisst sie deinen Platz.
game-seats = { $least }–{ $most } Personen
game-sides = { $least } Personen oder Teams
game-minutes = etwa { $minutes } min
how-title = So geht’s
how-open = Mach einen Tisch auf. Kein Konto, nichts zu installieren.
how-join = Alle scannen den Code, im Raum oder weit weg.
how-screen = Der Tisch kommt auf den Fernseher, Geheimes bleibt auf dem Handy.
how-bots = Bots füllen leere Stühle, spielen etwa so gut wie ihr und springen ein, wenn jemand weg ist.
join-title = Mit einem Code mitspielen
join-placeholder = z. B. CDFGH
join-empty = Tippe den Code des Tisches ein.
join-no-code = Das ist kein Code. Er besteht aus ein paar Buchstaben wie CDFGH; ein Link geht auch.
return-title = Deine Tische
return-to = Zurück zu { $code }
return-your-move = du bist dran
return-waiting = sammelt sich
return-over = zwischen zwei Spielen
replays-title = Nochmal ansehen
replay-again = { $game } mit { $names }
home-tv = Dieses Gerät ist der Fernseher
home-tv-why = Zeigt einen Code für das Handy der Spielleitung.
back-to-table = Zurück zum Tisch { $code }
back-your-move = Du bist dran!
public-tables = Offene Tische
public-with = bei { $host }
nobody-yet = noch niemand
phase-lobby = Sammelt sich
phase-playing = Spielt
phase-over = Zwischen zwei Spielen
seats-taken = { $seated } von { $seats } Plätzen besetzt
you-are = Du bist
you-unknown = Noch kennt dich hier niemand.
introduce-yourself = Sag hallo

## Die Tür zur Fechtbahn

practice-door = Schwertübung
practice-door-text = Ein Bot, ein Schaumschwert, Karten deiner Wahl. Drei gewonnene Gefechte, sofort.
practice-enter = Hineingehen
practice-away = Die Fechtbahn ist auf dem Server, der nicht erreichbar ist. Prüf deine Verbindung und geh nochmal hinein.
practice-guest = Gast
learner-name = Du

## Profil

profile-title = Name und Aussehen
profile-name = Dein Name
profile-avatar = Wer bist du?
profile-colour = Deine Farbe
profile-needs-name = Wie sollen wir dich nennen?
profile-height = Größe in cm, wenn du magst
profile-height-why = Für Spiele, in denen Kleinere einen Vorteil haben.
profile-height-wrong = Von { $least } bis { $most } cm, oder lass es leer.
avatar-shrimp = Garnele
avatar-crab = Krabbe
avatar-octopus = Krake
avatar-fox = Fuchs
avatar-owl = Eule
avatar-cat = Katze
avatar-bear = Bär
avatar-frog = Frosch
avatar-robot = Roboter
avatar-ghost = Gespenst
avatar-cactus = Kaktus
avatar-rocket = Rakete
colour-tomato = Tomate
colour-tangerine = Mandarine
colour-sun = Sonne
colour-leaf = Blatt
colour-sea = Meer
colour-sky = Himmel
colour-grape = Traube
colour-rose = Rose

## Die Spiele in einer Zeile

tagline-mantis = Punkten oder klauen: Der Kartenrücken zeigt drei Farben, eine davon ist vorn.
tagline-wordy = Versteck ein Wort, jag ein Wort: Jeder Hinweis gibt der anderen Seite Beeren.
tagline-burrito = Gebt Karten weiter, so schnell ihr könnt, bis jemand ruft und die Burritos fliegen.
tagline-swordcrafters = Teile die Edelsteine, nimm deinen Anteil und schmiede das schönste Schwert in vier Richtungen.
tagline-fake_swords = Zeig auf einen Stapel. Zeigt noch jemand darauf, kreuzt ihr die Schwerter.
