-- A block also knows which of its rows have a template: a text that many templates have is looked for in
-- those alone. And what is few in templates is asked once an answer.

drop index nidreg.listing_block_by_parts;
delete from nidreg.listing_block;
alter table nidreg.listing_block add texts text[] collate "C" not null;
comment on column nidreg.listing_block.texts is 'those of the rows whose template has a text';
-- Many blocks at once are entered together (renew_blocks), which takes a tenth of the time.
create index listing_block_by_parts on nidreg.listing_block using gin (parts) where not is_stale;

create or replace function nidreg.make_blocks(p_place bigint, p_nid text, p_end_place bigint, p_end_nid text) returns void
    language sql set search_path = nidreg, pg_catalog, pg_temp set enable_seqscan = off set jit = off
as $$
    with numbered as (
        select n.place, n.nid_key,
               words_of(n.nid_key, n.registrant_key collate "C", n.label_key collate "C") as words,
               (row_number() over (order by n.place, n.nid_key) - 1) / 256 as block,
               exists (select from namespace_version v
                        where v.nid_key = n.nid_key and v.version = n.version and v.text <> '') as has_text
          from namespace n
         where (n.place, n.nid_key) >= (p_place, p_nid) and (n.place, n.nid_key) < (p_end_place, p_end_nid)
    ), blocks as (
        select n.block, array_agg(n.words order by n.place, n.nid_key) as words, min(n.place) as place,
               (array_agg(n.nid_key order by n.place, n.nid_key))[1] as nid_key,
               coalesce(array_agg(n.nid_key order by n.place, n.nid_key) filter (where n.has_text), '{}') as texts
          from numbered n group by n.block
    )
    insert into listing_block (place, nid_key, is_stale, words, parts, texts)
    select case b.block when 0 then p_place else b.place end, case b.block when 0 then p_nid else b.nid_key end,
           false, b.words, parts_of(b.words), b.texts
      from blocks b
$$;

create or replace function nidreg.renew_blocks(p_bearable int) returns void
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
    set gin_pending_list_limit = '1GB'
as $$
declare
    after_all constant bigint := 9223372036854775807;
    stale     record;
begin
    if not exists (select from listing_block) then
        perform make_blocks(0, '', after_all, '');
        perform gin_clean_pending_list('listing_block_by_parts');
        analyze listing_block;
        return;
    end if;
    if (select count(*) from (select from listing_block b where b.is_stale limit p_bearable + 1) as s) <= p_bearable then
        return;
    end if;
    for stale in
        select b.place, b.nid_key, coalesce(e.place, after_all) as end_place, coalesce(e.nid_key, '') as end_nid
          from listing_block b
          left join lateral (select l.place, l.nid_key from listing_block l
                              where (l.place, l.nid_key) > (b.place, b.nid_key)
                              order by l.place, l.nid_key limit 1) as e on true
         where b.is_stale
    loop
        delete from listing_block b where (b.place, b.nid_key) = (stale.place, stale.nid_key);
        perform make_blocks(stale.place, stale.nid_key, stale.end_place, stale.end_nid);
    end loop;
    perform gin_clean_pending_list('listing_block_by_parts');
end
$$;

-- Whether some template out of few has a text.
create function nidreg.is_in_templates(p_pattern text) returns bool
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $$
begin
    return exists (select from (select v.text from namespace_version v where v.text <> '' limit 20) as t
                    where words_form(lower(t.text collate "und-x-icu")) collate "C" like p_pattern);
end
$$;

