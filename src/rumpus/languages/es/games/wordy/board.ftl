# Lo que dice el tablero de A Little Wordy. Las frases de los sucesos están en sentences.ftl.

choice-clues-shuffled = Barajadas
choice-clues-first_game = Primera partida
choice-words-checked = Comprobadas
choice-words-challenge = Con impugnación
choice-rounds-1 = Una ronda
choice-rounds-3 = Al mejor de tres
choice-answer_s-0 = Sin límite
choice-answer_s-30 = 30 segundos
choice-answer_s-60 = 1 minuto
choice-answer_s-120 = 2 minutos

wordy-table = La mesa
wordy-you = Tú
wordy-berries = { $count ->
    [one] una baya
   *[other] { $count } bayas
}
wordy-side = { $name }: { $berries }
wordy-side-to-move = le toca
wordy-side-thinking = pensando
wordy-side-written = ya está
wordy-side-guessed = la encontró
wordy-side-away = sin conexión
wordy-side-stand-in = juega un bot
wordy-side-wins = { $wins ->
    [one] una ronda ganada
   *[other] { $wins } rondas ganadas
}
wordy-bank = Banco: { $berries }
wordy-bank-tally = Banco vacío, { $tally } más apuntadas
wordy-bank-short = Banco
wordy-tally-short = +{ $tally }
wordy-round = Ronda { $round }

wordy-rack-mine = Fichas delante de ti: { $tiles }
wordy-rack = Fichas delante de { $name }: { $tiles }
wordy-rack-title = Delante de { $name }
wordy-rack-title-mine = Delante de ti: { $name } hizo una palabra con estas
wordy-rack-none = Aún no hay fichas

# Tabs
wordy-tabs = Partes del tablero
wordy-beside = Notas e historial
wordy-tab-play = Jugar
wordy-tab-notes = Notas
wordy-tab-history = Historial

# The clue cards
wordy-clue-last = Última letra
wordy-clue-relative = ¿Más larga o más corta?
wordy-clue-strike = Caza una letra
wordy-clue-length = Longitud exacta
wordy-clue-builder = Constructor
wordy-clue-first = Primera letra
wordy-clue-share = A medias
wordy-clue-rare = Pieza rara
wordy-clue-vowel = Compra una vocal
wordy-clue-give = Toma y daca
wordy-clue-burn = Quema las copias
wordy-clue-vowel_count = Cuántas vocales
wordy-clue-consonant_count = Cuántas consonantes
wordy-clue-super = Supercaza
wordy-clue-rhyme = Hora de rimar
wordy-clue-dynamic = Constructor dinámico

wordy-what-last = Te dicen la última letra de la palabra oculta.
wordy-what-relative = Forma una palabra; te dicen si la oculta es más larga, más corta o igual de larga.
wordy-what-strike = Di una de tus letras; te dicen si está en la palabra oculta.
wordy-what-length = Te dicen cuántas letras tiene la palabra oculta.
wordy-what-builder = Forma una palabra; se voltean las fichas que no están en la palabra oculta.
wordy-what-first = Te dicen la primera letra de la palabra oculta.
wordy-what-share = Di una letra que esté en los dos lados; cada lado dice cuántas veces la tiene su palabra.
wordy-what-rare = Elige una de cinco letras raras; te dicen si está en la palabra oculta.
wordy-what-vowel = Te muestran una vocal de su palabra que aún no conoces.
wordy-what-give = Cada lado muestra una letra de su palabra que aún no se conoce.
wordy-what-burn = Di una letra que tengas repetida; te dicen cuántas veces está en la palabra oculta.
wordy-what-vowel_count = Te dicen cuántas vocales tiene la palabra oculta.
wordy-what-consonant_count = Te dicen cuántas consonantes tiene la palabra oculta.
wordy-what-super = Como Caza una letra; y si la letra está, te muestran uno de sus lugares.
wordy-what-rhyme = Te dan una palabra que rima con la oculta.
wordy-what-dynamic = Como Constructor, pero cuesta una baya por cada ficha que queda en pie.

wordy-vanilla = suave
wordy-spicy = picante
wordy-price-dynamic = una baya por cada ficha que queda en pie
wordy-card = { $name }, { $kind }, { $price }. { $what }
wordy-card-closed = { $name } no se puede usar ahora: { $why }
wordy-closed-no_double = no tienes ninguna letra repetida
wordy-closed-no_common = los dos lados no comparten ninguna letra
wordy-closed-own_word_known = tu palabra ya se conoce
wordy-clues = Cartas de pista

