# Ce qui se passe dans Fake Swords, une phrase par événement.

mode-judged = avec des épées en mousse
mode-arena = dans l’arène
mode-quick = à choix secrets

dealt = { $you ->
        [seat] Tu reçois
       *[other] { $seat } reçoit
    } { $card }.
round_began = La manche { $round } commence. Boss : { $you ->
        [boss] toi
       *[other] { $boss }
    }.
drew =
    { $clause ->
        [F-DECK-R1] { $you ->
            [seat] Tu pioches
           *[other] { $seat } pioche
        } ce qui reste : { $cards }.
       *[other] { $you ->
            [seat] Tu pioches
           *[other] { $seat } pioche
        } { $cards }.
    }
reshuffled =
    { $number ->
        [one] L’unique carte défaussée devient la nouvelle pioche.
       *[other] Les { $number } cartes défaussées sont mélangées en une nouvelle pioche.
    }
deck_out = Il n’y a plus rien à piocher.

arranged =
    { $lowered ->
        [yes] { $you ->
            [seat] Tu réarranges
           *[other] { $seat } réarrange
        } les piles. Tous les doigts se baissent.
       *[no] { $you ->
            [seat] Tu disposes
           *[other] { $seat } dispose
        } les piles.
    }
card_moved =
    { $number ->
        [none] { $you ->
            [seat] Tu retires
           *[other] { $seat } retire
        } { $card } de sa pile.
       *[other] { $you ->
            [seat] Tu poses
           *[other] { $seat } pose
        } { $card } sur la pile { $number }.
    }{ $lowered ->
        [yes] {" "}Tous les doigts se baissent.
       *[no] {""}
    }
claimed =
    { $you ->
        [seat] { $number ->
            [none] Tu retires ton annonce.
           *[other] Tu annonces : je vise la pile { $number }.
        }
       *[other] { $number ->
            [none] { $seat } retire son annonce.
           *[other] { $seat } annonce : je vise la pile { $number }.
        }
    }
finger_raised =
    { $asks ->
        [yes] { $you ->
            [seat] Tu lèves
           *[other] { $seat } lève
        } un doigt : c’est bon pour tout le monde ?
       *[no] { $you ->
            [seat] C’est bon pour toi
           *[other] C’est bon pour { $seat }
        }.
    }
finger_lowered = { $you ->
        [seat] Finalement, tu baisses
       *[other] Finalement, { $seat } baisse
    } le doigt.
ready_time_over = Le temps de se préparer est écoulé. { $boss } peut compter.
countdown_began =
    { $count ->
        [0] { $you ->
            [seat] Tu comptes
           *[other] { $seat } compte
        } : trois, deux, un.
       *[other] { $you ->
            [seat] Tu comptes
           *[other] { $seat } compte
        } sans attendre { $missing } : trois, deux, un.
    }
pointing_began = Pointez !
pointed = { $you ->
        [seat] Tu pointes
       *[other] { $seat } pointe
    }.
picked_at_random =
    { $you ->
        [seat] Tu n’as pas pointé à temps. La table choisit pour toi la pile { $number } au hasard.
       *[other] { $seat } n’a pas pointé à temps. La table choisit à sa place la pile { $number } au hasard.
    }
revealed = Tout le monde montre où pointe son doigt.
pile_taken =
    { $you ->
        [seat] Aucun autre doigt sur la pile { $number } : tu prends { $cards }.
       *[other] Aucun autre doigt sur la pile { $number } : { $seat } prend { $cards }.
    }
pile_discarded =
    { $clause ->
        [F-NONE-1] Personne ne pointe la pile { $number }. Elle est défaussée.
        [F-TIE-4] On ne se bat pas pour la pile { $number }. Elle est défaussée.
       *[other] La pile { $number } est défaussée sans combat.
    }
pile_contested = La pile { $number } est pointée par { $seats }.

fight_picked =
    { $boss ->
        [none] Combat pour la pile { $number } : { $fighters }. Enjeu : { $cards }.
       *[other] { $you ->
            [boss] Tu choisis
           *[other] { $boss } choisit
        } le combat pour la pile { $number } ({ $cards }) : { $fighters }.
    }
