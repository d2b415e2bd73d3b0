Turn = Roll the die, or keep the { $n } of this turn?
    .others = { $seat } rolls or stops.
roll = roll
    .help = What the die shows is added; a one loses all of this turn (PG-1.2, PG-1.3).
stop = keep
    .help = The points of this turn are yours, and the next player is asked (PG-1.4).
nothing-yet = There is nothing to keep yet: roll first.
rolls = { $seat } rolls { $n }.
    .you = You roll { $n }.
loses = { $seat } rolls a one and loses { $n }.
    .you = You roll a one and lose { $n }.
keeps = { $seat } keeps { $n }.
    .you = You keep { $n }.
reveals = { $seat } had the lucky number { $n } and rolled it { $of ->
    [one] once
   *[other] { $of } times
}.
    .you = Your lucky number { $n } came { $of ->
    [one] once
   *[other] { $of } times
}.
name = { $seat }
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
picture = Pig
about-lucky = A lucky number: only its owner knows it until the end, when each time it was rolled brings three points (PG-1.1, PG-1.6).
