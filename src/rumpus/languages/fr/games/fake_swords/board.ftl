# Ce que dit le plateau de Fake Swords. Les couleurs s'accordent avec « carte ».

choice-fights-judged = Arbitré : avec des épées en mousse
choice-fights-arena = Arène : en temps réel
choice-fights-quick = Rapide : choix secrets
choice-touches-1 = Une touche
choice-touches-3 = Trois touches

fake-purple = violette
fake-green = verte
fake-yellow = jaune
fake-black = noire
fake-when-purple = tout le combat
fake-when-green = au début
fake-when-yellow = à chaque contact
fake-when-black = pour la plus petite taille

fake-learn = Apprendre à se battre
fake-table = La table
fake-players = Les joueurs et leurs cartes
fake-you = Toi
fake-seat = { $name } : { $sets } séries sur { $most } ; { $cards }{ $state ->
    [none] .
   *[other] . En ce moment : { $state }.
}
fake-seat-mine = Toi : { $sets } séries sur { $most } ; { $cards }{ $state ->
    [none] .
   *[other] . En ce moment : { $state }.
}
fake-count = { $count } × { $colour }
fake-no-cards = Pas encore de cartes.
fake-state-boss = Boss
fake-state-stand-in = Boss de ce combat
fake-state-fights = au combat
fake-state-finger = doigt levé
fake-state-pointed = doigt pointé
fake-state-not-pointed = pas encore pointé
fake-state-claims = annonce : pile { $number }
fake-claim-short = pile { $number } !

fake-pile = Pile { $number }
fake-pile-label = Pile { $number } : { $names }
fake-pile-empty = vide
fake-loose = Cartes qui ne sont encore sur aucune pile
fake-card-label = { $name }, { $colour }, sur la pile { $number }. { $text }
fake-card-loose = { $name }, { $colour }, sur aucune pile encore. { $text }
fake-card-read = { $name }, { $colour }, { $when } : { $text }
fake-claims-here = Annoncé ici : { $names }
fake-draw-pile = { $count } à piocher
fake-discard-pile = { $count } en défausse

fake-lay-onto = Poser { $name } sur la pile { $number }
fake-lay-where = Où va { $name } ?
fake-lay-onto-short = Poser sur la pile
fake-lay-beside = La poser à côté des piles
fake-spread = Répartir le reste
fake-talk = Dis où tu vas pointer. Tu peux mentir.
fake-talk-short = Je vise
fake-claim = Dire que tu vises la pile { $number }
fake-finger-ask = Doigt levé : c’est bon ?
fake-finger-up = Doigt levé : c’est bon !
fake-finger-down = Finalement, non
fake-count-down = Compter
fake-count-without = { $missing ->
    [one] Compter sans une personne
   *[other] Compter sans { $missing } personnes
}
fake-cards = Lire les cartes
fake-read-title = Les cartes de cette manche
fake-cards-of = Les cartes de { $name }
fake-cards-mine = Tes cartes

fake-point-where = Pointe une pile
fake-point-at = Pointer la pile { $number } : { $names }
fake-point-short = Pointer la pile { $number }
fake-pointed-at = Tu pointes la pile { $number }. Personne ne le voit encore.
fake-count-point = Pointez !
fake-count-fight = Combat !
fake-get-ready = Prépare-toi à pointer !
fake-tips = Seules les pointes des épées se touchent
fake-stopwatch = Depuis combien de temps dure le combat

fake-fate-taken = { $name } la prend
fake-fate-discarded = Personne
fake-fate-passed = Pas de combat
fake-fate-contested = Combat !
fake-fate-won = { $name } la gagne
fake-why-title = Où sont passées les dernières piles
fake-why-taken = Seul doigt sur cette pile : { $name } la prend.
fake-why-discarded = Personne ne l’a pointée. Elle part à la défausse.
fake-why-passed = Pointée par { $names }, mais on ne se bat que pour une pile par manche. Elle part à la défausse.
fake-why-contested = Pointée par { $names }. On se bat pour elle.
fake-why-won = Pointée par { $names }. { $name } a gagné le combat et la pile.

fake-pick-pile = Pour quelle pile se bat-on ?
fake-pick-pile-short = Pile { $number } : { $count } la veulent
fake-pick-fighters = Qui se bat ? Choisis deux noms.
fake-pick-two = Choisis deux noms
fake-pick-first = Choisis une pile
fake-pick-go = { $one } contre { $other } pour la pile { $number }

fake-rules = Les règles de ce combat
fake-rules-none = Aucune carte n’oblige personne : au combat !
fake-binds-both = pour les deux
fake-binds-one = seulement { $name }
fake-binds-you = seulement toi
fake-binds-nobody = la plus petite taille : reste à dire qui
fake-versus = vs
fake-shorter = plus petite taille
fake-is-shorter = { $name } : plus petite taille
fake-fight-prize = { $count ->
    [one] Pour la pile { $number } : une carte
   *[other] Pour la pile { $number } : { $count } cartes
}
fake-fight-tiebreaker = Pour la partie !
fake-fight-boss = Boss : { $name }
fake-fight-again = Assaut { $bout }
fake-start = Compter 3-2-1-Combat

