# De tafel van The Castles of Tuscany op de terminal
cli-tuscany-lifted = Kasteel brengt
cli-tuscany-place = { $place ->
    [1] als eerste:
   *[2] als tweede:
}
cli-tuscany-cards = Kaarten
cli-tuscany-pile = { $count } te trekken
cli-tuscany-discarded = { $count } afgelegd:
cli-tuscany-stocks = Neutrale tegels: { $neutral }, opzijgelegd { $aside }   Opbrengstkaarten te trekken: { $yields }
cli-tuscany-ending-last = Een stapel is leeg: deze ronde, nog één, dan de laatste telling.
cli-tuscany-players = Spelers
cli-tuscany-player = Speler
cli-tuscany-covered = Bedekt
cli-tuscany-starts = (begint)
cli-tuscany-green = Groen
cli-tuscany-red = Rood
cli-tuscany-if-over = Einde nu
cli-tuscany-hand = Kaarten
cli-tuscany-workers = Arbeiders
cli-tuscany-marble = Marmer
cli-tuscany-to-scoring = Tot telling
cli-tuscany-stacks = Stapels
cli-tuscany-storage = Opslag
cli-tuscany-free = vrij
cli-tuscany-bonus = Bonustegels { $tiles }
cli-tuscany-maps = Gebieden
cli-tuscany-own = Jouw hand en jouw gebied
cli-tuscany-own-tiles = In jouw stapels
cli-tuscany-draft = Te betalen
cli-tuscany-price = op { $field }: twee kaarten { $letters }, of wat ze vervangt
cli-tuscany-hexagon = zeshoek
cli-tuscany-shifted = Het beste gebied: midden { $middle ->
    [up] hoger
    [level] gelijk
   *[down] lager
}, rechts { $right ->
    [up] hoger
    [level] gelijk
   *[down] lager
}, kleurgebieden { $total } punten
cli-tuscany-other-maps = Gebieden van de anderen
cli-tuscany-laid = Al gelegd
cli-tuscany-ways = Zo kun je betalen
cli-tuscany-more-ways = en nog { $more }
cli-tuscany-totals = Punten van de kleurgebieden
cli-tuscany-shift-middle = midden { $shift ->
    [up] hoger
    [level] gelijk
   *[down] lager
}
cli-tuscany-shift-right = rechts { $shift ->
    [up] hoger
    [level] gelijk
   *[down] lager
}
cli-tuscany-short = { $tile ->
    [castle] kasteel
    [city] stad
    [estate] landgoed
    [quarry] groeve
    [village] dorp
    [monastery] klooster
   *[cart] wagen
}
cli-tuscany-goods = { $goods ->
    [pigs] varken
    [vines] wijn
    [sheep] schaap
    [olives] olijf
    [poultry] kip
   *[grain] graan
}
cli-tuscany-legend =
    Kleuren: DG donkergroen kasteel, R rood stad, T turkoois landgoed, GR grijs steengroeve, O oranje dorp, GE geel klooster, BE beige wagen, LG lichtgroen landbouw.
    Een veld: naam en kleur, daaronder wat het bedekt (landbouw: de soorten); ○ is bereikbaar, ▸ wordt betaald, ♜ startkasteel. Klein getekend is ■ een tegel, ◆ een houten zeshoek.
    Spelers: ▸ is aan de beurt; DG 1/3 is 1 van 3 donkergroene velden bedekt; Tot telling: eigen tegels die tot het einde van de periode te leggen zijn; Einde nu: rode punten als er nu geteld werd en het spel afgelopen was.
