-- The proposals that still stand, as a JSON list, the oldest first.
select nidreg.proposals()
