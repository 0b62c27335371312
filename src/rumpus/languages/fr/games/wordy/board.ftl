# Ce que dit le plateau de A Little Wordy. Les mots du jeu sont anglais, comme son dictionnaire.

choice-clues-shuffled = Mélangées
choice-clues-first_game = Première partie
choice-words-checked = Vérifiés
choice-words-challenge = Contestables
choice-rounds-1 = Une manche
choice-rounds-3 = Au meilleur des trois
choice-answer_s-0 = Sans limite
choice-answer_s-30 = 30 secondes
choice-answer_s-60 = 1 minute
choice-answer_s-120 = 2 minutes

wordy-table = La table
wordy-you = Toi
wordy-berries = { $count ->
    [one] { $count } baie
   *[other] { $count } baies
}
wordy-side = { $name } : { $berries }
wordy-side-to-move = tour en cours
wordy-side-thinking = réflexion
wordy-side-written = c’est écrit
wordy-side-guessed = mot trouvé
wordy-side-away = hors ligne
wordy-side-stand-in = un bot joue
wordy-side-wins = { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}
wordy-bank = Banque : { $berries }
wordy-bank-tally = Banque vide, { $tally } de plus au compteur
wordy-bank-short = Banque
wordy-tally-short = +{ $tally }
wordy-round = Manche { $round }

wordy-rack-mine = Tuiles devant toi : { $tiles }
wordy-rack = Tuiles devant { $name } : { $tiles }
wordy-rack-title = Devant { $name }
wordy-rack-title-mine = Devant toi : { $name } en a tiré un mot
wordy-rack-none = Pas encore de tuiles

# Tabs
wordy-tabs = Parties du plateau
wordy-beside = Notes et historique
wordy-tab-play = Jeu
wordy-tab-notes = Notes
wordy-tab-history = Historique

# The clue cards
wordy-clue-last = Dernière lettre
wordy-clue-relative = Longueur relative
wordy-clue-strike = Lettre visée
wordy-clue-length = Longueur exacte
wordy-clue-builder = Bâtisseur de mots
wordy-clue-first = Première lettre
wordy-clue-share = On partage
wordy-clue-rare = Perle rare
wordy-clue-vowel = Achat de voyelle
wordy-clue-give = Donnant-donnant
wordy-clue-burn = Brûle les doubles
wordy-clue-vowel_count = Compte-voyelles
wordy-clue-consonant_count = Compte-consonnes
wordy-clue-super = Super visée
wordy-clue-rhyme = L’heure de la rime
wordy-clue-dynamic = Bâtisseur dynamique

wordy-what-last = Apprends la dernière lettre du mot caché.
wordy-what-relative = Forme un mot ; apprends si le mot caché est plus long, plus court ou aussi long.
wordy-what-strike = Nomme une de tes lettres ; apprends si elle est dans le mot caché.
wordy-what-length = Apprends la longueur du mot caché.
wordy-what-builder = Forme un mot ; les tuiles qui ne sont pas dans le mot caché se couchent.
wordy-what-first = Apprends la première lettre du mot caché.
wordy-what-share = Nomme une lettre que les deux camps ont ; chacun dit combien de fois son mot la contient.
wordy-what-rare = Choisis une lettre rare sur cinq ; apprends si elle est dans le mot caché.
wordy-what-vowel = L’autre camp te montre une voyelle de son mot que tu ne connais pas encore.
wordy-what-give = Chaque camp montre une lettre encore inconnue de son mot.
wordy-what-burn = Nomme une lettre que tu as en double ; apprends combien de fois le mot caché la contient.
wordy-what-vowel_count = Apprends combien de voyelles a le mot caché.
wordy-what-consonant_count = Apprends combien de consonnes a le mot caché.
wordy-what-super = Comme Lettre visée ; et si la lettre y est, on te montre une de ses places.
wordy-what-rhyme = On te donne un mot qui rime avec le mot caché.
wordy-what-dynamic = Comme Bâtisseur de mots, mais ça coûte une baie par tuile qui reste debout.

wordy-vanilla = vanille
wordy-spicy = épicé
wordy-price-dynamic = une baie par tuile qui reste debout
wordy-card = { $name }, { $kind }, { $price }. { $what }
wordy-card-closed = { $name } est inutilisable maintenant : { $why }
wordy-closed-no_double = tu n’as aucune lettre en double
wordy-closed-no_common = les deux camps n’ont aucune lettre en commun
wordy-closed-own_word_known = ton propre mot est déjà connu
wordy-clues = Cartes indice

# A turn
wordy-turn-choose = Que fais-tu ?
wordy-guess = Deviner le mot
wordy-guess-what = Épelle le mot caché. Si c’est faux, { $name } gagne 2 baies.
wordy-guess-do = Proposer { $word }
wordy-guess-risk = 2 baies pour { $name } si c’est faux
wordy-ask-do = Demander
wordy-ask-letter = Demander { $letter }
wordy-ask-word = Montrer { $word }
wordy-pays = { $name } prend { $berries }
wordy-pays-dynamic = { $name } prend une baie par tuile qui reste debout
wordy-back = Autre carte
wordy-cancel = Annuler
wordy-pick-letter = Quelle lettre ?
wordy-shown-before = Tu as déjà montré { $words } pour cette carte.
wordy-again = Tu as déjà montré ce mot.

# Building words
wordy-builder = Ton mot
wordy-builder-now = Ton mot : { $word }
wordy-builder-empty = Tape, glisse ou écris des lettres
wordy-builder-empty-phone = Tape ou glisse des tuiles ici
wordy-tile = { $letter }
wordy-tile-free = { $letter }, mettre dans le mot
wordy-tile-placed = { $letter }, retirer du mot
wordy-slot = Lettre { $at } : { $letter }. La reprendre
wordy-shuffle = Mélanger
wordy-clear = Vider
wordy-delete = Effacer la dernière lettre
wordy-no-tile = Il n’y a plus de { $letter }.

# Writing
wordy-write-title = Cache un mot
wordy-write-how = Forme un mot anglais avec tes tuiles. { $name } reçoit les onze et doit le trouver.
wordy-check = Vérifier
wordy-check-valid = { $word } est dans le dictionnaire anglais.
wordy-check-not_word = { $word } n’est pas dans le dictionnaire anglais.
wordy-check-not_tiles = Il te manque un { $letter } pour { $word }.
wordy-check-not_letters = Un mot n’a que des lettres de A à Z.
wordy-write = L’écrire
wordy-write-sure = Écrire { $word } ?
wordy-write-final = Tu ne pourras plus le changer.
wordy-write-yes = Oui, écrire { $word }
wordy-write-no = Pas encore
wordy-written = Ton mot est écrit.
wordy-written-wait = { $name } réfléchit encore. Puis les tuiles changent de camp.
wordy-peek = Voir ton mot
wordy-peek-hide = Cacher ton mot
wordy-peek-how = Tape ou maintiens pour voir
wordy-peek-word = Ton mot : { $word }
wordy-writing-watch = Chaque camp cache un mot
wordy-shield-empty = { $name } choisit un mot
wordy-shield-full = { $name } a écrit un mot

# Waiting
wordy-your-turn = À toi !
wordy-your-answer = On te demande !
wordy-turn-of = { $name } choisit un indice…
wordy-turn-of-bot = { $name } réfléchit…
wordy-writing-you = Cache un mot !
wordy-writing-both = Chaque camp choisit un mot…
wordy-writing-wait = { $name } choisit un mot…
wordy-answer-wait = On attend la réponse de { $name }…
wordy-answer-wait-both = On attend les deux réponses…
wordy-word-wait = { $word } : { $name } accepte ou conteste ?
wordy-countdown = Prépare-toi pour la course !
wordy-racing = La course ! Un mot de quatre lettres
wordy-review = La manche est finie
wordy-over = La partie est finie
wordy-plays-on = { $name } a trouvé le mot et attend. { $other } continue en solo.
wordy-plays-on-me = { $name } a trouvé ton mot. Tu continues en solo.
wordy-plays-on-them = Tu as trouvé ! { $name } continue en solo. Tu gagnes dès que tu as plus de baies.
wordy-first = Onze tuiles chacun : forme un mot, écris-le, on échange.

