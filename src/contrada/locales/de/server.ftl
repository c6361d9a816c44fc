# Was der Server selbst im Browser sagt
server-no-web-title = Der Spieltisch ist noch nicht gebaut
server-no-web-how = Der Server läuft, aber die Seiten für den Browser fehlen. Bitte im Ordner mit den Quellen bauen und den Server neu starten:
server-no-web-where = Programme können schon spielen:
