-- A page of the listing in descending order; pages follow by key, not by number.
--   $1 text, found anywhere, any case; empty: all   $2 kind, $3 status; empty: any
--   $4 sort: nid, kind, version, date, registrant, reference, status
--   $5 NID (lower case) of the last row of the page before; empty: the first page   $6 how many rows
-- Equal rows follow by kind, number and NID.
with keyed as (
    select n as row, n.nid_key,
           case $4 when 'version' then n.version else 0 end as number_key,
           case $4 when 'date' then n.registered::text
                   when 'registrant' then lower(n.registrant collate "und-x-icu")
                   when 'reference' then lower(n.label collate "und-x-icu")
                   when 'status' then n.status else '' end collate "und-x-icu" as text_key,
           case $4 when 'nid' then 0 else coalesce(n.informal_number, 0) end as place
      from nidreg.namespace n
     where ($2 = '' or n.kind = $2)
       and ($3 = '' or n.status = $3)
       and ($1 = ''
            or position(lower($1::text collate "und-x-icu")
                        in lower((n.nid || E'\n' || n.registrant || E'\n' || n.label) collate "und-x-icu")) > 0
            or exists (select from nidreg.namespace_version v
                        where v.nid_key = n.nid_key and v.version = n.version and v.text <> ''
                          and position(lower($1::text collate "und-x-icu") in lower(v.text collate "und-x-icu")) > 0))
), anchor as (
    select case $4 when 'version' then n.version else 0 end as number_key,
           case $4 when 'date' then n.registered::text
                   when 'registrant' then lower(n.registrant collate "und-x-icu")
                   when 'reference' then lower(n.label collate "und-x-icu")
                   when 'status' then n.status else '' end collate "und-x-icu" as text_key,
           case $4 when 'nid' then 0 else coalesce(n.informal_number, 0) end as place,
           n.nid_key
      from nidreg.namespace n
     where n.nid_key = $5
)
select nidreg.row_json(k.row)
  from keyed k
 where $5 = ''
    or (k.number_key, k.text_key, k.place, k.nid_key)
       < (select a.number_key, a.text_key, a.place, a.nid_key from anchor a)
 order by k.number_key desc, k.text_key desc, k.place desc, k.nid_key desc
 limit $6::int
