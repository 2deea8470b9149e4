-- A registration keeps the grammar of its Syntax field (RFC 8141 section 6.4.2), so that any URN of
-- the namespace can be checked against it years later, whatever then finds grammars in text.

-- True when every line of p_grammar stands in p_syntax, white space aside.
create function nidreg.stands_in(p_grammar text, p_syntax text) returns boolean
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select not exists (
        select from regexp_split_to_table(regexp_replace(p_grammar, '[ \t]+', '', 'g'), E'\n') as line
         where strpos(squeezed.syntax, line) = 0)
      from (select regexp_replace(coalesce(p_syntax, ''), '[ \t]+', '', 'g') as syntax) as squeezed
$$;

alter table nidreg.namespace_version
    add column grammar text not null default '',
    add constraint a_grammar_stands_in_its_syntax_field
        check (nidreg.stands_in(grammar, fields ->> 'syntax'));

-- What an event tells of a version, so that the log covers all of it.
create or replace function nidreg.version_details(p_version nidreg.namespace_version, p_kind text, p_registered text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select details('version', p_version.version::text, 'kind', p_kind, 'registered', p_registered,
                   'updated', p_version.updated, 'status', p_version.status,
                   'registrant', p_version.registrant, 'reference', p_version.reference::text,
                   'template-url', p_version.template_url,
                   'has-template', p_version.has_template::text,
                   'stated-version', p_version.stated_version,
                   'template-date', p_version.template_date, 'sha256', p_version.sha256,
                   'fields-sha256', encode(sha256(convert_to(p_version.fields::text, 'UTF8')), 'hex'),
                   'source', p_version.source,
                   'grammar-sha256', case p_version.grammar when '' then ''
                       else encode(sha256(convert_to(p_version.grammar, 'UTF8')), 'hex') end)
$$;

-- Writes the event that follows p_head and the version, and for a new namespace its row.
create or replace function nidreg.record_version(p_head nidreg.log_head, p_person text, p_role text, p_edge nidreg.workflow_edge,
                                      p_nid text, p_kind text, p_registered text,
                                      p_version nidreg.namespace_version)
    returns nidreg.log_head
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
begin
    p_version.nid_key := lower(p_nid collate "C");
    insert into namespace (nid_key, nid, kind, informal_number, registered)
    values (p_version.nid_key, p_nid, p_kind,
            case p_kind when 'informal' then substr(p_nid, 5)::bigint end, p_registered)
    on conflict (nid_key) do nothing;
    p_version.grammar := coalesce(p_version.grammar, ''); -- an imported one has no text to find it in
    p_version.recorded := clock_timestamp();
    p_version.event := p_head.size;
    p_head := add_event(p_head, p_person, p_role,
                        case when p_version.imported then 'import' else 'register' end,
                        p_version.request_id, p_nid, p_edge,
                        version_details(p_version, p_kind, p_registered));
    insert into namespace_version values (p_version.*);
    return p_head;
end
$$;

create or replace function nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'nid', p_nid, 'kind', p_kind, 'version', p_version.version,
        'stated_version', p_version.stated_version, 'template_date', p_version.template_date,
        'registrant', p_version.registrant, 'references', p_version.reference,
        'text', p_version.text, 'sha256', p_version.sha256, 'request', coalesce(p_version.request_id, 0),
        'imported', p_version.imported, 'source', p_version.source,
        'grammar', p_version.grammar,
        'recorded', instant_text(p_version.recorded))
$$;

drop function nidreg.enroll(uuid, text, text, bigint, int, text, jsonb, text);

create function nidreg.enroll(p_key uuid, p_person text, p_role text, p_request bigint, p_revision int,
                              p_registrant text, p_reference jsonb, p_status text, p_grammar text)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
declare
    done    jsonb := begin_act(p_key, 'register', p_person, p_role);
    held    request;
    edge    workflow_edge;
    content request_revision;
    listed  namespace;
    made    namespace_version;
    today   text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD');
    head    log_head;
    told    bigint;
begin
    if done is null then
        held := lock_request(p_request, p_person, p_role);
        perform check_current(held, 'approved', p_revision);
        edge := edge_for(held, 'register', p_person, p_role);
        head := take_head();
        told := head.size;
        select * into strict content from request_revision v
         where v.request_id = held.id and v.number = held.revision;
        listed := check_still_free(content.nid, held.purpose);
        perform check_registrable(held, content);
        if held.kind = 'informal' and held.purpose = 'new' then
            content := with_assigned_nid(content, 'urn-' || next_informal());
        end if;
        made.version := content.version;
        made.stated_version := content.version::text;
        made.template_date := content.template_date;
        made.status := p_status;
        made.updated := case held.purpose when 'new' then '' else today end;
        made.registrant := p_registrant;
        made.reference := p_reference;
        made.template_url := coalesce(listed.template_url, '');
        made.has_template := true;
        made.text := content.text;
        made.sha256 := content.sha256;
        made.fields := content.fields;
        made.request_id := held.id;
        made.imported := false;
        made.source := '';
        made.grammar := p_grammar;
        head := record_version(head, p_person, p_role, edge, coalesce(listed.nid, content.nid), held.kind,
                                 coalesce(listed.registered::text, today), made);
        perform store_head(head);
        update request r
           set state = edge.to_state, nid = content.nid, last_event = told,
               updated = clock_timestamp()
         where r.id = held.id;
        done := finish_act(p_key, jsonb_build_object('event', told));
    end if;
    return (select version_json(v, n.nid, n.kind)
              from namespace_version v join namespace n using (nid_key)
             where v.event = (done ->> 'event')::bigint);
end
$$;

revoke all on function nidreg.stands_in(text, text),
    nidreg.enroll(uuid, text, text, bigint, int, text, jsonb, text, text) from public;
grant execute on function nidreg.enroll(uuid, text, text, bigint, int, text, jsonb, text, text)
    to nidreg_registrar;
