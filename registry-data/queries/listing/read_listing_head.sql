-- What the listing is as a whole, as it was in force on a day by what was learned by an event: number of namespaces, how
-- many of them were delisted, the event that changed it last and when that was (-1 and nothing before the first one), from
-- which day on it was so, the event of the newest header (-1 where the listing was changed since) and the header, and the
-- hash of the log's first leaf, which names a registry for good.
--   $1 day   $2 event
select h.namespaces, h.delisted, h.event, h.changed, h.in_force, h.header_event, h.header, h.first_leaf
  from nidreg.listing_head($1, $2::bigint) h
