-- How many namespaces a search finds.
--   $1 text, found anywhere, any case; empty: all   $2 kind, $3 status; empty: any
select count(*)
  from nidreg.namespace n
 where ($2 = '' or n.kind = $2)
   and ($3 = '' or n.status = $3)
   and ($1 = ''
        or position(lower($1::text collate "und-x-icu")
                    in lower((n.nid || E'\n' || n.registrant || E'\n' || n.label) collate "und-x-icu")) > 0
        or exists (select from nidreg.namespace_version v
                    where v.nid_key = n.nid_key and v.version = n.version and v.text <> ''
                      and position(lower($1::text collate "und-x-icu") in lower(v.text collate "und-x-icu")) > 0))
