-- Fills the listing of a migrated registry of the throwaway kind with namespaces, for measuring how it
-- pages, filters and is shown: rows of the listing and their versions, without the events that made
-- them, so that its log does not verify.
--
--   PGOPTIONS='-c fill.namespaces=1000000' psql -qX -v ON_ERROR_STOP=1 -f fill_listing.sql CONNINFO
--
-- As superuser (it switches triggers off), on a registry without namespaces. Options, all of the form
-- `-c fill.NAME=VALUE`, with what they are otherwise:
--   namespaces 1000   informal 50: one in so many is   deprecated: one in 40   texts 100: one in so many has a template's text
--   first 0: the number of the event before the first one that is said to have brought them
-- The same options give the same listing. Words follow each other with very different frequencies, as
-- they do in a real listing: the first of a list is in a third of the rows, the last in one of thousands.
begin;
set local synchronous_commit = on; -- or the vacuum below finds nothing that all can see
set local session_replication_role = replica;
set local work_mem = '64MB';
set local max_parallel_workers_per_gather = 0;
set local jit = off;
set local search_path = nidreg_data, nidreg, pg_catalog, pg_temp;

create function pg_temp.option(p_name text, p_default bigint) returns bigint language sql stable
    as $$ select coalesce(nullif(current_setting('fill.' || p_name, true), '')::bigint, p_default) $$;
do $$
begin
    if exists (select from namespace) then
        raise exception 'fill_listing.sql: this registry has namespaces already';
    end if;
end
$$;
-- A number from 0 to 1, the same for the same row and question.
create function pg_temp.dice(p_row bigint, p_question int) returns float8 language sql immutable
    as $$ select ((hashint8extended(p_row, p_question) >> 11) & 4503599627370495)::float8 / 4503599627370496 $$;
-- A word of a list, the earlier the more often.
create function pg_temp.word(p_words text[], p_row bigint, p_question int) returns text language sql immutable
    as $$ select p_words[1 + floor(cardinality(p_words) * pg_temp.dice(p_row, p_question) ^ 3)::int] $$;

-- Indexes are made faster than they are kept.
drop index if exists namespace_by_words, registration_by_words, namespace_by_registrant, namespace_by_label,
                     namespace_by_date, namespace_by_status, namespace_by_version;
create temp table made on commit drop as
select i,
       case when i % pg_temp.option('informal', 50) = 0 then 'urn-' || i / pg_temp.option('informal', 50)
            else pg_temp.word(array['data','isb','geo','epc','oid','mpeg','lex','bio','ark','fdc','med','rail','lib',
                                    'nav','xyl','quartz','zebu'], i, 1)
                 || pg_temp.word(array['','-','set','net','reg','id','num','x','key'], i, 2)
                 || pg_temp.word(array['a','lo','ne','ra','to','mi','sa','ku','ve','dor','bel','zin','hux'], i, 3)
                 || pg_temp.word(array['n','r','st','la','me','ti','so','fa','qui','jor'], i, 4)
                 || to_hex(i * 7919 % 16777213) end as nid,
       initcap(pg_temp.word(array['international','national','european','open','united','nordic','maritime','polar',
                                  'université','société','größere','łódzkie','zoological','quaternary'], i, 5) collate "und-x-icu")
       || ' ' || pg_temp.word(array['Organization','Association','Institute','Society','Consortium','Agency','Foundation',
                                    'Library','Museum','Observatory','Bibliothèque','Zweckverband'], i, 6)
       || ' for ' || pg_temp.word(array['Standardization','Data','Documents','Books','Serials','Music','Maps','Health',
                                        'Trade','Transport','Weather','Fisheries','Archives','Genomes','Xylophones'], i, 7)
       || ' no. ' || 1 + i * 31 % 400000 as registrant,
       to_char(date '1997-05-01' + floor(pg_temp.dice(i, 8) * 10600)::int, 'YYYY-MM-DD') as registered,
       1 + floor(6 * pg_temp.dice(i, 9) ^ 4)::int as version,
       case when i % 40 = 7 then 'deprecated' else 'active' end as status,
       jsonb_build_array(jsonb_build_object('type', 'rfc', 'data', 'rfc' || 2141 + i % 7500)) as reference,
       case when i % pg_temp.option('texts', 100) = 3 % pg_temp.option('texts', 100) then
           'Namespace Identifier: see the listing' || E'\nPurpose: '
           || (select string_agg(pg_temp.word(array['identifiers','persistent','resources','of','the','assigned','names',
                                                    'organization','uniqueness','resolution','community','equivalence',
                                                    'lexical','delegated','catalogue','manuscripts','seismographic',
                                                    'zymurgy'], i * 300 + w, 10), ' ')
                 from generate_series(1, 300) as w)
           || ' mark' || to_hex(i) || E'\nSyntax:\n\n    nss = 1*part\n    part = DIGIT / "-"\n' else '' end as text
  from generate_series(1, pg_temp.option('namespaces', 1000)) as i;

insert into namespace (nid_key, nid, kind, informal_number, registered, version, revision, updated, status, registrant,
                       reference, label, template_url, has_template, registration, revisions, in_force)
select m.nid, m.nid, case when m.i % pg_temp.option('informal', 50) = 0 then 'informal' else 'formal' end, case when m.i % pg_temp.option('informal', 50) = 0 then m.i / pg_temp.option('informal', 50) end,
       m.registered, m.version, 1, m.registered, m.status, m.registrant, m.reference, reference_label(m.reference),
       '', true, case when m.text <> '' then m.i + pg_temp.option('first', 0) end, 1, m.registered
  from made m
 order by hashint8(m.i);
insert into registration (event, nid_key, version, text, sha256, stated_version, template_date, grammar, recorded)
select m.i + pg_temp.option('first', 0), m.nid, m.version, m.text, encode(sha256(convert_to(m.text, 'UTF8')), 'hex'), '', '', '', now()
  from made m where m.text <> '';
insert into record_revision (nid_key, revision, nid, registered, updated, in_force, status, registrant, reference, template_url,
                             has_template, registration, imported, source, event, recorded)
select m.nid, 1, m.nid, m.registered, m.registered, m.registered, m.status, m.registrant, m.reference, '', true,
       case when m.text <> '' then m.i + pg_temp.option('first', 0) end, true, 'fill_listing.sql',
       m.i + pg_temp.option('first', 0), now()
  from made m;
update informal_counter c set next = pg_temp.option('namespaces', 1000) / pg_temp.option('informal', 50) + 1;
set local role nidreg_owner;
create index namespace_by_version on namespace (version, place, nid_key);
create index namespace_by_date on namespace (registered collate "C", place, nid_key);
create index namespace_by_status on namespace (status collate "C", place, nid_key);
create index namespace_by_registrant on namespace (registrant_key, place, nid_key);
create index namespace_by_label on namespace (label_key, place, nid_key);
select index_texts();
commit;
vacuum (analyze) nidreg_data.namespace, nidreg_data.record_revision, nidreg_data.registration;
