## Ärger

table-missing-title = Diesen Tisch gibt es nicht
ended-title = Du kommst hier nicht herein
kicked-title = Du wurdest weggeschickt
left-title = Bis bald!
left-message = Du hast den Tisch verlassen. Komm wieder, solange er offen ist.
come-back = Zurückkommen
link-lost = Verbinde neu …
error-not-seated = Setz dich zuerst.
error-off-script = Noch nicht. Der Coach zeigt dir, was zuerst dran ist.
error-lost = Die Verbindung brach ab, bevor das ankam. Versuch es noch einmal.
