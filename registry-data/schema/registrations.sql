-- Registering what an approved request asks for (RFC 8141 section 6.2 step 5), and how a namespace's record grows.
-- The tables stand in namespaces.sql.

-- functions: rules ----------------------------------------------------------------------------------------------

-- Why a NID may not be registered (RFC 8141 sections 2, 5.1 and 5.2); null: it may.
create function nidreg.nid_refusal(p_nid text, p_kind text) returns text language sql immutable strict
as $$
    select case
        when n.nid !~ '^[a-z0-9][a-z0-9-]{0,30}[a-z0-9]$' then 'nid.syntax'
        when p_kind = 'informal' and n.nid !~ '^urn-[1-9][0-9]*$' then 'nid.informal-form'
        when p_kind = 'informal' then null
        when n.nid = 'urn' then 'nid.urn-reserved'
        when n.nid ~ '^urn-' then 'nid.informal-prefix'
        when length(n.nid) < 3 then 'nid.too-short'
        when n.nid ~ '^x-' then 'nid.experimental'
        when n.nid ~ '^[a-z]{2}--' then 'nid.a-label'
        when n.nid ~ '^[a-z]{2}-' then 'nid.country-code'
        end
      from (select lower(p_nid collate "C")) as n (nid)
$$;

-- Everything that must hold is checked once more, in the transaction that registers.
create function check_registrable(p_request request, p_content request_revision) returns void language plpgsql stable
as $$
declare
    others bigint[] := rivals(p_request.nid_key, p_request.id);
    why    text := submission_refusal(p_request, p_content.nid, p_content.version, p_content.fields::jsonb);
begin
    if others <> '{}' then
        perform refuse('NR002', 'nid.contested', format('requests %s ask for the same NID', others));
    elsif why is not null then
        perform refuse('NR002', why, format('request %s, NID "%s", version %s', p_request.id, p_content.nid, p_content.version));
    elsif p_request.approved_sha256 is distinct from p_content.sha256
          or exists (select from request_expert e
                      where e.request_id = p_request.id and e.vote = 'approved' and e.judged_sha256 is distinct from p_content.sha256)
          or (p_request.procedure = 'community'
              and not exists (select from request_expert e where e.request_id = p_request.id and e.vote = 'approved')) then
        perform refuse('NR002', 'verdict.of-another-text', 'the approvals are for another text');
    end if;
end
$$;

create function next_informal() returns bigint language sql
as $$
    update informal_counter c set next = c.next + 1 where c.the_one returning c.next - 1
$$;

-- A template of a new informal namespace with the NID that the registry assigns.
create function with_assigned_nid(p_content request_revision, p_nid text) returns request_revision language plpgsql stable
as $$
begin
    if p_content.text !~ '^Namespace Identifier:[ \t]*(\n|$)' then
        perform refuse('NR002', 'nid.informal-stated',
                       'the first line of the template is not an empty Namespace Identifier');
    end if;
    p_content.text := regexp_replace(p_content.text, '^Namespace Identifier:[^\n]*', 'Namespace Identifier: ' || p_nid);
    p_content.sha256 := sha256_of(p_content.text);
    p_content.fields := p_content.fields::jsonb || jsonb_build_object('namespace_identifier', p_nid);
    p_content.nid := p_nid;
    return p_content;
end
$$;

-- functions: the record -----------------------------------------------------------------------------------------

-- The details of the event of a record revision and the registration that came with it (null: none).
create function revision_details(p_revision record_revision, p_registration registration, p_kind text) returns text language plpgsql stable
as $$
declare
    fields text := sha256_of(coalesce(p_registration.fields::text, '{}'));
    lines  text := detail_line('version', p_revision.revision::text) || detail_line('kind', p_kind) || detail_line('in-force', p_revision.in_force)
        || detail_line('registered', p_revision.registered) || detail_line('updated', p_revision.updated)
        || detail_line('status', p_revision.status) || detail_line('registrant', p_revision.registrant)
        || detail_line('reference', p_revision.reference::text) || detail_line('template-url', p_revision.template_url)
        || detail_line('has-template', p_revision.has_template::text);
    -- version, kind, in-force, status, reference, has-template and fields-sha256 are always there
    count  int := 7 + (p_revision.registered <> '')::int + (p_revision.updated <> '')::int + (p_revision.registrant <> '')::int
        + (p_revision.template_url <> '')::int + (p_revision.source <> '')::int + (p_revision.former_nid <> '')::int
        + (p_revision.entry <> '')::int;
