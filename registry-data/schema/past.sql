-- The past: what is known of it, the listing as it was in force on a day, and as the registry knew it after an event.
-- The tables stand in namespaces.sql.

-- functions: what is known --------------------------------------------------------------------------------------

-- The first day of which the registry knows its listing, as it knew after an event: of the oldest listing that was
-- imported, else the day on which the registry was made; null: it knew nothing.
create function nidreg.first_known_day(p_event bigint default 9223372036854775807) returns text language sql stable strict
as $$
    select least((select min(l.in_force) from imported_listing l where l.event <= p_event),
                 (select day_of(e.at) from event e where e.number = 0 and p_event >= 0))
$$;

-- Refuses a day of which the registry knows nothing: nobody can tell what was registered then.
create function check_known(p_day text, p_event bigint) returns void language plpgsql stable strict
as $$
declare
    first text := nidreg.first_known_day(p_event);
begin
    if p_day < first collate "C" or first is null then
        perform refuse('NR002', 'past.not-known', coalesce(first, ''));
    end if;
end
$$;

-- Every day on which the listing changed, and each on which a listing was imported: how many namespaces were listed
-- at its end, of which kind, and how many came, changed and went. By what was learned by an event.
create function nidreg.listing_days(p_event bigint default 9223372036854775807,
                                    out day text, out formal bigint, out informal bigint, out added bigint, out changed bigint, out removed bigint)
    returns setof record language sql stable strict
as $$
    with step as (
        select v.in_force, v.nid_key >= 'urn-' and v.nid_key < 'urn.' as is_informal, v.status <> 'delisted' as is_listed,
               coalesce(lag(v.status) over record <> 'delisted', false) as was_listed
          from record_revision v
         where v.event <= p_event
        window record as (partition by v.nid_key order by v.in_force, v.event)
    ), dated as (
        select s.in_force,
               count(*) filter (where not s.is_informal and s.is_listed and not s.was_listed)
               - count(*) filter (where not s.is_informal and not s.is_listed and s.was_listed) as formal,
               count(*) filter (where s.is_informal and s.is_listed and not s.was_listed)
               - count(*) filter (where s.is_informal and not s.is_listed and s.was_listed) as informal,
               count(*) filter (where s.is_listed and not s.was_listed) as added,
               count(*) filter (where s.is_listed and s.was_listed) as changed,
               count(*) filter (where not s.is_listed and s.was_listed) as removed
          from step s group by s.in_force
        union all
        select distinct l.in_force, 0, 0, 0, 0, 0 from imported_listing l
         where l.event <= p_event and not exists (select from record_revision v where v.in_force = l.in_force and v.event <= p_event)
    )
    select d.in_force, (sum(d.formal) over earlier)::bigint, (sum(d.informal) over earlier)::bigint, d.added, d.changed, d.removed
      from dated d
    window earlier as (order by d.in_force)
     order by d.in_force
$$;

-- functions: the listing as a whole -----------------------------------------------------------------------------

-- The listing as a whole, as it was in force on a day by what was learned by an event: number of namespaces, how many of
-- them were delisted, the event that changed it last (-1 before the first) and its time (an empty listing is as it is since
-- the registry was made), the day from which on it was as it is, the newest header and its event (-1 where the listing was
-- changed since), and the hash of the log's first leaf.
create function nidreg.listing_head(p_day text default '9999-12-31', p_event bigint default 9223372036854775807,
                                    out namespaces bigint, out delisted bigint, out event bigint, out changed text, out in_force text,
                                    out header_event bigint, out header text, out first_leaf text) language plpgsql stable strict
as $$
declare
    is_past constant boolean := p_day < '9999-12-31' collate "C" or p_event < 9223372036854775807;
    made    timestamptz := (select e.at from event e where e.number = 0);
    day     text;
