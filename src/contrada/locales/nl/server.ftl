# Wat de server zelf in de browser zegt
server-no-web-title = De speeltafel is nog niet gebouwd
server-no-web-how = De server draait, maar de pagina’s voor de browser ontbreken. Bouw ze in de map met de broncode en start de server opnieuw:
server-no-web-where = Programma’s kunnen al spelen:

# Meldingen
server-notify-turn = Jij bent aan de beurt: { $game }.
server-notify-turn-letter =
    Jij bent aan de beurt bij { $game }:
    { $link }

    Hoe en wanneer je een melding krijgt: { $settings }
server-notify-confirm = Bevestig je adres voor Contrada
server-notify-confirm-letter =
    Iemand heeft dit adres opgegeven voor het account { $account } bij Contrada. Open deze link binnen een dag om het te bevestigen:
    { $link }

    Was jij dat niet, dan kun je deze mail negeren: het adres wordt dan niet gebruikt.
server-notify-reset = Een nieuw wachtwoord voor Contrada
server-notify-reset-letter =
    Iemand heeft bij Contrada een nieuw wachtwoord aangevraagd. Open binnen een uur de link van je account om er een te kiezen:
    { $links }

    Was jij dat niet, dan kun je deze mail negeren: je wachtwoord blijft zoals het is.
