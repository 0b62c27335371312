# Ce que dit le plateau de Throw Throw Burrito.

choice-battles-judged = Arbitré : avec de vrais burritos
choice-battles-arena = Arène : en temps réel
choice-battles-quick = Rapide : choix secrets
choice-leaving-stand_in = Une doublure continue
choice-leaving-skip = La place est sautée

burrito-card-avocado = avocat
burrito-card-bean = haricot
burrito-card-chilli = piment
burrito-card-corn = maïs
burrito-card-lime = citron vert
burrito-card-onion = oignon
burrito-card-tomato = tomate
burrito-card-brawl_sun = Bagarre soleil
burrito-card-brawl_moon = Bagarre lune
burrito-card-war = Guerre
burrito-card-duel = Duel
burrito-kind-brawl = une Bagarre
burrito-kind-war = la Guerre
burrito-kind-duel = un Duel
burrito-name-brawl = Bagarre
burrito-name-war = Guerre
burrito-name-duel = Duel
burrito-shout-brawl = Bagarre !
burrito-shout-war = Guerre !
burrito-shout-duel = Duel !
burrito-shout-all = Guerre générale !
burrito-shout-round-duel = Duel pour la manche !
burrito-shout-round-war = Guerre pour la manche !
burrito-shout-final = Le Duel final !

burrito-table = La table
burrito-players = Les joueurs, dans le sens horaire
burrito-you = Toi
burrito-people = { $count } personnes
burrito-seat = { $name } : { $points } points, { $sets ->
    [0] aucun trio
    [one] un trio
   *[other] { $sets } trios
}, { $bruises ->
    [0] aucun bleu
    [one] un bleu
   *[other] { $bruises } bleus
} ; { $pile } cartes sur la pile, { $hand } en main{ $state ->
    [none] .
   *[other] . { $state }.
}
burrito-state-badge = Badge « Craignez-moi »
burrito-state-left = Reçoit tes cartes
burrito-state-fights = Au combat
burrito-state-skipped = Place vide
burrito-state-counts = Compte 3-2-1
burrito-fear-me = Craignez-moi
burrito-score-title = La pile de score de { $name }
burrito-score-mine = Ta pile de score
burrito-score-none = Rien encore.
burrito-score-set = Trio { $card } : { $points }
burrito-score-bruises = { $count ->
    [one] Un bleu : −1
   *[other] { $count } bleus : −{ $count }
}

burrito-pile-own = Ta pile
burrito-pile-left = Pile gauche
burrito-pile-right = Pile droite
burrito-pile-community = Commune
burrito-pile-of = La pile de { $name } : { $count } cartes
burrito-pile-next = À { $name }
burrito-draw-own = Piocher dans ta pile : { $count } cartes
burrito-draw-left = Piocher dans la pile commune de gauche : { $count } cartes
burrito-draw-right = Piocher dans la pile commune de droite : { $count } cartes
burrito-draw-short = Piocher
burrito-next-label = La pile de { $name }, qui reçoit tes cartes : { $count } cartes
burrito-community-label = Pile commune : { $count } cartes
burrito-middle = { $burritos } burritos et { $bruises } bleus au milieu
burrito-bruises-left = reste { $count }

burrito-hand = Ta main
burrito-pass-card = Passer { $card } à { $name }
burrito-pick-card = Choisir { $card } pour un trio
burrito-card-unknown = Carte tout juste piochée
burrito-card-held = { $card }, cartes gelées
burrito-drew = Tu pioches : { $card }.
burrito-mode = Ce que fait un appui
burrito-mode-pass = Passer
burrito-mode-set = Faire un trio
burrito-pick = { $count ->
    [0] Tapes-en trois pareilles
    [1] Encore deux
   *[other] Encore une
}
burrito-join = Trois cartes bataille ? Tape-les et crie aussi !
burrito-pick-shout = Trois cartes bataille ? Crie !
burrito-pick-none = Elles ne vont pas ensemble
burrito-shouts = Déclarer une bataille avec ces trois cartes
burrito-claim = un cri à tort coûte un bleu
burrito-duelists = Qui se bat en Duel ? Choisis deux noms.
burrito-duelists-one = Et contre qui ?
burrito-unpick = Les reposer
burrito-wait = Rien à piocher. Attends une carte.
burrito-late = Trop tard
burrito-why = Pourquoi ?
burrito-hint-B-PASS-1 = Tu n’as plus cette carte.
burrito-hint-B-PASS-2 = Cinq, c’est le maximum : passes-en une d’abord.
burrito-hint-B-PASS-3 = Pioche dans une autre pile : la tienne, si elle a des cartes.
burrito-hint-B-PASS-R1 = Il n’y a plus de carte là.
burrito-hint-B-PASS-R2 = Remonte d’abord à cinq.
burrito-hint-B-SET-1 = Tu n’as pas ces trois cartes.
burrito-hint-B-SET-R1 = Ces trois-là ne vont pas ensemble.
burrito-hint-B-BATTLE-1 = Les cartes sont gelées.
burrito-hint-B-MULTI-R1 = Les cartes sont gelées.
burrito-hint-B-START-1 = Attends le 3-2-1-Burrito.
burrito-hint-B-LOSE-2 = Attends le 3-2-1-Burrito.

