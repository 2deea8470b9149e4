-- Which of these NIDs are registered, in lower case.
--   $1 JSON array of NIDs in lower case
select n.nid_key
  from nidreg.namespace n
 where n.nid_key in (select jsonb_array_elements_text($1::jsonb) collate "C")
 order by n.nid_key
