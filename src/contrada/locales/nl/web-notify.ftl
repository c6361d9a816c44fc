# De pagina met meldingen
web-notify-nothing = Deze server biedt geen pushberichten en geen mail aan.
web-notify-push = Pushberichten
web-notify-push-text = Dit apparaat meldt dat jij aan de beurt bent, ook als er geen pagina van Contrada openstaat. Het bericht noemt het spel en verder niets.
web-notify-push-on = Hier aanzetten
web-notify-push-off = Hier uitzetten
web-notify-push-is-on = Aan op dit apparaat.
web-notify-push-unable = Deze browser kan hier geen pushberichten ontvangen. Er is een veilige verbinding nodig, en op een iPhone moet de pagina op het beginscherm staan.
web-notify-push-blocked = De browser staat geen meldingen van deze pagina toe. Sta ze eerst toe in de instellingen.
web-notify-push-failed = De browser kon zich niet aanmelden bij zijn pushdienst.
web-notify-push-devices = { $count ->
    [0] Geen van je apparaten ontvangt pushberichten.
    [one] Eén van je apparaten ontvangt pushberichten.
   *[other] { $count } van je apparaten ontvangen pushberichten.
 }
web-notify-push-all = Pushberichten naar mijn apparaten sturen
web-notify-mail = Mail
web-notify-mail-text = Er komt een mail als een spel tien minuten op je heeft gewacht, hooguit vier keer per uur. Via een bevestigd adres krijg je ook een nieuw wachtwoord als je het jouwe vergeet.
web-notify-mail-account = Alleen een account kan een adres hebben.
web-notify-mail-make = Naar het account
web-notify-mail-none = Nog geen adres.
web-notify-mail-is = Je adres: { $address }
web-notify-mail-pending = Er wacht een mail op { $address }: open de link daarin om het adres te bevestigen.
web-notify-mail-address = E-mailadres
web-notify-mail-password = Je wachtwoord
web-notify-mail-save = Bevestiging sturen
web-notify-mail-change = Adres wijzigen
web-notify-mail-remove = Adres verwijderen
web-notify-mail-sent = De mail is onderweg.
web-notify-mail-removed = Het adres is verwijderd.
web-notify-mail-on = Stuur me een mail als een spel op me wacht
web-notify-quiet = Stille uren
web-notify-quiet-text = Tussen deze tijden komt er niets, geen push en geen mail; wat dan nog openstaat, komt daarna. Webhooks gaan naar programma’s en rusten niet.
web-notify-quiet-on = Stille uren aanhouden
web-notify-quiet-from = Van
web-notify-quiet-to = Tot
web-notify-zone = Tijdzone
web-notify-save = Deze instellingen opslaan
web-notify-saved = Opgeslagen.
web-notify-confirm = Bevestig je adres
web-notify-confirm-text = Met één klik hoort het adres bij je account.
web-notify-confirm-do = Adres bevestigen
web-notify-confirm-done = Je adres is bevestigd.
web-notify-link-old = Deze link is al gebruikt of te oud.
web-notify-link-none = Deze pagina heeft de hele link uit de mail nodig.
web-notify-reset = Een nieuw wachtwoord
web-notify-reset-ask = Als een account dit adres heeft bevestigd, gaat er een mail met een link naartoe.
web-notify-reset-send = Link sturen
web-notify-reset-sent = Als het adres bij een account hoort, is de mail onderweg. De link werkt een uur.
web-notify-reset-choose = Kies een nieuw wachtwoord. Al je apparaten worden afgemeld.
web-notify-reset-do = Wachtwoord instellen
web-notify-reset-done = Je nieuwe wachtwoord geldt. Meld je ermee aan.
web-notify-reset-new = Nieuw wachtwoord
web-notify-reset-off = Deze server verstuurt geen mail. Vraag de beheerder om een nieuw wachtwoord.
