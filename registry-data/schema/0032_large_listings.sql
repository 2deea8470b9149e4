-- The listing is paged by key, counted and filtered at the size of a million namespaces: every order that
-- it is shown in has an index, and any part of a word is found by its trigrams.

alter table nidreg.namespace
    add column place bigint not null generated always as (coalesce(informal_number, 0)) stored,
    add column registrant_key text collate "und-x-icu" not null
        generated always as (lower(registrant collate "und-x-icu")) stored,
    add column label_key text collate "und-x-icu" not null
        generated always as (lower(label collate "und-x-icu")) stored;
comment on column nidreg.namespace.place is 'among equals: formal ones first, then informal ones by number';

drop index nidreg.namespace_by_kind;
create index namespace_by_kind on nidreg.namespace (place, nid_key);
create index namespace_by_version on nidreg.namespace (version, place, nid_key);
create index namespace_by_date on nidreg.namespace (registered collate "C", place, nid_key);
create index namespace_by_status on nidreg.namespace (status collate "C", place, nid_key);
create index namespace_by_registrant on nidreg.namespace (registrant_key, place, nid_key);
create index namespace_by_label on nidreg.namespace (label_key, place, nid_key);
create index namespace_version_with_text on nidreg.namespace_version (nid_key, version) where text <> '';

-- Text as its trigrams are made of it: ASCII alone, since in the C locale no other letter is part of a
-- word. Whatever is not ASCII is \ and three octal digits for each byte, and \ itself is \\.
create function nidreg.words_form(p_text text) returns text
    language sql immutable parallel safe
    return encode(convert_to(p_text, 'UTF8'), 'escape');

-- What a filter looks through beside texts.
create function nidreg.words_of(p_nid_key text, p_registrant_key text, p_label_key text) returns text
    language sql immutable parallel safe
    return encode(convert_to((p_nid_key collate "C" || E'\n') || (p_registrant_key collate "C" || E'\n')
                             || p_label_key collate "C", 'UTF8'), 'escape');

