# De pagina’s van de dozen: wat erin zit, mijn dozen, wat nog komt
web-box-title = Wat er in de doos zit: { $game }
web-box-intro = Sommige dingen die alleen op het materiaal gedrukt zijn, staan in geen openbare tekst. Bij elke tabel staat waar de gegevens vandaan komen.
web-box-source-rulebook = uit de spelregels
web-box-source-example = uit een voorbeeld
web-box-source-first-edition = uit de eerste uitgave
web-box-source-reconstructed = gereconstrueerd
web-box-why-rulebook = De spelregels noemen deze aantallen.
web-box-why-example = Een voorbeeld in de spelregels laat ze zien.
web-box-why-first-edition = Ze zijn overgenomen uit de eerste uitgave van het spel.
web-box-why-reconstructed = Geen openbare tekst noemt ze; ze zijn zo gekozen dat ze bij de regels passen.
web-box-changed = gecorrigeerd
web-box-count = { $count } ×
web-box-mark = { $count ->
    [one] Eén tabel van de doos is gereconstrueerd
   *[other] { $count } tabellen van de doos zijn gereconstrueerd
}
web-box-all-certain = Alle tabellen van de doos komen uit de spelregels
web-box-choose = Doos
web-box-published = Gepubliceerde doos
web-box-corrected = Gecorrigeerde doos
web-box-operator = De doos van de server
web-box-of-table = De doos van deze tafel
web-box-to-table = Naar de tafel
web-box-differs = Verschillen met de gepubliceerde doos
web-box-same = Deze doos is gelijk aan de gepubliceerde.
web-box-before = Gepubliceerd: { $items }
web-box-after = Hier: { $items }
web-box-order = Dezelfde onderdelen in een andere volgorde: { $items }
web-box-nothing = niets
web-box-not-yours = Is je eigen doos anders?
web-box-not-yours-text = Kopieer deze doos, corrigeer hem aan de hand van je materiaal en speel ermee. Zulke tafels tellen niet mee voor de rating.
web-box-copy = Kopiëren en corrigeren
web-box-copied = De doos is gekopieerd.
web-box-download = Opslaan als TOML-bestand
web-box-upload = TOML-bestand inlezen
web-box-upload-game = Spel van het bestand
web-box-mine = Mijn dozen
web-box-mine-text = Je dozen blijven op deze server tot je ze of jezelf verwijdert. Je kunt er { $most } bewaren.
web-box-mine-none = Je hebt nog geen eigen doos. Open de doos van een spel en kopieer hem.
web-box-name = Naam van de doos
web-box-has-error = bevat een fout
web-box-can-play = is speelbaar
web-box-edit = Corrigeren
web-box-show = Materiaal bekijken
web-box-delete = Verwijderen
web-box-delete-sure = Deze doos verwijderen? Tafels die ermee spelen, houden hem.
web-box-deleted = De doos is verwijderd.
web-box-play = Er een tafel mee openen
web-box-form = Formulier
web-box-toml = TOML
web-box-save = Opslaan
web-box-saved = Opgeslagen.
web-box-unsaved = Nog niet opgeslagen.
web-box-error = Met deze doos kan nog niet worden gespeeld
web-box-good = Met deze doos kan worden gespeeld.
web-box-checking = Wordt gecontroleerd …
web-box-add = Nog een toevoegen
web-box-add-entry = Nieuwe regel
web-box-add-entry-to = Nieuwe regel in { $item }
web-box-add-to = De regel aan { $item } toevoegen
web-box-remove = { $item } verwijderen
web-box-items = { $count ->
    [one] één onderdeel
   *[other] { $count } onderdelen
}
web-box-items-off = gepubliceerd: { $count }
web-box-sum = som { $sum }
web-box-supply-text = Wat er van elke stapel te zien was en wat nog kan komen, voor zover jij het mag weten. Wat anderen verborgen houden, wordt niet getoond.
web-box-supply-none = In dit spel wordt niets getrokken, of het verraadt er niets over.
web-box-supply-left = { $count ->
    [one] nog één
   *[other] nog { $count }
}
web-box-supply-piece = { $seen } gezien, { $left } nog mogelijk
web-box-supply-seen = gezien
web-box-supply-come = nog mogelijk

# De sleutels van het bestand, in het formulier
web-box-key-count = Aantal
web-box-key-copies = Aantal
web-box-key-values = Waarden
web-box-key-tiles = Tegels
web-box-key-cards = Kaarten
web-box-key-name = Naam
web-box-key-pieces = Delen
