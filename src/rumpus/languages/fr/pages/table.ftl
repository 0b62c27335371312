# Ce qui se dit à une table, sur l'écran partagé et dans les parties à revoir.

## Joining a table

table-title = Table { $code } · Rumpus
table-loading = On cherche la table { $code }…
join-heading = On t’invite !
join-new = Une nouvelle table !
join-game-on = Une partie est en cours. Tu peux regarder, ou reprendre la place d’un bot.
join-locked = L’hôte a verrouillé cette table : plus personne n’entre.
join-as-player = Rejoindre la table
join-as-spectator = Juste regarder
join-nod = L’hôte fait entrer les gens un par un.
join-word = Le mot de passe
join-word-why = Cette table demande un mot en plus de son code. La personne qui t’invite le connaît.

## At the door

door-title = Toc, toc !
door-nod = L’hôte sait que tu es là. La porte s’ouvre dans un instant.
door-turn = Ton réseau a essayé beaucoup de mauvais codes, alors ça prend un moment.
door-away = Laisse tomber
door-away-title = Une autre fois
door-screen-title = Fais entrer cet écran
door-screen = Sur le téléphone de l’hôte : tape « Faire entrer » pour { $face }.
door-screen-code = Table { $code }
face = { $avatar } { $colour }
knock-player = { $name } veut se joindre à vous.
knock-spectator = { $name } veut regarder.
knock-screen = Un écran demande à entrer : { $face }
knock-judge = L’écran { $face } regarde. Peut-il aussi gérer les combats ?
knock-yes = Faire entrer
knock-no = Pas maintenant
knock-judge-yes = Oui
knock-judge-no = Juste regarder
knock-more =
    { $count ->
        [one] Encore une demande.
       *[other] Encore { $count } demandes.
    }

## Lobby

lobby-heading = Table { $code }
code-is = Code de la table : { $code }
code-label = Code de la table
invite-title = Invite du monde
copy-link = Copier le lien
copied = Copié !
share = Partager
share-title = Rumpus
share-text = Viens jouer avec nous !
open-screen = Montrer à la télé
tv-title = Mettre la table sur une télé
tv-type = Dans le navigateur de la télé, ouvre
tv-type-wait = Elle affiche le code et attend. Tape alors « Faire entrer » ici.
tv-type-host = Elle affiche le code et attend que { $host } la fasse entrer.
tv-type-free = Elle montre la table tout de suite.
tv-link = Ou prends un lien qui entre sans attendre
tv-link-why = Envoie-le à l’ordi ou à la tablette branchés sur la télé, ou scanne-le là-bas. Ne le partage qu’avec cet écran.
tv-link-label = Lien pour un écran partagé
tv-qr = Code QR du lien pour un écran partagé
tv-code = Ou tape le code qu’affiche la télé
tv-code-label = Code sur la télé
tv-code-why = Sur la télé, ouvre { $site } et choisis « Cet appareil est la télé ».
tv-code-go = L’afficher là-bas
tv-code-done = C’est fait ! La télé montre cette table.
tv-code-empty = Tape les six lettres qu’affiche la télé.
tv-page-title = Cet appareil est la télé · Rumpus
tv-wait-title = Cet écran est libre
tv-wait = Sur le téléphone de l’hôte : scanne ceci, ou ouvre la table, tape « Montrer à la télé » et entre le code.
tv-code-is = Code de cet écran : { $code }
tv-qr-alt = Code QR de { $link }
tv-wait-lost = Serveur injoignable. Nouvel essai…
tv-give-title = Montrer une table sur la télé { $code }
tv-give-page = Une table sur la télé · Rumpus
tv-give = Montrer la table { $code }
tv-give-none = Seul l’hôte d’une table peut la montrer sur une télé, et ce téléphone n’est l’hôte d’aucune. Ouvre d’abord une table, puis scanne à nouveau.
tv-give-done = La table { $code } est sur la télé.
tv-give-back = À la table { $code }
tv-cast = Ou diffuse : ouvre-la sur cet appareil et envoie l’écran ou l’onglet vers la télé.
tv-here = L’ouvrir sur cet appareil
link-label = Lien vers cette table
qr-alt = Code QR de { $link }
game-on-table = Le jeu sur cette table
rules = Règles
another-game = Un autre jeu
choose-game = On joue à quoi ?
seats = Places
seat-number = Place { $number }
take-seat = Prendre cette place
team-number = Équipe { $number }
team-empty = Encore personne
join-team = Rejoindre cette équipe
join-team-of = Rejoindre { $name }
captain = Capitaine
make-captain = Nommer { $name } capitaine
leave-team = Quitter l’équipe
fill-seat = Plus…
add-bot = Ajouter un bot
fill-with-bots =
    { $count ->
        [one] Compléter avec un bot
       *[other] Compléter avec { $count } bots
    }
