-- What a verification reads: every table, each as a view of nidreg_data that the program compares with what the
-- events tell; and the definitions of this schema, which it compares with those that were installed.

-- tables --------------------------------------------------------------------------------------------------------

create table definition (
    kind text not null,
    name text not null,
    text text not null,
    primary key (kind, name)
);
comment on table definition is
    'Functions, triggers, constraints, indexes, views, owners and grants as the last installation left them; its event has their SHA-256';

-- functions: definitions ----------------------------------------------------------------------------------------

create function definitions_sha256() returns text language sql stable
as $$
    select sha256_of(coalesce(string_agg(canonical_line('kind', d.kind) || canonical_line('name', d.name) || canonical_line('text', d.text), ''
                                         order by d.kind collate "C", d.name collate "C"), ''))
      from definition d
$$;

-- Notes an installation with its event: p_what is install or upgrade. By the owner, after all scripts ran and the
-- definitions were noted (queries/log/list_definitions.sql); p_sha256 is that of the scripts.
create function record_installation(p_what text, p_version int, p_sha256 text, p_program text) returns void language plpgsql strict
as $$
begin
    perform lock_log();
    insert into schema_version as s (version, sha256, program) values (p_version, p_sha256, p_program)
        on conflict (version) do update set sha256 = excluded.sha256, program = excluded.program, applied = clock_timestamp();
    perform append_event(session_user, 'registrar', p_what, null, '', null, 'schema', p_version::text, 'schema-sha256', p_sha256,
                         'program', p_program, 'definitions-sha256', definitions_sha256());
end
$$;

-- functions: views for the verification -------------------------------------------------------------------------

create view audit_event as
    select e.number, e.at, e.person, e.what, e.request_id, e.nid, e.canonical, e.nodes from event e order by e.number;
create view audit_revision as
    select v.event, v.request_id, v.number, v.text::text, v.sha256, v.fields, v.version, v.template_date::text, v.nid,
           v.submitted_by, v.at, v.body::text
      from request_revision v;
create view audit_request as
    select r.id, r.purpose::text, r.kind::text, r.procedure::text, r.standards_action, r.body_recognized, r.nid, r.state::text,
           r.revision, r.previous_version, r.approved_sha256, r.applicant, r.created, r.updated, r.last_event,
           r.deprecates, r.turn::text, r.turn_since, r.due::text, r.reminded, r.nid_key
      from request r;
create view audit_expert as
    select x.request_id, x.ordinal, x.expert, x.due::text, x.vote, x.verdict, x.judged_sha256 from request_expert x;
create view audit_stay as select s.request_id, s.ordinal, s.state, s.entered, s."left" from request_stay s;
create view audit_proposal as
    select p.event, p.act, p.subject, p.request_id, p.sha256, p.terms_sha256, p.terms, p.person, p.at, p.outcome, p.ended_by
      from proposal p;
create view audit_definition as select d.kind, d.name, d.text from definition d order by d.kind collate "C", d.name collate "C";

-- The rows of the workflow's tables and the kinds of the policies, a row a text, as compiledRules() in the program writes them.
create view audit_rule as
    select concat_ws(' ', coalesce(w.ordinal::text, '?'), w.step, w.procedure, w.from_state, w.to_state, w.part, w.condition) as rule
      from workflow_edge w
    union all
    select concat_ws(' ', coalesce(s.step, '?'), s.note_required, s.reference_required, s.takes_expert, s.judges, s.names_expert,
                     s.names_thread)
      from workflow_step s
    union all
    select concat_ws(' ', 'policy', o.name, coalesce(o.kind, '?')) from policy o;

-- Switches, policies, people of a local registry, shared queries, the counter, and the logins of a shared one that hold roles: each as
-- what it is, a name and a value.
create view audit_setting as
    select 'setting' as sort, s.name, s.value from setting s
    union all
    select 'person', coalesce(p.login, h.login), concat(case when p.login is null then 'nobody, ' end, h.roles)
      from person p
      full join (select r.login, string_agg(coalesce(r.role, 'none'), ' ' order by r.role) as roles
                   from person_role r group by r.login) h on h.login = p.login
    union all
    select 'policy', o.name, o.value from policy o
    union all
    select 'query', q.name, concat_ws(' ', q.event, (extract(epoch from q.at - timestamptz '2000-01-01 00:00Z') * 1000000)::bigint, q.person, sha256_of(q.text)) from shared_query q
    union all
    select 'counter', case when c.the_one then '' else 'one more' end, c.next::text from informal_counter c
    union all
    select 'login', u.login, coalesce(string_agg(r.role, ' ' order by r.role) filter (where holds_role(u.login, r.role)), '')
      from unnest(array['reader', 'applicant', 'expert', 'registrar']) as r (role),
           (select w.login from unnest(array['reader', 'applicant', 'expert', 'registrar']) as o (role), lateral logins_with(o.role) as w (login)
            union
            select p.rolname from event e join pg_roles p on p.rolname = detail(e.canonical, 'person')
             where e.what = 'appoint' and p.rolcanlogin and not owns_registry(p.rolname)) as u (login)
     where not setting_is_on('local') group by u.login;