fake-judge = Que s’est-il passé ?
fake-judge-hit = Touche sur { $name }
fake-judge-broke = a enfreint une règle…
fake-judge-arm = a bloqué du bras
fake-judge-both = Touche double : on refait
fake-judge-which = Quelle carte { $name } a enfreinte ?
fake-judge-back = Retour
fake-call = Signaler une règle enfreinte
fake-call-one = { $name } a enfreint { $card }
fake-decide = Règle enfreinte ?
fake-called = { $by } signale : { $name } a enfreint { $card } !
fake-uphold = Oui : { $name } perd
fake-dismiss = Non : on continue

fake-choose = Choisis en secret
fake-move-lunge = Fente
fake-move-feint = Feinte
fake-move-parry = Parade
fake-beats-lunge = bat une feinte
fake-beats-feint = bat une parade
fake-beats-parry = bat une fente
fake-barred = pas maintenant
fake-handicaps = Dans cet échange
fake-astray = Un de tes choix sur deux part de travers.
fake-idle = Gagner cet échange ne te rapporte rien.
fake-double = Perdre cet échange compte double pour toi.
fake-turned = Tout est inversé : ce qui perd gagne.
fake-chosen = { $move } ! Personne ne le voit encore.
fake-has-chosen = { $name } a choisi
fake-is-choosing = { $name } réfléchit…
fake-exchanges = Les échanges jusqu’ici
fake-exchange = { $one } contre { $other } : { $winner } marque.
fake-exchange-clash = { $one } contre { $other } : ça s’entrechoque.
fake-exchange-lot = Par tirage au sort : { $winner } marque.
fake-score = { $count } échanges gagnés sur 2

fake-moment-hit = Touché ! { $name } gagne
fake-moment-broken = Règle enfreinte ! { $name } gagne
fake-moment-arm_block = Bloqué du bras ! { $name } gagne
fake-moment-lot = Au sort : { $name } gagne
fake-moment-ruling = { $name } gagne
fake-moment-both = Les deux ! On refait
fake-moment-both-lots = Encore les deux ! Le sort décide
fake-moment-tiebreaker = Départage !
fake-moment-clash = Clac !
fake-moment-exchange = { $name } marque !
fake-moment-reshuffled = Nouvelle pioche

fake-first = Trois séries gagnent : trois cartes de même couleur chacune.
fake-line-lay = { $name } dispose les piles…
fake-line-lay-mine = Pose chaque carte sur une pile
fake-line-empty-mine = La pile { $number } est vide. Il faut une carte par pile
fake-line-ask = { $name } réfléchit aux piles…
fake-line-ask-mine = Les piles te vont ? Lève un doigt
fake-line-fingers = On attend le doigt de { $names }
fake-line-finger-mine = { $name } demande : c’est bon ?
fake-line-count = Tous les doigts sont levés. { $name } compte…
fake-line-count-mine = Tous les doigts sont levés. Compte !
fake-line-countdown = Trois, deux, un…
fake-line-reveal = Tout le monde pointe !
fake-line-point = Pointe une pile !
fake-line-pointed = C’est pointé. Attends les autres…
fake-line-pick = { $name } choisit le combat…
fake-line-pick-mine = Tu choisis le combat
fake-line-stand-in = { $name } désigne le Boss de ce combat…
fake-line-stand-in-mine = Qui est Boss de ce combat ?
fake-line-shorter = { $name } dit qui a la plus petite taille…
fake-line-shorter-mine = Qui a la plus petite taille ?
fake-line-start = { $one } contre { $other }. { $name } compte…
fake-line-start-mine = Épées en l’air ? Alors compte
fake-line-start-fighter = En garde ! { $name } compte…
fake-line-tips = Trois, deux, un… pointes jointes !
fake-line-fight = { $one } contre { $other } : combat !
fake-line-call = Une règle enfreinte ? { $name } décide…
fake-line-choose = Choisis : fente, feinte ou parade
fake-line-chooses = { $count ->
    [one] { $names } choisit…
   *[other] En plein choix : { $names }…
}
fake-line-won = { $name } gagne la partie !
fake-line-won-mine = Tu gagnes la partie !

fake-sets =
    { $points ->
        [one] { $points } série
       *[other] { $points } séries
    }

## Highlights of a finished game

fake-highlight-hit = La touche
fake-highlight-win = La dernière série
fake-highlight-pile = Un seul doigt
fake-highlight-both = Les deux à la fois

## The rules in short

fake-brief-goal = Le but : trois séries avant tout le monde. Une série, c’est trois cartes d’une même couleur.
fake-brief-1 = Le Boss pioche des cartes et les répartit en piles. Tout le monde peut parler, et mentir.
fake-brief-2 = Trois, deux, un : tout le monde pointe une pile au même instant.
fake-brief-3 = Aucun autre doigt sur la pile ? Elle est à toi.
fake-brief-4 = D’autres doigts ? Battez-vous pour elle avec des épées en mousse, en respectant les règles de ses cartes. Une touche au corps gagne.
