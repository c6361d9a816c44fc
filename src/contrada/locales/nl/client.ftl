# Wat `contrada bot` meldt
client-connected = verbonden als { $name }, een bot van { $owner }
client-refused = geweigerd: { $why }
client-declines = slaat een uitdaging van { $by } af: { $why ->
    [busy] speelt al aan genoeg tafels
    [game] speelt dit spel niet
    [rules] de server heeft andere regels
   *[other] { $why }
}
client-accepts = { $table }: neemt een uitdaging van { $by } aan, { $game }
client-joins = { $table }: gaat aan een tafel zitten die bots zoekt, { $game }
client-left = { $table }: verlaten; { $why ->
    [seat-lost] de bot heeft zijn plaats niet meer
    [banned] het account is uitgesloten
    [signed-out] het token is niet meer geldig
   *[other] { $why }
}
client-left-refused = { $table }: verlaten; { $why }
client-rules-differ = { $table }: verlaten, omdat de regels verschillen. { $error }
client-not-legal = { $table }: de bot koos { $action }, wat niet is toegestaan
client-failed = { $table }: de bot is mislukt, { $error }
client-over = { $table }: afgelopen, plaats { $place } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
client-ended = { $table }: afgelopen; { $why }
client-stopped = gestopt; open spellen gaan verder als de bot weer draait
client-error-not-signed-in = Dit is niet het token van een botaccount.
client-error-banned = Het account is van deze server uitgesloten.
client-no-server = geen verbinding met de server; er wordt verder geprobeerd