# A turn
wordy-turn-choose = ¿Qué vas a hacer?
wordy-guess = Adivinar la palabra
wordy-guess-what = Deletrea la palabra oculta. Si fallas, { $name } recibe 2 bayas.
wordy-guess-do = Decir { $word }
wordy-guess-risk = 2 bayas para { $name } si fallas
wordy-ask-do = Preguntar
wordy-ask-letter = Preguntar por la { $letter }
wordy-ask-word = Mostrar { $word }
wordy-pays = { $name } recibe { $berries }
wordy-pays-dynamic = { $name } recibe una baya por cada ficha que queda en pie
wordy-back = Otra carta
wordy-cancel = Cancelar
wordy-pick-letter = ¿Qué letra?
wordy-shown-before = Con esta carta ya mostraste { $words }.
wordy-again = Esta palabra ya la mostraste.

# Building words
wordy-builder = Tu palabra
wordy-builder-now = Tu palabra: { $word }
wordy-builder-empty = Toca, arrastra o escribe letras
wordy-builder-empty-phone = Toca fichas o arrástralas aquí
wordy-tile = { $letter }
wordy-tile-free = { $letter }, ponerla en la palabra
wordy-tile-placed = { $letter }, sacarla de la palabra
wordy-slot = Letra { $at }: { $letter }. Quitarla
wordy-shuffle = Mezclar
wordy-clear = Vaciar
wordy-delete = Borrar la última letra
wordy-no-tile = No queda ninguna { $letter }.

# Writing
wordy-write-title = Esconde una palabra
wordy-write-how = Forma una palabra con tus fichas. { $name } recibe las once y tiene que encontrarla.
wordy-check = Consultar
wordy-check-valid = { $word } está en el diccionario.
wordy-check-not_word = { $word } no está en el diccionario.
wordy-check-not_tiles = Te falta una { $letter } para { $word }.
wordy-check-not_letters = Una palabra solo lleva letras de la A a la Z.
wordy-write = Anotarla
wordy-write-sure = ¿Anotar { $word }?
wordy-write-final = Después ya no se puede cambiar.
wordy-write-yes = Sí, anotar { $word }
wordy-write-no = Aún no
wordy-written = Tu palabra está anotada.
wordy-written-wait = { $name } sigue pensando. Luego las fichas cambian de lado.
wordy-peek = Ver tu palabra
wordy-peek-hide = Ocultar tu palabra
wordy-peek-how = Toca o mantén para espiar
wordy-peek-word = Tu palabra: { $word }
wordy-writing-watch = Los dos lados esconden una palabra
wordy-shield-empty = { $name } está eligiendo una palabra
wordy-shield-full = { $name } ya anotó una palabra

# Waiting
wordy-your-turn = ¡Tu turno!
wordy-your-answer = ¡Te preguntan!
wordy-turn-of = { $name } elige una pista…
wordy-turn-of-bot = { $name } está pensando…
wordy-writing-you = ¡Esconde una palabra!
wordy-writing-both = Los dos lados eligen una palabra…
wordy-writing-wait = { $name } elige una palabra…
wordy-answer-wait = Esperando la respuesta de { $name }…
wordy-answer-wait-both = Esperando las dos respuestas…
wordy-word-wait = ¿{ $name } da por buena { $word }?
wordy-countdown = ¡Prepárate para la carrera!
wordy-racing = ¡Carrera! Una palabra de cuatro letras
wordy-review = La ronda ha terminado
wordy-over = La partida ha terminado
wordy-plays-on = { $name } encontró la palabra y espera. { $other } sigue en solitario.
wordy-plays-on-me = { $name } encontró tu palabra. Sigues en solitario.
wordy-plays-on-them = ¡La encontraste! { $name } sigue en solitario. Ganas cuando tengas más bayas.
wordy-first = Once fichas por lado: forma una palabra, anótala y a cambiar.

