-- What the rules want to know about a NID.
--   $1 NID in lower case   $2 the request on whose behalf it is asked; 0: none
-- Returns one row: registered, delisted, numbers of contesting requests (JSON), next informal number.
select f.registered, f.delisted, f.contested_by, f.next_informal from nidreg.nid_facts($1, $2::bigint) f
