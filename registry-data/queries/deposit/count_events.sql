-- How many events there are beside those of installations; nothing is done in a registry without its event. By the owner.
select count(*) from (select from nidreg_data.event e where e.what not in ('install', 'upgrade') limit 1) e
