-- The first rows of a filtered listing come with the answer that tells how it is paged; and of a text that
-- is frequent, but late in the order, they are found by its trigrams and not by going through all before.
drop function nidreg.listing_few(text, text, text, text, boolean);
drop function nidreg.listing_candidates(text, text, text);
drop function nidreg.listing_marks(text, text, text, text, boolean, text, bigint, int, int);

-- The keys of the first p_rows namespaces that a filter finds, in one of the listing's orders; null where
-- nothing leads to them but the listing itself.
create function nidreg.listing_first(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                     p_rows int) returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
    most_texts constant int := 1000; -- of templates, which are long
    patterns   constant text[] := trigram_patterns(p_text);
    direction  constant text := case when p_descending then ' desc' else '' end;
    texts      text[] := '{}';
    keys       text[];
begin
    if p_text = '' and p_status = '' and p_kind <> 'informal' or p_text <> '' and patterns is null then
        return null;
    end if;
    if p_text <> '' then
        texts := array(
            select v.nid_key
              from namespace_version v
             where words_form(lower(v.text collate "und-x-icu")) collate "C" like any (patterns)
               and exists (select from namespace n where n.nid_key = v.nid_key and n.version = v.version)
             limit most_texts + 1);
    end if;
    if cardinality(texts) > most_texts then
        return null;
    end if;
    execute 'select array(select n.nid_key from namespace n where true'
            || case p_kind when 'informal' then ' and n.informal_number is not null'
                           when 'formal' then ' and n.informal_number is null' else '' end
            || case p_status when '' then '' else ' and n.status collate "C" = $3' end
            || case p_text when '' then '' else
                   ' and (words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C") collate "C"
                          like any ($1) or n.nid_key = any ($2))' end
            || ' order by '
            || case p_sort when 'nid' then '' when 'kind' then 'n.place' || direction || ', '
                    else case p_sort when 'version' then 'n.version' when 'date' then 'n.registered collate "C"'
                                     when 'status' then 'n.status collate "C"' when 'registrant' then 'n.registrant_key'
                                     when 'reference' then 'n.label_key' end
                         || direction || ', n.place' || direction || ', ' end
            || 'n.nid_key' || direction || ' limit $4)'
       into keys using patterns, texts, p_status, p_rows;
    return keys;
end
$$;

-- Where the pages of a listing begin, found out stretch by stretch: `marks` are the keys of every p_step-th
-- row that the filter finds, `reached` how many it finds with the p_found of the stretches before, and
-- `next` is where to go on (p_after), empty at the end. A stretch ends after about p_budget milliseconds;
-- the first one of a filter also as soon as there is something to show, and it has the first rows, at most
-- p_step of them. Where few or none have come by then, they are looked for in another way.
create function nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                     p_after text, p_found bigint, p_step int, p_budget int,
                                     out marks text[], out reached bigint, out next text, out first jsonb)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    window_full constant int := 48;
    most        constant int := 4000; -- found at once
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    is_first    constant boolean := is_filtered and p_after = '';
    stretch     constant int := case when is_filtered then 500 else 8000 end;
    until       constant timestamptz := clock_timestamp() + p_budget * interval '1 ms';
    pattern     constant text := pattern_of(p_text);
    visited     text[];
    hits        text[];
    found       text[] := '{}'; -- of the first stretch
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
        if is_first then
            found := found || hits;
        end if;
        exit when next = '' or clock_timestamp() >= until or (is_first and reached >= window_full);
    end loop;
    if is_first and next <> '' and reached < window_full
       and (select c.reltuples from pg_class c where c.oid = 'nidreg.namespace'::regclass)
           * reached / greatest(walked, 1) < most then
        hits := listing_first(p_text, p_kind, p_status, p_sort, p_descending, most);
        if hits is not null then
            found := hits;
            marks := array(select h.nid_key from unnest(hits) with ordinality as h (nid_key, line)
                            where h.line % p_step = 0 order by h.line);
            reached := cardinality(hits);
            next := case when cardinality(hits) < most then '' else hits[most] end;
        end if;
    end if;
    select coalesce(jsonb_agg(row_json(n) order by k.line), '[]') into first
      from unnest(found[: p_step]) with ordinality as k (nid_key, line)
      join namespace n on n.nid_key = k.nid_key collate "C";
end
$$;

-- A page of the listing: at most p_limit rows after the one of that key.
create or replace function nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text,
                                               p_descending boolean, p_after text, p_limit int) returns setof jsonb
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    most        constant int := 4000;
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    pattern     constant text := pattern_of(p_text);
    stretch     int := case when is_filtered then 500 else p_limit end;
    walked      int := 0;
    next        text := p_after;
    visited     text[];
    page        text[] := '{}';
    first       text[];
    place       int;
begin
    loop
        visited := array(select listing_stretch(p_sort, p_descending, next, stretch));
        page := page || case when is_filtered then listing_filtered(pattern, p_kind, p_status, visited)
                             else visited end;
        exit when cardinality(page) >= p_limit or cardinality(visited) < stretch;
        next := visited[stretch];
        walked := walked + 1;
        if walked = 4 then
            first := listing_first(p_text, p_kind, p_status, p_sort, p_descending, most);
            place := case p_after when '' then 0 else array_position(first, p_after) end;
            if place is not null and (cardinality(first) < most or cardinality(first) - place >= p_limit) then
                page := first[place + 1 :];
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
create or replace function nidreg.listing_count(p_text text, p_kind text, p_status text) returns bigint
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
    most    constant int := 4000;
    pattern constant text := pattern_of(p_text);
    first   text[];
begin
    if p_text <> '' then
        first := listing_first(p_text, p_kind, p_status, 'nid', false, most);
    end if;
    if cardinality(first) < most then
        return cardinality(first);
    end if;
    return (
        select count(*) from namespace n
         where (p_kind = '' or n.kind = p_kind)
           and (p_status = '' or n.status = p_status)
           and (p_text = ''
                or words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C") collate "C" like pattern
                or exists (select from namespace_version v
                            where v.nid_key = n.nid_key and v.version = n.version and v.text <> ''
                              and words_form(lower(v.text collate "und-x-icu")) collate "C" like pattern)));
end
$$;

revoke all on function
    nidreg.listing_first(text, text, text, text, boolean, int),
    nidreg.listing_marks(text, text, text, text, boolean, text, bigint, int, int)
    from public;
grant execute on function
    nidreg.listing_first(text, text, text, text, boolean, int),
    nidreg.listing_marks(text, text, text, text, boolean, text, bigint, int, int)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
