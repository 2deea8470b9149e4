-- Fills a migrated registry of the throwaway kind with requests in every state and their events, all
-- at once, so that what it holds looks as if years of work had made it: the log verifies.
--
--   PGOPTIONS='-c fill.requests=100000 -c fill.events=1000000' psql -qX -v ON_ERROR_STOP=1 -f fill.sql CONNINFO
--
-- As superuser (it switches triggers off), on a registry without requests; what its log holds
-- already stays, but for its times where nobody did more than install it and appoint people. Options, all of the form `-c fill.NAME=VALUE`, with what they are otherwise:
--   requests 1000   events 10 a request (never fewer than the steps need; the rest are comments)
--   seed 1   applicants 40   experts 12   registrars 3   days 1095 (until `today`)   today (now)
-- People are applicant_1 …, expert_1 …, registrar_1 …: logins of a shared registry that the caller
-- makes, persons of a local one (see prepare_local) that this script makes. The same options give
-- the same registry, apart from `today`.
-- 100,000 requests with 1,000,000 events take about two minutes and 1.6 GB.
begin;
set local synchronous_commit = on; -- or the vacuum below finds nothing that all can see
set local session_replication_role = replica;
set local work_mem = '128MB';
set local max_parallel_workers_per_gather = 0;
set local jit = off;
set local timezone = 'UTC';
set local search_path = nidreg_data, nidreg, pg_catalog, pg_temp;

create function pg_temp.option(p_name text, p_default text) returns text language sql stable
    as $$ select coalesce(nullif(current_setting('fill.' || p_name, true), ''), p_default) $$;
create temp table fill on commit drop as
select pg_temp.option('requests', '1000')::bigint as requests,
       pg_temp.option('events', (pg_temp.option('requests', '1000')::bigint * 10)::text)::bigint as events,
       pg_temp.option('seed', '1')::bigint as seed,
       pg_temp.option('applicants', '40')::int as applicants,
       pg_temp.option('experts', '12')::int as experts,
       pg_temp.option('registrars', '3')::int as registrars,
       pg_temp.option('days', '1095')::int as days,
       pg_temp.option('today', clock_timestamp()::text)::timestamptz as today,
       (select h.size from log_head h) as first_event;
-- A number from 0 to p_of - 1: the same for the same request, question and seed.
select set_config('fill.seed', f.seed::text, true) from fill f;
create function pg_temp.pick(p_id bigint, p_question int, p_of int) returns int language sql stable
    as $$ select ((hashint8extended(p_id, p_question + 1000 * current_setting('fill.seed')::bigint)
                   & 9223372036854775807) % p_of)::int $$;
-- When the experts of a request are due: open ones around today, so that some are overdue.
create function pg_temp.due_on(p_id bigint, p_way int, p_created timestamptz, p_today timestamptz) returns date
    language sql stable
    as $$ select case when p_way <= 10 then p_today::date - 12 + pg_temp.pick(p_id, 12, 45) else p_created::date + 30 end $$;

do $$
begin
    if exists (select from request) then
        raise exception 'fill.sql: this registry has requests already';
    end if;
end
$$;

-- The registry was installed, and its people appointed, before the first of all these requests.
do $$
declare
    head log_head := row(true, 0, '')::log_head;
    told event;
begin
    if exists (select from event e where e.what not in ('install', 'upgrade', 'appoint')) then
        return;
    end if;
    for told in select * from event order by number loop
        told.at := told.at - make_interval(days => (select f.days + 2 from fill f));
        told.canonical := canonical_event(told.number, told.at, told.person, line_of(told.canonical, 'role'), told.what, null, '', null,
            null, null, null, convert_from(substring(told.canonical from position('details='::bytea in told.canonical)), 'UTF8'));
        told.nodes := nodes_of(told.number, told.canonical, head.peaks);
        update event e set at = told.at, canonical = told.canonical, nodes = told.nodes where e.number = told.number;
        head.peaks := substring(head.peaks for length(head.peaks) + 32 - length(told.nodes)) || last_hash(told.nodes);
    end loop;
    update log_head h set peaks = head.peaks;
