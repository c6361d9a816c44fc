# Waarom een doos van De paleizen van Carrara geweigerd wordt
carrara-badbox-rural = Van de gebouwtypes zijn er { $found } landelijk; de spelregels noemen er { $wanted }.
carrara-badbox-emblem-twice = De decoratie { $decoration } hoort bij twee gebouwtypes.
carrara-badbox-improvements = De spelregels noemen { $wanted } verbeteringstegels.
carrara-badbox-improvement = { $value } is geen stad met een beloning.
carrara-badbox-improvement-third = Voor { $city } zijn er meer dan twee verbeteringstegels; de grootte van acties en waarnemingen laat er twee per stad toe.
carrara-badbox-court-fields = Deze zijde van het Koninklijk Hof heeft { $count } velden.
carrara-badbox-court-normal = In de standaardversie zijn er geen decoraties en standbeelden.
carrara-badbox-court-advanced = De spelregels noemen 5 munten, 3 punten, een decoratie en een gouden standbeeld, elk twee keer.
carrara-badbox-bonus = { $value } is geen bonus; schrijf bijvoorbeeld "5 coins", "3 points", "decoration" of "statue", met een getal van 1 tot en met 9.
