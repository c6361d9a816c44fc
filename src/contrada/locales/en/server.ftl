# What the server itself says in a browser
server-no-web-title = The table is not built yet
server-no-web-how = This server runs, but the pages for the browser are missing. In the folder with the sources, build them and start the server again:
server-no-web-where = Programs can play already:
