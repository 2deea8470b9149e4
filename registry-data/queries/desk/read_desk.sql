-- The desk that this session sits at, as JSON.
select nidreg.desk()
