-- What is known of the listing's past after an event: the first day that is known, and a row for each day on which
-- something changed: the day, formal and informal namespaces at its end, added, changed, removed; null: there is none.
--   $1 event
select k.day, d.day, d.formal, d.informal, d.added, d.changed, d.removed
  from nidreg.first_known_day($1::bigint) as k (day) left join nidreg.listing_days($1::bigint) as d on true
 order by d.day
