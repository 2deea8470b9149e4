-- Every proposal of an act that takes two persons, for a COPY.
select p.event, p.act, p.subject, p.request_id, p.sha256, p.terms_sha256, p.terms, p.person, p.at,
       p.outcome, p.ended_by
  from nidreg.proposal p
