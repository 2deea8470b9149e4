-- What stood in the listing after any event: for every namespace the newest version that its events
-- had made by then. Nothing is kept twice for it; versions never change.

create index namespace_version_as_of on nidreg.namespace_version (nid_key, event) include (version);

-- The number of the last event at or before an instant; -1 before the first one. Times follow the
-- numbers, so it is found in as many looks as the number of events has bits. Everybody may ask: the
-- size of the log is no secret.
create function nidreg.event_at(p_at timestamptz) returns bigint
    language plpgsql stable security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    v_low    bigint := -1; -- is at or before the instant, or is no event
    v_high   bigint := (select h.size from log_head h); -- is after it
    v_middle bigint;
begin
    while v_high - v_low > 1 loop
        v_middle := (v_low + v_high) / 2;
        if (select e.at from event e where e.number = v_middle) <= p_at then
            v_low := v_middle;
        else
            v_high := v_middle;
        end if;
    end loop;
    return v_low;
end
$$;

-- A page of the listing as it stood after an event, and with the first page how many namespaces it
-- had on all: see page_ascending.sql for what the other parameters mean and how rows follow.
create function nidreg.listing_as_of(p_event bigint, p_text text, p_kind text, p_status text, p_sort text,
                                     p_descending boolean, p_after text, p_limit int,
                                     out total bigint, out listed jsonb)
    returns setof record
    language plpgsql stable
    set search_path = nidreg, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
    return query
    with stood as not materialized (
        select n.nid_key, v.version,
               case p_sort when 'version' then v.version else 0 end as number_key,
               case p_sort when 'date' then n.registered::text
                           when 'registrant' then lower(v.registrant collate "und-x-icu")
                           when 'reference' then lower(reference_label(v.reference) collate "und-x-icu")
                           when 'status' then v.status else '' end collate "und-x-icu" as text_key,
               case p_sort when 'nid' then 0 else coalesce(n.informal_number, 0) end as place
          from namespace n
         cross join lateral (select w.* from namespace_version w
                              where w.nid_key = n.nid_key and w.event <= p_event
                              order by w.version desc limit 1) v
         where (p_kind = '' or n.kind = p_kind)
           and (p_status = '' or v.status = p_status)
           and (p_text = ''
                or position(lower(p_text collate "und-x-icu")
                            in lower((n.nid || E'\n' || v.registrant || E'\n'
                                      || case when v.version = n.version then n.label
                                              else reference_label(v.reference) end) collate "und-x-icu")) > 0
                or (v.text <> '' and position(lower(p_text collate "und-x-icu")
                                              in lower(v.text collate "und-x-icu")) > 0))
    ), anchor as materialized (
        select s.* from stood s where s.nid_key = p_after
    ), paged as (
        select s.*
          from stood s
         where p_after = ''
            or case when p_descending
                    then (s.number_key, s.text_key, s.place, s.nid_key)
                         < (select a.number_key, a.text_key, a.place, a.nid_key from anchor a)
                    else (s.number_key, s.text_key, s.place, s.nid_key)
                         > (select a.number_key, a.text_key, a.place, a.nid_key from anchor a) end
         order by case when not p_descending then s.number_key end, case when p_descending then s.number_key end desc,
                  case when not p_descending then s.text_key end, case when p_descending then s.text_key end desc,
                  case when not p_descending then s.place end, case when p_descending then s.place end desc,
                  case when not p_descending then s.nid_key end, case when p_descending then s.nid_key end desc
         limit p_limit
    ), numbered as (
        select p.*, row_number() over () as line from paged p
    )
    select case when p_after <> '' then 0
                when p_text = '' and p_status = '' -- the index knows
                    then (select count(*) from namespace c
                           where (p_kind = '' or c.kind = p_kind)
                             and exists (select from namespace_version w
                                          where w.nid_key = c.nid_key and w.event <= p_event))
                else (select count(*) from stood) end,
           listed_as_of(n, v)
      from numbered l
      join namespace n on n.nid_key = l.nid_key
      join namespace_version v on v.nid_key = l.nid_key and v.version = l.version
     order by l.line;
end
$$;

-- The listing's row of a namespace as a version of it made it.
create function nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select row_json(p_row) || jsonb_build_object(
        'version', p_version.version, 'updated', p_version.updated, 'registrant', p_version.registrant,
        'references', p_version.reference, 'template_url', p_version.template_url,
        'has_template', p_version.has_template, 'status', p_version.status)
$$;

revoke all on function nidreg.event_at(timestamptz),
    nidreg.listing_as_of(bigint, text, text, text, text, boolean, text, int),
    nidreg.listed_as_of(nidreg.namespace, nidreg.namespace_version) from public;
grant execute on function nidreg.event_at(timestamptz),
    nidreg.listing_as_of(bigint, text, text, text, text, boolean, text, int),
    nidreg.listed_as_of(nidreg.namespace, nidreg.namespace_version)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
