-- From schema 37, in which a namespace's version was the number of its newest record revision, and a revision showed a
-- registration only where it had come with one. Run when the functions and triggers of before are gone.

alter table namespace add column revision bigint not null default 0;
alter table namespace alter column version set default 1;
alter table nidreg.listing_import drop column version;

update registration g set version = coalesce(nullif(substring(g.stated_version from '^[vV]?([0-9]{1,15})\.'), '0')::bigint, 1)
 where g.request_id is null and (g.stated_version = '' or g.stated_version ~ '^[vV]?[0-9]{1,15}\.[0-9]*[1-9]');
update record_revision v set registration = best.event
  from (select w.event as revision, b.event
          from record_revision w
          join lateral (select g.event from registration g where g.nid_key = w.nid_key and g.event <= w.event
                         order by g.version desc, g.request_id is not null desc, g.text <> '' desc, g.event desc limit 1) b on true) as best
 where best.revision = v.event and v.registration is distinct from best.event;
update namespace n set revision = v.revision, registration = v.registration, version = coalesce(g.version, 1)
  from record_revision v left join registration g on g.event = v.registration
 where v.nid_key = n.nid_key and v.revision = n.version;
update request r set previous_version = coalesce(
        (select coalesce(g.version, 1) from record_revision v left join registration g on g.event = v.registration
          where v.nid_key = r.nid_key and v.event < (select min(e.number) from event e where e.request_id = r.id)
          order by v.revision desc limit 1), 0)
 where r.purpose = 'revision' and r.revision = 0;
delete from definition d where d.kind in ('table', 'constraint', 'index');
set constraints all immediate;
