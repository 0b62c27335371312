# Lo que se dice en una mesa, en la pantalla compartida y en las repeticiones.

## Joining a table

table-title = Mesa { $code } · Rumpus
table-loading = Buscando la mesa { $code }…
join-heading = ¡Te invitan a jugar!
join-new = ¡Una mesa nueva!
join-game-on = Hay una partida en marcha. Puedes mirar o quedarte con el asiento de un bot.
join-locked = El anfitrión cerró esta mesa: no entran más jugadores.
join-as-player = Unirse a la mesa
join-as-spectator = Solo mirar
join-nod = El anfitrión deja entrar de uno en uno.
join-word = La palabra de la puerta
join-word-why = Esta mesa pide una palabra además de su código. Quien te invitó la sabe.

## At the door

door-title = ¡Toc, toc!
door-nod = El anfitrión ya sabe que estás aquí. La puerta se abre en un momento.
door-turn = Desde tu red se probaron muchos códigos equivocados, así que esto tarda un poco.
door-away = Da igual
door-away-title = Quizá luego
door-screen-title = Deja entrar esta pantalla
door-screen = En el teléfono del anfitrión: toca “Dejar entrar” para { $face }.
door-screen-code = Mesa { $code }
face = { $avatar } { $colour }
knock-player = { $name } quiere jugar.
knock-spectator = { $name } quiere mirar.
knock-screen = Una pantalla pide entrar: { $face }
knock-judge = La pantalla { $face } está mirando. ¿Puede llevar también los combates?
knock-yes = Dejar entrar
knock-no = Ahora no
knock-judge-yes = Sí
knock-judge-no = Solo mirar
knock-more =
    { $count ->
        [one] Espera alguien más.
       *[other] Esperan { $count } más.
    }

## Lobby

lobby-heading = Mesa { $code }
code-is = Código de la mesa: { $code }
code-label = Código de la mesa
invite-title = Invita a tus amigos
copy-link = Copiar enlace
copied = ¡Copiado!
share = Compartir
share-title = Rumpus
share-text = ¡Ven a jugar!
open-screen = Ver en la tele
tv-title = Pon la mesa en una tele
tv-type = En el navegador de la tele, abre
tv-type-wait = Muestra el código y espera. Luego toca aquí “Dejar entrar”.
tv-type-host = Muestra el código y espera hasta que { $host } la deje entrar.
tv-type-free = Muestra la mesa al momento.
tv-link = O usa un enlace que entra sin esperar
tv-link-why = Envíalo al portátil o a la tableta que está conectada a la tele, o escanéalo allí. Compártelo solo con esa pantalla.
tv-link-label = Enlace para una pantalla compartida
tv-qr = Código QR del enlace para una pantalla compartida
tv-code = O escribe el código que muestra la tele
tv-code-label = Código de la tele
tv-code-why = En la tele, abre { $site } y elige “Este aparato es la tele”.
tv-code-go = Mostrar allí
tv-code-done = ¡Hecho! La tele ya muestra esta mesa.
tv-code-empty = Escribe las seis letras que muestra la tele.
tv-page-title = Este aparato es la tele · Rumpus
tv-wait-title = Esta pantalla está libre
tv-wait = En el teléfono del anfitrión: escanea esto, o abre la mesa, toca “Ver en la tele” y escribe el código.
tv-code-is = Código de esta pantalla: { $code }
tv-qr-alt = Código QR de { $link }
tv-wait-lost = No hay manera de llegar al servidor. Reintentando…
tv-give-title = Mostrar una mesa en la tele { $code }
tv-give-page = Una mesa en la tele · Rumpus
tv-give = Mostrar la mesa { $code }
tv-give-none = Solo el anfitrión de una mesa puede mostrarla en una tele, y este teléfono no es anfitrión de ninguna. Abre primero una mesa y escanea otra vez.
tv-give-done = La mesa { $code } está en la tele.
tv-give-back = A la mesa { $code }
tv-cast = O transmite: ábrela en este aparato y duplica la pantalla o envía la pestaña a la tele.
tv-here = Abrirla en este aparato
link-label = Enlace a esta mesa
qr-alt = Código QR de { $link }
game-on-table = El juego de esta mesa
rules = Reglas
another-game = Otro juego
choose-game = ¿A qué jugamos?
seats = Asientos
seat-number = Asiento { $number }
take-seat = Sentarse aquí
team-number = Equipo { $number }
team-empty = Nadie todavía
join-team = Unirse al equipo
join-team-of = Unirse a { $name }
captain = Capitán
make-captain = Dar la capitanía a { $name }
leave-team = Dejar el equipo
fill-seat = Más…
add-bot = Añadir bot
fill-with-bots =
    { $count ->
        [one] Completar con un bot
       *[other] Completar con { $count } bots
    }
