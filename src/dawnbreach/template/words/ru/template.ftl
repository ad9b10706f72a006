choice-keep = Оставить фонарь
choice-swap = Обменять его
event-drew = Место { $seat } берет фонарь: { $lantern }.
event-swapped = Место { $seat }: обмен.
event-shown = Место { $seat } показывает: { $lantern }.
no-swapped-already = Этой ночью вы уже меняли фонарь.
    .remedy = Оставьте фонарь; следующей ночью можно снова обменять.
step-deciding = оставьте или обменяйте фонарь
