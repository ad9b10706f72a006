story-act-1 = Od dziewięciu dni nikt nie wypłynął w morze. Ktoś inny łowi.
story-act-2 = Zboże stoi nieścięte. To żniwiarzy zebrano.
story-act-3 = Wiatr tu w górze zna imiona i próbuje jednego po drugim.
story-act-4 = Wzdłuż traktu wiszą ci, którzy szli przed tobą. Niektórzy odwracają głowy.
story-act-5 = Tysiąc lat te mury broniły przed złem. Teraz go strzegą.
story-act-6 = Drzwi są otwarte, świece zapalone. Czekał na wiernych.
