-- The proposals that still stand, as JSON, the oldest first.
select nidreg.proposal_json(p) from nidreg.proposal p where p.outcome = 'standing' order by p.event
