# What `contrada bot` reports
client-connected = connected as { $name }, a bot of { $owner }
client-refused = refused: { $why }
client-declines = declines a challenge of { $by }: { $why ->
    [busy] it plays at enough tables
    [game] it does not play this game
    [rules] the server has other rules
   *[other] { $why }
}
client-accepts = { $table }: accepts a challenge of { $by }, { $game }
client-joins = { $table }: joins a table that asks for bots, { $game }
client-left = { $table }: left; { $why ->
    [seat-lost] the bot no longer has its seat
    [banned] the account is banned
    [signed-out] the token is no longer valid
   *[other] { $why }
}
client-left-refused = { $table }: left; { $why }
client-rules-differ = { $table }: left, because the rules differ. { $error }
client-not-legal = { $table }: the bot chose { $action }, which is not legal
client-failed = { $table }: the bot failed, { $error }
client-over = { $table }: over, place { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-ended = { $table }: over; { $why }
client-stopped = stopped; unfinished games go on when the bot runs again
client-error-not-signed-in = This is not the token of a bot account.
client-error-banned = The account is banned from this server.
client-no-server = no connection to the server; trying again until there is one
