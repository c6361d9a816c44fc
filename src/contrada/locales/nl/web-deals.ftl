# Delingen die iedereen één keer speelt
web-deals-title = Delingen van de dag
web-deals-about = Voor iedereen dezelfde opstelling en dezelfde volgorde van elke stapel, op dezelfde plaats. Je hebt per dag en titel één poging; die telt zoals hij is. Daarna zie je wie er het meest van maakte.
web-deals-none = Er zijn geen delingen op deze server.
web-deals-play = Spelen
web-deals-go-on = Verder spelen
web-deals-standings = Ranglijst
web-deals-seat = plaats { $seat } van { $count }
web-deals-so-far = { $finished } klaar, { $playing } bezig
web-deals-state-finished = Je hebt haar gespeeld.
web-deals-state-unfinished = Je hebt haar niet uitgespeeld.
web-deals-own-title = Een eigen deling
web-deals-own-text = Zet een deling klaar voor vrienden: wie de link opent, speelt haar één keer, aan een eigen tafel.
web-deals-game = Spel
web-deals-others = Op de andere plaatsen
web-deals-others-people = mensen
web-deals-open-for = Open gedurende
web-deals-hours = { $count ->
    [one] een uur
    [24] een dag
    [72] drie dagen
    [168] een week
   *[other] { $count } uur
 }
web-deals-set-up = Klaarzetten
web-deals-honest = Pogingen van gasten staan zonder plaats in de lijst, want één persoon kan meerdere gasten zijn. Niets belet twee mensen met elkaar te praten.
web-deals-daily = Deling van de dag
web-deals-own = Een deling onder vrienden
web-deals-against-bots = tegen bots: { $level }
web-deals-against-people = met mensen op de andere plaatsen
web-deals-closes = Te beginnen tot { $when }.
web-deals-open = Deze deling is voorbij: iedereen mag de partijen bekijken.
web-deals-all = Delingen van de dag
web-deals-link = Link naar deze deling
web-deals-of-seat = Plaats { $seat }
web-deals-lead = Voorsprong
web-deals-points = Punten
web-deals-rank = Aan tafel
web-deals-gone = iemand
web-deals-nobody = Nog niemand is klaar.
web-deals-counts = Nog bezig: { $playing }. Niet uitgespeeld: { $unfinished }.
web-deals-ranking = Gerangschikt naar de voorsprong op de beste tegenstander, daarna naar punten, onder wie op dezelfde plaats zat.
web-deals-opens = De partijen worden geopend als de tijd voorbij is en niemand meer speelt, uiterlijk { $when }. Wie dan niet klaar is, heeft niet uitgespeeld.
web-deals-proof = Volgorde controleren
web-deals-proof-text = De vingerafdruk van elke tafel is SHA-256 van haar eigen startwaarde, en die is SHA-256 van “contrada deal”, de startwaarde van de deling hieronder en het zout van de tafel. Alle toeval komt uit de startwaarde van de deling; de controle in de terugblik rekent het na.
