# De gebieden van Palazzo in woorden, voor de beschrijving op verzoek
palazzo-describe-price = Een bouwdeel kost hier { $price }.
palazzo-describe-builder = Hier staat de bouwmeester.
palazzo-describe-lot = Geveild wordt: { $tiles }
palazzo-describe-bid = { $who } biedt { $total }: { $cards }.
palazzo-describe-no-bid = { $who } heeft nog niet geboden.
palazzo-describe-passed = { $who } heeft gepast.
palazzo-describe-leads = Dat is het hoogste bod.
palazzo-describe-stack = Stapel { $number }: { $left }
palazzo-describe-palazzo = Palazzo { $number }, van beneden naar boven: { $floors }. Het telt { $points }.
palazzo-describe-no-palazzo = Nog geen palazzo.
palazzo-describe-nothing = niets
palazzo-describe-laid = Al gelegd: { $cards }, waarde { $value }; nodig: { $goal }.
