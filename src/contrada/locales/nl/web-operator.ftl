# De pagina van de beheerder
web-operator-refused = Deze pagina is voor accounts met de rol van beheerder.
web-operator-reports = Meldingen
web-operator-no-reports = Er wacht geen melding.
web-operator-report-why = Reden: { $reason }
web-operator-find = Zoeken
web-operator-find-what = Deel van een naam of account, of het id van een persoon of tafel
web-operator-found = Gevonden: { $count }
web-operator-who = Wie is er
web-operator-here = Verbonden: { $count }
web-operator-watching = kijkt toe
web-operator-seat = plaats { $number }
web-operator-broken = Kapotte tafels
web-operator-none-broken = Geen enkele tafel is kapot.
web-operator-range = Adresbereik
web-operator-in-force = Van kracht
web-operator-acts = Wat beheerders deden
web-operator-nothing = Nog niets.
web-operator-figures = Cijfers
web-operator-figures-text = { $people } personen, { $accounts } accounts. Tafels: { $open } open, { $running } bezig, { $over } afgelopen, waarvan { $today } vandaag. { $lines } chatregels.
web-operator-what = Maatregel
web-operator-until = Hoe lang
web-operator-hours = { $hours ->
    [0] tot opheffing
    [1] een uur
    [24] een dag
    [168] een week
    [720] 30 dagen
   *[other] { $hours } uur
}
web-operator-name = Nieuwe naam
web-operator-reason = Reden
web-operator-reason-text = De reden wordt bij de maatregel bewaard. Wie het zwijgen opgelegd krijgt of wordt uitgesloten, leest hem.
web-operator-done = Gedaan.
web-operator-written = Genoteerd; de server heeft het nog niet uitgevoerd.
web-operator-password = Met dit wachtwoord kun je je binnen drie dagen één keer aanmelden. Het wordt alleen nu getoond.
web-operator-kind-ban = uitgesloten
web-operator-kind-mute = het zwijgen opgelegd
web-operator-kind-range = bereik geblokkeerd
web-operator-kind-bots = bots gestopt
web-operator-phase-open = open
web-operator-phase-running = bezig
web-operator-phase-over = afgelopen
web-operator-act-mute = Zwijgen opleggen
web-operator-act-unmute = Weer laten schrijven
web-operator-act-ban = Uitsluiten
web-operator-act-unban = Uitsluiting opheffen
web-operator-act-ban-range = Bereik blokkeren
web-operator-act-unban-range = Bereik vrijgeven
web-operator-act-ban-address-of = Het netwerk blokkeren waarvandaan deze persoon verbonden is
web-operator-act-rename = Hernoemen
web-operator-act-reset-password = Eenmalig wachtwoord instellen
web-operator-act-close = Tafel sluiten
web-operator-act-delete = Tafel definitief verwijderen
web-operator-act-stop-bots = Bots stoppen
web-operator-act-start-bots = Bots verder laten spelen
web-operator-act-close-report = Melding afsluiten
web-operator-act-grant = Rol verleend
web-operator-act-revoke = Rol ingetrokken