# Answering
wordy-asked-by = { $name } pregunta: { $clue }
wordy-reveal-vowel = Muéstrale a { $name } una vocal de tu palabra.
wordy-reveal-give = Muéstrale a { $name } una letra de tu palabra. Verás una de la suya.
wordy-reveal-do = Mostrar { $letter }
wordy-reveal-none = No queda nada por mostrar que no se conozca ya.
wordy-reveal-none-do = Decir que no queda ninguna
wordy-reveal-chosen = Mostrarás { $letter } en cuanto { $name } elija.
wordy-reveal-chosen-none = No te queda ninguna. { $name } sigue eligiendo.
wordy-point = ¿Está la { $letter } en tu palabra? Señala un lugar.
wordy-point-none = La { $letter } no está en tu palabra.
wordy-point-none-do = Decir que la { $letter } no está
wordy-point-place = Lugar { $place }: { $letter }
wordy-point-do = Mostrar el lugar { $place }
wordy-rhyme-pick = Dale a { $name } una palabra que rime con la tuya.
wordy-rhyme-make-up = No se conoce rima para tu palabra. Invéntate una para { $name }.
wordy-rhyme-label = Una rima
wordy-rhyme-other = Otra rima
wordy-rhyme-list = Rimas
wordy-rhyme-do = Decir { $word }
wordy-rhyme-say = Decirla
wordy-word-stand = { $name } muestra { $word } para { $clue }. ¿Es una palabra?
wordy-word-allow = Darla por buena
wordy-word-challenge = Impugnarla
wordy-take-back = Retirar la pista
wordy-challenge-secret = Impugnar la palabra { $word }
wordy-challenge-sure = ¿Es { $word } una palabra? Si no lo es, su lado pierde la ronda.
wordy-challenge-yes = Impugnar { $word }

# Notes
wordy-notes = Tus notas
wordy-notes-team = Notas de tu equipo
wordy-notes-letters = Letras
wordy-notes-places = Lugares
wordy-notes-text = Lo demás
wordy-notes-placeholder = Ideas, sospechas, dudas…
wordy-notes-auto = Las marcas lisas vienen de las pistas; las discontinuas son tuyas.
wordy-note-letter = { $letter }, copia { $copy }: { $mark }{ $hand ->
    [yes] , a mano
   *[no] {""}
}
wordy-mark-open = no se sabe
wordy-mark-in = en la palabra
wordy-mark-out = fuera de la palabra
wordy-note-place = Lugar { $place }: { $letter ->
    [none] vacío
   *[other] { $letter }
}, { $reach }
wordy-reach-there = seguro que es de la palabra
wordy-reach-maybe = quizá sea de la palabra
wordy-reach-beyond = más allá de la palabra
wordy-note-pick = Lugar { $place }
wordy-note-wipe = Borrar
wordy-note-end = La palabra acaba aquí
wordy-note-done = Listo
wordy-known-length = de { $shortest } a { $longest } letras
wordy-known-exact = { $shortest ->
    [one] una letra
   *[other] { $shortest } letras
}
wordy-known-vowels = { $number ->
    [one] una vocal
   *[other] { $number } vocales
}
wordy-known-consonants = { $number ->
    [one] una consonante
   *[other] { $number } consonantes
}
wordy-known-last = acaba en { $letter }
wordy-fits = { $count ->
    [one] Aún encaja una palabra
   *[other] Aún encajan { $count } palabras
}
wordy-fits-known = { $known } muy conocidas

# History
wordy-history = Historial
wordy-history-none = Nadie ha preguntado nada todavía.
wordy-history-guess = Intento
wordy-history-hidden = dicho en secreto
wordy-history-right = ¡Sí!
wordy-history-wrong = No
wordy-history-waiting = esperando la respuesta
wordy-told-last = al final
wordy-told-first = al principio
wordy-told-length = { $number ->
    [one] una letra
   *[other] { $number } letras
}
wordy-told-vowel_count = { $number ->
    [one] una vocal
   *[other] { $number } vocales
}
wordy-told-consonant_count = { $number ->
    [one] una consonante
   *[other] { $number } consonantes
}
wordy-told-longer = más larga
wordy-told-shorter = más corta
wordy-told-same = igual de larga
wordy-told-in = en la palabra
wordy-told-out = fuera de la palabra
wordy-told-place = en el lugar { $place }
wordy-told-stay = { $staying ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $staying }
}
wordy-told-times = { $number ->
    [0] fuera de la palabra
    [one] una vez
   *[other] { $number } veces
}
wordy-told-share = { $owner } { $number }, { $asker } { $asker_number }
wordy-told-no-vowel = no queda ninguna vocal
wordy-told-give = { $owner }: { $letter ->
    [none] ninguna
   *[other] { $letter }
}, { $asker }: { $asker_letter ->
    [none] ninguna
   *[other] { $asker_letter }
}
wordy-told-rhyme = rima con { $word }
wordy-told-rhyme-unchecked = rima con { $word } (inventada)
wordy-tile-up = { $letter } queda en pie
wordy-tile-down = { $letter } volteada