-- The namespaces whose templates have a text, if they are not more than so many; null: they are, or nobody knows.
create or replace function nidreg.few_with_text(p_text text, p_most int) returns text[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
    patterns constant text[] := trigram_patterns(p_text);
    most     constant int := case when cardinality(patterns) > 1 then 0 else p_most end; -- two letters are in many
    found    text[];
begin
    if patterns is null or is_in_templates(pattern_of(p_text)) then
        return null;
    end if;
    found := array(
        select v.nid_key
          from namespace_version v
         where words_form(lower(v.text collate "und-x-icu")) collate "C" like any (patterns)
           and exists (select from namespace n where n.nid_key = v.nid_key and n.version = v.version)
         limit most + 1);
    return case when cardinality(found) <= most then found end;
end
$$;


-- Blocks that have all of these parts, and those of which nobody knows.
create or replace function nidreg.blocks_with(p_parts bytea[]) returns table (place bigint, nid_key text)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
    set plan_cache_mode = force_custom_plan set jit = off
    set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
as $$
begin
    if p_parts = '{}' then
        return query select b.place, b.nid_key from listing_block b;
        return;
    end if;
    return query select b.place, b.nid_key from listing_block b where not b.is_stale and b.parts @> p_parts
                 union all
                 select b.place, b.nid_key from listing_block b where b.is_stale;
end
$$;

drop function nidreg.listing_sought(text, text, text, text, int, timestamptz);

-- The next rows that a filter finds in the order by kind, after the row of that NID (empty: from the first
-- one on): until there are p_rows of them or it is p_until. `p_texts` are the namespaces whose templates have
-- the text (few_with_text). `next` is where to go on, empty at the end;
-- `share` is how much of what there is to look through has been looked through, more than 0 and at most 1.
create function nidreg.listing_sought(p_text text, p_texts text[], p_kind text, p_status text, p_after text,
                                      p_rows int, p_until timestamptz, out keys text[], out next text, out share float8)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp set jit = off
as $$
declare
    rows_at_once constant int := 500; -- of a stale block
    pattern constant text := pattern_of(p_text);
    form    constant bytea := convert_to(words_form(lower(p_text collate "und-x-icu")), 'UTF8');
    parts   constant bytea[] := case when length(form) = 2 then array[form]
                                     else array(select substr(form, i, 3)
                                                  from generate_series(1, length(form) - 2) as i) end;
    v_place bigint;
    v_nid   text;
    block   record;
    held    record;
    visited text[];
    blocks  int := 0;
begin
    keys := '{}';
    select e.place, e.nid_key into v_place, v_nid
      from namespace n, lateral (select l.place, l.nid_key from namespace l
                                  where (l.place, l.nid_key) > (n.place, n.nid_key)
                                  order by l.place, l.nid_key limit 1) as e
     where n.nid_key = p_after;
    if p_after <> '' and not found then
        next := '';
        share := 1;
        return;
    elsif p_after = '' then
        v_place := case p_kind when 'informal' then 1 else 0 end;
        v_nid := '';
    end if;
    for block in
        select c.place, c.nid_key, count(*) over () as blocks
          from (select w.place, w.nid_key from blocks_with(parts) as w
                union
                select b.place, b.nid_key
                  from unnest(p_texts) as t (nid_key)
                  join namespace n on n.nid_key = t.nid_key collate "C", lateral block_of(n.place, n.nid_key) as b
                union
                select b.place, b.nid_key from listing_block b where p_texts is null and b.texts <> '{}'
                union
                select 0, '' where not exists (select from listing_block)) as c
         where (p_kind <> 'formal' or c.place = 0)
           and (c.place, c.nid_key) >= (coalesce((select b.place from block_of(v_place, v_nid) as b), 0),
                                        coalesce((select b.nid_key from block_of(v_place, v_nid) as b), '') collate "C")
         order by c.place, c.nid_key
    loop
        blocks := blocks + 1;
        share := blocks::float8 / block.blocks;
        select b.is_stale, b.words, b.texts into held from listing_block b where (b.place, b.nid_key) = (block.place, block.nid_key);
        if held.is_stale is false then
            keys := keys || block_filtered(
                pattern, p_kind, p_status, held.words,
                coalesce(p_texts, with_text(pattern, held.texts)),
                case when blocks = 1 and p_after <> '' then array_position(nids_of(held.words), v_nid) - 1 end);
            next := split_part(held.words[cardinality(held.words)], E'\n', 1);
            if cardinality(keys) >= p_rows or clock_timestamp() >= p_until then
                return;
            end if;
        else
            loop
                visited := rows_between(v_place, v_nid, block.place, block.nid_key, rows_at_once);
                exit when visited = '{}';
                keys := keys || listing_filtered(pattern, p_kind, p_status, visited);
                next := visited[cardinality(visited)];
                select n.place, n.nid_key || chr(1) into v_place, v_nid from namespace n where n.nid_key = next;
                if cardinality(keys) >= p_rows or clock_timestamp() >= p_until then
                    return;
                end if;
            end loop;
        end if;
    end loop;
    next := '';
    share := 1;
end
$$;

-- Where the pages of a listing begin, found out stretch by stretch: `marks` are the keys of every p_step-th
-- row that the filter finds, `reached` how many it finds with the p_found of the stretches before, and
-- `next` is where to go on (p_after), empty at the end. A stretch ends after about p_budget milliseconds;
-- the first one of a filter as soon as there is something to show, and in blocks after two or three times that, and
-- it has the first rows, at most p_step of them. Where few have come by then, they are looked for in another way.
create or replace function nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean,
                                     p_after text, p_found bigint, p_step int, p_budget int,
                                     out marks text[], out reached bigint, out next text, out first jsonb)
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    window_full constant int := 48;
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    is_first    constant boolean := is_filtered and p_after = '';
    in_blocks   constant boolean := is_filtered and p_sort = 'kind' and not p_descending;
    row_count   constant float8 := (select c.reltuples from pg_class c where c.oid = 'nidreg.namespace'::regclass);
    stretch     constant int := case when is_filtered then 500 else 8000 end;
    texts       constant text[] := case when in_blocks and p_text <> '' then few_with_text(p_text, 100) else '{}' end;
    patience    constant int := case when not (is_first and in_blocks) then 1 when texts is null then 3 else 2 end;
    budget      constant int := patience * p_budget;
    until       constant timestamptz := clock_timestamp() + budget * interval '1 ms';
    pattern     constant text := pattern_of(p_text);
    visited     text[];
    hits        text[];
    found       text[] := '{}'; -- of the first stretch
    walked      float8 := 0; -- rows, and those passed over
