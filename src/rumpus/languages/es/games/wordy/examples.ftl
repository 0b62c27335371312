example-longer-or-shorter = Más larga o más corta
example-longer-or-shorter-text = Una pista se responde y después se paga: las bayas son para el lado que responde. Esta cuesta una baya y compara una palabra tuya con la secreta.
example-which-tiles-stay = Qué fichas quedan
example-which-tiles-stay-text = Una pista cara que dice mucho: de la palabra mostrada, solo quedan a la vista las letras de la secreta.
example-a-wrong-guess = Un intento fallido
example-a-wrong-guess-text = Adivinar en vez de preguntar puede ganar al momento. Si falla, el otro lado tiene dos bayas más.
example-right-and-ahead = Acierto, y por delante
example-right-and-ahead-text = La palabra está encontrada y hay más bayas en este lado: eso gana.