# The race
wordy-race-ready = Empate a bayas y las dos palabras encontradas. ¡Gana la primera palabra de cuatro letras!
wordy-race-go = ¡Ya!
wordy-race-how = Deletrea una palabra de cuatro letras que no se haya usado en esta ronda.
wordy-race-used = Ya usadas: { $words }
wordy-race-do = Gritar { $word }
wordy-race-short = Cuatro letras
wordy-race-watch = ¿Quién encuentra antes una palabra de cuatro letras?

# More
wordy-more = Más
wordy-more-title = Rendirse o acordar tablas
wordy-forfeit = Rendirse en esta ronda
wordy-forfeit-sure = ¿Te rindes? { $name } gana la ronda.
wordy-forfeit-yes = Sí, me rindo
wordy-draw-offer = Ofrecer tablas
wordy-draw-agree = Aceptar tablas
wordy-draw-sure = ¿Ofrecer tablas a { $name }?
wordy-draw-agree-sure = { $name } ofrece tablas. La ronda quedaría empatada al momento.
wordy-draw-withdraw = Retirar la oferta
wordy-draw-offered = Ofreces tablas.
wordy-draw-offered-by = { $name } ofrece tablas.
wordy-no = Mejor no

# Teams
wordy-captain = { $name } confirma
wordy-captain-anyone = Confirma otra persona

# The end of a round
wordy-end-word = La palabra de { $name }
wordy-end-no-word = sin palabra anotada
wordy-end-won = { $name } gana la ronda
wordy-end-won-mine = ¡Ganas la ronda!
wordy-end-drawn = Ronda en tablas
wordy-end-void = No gana nadie
wordy-end-own = { $points ->
    [one] 1 baya
   *[other] { $points } bayas
}
wordy-end-rounds = { $points ->
    [one] 1 ronda
   *[other] { $points } rondas
}
wordy-end-berries = { $name } { $berries }
wordy-end-race = { $word } ganó la carrera.
wordy-end-wins = Rondas ganadas
wordy-end-timeline = Cómo se encontraron las palabras
wordy-end-track = { $name } busca { $word }
wordy-end-possible = { $count ->
    [one] había una palabra posible
   *[other] había { $count } palabras posibles
}
wordy-end-left = { $count ->
    [one] queda una palabra
   *[other] quedan { $count } palabras
}
wordy-end-found = encontrada
wordy-end-none = No se pidió ninguna pista.
wordy-accept = Aceptar el resultado
wordy-accept-next = Siguiente ronda
wordy-accepted = Por ti, listo. Esperando a { $name }.
wordy-challenged-valid = impugnada, y válida

# The big moments
wordy-moment-swapped = ¡Las fichas cambian de lado!
wordy-moment-asked = { $name } pregunta
wordy-moment-told = { $clue } · { $owner ->
    [none] tu palabra
   *[other] la palabra de { $owner }
}
wordy-moment-right = ¡Sí!
wordy-moment-wrong = ¡No!
wordy-moment-guess = { $name } lo intenta
wordy-moment-secret = Dicho en secreto
wordy-moment-race-won = ¡{ $name } llegó antes!
wordy-moment-fell = ¡No es una palabra!
wordy-moment-stood = ¡Sí es una palabra!
wordy-moment-plays-on = { $name } sigue en solitario

## Highlights of a finished game

wordy-highlight-guess = El acierto
wordy-highlight-clue = La pista más jugosa
wordy-highlight-miss = Por los pelos

## The rules in short

wordy-brief-goal = Encuentra la palabra del otro lado y ten más bayas que él.
wordy-brief-1 = Anota una palabra secreta, formada con tus once fichas.
wordy-brief-2 = Las fichas cambian de lado: ahora ves las suyas, y las tuyas están allí.
wordy-brief-3 = En tu turno pide una pista. El otro lado responde y se lleva las bayas que cuesta.
wordy-brief-4 = O adivina. Si aciertas puedes ganar; si fallas, el otro lado se lleva dos bayas.
