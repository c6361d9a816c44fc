# Wat de server zelf in de browser zegt
server-no-web-title = De speeltafel is nog niet gebouwd
server-no-web-how = De server draait, maar de pagina’s voor de browser ontbreken. Bouw ze in de map met de broncode en start de server opnieuw:
server-no-web-where = Programma’s kunnen al spelen:
