-- How the listing's filter finds a text: in the words of namespaces and of the templates that they show, by their
-- trigrams where those leave little to look at.

-- functions -----------------------------------------------------------------------------------------------------

-- Makes the trigram indexes where they are missing; true: they are there. They need the extension pg_trgm of
-- PostgreSQL's contrib package, which the owner of the database may create. Without it the filter walks.
create function index_texts() returns boolean
    language plpgsql
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
    execute format('create index if not exists namespace_by_words on nidreg_data.namespace
                        using gin (nidreg_data.words_form(substr(words, 2)) %I.gin_trgm_ops)', home);
    execute format('create index if not exists registration_by_words on nidreg_data.registration
                        using gin (nidreg_data.words_form(words) %I.gin_trgm_ops)', home);
    return true;
exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object
               or invalid_schema_name then
    raise notice 'the listing''s filter works without an index: %', sqlerrm;
    return false;
end
$$;
select index_texts();

-- A LIKE pattern for texts that contain `p_text`.
create function containing(p_text text) returns text
    language sql immutable strict parallel safe
    return '%' || replace(replace(replace(p_text, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- LIKE patterns that find together what contains `p_words` (in lower case) in words_form(), each with a trigram;
-- null where there are none, or no index. A trigram lies within a word or at an end of it, so two letters are
-- followed by each other character that there is, or by nothing.
create function trigram_patterns(p_words text) returns text[]
    language sql stable strict
as $$
    select case when to_regclass('nidreg_data.namespace_by_words') is null
                  or to_regclass('nidreg_data.registration_by_words') is null or p_words ~ E'\n' then null
                when form ~ '^[a-z0-9]{2}$' then
                    array(select '%' || form || case when c in (37, 92, 95) then '\' else '' end || chr(c) || '%'
                            from generate_series(1, 127) as c
                           where c not between 65 and 90 order by c = 32 desc, c desc) || ('%' || form)
                when form ~ '[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]{2}' then array[containing(form)] end
      from words_form(p_words) as form
$$;

-- Whether the template of a registration has what a pattern says; null: there is no registration. A function,
-- and cheap for the planner, since it is asked for the few rows whose own words do not match.
create function template_like(p_registration bigint, p_pattern text) returns boolean
    language plpgsql stable strict cost 1
as $$
begin
    return (select r.words like p_pattern from registration r where r.event = p_registration);
end
$$;

-- The registrations whose template, as it is shown, has a text, by its trigrams; null: more than 2,000, or unknown.
create function template_matches(p_words text) returns bigint[]
    language plpgsql stable strict
as $$
declare
    most     constant int := 2000;
    patterns constant text[] := trigram_patterns(p_words);
    events   bigint[];
begin
    if patterns is null then
        return case p_words when '' then '{}'::bigint[] end;
    end if;
    execute 'select array(select r.event from registration r
                           where words_form(r.words) like any ($1) and r.words like $2
                             and exists (select from namespace n where n.registration = r.event)
                           limit $3 + 1)'
       into events using patterns, containing(p_words), most;
    return case when cardinality(events) <= most then events end;
end
$$;

-- Whether the trigrams of a text leave few rows to look at: of some 1,000 rows, a sample that is always the same, at
-- most 20 have all its longer words. (`data-` has the trigrams of the word `data`, which very many have.)
create function has_few_candidates(p_words text) returns boolean
    language plpgsql stable strict
as $$
declare
    percent constant float8 := (select 100000 / greatest(c.reltuples, 1000) from pg_class c where c.oid = 'namespace'::regclass);
    has_all constant text[] := array(select containing(w) from regexp_split_to_table(p_words, '[^[:alnum:]]+') as w
                                      where length(w) > 2);
begin
    return has_all = '{}'
        or (select count(*) <= 20 from namespace tablesample system (percent) repeatable (0)
             where substr(words, 2) like all (has_all));
end
$$;