burrito-count = Compter 3-2-1-Burrito
burrito-count-paces = Compter les pas : 3-2-1
burrito-count-go = Burrito !
burrito-get-ready = Prépare tes cartes !
burrito-get-set = On va choper un burrito ?
burrito-take-pace = Un pas à chaque chiffre
burrito-frozen = Gelé !

burrito-vote = Personne ne pose de trio. Arrêter la manche là ?
burrito-vote-yes = Arrêter
burrito-vote-no = Continuer
burrito-votes = { $count } pour, sur { $all }

burrito-fighters = Qui se bat
burrito-versus = vs
burrito-stake-bruise = Un bleu pour qui perd
burrito-stake-round = Pour la manche
burrito-stake-game = Pour la partie
burrito-multi = Plusieurs batailles à la fois : une Guerre générale
burrito-behind-back = Les premiers lancers se font dans le dos
burrito-put-out = Qui est touché sort, jusqu’au dernier debout
burrito-tie = On continue après l’égalité
burrito-judge = { $name } arbitre
burrito-judge-mine = Tu arbitres
burrito-judge-none = Les combattants doivent se mettre d’accord
burrito-says-hit = { $name } : touche ({ $losers })
burrito-says-caught = { $name } : attrapé (lancer : { $losers })
burrito-says-foul = { $name } : faute ({ $losers })
burrito-says-grab = { $name } : burrito pris ({ $losers })
burrito-has-chosen = { $name } : c’est choisi
burrito-is-choosing = { $name } : en pleine réflexion…
burrito-has-reported = { $name } : c’est dit
burrito-arena = La bataille se joue dans l’arène
burrito-grab = Prendre un burrito : { $stake ->
    [bruise] coûte un bleu
   *[other] c’est l’exclusion
}
burrito-grab-sure = Vraiment ? Tape encore : { $stake ->
    [bruise] un bleu pour toi
   *[other] exclusion pour toi
}

burrito-report = Que s’est-il passé ?
burrito-cause-hit = Touche
burrito-cause-caught = Attrapé
burrito-cause-foul = Faute
burrito-cause-grab = Pris
burrito-lost-hit = Touche sur { $name }
burrito-lost-hit-mine = Touche sur moi
burrito-lost-caught = J’ai attrapé le lancer de { $name }
burrito-lost-caught-by = Quelqu’un a attrapé le lancer de { $name }
burrito-lost-caught-mine = Mon lancer a été attrapé
burrito-lost-foul = Faute de { $name }
burrito-lost-foul-mine = Ma faute
burrito-lost-grab = { $name } a pris un burrito
burrito-several = Plusieurs au même instant
burrito-report-these = Ça s’est passé comme ça
burrito-by = Qui a lancé ou attrapé ?
burrito-by-nobody = on ne sait pas
burrito-reported = C’est dit. Maintenant, les autres doivent être d’accord.

burrito-host-rule = Trancher comme hôte
burrito-host-rules = Tu tranches comme hôte : que s’est-il passé ?
burrito-host-back = Laisser les combattants s’accorder

