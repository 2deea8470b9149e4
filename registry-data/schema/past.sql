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
        select s.in_force, count(*) filter (where s.is_listed and s.was_listed) as changed,
               count(*) filter (where s.is_listed > s.was_listed) as added, count(*) filter (where s.is_listed < s.was_listed) as removed,
               count(*) filter (where s.is_informal and s.is_listed > s.was_listed)
               - count(*) filter (where s.is_informal and s.is_listed < s.was_listed) as informal
          from step s group by s.in_force
        union all
        select l.in_force, 0, 0, 0, 0 from imported_listing l
         where l.event <= p_event and not exists (select from record_revision v where v.in_force = l.in_force and v.event <= p_event)
         group by l.in_force
    )
    select d.in_force, (sum(d.added - d.removed - d.informal) over earlier)::bigint, (sum(d.informal) over earlier)::bigint,
           d.added, d.changed, d.removed
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

-- The namespaces that a filter finds in the listing as it was in force on the day $1, by what was learned by the event $2:
-- $3 the pattern of a text, $4 a kind, $5 a status; with what they are sorted by. A query's text: what of it is not asked
-- for costs nothing.
create function stood() returns text language sql immutable
as $$
    select $sql$
        select n.nid_key, n.place, v.event, coalesce(g.version, 1) as version, v.registered, v.status,
               case when v.revision = n.revision then n.registrant_key
                    else lower(v.registrant collate "und-x-icu") end as registrant_key,
               case when v.revision = n.revision then n.label_key
                    else lower(reference_label(v.reference) collate "und-x-icu") end as label_key
          from namespace n
         cross join lateral (select w.* from record_revision w
                              where w.nid_key = n.nid_key and w.in_force <= $1 and w.event <= $2
                              order by w.in_force desc, w.event desc limit 1) as v
          left join registration g on g.event = v.registration
         where ($4 = '' or n.kind = $4)
           and (case $5 when '' then true when 'listed' then v.status <> 'delisted' else v.status = $5 end)
           and ($3 = '%%'
                or case when v.revision = n.revision then n.words
                        else lower((v.nid || E'\n' || v.registrant || E'\n' || reference_label(v.reference))
                                   collate "und-x-icu") end like $3
                or coalesce(template_like(v.registration, $3), false))
        $sql$
$$;

-- The row of each of these revisions, by their events, in that order.
create function rows_of(p_events bigint[]) returns setof jsonb language sql stable strict
as $$
    select listed_as_of(n, v, g)
      from unnest(p_events) with ordinality as e (event, line)
      join record_revision v on v.event = e.event
      join namespace n on n.nid_key = v.nid_key
      left join registration g on g.event = v.registration
     order by e.line
$$;

-- A page of the listing as it was in force on the day `p_day`, by what was learned by the event `p_event`: its rows, and
-- with the first page, where it is wanted (`p_counted`), how many a filter found then (`total`; else 0). The other
-- arguments are listing_page()'s. Refuses a day before the first one that is known.
create function nidreg.listing_as_of(p_day text, p_event bigint, p_text text, p_kind text, p_status text, p_sort text,
                                     p_descending boolean, p_after text, p_limit int, p_counted boolean,
                                     out total bigint, out listed jsonb) returns setof record
    language plpgsql stable strict
as $$
declare
    columns constant text := sort_columns(p_sort);
    pattern constant text := containing(filter_words(p_text));
    found   bigint := 0;
    page    bigint[];
begin
    perform check_known(p_day, p_event);
    execute format('with stood as not materialized (%s)
                    select array(select event from stood where %s order by %s limit $7)', stood(),
                   case p_after when '' then 'true'
                        else format('(%s) %s (select %1$s from stood where nid_key = $6)',
                                    columns, case when p_descending then '<' else '>' end) end,
                   sort_order(p_sort, p_descending))
       into page using p_day, p_event, pattern, p_kind, p_status, p_after, checked_rows(p_limit);
    if p_counted and p_after = '' then
        execute format('select count(*) from (%s) as s', stood()) into found using p_day, p_event, pattern, p_kind, p_status;
    end if;
    return query select found, r from rows_of(page) as r;
end
$$;

-- Where the pages of such a listing begin, all at once: the keys of every `p_step`-th row, how many rows there are, and
-- the first `p_step` of them.
create function nidreg.marks_as_of(p_day text, p_event bigint, p_text text, p_kind text, p_status text, p_sort text,
                                   p_descending boolean, p_step int, out marks text[], out reached bigint, out first jsonb)
    language plpgsql stable strict
as $$
declare
    page bigint[];
begin
    perform check_known(p_day, p_event);
    execute format('select coalesce(array_agg(o.nid_key order by o.line) filter (where o.line %% $6 = 0), ''{}''), count(*),
                           coalesce(array_agg(o.event order by o.line) filter (where o.line <= $6), ''{}'')
                      from (select s.nid_key, s.event, row_number() over (order by %s) as line from (%s) as s) as o',
                   sort_order(p_sort, p_descending), stood())
       into marks, reached, page
      using p_day, p_event, containing(filter_words(p_text)), p_kind, p_status, checked_rows(p_step);
    first := coalesce((select jsonb_agg(r) from rows_of(page) as r), '[]');
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