end
$$;

\ir fill_ways.sql

-- Which way each request goes: three in ten of the newer third and one in a hundred of the older are open.
create temp table plan on commit drop as
with age as (
    select i as id, i::float / f.requests > 0.66 as is_new from fill f, generate_series(1, f.requests) as i
), lot as (
    select a.id, pg_temp.pick(a.id, 1, 100) < case when a.is_new then 78 else 2 end as is_open,
           pg_temp.pick(a.id, 2, 100) as lot
      from age a
), share as (
    select w.way, w.way <= 10 as is_open, sum(w.share) over s - w.share as low, sum(w.share) over s as high
      from way w window s as (partition by w.way <= 10 order by w.way)
)
select l.id, s.way, f.today - make_interval(mins => ((f.requests - l.id) * f.days * 1440.0 / f.requests)::int + 1440)
             as created, 1 + pg_temp.pick(l.id, 3, f.applicants) as applicant,
       1 + pg_temp.pick(l.id, 4, f.experts) as expert, 1 + pg_temp.pick(l.id, 5, f.registrars) as registrar,
       2 + pg_temp.pick(l.id, 6, 7 * 24) as gap_hours, null::bigint as revises, ''::text as nid
  from lot l join share s on s.is_open = l.is_open and l.lot >= s.low and l.lot < s.high, fill f;
alter table plan add primary key (id);

-- Half a year after a namespace, for some, its revision; one in five of those deprecates it.
with pair as (
    select n.id, o.id as revises from plan o join plan n on n.id = o.id + (select (f.requests * 180.0 / f.days)::bigint + 1 from fill f)
     where o.way = 11 and n.way between 11 and 15 and pg_temp.pick(o.id, 7, 4) = 0
)
update plan p set way = case pg_temp.pick(p.id, 8, 5) when 0 then 19 else 18 end, revises = x.revises
  from pair x where x.id = p.id and not exists (select from pair y where y.id = x.revises);
-- NIDs: made-up words; a few open requests ask for the same one.
update plan p set nid =
    (array['tav', 'mer', 'lo', 'kin', 'sar', 'del', 'pol', 'rin', 'ga', 'vel', 'no', 'bri'])[1 + pg_temp.pick(p.id, 9, 12)]
    || (array['ora', 'ine', 'etta', 'um', 'ico', 'asa', 'ert', 'olo', 'ush', 'ant'])[1 + pg_temp.pick(p.id, 10, 10)]
    || '-' || p.id
 where p.way <> 16;
update plan p set nid = 'contested-' || x.race
  from (select q.id, row_number() over (order by q.id) / 2 as race from plan q
         where q.way between 2 and 10 and pg_temp.pick(q.id, 11, 40) = 0) x where x.id = p.id;
update plan p set nid = o.nid from plan o where o.id = p.revises;

