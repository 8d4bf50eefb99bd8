# Unbrauchbare Engine-Dateien. Felder heißen, wie sie in der Datei stehen
file-not-used = Die Engine-Datei { $file } ist nicht verwendbar: { $why }.
folder-unreadable = Der Ordner { $folder } lässt sich nicht lesen ({ $error }).
file-unreadable = sie lässt sich nicht lesen ({ $error })
file-form = sie ist nicht zu verstehen ({ $what })
file-too-long = sie ist länger als { $most } Bytes
file-name = ihr Name darf nur aus a bis z, 0 bis 9 und Bindestrichen bestehen, höchstens { $most } Zeichen
field-visible = { $field } muss aus 1 bis { $most } sichtbaren Zeichen bestehen
field-command = { $field } muss eine Liste sein, die mit einem Programm beginnt
field-one-of = { $field } muss eines von { $all } sein
field-number = { $field } muss eine Zahl von 1 bis { $most } sein
field-games = games darf nur { $all } enthalten, nicht "{ $name }"
field-no-games = games muss etwas nennen, was das Protokoll { $protocol } spielen kann

# Eine Engine, über die ihre Datei nichts sagt
about-nothing = Ein Programm, das jemand hinzugefügt hat.

# Was aus einer Engine wurde; nach dem Doppelpunkt stehen Worte der Engine oder des Systems
engine-fault = { $name }: { $what }
failure-no-program = sie lässt sich nicht starten: es gibt kein solches Programm
failure-start = sie lässt sich nicht starten: { $what }
failure-ended = sie hat sich beendet
failure-ended-saying = sie hat sich beendet: { $what }
failure-silent = sie hat nicht rechtzeitig geantwortet
failure-flooded = sie hat zu viel gesendet
failure-refused = sie hat abgelehnt: { $what }
failure-option = sie hat keine Option "{ $option }"
failure-no-cpu = ihr kann nicht gesagt werden, wie viel Prozessorzeit sie nehmen darf: ihre Version kennt --cpu nicht
failure-illegal = sie hat einen regelwidrigen Zug gesendet: "{ $text }"
failure-cancelled = sie wurde abgebrochen
failure-ours = sie konnte nicht ausgeführt werden: { $what }
