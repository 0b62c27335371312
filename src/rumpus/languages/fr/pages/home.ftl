# Ce que disent les premières pages. Court, simple, amical, à la deuxième personne.

app-title = Rumpus
skip-to-content = Aller au contenu
language = Langue
loading = Un instant…
close = Fermer
dismiss = Masquer
save = Enregistrer
change = Changer
try-again = Réessayer
go-home = Accueil
join = Rejoindre
you = toi
host = Hôte
on = Oui
off = Non

## Trouble

trouble-title = Quelque chose est tombé
lost-title = Personne ici
lost-message = Il n’y a pas de page à cette adresse. La fête est à l’accueil.
error-offline = Serveur injoignable. Vérifie ta connexion et réessaie.
error-server = Le serveur a eu un souci. Réessaie dans un instant.
error-loading = Cette partie de la page n’a pas pu être chargée. Vérifie ta connexion et recharge.
error-page = Cette page s’est pris les pieds dans le tapis. Recharge pour reprendre où tu en étais.
table-missing = Pas de table { $code }. Vérifie le code auprès de l’hôte.

## Theme

theme = Jour ou nuit
theme-system = Thème : celui du système. Tape pour le jour.
theme-day = Thème : jour. Tape pour la nuit.
theme-night = Thème : nuit. Tape pour celui du système.
theme-name-system = Système
theme-name-day = Jour
theme-name-night = Nuit

## Home

home-title = Rumpus : des jeux d’ambiance sur tous les téléphones de la pièce
home-claim = Des jeux d’ambiance sur tous les téléphones de la pièce. Crie le code, chope une place et mets le bazar.
home-games = On joue à quoi ?
home-more = Plus
home-rules-of = Règles de { $game }
home-replay = Revoir une partie
home-fan-project = Rumpus est un projet de fans non officiel, gratuit et sans pub. Les éditeurs des jeux n’y sont pour rien et ne le cautionnent pas ; achète les boîtes, elles sont superbes.
new-table = Nouvelle table
play-now = Jouer
first-game = Apprendre en jouant
play-now-name = Qui joue ?
play-now-why = Tu peux changer de nom et de tête à tout moment.
forgetful = Ce navigateur ne retient rien : mode privé, peut-être, ou plus de place. Tu peux jouer, mais garde la page ouverte : une fois fermée, elle oublie ta place.
game-seats = { $least }–{ $most } joueurs
game-sides = { $least } joueurs ou équipes
game-minutes = { $minutes } min environ
how-title = Comment ça marche
how-open = Ouvre une table. Sans compte, sans rien installer.
how-join = Les copains scannent le code, sur place ou de loin.
how-screen = Affiche la table sur la télé, garde tes secrets sur ton téléphone.
how-bots = Les bots occupent les chaises vides, jouent à peu près à ton niveau et remplacent ceux qui décrochent.
join-title = Rejoindre avec un code
join-placeholder = p. ex. CDFGH
join-empty = Tape le code que voit l’hôte.
join-no-code = Ce n’est pas un code. C’est quelques lettres, comme CDFGH ; un lien marche aussi.
return-title = Tes tables
return-to = Retour à { $code }
return-your-move = à toi
return-waiting = ça se remplit
return-over = entre deux parties
replays-title = À revoir
replay-again = { $game } avec { $names }
home-tv = Cet appareil est la télé
home-tv-why = Affiche un code pour le téléphone de l’hôte.
back-to-table = Retour à la table { $code }
back-your-move = À toi !
public-tables = Tables ouvertes
public-with = avec { $host }
nobody-yet = encore personne
phase-lobby = Ça se remplit
phase-playing = En jeu
phase-over = Entre deux parties
seats-taken = { $seated } places prises sur { $seats }
you-are = Tu es
you-unknown = Ici, personne ne te connaît encore.
introduce-yourself = Dis bonjour

## The practice floor's door

practice-door = Entraînement à l’épée
practice-door-text = Un bot, une épée en mousse, les cartes de ton choix. Trois assauts gagnants, tout de suite.
practice-enter = Entrer
practice-away = La salle d’entraînement est sur le serveur, qui est injoignable. Vérifie ta connexion et retente.
learner-name = Toi
practice-guest = Invité·e

## Profile

profile-title = Nom et tête
profile-name = Ton nom
profile-avatar = Qui es-tu ?
profile-colour = Ta couleur
profile-needs-name = Comment on t’appelle ?
profile-height = Taille en cm, si tu veux
profile-height-why = Pour les jeux où la plus petite taille a un avantage.
profile-height-wrong = De { $least } à { $most } cm, ou laisse vide.
avatar-shrimp = Crevette
avatar-crab = Crabe
avatar-octopus = Poulpe
avatar-fox = Renard
avatar-owl = Chouette
avatar-cat = Chat
avatar-bear = Ours
avatar-frog = Grenouille
avatar-robot = Robot
avatar-ghost = Fantôme
avatar-cactus = Cactus
avatar-rocket = Fusée
colour-tomato = Tomate
colour-tangerine = Mandarine
colour-sun = Soleil
colour-leaf = Feuille
colour-sea = Océan
colour-sky = Ciel
colour-grape = Raisin
colour-rose = Rose

## Games

tagline-mantis = Marque ou vole : le dos de la carte montre trois couleurs, la face est l’une d’elles.
tagline-wordy = Cache un mot, traque un mot : chaque indice nourrit l’autre camp en baies.
tagline-swordcrafters = Tranche les gemmes, prends ta part et forge la plus belle épée à quatre côtés.
tagline-fake_swords = Pointe une pile. Si quelqu’un fait pareil, croisez le fer pour elle.
tagline-burrito = Passe des cartes à toute vitesse, jusqu’à ce que quelqu’un crie et que les burritos volent.