add-guest = Añadir a alguien en este teléfono
add-guest-device = Añadir a alguien en este aparato
guest-title = ¿Quién más juega aquí?
guest-sit = Sentarse
move-here = Moverse aquí
take-over = Relevar al bot
take-over-from = Jugar por { $name }
remove-bot = Quitar el bot
bot-level = Nivel del bot
level-company = Buena compañía
level-company-help = Juega más o menos tan bien como tú, y mejora contigo.
level-random = Al azar
level-random-help = Juega cualquier cosa.
level-easy = Fácil
level-easy-help = Juega por jugar.
level-good = Bueno
level-good-help = Juega con cuidado.
level-best = El mejor
level-best-help = Piensa por adelantado.
chair-bot = Bot: { $level }
chair-away = Sin conexión
chair-stand-in = Juega un bot
seat-away = sin conexión
seat-stand-in = juega un bot
chair-ready = Listo
chair-not-ready = Aún no
chair-host = Anfitrión
ready = ¡Listo!
not-ready = Mejor espero
slow-mark = ×2 tiempo
slow-on = El doble de tiempo para pensar
slow-off = Tiempo normal para pensar
make-host = Nombrar anfitrión a { $name }
kick = Echar a { $name }
leave-seat = Levantarse
leave-seat-game = Que un bot juegue por mí
swap-title = Cambiar con
standing = También por aquí:
screens-title = Pantallas compartidas:
screen-watching = mirando
screen-waiting = espera a que la dejen entrar
screen-named = puede llevar combates
screen-link = un enlace que nadie usa
screen-judge = Dejar que { $face } lleve combates
screen-vouch = Dejar que { $face } arbitre también los combates del anfitrión
screen-vouch-why = Una pantalla no arbitra los combates de quien la dejó entrar. Si ves esta pantalla, puedes responder por ella.
screen-away = Echar a { $face }
screen-judge-hint = Solo mira. El anfitrión puede dejar que esta pantalla lleve combates.
options-title = Opciones de { $game }
settings-title = Ajustes de la mesa
file-choose = Elegir un archivo: { $title }
file-choose-short = Elegir archivo
file-model = Descargar el nuestro: { $title }
file-model-short = El nuestro
file-remove = Quitar el archivo: { $title }
file-own = Un archivo tuyo
file-none = el nuestro
size-bytes = { $bytes } bytes
size-kb = { $kb } kB
settings-host-only = Solo el anfitrión puede cambiar esto.
choice-commits-captain = El capitán
choice-commits-anyone = Cualquiera del equipo
choice-turn_s-0 = Sin reloj
choice-turn_s-30 = 30 s
choice-turn_s-60 = 60 s
choice-turn_s-90 = 90 s
sit-down = Tomar asiento
start = Empezar la partida
start-anyway = Empezar igualmente
start-short =
    { $count ->
        [one] Falta un jugador.
       *[other] Faltan { $count } jugadores.
    } { $host ->
        [none] Añade un bot o espera a tus amigos.
       *[other] Espera a tus amigos o pide un bot a { $host }.
    }
start-short-team =
    El otro equipo está vacío. { $host ->
        [none] Únete a él, añade un bot o espera a tus amigos.
       *[other] Únete a él, espera a tus amigos o pide un bot a { $host }.
    }