begin
    if p_registration.event is not null then
        lines := lines || detail_line('stated-version', p_registration.stated_version)
            || detail_line('template-date', p_registration.template_date) || detail_line('sha256', p_registration.sha256);
        count := count + (p_registration.stated_version <> '')::int + (p_registration.template_date <> '')::int
            + (p_registration.sha256 <> '')::int + (p_registration.grammar <> '')::int;
    end if;
    lines := lines || detail_line('fields-sha256', fields) || detail_line('source', p_revision.source);
    if p_registration.grammar <> '' then
        lines := lines || detail_line('grammar-sha256', sha256_of(p_registration.grammar));
    end if;
    lines := lines || detail_line('former-nid', p_revision.former_nid);
    if p_revision.entry <> '' then
        lines := lines || detail_line('entry-sha256', sha256_of(p_revision.entry));
    end if;
    return 'details=' || length(count::text) || ':' || count || E'\n' || lines;
end
$$;

-- Keeps revisions, at most one of a namespace, with the registrations that came with them: the listing's rows show those
-- that are in force.
create function keep_revisions(p_revisions record_revision[], p_registrations registration[]) returns void language plpgsql
as $$
begin
    insert into registration (event, nid_key, version, stated_version, template_date, text, sha256, fields, grammar, request_id, recorded)
    select g.event, g.nid_key, g.version, g.stated_version, g.template_date, g.text, g.sha256, g.fields, g.grammar, g.request_id, g.recorded
      from unnest(p_registrations) as g;
    insert into namespace as n (nid_key, nid, kind, informal_number, registered, version, revision, updated, status,
                                registrant, reference, label, template_url, has_template, registration, revisions, in_force)
    select v.nid_key, v.nid, case when v.nid_key ~ '^urn-' then 'informal' else 'formal' end,
           substring(v.nid_key from '^urn-([0-9]{1,18})$')::bigint, v.registered,
           coalesce((select g.version from registration g where g.event = v.registration), 1), v.revision, v.updated, v.status,
           v.registrant, v.reference, reference_label(v.reference), v.template_url, v.has_template, v.registration, v.revision, v.in_force
      from unnest(p_revisions) as v
    on conflict (nid_key) do update
       set nid = excluded.nid, registered = excluded.registered, version = excluded.version,
           revision = excluded.revision, updated = excluded.updated, status = excluded.status, registrant = excluded.registrant,
           reference = excluded.reference, label = excluded.label, template_url = excluded.template_url,
           has_template = excluded.has_template, registration = excluded.registration, revisions = excluded.revisions,
           in_force = excluded.in_force
     where excluded.in_force >= n.in_force;
    update namespace n set revisions = v.revision
      from unnest(p_revisions) as v where n.nid_key = v.nid_key and v.in_force < n.in_force;
    insert into record_revision select v.* from unnest(p_revisions) as v;
end
$$;

-- functions: register -------------------------------------------------------------------------------------------

-- With everything checked and the log locked: the registration, its record revision, and the end of the request.
create function make_registration(p_person text, p_role text, p_request request, p_edge workflow_edge, p_content request_revision,
                                  p_listed namespace, p_head log_head, p_registrant text, p_reference jsonb, p_grammar text)
    returns bigint language plpgsql
as $$
declare
    made  registration;
    shown record_revision;
    kept  request := p_request;
