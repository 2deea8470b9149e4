-- What every listing said beside its registrations, by the event that brought it, for a COPY.
select f.event, f.frame
  from nidreg.listing_frame f
 order by f.event
