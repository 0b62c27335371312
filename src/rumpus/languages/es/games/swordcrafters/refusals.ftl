refusal-at-this-table-everybody-sees-all-sides-of-every-sword = En esta mesa se ven todos los lados de todas las espadas.
refusal-choose-first-which-of-the-two-groups-goes-back-to = Elige antes cuál de los dos grupos vuelve a la caja.
refusal-dual-wielding-is-for-two-players = dos espadas es para dos jugadores
refusal-everybody-is-crafting-now = Ahora se está forjando.
refusal-it-is-another-players-turn = Le toca a otro jugador.
refusal-only-players-can-ask-for-a-forecast = Solo los jugadores pueden pedir un pronóstico.
refusal-other-tiles-rest-on-the-top-one-of-the-side = Hay losetas apoyadas en la más alta { $side ->
        [left] de la izquierda
        [right] de la derecha
        [front] del frente
       *[back] del dorso
    }.
refusal-show-two-different-sides = Muestra dos lados distintos.
refusal-that-group-has-been-taken = Ese grupo ya tiene dueño.
refusal-that-line-does-not-cut-the-group-into-exactly-two = Esa línea no corta el grupo exactamente en dos.
refusal-the-card-wants-a-axis-slice-now = La carta pide ahora un corte { $axis }.
refusal-the-side-needs-both-crossing-tiles-below-it-first = { $side ->
        [left] La izquierda
        [right] La derecha
        [front] El frente
       *[back] El dorso
    } necesita antes las dos losetas cruzadas de debajo.
refusal-there-is-no-such-group = Ese grupo no existe.
refusal-there-is-no-such-group-to-slice = No existe ese grupo para cortar.
refusal-there-is-no-tile-of-this-round-on-the-side = No hay ninguna loseta de esta ronda en { $side ->
        [left] la izquierda
        [right] la derecha
        [front] el frente
       *[back] el dorso
    }.
refusal-these-tiles-have-to-be-built-in-first-gems = Antes hay que montar estas losetas: { $gems }.
refusal-this-is-the-time-to-select-a-group = Ahora toca elegir un grupo.
refusal-this-is-the-time-to-slice = Ahora toca cortar.
refusal-this-sword-has-its-group-for-this-round-name-the = Esta espada ya tiene su grupo de esta ronda. Elige la otra.
refusal-this-table-plays-without-a-forecast = En esta mesa se juega sin pronóstico.
refusal-you-are-done-with-crafting-in-this-round-what-is = Ya forjaste en esta ronda. Lo montado se queda.
refusal-you-have-no-gem-tile-left-to-build-in = No te queda ninguna loseta de color { $gem ->
        [red] rojo
        [blue] azul
        [purple] morado
        [green] verde
        [amber] ámbar
        [white] blanco
        [blank] liso
       *[other] { $gem }
    } por montar.
refusal-you-have-one-sword-two-are-for-dual-wielding = Tienes una espada. Dos son para el modo de dos espadas.