begin
    marks := '{}';
    reached := p_found;
    next := p_after;
    loop
        if in_blocks then
            select s.keys, s.next, walked + s.share * (row_count - walked) into hits, next, walked
              from listing_sought(p_text, texts, p_kind, p_status, next, case when is_first then window_full end, until) as s;
        else
            visited := array(select listing_stretch(p_sort, p_descending, next, stretch));
            hits := case when is_filtered then listing_filtered(pattern, p_kind, p_status, visited) else visited end;
            next := case when cardinality(visited) < stretch then '' else visited[stretch] end;
            walked := walked + cardinality(visited);
        end if;
        marks := marks || array(select h.nid_key from unnest(hits) with ordinality as h (nid_key, line)
                                 where (reached + h.line) % p_step = 0 order by h.line);
        reached := reached + cardinality(hits);
        if is_first then
            found := found || hits;
        end if;
        exit when next = '' or is_first and reached >= window_full;
        exit when clock_timestamp() >= until;
    end loop;
    if is_first and next <> '' and (reached * 24 < window_full or not in_blocks and reached < window_full)
       and row_count * reached / greatest(walked, 1) < listing_at_once() then
        hits := listing_first(p_text, p_kind, p_status, p_sort, p_descending, listing_at_once());
        if hits is not null then
            found := hits;
            marks := array(select h.nid_key from unnest(hits) with ordinality as h (nid_key, line)
                            where h.line % p_step = 0 order by h.line);
            reached := cardinality(hits);
            next := coalesce(hits[listing_at_once()], '');
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
    is_filtered constant boolean := p_text <> '' or p_kind <> '' or p_status <> '';
    in_blocks   constant boolean := is_filtered and p_sort = 'kind' and not p_descending;
    patience    constant int := case when in_blocks then 1 else 4 end; -- turns before another way is tried
    pattern     constant text := pattern_of(p_text);
    texts       constant text[] := case when in_blocks and p_text <> '' then few_with_text(p_text, 100) else '{}' end;
    stretch     int := case when is_filtered then 500 else p_limit end;
    turns       int := 0;
    next        text := p_after;
    visited     text[];
    page        text[] := '{}';
    first       text[];
    place       int;
begin
    loop
        if in_blocks then
            select page || s.keys, s.next into page, next
              from listing_sought(p_text, texts, p_kind, p_status, next, p_limit - cardinality(page),
                                  case turns when 0 then clock_timestamp() + interval '100 ms' else 'infinity' end) as s;
        else
            visited := array(select listing_stretch(p_sort, p_descending, next, stretch));
            page := page || case when is_filtered then listing_filtered(pattern, p_kind, p_status, visited)
                                 else visited end;
            next := case when cardinality(visited) < stretch then '' else visited[stretch] end;
        end if;
        exit when cardinality(page) >= p_limit or next = '';
        turns := turns + 1;
        if turns = patience and not (in_blocks and texts is null) then -- many templates: the walk is shorter
            first := listing_first(p_text, p_kind, p_status, p_sort, p_descending, listing_at_once());
            place := case p_after when '' then 0 else array_position(first, p_after) end;
            if place is not null and (cardinality(first) < listing_at_once() or cardinality(first) - place >= p_limit) then
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

revoke all on function nidreg.is_in_templates(text),
    nidreg.listing_sought(text, text[], text, text, text, int, timestamptz) from public;
grant execute on function nidreg.is_in_templates(text),
    nidreg.listing_sought(text, text[], text, text, text, int, timestamptz)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;

select nidreg.renew_blocks(0);
