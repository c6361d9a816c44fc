# De kaart “Wat is dit?”
carpe-diem-about-kind = { $of ->
    [pond] Vijver, een landschap van 2 tot 4 tegels. Voltooid geeft hij één vis minder dan hij tegels heeft.
    [vineyard] Wijngaard, een landschap van 2 tot 4 tegels. Voltooid geeft hij één druiventros minder dan hij tegels heeft.
    [chicken_yard] Kippenren, een landschap van 2 tot 4 tegels. Voltooid geeft hij één kip minder dan hij tegels heeft.
    [herb_garden] Kruidentuin, een landschap van 2 tot 4 tegels. Voltooid geeft hij één kruid minder dan hij tegels heeft.
    [merchant] Koopman, een woning van twee helften. Voltooid maakt hij van al je goederen munten, één voor elk, en legt er één bij.
    [baker] Bakker, een woning van twee helften. Voltooid geeft hij 2 broden.
    [administrator] Beheerder, een woning van twee helften. Voltooid brengt hij je 2 stappen verder op het banderolespoor.
    [craftsman] Ambachtsman, een woning van twee helften. Voltooid haalt hij een tegel van de zegelvelden voor je, die je meteen bouwt.
    [villa] Villa, van elke grootte vanaf twee tegels. Voltooid telt ze aan het eind naar haar schoorstenen: 1, 2, 3, 5, 7, 10, 13, 17, 21, 26.
    [market] Markt: geeft meteen 1 munt.
    [bakery] Bakkerij: geeft meteen 1 brood.
   *[fountain] Fontein: trek 2 fonteinkaarten en geef dan één terug van alle die je hebt.
}
carpe-diem-about-good = { $of ->
    [fish] Komt van voltooide vijvers. Rode scorekaarten nemen goederen; twee die overblijven zijn aan het eind 1 punt waard.
    [grape] Komt van voltooide wijngaarden. Rode scorekaarten nemen goederen; twee die overblijven zijn aan het eind 1 punt waard.
    [chicken] Komt van voltooide kippenrennen. Rode scorekaarten nemen goederen; twee die overblijven zijn aan het eind 1 punt waard.
    [herb] Komt van voltooide kruidentuinen. Rode scorekaarten nemen goederen; twee die overblijven zijn aan het eind 1 punt waard.
    [coin] Vervangt op een rode scorekaart elk goed.
    [bread] Eén brood brengt je figuur naar een willekeurig veld met tegels, in plaats van te lopen. In een telling vervullen drie broden een kaart één keer.
    [step] Stappen op het banderolespoor: wie vooraan staat, scoort eerst, en het veld telt aan het eind als punten.
    [chimney] Schoorstenen van alle villa’s, voltooid of niet; groene kaarten tellen ze. Aan het eind tellen alleen voltooide villa’s.
    [fountain] Bewaarde fonteinkaarten. Elke kaart geeft aan het eind punten voor alles van haar soort.
   *[vp] Overwinningspunten. Die van de anderen kunnen verborgen zijn.
}
carpe-diem-about-fountain-card = Blijft geheim tot het eind. Dan telt ze voor alles van haar soort in je stadswijk.
carpe-diem-about-red-card = Een rode kaart neemt goederen, zo vaak je kunt betalen. Munten vervangen elk goed; 3 broden vervullen haar één keer. Niet vervuld kost ze 4 punten.
carpe-diem-about-green-card = Een groene kaart telt vanzelf, zo vaak je hebt wat ze vraagt; 3 broden vervullen haar nog een keer. Niet vervuld kost ze 4 punten.
carpe-diem-about-circle-name = Cirkel { $number }, tussen de kaarten { $first } en { $second }
carpe-diem-about-circle = Een schijf op een vrije cirkel scoort de twee kaarten ernaast. Ze blijft daar tot het eind van het spel.
carpe-diem-about-half-name = Veld { $field } van de kring
carpe-diem-about-half = Een figuur loopt naar een van de twee buurvelden en neemt een tegel van het aflegveld ernaast. Velden zonder tegels worden overgeslagen.
carpe-diem-about-figure-name = Figuur van { $who }
carpe-diem-about-track-disc = { $who }: veld { $space } van het banderolespoor
carpe-diem-about-track = De voorste schijf scoort eerst, in een stapel de bovenste. Het veld telt aan het eind als punten.
carpe-diem-about-seals = Hier liggen donkere tegels. Een voltooide ambachtsmanswoning haalt er één; ze worden niet aangevuld.
carpe-diem-about-storage = Een tegel die je niet kunt of wilt bouwen, blijft hier voorgoed. Twee bewaarde tegels of andere resten zijn aan het eind 1 punt waard.
carpe-diem-about-task-name = Kaderopdracht: { $what }, { $line }
carpe-diem-about-task = Levert aan het eind haar punten op als iets voltooids van deze soort een tegel op deze lijn heeft.
carpe-diem-about-field-free = Een vrij veld. Een tegel moet een andere raken en alle zijden die elkaar raken moeten passen; het kader geldt als weide.
carpe-diem-about-field-banderole = Wie hier bouwt, haalt de banderole weg en gaat 1 stap vooruit op het spoor.
carpe-diem-about-field-shovel = Je eerste tegel komt op de schop.
carpe-diem-about-field-dead = Geen van de tegels die nog komen past hier.
carpe-diem-about-field-full = Hier zou het landschap meer dan vier tegels hebben.