add-guest = Ajouter quelqu’un sur ce téléphone
add-guest-device = Ajouter quelqu’un sur cet appareil
guest-title = Qui d’autre joue ici ?
guest-sit = S’asseoir
move-here = Venir ici
take-over = Remplacer le bot
take-over-from = Jouer pour { $name }
remove-bot = Retirer le bot
bot-level = Quel niveau pour le bot ?
level-company = De bonne compagnie
level-company-help = Joue à peu près à ton niveau, et progresse avec toi.
level-random = Au hasard
level-random-help = Joue n’importe quoi.
level-easy = Facile
level-easy-help = Joue gentiment.
level-good = Bon
level-good-help = Joue avec soin.
level-best = Le meilleur
level-best-help = Anticipe.
chair-bot = Bot : { $level }
chair-away = Hors ligne
chair-stand-in = Un bot joue
seat-away = hors ligne
seat-stand-in = un bot joue
chair-ready = OK !
chair-not-ready = Pas encore OK
chair-host = Hôte
ready = C’est bon !
not-ready = Finalement, non
slow-mark = temps ×2
slow-on = Deux fois plus de temps pour réfléchir
slow-off = Temps de réflexion normal
make-host = Faire de { $name } l’hôte
kick = Faire sortir { $name }
leave-seat = Se lever
leave-seat-game = Laisser un bot jouer pour moi
swap-title = Échanger avec
standing = Aussi là :
screens-title = Écrans partagés :
screen-watching = regarde
screen-waiting = attend d’entrer
screen-named = peut gérer les combats
screen-link = un lien inutilisé
screen-judge = Laisser { $face } gérer les combats
screen-vouch = Laisser { $face } arbitrer aussi les combats de l’hôte
screen-vouch-why = Un écran n’arbitre pas les combats de la personne qui l’a fait entrer. Si tu vois cet écran, tu peux t’en porter garant.
screen-away = Renvoyer { $face }
screen-judge-hint = Regarde seulement. L’hôte peut laisser cet écran gérer les combats.
options-title = Options de { $game }
settings-title = Réglages de la table
file-choose = Choisir un fichier : { $title }
file-choose-short = Choisir un fichier
file-model = Télécharger le nôtre : { $title }
file-model-short = Le nôtre
file-remove = Retirer le fichier : { $title }
file-own = Un fichier à toi
file-none = le nôtre
size-bytes = { $bytes } octets
size-kb = { $kb } ko
settings-host-only = Seul l’hôte peut changer ça.
choice-commits-captain = Capitaine
choice-commits-anyone = N’importe qui
choice-turn_s-0 = Sans minuteur
choice-turn_s-30 = 30 s
choice-turn_s-60 = 60 s
choice-turn_s-90 = 90 s
sit-down = Prendre une place
start = Lancer la partie
start-anyway = Lancer quand même
start-short =
    { $count ->
        [one] Il manque une personne.
       *[other] Il manque { $count } personnes.
    } { $host ->
        [none] Ajoute un bot, ou attends du monde.
       *[other] Attends du monde, ou demande un bot à { $host }.
    }
