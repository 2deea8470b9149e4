-- Every expert of every request, for a COPY.
select x.request_id, x.ordinal, x.expert, x.due::text, x.vote, x.verdict, x.judged_sha256
  from nidreg.request_expert x