begin
    perform check_known(p_day, p_event);
    if is_past then
        select count(*), count(*) filter (where v.status = 'delisted') into namespaces, delisted
          from (select distinct on (w.nid_key) w.status from record_revision w
                 where w.in_force <= p_day and w.event <= p_event
                 order by w.nid_key, w.in_force desc, w.event desc) as v;
        select v.event, instant_text(v.recorded) into event, changed
          from record_revision v where v.in_force <= p_day and v.event <= p_event order by v.event desc limit 1;
    else
        select count(*), count(*) filter (where n.status collate "C" = 'delisted') into namespaces, delisted from namespace n;
        select v.event, instant_text(v.recorded) into event, changed from record_revision v order by v.event desc limit 1;
    end if;
    event := coalesce(event, -1);
    changed := coalesce(changed, instant_text(made), '');
    select l.event, l.header, l.in_force into header_event, header, day
      from imported_listing l where l.header <> '' and l.in_force <= p_day and l.event <= p_event
     order by l.in_force desc, l.event desc limit 1;
    in_force := coalesce((select v.in_force from record_revision v where v.in_force <= p_day and v.event <= p_event
                           order by v.in_force desc limit 1), day_of(made), '');
    if exists (select from imported_listing l
                where l.in_force <= p_day and l.event <= p_event and (l.in_force, l.event) > (day, header_event))
       or exists (select from event e
                   where e.what = 'register' and e.number > header_event and e.number <= p_event and day_of(e.at) <= p_day) then
        header_event := -1;
    end if;
    header_event := coalesce(header_event, -1);
    header := coalesce(header, '');
    first_leaf := coalesce((select encode(substr(e.nodes, 1, 32), 'hex') from event e where e.number = 0), '');
end
$$;

-- A page of the listing as it was in force on the day `p_day`, by what was learned by the event `p_event`: its rows, and
-- with the first page, where it is wanted (`p_counted`), how many a filter found then (`total`; else 0). The other
-- arguments are listing_page()'s; `p_limit` null: all rows. Refuses a day before the first one that is known.
create function nidreg.listing_as_of(p_day text, p_event bigint, p_text text, p_kind text, p_status text, p_sort text,
                                     p_descending boolean, p_after text, p_limit int, p_counted boolean,
                                     out total bigint, out listed jsonb) returns setof record
    language plpgsql stable
as $$
declare
    columns constant text := sort_columns(p_sort);
begin
    perform check_known(p_day, p_event);
    return query execute format($sql$
        with stood as not materialized (
            select n.nid_key, n.place, v.event, coalesce(g.version, 1) as version, v.registered, v.status,
                   case when v.revision = n.revision then n.registrant_key
                        else lower(v.registrant collate "und-x-icu") end as registrant_key,
                   case when v.revision = n.revision then n.label_key
                        else lower(reference_label(v.reference) collate "und-x-icu") end as label_key
              from namespace n
             cross join lateral (select w.* from record_revision w
                                  where w.nid_key = n.nid_key and w.in_force <= $1 and w.event <= $8
                                  order by w.in_force desc, w.event desc limit 1) as v
              left join registration g on g.event = v.registration
             where ($3 = '' or n.kind = $3)
               and (case $4 when '' then true when 'listed' then v.status <> 'delisted' else v.status = $4 end)
               and ($2 = '%%%%'
                    or case when v.revision = n.revision then n.words
                            else lower((v.nid || E'\n' || v.registrant || E'\n' || reference_label(v.reference))
                                       collate "und-x-icu") end like $2
                    or coalesce(template_like(v.registration, $2), false))
        ), page as (
            select event, row_number() over () as line
              from (select * from stood where %s order by %s limit $6) as s
        )
        select case when $5 = '' and $7 then (select count(*) from stood) else 0 end,
               listed_as_of(n, v, g)
          from page p
          join record_revision v on v.event = p.event
          join namespace n on n.nid_key = v.nid_key
          left join registration g on g.event = v.registration
         order by p.line
        $sql$,
        case p_after when '' then 'true'
             else format('(%s) %s (select %1$s from stood where nid_key = $5)',
                         columns, case when p_descending then '<' else '>' end) end,
        sort_order(p_sort, p_descending))
    using p_day, containing(filter_words(p_text)), p_kind, p_status, p_after, p_limit, p_counted, p_event;
end
$$;

-- views for the verification (audit.sql) ------------------------------------------------------------------------

-- The first event from which on imports and registrations tell the day from which on they are in force: the one that
-- brought schema 39.
create view first_dated_event as
    select min(e.number) as event from event e
     where e.what in ('install', 'upgrade') and detail(e.canonical, 'schema')::int >= 39;

-- Revisions from before events told their day, and the day that is derived for each.
create view undated_revision as
    select v.nid, v.revision, v.in_force::text,
           max(case when v.imported then coalesce((select l.in_force::text from imported_listing l where l.event < v.event
                                                    order by l.event desc limit 1), day_of(v.recorded))
                    else day_of(v.recorded) end collate "C") over (partition by v.nid_key order by v.event) as derived
      from record_revision v, first_dated_event s
     where v.event < s.event;
