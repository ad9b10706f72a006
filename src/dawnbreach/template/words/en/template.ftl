choice-keep = Keep the lantern
choice-swap = Swap it
event-drew = Seat { $seat } draws a lantern: { $lantern }.
event-swapped = Seat { $seat } swaps.
event-shown = Seat { $seat } shows { $lantern }.
no-swapped-already = You have swapped already tonight.
    .remedy = Keep your lantern; you may swap again next night.
step-deciding = keep or swap your lantern
