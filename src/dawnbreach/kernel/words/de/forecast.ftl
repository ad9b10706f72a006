percent = { $n } %
percent-below = weniger als 1 %
percent-above = mehr als 99 %
decimal = { $n },{ $tenths }
forecast-bounded = Eine Karte, die niemand kennt, kann das noch ändern.
forecast-estimated = Das ist eine Schätzung: Zum Auszählen ist es zu viel.
