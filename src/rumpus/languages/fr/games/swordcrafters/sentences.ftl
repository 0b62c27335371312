# Ce qui se passe dans Swordcrafters, une phrase par événement.

axis-horizontal = à l’horizontale
axis-vertical = à la verticale
icons-horizontal = horizontale
icons-vertical = verticale

round_began =
    { $first ->
        [none] La manche { $round } commence.
       *[other] La manche { $round } commence. { $you ->
            [first] Tu joues
           *[other] { $first } joue
        } en premier.
    }
icons_shown = La carte de cette manche est { $card }. Coupes : { $icons }.
icon_skipped = Aucune coupe { $axis } n’est possible : elle est sautée.
sliced = { $you ->
        [seat] Tu tranches
       *[other] { $seat } tranche
    } { $axis }. Il y a maintenant { $groups } groupes.
selected =
    { $count ->
        [0] { $you ->
            [seat] Tu prends
           *[other] { $seat } prend
        } juste la forge
        [one] { $you ->
            [seat] Tu prends
           *[other] { $seat } prend
        } une tuile{ $forge ->
            [yes] {" "}et la forge
           *[no] {""}
        }
       *[other] { $you ->
            [seat] Tu prends
           *[other] { $seat } prend
        } { $count } tuiles{ $forge ->
            [yes] {" "}et la forge
           *[no] {""}
        }
    }{ $sword ->
        [0] {" "}pour la première épée.
        [1] {" "}pour la deuxième épée.
       *[none] .
    }
discarded =
    { $count ->
        [0] { $you ->
            [seat] Tu mets
           *[other] { $seat } met
        } la forge de côté.
        [one] { $you ->
            [seat] Tu remets
           *[other] { $seat } remet
        } une tuile dans la boîte.
       *[other] { $you ->
            [seat] Tu remets
           *[other] { $seat } remet
        } { $count } tuiles dans la boîte.
    }
left_over =
    { $count ->
        [0] Il ne reste que la forge.
        [one] La tuile restante va dans la boîte.
       *[other] Les { $count } tuiles restantes vont dans la boîte.
    }
first_player =
    { $clause ->
        [S-SELECT-4] Personne n’a pris la forge. { $you ->
            [seat] Tu commences
           *[other] { $seat } commence
        } la manche suivante.
       *[other] { $you ->
            [seat] Tu commences
           *[other] { $seat } commence
        } la manche suivante.
    }
crafted = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } fini de forger.
turned = { $you ->
        [seat] Tu tournes
       *[other] { $seat } tourne
    } une épée.
scored =
    { $seat ->
        [none] { $name } a
       *[other] { $you ->
            [seat] Tu as
           *[other] { $seat } a
        }
    } { $points ->
        [0] zéro point.
        [one] un point.
       *[other] { $points } points.
    }
ended =
    { $count ->
        [0] { $shared ->
            [yes] Des adversaires gagnent.
           *[no] Un adversaire gagne.
        }
        [one] { $shared ->
            [yes] { $you ->
                [winners] Tu partages
               *[other] { $winners } partage
            } la victoire avec un adversaire.
           *[no] { $you ->
                [winners] Tu gagnes
               *[other] { $winners } gagne
            } la partie.
        }
       *[other] Victoire partagée : { $winners }.
    }

# What may be done: the labels of buttons.

group-of-value =
    { $value ->
        [0] le groupe 1
        [1] le groupe 2
        [2] le groupe 3
        [3] le groupe 4
        [4] le groupe 5
       *[5] le groupe 6
    }
group-of-first =
    { $first ->
        [0] le groupe 1
        [1] le groupe 2
        [2] le groupe 3
        [3] le groupe 4
       *[4] le groupe 5
    }
token-slice =
    { $second ->
        [horizontal] Trancher { group-of-first } sous la ligne { $third }
       *[vertical] Trancher { group-of-first } à droite de la colonne { $third }
    }
token-discard = Rendre { group-of-value }
token-select = Prendre { group-of-value }
token-place =
    { $value ->
        [red] Monter une rouge
        [blue] Monter une bleue
        [purple] Monter une violette
        [green] Monter une verte
        [amber] Monter une ambrée
        [white] Monter une blanche
       *[blank] Monter une vierge
    }
token-side =
    { $value ->
        [left] Gauche
        [right] Droite
        [front] Devant
       *[back] Derrière
    }
