-- What the listing is as a whole: number of namespaces, how many of them are delisted, the event that last changed it and when that was
-- (-1 and nothing before the first one), the event of the newest header (-1 where the listing was changed since) and
-- the header, and the hash of the log's first leaf, which names a registry for good.
select h.namespaces, h.delisted, h.event, h.changed, h.header_event, h.header, h.first_leaf from nidreg.listing_head() h
