raccolta-title = Raccolta
raccolta-about = Pluk vruchten, verkoop ze in sets zolang de markt goed betaalt, en houd je lievelingsvrucht geheim.

raccolta-option-sales = Het spel eindigt na iemands
raccolta-option-sales-4 = vierde verkoop
raccolta-option-sales-3 = derde verkoop

# Pieces
raccolta-card = { $fruit ->
    [fig] vijg
    [lemon] citroen
    [olive] olijf
   *[orange] sinaasappel
} { $value }
raccolta-fruit = { $fruit ->
    [fig] vijgen
    [lemon] citroenen
    [olive] olijven
   *[orange] sinaasappels
}

# What can be done
raccolta-do-draw = Een kaart van de stapel trekken
raccolta-do-sell = De kaarten verkopen
raccolta-do-take = { $card } nemen
raccolta-do-lay = { $card } verkopen

# What has happened
raccolta-log-favourite = { $to } heeft als geheime lievelingsvrucht { $fruit }
raccolta-log-favourite-hidden = { $to } krijgt een geheime lievelingsvrucht
raccolta-log-deal = { $to } krijgt { $card }
raccolta-log-deal-hidden = { $to } krijgt een kaart
raccolta-log-reveal = { $card } wordt opengelegd
raccolta-log-draw = { $who } trekt een kaart
raccolta-log-take = { $who } neemt { $card }
raccolta-log-sell = { $who } verkoopt { $cards } voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# What to do now
raccolta-prompt-turn = Neem een kaart, trek er een, of begin met een handkaart een verkoop
raccolta-prompt-full = Je hand is vol: verkoop kaarten van één vrucht
raccolta-prompt-lay = Kies minstens nog een kaart van dezelfde vrucht
raccolta-prompt-sell = Verkoop { $cards } kaarten voor { $points } punten, of leg er nog een bij
raccolta-prompt-wait = { $who } is aan zet
raccolta-prompt-chance = De kaarten worden gedeeld
raccolta-prompt-over = Het spel is afgelopen

# Why not
raccolta-why-selling = Je bent een verkoop begonnen: bevestig die, of neem eerst de kaarten terug
raccolta-why-nothing-laid = Kies eerst de handkaarten die je wilt verkopen
raccolta-why-two-cards = Een verkoop telt minstens twee kaarten van één vrucht
raccolta-why-hand-full = Je hand is vol: je moet verkopen
raccolta-why-pile-empty = De stapel is leeg
raccolta-why-not-on-show = { $card } ligt niet open
raccolta-why-not-in-hand = { $card } heb je niet (meer) in je hand
raccolta-why-one-fruit = Alle kaarten van een verkoop tonen dezelfde vrucht: je verkoopt { $fruit }
raccolta-why-single = Een verkoop telt minstens twee kaarten: je hebt maar één kaart met { $fruit }

# What can still come
raccolta-supply-pile = De stapel
raccolta-supply-note-hands = Meegeteld zijn kaarten die anderen gedekt hebben getrokken

# The box
raccolta-box-deck = Kaarten
raccolta-box-deck-why = Vier vruchten met drie waarden, elke kaart driemaal, zoals in de regels
raccolta-box-favourites = Geheime lievelingsvruchten
raccolta-box-favourites-why = Eén per vrucht, zoals in de regels

# Where points come from
raccolta-score-cards = Waarden van verkochte kaarten
raccolta-score-sets = Grote sets
raccolta-score-market = Markt
raccolta-score-favourite = Lievelingsvrucht

# The board
raccolta-view-display = Open kaarten
raccolta-view-market = De markt betaalt bij de volgende verkoop extra
raccolta-view-market-fig = vijgen
raccolta-view-market-lemon = citroenen
raccolta-view-market-olive = olijven
raccolta-view-market-orange = sinaasappels
raccolta-view-pool = Kaarten in de stapel
raccolta-view-last-round = Laatste ronde
raccolta-view-draft = Jouw verkoop
raccolta-view-favourite = Geheime lievelingsvrucht
raccolta-view-hand = Hand
raccolta-view-hand-size = Handkaarten
raccolta-view-known = Open genomen
raccolta-view-sold = Verkocht
raccolta-view-sold-fig = vijgen
raccolta-view-sold-lemon = citroenen
raccolta-view-sold-olive = olijven
raccolta-view-sold-orange = sinaasappels
raccolta-view-sales = Verkopen
raccolta-view-cards = Kaarten
raccolta-view-card = Kaart
raccolta-view-points = Punten

# The lesson
lesson-raccolta-welcome = Welkom bij de oogst. Je hebt een citroen en een olijf, en je geheime lievelingsvrucht is de olijf: elke olijf die je verkoopt, geeft aan het einde twee extra punten.
lesson-raccolta-take = Er liggen vier kaarten open. Neem de olijf 3: je hebt al een olijf, en twee kaarten van één vrucht kun je verkopen.
lesson-raccolta-draw = Iedereen heeft gezien wat je nam; je gedeelde kaarten kent niemand. Ook Bruno heeft een kaart genomen. Trek er nu een van de stapel, ongezien.
lesson-raccolta-begin = Je hebt twee olijven. Begin een verkoop: kies de olijf 3.
lesson-raccolta-more = Tot je bevestigt, ziet niemand wat je kiest, en je kunt het terugnemen. Voeg de olijf 1 toe; de volgorde is vrij.
lesson-raccolta-sell = De verkoop geeft de waarden van de kaarten en wat de markt extra betaalt: 3 punten, want nog niemand heeft olijven verkocht. Bevestig hem.
lesson-raccolta-end = Vanaf nu brengen olijven een punt minder op. Drie kaarten tegelijk geven 2 extra punten, vier geven er 5, vijf geven er 9. Het spel eindigt in de ronde van een vierde verkoop, of als de stapel leeg is. Veel plezier!
