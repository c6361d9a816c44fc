# Waarom een doos van Palazzo geweigerd wordt
palazzo-badbox-stacks = In het bestand moeten de tabellen [stack.1], [stack.2] en [stack.3] staan.
palazzo-badbox-set-up = Stapel I heeft { $found } bouwdelen; de opstelling heeft er { $wanted } nodig.
palazzo-badbox-tile = { $value } is geen bouwdeel; een bouwdeel schrijf je als verdieping/vensters, van "1/1" tot "5/3".
palazzo-badbox-mix = In de stapels liggen { $found } bouwdelen; de spelregels noemen er { $wanted }, en de samenstelling is anders: { $faults }.
palazzo-badbox-mix-tile = { $tile } { $found } keer in plaats van { $wanted } keer