tiebreaker_set =
    { $clause ->
        [F-WIN-2] Trois séries des deux côtés. Combat de départage : { $fighters }. En vigueur : { $cards }.
        [F-WIN-3] Trois séries à plusieurs. Combat de départage entre qui a le plus de cartes : { $fighters }. En vigueur : { $cards }.
       *[other] Égalité. Combat de départage : { $fighters }. En vigueur : { $cards }.
    }
drawn_by_lot = Égalité : { $among }. Le sort envoie au combat { $seats }.
stand_in_named =
    { $clause ->
        [F-FIGHT-3] { $you ->
            [boss] Tu te bats
           *[other] { $boss } se bat
        }, alors { $you ->
            [seat] tu es
           *[other] { $seat } est
        } Boss de ce combat.
       *[other] { $you ->
            [boss] Tu ne peux
           *[other] { $boss } ne peut
        } pas arbitrer, alors { $you ->
            [seat] tu es
           *[other] { $seat } est
        } Boss de ce combat.
    }
shorter_named = { $you ->
        [boss] Tu dis
       *[other] { $boss } dit
    } que { $you ->
        [seat] tu as
       *[other] { $seat } a
    } la plus petite taille.
bout_set =
    { $shorter ->
        [none] Combat { $mode }{ $touches ->
            [3] , en trois touches
           *[other] {""}
        } : { $fighters }. En vigueur : { $cards }.
       *[other] Combat { $mode }{ $touches ->
            [3] , en trois touches
           *[other] {""}
        } : { $fighters }. { $you ->
            [shorter] Tu as
           *[other] { $shorter } a
        } la plus petite taille. En vigueur : { $cards }.
    }
fight_counted =
    { $boss ->
        [none] La table compte : trois, deux, un.
       *[other] { $you ->
            [boss] Tu comptes
           *[other] { $boss } compte
        } : trois, deux, un.
    }
fight_began = Combat !
called_out = { $you ->
        [by] Tu signales
       *[other] { $by } signale
    } que { $you ->
        [seat] tu as
       *[other] { $seat } a
    } enfreint { $card }.
call_dismissed = { $you ->
        [boss] Tu décides
       *[other] { $boss } décide
    } que { $you ->
        [seat] tu n’as
       *[other] { $seat } n’a
    } pas enfreint { $card }.
chosen = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } choisi.
strayed = { $seat } voulait une { $chosen ->
        [lunge] fente
        [feint] feinte
       *[parry] parade
    }, mais ça devient une { $move ->
        [lunge] fente
        [feint] feinte
       *[parry] parade
    }.
exchanged =
    { $winner ->
        [none] { $card ->
            [none] Double { $first ->
                [lunge] fente
                [feint] feinte
               *[parry] parade
            } ({ $fighters }) : ça s’entrechoque.
           *[other] Entre { $fighters } : { $first ->
                [lunge] fente
                [feint] feinte
               *[parry] parade
            } contre { $second ->
                [lunge] fente
                [feint] feinte
               *[parry] parade
            }. Avec { $card }, ça s’entrechoque.
        }
       *[other] Entre { $fighters } : { $first ->
            [lunge] fente
            [feint] feinte
           *[parry] parade
        } contre { $second ->
            [lunge] fente
            [feint] feinte
           *[parry] parade
        }. { $you ->
            [winner] Tu gagnes
           *[other] { $winner } gagne
        } l’échange.
    }
exchange_drawn =
    { $card ->
        [none] Après trois chocs, le sort décide : { $you ->
            [winner] tu gagnes
           *[other] { $winner } gagne
        } l’échange.
       *[other] { $card } : le sort décide, et { $you ->
            [winner] tu gagnes
           *[other] { $winner } gagne
        } l’échange.
    }
advantage_used = { $card } { $you ->
        [seat] t’aide
       *[other] aide { $seat }
    }.
nothing_scored = { $you ->
        [seat] L’échange que tu as gagné
       *[other] L’échange gagné par { $seat }
    } ne rapporte rien.
ground_given =
    { $you ->
        [seat] Tu recules et perds un échange gagné.
       *[other] { $seat } recule et perd un échange gagné.
    }
both_lost =
    { $again ->
        [yes] Défaite au même instant : { $fighters }. On refait le combat.
       *[no] Encore une défaite au même instant : { $fighters }.
    }
fight_won =
    { $cause ->
        [hit] { $you ->
            [seat] Tu touches { $loser } et gagnes le combat.
            [loser] { $seat } te touche et gagne le combat.
           *[other] { $seat } touche { $loser } et gagne le combat.
        }
        [broken] { $you ->
            [loser] Tu as
           *[other] { $loser } a
        } enfreint { $card ->
            [none] une règle
           *[other] { $card }
        }. { $you ->
            [seat] Tu gagnes
           *[other] { $seat } gagne
        } le combat.
        [arm_block] { $you ->
            [loser] Tu as
           *[other] { $loser } a
        } bloqué du bras. { $you ->
            [seat] Tu gagnes
           *[other] { $seat } gagne
        } le combat.
        [lot] Le sort décide : { $you ->
            [seat] tu gagnes
           *[other] { $seat } gagne
        } le combat.
       *[other] L’hôte décide : { $you ->
            [seat] tu gagnes
           *[other] { $seat } gagne
        } le combat.
    }
prize_taken = { $you ->
        [seat] Tu prends
       *[other] { $seat } prend
    } la pile { $number } : { $cards }.
ended =
    { $you ->
        [seat] { $clause ->
            [F-WIN-1] Tu as trois séries et gagnes la partie !
            [F-DECK-R1] Tu gagnes la partie !
           *[other] Tu gagnes le départage et la partie !
        }
       *[other] { $clause ->
            [F-WIN-1] { $seat } a trois séries et gagne la partie.
            [F-DECK-R1] { $seat } gagne la partie.
           *[other] { $seat } gagne le départage et la partie.
        }
    }

# What may be done: the labels of buttons.

token-card = { $second }
token-next_pile = Pile suivante
token-move = Déplacer une carte
token-onto =
    { $value ->
        [none] À côté des piles
        [0] Sur la pile 1
        [1] Sur la pile 2
        [2] Sur la pile 3
        [3] Sur la pile 4
       *[4] Sur la pile 5
    }
token-claim =
    { $value ->
        [none] Ne rien dire
        [0] Annoncer : pile 1
        [1] Annoncer : pile 2
        [2] Annoncer : pile 3
        [3] Annoncer : pile 4
       *[4] Annoncer : pile 5
    }
token-raise = Lever un doigt
token-lower = Baisser le doigt
token-count_down = Compter 3-2-1
token-point =
    { $value ->
        [0] Pile 1
        [1] Pile 2
        [2] Pile 3
        [3] Pile 4
       *[4] Pile 5
    }
token-pick =
    { $value ->
        [0] Combat pour la pile 1
        [1] Combat pour la pile 2
        [2] Combat pour la pile 3
        [3] Combat pour la pile 4
       *[4] Combat pour la pile 5
    }
token-seat = { $seat }
token-choose =
    { $value ->
        [lunge] Fente
        [feint] Feinte
       *[parry] Parade
    }
token-start = Compter 3-2-1-Combat
token-report =
    { $value ->
        [hit] Une touche
        [broken] Une règle enfreinte
        [arm_block] Bloqué du bras
       *[both] Les deux à la fois
    }
token-rule = { $second }
token-uphold = Elle a été enfreinte
token-dismiss = Elle ne l’a pas été

# The guided first game.

lesson-hello = En garde ! Je suis ton coach. Tu affrontes { $seat1 } et { $seat2 }, et personne ne se fait mal.
lesson-goal = Tu collectionnes des cartes. Trois d’une même couleur font une série, et trois séries gagnent. Tu commences avec une carte, une violette.
lesson-boss = { $seat1 } est Boss de cette manche et répartit cinq cartes en trois piles.
lesson-piles = La plus grosse pile a trois cartes : deux jaunes et une violette. Elle irait bien avec la tienne.
lesson-secret = Bientôt, tout le monde pointe une pile, au même instant. Un seul doigt ? La pile est à toi. Deux doigts ? On se bat pour elle !
lesson-finger = Les autres ont le doigt levé : c’est bon pour eux. Lève le tien.
lesson-count = Trois, deux, un…
lesson-point = Maintenant, pointe la grosse pile, la numéro 2. Personne ne le voit avant que tout le monde ait pointé.
lesson-sole = Personne d’autre n’en voulait. Trois nouvelles cartes pour toi !
lesson-sets = Tu as maintenant deux violettes et deux jaunes. Une de plus de chaque ferait deux séries.
lesson-boss-two = Au tour de { $seat2 } d’être Boss.
lesson-again = La pile 1 a deux jaunes et une violette. Ça ferait deux séries d’un coup !
lesson-finger-two = Lève le doigt quand c’est bon.
lesson-point-two = Pointe la pile 1. Courage !
lesson-contested = Ha ! { $seat1 } la pointe aussi. Alors, à vos épées.
lesson-fight = C’est un combat rapide : chacun choisit un coup en secret. Deux échanges gagnés font une touche. Les cartes de la pile sont ses règles farfelues.
lesson-beats = La fente bat la feinte, la feinte bat la parade, la parade bat la fente.
lesson-lunge = { $seat1 } a l’air de mijoter un truc. Fente !
lesson-one-up = Une feinte, et tu as été plus rapide. Un à zéro !
lesson-feint = Maintenant, { $seat1 } se méfie et va parer. Feinte !
lesson-hit = Touché ! La victoire rapporte toute la pile. Tu as deux séries.
lesson-you-boss = Maintenant, c’est toi le Boss : à toi de répartir ces cinq cartes en piles.
lesson-spread = Tu pourrais les poser comme tu veux. Cette fois, laisse-moi faire : tape le bouton.
lesson-plan = La pile 2 a deux jaunes. Avec tes quatre jaunes, ça fait six : ta troisième série !
lesson-ask = Lève le doigt pour demander si c’est bon pour tout le monde.
lesson-your-count = Tous les doigts sont levés. Tu es Boss, alors tu comptes.
lesson-point-three = Et maintenant, pointe la pile 2, l’air de rien.
lesson-won = Trois séries : tu gagnes ! D’autres combats se font pour de vrai avec des épées en mousse, ou dans l’arène à l’écran. À toi de jouer !

# The coach at a player's side.

coach-asked-piles = Tu es Boss : répartis les cartes en piles. Tout le monde en pointera une, toi aussi.
coach-asked-finger = Lève le doigt quand c’est bon.
coach-asked-count = Compte : ensuite tout le monde pointe.
coach-asked-point = Pointe une pile en secret. Si ton doigt est le seul, elle est à toi ; sinon, il faudra peut-être te battre.
coach-asked-pick = Choisis pour quelle pile on se bat, et qui.
coach-asked-exchange = Choisis en secret : la fente bat la feinte, la feinte bat la parade, la parade bat la fente. Deux échanges gagnés font une touche.
coach-asked-stand_in = Nomme quelqu’un qui dirige ce combat à ta place.
coach-asked-shorter = Dis qui a la plus petite taille : les cartes noires l’aident.
coach-asked-start = Compte 3-2-1-Combat quand c’est bon des deux côtés.
coach-asked-report = Dis comment le combat a fini.
coach-asked-decide = Dis si la règle a été enfreinte.
coach-means-raise = Quand tous les doigts sont levés, le Boss compte.
coach-means-count_down = À la fin, tout le monde pointe.
coach-means-choose = { $value ->
        [lunge] Bat une feinte, perd contre une parade.
        [feint] Bat une parade, perd contre une fente.
       *[parry] Bat une fente, perd contre une feinte.
    }
coach-pile = La pile { $pile } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. { $sets ->
        [0] Elle ne complète aucune série pour toi.
        [one] Elle complète une série pour toi.
       *[other] Elle complète { $sets } séries pour toi.
    }
coach-rivals = { $rivals ->
        [0] Ce n’est la meilleure pile pour personne d’autre, alors elle peut être à toi sans combat.
        [one] Quelqu’un d’autre la préfère aussi. Ça peut finir en combat.
       *[other] { $rivals } autres la préfèrent aussi. Ça peut finir en combat.
    }
coach-exchange = { $move ->
        [lunge] Une fente bat une feinte et perd contre une parade.
        [feint] Une feinte bat une parade et perd contre une fente.
       *[parry] Une parade bat une fente et perd contre une feinte.
    }
coach-mix = En face, on devine aussi : ne choisis jamais selon un schéma.
coach-arrange = Des piles égales se disputent moins. Mets ce dont toi seulement as besoin sur l’une d’elles.
coach-pick = { $own ->
        [yes] Tu te bats pour elle en personne : personne d’autre ne peut te la gagner.
       *[no] Tu ne te bats pas, alors pense à qui est près de gagner.
    }