-- Every event: the steps, and comments between them while the request is open.
create temp table told on commit drop as
with taken as (
    select p.id, s.place::numeric as place, s.what, case s.what when 'create' then null else s.part end as part, s.role,
           case s.what when 'create' then null else p.procedure end as procedure,
           case s.what when 'create' then null else p.before end as from_state,
           case s.what when 'create' then null else s.to_state end as to_state, s.to_state as state,
           case s.who when 'a' then 'applicant_' || p.applicant when 'r' then 'registrar_' || p.registrar
                      when 'e1' then 'expert_' || p.expert else 'expert_' || p.other end as person,
           case when s.what = 'assign' then
               case when p.second_assign then 'expert_' || p.other else 'expert_' || p.expert end end as expert,
           p.created + (s.place - 1) * p.gap + make_interval(secs => pg_temp.pick(p.id, 100 + s.place, 600)) as at,
           p.revision
      from (select p.*, s.way as step_way, s.place as step_place, s.to_state as after,
                   1 + p.expert % f.experts as other,
                   case when p.way in (7, 8, 12) then 'fast-track' else 'community' end as procedure,
                   lag(s.to_state) over w as before,
                   lag(s.what) over w = 'assign' and s.what = 'assign' as second_assign,
                   count(*) filter (where s.what = 'submit') over w as revision,
                   least(make_interval(hours => p.gap_hours), (f.today - p.created) / (count(*) over (partition by p.id) + 1))
                       as gap
              from plan p join step s on s.way = p.way, fill f
            window w as (partition by p.id order by s.place)) p
      join step s on s.way = p.step_way and s.place = p.step_place
), spare as (
    select greatest(f.events - (select count(*) from taken), 0) as comments, f.requests from fill f
), said as (
    select p.id, c as ordinal, w.state as way_state,
           1 + pg_temp.pick(p.id, 200 + c::int, (select max(s.place)::int from step s where s.way = p.way
                  and s.to_state not in ('registered', 'rejected', 'withdrawn', 'closed'))) as after
      from plan p join way w using (way), spare f,
           generate_series(1, (f.comments * p.id / f.requests - f.comments * (p.id - 1) / f.requests)) as c
)
select * from taken
union all
select t.id, t.place + s.ordinal / 1000.0, 'comment', 'any-viewer',
       case when t.state = 'draft' then 'applicant' when s.ordinal % 3 = 0 then 'expert'
            when s.ordinal % 3 = 1 then 'applicant' else 'registrar' end,
       case when p.way in (7, 8, 12) then 'fast-track' else 'community' end, t.state, t.state, t.state,
       case when t.state = 'draft' or s.ordinal % 3 = 1 then 'applicant_' || p.applicant
            when s.ordinal % 3 = 0 then 'expert_' || p.expert else 'registrar_' || p.registrar end,
       null, t.at + make_interval(secs => 601 + least(s.ordinal, 6000)), t.revision
  from said s join taken t on t.id = s.id and t.place = s.after join plan p on p.id = s.id;

create temp table numbered on commit drop as
select f.first_event + row_number() over (order by t.at, t.id, t.place) - 1 as number, t.* from told t, fill f;
create index on numbered (id, place);
analyze numbered;

do $$
begin
    if exists (select from numbered t where t.what <> 'create'
                  and not exists (select from workflow_edge e
                                   where (e.step, e.procedure, e.from_state, e.to_state, e.part)
                                         = (t.what, t.procedure, t.from_state, t.to_state, t.part))) then
        raise exception 'fill.sql: a step that the workflow does not have';
    end if;
end
$$;

-- What each request states: version and informal number.
alter table plan add column version bigint default 1, add column number bigint;
update plan set version = 2 where revises is not null;
update plan p set number = x.number
  from (select t.id, row_number() over (order by t.number) as number
          from numbered t join plan q using (id) where q.way = 16 and t.what = 'register') x
 where x.id = p.id;

create temp table text_of on commit drop as
with stated as materialized (
    select t.id, t.revision as number, t.number as event, t.at, t.person, p.nid, p.version,
           jsonb_strip_nulls(jsonb_build_object(
               'namespace_identifier', p.nid, 'version', p.version::text, 'date', to_char(t.at, 'YYYY-MM-DD'),
               'registrant', 'Organization ' || p.applicant || ', Example Street ' || p.id % 200,
               'purpose', 'Names the records of collection ' || p.id || ', revision ' || t.revision || ', for good.',
               'syntax', 'A number of one digit or more.', 'assignment', 'By the organization, in the order of arrival.',
               'security_and_privacy', 'No record tells of a person.', 'interoperability', 'None known.',
               'resolution', 'A list on the organization''s site.', 'documentation', 'https://example.org/' || p.id,
               'revision_information', case when p.version > 1 then 'A new registrant''s address.' end)) as fields
      from numbered t join plan p using (id) where t.what = 'submit'
)
select s.*, 'Namespace Identifier:' || case s.nid when '' then '' else ' ' || s.nid end
       || E'\n\nVersion: ' || (s.fields ->> 'version') || E'\n\nDate: ' || (s.fields ->> 'date')
       || E'\n\nRegistrant: ' || (s.fields ->> 'registrant') || E'\n\nPurpose: ' || (s.fields ->> 'purpose')
       || E'\n\nSyntax: ' || (s.fields ->> 'syntax') || E'\n\nAssignment: ' || (s.fields ->> 'assignment')
       || E'\n\nSecurity and Privacy: ' || (s.fields ->> 'security_and_privacy')
       || E'\n\nInteroperability: ' || (s.fields ->> 'interoperability')
       || E'\n\nResolution: ' || (s.fields ->> 'resolution') || E'\n\nDocumentation: ' || (s.fields ->> 'documentation')
       || E'\n' || coalesce(E'\nRevision Information: ' || (s.fields ->> 'revision_information') || E'\n', '') as text
  from stated s;