start-crowded =
    { $count ->
        [one] Sobra un jugador para este juego.
       *[other] Sobran { $count } jugadores para este juego.
    }
start-unready =
    { $count ->
        [one] Falta que { $names } diga “¡Listo!”.
       *[other] Falta que digan “¡Listo!”: { $names }.
    }
start-standing =
    { $count ->
        [one] { $names } aún no tiene asiento.
       *[other] Aún sin asiento: { $names }.
    }
seats-full = Todos los asientos están ocupados. Quédate a mirar o espera a que se libere uno.
start-ready = Todo listo. ¡Allá vamos!
say-ready = ¿Todo a punto? ¡Dilo en la mesa!
wait-for-host = { $host } empezará la partida.

## At the table

menu = Menú
people = Gente
sound-on = Sonido activado
sound-off = Sonido desactivado
sound-none = Este navegador no hace ruido. Todo se muestra también.
awake-none = Aquí la pantalla puede apagarse mientras esperas. Enciéndela y estarás otra vez en tu asiento.
sound-tap = Toca para oír
haptics-on = Vibración activada
haptics-off = Vibración desactivada
coach-on = Guía activada
coach-off = Guía desactivada
letters-on = Teclas de una letra activadas
letters-off = Teclas de una letra desactivadas
host-controls = Para el anfitrión
pause = Pausar la partida
resume = Seguir
back-to-lobby = Parar y volver a la sala
leave-table = Dejar la mesa
leave-sure = Tu asiento queda libre. Puedes volver con el código.
leave-sure-game = Un bot seguirá jugando por ti. Puedes volver a mirar.
leave-sure-team = Tu equipo sigue sin ti.
leave-sure-counts = Te vas del todo, y eso puede costarte la partida. Si solo necesitas un descanso, cierra la página y ya está.
leave-yes = Irme
leave-no = Quedarme
game-title = { $game } · Rumpus
your-move-title = ¡Te toca! · { $game }
log = Qué ha pasado
log-before = … { $count } más antes
log-empty = Todavía no ha pasado nada.
people-joined = { $name } llega a la mesa.
people-watching = { $name } viene a mirar.
people-dropped = { $name } se ha desconectado.
people-again = { $name } quiere jugar otra vez.
people-sits_out = { $name } no juega esta.
people-left = { $name } dejó la mesa.
people-left-bot = { $name } dejó la mesa. Sigue un bot.
people-sent_away = El anfitrión echó a { $name }.
people-sent_away-bot = El anfitrión echó a { $name }. Sigue un bot.
people-stood_up = { $name } deja jugar a un bot.
people-stand_in = { $name } se ha desconectado. Un bot juega por { $name }.
people-back =
    { $name } ha vuelto y juega de nuevo.{ $moves ->
        [0] { "" }
        [one] { " " }Un bot hizo una jugada.
       *[other] { " " }Un bot hizo { $moves } jugadas.
    }
people-back-here = { $name } ha vuelto.
people-back-you =
    ¡Qué bien que has vuelto! { $moves ->
        [0] Juegas de nuevo.
        [one] Un bot hizo una jugada por ti.
       *[other] Un bot hizo { $moves } jugadas por ti.
    }
people-host = Ahora el anfitrión es { $name }.
people-host-you = Ahora el anfitrión eres tú.
log-stand-in = Un bot juega por { $name }.
log-timer = Se acabó el tiempo: un bot elige por { $name }.
log-rule = Regla { $clause }
log-more-rules =
    { $count ->
        [one] +1 regla más
       *[other] +{ $count } reglas más
    }
why = ¿Por qué?
wait-paused = El anfitrión puso la partida en pausa.
wait-away =
    Sin conexión: { $names }. Un bot toma el relevo { $seconds ->
        [0] enseguida
       *[other] en { $seconds } s
    }.
step-in = Que juegue ya un bot
wait-stand-in = Un bot juega por { $names } hasta que haya conexión.
you-watch = Estás mirando.
hot-move = Le toca a { $name }
hot-looks = Mira { $name }
hot-switch = ¿Quién tiene el teléfono?
hot-as = Mirar como { $name }
curtain-title = Pásale el teléfono a { $name }
curtain-tap = Soy { $name }: toco y empiezo