start-short-team =
    L’autre équipe est vide. { $host ->
        [none] Rejoins-la, ajoute un bot, ou attends du monde.
       *[other] Rejoins-la, attends du monde, ou demande un bot à { $host }.
    }
start-crowded =
    { $count ->
        [one] Une personne de trop pour ce jeu.
       *[other] { $count } personnes de trop pour ce jeu.
    }
start-unready =
    { $count ->
        [one] { $names } n’a pas encore dit OK.
       *[other] Pas encore OK : { $names }.
    }
start-standing =
    { $count ->
        [one] { $names } n’a pas encore de place.
       *[other] Encore sans place : { $names }.
    }
seats-full = Toutes les places sont prises. Reste regarder, ou attends qu’une se libère.
start-ready = Tout le monde est OK. C’est parti !
say-ready = On n’attend que toi. Dis-le à la table !
wait-for-host = { $host } va lancer la partie.

## At the table

menu = Menu
people = Les gens
sound-on = Le son est activé
sound-off = Le son est coupé
sound-none = Ce navigateur ne fait pas de bruit. Tout est aussi affiché.
awake-none = Ici, l’écran peut s’éteindre pendant que tu attends. Réveille-le, et tu retrouves ta place.
sound-tap = Tape pour le son
haptics-on = Vibreur activé
haptics-off = Vibreur coupé
coach-on = Coach présent
coach-off = Coach absent
letters-on = Raccourcis à une lettre activés
letters-off = Raccourcis à une lettre coupés
host-controls = Pour l’hôte
pause = Mettre en pause
resume = Reprendre
back-to-lobby = Arrêter et revenir au salon
leave-table = Quitter la table
leave-sure = Ta place se libère. Tu peux revenir avec le code.
leave-sure-game = Un bot continuera pour toi. Tu peux revenir regarder.
leave-sure-team = Ton équipe continue sans toi.
leave-sure-counts = Tu pars pour de bon, et ça peut te coûter la partie. Si c’est juste une pause, ferme simplement la page.
leave-yes = Quitter
leave-no = Rester
game-title = { $game } · Rumpus
your-move-title = À toi ! · { $game }
log = Ce qui s’est passé
log-before = … { $count } de plus avant
log-empty = Il ne s’est encore rien passé.
people-joined = { $name } est là.
people-watching = { $name } vient regarder.
people-dropped = { $name } a décroché.
people-again = { $name } veut rejouer.
people-sits_out = { $name } passe son tour pour cette partie.
people-left = { $name } a quitté la table.
people-left-bot = { $name } a quitté la table. Un bot continue.
people-sent_away = L’hôte a fait sortir { $name }.
people-sent_away-bot = L’hôte a fait sortir { $name }. Un bot continue.
people-stood_up = { $name } laisse jouer un bot.
people-stand_in = { $name } a décroché. Un bot joue pour { $name }.
people-back =
    { $name } est de retour et rejoue.{ $moves ->
        [0] { "" }
        [one] { " " }Un bot a joué un coup.
       *[other] { " " }Un bot a joué { $moves } coups.
    }
people-back-here = { $name } est de retour.
people-back-you =
    Te revoilà ! { $moves ->
        [0] Tu reprends le jeu.
        [one] Un bot a joué un coup pour toi.
       *[other] Un bot a joué { $moves } coups pour toi.
    }
people-host = L’hôte, c’est maintenant { $name }.
people-host-you = L’hôte, c’est maintenant toi.
log-stand-in = Un bot joue pour { $name }.
log-timer = Temps écoulé : un bot choisit pour { $name }.
log-rule = Règle { $clause }
log-more-rules =
    { $count ->
        [one] +1 règle
       *[other] +{ $count } règles
    }
why = Pourquoi ?
wait-paused = L’hôte a mis la partie en pause.
wait-away =
    Hors ligne : { $names }. Un bot prend le relais { $seconds ->
        [0] d’un instant à l’autre
       *[other] dans { $seconds } s
    }.