alter table text_of add column sha256 text;
update text_of set sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex');
create unique index on text_of (id, number);
analyze text_of;

insert into request_revision (request_id, number, text, sha256, fields, nid, version, template_date, submitted_by, at, event)
select v.id, v.number, v.text, v.sha256, v.fields, v.nid, v.version, v.fields ->> 'date', v.person, v.at, v.event
  from text_of v;

-- Registrations, the record that shows them, and the listing's rows.
create temp table made on commit drop as
select lower(v.nid) as nid_key, v.version, v.fields ->> 'date' as template_date, v.status, v.updated,
       v.fields ->> 'registrant' as registrant, v.reference, v.text, encode(sha256(convert_to(v.text, 'UTF8')), 'hex') as sha256,
       v.fields || jsonb_build_object('namespace_identifier', v.nid) as fields, v.id, v.at, v.event,
       to_char(min(v.at) over (partition by lower(v.nid)), 'YYYY-MM-DD') as registered
  from (select coalesce('urn-' || p.number, p.nid) as nid, p.id, p.version, t.at, t.number as event, x.fields,
               case p.way when 19 then 'deprecated' else 'active' end as status,
               case when p.version > 1 then to_char(t.at, 'YYYY-MM-DD') else '' end as updated,
               jsonb_build_array(jsonb_build_object('type', 'uri', 'data', 'https://example.org/' || p.id)) as reference,
               regexp_replace(x.text, '^Namespace Identifier:[^\n]*',
                              'Namespace Identifier: ' || coalesce('urn-' || p.number, p.nid)) as text
          from numbered t join plan p using (id) join text_of x on x.id = t.id and x.number = t.revision
         where t.what = 'register') v;
insert into registration (event, nid_key, version, stated_version, template_date, text, sha256, fields, grammar, request_id, recorded)
select m.event, m.nid_key, m.version, m.version::text, m.template_date, m.text, m.sha256, m.fields, '', m.id, m.at from made m;
insert into record_revision (nid_key, revision, nid, registered, updated, in_force, status, registrant, reference, template_url,
                             has_template, registration, imported, source, event, recorded)
select m.nid_key, m.version, m.nid_key, m.registered, m.updated, day_of(m.at), m.status, m.registrant, m.reference,
       '', true, m.event, false, '', m.event, m.at
  from made m;
insert into namespace (nid_key, nid, kind, informal_number, registered, version, revision, updated, status, registrant,
                       reference, label, template_url, has_template, registration, revisions, in_force)
select distinct on (v.nid_key) v.nid_key, v.nid_key, case when p.number is null then 'formal' else 'informal' end, p.number,
       v.registered, m.version, v.revision, v.updated, v.status,
       v.registrant, v.reference, reference_label(v.reference), v.template_url, v.has_template, v.registration, v.revision, v.in_force
  from record_revision v join made m using (event) join plan p on p.id = m.id
 order by v.nid_key, v.in_force desc, v.event desc;
update informal_counter c set next = 1 + coalesce((select max(p.number) from plan p), 0) where c.next = 1;

-- Requests, with the experts and their votes.
insert into request (id, purpose, kind, procedure, standards_action, body_recognized, nid, state, revision,
                     previous_version, approved_sha256, applicant, created, updated, last_event)
