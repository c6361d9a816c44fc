# Eén keer getoond, als een soort beslissing voor het eerst komt
first-carpe-diem-entering = Je figuur begint op een willekeurig vrij veld van de kring. Vandaar loop je elke beurt naar links of rechts; bekijk dus de tegels aan beide kanten.
first-carpe-diem-moving = Loop naar een buurveld; lege velden worden overgeslagen. Klik op een aflegveld, of meteen op de tegel die je wilt. Een brood brengt je overal: daar staat −1.
first-carpe-diem-taking = Neem één tegel. Wat nergens in je stadswijk past, heeft een kruis; dat zou in je voorraad komen.
first-carpe-diem-building = Klik op een veld om de tegel te leggen, klik nog eens om hem te draaien, dan op het vinkje. Je kunt de tegel ook slepen. Alle zijden die elkaar raken moeten passen; het kader geldt als weide.
first-carpe-diem-fetching = Een voltooide ambachtsmanswoning haalt een willekeurige donkere tegel van de zegelvelden. Je bouwt hem meteen, en ook daarmee kan iets voltooid worden.
first-carpe-diem-returning = Een fontein brengt twee geheime kaarten; één van al je kaarten gaat voorgoed terug. Een bewaarde kaart telt aan het eind voor alles van haar soort.
first-carpe-diem-circle = Je schijf scoort de twee kaarten naast haar cirkel. Het getal zegt wat ze je nu zouden opleveren. Een kaart die je niet kunt vervullen, kost 4 punten.
first-carpe-diem-spending = Groene kaarten hebben al geteld. Geef voor de kaarten goederen, munten of drie broden af, in elke volgorde en zo vaak je wilt; je spullen liggen onderaan. Bij het afronden staat wat het kost.
