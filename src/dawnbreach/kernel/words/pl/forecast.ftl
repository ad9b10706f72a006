percent = { $n }%
percent-below = mniej niż 1%
percent-above = ponad 99%
decimal = { $n },{ $tenths }
forecast-bounded = Może to zmienić karta, której nikt nie zna.
forecast-estimated = To szacunek: wszystkiego nie da się policzyć.
