choice-keep = Zatrzymaj latarnię
choice-swap = Wymień ją
event-drew = Miejsce { $seat } dobiera latarnię: { $lantern }.
event-swapped = Miejsce { $seat }: wymiana.
event-shown = Miejsce { $seat } pokazuje: { $lantern }.
no-swapped-already = Tej nocy masz już za sobą wymianę.
    .remedy = Zatrzymaj latarnię; następnej nocy znów możesz ją wymienić.
step-deciding = zatrzymaj lub wymień latarnię
