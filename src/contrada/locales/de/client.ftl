# Was `contrada bot` meldet
client-connected = verbunden als { $name }, ein Bot von { $owner }
client-refused = abgelehnt: { $why }
client-declines = lehnt eine Herausforderung von { $by } ab: { $why ->
    [busy] spielt schon an genug Tischen
    [game] spielt dieses Spiel nicht
    [rules] der Server hat andere Regeln
   *[other] { $why }
}
client-accepts = { $table }: nimmt eine Herausforderung von { $by } an, { $game }
client-joins = { $table }: setzt sich an einen Tisch, der Bots sucht, { $game }
client-left = { $table }: verlassen; { $why ->
    [seat-lost] der Bot hat seinen Platz nicht mehr
    [banned] das Konto ist ausgeschlossen
    [signed-out] das Token gilt nicht mehr
   *[other] { $why }
}
client-left-refused = { $table }: verlassen; { $why }
client-rules-differ = { $table }: verlassen, weil die Regeln verschieden sind. { $error }
client-not-legal = { $table }: der Bot hat { $action } gewählt, was nicht erlaubt ist
client-failed = { $table }: der Bot ist gescheitert, { $error }
client-over = { $table }: zu Ende, Platz { $place } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
client-ended = { $table }: zu Ende; { $why }
client-stopped = angehalten; offene Partien gehen weiter, wenn der Bot wieder läuft
client-error-not-signed-in = Das ist nicht das Token eines Bot-Kontos.
client-error-banned = Das Konto ist von diesem Server ausgeschlossen.
client-no-server = keine Verbindung zum Server; es wird weiter versucht
