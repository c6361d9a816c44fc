# Eén keer getoond, als een soort beslissing voor het eerst komt
first-palazzo-turn = Eén ding per beurt: geld nemen (geldstapel), bouwdelen kopen of veilen (stapel) of voor één kaart verbouwen (steiger). Je begint met weinig geld, neem dus eerst wat.
first-palazzo-taking-money = Neem twee kaarten, alle anderen nemen er daarna één. Je betaalt maar in één valuta: verzamel dus wat bij je hand past, of één waarde in alle drie de valuta’s, een drietal van 15.
first-palazzo-market = Koop één of twee bouwdelen uit het magazijn, of verplaats de bouwmeester en veil de volgende steengroeve. De groene getallen zeggen wat een bouwdeel je nu zou opleveren. Klik op een bouwdeel, of sleep het naar je palazzi.
first-palazzo-paying = Klik op kaarten van één valuta en op certificaten, of sleep ze hierheen; een drietal past altijd. Je krijgt niets terug, betaal dus gepast. De voorstellen doen het met één klik.
first-palazzo-bidding = Het hoogste bod krijgt alle bouwdelen samen. Overbied het door kaarten bij te leggen, of pas en neem je kaarten terug. Het getal bij “Voor jou nu” zegt wat de bouwdelen je zouden opleveren.
first-palazzo-sharing = Vier of meer bouwdelen worden niet geveild: iedereen neemt er gratis één. De getallen zeggen wat elk je zou opleveren.
first-palazzo-building = Klik op de plaats waar het bouwdeel moet komen, of sleep het erheen. Verdiepingen lopen alleen op, gaten mogen. Een nieuw palazzo kost 5 punten tot het twee verdiepingen heeft; een bouwdeel mag ook uit het spel.
first-palazzo-rebuilding = Haal een verdieping weg, bouw een los bouwdeel in waar het past, of neem een los bouwdeel uit het spel. Klik op een verdieping, of sleep haar. Weghalen en elders inbouwen kost twee beurten.
first-palazzo-paying-rebuild = Elke kaart betaalt de verbouwing, en is dan weg: neem die je het minst nodig hebt. Klik erop, of sleep haar naar de aflegstapel.
