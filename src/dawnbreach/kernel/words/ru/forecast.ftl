percent = { $n }%
percent-below = меньше 1%
percent-above = больше 99%
decimal = { $n },{ $tenths }
forecast-bounded = Это может изменить карта, которой никто не знает.
forecast-estimated = Это оценка: всего не сосчитать.