# Answering
wordy-asked-by = { $name } demande : { $clue }
wordy-reveal-vowel = Montre à { $name } une voyelle de ton mot.
wordy-reveal-give = Montre à { $name } une lettre de ton mot. Tu en verras une du sien.
wordy-reveal-do = Montrer { $letter }
wordy-reveal-none = Il ne reste rien à montrer qui ne soit déjà connu.
wordy-reveal-none-do = Dire qu’il n’en reste pas
wordy-reveal-chosen = Tu montres { $letter } dès que { $name } a choisi.
wordy-reveal-chosen-none = Il ne t’en reste pas. { $name } choisit encore.
wordy-point = { $letter } est-il dans ton mot ? Montre une place.
wordy-point-none = { $letter } n’est pas dans ton mot.
wordy-point-none-do = Dire que { $letter } n’y est pas
wordy-point-place = Place { $place } : { $letter }
wordy-point-do = Montrer la place { $place }
wordy-rhyme-pick = Donne à { $name } un mot qui rime avec le tien.
wordy-rhyme-make-up = Aucune rime connue pour ton mot. Inventes-en une pour { $name }.
wordy-rhyme-label = Une rime
wordy-rhyme-other = Une autre rime
wordy-rhyme-list = Rimes
wordy-rhyme-do = Dire { $word }
wordy-rhyme-say = Le dire
wordy-word-stand = { $name } montre { $word } pour { $clue }. Est-ce un mot ?
wordy-word-allow = Accepter
wordy-word-challenge = Contester
wordy-take-back = Reprendre l’indice
wordy-challenge-secret = Contester le mot { $word }
wordy-challenge-sure = { $word } est-il un mot ? Sinon, son camp perd la manche.
wordy-challenge-yes = Contester { $word }

# Notes
wordy-notes = Tes notes
wordy-notes-team = Les notes de ton équipe
wordy-notes-letters = Lettres
wordy-notes-places = Places
wordy-notes-text = Autre chose
wordy-notes-placeholder = Idées, pistes, doutes…
wordy-notes-auto = Les marques pleines viennent des indices, les pointillées de toi.
wordy-note-letter = { $letter }, exemplaire { $copy } : { $mark }{ $hand ->
    [yes] , à la main
   *[no] {""}
}
wordy-mark-open = inconnu
wordy-mark-in = dans le mot
wordy-mark-out = pas dans le mot
wordy-note-place = Place { $place } : { $letter ->
    [none] vide
   *[other] { $letter }
}, { $reach }
wordy-reach-there = sûrement dans le mot
wordy-reach-maybe = peut-être dans le mot
wordy-reach-beyond = au-delà du mot
wordy-note-pick = Place { $place }
wordy-note-wipe = Effacer
wordy-note-end = Le mot finit ici
wordy-note-done = Terminé
wordy-known-length = { $shortest } à { $longest } lettres
wordy-known-exact = { $shortest ->
    [one] { $shortest } lettre
   *[other] { $shortest } lettres
}
wordy-known-vowels = { $number ->
    [one] { $number } voyelle
   *[other] { $number } voyelles
}
wordy-known-consonants = { $number ->
    [one] { $number } consonne
   *[other] { $number } consonnes
}
wordy-known-last = finit par { $letter }
wordy-fits = { $count ->
    [0] Plus aucun mot possible
    [one] Un seul mot possible
   *[other] { $count } mots possibles
}
wordy-fits-known = dont { $known } courants

# History
wordy-history = Historique
wordy-history-none = Personne n’a encore rien demandé.
wordy-history-guess = Proposition
wordy-history-hidden = dit en secret
wordy-history-right = Gagné !
wordy-history-wrong = Raté
wordy-history-waiting = en attente de réponse
wordy-told-last = à la fin
wordy-told-first = au début
wordy-told-length = { $number ->
    [one] { $number } lettre
   *[other] { $number } lettres
}
wordy-told-vowel_count = { $number ->
    [one] { $number } voyelle
   *[other] { $number } voyelles
}
wordy-told-consonant_count = { $number ->
    [one] { $number } consonne
   *[other] { $number } consonnes
}
wordy-told-longer = plus long
wordy-told-shorter = plus court
wordy-told-same = aussi long
wordy-told-in = dans le mot
wordy-told-out = pas dans le mot
wordy-told-place = à la place { $place }
wordy-told-stay = { $staying ->
    [0] aucune ne reste
    [one] une reste
   *[other] { $staying } restent
}
wordy-told-times = { $number ->
    [0] pas dans le mot
   *[other] { $number } fois
}
wordy-told-share = { $owner } { $number }, { $asker } { $asker_number }
wordy-told-no-vowel = plus de voyelle
wordy-told-give = { $owner } : { $letter ->
    [none] plus rien
   *[other] { $letter }
}, { $asker } : { $asker_letter ->
    [none] plus rien
   *[other] { $asker_letter }
}
wordy-told-rhyme = rime avec { $word }
wordy-told-rhyme-unchecked = rime avec { $word } (inventé)
wordy-tile-up = { $letter } reste debout
wordy-tile-down = { $letter } se couche

