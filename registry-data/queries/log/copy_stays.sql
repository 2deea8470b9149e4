-- Every stay of every request, for a COPY.
select s.request_id, s.ordinal, s.state, s.entered, s."left"
  from nidreg.request_stay s
