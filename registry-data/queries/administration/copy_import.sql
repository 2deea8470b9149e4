-- Brings what import_listing.sql takes over in the same transaction; the rows follow.
copy nidreg.listing_import from stdin
