# Palazzos Bereiche in Worten, für die Beschreibung auf Wunsch
palazzo-describe-price = Ein Bauteil kostet hier { $price }.
palazzo-describe-builder = Hier steht der Baumeister.
palazzo-describe-lot = Versteigert wird: { $tiles }
palazzo-describe-bid = { $who } bietet { $total }: { $cards }.
palazzo-describe-no-bid = { $who } hat noch nicht geboten.
palazzo-describe-passed = { $who } hat gepasst.
palazzo-describe-leads = Das ist das Höchstgebot.
palazzo-describe-stack = Stapel { $number }: { $left }
palazzo-describe-palazzo = Palazzo { $number }, von unten nach oben: { $floors }. Er zählt { $points }.
palazzo-describe-no-palazzo = Noch kein Palazzo.
palazzo-describe-nothing = nichts
palazzo-describe-laid = Schon gelegt: { $cards }, Wert { $value }; nötig: { $goal }.