step-in = Laisser jouer un bot maintenant
wait-stand-in = Un bot joue pour { $names } en attendant son retour.
you-watch = Tu regardes.
hot-move = À { $name } de jouer
hot-looks = { $name } regarde
hot-switch = Qui tient le téléphone ?
hot-as = Voir comme { $name }
curtain-title = Passe le téléphone à { $name }
curtain-tap = C’est moi, { $name } : je tape pour voir

## Words of bots

quip-hello-1 = Salut ! J’en suis.
quip-hello-2 = Oh, un jeu ! C’est parti.
quip-hello-3 = Bonjour ! Doucement avec mes circuits.
quip-again-1 = Encore une ? Oh oui !
quip-again-2 = Je me suis entraîné. Un peu.
quip-again-3 = Et c’est reparti !
quip-leads-1 = Regardez-moi ça !
quip-leads-2 = C’est ça, gagner ?
quip-leads-3 = Ne regardez pas, mais je suis devant.
quip-chases-1 = Eh, attendez-moi !
quip-chases-2 = Tu te débrouilles bien.
quip-chases-3 = Devant ? Pas pour longtemps !
quip-hit-1 = Aïe ! C’est de bonne guerre.
quip-hit-2 = Boum. C’était mon antenne.
quip-hit-3 = Je l’ai vu venir. Trop tard.
quip-hits-1 = Et toc !
quip-hits-2 = Pardon ! Enfin, pas trop.
quip-hits-3 = Ça chatouille ?
quip-won-1 = J’ai gagné ? J’ai gagné !
quip-won-2 = Belle partie ! On remet ça ?
quip-won-3 = Quel coup de bol !
quip-lost-1 = Bien joué !
quip-lost-2 = Celle-là, tu l’as méritée.
quip-lost-3 = Belle partie. Mes rouages sont épatés.
quip-said = { $name } dit : { $words }

## Reactions and chat

reactions = Réactions
reacted = { $name } : { $reaction }
reaction-laugh = Ha ha !
reaction-wow = Waouh !
reaction-clap = Bravo !
reaction-sad = Oh non !
reaction-angry = Grr !
reaction-hurry = On se dépêche !
chat = Tchat
chat-unread =
    { $count ->
        [one] Tchat : un nouveau message
       *[other] Tchat : { $count } nouveaux messages
    }
chat-to = Qui lit ça ?
chat-all = Tout le monde
chat-team = Équipe
chat-say = Dis quelque chose de gentil
chat-say-team = Seule ton équipe lit ceci
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-left =
    { $count ->
        [one] Encore { $count } lettre
       *[other] Encore { $count } lettres
    }
chat-off = L’hôte a coupé le tchat.
chat-mute = Couper le tchat sur cet appareil
chat-unmute = Réafficher le tchat
chat-muted = Le tchat est coupé sur cet appareil.

## The end

look-at-table = Voir la table
end-stages = Comment la partie a fini
end-winner = Victoire
end-highlights = Temps forts
end-evening = Soirée
end-table = Table
end-timeline = Chronologie
end-scores = Scores
end-records = Records
end-next = Suite : { $stage }
highlights-see = Revoir
highlights-none = Rien de spécial cette fois. Tout est dans la partie à revoir.
highlights-lost = Impossible de charger l’enregistrement de cette partie.
moment-last = Le dernier coup
moment-gain = Le plus gros gain
moment-lead = Changement en tête
moment-thought = La plus longue réflexion
end-title =
    { $count ->
        [0] Pas de victoire cette fois
        [one] Victoire : { $names } !
       *[other] Victoire partagée : { $names } !
    }
end-title-mine = Tu gagnes !
end-clause = Fin de partie : règle { $clause }
end-wait = { $host } peut lancer la partie suivante.
rematch-offer = On rejoue ? Déjà de la partie : { $names }.
rematch-in = J’en suis
rematch-out = Pas cette fois
rematch-waits = On attend { $names }, une demi-minute au plus.
rematch-now = Commencer sans attendre
rematch-new = Dans la prochaine partie : { $names }.
rematch-new-you = Tu as une place dans la prochaine partie.
tally-title = La soirée jusqu’ici
tally-all = En tout
tally-who = Qui
tally-won = Gagné
tally-of = { $won } victoires sur { $played }
play-again = Rejouer
watch-replay = Revoir la partie
place = Rang
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The shared screen

