story-act-1 = Seit neun Tagen ist niemand mehr hinausgefahren. Etwas anderes fischt.
story-act-2 = Das Korn steht ungemäht. Die Schnitter sind es, die geerntet wurden.
story-act-3 = Der Wind hier oben kennt Namen und probiert einen nach dem anderen.
story-act-4 = An der Straße hängen die, die vor dir kamen. Manche drehen den Kopf.
story-act-5 = Tausend Jahre hielten diese Mauern das Böse draußen. Jetzt halten sie es drinnen.
story-act-6 = Die Türen stehen offen, die Kerzen brennen. Er hat eine Gemeinde erwartet.