-- Requests whose recognition of a body is not what the log tells: their numbers. A body is recognised once, by the
-- first recognition of a request whose last text before it names it. What was recognised before revisions kept the name
-- has its event, and no more than one name to it.
create view audit_body as
    with told as (
        select body_key(v.body) as name_key, v.body as name, e.request_id, e.number
          from event e
          join lateral (select r.body from request_revision r
                         where r.request_id = e.request_id and r.event < e.number
                         order by r.number desc limit 1) v on true
         where e.what = 'recognize'
    ), first as (
        select distinct on (t.name_key) t.* from told t where t.name_key <> '' order by t.name_key, t.number
    )
    select coalesce(b.request_id, f.request_id) as request_id
      from recognized_body b
      full join first f on f.name_key = b.name_key
     where b.name_key is null
        or body_key(b.name) is distinct from b.name_key
        or (f.name_key is not null and (b.name, b.request_id, b.event) is distinct from (f.name, f.request_id, f.number)
            and b.event >= f.number)
        or not exists (select from told t where t.number = b.event and t.request_id = b.request_id and t.name_key in ('', b.name_key))
        or (select count(*) from recognized_body c where c.event = b.event) > 1;

-- People of whom the registry says something else than the newest event that describes them: their logins. Names,
-- e-mail addresses and reasons are not in the log.
create view audit_person as
    with told as (
        select distinct on (d.login) d.login, e.number, e.canonical
          from event e cross join lateral (select detail(e.canonical, 'person') as login) d
         where e.what = 'describe'
         order by d.login, e.number desc
    ), held as (
        select s.login, 'serves' as what, concat_ws(' ', s.pool, s.served_from || '..' || coalesce(s.served_until::text, '')) as span
          from expert_service s
        union all
        select a.login, 'absent', a.away_from || '..' || a.away_until from absence a
    ), stated as (
        select distinct t.login, w.what, span
          from told t cross join (values ('serves'), ('absent')) w (what)
         cross join string_to_table(detail(t.canonical, w.what), ', ') as span
    )
    select coalesce(p.login, t.login) as login
      from profile p full join told t on t.login = p.login
     where (p.event, p.organization) is distinct from (t.number, coalesce(detail(t.canonical, 'organization'), ''))
    union all
    select coalesce(h.login, s.login)
      from held h full join stated s on (s.login, s.what, s.span) = (h.login, h.what, h.span)
     where h.login is null or s.login is null
    union all
    select p.login from profile p group by p.login having count(*) > 1
    union all
    select h.login from held h group by h.login, h.what, h.span having count(*) > 1;

-- Rows that no event tells of: what they are, the number of their request, and a name.
create view audit_stray as
    select 'revision' as sort, v.request_id, concat('request ', v.request_id, ' revision ', v.number) as name
      from request_revision v
     where not exists (select from event e where e.number = v.event and e.what = 'submit')
    union all
    select 'version', 0, concat(v.nid, ' revision ', v.revision)
      from record_revision v
     where not exists (select from event e where e.number = v.event and e.what in ('register', 'import'))
    union all -- an event of a whole listing tells of no namespace
    select 'version', 0, concat(v.nid, ' revision ', v.revision)
      from record_revision v join event e on e.number = v.event and e.what = 'import' and e.nid = '';
create view audit_stray_mail as
    select m.request_id, concat('request ', m.request_id, ' mail ', m.number) as name
      from discussion_mail m
     where not exists (select from event e where e.number = m.event and e.what = 'discuss');

-- Every import of a discussion and its mails in order: the event's bytes in hex, then the mail.
create view audit_mail as
    select encode(e.canonical, 'hex') as event, m.request_id::text, m.number, m.message_id, m.refers_to::text,
           case when m.sent is null then '' else instant_text(m.sent) end as sent, m.sender, m.subject,
           m.body, m.attachments::text, m.raw_sha256, m.sha256, m.event is null as is_missing
      from event e left join discussion_mail m on m.event = e.number
     where e.what = 'discuss' order by e.number, m.number;

-- functions: for logins that do not own the registry ------------------------------------------------------------

-- The rows of one of these views, each in the binary form of a record, for who sees everything; for others the log with
-- the nodes alone of what they do not see, the revisions that they see, and what is for everybody. Of event, revision
-- and version those of the events from p_from on and before p_until.
create function nidreg.audit_rows(p_view text, p_from bigint, p_until bigint) returns setof bytea language plpgsql stable strict
as $$
declare
    v_sight text := sight();
    v_range text := case p_view when 'event' then ' where a.number >= $1 and a.number < $2'
                                when 'revision' then ' where a.event >= $1 and a.event < $2'
                                when 'version' then ' where a.event >= $1 and a.event < $2' else '' end;
begin
    if p_view = 'event' and v_sight <> 'all' then
        return query
            select record_send(a)
              from (select e.number, s.at, s.person, s.what, s.request_id, s.nid, s.canonical, e.nodes
                      from event e left join lateral (select e.* where event_in_sight(v_sight, e)) s on true
                     where e.number >= p_from and e.number < p_until order by e.number) a;
    elsif p_view = 'revision' and v_sight <> 'all' then
        return query select record_send(a) from audit_revision a join request r on r.id = a.request_id
                      where a.event >= p_from and a.event < p_until and in_sight(v_sight, r);
    elsif v_sight = 'all' and p_view in ('event', 'revision', 'request', 'expert', 'stay', 'proposal', 'body', 'person', 'contact',
                                         'header', 'setting', 'stray', 'stray_mail', 'mail')
          or p_view in ('listed', 'rule', 'version', 'registration', 'definition') then
        return query execute format('select record_send(a) from %I a', 'audit_' || p_view) || v_range using p_from, p_until;
    else
        perform refuse('NR002', 'role.wrong', 'only a registrar can read this');
    end if;
end
$$;

-- Whether whoever is connected sees all of the log.
create function nidreg.sees_all() returns boolean language sql stable
as $$
    select sees_everything()
$$;
