# De tabellen van de doos, elk met de bron van de gegevens
palazzo-box-money = Geldkaarten
palazzo-box-money-why = De spelregels noemen alle 55 kaarten. Ze noemen twee van de kleuren; de derde naam en de tekens zijn van ons.
palazzo-box-board = Magazijn, steengroeven, bouwmeester, certificaat van 3
palazzo-box-board-why = De spelregels noemen deze onderdelen.
palazzo-box-riders = Ruiters
palazzo-box-riders-why = De spelregels noemen er vijf; ze worden door stapel III geschud.
palazzo-box-stack-1 = Stapel I
palazzo-box-stack-1-why = Welke 48 bouwdelen er zijn, staat in de spelregels; het cijfer I, II of III staat alleen op hun achterkant. Volgens besprekingen liggen er in de eerste stapels meer lage verdiepingen.
palazzo-box-stack-2 = Stapel II
palazzo-box-stack-2-why = Zoals bij stapel I: de bouwdelen komen uit de spelregels, hun verdeling over de stapels hebben wij gereconstrueerd.
palazzo-box-stack-3 = Stapel III
palazzo-box-stack-3-why = Zoals bij stapel I: de bouwdelen komen uit de spelregels, hun verdeling over de stapels hebben wij gereconstrueerd. De ruiters worden door deze stapel geschud.

# Wat er nog komt
palazzo-supply-money = Geldstapel
palazzo-supply-stack-1 = Stapel I
palazzo-supply-stack-2 = Stapel II
palazzo-supply-stack-3 = Stapel III
palazzo-supply-note-hidden = { $cards ->
    [one] Eén van deze kaarten heeft iemand anders verborgen in de hand; die is hier meegeteld
   *[other] { $cards } van deze kaarten hebben de anderen verborgen in de hand; die zijn hier meegeteld
}, want niemand weet welke.

# De sleutels van het bestand, in het formulier
palazzo-box-key-currencies = Valuta’s
palazzo-box-key-certificates = Certificaten
palazzo-box-key-opening = Certificaat van 3
palazzo-box-key-brick = Baksteen
palazzo-box-key-sandstone = Zandsteen
palazzo-box-key-marble = Marmer
