# Palazzo's areas in words, for the description on demand
palazzo-describe-price = Each tile here costs { $price }.
palazzo-describe-builder = The master builder stands here.
palazzo-describe-lot = For sale: { $tiles }
palazzo-describe-bid = { $who } bids { $total }: { $cards }.
palazzo-describe-no-bid = { $who } has not bid yet.
palazzo-describe-passed = { $who } has passed.
palazzo-describe-leads = This is the highest bid.
palazzo-describe-stack = Stack { $number }: { $left }
palazzo-describe-palazzo = Palazzo { $number }, from the ground up: { $floors }. It counts { $points }.
palazzo-describe-no-palazzo = No palazzo yet.
palazzo-describe-nothing = nothing
palazzo-describe-laid = Laid so far: { $cards }, worth { $value }; needed: { $goal }.
