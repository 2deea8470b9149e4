-- From schema 38, in which a revision's day was what its listing said of the record, and only headers had their listing.
-- Run when the functions and triggers of before are gone. What was learned earlier stays what is in force: no revision
-- is in force before one that was learned before it.

create domain known_day as text collate "C"
    constraint a_known_day_is_year_month_and_day check (value ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

alter table listing_header rename to imported_listing;
alter index listing_header_pkey rename to imported_listing_pkey;
alter table imported_listing rename constraint listing_header_event_fkey to imported_listing_event_fkey;
alter table imported_listing drop constraint a_header_says_something;
alter table imported_listing add column in_force text;
insert into imported_listing (event, header)
select e.number, '' from event e
 where e.what = 'import' and e.nid = '' and not exists (select from imported_listing l where l.event = e.number);
update imported_listing l
   set in_force = coalesce(substring(l.header from '<updated>([0-9]{4}-[0-9]{2}-[0-9]{2})</updated>'), day_of(e.at))
  from event e where e.number = l.event;
alter table imported_listing alter column in_force type known_day, alter column in_force set not null;
comment on table imported_listing is
    'A listing that was imported. in_force: the day that it is of; header: what it says beside its records, empty: nothing that was not said before';
create index imported_listing_by_day on imported_listing (in_force, event);

update record_revision v set in_force = d.derived
  from (select w.event,
               max(case when w.imported then coalesce((select l.in_force::text from imported_listing l where l.event < w.event
                                                        order by l.event desc limit 1), day_of(w.recorded))
                        else day_of(w.recorded) end collate "C") over (partition by w.nid_key order by w.event) as derived
          from record_revision w) as d
 where d.event = v.event;
alter table record_revision alter column in_force drop default;
alter table record_revision alter column in_force type known_day;
drop index record_revision_as_of;
create index record_revision_in_force on record_revision (nid_key, in_force, event) include (status);
create index record_revision_by_day on record_revision (in_force, event);

alter table namespace add column revisions bigint not null default 0;
alter table namespace add column in_force known_day not null default '0001-01-01';
comment on column namespace.revision is 'The number of the record revision that it shows';
comment on column namespace.revisions is 'How many revisions its record has: the number of the one that was learned last';
comment on column namespace.in_force is 'From which day on what it shows is in force';
update namespace n set revisions = n.revision, in_force = v.in_force
  from record_revision v where v.nid_key = n.nid_key and v.revision = n.revision;
delete from definition d where d.kind in ('table', 'constraint', 'index');
set constraints all immediate;
