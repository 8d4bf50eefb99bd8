# Fichiers de moteurs inutilisables. Les champs portent le nom qu’ils ont dans le fichier
file-not-used = Le fichier de moteur { $file } est inutilisable : { $why }.
folder-unreadable = Le dossier { $folder } ne peut pas être lu ({ $error }).
file-unreadable = il ne peut pas être lu ({ $error })
file-form = il est incompréhensible ({ $what })
file-too-long = il dépasse { $most } octets
file-name = son nom doit se composer de a à z, de 0 à 9 et de tirets, { $most } caractères au plus
field-visible = { $field } doit avoir de 1 à { $most } caractères visibles
field-command = { $field } doit être une liste qui commence par un programme
field-one-of = { $field } doit être l’un de { $all }
field-number = { $field } doit être un nombre de 1 à { $most }
field-games = games ne peut contenir que { $all }, pas « { $name } »
field-no-games = games doit nommer ce que le protocole { $protocol } sait jouer

# Un moteur dont le fichier ne dit rien
about-nothing = Un programme que quelqu’un a ajouté.

# Ce qu’un moteur est devenu ; après les deux-points parle le moteur ou le système
engine-fault = { $name } : { $what }
failure-no-program = il ne peut pas démarrer : ce programme n’existe pas
failure-start = il ne peut pas démarrer : { $what }
failure-ended = il s’est arrêté de lui-même
failure-ended-saying = il s’est arrêté de lui-même : { $what }
failure-silent = il n’a pas répondu à temps
failure-flooded = il a trop envoyé
failure-refused = il a refusé : { $what }
failure-option = il n’a pas l’option « { $option } »
failure-no-cpu = on ne peut pas lui dire combien de temps processeur il peut prendre : sa version ne connaît pas --cpu
failure-illegal = il a envoyé un coup illégal : « { $text } »
failure-cancelled = il a été interrompu
failure-ours = il n’a pas pu être exécuté : { $what }
