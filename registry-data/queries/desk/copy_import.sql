-- Brings what import_listing.sql takes over in the same transaction; the rows follow.
copy nidreg.listing_import (act, ordinal, previous, nid, version, registered, updated, status, registrant,
                            reference, template_url, has_template, stated_version, template_date, former_nid,
                            entry, text) from stdin