screen-title = Écran de la table { $code } · Rumpus
screen-scan = Scanne pour jouer
screen-or = ou ouvre { $site } et tape
screen-free = Place libre
screen-more = et { $count } de plus
screen-people =
    { $count ->
        [0] Encore personne
        [one] Une personne est là
       *[other] { $count } personnes sont là
    }
full-screen = Plein écran

## Replays

replay-title = Partie à revoir · Rumpus
replay-of = À revoir : { $game }
replay-missing-title = Partie introuvable
replay-download = Télécharger la partie
replay-controls = Lecture
replay-scrub = Où dans la partie
replay-bout = Voir l’assaut
replay-no-bout = Il n’y a pas de film de cet assaut.
replay-at = Étape { $at } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-step = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse : { $speed } fois. Tape pour changer.
viewpoint = Vu par
viewpoint-public = Tout le monde
viewpoint-open = Cartes ouvertes
viewpoint-seat = { $name }
upload-title = Revoir une partie
upload-help = Chaque partie finie peut se télécharger en fichier. Rapporte-le pour la revoir.
upload-drop = Dépose un fichier de partie ici, ou
upload-pick = Choisis un fichier
upload-busy = Lecture…
upload-bad = Impossible d’afficher ce fichier : { $problem }.
timer-seconds = { $clock } s
timer-minutes = { $clock }
timer-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
count-3 = Trois
count-2 = Deux
count-1 = Un

# Qui lit, dans une liste de noms : « Victoire partagée : toi et Pip ».
you-in-a-list = toi

## Settings of a table

option-public = Table publique
option-public-help = L’afficher à l’accueil, pour que n’importe qui ici puisse la rejoindre.
option-locked = Verrouillée
option-locked-help = Plus personne ne peut s’asseoir, même avec le code.
option-spectators = Spectateurs
option-spectators-help = Sans place, on peut quand même regarder ce qui est visible sur la table.
option-nod = Demander à l’hôte
option-nod-help = Qui vient avec le code attend que l’hôte ouvre.
option-word = Mot de passe
option-word-help = Qui vient avec le code doit aussi dire ce mot. Vide : aucun.
option-ready_check = Attendre les OK
option-ready_check-help = Chacun dit quand c’est bon. Sinon, il suffit de s’asseoir.
option-chat = Tchat
option-chat-help = On peut s’écrire.
option-coach = Coach
option-coach-help = On peut demander au coach ce que signifie un choix, et quoi faire.
option-bot_words = Bots bavards
option-bot_words-help = De temps en temps, un bot dit quelques mots. Il ne trahit jamais un secret.
option-turn_s = Minuteur
option-turn_s-help = Secondes par choix ; 0 : sans minuteur. Ensuite, la doublure choisit.
option-grace_s = Délai de grâce
option-grace_s-help = Secondes d’attente après un décrochage, avant qu’un bot joue à la place.
option-stand_in = Bot de remplacement
option-stand_in-help = Le niveau du bot qui joue pour les absents.
option-commits = Qui confirme pour une équipe
option-commits-help = Toute l’équipe voit et prépare la même chose. La réponse vient de son capitaine, ou de n’importe qui.
option-screen_judges = L’écran gère les combats
option-screen_judges-help = Devant un écran partagé que l’hôte a fait entrer, on peut lancer et arbitrer un combat.

## Trouble

table-missing-title = Table introuvable
ended-title = Tu ne peux pas entrer
kicked-title = On t’a fait sortir
left-title = À bientôt !
left-message = Tu as quitté la table. Reviens quand tu veux tant qu’elle est ouverte.
come-back = Revenir
link-lost = Reconnexion…
error-not-seated = Prends d’abord une place.
error-off-script = Pas encore. Le coach te montre par où commencer.
error-lost = La connexion a coupé avant que ça arrive. Réessaie.
