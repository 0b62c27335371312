refusal-a-bout-is-lost-by-one-of-its-fighters = Ein Gefecht verliert, wer darin kämpft.
refusal-nothing-is-due-now = Jetzt ist nichts zu tun.
refusal-only-a-fighter-can-say-that = Das kann nur sagen, wer kämpft.
refusal-that-bout-is-not-being-fought = Dieses Gefecht läuft nicht.
refusal-the-last-bout-has-been-fought = Das letzte Gefecht ist vorbei.
refusal-there-is-no-break-now = Jetzt ist keine Pause.