burrito-choose = Choisis en secret
burrito-target = Sur qui ?
burrito-at = Sur { $name }
burrito-move-throw = Lancer
burrito-move-fake = Feinter
burrito-move-catch = Attraper
burrito-beats-throw = touche qui lance ou feinte
burrito-beats-fake = touche qui veut attraper
burrito-beats-catch = bat un lancer sur toi
burrito-chosen = { $move } ! Personne ne le voit encore.
burrito-chosen-at = { $move } sur { $name } ! Personne ne le voit encore.
burrito-exchange = Échange { $number }
burrito-did-throw = { $name } → { $target } : lancer
burrito-did-fake = { $name } → { $target } : feinte
burrito-did-catch = { $name } : prise en attente
burrito-exchanges = Le dernier échange

burrito-moment-declared = { $kind ->
    [brawl] Bagarre !
    [war] Guerre !
   *[duel] Duel !
}
burrito-moment-battle_set = { $clause ->
    [B-RTIE-1] Duel pour la manche !
    [B-RTIE-2] Guerre pour la manche !
    [B-WIN-2] Le Duel final !
   *[other] Guerre générale !
}
burrito-moment-falsely_declared = Raté !
burrito-moment-grabbed = Pas touche !
burrito-moment-tied = Au même instant !
burrito-moment-lot_drawn = Le sort décide
burrito-moment-called_off = Annulé
burrito-moment-nobody_lost = Aucune touche
burrito-moment-battle_lost = { $cause ->
    [hit] Splatch !
    [caught] Attrapé !
    [foul] Faute !
   *[other] Perdu !
}
burrito-moment-bruised = { $left ->
    [0] Le dernier bleu !
   *[other] Un bleu !
}
burrito-moment-round_ended = La manche { $round } est finie
burrito-moment-round_tied = Égalité !
burrito-moment-deck_turned = Carte Guerre !
burrito-moment-round_won = { $name } gagne la manche { $round } !
burrito-moment-badge_given = Craignez { $name } !
burrito-moment-seat_skipped = { $name } a quitté la table
burrito-moment-ended = { $name } gagne !

burrito-round = Manche { $round }
burrito-first = Trois pareilles font un trio. Les cartes bataille comptent double.
burrito-line-breather = On souffle…
burrito-line-count = { $name } compte 3-2-1-Burrito…
burrito-line-count-mine = Tout le monde y est ? Compte 3-2-1-Burrito
burrito-line-countdown = Trois, deux, un…
burrito-line-pass = Passe et pioche !
burrito-line-passing = Tout le monde passe des cartes
burrito-line-frozen = Les cartes sont gelées
burrito-line-declared-mine = Tu déclares { $kind } ! Les cartes sont gelées
burrito-line-declared = { $name } déclare { $kind } ! Les cartes sont gelées
burrito-line-paces = Duel : { $names }, dos à dos
burrito-line-ready = En place : { $names }
burrito-line-battle = Bataille : { $names }
burrito-line-report = Lance ! Puis dis ce qui s’est passé
burrito-line-rule = Tu arbitres : dis ce que tu as vu
burrito-line-choose = Choisis : lancer, feinter ou attraper
burrito-line-chooses = { $count ->
    [one] { $names } choisit…
   *[other] En plein choix : { $names }…
}
burrito-line-won = { $name } gagne la partie !
burrito-line-won-mine = Tu gagnes la partie !

burrito-records = Comment ça s’est joué
burrito-records-name = Qui
burrito-records-points = Points
burrito-records-pace = Cartes par minute
burrito-records-drought = Plus longue disette
burrito-records-seconds = { $seconds } s
burrito-records-hits = Qui a touché qui
burrito-records-no-hits = Personne n’a touché personne.
burrito-records-hit = { $by } → { $on }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
burrito-records-fastest = le plus vite
burrito-records-longest = la plus longue

## Highlights of a finished game

burrito-highlight-hit = Le splatch
burrito-highlight-catch = Quelle prise
burrito-highlight-wrong = Oups
burrito-highlight-battle = La plus grosse bataille

## The rules in short

burrito-brief-goal = Avoir le plus de points quand il n’y a plus de bleus : les trios moins les bleus. On joue deux manches.
burrito-brief-1 = Tous en même temps : pioche une carte, gardes-en cinq, passes-en une à gauche. Personne n’attend.
burrito-brief-2 = Trois pareilles font un trio : pose-les pour un point, et pioches-en trois autres.
burrito-brief-3 = Trois cartes bataille valent deux points, arrêtent tout et lancent une bataille. Leur sorte dit qui se bat.
burrito-brief-4 = Lance ! La première personne touchée perd et prend un bleu. Qui attrape un lancer renverse tout.
