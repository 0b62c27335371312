# Lo que dicen las primeras páginas. Breve, claro, amable, de tú. Lo que se dice en una mesa está en table.ftl.
#
# Glosario: table mesa; seat asiento; host anfitrión; lobby sala; screen pantalla; deck mazo; steal robar; draw sacar;
# score anotar (pila de puntos); tank pecera; bruise moretón; brawl pelea; war guerra; duel duelo; gem gema;
# forge forjar; clue pista; berry baya; secret word palabra secreta; guess intento; Fight Boss Jefe de Pelea;
# pile pila; touch toque; bout asalto; parry parada; thrust estocada; swing tajo; foam sword espada de espuma.

app-title = Rumpus
skip-to-content = Ir al contenido
language = Idioma
loading = Un momento…
close = Cerrar
dismiss = Descartar
save = Guardar
change = Cambiar
try-again = Reintentar
go-home = Inicio
join = Entrar
you = tú
host = Anfitrión
on = Sí
off = No

## Trouble

trouble-title = Algo se cayó
lost-title = Aquí no hay nadie
lost-message = No hay ninguna página en esta dirección. La fiesta está en la página de inicio.
error-offline = No hay manera de llegar al servidor. Revisa tu conexión y vuelve a intentarlo.
error-server = El servidor se atragantó con eso. Vuelve a intentarlo en un momento.
error-loading = No se pudo cargar esta parte de la página. Revisa tu conexión y recarga.
error-page = Esta página tropezó consigo misma. Recarga para seguir donde estabas.
table-missing = No hay ninguna mesa { $code }. Pregunta el código a tu anfitrión.

## Theme

theme = Día o noche
theme-system = Tema: el de tu sistema. Toca para pasar a día.
theme-day = Tema: día. Toca para pasar a noche.
theme-night = Tema: noche. Toca para usar el del sistema.
theme-name-system = Sistema
theme-name-day = Día
theme-name-night = Noche

## Home

home-title = Rumpus: juegos de fiesta en todos los teléfonos de la sala
home-claim = Juegos de fiesta en todos los teléfonos de la sala. Grita el código, busca un asiento y arma alboroto.
home-games = ¿A qué jugamos?
home-more = Más
home-rules-of = Reglas de { $game }
home-replay = Ver una repetición
home-fan-project = Rumpus es un proyecto de fans, no oficial, gratuito y sin anuncios. Las editoriales de los juegos ni lo hacen ni lo respaldan; compra las cajas, son una preciosidad.
new-table = Nueva mesa
play-now = Jugar ya
first-game = Aprender jugando
play-now-name = ¿Quién juega?
play-now-why = Puedes cambiar de nombre y de aspecto cuando quieras.
forgetful = Este navegador no guarda nada: quizá sea el modo privado, o no queda espacio. Puedes jugar, pero deja la página abierta: si la cierras, olvidará tu asiento.
game-seats = { $least }–{ $most } jugadores
game-sides = { $least } jugadores o equipos
game-minutes = unos { $minutes } min
how-title = Cómo funciona
how-open = Abre una mesa. Sin cuentas y sin instalar nada.
how-join = Tus amigos escanean el código, aquí al lado o muy lejos.
how-screen = Pon la mesa en la tele y guarda tus secretos en el teléfono.
how-bots = Los bots llenan las sillas vacías, juegan más o menos tan bien como tú y suplen a quien se desconecta.
join-title = Entrar con un código
join-placeholder = p. ej. CDFGH
join-empty = Escribe el código que ve tu anfitrión.
join-no-code = Eso no es un código. Son unas pocas letras, como CDFGH; también vale un enlace.
return-title = Tus mesas
return-to = Volver a { $code }
return-your-move = te toca
return-waiting = juntándose
return-over = entre partidas
replays-title = Ver de nuevo
replay-again = { $game } con { $names }
home-tv = Este aparato es la tele
home-tv-why = Muestra un código para el teléfono del anfitrión.
back-to-table = Volver a la mesa { $code }
back-your-move = ¡Te toca!
public-tables = Mesas abiertas
public-with = con { $host }
nobody-yet = nadie todavía
phase-lobby = Juntándose
phase-playing = Jugando
phase-over = Entre partidas
seats-taken = { $seated } de { $seats } asientos ocupados
you-are = Eres
you-unknown = Aquí nadie te conoce todavía.
introduce-yourself = Saluda

## The practice floor's door

practice-door = Práctica de espada
practice-door-text = Un bot, una espada de espuma y las cartas que elijas. Al mejor de cinco, ahora mismo.
practice-enter = Adelante
practice-away = La pista de práctica está en el servidor, y no hay manera de llegar a él. Revisa tu conexión y entra otra vez.
practice-guest = Invitado

## Profile

profile-title = Nombre y aspecto
profile-name = Tu nombre
profile-avatar = ¿Quién eres?
profile-colour = Tu color
profile-needs-name = ¿Cómo te llamamos?
profile-height = Estatura en cm, si quieres
profile-height-why = Para juegos en los que tiene ventaja quien mide menos.
profile-height-wrong = De { $least } a { $most } cm, o déjalo vacío.
avatar-shrimp = Camarón
avatar-crab = Cangrejo
avatar-octopus = Pulpo
avatar-fox = Zorro
avatar-owl = Búho
avatar-cat = Gato
avatar-bear = Oso
avatar-frog = Rana
avatar-robot = Robot
avatar-ghost = Fantasma
avatar-cactus = Cactus
avatar-rocket = Cohete
colour-tomato = Tomate
colour-tangerine = Mandarina
colour-sun = Sol
colour-leaf = Hoja
colour-sea = Mar
colour-sky = Cielo
colour-grape = Uva
colour-rose = Rosa

## The games

tagline-mantis = Anótala o róbala: el dorso de la carta muestra tres colores, la cara es uno de ellos.
tagline-wordy = Esconde una palabra, caza una palabra: cada pista da bayas al otro lado.
tagline-swordcrafters = Corta las gemas, toma tu parte y forja la mejor espada en cuatro direcciones.
tagline-fake_swords = Señala una pila. Si alguien más la señala, cruza la espada por ella.
tagline-burrito = Pasa cartas a toda prisa, hasta que alguien grite y vuelen los burritos.
