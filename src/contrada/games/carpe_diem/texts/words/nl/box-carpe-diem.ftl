# De doos: wat elke tabel is en waar de gegevens vandaan komen
carpe-diem-box-counts = Aantallen van het spelmateriaal
carpe-diem-box-counts-why = De spelregels sommen ze op.
carpe-diem-box-light-tiles = Lichte tegels
carpe-diem-box-light-tiles-why = De spelregels noemen hun aantal en tonen er enkele; de mengeling is zo gereconstrueerd dat landschappen van twee, drie en vier tegels voorkomen.
carpe-diem-box-dark-tiles = Donkere tegels
carpe-diem-box-dark-tiles-why = De spelregels noemen hun aantal en zeggen dat ze elk één ding tonen; welke dat zijn, is gereconstrueerd.
carpe-diem-box-scoring-cards = Scorekaarten
carpe-diem-box-scoring-cards-why = De spelregels tonen twaalf van de zestig; de andere volgen hun patroon.
carpe-diem-box-scoring-cards-by-players = Scorekaarten naar aantal spelers
carpe-diem-box-scoring-cards-by-players-why = De spelregels en de achterkanten van de kaarten noemen deze aantallen.
carpe-diem-box-fountain-cards = Fonteinkaarten
carpe-diem-box-fountain-cards-why = Er staan vier voorbeelden in de spelregels; de andere soorten volgen die.
carpe-diem-box-frame-pieces = Kaderdelen
carpe-diem-box-frame-pieces-why = Twee opdrachten per deel en hun punten staan in de spelregels; paren en plaatsen zijn gereconstrueerd.
carpe-diem-box-tableaux = Bouwtableaus
carpe-diem-box-tableaux-why = Negen banderollen per tableau staan in de spelregels; hun velden en dat van de schop zijn gereconstrueerd.
carpe-diem-box-villa-vp = Punten van voltooide villa’s
carpe-diem-box-villa-vp-why = Het voorbeeld in de spelregels geeft 3 punten voor drie en 7 voor vijf schoorstenen; de andere waarden zijn gereconstrueerd.
carpe-diem-box-banderole-track = Banderolespoor
carpe-diem-box-banderole-track-why = De lengte is alleen uit een recensie bekend.
carpe-diem-box-card-slots = Kaartvelden en cirkels
carpe-diem-box-card-slots-why = De spelregels noemen 17, 13 en 9 cirkels; de schikking is uit die aantallen afgeleid.
carpe-diem-box-start-vp = Startpunten
carpe-diem-box-start-vp-why = De spelregels sommen ze op.
carpe-diem-box-name-first-reconstruction = eerste reconstructie van de tegels

carpe-diem-piece-count = { $of ->
    [light_tiles] lichte tegels
    [dark_tiles] donkere tegels
    [scoring_cards] scorekaarten
    [fountain_cards] fonteinkaarten
    [frame_pieces] kaderdelen
    [tableaux] bouwtableaus
   *[banderoles_per_tableau] banderollen per bouwtableau
}
carpe-diem-quota = { $players } spelers: { $cards }
carpe-diem-pile = { $pile }-kaarten: { $number }
carpe-diem-tableau = bouwtableau { $number }
carpe-diem-villa-value = { $chimneys ->
    [one] 1 schoorsteen
   *[other] { $chimneys } schoorstenen
}{ $last ->
    [yes] {" "}of meer
   *[no] {""}
}: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
}
carpe-diem-track-length = vakken 0 tot en met { $last }; elk telt zijn getal
carpe-diem-slot-layout = { $players } spelers: { $circles } cirkels
carpe-diem-circle-between = tussen de kaartvelden { $first } en { $second }
carpe-diem-start-points = { $players } spelers, in speelvolgorde: { $points }

# Wat er nog komt
carpe-diem-supply-light = Lichte tegels
carpe-diem-supply-dark = Donkere tegels
carpe-diem-supply-seals = Op de zegelvelden
carpe-diem-supply-fountain-cards = Fonteinkaarten
carpe-diem-supply-scoring-cards = Scorekaarten
carpe-diem-supply-note-hidden-hands = { $number ->
    [one] Eén van deze kaarten is in de hand van een andere speler.
   *[other] { $number } van deze kaarten zijn in handen van andere spelers.
}
carpe-diem-supply-note-not-laid-out = Kaarten die niet neergelegd zijn, blijven in de doos.

# De sleutels van het bestand, in het formulier
carpe-diem-box-key-scoring-cards = Scorekaarten
carpe-diem-box-key-frame-pieces = Kaderdelen
carpe-diem-box-key-tableaux = Bouwtableaus
carpe-diem-box-key-banderoles-per-tableau = Banderollen per bouwtableau
carpe-diem-box-key-sides = Zijden
carpe-diem-box-key-building = Gebouw
carpe-diem-box-key-pile = Stapel
carpe-diem-box-key-give = Kost
carpe-diem-box-key-have = Telt
carpe-diem-box-key-gains = Geeft
carpe-diem-box-key-fish = Vissen
carpe-diem-box-key-grape = Druiventrossen
carpe-diem-box-key-chicken = Kippen
carpe-diem-box-key-herb = Kruiden
carpe-diem-box-key-vp = Overwinningspunten
carpe-diem-box-key-chimney = Schoorstenen
carpe-diem-box-key-bread = Broden
carpe-diem-box-key-coin = Munten
carpe-diem-box-key-step = Stappen op het banderolespoor
carpe-diem-box-key-villa = Villa
carpe-diem-box-key-merchant = Koopman
carpe-diem-box-key-baker = Bakker
carpe-diem-box-key-administrator = Beheerder
carpe-diem-box-key-craftsman = Ambachtsman
carpe-diem-box-key-pond = Vijver
carpe-diem-box-key-vineyard = Wijngaard
carpe-diem-box-key-chicken-yard = Kippenren
carpe-diem-box-key-herb-garden = Kruidentuin
carpe-diem-box-key-bakery = Bakkerij
carpe-diem-box-key-market = Markt
carpe-diem-box-key-fountain = Fontein
carpe-diem-box-key-landscape = Landschap
carpe-diem-box-key-dwelling = Woning
carpe-diem-box-key-last = Laatste vak
carpe-diem-box-key-empty = Lege kaartvelden naar aantal spelers
