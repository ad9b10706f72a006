percent = { $n }%
percent-below = less than 1%
percent-above = more than 99%
decimal = { $n }.{ $tenths }
forecast-bounded = A card that nobody knows may change this.
forecast-estimated = This is an estimate: there is too much to count.