token-take_off =
    { $value ->
        [left] Retirer une tuile à gauche
        [right] Retirer une tuile à droite
        [front] Retirer une tuile devant
       *[back] Retirer une tuile derrière
    }
token-finish = Fini
token-show =
    { $value ->
        [left] Montrer la gauche et…
        [right] Montrer la droite et…
        [front] Montrer le devant et…
       *[back] Montrer le derrière et…
    }
token-sword =
    { $value ->
        [0] Première épée
       *[1] Deuxième épée
    }

# The guided first game.

lesson-hello = Entre, attention aux étincelles ! Je suis ton coach. Tu forges une épée, et { $seat1 } et { $seat2 } aussi.
lesson-grid = Chaque manche commence par une grille de gemmes. Chacun y fait une coupe, puis chacun prend un morceau.
lesson-guards = Ton épée a quatre côtés. Deux gardes y sont déjà : une gemme violette devant, une verte derrière.
lesson-slice = Tu tranches en premier. Coupe au milieu : tape la ligne que je te montre, puis tranche.
lesson-sliced = Deux morceaux. Regarde celui de gauche : trois gemmes vertes !
lesson-pip-slices = Les autres tranchent aussi…
lesson-select-what = Maintenant, chacun prend un morceau, et c’est toi qui choisis en premier. Les voici, trois vertes et une bleue.
lesson-select = Tape ce morceau, puis prends-le.
lesson-others-take = Les autres prennent ce qui reste. Le dernier morceau va dans la boîte.
lesson-others-craft = Maintenant, tout le monde forge en même temps. Les autres vont vite…
lesson-craft = À toi l’enclume. Les quatre tuiles entrent dans ton épée pendant cette manche.
lesson-hold = Les tuiles tiennent en croix : d’abord gauche et droite, puis devant et derrière par-dessus. Il n’y a jamais de trou.
lesson-place = D’abord la bleue : elle va à gauche.
lesson-place-two = Une verte à droite, pour équilibrer.
lesson-place-three = Derrière, il y a une garde verte. Mets-y une gemme verte : deux à la suite !
lesson-place-last = Et la dernière devant.
lesson-finish = Beau début. Dis que tu as fini.
lesson-quality = Après six manches, on compte les points. Chaque côté marque sa plus longue rangée de gemmes identiques, deux points par gemme. Ton côté arrière en a déjà deux : quatre points.
lesson-magic = Les cartes magie marquent aussi : pour le plus de gemmes d’une couleur, ou pour le moins. Garde-les à l’œil.
lesson-length = Et la plus longue épée gagne six points de plus, alors un gros morceau n’est jamais perdu.
lesson-forge = La forge dans la grille n’est pas une gemme. Qui la prend commence la manche suivante, et choisir en premier vaut cher.
lesson-end = Il reste cinq manches, et tu sais tout. Continue : { $seat1 } et { $seat2 } ne m’attendent plus !

# The coach at a player's side.

coach-asked-slice = Fais une coupe bien droite dans un morceau. Plus tard, tu prends l’un des morceaux.
coach-asked-select = Prends un des morceaux. Ses tuiles entrent dans ton épée pendant cette manche.
coach-asked-discard = L’un des deux morceaux va dans la boîte. Tu continues avec l’autre.
coach-asked-craft = Monte toutes les tuiles de cette manche sur ton épée : d’abord gauche et droite, puis devant et derrière par-dessus.
coach-means-place = Choisis ensuite un côté. Des gemmes identiques à la suite sur un côté marquent deux points chacune.
coach-means-finish = Tu as fini pour cette manche. Après, plus rien ne bouge.
coach-slice = Le plus gros morceau aurait { $most } tuiles, le plus petit { $least }.
coach-slice-why = Une coupe doit laisser un bon morceau pour toi, et rien d’aussi bon à qui choisit avant toi.
coach-select = Il apporte { $tiles } tuiles, dont { $gems } avec une gemme. Les longues épées marquent aussi.
coach-select-alike = { $count } gemmes d’une même couleur : ça fait une rangée, et ça compte pour les cartes magie.
coach-select-forge = Il a la forge, donc tu commences la manche suivante.
coach-discard = Il n’a que { $tiles } tuiles ; l’autre morceau vaut plus.
coach-row = Ça fait une rangée de { $gems } gemmes identiques { $side ->
        [left] à gauche
        [right] à droite
        [front] devant
       *[back] derrière
    }.
coach-points = Si la partie finissait maintenant, ton épée marquerait { $now } points au lieu de { $before }.