# The race
wordy-race-ready = Autant de baies, deux mots trouvés. Le premier mot de quatre lettres gagne !
wordy-race-go = Go !
wordy-race-how = Épelle un mot de quatre lettres qui n’a pas servi dans cette manche.
wordy-race-used = Déjà utilisés : { $words }
wordy-race-do = Crier { $word }
wordy-race-short = Quatre lettres
wordy-race-watch = Qui trouvera d’abord un mot de quatre lettres ?

# More
wordy-more = Plus
wordy-more-title = Abandonner ou s’accorder sur un nul
wordy-forfeit = Abandonner cette manche
wordy-forfeit-sure = Abandonner ? { $name } gagne la manche.
wordy-forfeit-yes = Oui, j’abandonne
wordy-draw-offer = Proposer un nul
wordy-draw-agree = Accepter le nul
wordy-draw-sure = Proposer à { $name } une manche nulle ?
wordy-draw-agree-sure = { $name } propose un nul. La manche serait nulle tout de suite.
wordy-draw-withdraw = Retirer l’offre
wordy-draw-offered = Tu proposes un nul.
wordy-draw-offered-by = { $name } propose un nul.
wordy-no = Plutôt pas

# Teams
wordy-captain = { $name } confirme
wordy-captain-anyone = Quelqu’un d’autre confirme

# The end of a round
wordy-end-word = Le mot de { $name }
wordy-end-no-word = aucun mot écrit
wordy-end-won = { $name } gagne la manche
wordy-end-won-mine = Tu gagnes la manche !
wordy-end-drawn = Manche nulle
wordy-end-void = Personne ne gagne
wordy-end-own = { $points ->
    [one] { $points } baie
   *[other] { $points } baies
}
wordy-end-rounds = { $points ->
    [one] { $points } manche
   *[other] { $points } manches
}
wordy-end-berries = { $name } { $berries }
wordy-end-race = { $word } a gagné la course.
wordy-end-wins = Manches gagnées
wordy-end-timeline = Comment les mots ont été trouvés
wordy-end-track = { $name } traque { $word }
wordy-end-possible = { $count ->
    [one] { $count } mot était possible
   *[other] { $count } mots étaient possibles
}
wordy-end-left = { $count ->
    [one] reste { $count } mot
   *[other] restent { $count } mots
}
wordy-end-found = trouvé
wordy-end-none = Aucun indice demandé.
wordy-accept = Accepter le résultat
wordy-accept-next = Manche suivante
wordy-accepted = C’est noté. On attend { $name }.
wordy-challenged-valid = contesté, et valable

# The big moments
wordy-moment-swapped = Les tuiles changent de camp !
wordy-moment-asked = { $name } demande
wordy-moment-told = { $clue } · { $owner ->
    [none] ton mot
   *[other] mot de { $owner }
}
wordy-moment-right = Gagné !
wordy-moment-wrong = Raté !
wordy-moment-guess = { $name } propose
wordy-moment-secret = Dit en secret
wordy-moment-race-won = { $name } a fait plus vite !
wordy-moment-fell = Pas un mot !
wordy-moment-stood = C’est bien un mot !
wordy-moment-plays-on = { $name } continue en solo

## Highlights of a finished game

wordy-highlight-guess = La trouvaille
wordy-highlight-clue = L’indice le plus bavard
wordy-highlight-miss = À un cheveu

## The rules in short

wordy-brief-goal = Trouver le mot de l’autre camp, en ayant plus de baies que lui.
wordy-brief-1 = Écris un mot secret (en anglais), épelé avec tes onze tuiles.
wordy-brief-2 = Les tuiles changent de camp : tu vois les siennes, il voit les tiennes.
wordy-brief-3 = À ton tour, demande un indice. L’autre camp répond, et prend les baies que ça coûte.
wordy-brief-4 = Ou propose un mot. Si c’est juste, tu peux gagner ; si c’est faux, l’autre camp prend deux baies.
