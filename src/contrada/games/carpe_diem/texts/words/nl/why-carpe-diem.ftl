# Waarom iets niet kan
carpe-diem-why-first = { $stage ->
    [entering] Zet eerst je speelfiguur op een vrij veld.
    [moving] Verplaats eerst je figuur; daarna neem je een tegel en bouw je die.
    [taking] Neem eerst een tegel naast je veld; daarna bouw je die.
    [building] Bouw eerst de genomen tegel of leg hem in de voorraad.
    [fetching] Eerst neemt je ambachtsman een tegel van de zegelvelden.
    [returning] Leg eerst een fonteinkaart onder de stapel.
    [circle] Leg eerst je schijf op een cirkel.
   *[other] Je telt nu punten: vervul de twee kaarten of beëindig het punten tellen.
}
carpe-diem-why-entered = Je figuur staat al op de kring; figuren komen er maar één keer bij.
carpe-diem-why-field-taken = Op veld { $field } staat { $who } al. Figuren beginnen op vrije velden.
carpe-diem-why-moved = Je bent al naar veld { $field } gegaan; nu gaat het om de tegel.
carpe-diem-why-scoring-now = Er worden punten geteld; tegels zijn er weer in de volgende fase.
carpe-diem-why-no-bread = Je hebt geen brood. Zonder brood loop je links- of rechtsom naar het volgende veld met tegels.
carpe-diem-why-field-empty = Naast veld { $field } ligt geen tegel meer.
carpe-diem-why-stand-still = Stilstaan mag niet; alleen voor een brood mag je op je veld blijven.
carpe-diem-why-not-next = Veld { $field } is te ver weg: links- en rechtsom is het volgende veld met tegels { $fields }. Voor een brood mag je overal heen.
carpe-diem-why-no-such-tile = Zo’n tegel is er niet.
carpe-diem-why-tile-elsewhere = De tegel { $tile } ligt niet naast veld { $field }, waar je figuur heen gaat.
carpe-diem-why-not-on-seals = De tegel { $tile } ligt niet op een zegelveld; daar neemt je ambachtsman er een vandaan.
carpe-diem-why-tile-taken = Je hebt al een tegel genomen: { $tile }.
carpe-diem-why-shovel-first = Je eerste tegel moet op de schop: { $cell }.
carpe-diem-why-cell-taken = Op dit veld ligt al een tegel.
carpe-diem-why-not-adjacent = Een tegel moet met een hele zijde aan een van je tegels grenzen.
carpe-diem-why-frame-meadow = Het kader geldt als gras; { $side ->
    [north] boven
    [east] rechts
    [south] onder
   *[west] links
} zou er iets anders tegenaan liggen: { $kind }.
carpe-diem-why-sides-differ = De zijden passen { $side ->
    [north] boven
    [east] rechts
    [south] onder
   *[west] links
} niet bij elkaar: { $kind ->
    [none] gras
   *[other] { $kind }
} tegen { $asked ->
    [none] gras
   *[other] { $asked }
}.
carpe-diem-why-too-large = Een landschap heeft hoogstens { $most } tegels; dit zou er { $tiles } hebben: { $kind }.
carpe-diem-why-same-turn = Zo gedraaid ziet de tegel er hetzelfde uit als in een stand die al wordt aangeboden.
carpe-diem-why-no-fountain = Fonteinkaarten gaan alleen onder de stapel als je een fontein gebouwd en twee kaarten getrokken hebt.
carpe-diem-why-card-not-held = Deze fonteinkaart heb je niet.
carpe-diem-why-no-scoring = Schijven leg je bij het punten tellen, na de zevende ronde van een fase.
carpe-diem-why-disc-placed = Je hebt je schijf al gelegd, op cirkel { $circle }.
carpe-diem-why-circle-taken = Op cirkel { $circle } ligt al een schijf van { $who }.
carpe-diem-why-circle-unused = Met { $players } spelers ligt cirkel { $circle } niet tussen twee kaarten.
carpe-diem-why-disc-first = Leg eerst je schijf; daarna vervul je de twee kaarten ernaast.
carpe-diem-why-no-scoring-turn = Kaarten vervul je als je punten telt, na de zevende ronde van een fase.
carpe-diem-why-other-card = Je schijf ligt tussen de kaarten { $first } en { $second }; alleen die twee tellen.
carpe-diem-why-no-closing = Aan deze tafel volgt de aftrek na beide kaarten; kaarten worden niet één voor één afgesloten.
carpe-diem-why-card-closed = Je hebt kaart { $card } afgesloten; daarvoor kun je niets meer afgeven.
carpe-diem-why-nothing-left = Je kunt niets meer afgeven, dus alleen nog het punten tellen beëindigen.
carpe-diem-why-green-card = Een groene kaart telt vanzelf; alleen met 3 broden vervul je haar nog een keer. Dit is de { $card }.
carpe-diem-why-different-wares = De { $card } vraagt verschillende goederen, van elk één.
carpe-diem-why-equal-wares = De { $card } vraagt gelijke goederen.
carpe-diem-why-too-many-coins = De { $card } vraagt er in totaal maar { $number }, goederen en munten samen.
carpe-diem-why-ware-not-asked = De { $card } vraagt niet om dit goed: { $ware }.
carpe-diem-why-too-dear = Dit kost { $costs }; je hebt maar { $have }.
carpe-diem-why-card-too-dear = Je mist goederen en munten voor { $needs }, en je hebt geen 3 broden.
carpe-diem-why-frame-end = Kaderopdrachten tellen aan het einde: op de lijn van de pijl moet iets voltooids van deze soort liggen.
carpe-diem-why-none-left = Daarvan heb je er geen.
carpe-diem-why-bread-use = Eén brood geef je af vóór het lopen, of drie bij het punten tellen.
carpe-diem-why-ware-use = Goederen en munten geef je bij het punten tellen af voor rode kaarten.