## Words of bots

quip-hello-1 = ¡Hola! Me sumo.
quip-hello-2 = ¡Uy, un juego! Vamos.
quip-hello-3 = ¡Hola! Cuidado con mis circuitos.
quip-again-1 = ¿Otra? ¡Sí, por favor!
quip-again-2 = He estado practicando. Un poquito.
quip-again-3 = ¡Otra vuelta!
quip-leads-1 = ¡Mira cómo voy!
quip-leads-2 = ¿Así se siente ganar?
quip-leads-3 = No mires, pero voy delante.
quip-chases-1 = ¡Eh, espérame!
quip-chases-2 = Esto se te da bien.
quip-chases-3 = ¿Delante? ¡No por mucho tiempo!
quip-hit-1 = ¡Ay! Me lo merecía.
quip-hit-2 = Toing. Esa era mi antena.
quip-hit-3 = Lo vi venir. Tarde.
quip-hits-1 = ¡Te atrapé!
quip-hits-2 = ¡Perdón! Bueno, no mucho.
quip-hits-3 = ¿Hizo cosquillas?
quip-won-1 = ¿Gané? ¡Gané!
quip-won-2 = ¡Buena partida! ¿Otra?
quip-won-3 = Qué suerte la mía.
quip-lost-1 = ¡Bien jugado!
quip-lost-2 = Esa te la ganaste.
quip-lost-3 = Buena partida. Mis engranajes aplauden.
quip-said = { $name } dice: { $words }

## Reactions and chat

reactions = Reacciones
reacted = { $name }: { $reaction }
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Guau!
reaction-clap = ¡Bravo!
reaction-sad = ¡Oh, no!
reaction-angry = ¡Grrr!
reaction-hurry = ¡Date prisa!
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: un mensaje nuevo
       *[other] Chat: { $count } mensajes nuevos
    }
chat-to = ¿Quién lo lee?
chat-all = Todo el mundo
chat-team = Equipo
chat-say = Di algo bonito
chat-say-team = Solo lo lee tu equipo
chat-send = Enviar
chat-empty = Nadie ha dicho nada todavía.
chat-left =
    { $count ->
        [one] Queda una letra
       *[other] Quedan { $count } letras
    }
chat-off = El anfitrión desactivó el chat.
chat-mute = Silenciar el chat en este aparato
chat-unmute = Mostrar el chat de nuevo
chat-muted = El chat está silenciado en este aparato.

## The end

look-at-table = Ver la mesa
end-stages = Cómo terminó la partida
end-winner = Victoria
end-highlights = Lo mejor
end-evening = Velada
end-table = Mesa
end-timeline = Cronología
end-scores = Puntos
end-records = Récords
end-next = Después: { $stage }
highlights-see = Verlo otra vez
highlights-none = Esta vez nada destacó. En la repetición está todo.
highlights-lost = No se pudo cargar la repetición de esta partida.
moment-last = La última jugada
moment-gain = La mayor ganancia
moment-lead = Cambio de líder
moment-thought = La duda más larga
end-title =
    { $count ->
        [0] Esta vez no hubo victoria
        [one] ¡Gana { $names }!
       *[other] ¡Victoria compartida: { $names }!
    }
end-clause = Cómo terminó: regla { $clause }
end-wait = { $host } puede empezar la próxima partida.
rematch-offer = Quiere otra partida: { $names }.
rematch-in = Me sumo
rematch-out = Esta vez no
rematch-waits = Esperando a { $names }, medio minuto como mucho.
rematch-now = Empezar sin esperar
rematch-new = En la próxima partida también: { $names }.
rematch-new-you = Tienes asiento en la próxima partida.
tally-title = La velada hasta ahora
tally-all = En total
tally-who = Jugador
tally-won = Ganadas
tally-of = ganó { $won } de { $played }
play-again = Jugar otra vez
watch-replay = Ver la repetición
place = Puesto
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## The shared screen