begin
    if p_request.kind = 'informal' and p_request.purpose = 'new' then
        p_content := with_assigned_nid(p_content, 'urn-' || next_informal());
    end if;
    made.event := p_head.size;
    made.nid_key := lower(p_content.nid collate "C");
    made.version := p_content.version;
    made.stated_version := p_content.version::text;
    made.template_date := p_content.template_date;
    made.text := p_content.text;
    made.sha256 := p_content.sha256;
    made.fields := p_content.fields;
    made.grammar := p_grammar;
    made.request_id := p_request.id;
    made.recorded := clock_timestamp();
    shown.in_force := greatest(p_listed.in_force::text collate "C", day_of(made.recorded));
    shown.nid_key := made.nid_key;
    shown.revision := coalesce(p_listed.revisions, 0) + 1;
    shown.nid := coalesce(p_listed.nid, p_content.nid);
    shown.registered := coalesce(p_listed.registered::text, shown.in_force);
    shown.updated := case p_request.purpose when 'new' then '' else shown.in_force end;
    shown.status := case when p_request.deprecates then 'deprecated' else coalesce(p_listed.status, 'active') end;
    shown.registrant := p_registrant;
    shown.reference := p_reference;
    shown.template_url := coalesce(p_listed.template_url, '');
    shown.has_template := true;
    shown.registration := made.event;
    shown.imported := false;
    shown.source := '';
    shown.entry := '';
    shown.former_nid := '';
    shown.event := made.event;
    shown.recorded := made.recorded;
    p_head := add_event(p_head, p_person, p_role, 'register', p_request.id, shown.nid, p_edge,
                        revision_details(shown, made, p_request.kind), made.recorded);
    perform keep_revisions(array[shown], array[made]), keep_head(p_head);
    kept.last_event := made.event;
    kept.state := p_edge.to_state;
    kept.nid := p_content.nid;
    perform keep_request(p_request, kept);
    return made.event;
end
$$;

create function registration_answer(p_done jsonb) returns jsonb language sql stable
as $$
    select case when p_done ? 'proposed' then p_done
                else (select revision_json(v, g, n.kind)
                        from record_revision v join namespace n using (nid_key) left join registration g on g.event = v.registration
                       where v.event = (p_done ->> 'event')::bigint) end
$$;

-- Registers what an approved request asks for; answers the revision of the record, or {"proposed": event} where that
-- takes two registrars and nobody else has proposed just this. p_grammar may be empty: none is kept.
create function nidreg.register(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int, p_registrant text,
                                p_reference jsonb, p_grammar text) returns jsonb language plpgsql
as $$
declare
    done    jsonb := begin_action(p_key, 'register', p_person, p_role, p_request::text, p_registrant, p_reference::text,
                                  p_grammar);
    held    request;
    edge    workflow_edge;
    content request_revision;
    listed  namespace;
    head    log_head;
    what    text;
    terms   text := concat_ws(E'\n', p_registrant, p_reference::text, p_grammar);
begin
    if done is null then
        if are_references(p_reference) is not true then
            perform refuse('NR002', 'references_are_what_programs_read', 'a reference is not in the expected format');
        elsif p_registrant ~ '[\x01-\x1f\x7f]' then -- a line by itself in what two registrars agree upon
            perform refuse('NR002', 'registrant.malformed', 'a registrant must be one line');
        end if;
        held := lock_request(p_request, p_person, p_role);
        perform check_current(held, 'approved', p_revision);
        edge := edge_for(held, 'register', p_person, p_role);
        what := case when held.deprecates then 'deprecate' else 'register' end;
        head := lock_log();
        select * into strict content from request_revision v where v.request_id = held.id and v.number = held.revision;
        select * into listed from namespace n where n.nid_key = lower(content.nid collate "C") for update;
        if held.purpose = 'new' and found then
            perform refuse('NR002', case listed.status when 'delisted' then 'nid.delisted' else 'nid.registered' end,
                           format('%s is or was registered', content.nid));
        end if;
        perform check_registrable(held, content);
        if (takes_two(what) or takes_two('register')) and not is_second(what, held.id::text, content.sha256, terms, p_person) then
            done := jsonb_build_object('proposed', propose(p_person, p_role, what, held.id::text, held, content.sha256, terms));
        else
            done := jsonb_build_object('event', make_registration(
                p_person, p_role, held, edge, content, listed, head, p_registrant, p_reference, p_grammar));
            perform end_proposal(what, held.id::text, 'carried-out', (done ->> 'event')::bigint);
        end if;
        done := finish_action(p_key, done);
    end if;
    return registration_answer(done);
end
$$;

-- functions: guards, which only a superuser can meet ------------------------------------------------------------

create function guard_counter() returns trigger language plpgsql
as $$
begin
    if new.next <= old.next then
        perform refuse('NR002', 'an_informal_number_is_never_reused', 'the counter can only increase');
    end if;
    return new;
