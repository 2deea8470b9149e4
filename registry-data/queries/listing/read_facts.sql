-- What the rules want to know about a NID.
--   $1 NID in lower case   $2 the request on whose behalf it is asked; 0: none
-- Returns one row: registered, numbers of contesting requests (JSON), next informal number.
select exists (select from nidreg.namespace n where n.nid_key = $1),
       to_jsonb(nidreg.contestants($1, nullif($2::bigint, 0))),
       (select c.next from nidreg.informal_counter c)