screen-title = Pantalla de la mesa { $code } · Rumpus
screen-scan = Escanea para entrar
screen-or = o abre { $site } y escribe
screen-free = Asiento libre
screen-more = y { $count } más
screen-people =
    { $count ->
        [0] Aún no hay nadie
        [one] Hay una persona
       *[other] Hay { $count } personas
    }
full-screen = Pantalla completa

## Replays

replay-title = Repetición · Rumpus
replay-of = Repetición: { $game }
replay-missing-title = Esa repetición no existe
replay-download = Descargar la repetición
replay-controls = Reproducción
replay-scrub = Momento de la partida
replay-bout = Ver el asalto
replay-no-bout = No hay película de este asalto.
replay-at = Paso { $at } de { $last }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-step = Un paso adelante
replay-last = Al final
replay-speed = Velocidad: por { $speed }. Toca para cambiar.
viewpoint = Visto por
viewpoint-public = Todo el mundo
viewpoint-open = Cartas a la vista
viewpoint-seat = { $name }
upload-title = Ver una repetición
upload-help = Cada partida terminada se puede descargar como archivo. Trae uno para volver a verla.
upload-drop = Suelta aquí un archivo de repetición, o
upload-pick = Elegir archivo
upload-busy = Leyendo…
upload-bad = Ese archivo no se puede mostrar: { $problem }.
timer-seconds = { $clock } s
timer-minutes = { $clock }
timer-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}
count-3 = Tres
count-2 = Dos
count-1 = Uno

# Quien lee, en una lista de nombres: “Victoria compartida: tú y Pip”.
you-in-a-list = tú

## Trouble

table-missing-title = Esa mesa no existe
ended-title = No puedes entrar
kicked-title = Te han echado
left-title = ¡Hasta luego!
left-message = Dejaste la mesa. Vuelve cuando quieras mientras siga abierta.
come-back = Volver
link-lost = Reconectando…
error-not-seated = Primero toma asiento.
error-off-script = Todavía no. La guía te señala lo que toca primero.
error-lost = La conexión se cortó antes de que llegara. Vuelve a intentarlo.

## Settings of a table

option-public = Mesa pública
option-public-help = Aparece en la página de inicio, para que cualquiera pueda entrar.
option-locked = Cerrada
option-locked-help = Nadie más puede sentarse, ni con el código.
option-spectators = Espectadores
option-spectators-help = Quien no tiene asiento puede mirar lo que está a la vista en la mesa.
option-nod = Preguntar al anfitrión
option-nod-help = Quien llega con el código espera a que el anfitrión le deje entrar.
option-word = Palabra de la puerta
option-word-help = Quien llega con el código también tiene que decir esta palabra. Vacío: no hay ninguna.
option-ready_check = Decir “¡Listo!”
option-ready_check-help = Cada cual avisa cuando está a punto. Si no, basta con sentarse.
option-chat = Chat
option-chat-help = Los jugadores pueden escribirse.
option-coach = Guía
option-coach-help = Quien quiera puede preguntar a la guía qué significa una opción y qué hacer.
option-bot_words = Los bots hablan
option-bot_words-help = De vez en cuando un bot dice unas palabras. Nunca cuenta un secreto.
option-turn_s = Reloj de turno
option-turn_s-help = Segundos para elegir; 0 es sin reloj. Después elige el bot suplente.
option-grace_s = Tiempo de espera
option-grace_s-help = Segundos que la mesa espera a quien se desconecta antes de que juegue un bot en su lugar.
option-stand_in = Bot suplente
option-stand_in-help = El nivel del bot que juega por los ausentes.
option-commits = Quién confirma por el equipo
option-commits-help = En un equipo se ve y se prepara lo mismo. La respuesta la da el capitán, o cualquiera del equipo.
option-screen_judges = La pantalla lleva combates
option-screen_judges-help = Quien está ante una pantalla compartida que el anfitrión dejó entrar puede empezar y arbitrar allí un combate.