select p.id, case when p.revises is null then 'new' else 'revision' end,
       case p.way when 16 then 'informal' else 'formal' end,
       case when p.way in (7, 8, 12) then 'fast-track' else 'community' end, p.way = 9, p.way in (8, 12),
       coalesce('urn-' || p.number, p.nid), w.state, l.revision, p.version - 1,
       case when w.way in (9, 10, 11, 12, 16, 17, 18, 19) then x.sha256 end, 'applicant_' || p.applicant,
       (select t.at from numbered t where t.id = p.id and t.place = 1), l.at, l.number
  from plan p join way w using (way)
  cross join lateral (select t.* from numbered t where t.id = p.id order by t.place desc limit 1) l
  left join text_of x on x.id = p.id and x.number = l.revision
 order by p.id;
insert into working_copy (request_id, text, saved)
select r.id, 'Namespace Identifier: ' || r.nid || E'\n', r.updated from request r where r.state = 'draft';

insert into request_expert (request_id, ordinal, expert, due, vote, judged_sha256)
select p.id, e.ordinal, 'expert_' || case e.ordinal when 1 then p.expert else 1 + p.expert % f.experts end,
       pg_temp.due_on(p.id, p.way, p.created, f.today),
       case when p.way in (9, 10, 11, 16, 17, 18, 19) or (p.way = 4 and e.ordinal = 1) then 'approved' else 'none' end,
       case when p.way in (9, 10, 11, 16, 17, 18, 19) or (p.way = 4 and e.ordinal = 1) then x.sha256 end
  from plan p join way w using (way), fill f, generate_series(1, w.expert_count) as e (ordinal),
       lateral (select v.sha256 from text_of v where v.id = p.id order by v.number desc limit 1) x;

-- What the schema's own functions do, in a form that is inlined: a minute instead of ten for a
-- million events. A sample is compared below.
create function pg_temp.line(p_name text, p_value text) returns text language sql immutable
    as $$ select p_name || '=' || octet_length(p_value)::text || ':' || p_value || E'\n' $$;
create function pg_temp.details(variadic p_pairs text[]) returns text language sql immutable
    as $$ select pg_temp.line('details', count(*)::text)
                 || coalesce(string_agg(pg_temp.line(p_pairs[i], p_pairs[i + 1]), '' order by i), '')
            from generate_series(1, cardinality(p_pairs), 2) as i where coalesce(p_pairs[i + 1], '') <> '' $$;

-- The events, in their canonical bytes.
create temp table leaf as
select e.number, e.at, e.person, e.role, e.what, e.id as request_id, e.nid, e.procedure, e.from_state, e.to_state,
       e.part, e.details,
       convert_to(E'nidreg-event=1:1\n' || pg_temp.line('number', e.number::text) || pg_temp.line('at', e.instant)
                  || pg_temp.line('person', e.person) || pg_temp.line('role', e.role) || pg_temp.line('what', e.what)
                  || pg_temp.line('request', e.id::text) || pg_temp.line('nid', e.nid)
                  || pg_temp.line('procedure', coalesce(e.procedure, '')) || pg_temp.line('from', coalesce(e.from_state, ''))
                  || pg_temp.line('to', coalesce(e.to_state, '')) || pg_temp.line('part', coalesce(e.part, ''))
                  || e.details, 'UTF8') as canonical
  from (select t.*, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as instant,
               case t.what when 'register' then n.nid else p.nid end as nid,
               case t.what
                   when 'create' then pg_temp.details('purpose', r.purpose, 'kind', r.kind, 'procedure', r.procedure,
                                              'standards-action', r.standards_action::text)
                   when 'submit' then pg_temp.details('revision', t.revision::text, 'sha256', x.sha256, 'fields-sha256',
                                              encode(sha256(convert_to(x.fields::text, 'UTF8')), 'hex'),
                                              'version', x.version::text, 'date', x.fields ->> 'date')
                   when 'register' then revision_details(v, g, n.kind)
                   else pg_temp.details('text', case when t.what in ('comment', 'request-changes', 'approve', 'advise', 'reject', 'close')
                                             then 'About the matter of request ' || t.id || ', said as the ' || t.role || '.' end,
                                'reference', case when t.what in ('recognize', 'complete')
                                                  then 'minutes of ' || to_char(t.at, 'YYYY-MM-DD') end,
                                'expert', t.expert,
                                'due', case t.what when 'assign'
                                       then pg_temp.due_on(p.id, p.way, p.created, f.today)::text end,
                                'revision', nullif(t.revision, 0)::text, 'sha256', x.sha256) end as details
          from numbered t join plan p using (id) join request r on r.id = t.id cross join fill f
          left join text_of x on x.id = t.id and x.number = t.revision
          left join registration g on t.what = 'register' and g.request_id = t.id
          left join record_revision v on v.event = g.event
          left join namespace n on n.nid_key = v.nid_key) e
 order by e.number;