end
$$;

-- The next revision, with its event. The first is 1; before schema 37 it was what an imported template states.
create function guard_record_revision() returns trigger language plpgsql
as $$
declare
    held bigint;
begin
    select n.revisions into held from namespace n where n.nid_key = new.nid_key for update;
    if (new.revision = held + 1 or (held = 0 and new.imported)) is not true then
        perform refuse('NR002', 'a_revision_is_the_next_one',
                       format('revision %s of %s does not follow %s', new.revision, new.nid_key, held));
    elsif not exists (select from event e where e.number = new.event and e.nid = new.nid
                         and e.what = case when new.imported then 'import' else 'register' end) then
        perform refuse('NR002', 'a_revision_has_its_event', 'no event records this revision');
    end if;
    return new;
end
$$;

create function guard_registration() returns trigger language plpgsql
as $$
begin
    if not exists (select from event e where e.number = new.event and lower(e.nid collate "C") = new.nid_key
                      and e.what in ('import', 'register') and e.request_id is not distinct from new.request_id) then
        perform refuse('NR002', 'a_registration_has_its_event', 'no event records this registration');
    end if;
    return new;
end
$$;

-- A namespace's row is written by its revisions alone.
create function guard_namespace() returns trigger language plpgsql
as $$
begin
    if tg_op = 'INSERT' and new.revisions <> 0 then
        perform refuse('NR002', 'a_revision_is_the_next_one', 'a new namespace must not have a revision');
    elsif tg_op = 'UPDATE' and (pg_trigger_depth() < 2
           or (new.nid_key, new.kind, new.informal_number) is distinct from (old.nid_key, old.kind, old.informal_number)) then
        perform refuse('NR002', 'a_namespace_changes_by_its_revisions_alone', 'only a new revision changes a listing');
    end if;
    return new;
end
$$;

create function show_revision_in_force() returns trigger language plpgsql
as $$
begin
    update namespace n
       set nid = new.nid, registered = new.registered, revision = new.revision, updated = new.updated,
           version = coalesce((select g.version from registration g where g.event = new.registration), 1),
           status = new.status, registrant = new.registrant, reference = new.reference,
           label = reference_label(new.reference), template_url = new.template_url, has_template = new.has_template,
           registration = new.registration, in_force = new.in_force
     where n.nid_key = new.nid_key and n.in_force <= new.in_force;
    update namespace n set revisions = new.revision where n.nid_key = new.nid_key;
    return null;
end
$$;

create function guard_imported_listing() returns trigger language plpgsql
as $$
begin
    if not exists (select from event e where e.number = new.event and e.what = 'import' and e.nid = ''
                                         and coalesce(detail(e.canonical, 'frame-sha256'), '') = case new.header when '' then '' else sha256_of(new.header) end
                                         and detail(e.canonical, 'in-force') = new.in_force) then
        perform refuse('NR002', 'a_listing_has_its_event', 'no event records this listing');
    end if;
    return new;
end
$$;

create trigger the_counter_only_rises before update on informal_counter for each row execute function guard_counter();
create trigger a_revision_is_the_next_one before insert on record_revision for each row
    when (current_user <> 'nidreg_owner') execute function guard_record_revision();
create trigger a_registration_has_its_event before insert on registration for each row
    when (current_user <> 'nidreg_owner') execute function guard_registration();
create trigger the_listing_shows_what_is_in_force after insert on record_revision for each row
    when (current_user <> 'nidreg_owner') execute function show_revision_in_force();
create trigger a_namespace_changes_by_its_revisions_alone before insert or update on namespace for each row
    when (current_user <> 'nidreg_owner') execute function guard_namespace();
create trigger a_listing_has_its_event before insert on imported_listing for each row
    when (current_user <> 'nidreg_owner') execute function guard_imported_listing();
do $$
begin
    perform keep_forever('record_revision', 'a_revision_never_changes', 'update or delete'),
            keep_forever('registration', 'a_registration_never_changes', 'update or delete'),
            keep_forever('namespace', 'a_namespace_never_disappears', 'delete'),
            keep_forever('imported_listing', 'an_imported_listing_never_changes', 'update or delete'),
            keep_forever('informal_counter', 'the_counter_stays', 'delete');
end
$$;