-- Makes the trigram indexes where they are missing; answers whether they are there. They need the
-- extension pg_trgm, which comes with PostgreSQL's contrib package and which the owner of a registry may
-- create; a registry without it works, and its filter takes longer.
create function nidreg.index_words() returns boolean
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    home text;
begin
    if not exists (select from pg_extension e where e.extname = 'pg_trgm') then
        create schema if not exists nidreg_words;
        create extension pg_trgm with schema nidreg_words;
    end if;
    select n.nspname into home
      from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
    execute format('create index if not exists namespace_by_words on nidreg.namespace using gin
                        ((nidreg.words_of(nid_key, registrant_key collate "C", label_key collate "C") collate "C")
                         %I.gin_trgm_ops)', home);
    execute format('create index if not exists namespace_version_by_words on nidreg.namespace_version using gin
                        ((nidreg.words_form(lower(text collate "und-x-icu")) collate "C") %I.gin_trgm_ops)', home);
    return true;
exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object
               or invalid_schema_name then
    raise notice 'the listing''s filter works without an index: %', sqlerrm;
    return false;
end
$$;
select nidreg.index_words();

-- The keys of the next rows of the listing in one of its orders (nid, kind, version, date, registrant,
-- reference, status), after a row that is registered; with an empty key from the first row on. Equal rows
-- follow by kind, number and NID.
create function nidreg.listing_stretch(p_sort text, p_descending boolean, p_after text, p_rows int) returns setof text
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set enable_sort = off set enable_seqscan = off
    set enable_bitmapscan = off set jit = off
as $$
declare
    v_number bigint := case when p_descending then 9223372036854775807 else -1 end;
    v_place  bigint := v_number;
    v_nid    text := case when p_descending then '~' else '' end; -- is after any NID
    v_text   text := '';
    v_skip   int := case when p_after = '' then 0 else 1 end;
begin
    if p_after <> '' then
        select n.version, n.place, n.nid_key,
               case p_sort when 'date' then n.registered::text when 'status' then n.status
                           when 'registrant' then n.registrant_key when 'reference' then n.label_key else '' end
          into v_number, v_place, v_nid, v_text
          from namespace n where n.nid_key = p_after;
        if not found then
            return;
        end if;
    elsif p_descending then
        v_text := case p_sort when 'date' then (select max(n.registered collate "C") from namespace n)
                              when 'status' then (select max(n.status collate "C") from namespace n)
                              when 'registrant' then (select max(n.registrant_key) from namespace n)
                              when 'reference' then (select max(n.label_key) from namespace n) end;
    end if;
    if p_sort = 'nid' and not p_descending then
        return query select n.nid_key from namespace n
                      where n.nid_key >= v_nid
                      order by n.nid_key offset v_skip limit p_rows;
    elsif p_sort = 'kind' and not p_descending then
        return query select n.nid_key from namespace n
                      where (n.place, n.nid_key) >= (v_place, v_nid)
                      order by n.place, n.nid_key offset v_skip limit p_rows;
    elsif p_sort = 'version' and not p_descending then
        return query select n.nid_key from namespace n
                      where (n.version, n.place, n.nid_key) >= (v_number, v_place, v_nid)
                      order by n.version, n.place, n.nid_key offset v_skip limit p_rows;
    elsif p_sort = 'date' and not p_descending then
        return query select n.nid_key from namespace n
                      where (n.registered collate "C", n.place, n.nid_key) >= (v_text, v_place, v_nid)
                      order by n.registered collate "C", n.place, n.nid_key offset v_skip limit p_rows;
    elsif p_sort = 'status' and not p_descending then
        return query select n.nid_key from namespace n
                      where (n.status collate "C", n.place, n.nid_key) >= (v_text, v_place, v_nid)
                      order by n.status collate "C", n.place, n.nid_key offset v_skip limit p_rows;
    elsif p_sort = 'registrant' and not p_descending then
        return query select n.nid_key from namespace n
                      where (n.registrant_key, n.place, n.nid_key) >= (v_text, v_place, v_nid)
                      order by n.registrant_key, n.place, n.nid_key offset v_skip limit p_rows;
    elsif p_sort = 'reference' and not p_descending then
        return query select n.nid_key from namespace n
                      where (n.label_key, n.place, n.nid_key) >= (v_text, v_place, v_nid)
                      order by n.label_key, n.place, n.nid_key offset v_skip limit p_rows;
    elsif p_sort = 'nid' and p_descending then
        return query select n.nid_key from namespace n
                      where n.nid_key <= v_nid
                      order by n.nid_key desc offset v_skip limit p_rows;
    elsif p_sort = 'kind' and p_descending then
        return query select n.nid_key from namespace n
                      where (n.place, n.nid_key) <= (v_place, v_nid)
                      order by n.place desc, n.nid_key desc offset v_skip limit p_rows;
    elsif p_sort = 'version' and p_descending then
        return query select n.nid_key from namespace n
                      where (n.version, n.place, n.nid_key) <= (v_number, v_place, v_nid)
                      order by n.version desc, n.place desc, n.nid_key desc offset v_skip limit p_rows;
    elsif p_sort = 'date' and p_descending then
        return query select n.nid_key from namespace n
                      where (n.registered collate "C", n.place, n.nid_key) <= (v_text, v_place, v_nid)
                      order by n.registered collate "C" desc, n.place desc, n.nid_key desc offset v_skip limit p_rows;
    elsif p_sort = 'status' and p_descending then
        return query select n.nid_key from namespace n
                      where (n.status collate "C", n.place, n.nid_key) <= (v_text, v_place, v_nid)
                      order by n.status collate "C" desc, n.place desc, n.nid_key desc offset v_skip limit p_rows;
    elsif p_sort = 'registrant' and p_descending then
        return query select n.nid_key from namespace n
                      where (n.registrant_key, n.place, n.nid_key) <= (v_text, v_place, v_nid)
                      order by n.registrant_key desc, n.place desc, n.nid_key desc offset v_skip limit p_rows;
    elsif p_sort = 'reference' and p_descending then
        return query select n.nid_key from namespace n
                      where (n.label_key, n.place, n.nid_key) <= (v_text, v_place, v_nid)
                      order by n.label_key desc, n.place desc, n.nid_key desc offset v_skip limit p_rows;
    end if;
end
$$;

-- What finds a text, any case, in what words_form() makes of others.
create function nidreg.pattern_of(p_text text) returns text
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select '%' || replace(replace(replace(words_form(lower(p_text collate "und-x-icu")),
                                          '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- Patterns that find together what pattern_of() finds, and of which each has a trigram; null where there
-- are none. A trigram lies within a word or ends with it, so two letters are followed by each other
-- character that there is, or by nothing.
create function nidreg.trigram_patterns(p_text text) returns text[]
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case when to_regclass('nidreg.namespace_by_words') is null then null
                when f.form ~ '^[a-z0-9]{2}$' then array['%' || f.form] || (
                    select array_agg('%' || f.form || case when c in (37, 92, 95) then '\' else '' end || chr(c) || '%')
                      from generate_series(1, 127) as c where c not between 65 and 90)
                when f.form ~ '[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]' then array[pattern_of(p_text)] end
      from (select words_form(lower(p_text collate "und-x-icu"))) as f (form)
$$;

-- Those of the namespaces that a filter finds, in their order.
create function nidreg.listing_filtered(p_pattern text, p_kind text, p_status text, p_keys text[]) returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
    set enable_seqscan = off set jit = off
as $$
begin
    return array(
        select k.nid_key
          from unnest(p_keys) with ordinality as k (nid_key, line)
          join namespace n on n.nid_key = k.nid_key collate "C"
         where (p_kind = '' or n.kind = p_kind)
           and (p_status = '' or n.status = p_status)
           and (p_pattern = '%%'
                or words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C") collate "C" like p_pattern
                or exists (select from namespace_version v
                            where v.nid_key = n.nid_key and v.version = n.version and v.text <> ''
                              and words_form(lower(v.text collate "und-x-icu")) collate "C" like p_pattern))
         order by k.line);
end
$$;

-- All that a filter finds, where its trigrams, its kind and its status find so little that it can be
-- sorted while somebody types; else null.
create function nidreg.listing_candidates(p_text text, p_kind text, p_status text) returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
    most          constant int := 4000;
    most_texts    constant int := 1000;
    patterns      constant text[] := trigram_patterns(p_text);
    keys          text[];
    keys_of_texts text[] := '{}';
begin
    if p_text <> '' and patterns is null then
        return null;
    end if;
    keys := array(
        select n.nid_key from namespace n
         where (p_kind = '' or n.kind = p_kind) and (p_kind <> 'informal' or n.informal_number is not null)
           and (p_status = '' or n.status collate "C" = p_status)
           and (p_text = '' or words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C")
                               collate "C" like any (patterns))
         limit most + 1);
    if cardinality(keys) > most then
        return null;
    elsif p_text <> '' then
        keys_of_texts := array(
            select v.nid_key
              from namespace_version v
             where words_form(lower(v.text collate "und-x-icu")) collate "C" like any (patterns)
               and exists (select from namespace n
                            where n.nid_key = v.nid_key and n.version = v.version
                              and (p_kind = '' or n.kind = p_kind) and (p_status = '' or n.status = p_status))
             limit most_texts + 1);
    end if;
    return case when cardinality(keys_of_texts) <= most_texts then keys || keys_of_texts end;
end
$$;

-- The same in its order.
create function nidreg.listing_few(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean)
    returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
    keys constant text[] := listing_candidates(p_text, p_kind, p_status);
begin
    if keys is null then
        return null;
    end if;
    return array(
        with found as (
            select n.nid_key, n.place,
                   case p_sort when 'version' then n.version else 0 end as number_key,
                   case p_sort when 'date' then n.registered::text when 'status' then n.status
                               when 'registrant' then n.registrant_key when 'reference' then n.label_key
                               else '' end collate "und-x-icu" as text_key
              from (select distinct unnest(keys)) as k (nid_key)
              join namespace n on n.nid_key = k.nid_key collate "C"
        )
        select f.nid_key
          from found f
         order by case when not p_descending then f.number_key end, case when p_descending then f.number_key end desc,
                  case when not p_descending then f.text_key end, case when p_descending then f.text_key end desc,
                  case when not p_descending and p_sort <> 'nid' then f.place end,
                  case when p_descending and p_sort <> 'nid' then f.place end desc,
                  case when not p_descending then f.nid_key end, case when p_descending then f.nid_key end desc);
end
$$;

-- Where the pages of a listing begin, found out stretch by stretch: `marks` are the keys of every p_step-th
-- row that the filter finds, `reached` how many it finds with the p_found of the stretches before, and
-- `next` is where to go on (p_after), empty at the end. A stretch ends after about p_budget milliseconds;
-- the first one of a filter also as soon as there is something to show. Where it shows little, and no more
-- of that kind is to be expected than can be sorted at once, that is all there is.
create function nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                     p_after text, p_found bigint, p_step int, p_budget int,
                                     out marks text[], out reached bigint, out next text)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    window_full constant int := 48;
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    stretch     constant int := case when is_filtered then 500 else 8000 end;
    until       constant timestamptz := clock_timestamp() + p_budget * interval '1 ms';
    pattern     constant text := pattern_of(p_text);
    many        constant float8 := 4000; -- as in listing_candidates()
    visited     text[];
    hits        text[];
    walked      int := 0;
begin
    marks := '{}';
    reached := p_found;
    next := p_after;
    loop
        visited := array(select listing_stretch(p_sort, p_descending, next, stretch));
        hits := case when is_filtered then listing_filtered(pattern, p_kind, p_status, visited) else visited end;
        marks := marks || array(select h.nid_key from unnest(hits) with ordinality as h (nid_key, line)
                                 where (reached + h.line) % p_step = 0 order by h.line);
        reached := reached + cardinality(hits);
        walked := walked + cardinality(visited);
        next := case when cardinality(visited) < stretch then '' else visited[stretch] end;
        exit when next = '' or clock_timestamp() >= until or (is_filtered and p_after = '' and reached >= window_full);
    end loop;
    if is_filtered and p_after = '' and next <> '' and reached < window_full
       and (select c.reltuples from pg_class c where c.oid = 'nidreg.namespace'::regclass)
           * reached / greatest(walked, 1) < many then
        hits := listing_few(p_text, p_kind, p_status, p_sort, p_descending);
        if hits is not null then
            marks := array(select h.nid_key from unnest(hits) with ordinality as h (nid_key, line)
                            where h.line % p_step = 0 order by h.line);
            reached := cardinality(hits);
            next := '';
        end if;
    end if;
end
$$;

-- A page of the listing: at most p_limit rows after the one of that key.
create function nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                    p_after text, p_limit int) returns setof jsonb
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    pattern     constant text := pattern_of(p_text);
    stretch     int := case when is_filtered then 500 else p_limit end;
    walked      int := 0;
    next        text := p_after;
    visited     text[];
    page        text[] := '{}';
    few         text[];
begin
    loop
        visited := array(select listing_stretch(p_sort, p_descending, next, stretch));
        page := page || case when is_filtered then listing_filtered(pattern, p_kind, p_status, visited)
                             else visited end;
        exit when cardinality(page) >= p_limit or cardinality(visited) < stretch;
        next := visited[stretch];
        walked := walked + 1;
        if walked = 4 then
            few := listing_few(p_text, p_kind, p_status, p_sort, p_descending);
            if few is not null and (p_after = '' or p_after = any (few)) then
                page := few[coalesce(array_position(few, p_after), 0) + 1 :];
                exit;
            end if;
            stretch := 4000;
        end if;
    end loop;
    return query
        select row_json(n)
          from unnest(page[: p_limit]) with ordinality as k (nid_key, line)
          join namespace n on n.nid_key = k.nid_key collate "C"
         order by k.line;
end
$$;

-- How many namespaces a filter finds.
create function nidreg.listing_count(p_text text, p_kind text, p_status text) returns bigint
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
    pattern constant text := pattern_of(p_text);
    few     text[];
begin
    if p_text <> '' then
        few := listing_few(p_text, p_kind, p_status, 'nid', false);
    end if;
    return coalesce(cardinality(few), (
        select count(*) from namespace n
         where (p_kind = '' or n.kind = p_kind)
           and (p_status = '' or n.status = p_status)
           and (p_text = ''
                or words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C") collate "C" like pattern
                or exists (select from namespace_version v
                            where v.nid_key = n.nid_key and v.version = n.version and v.text <> ''
                              and words_form(lower(v.text collate "und-x-icu")) collate "C" like pattern))));
end
$$;

revoke all on function
    nidreg.words_form(text), nidreg.words_of(text, text, text), nidreg.index_words(),
    nidreg.listing_stretch(text, boolean, text, int), nidreg.pattern_of(text), nidreg.trigram_patterns(text),
    nidreg.listing_filtered(text, text, text, text[]),
    nidreg.listing_candidates(text, text, text), nidreg.listing_few(text, text, text, text, boolean),
    nidreg.listing_marks(text, text, text, text, boolean, text, bigint, int, int),
    nidreg.listing_page(text, text, text, text, boolean, text, int), nidreg.listing_count(text, text, text)
    from public;
grant execute on function
    nidreg.words_form(text), nidreg.words_of(text, text, text),
    nidreg.listing_stretch(text, boolean, text, int), nidreg.pattern_of(text), nidreg.trigram_patterns(text),
    nidreg.listing_filtered(text, text, text, text[]),
    nidreg.listing_candidates(text, text, text), nidreg.listing_few(text, text, text, text, boolean),
    nidreg.listing_marks(text, text, text, text, boolean, text, bigint, int, int),
    nidreg.listing_page(text, text, text, text, boolean, text, int), nidreg.listing_count(text, text, text)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
