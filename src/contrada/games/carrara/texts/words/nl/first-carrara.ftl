# Eén keer getoond, als een soort beslissing voor het eerst komt
first-carrara-main = Eén actie per beurt: bouwstenen kopen (het rad), bouwen (een gebouw van de uitstalling), scoren (een bonusveld) of passen voor 2 munten. Bij elke draai van het rad worden bouwstenen goedkoper, maar anderen kunnen ze eerder nemen.
first-carrara-following = Iemand heeft het koninklijk bezoek. Volg je nu, dan scoor je met dezelfde bonus; anders gaat je pion zonder bonus naar het open veld.
first-carrara-segments = Koop bouwstenen naar keuze van één locatie. Klik erop, of sleep ze naar je keuze onderaan; de kleine bouwstenen rond het rad tonen de prijzen. Met wit bouw je overal, met paars maar in één stad.
first-carrara-carting = Je koopt alleen bouwstenen van dezelfde locatie. Een klik op een gekozen bouwsteen legt hem terug. Koop als je hebt wat je wilt.
first-carrara-city = Elke stad accepteert haar eigen kleur en alle duurdere, en geeft bij het scoren munten of punten voor elk punt waarde. Dure steden geven meer.
first-carrara-paying = Het gebouw kost zoveel bouwstenen als zijn waarde. Klik op bouwstenen, of neem de voorgestelde betaling. Twee gelijke tellen als één van de eerstvolgende duurdere kleur.
first-carrara-improving = Een monument brengt een verbeteringstegel: zijn stad geeft dan meer voor elk punt waarde. Kies de stad waar je het meest hebt, of wilt hebben.
first-carrara-taking = Een leeg segment of het Koninklijk Hof geeft een decoratie of een standbeeld. Een decoratie verhoogt een gebouw van haar type met 1, standbeelden tellen in hun steden.
first-carrara-placing = Zet het op een eigen gebouw dat past, of bewaar het voor later in een pakhuis. In elk pakhuis past één stuk.
first-carrara-moving = Kies het gebouw. Een decoratie heeft een gebouw van haar type nodig, een standbeeld een stad die zijn kleur accepteert.
first-carrara-scoring = Bij elk veld staat wat het je nu zou opleveren. Stadsvelden scoort maar één speler, dus de beste wachten niet; maar met meer gebouwen zijn ze meer waard.
first-carrara-finishing = Voordat je de beurt beëindigt, mag je iets uit een pakhuis plaatsen of iets voor 10 munten kopen. Niets daarvan? Beëindig de beurt.