do $$
begin
    if exists (select from leaf e
                where e.number % 997 = 0
                  and e.canonical <> canonical_event(e.number, e.at, e.person, e.role, e.what, e.request_id, e.nid,
                          e.procedure, e.from_state, e.to_state, e.part, e.details)) then
        raise exception 'fill.sql: these are not the canonical bytes of an event';
    end if;
end
$$;

-- The tree above them: each level out of the one below, beginning where the log ended before.
create temp table node (completed_by bigint, level int, index bigint, hash bytea, primary key (level, index));
insert into node
select e.number, l.level, e.number >> l.level, substring(e.nodes from 32 * l.level + 1 for 32)
  from event e cross join lateral generate_series(0, length(e.nodes) / 32 - 1) as l (level), fill f
 where e.number < f.first_event;
insert into node
select e.number, 0, e.number, sha256('\x00'::bytea || e.canonical) from leaf e;
do $$
begin
    for lower in 0 .. 60 loop
        insert into node
        select r.completed_by, lower + 1, r.index / 2, sha256('\x01'::bytea || l.hash || r.hash)
          from node r join node l on l.level = lower and l.index = r.index - 1, fill f
         where r.level = lower and r.index % 2 = 1 and r.completed_by >= f.first_event;
        exit when not found;
    end loop;
end
$$;
insert into event (number, at, person, what, request_id, nid, canonical, nodes)
select e.number, e.at, e.person, e.what, e.request_id, e.nid, e.canonical, n.hashes
  from leaf e
  join (select t.completed_by, string_agg(t.hash, '' order by t.level) as hashes from node t group by t.completed_by) n
    on n.completed_by = e.number
 order by e.number;
with grown as (
    select f.first_event + (select count(*) from numbered) as size from fill f
), peak as (
    select g.size, string_agg(n.hash, '' order by n.level desc) as peaks
      from grown g join node n on g.size >> n.level & 1 = 1 and n.index = (g.size >> n.level) - 1
     group by g.size
)
update log_head h set size = p.size, peaks = p.peaks from peak p where h.the_one;

-- What follows from the events: verdicts, whose turn it is, and the stays.
update request_expert x set vote = v.vote, verdict = v.vote,
       judged_sha256 = (select t.sha256 from text_of t where t.id = x.request_id order by t.number desc limit 1)
  from plan p, (values (12, 'advised'), (13, 'rejected')) v (way, vote)
 where p.id = x.request_id and v.way = p.way;
update request_expert x set verdict = x.vote where x.vote = 'approved';
update request r set turn = turn_of(r.state, e.due is not null), turn_since = t.at,
       due = case when r.state in ('in-review', 'advisory-review') then e.due end
  from plan p join way w using (way)
  join numbered t on t.id = p.id and t.place = w.turn
  left join (select x.request_id, min(x.due) as due from request_expert x where x.vote = 'none' group by 1) e
       on e.request_id = p.id
 where r.id = p.id;
insert into request_stay (request_id, ordinal, state, entered, "left")
select t.id, row_number() over stays, coalesce(t.to_state, 'draft'), t.at, lead(t.at) over stays
  from numbered t where t.what = 'create' or t.from_state <> t.to_state
window stays as (partition by t.id order by t.number);

-- A local registry's people.
insert into person (login)
select distinct r.person from (select distinct t.person from numbered t) r where setting_is_on('local')
on conflict do nothing;
insert into person_role (login, role)
select t.person, split_part(t.person, '_', 1) from (select distinct n.person from numbered n) t where setting_is_on('local')
on conflict do nothing;
commit;
vacuum analyze;
