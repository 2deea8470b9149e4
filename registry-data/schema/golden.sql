CREATE SCHEMA nidreg;
CREATE TYPE nidreg.behind AS (
	organizations text,
	people text,
	addresses text
);
CREATE DOMAIN nidreg.listing_date AS text DEFAULT ''::text
	CONSTRAINT a_listing_date_is_a_month_or_a_day CHECK ((VALUE ~ '^([0-9]{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$'::text));
CREATE DOMAIN nidreg.request_kind AS text
	CONSTRAINT a_kind_is_formal_or_informal CHECK ((VALUE = ANY (ARRAY['formal'::text, 'informal'::text])));
CREATE DOMAIN nidreg.request_procedure AS text
	CONSTRAINT a_procedure_is_community_or_fast_track CHECK ((VALUE = ANY (ARRAY['community'::text, 'fast-track'::text])));
CREATE DOMAIN nidreg.request_purpose AS text
	CONSTRAINT a_purpose_is_new_or_revision CHECK ((VALUE = ANY (ARRAY['new'::text, 'revision'::text])));
CREATE DOMAIN nidreg.request_state AS text
	CONSTRAINT a_state_is_known CHECK ((VALUE = ANY (ARRAY['draft'::text, 'in-discussion'::text, 'in-review'::text, 'changes-requested'::text, 'recognition-pending'::text, 'advisory-review'::text, 'awaiting-direction'::text, 'approved'::text, 'registered'::text, 'rejected'::text, 'withdrawn'::text, 'closed'::text])));
CREATE DOMAIN nidreg.request_turn AS text
	CONSTRAINT a_turn_is_known CHECK ((VALUE = ANY (ARRAY['applicant'::text, 'expert'::text, 'registrar'::text, 'body'::text])));
CREATE FUNCTION nidreg.absences_json(p_login text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(jsonb_agg(jsonb_build_object('from', a.away_from, 'until', a.away_until, 'reason', a.reason)
                              order by a.away_from), '[]')
      from absence a where a.login = p_login
$$;
CREATE TABLE nidreg.log_head (
    the_one boolean DEFAULT true NOT NULL,
    size bigint NOT NULL,
    peaks bytea NOT NULL,
    CONSTRAINT there_is_one_head CHECK (the_one)
);
CREATE TABLE nidreg.workflow_edge (
    ordinal smallint NOT NULL,
    step text NOT NULL,
    procedure text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    part text NOT NULL,
    condition text NOT NULL,
    CONSTRAINT a_condition_is_known CHECK ((condition = ANY (ARRAY['always'::text, 'body-unknown'::text, 'body-recognized'::text, 'others-still-due'::text, 'last-vote'::text, 'last-vote-on-standard'::text]))),
    CONSTRAINT a_part_is_known CHECK ((part = ANY (ARRAY['its-applicant'::text, 'assigned-expert'::text, 'registrar'::text, 'any-viewer'::text])))
);
CREATE FUNCTION nidreg.add_event(p_head nidreg.log_head, p_person text, p_role text, p_what text, p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details text, p_at timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS nidreg.log_head
    LANGUAGE plpgsql
    AS $$
declare
    at        timestamptz := coalesce(p_at, clock_timestamp()); -- after the lock: the times follow the numbers
    canonical bytea := nidreg.canonical_event(p_head.size, at, p_person, p_role, p_what, p_request, coalesce(p_nid, ''),
                                              p_edge.procedure, p_edge.from_state, p_edge.to_state, p_edge.part,
                                              p_details);
    nodes     bytea := nidreg.nodes_of(p_head.size, canonical, p_head.peaks);
begin
    insert into nidreg.event (number, at, person, what, request_id, nid, canonical, nodes)
    values (p_head.size, at, p_person, p_what, p_request, coalesce(p_nid, ''), canonical, nodes);
    p_head.peaks := substring(p_head.peaks for length(p_head.peaks) + 32 - length(nodes)) || nidreg.last_hash(nodes);
    p_head.size := p_head.size + 1;
    return p_head;
end
$$;
CREATE FUNCTION nidreg.all_registrars() RETURNS SETOF text
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select r.login from person_role r where r.role = 'registrar' and setting_is_on('local')
    union all
    select w.login from logins_with('registrar') as w (login) where not setting_is_on('local')
$$;
CREATE FUNCTION nidreg.append_event(p_person text, p_role text, p_what text, p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details text) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare
    head   nidreg.log_head := nidreg.take_head();
    stored text;
begin
    head := nidreg.add_event(head, p_person, p_role, p_what, p_request, p_nid, p_edge, p_details);
    stored := nidreg.store_head(head);
    return head.size - 1;
end
$$;
CREATE FUNCTION nidreg.appoint(p_key uuid, p_person text, p_role text, p_login text, p_roles jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'appoint', p_person, p_role);
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role);
    perform take_head();
    answer := jsonb_build_object('proposed', give_roles(p_person, p_role, p_login, p_roles));
    return finish_act(p_key, answer || jsonb_build_object('roles', roles_of(p_login)));
end
$$;
CREATE FUNCTION nidreg.bare_addresses(p_text text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
    select ' ' || regexp_replace(regexp_replace(lower(coalesce(p_text, '')), '[^[:alnum:]@._%+-]+', ' ', 'g'),
                                 '\.+( |$)', ' ', 'g') || ' '
$_$;
CREATE FUNCTION nidreg.bare_organization(p_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
    select coalesce(nullif(regexp_replace(bare_words(p_name),
        '^ the |( (inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|co|gmbh|ag|kg|ev|e v|sa|s a|sarl|bv|b v|ab|oy|as|spa))+ $',
        ' ', 'g'), ' '), bare_words(p_name))
$_$;
CREATE FUNCTION nidreg.bare_words(p_text text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select ' ' || trim(regexp_replace(lower(normalize(coalesce(p_text, ''), nfkc)), '[^[:alnum:]]+', ' ', 'g')) || ' '
$$;
CREATE FUNCTION nidreg.begin_act(p_key uuid, p_name text, p_person text, p_role text) RETURNS jsonb
    LANGUAGE plpgsql
    AS $$
declare
    seen nidreg.act;
begin
    if not nidreg.may_act(p_person, p_role) then
        perform nidreg.check_acting(p_person, p_role);
    end if;
    insert into nidreg.act (key, name, person) values (p_key, p_name, p_person) on conflict (key) do nothing;
    if found then
        return null;
    end if;
    select * into seen from nidreg.act a where a.key = p_key;
    if seen.name <> p_name or seen.person <> p_person then
        perform nidreg.refuse('NR002', 'act.key-taken', 'this act id belongs to another act');
    end if;
    return seen.result;
end
$$;
CREATE TABLE nidreg.request (
    id bigint NOT NULL,
    purpose nidreg.request_purpose NOT NULL,
    kind nidreg.request_kind NOT NULL,
    procedure nidreg.request_procedure NOT NULL,
    standards_action boolean DEFAULT false NOT NULL,
    body_recognized boolean DEFAULT false NOT NULL,
    nid text DEFAULT ''::text NOT NULL,
    nid_key text GENERATED ALWAYS AS (lower((nid COLLATE "C"))) STORED NOT NULL COLLATE pg_catalog."C",
    state nidreg.request_state DEFAULT 'draft'::text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    previous_version bigint DEFAULT 0 NOT NULL,
    approved_sha256 text,
    applicant text NOT NULL,
    created timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    updated timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    last_event bigint,
    deprecates boolean DEFAULT false NOT NULL,
    turn nidreg.request_turn DEFAULT 'applicant'::text,
    turn_since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    due date,
    reminded timestamp with time zone,
    CONSTRAINT a_revision_request_names_its_namespace CHECK ((((purpose)::text = 'new'::text) OR (nid <> ''::text))),
    CONSTRAINT only_a_revision_deprecates CHECK ((((purpose)::text = 'revision'::text) OR (NOT deprecates)))
);
CREATE FUNCTION nidreg.behind(p_request nidreg.request) RETURNS nidreg.behind
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select bare_words(c.registrant), bare_words(c.registrant || ' ' || c.documentation),
           bare_addresses(c.registrant || ' ' || c.documentation)
      from (select coalesce(max(v.fields ->> 'registrant'), '') as registrant,
                   coalesce(max(v.fields ->> 'documentation'), '') as documentation
              from request_revision v
             where v.request_id = p_request.id and v.number = p_request.revision) as c
$$;
CREATE FUNCTION nidreg.beside_json(p_request nidreg.request) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
declare
    rivals bigint[] := '{}';
begin
    if p_request.nid_key <> '' and not nidreg.is_ended(p_request.state) then
        rivals := nidreg.contestants(p_request.nid_key, p_request.id);
    end if;
    if p_request.revision = 0 then
        return jsonb_build_object('revision_sha256', '', 'contested_by', to_jsonb(rivals), 'experts', '[]'::jsonb);
    end if;
    return (select jsonb_build_object('revision_sha256', v.sha256, 'contested_by', to_jsonb(rivals),
                                      'experts', nidreg.experts_json(p_request.id))
              from nidreg.request_revision v
             where v.request_id = p_request.id and v.number = p_request.revision);
end
$$;
CREATE FUNCTION nidreg.block_filtered(p_pattern text, p_kind text, p_status text, p_words text[], p_texts text[], p_skip bigint) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
declare
    found constant text[] := array(
        select split_part(w.words, E'\n', 1) from unnest(p_words) with ordinality as w (words, line)
         where w.line > coalesce(p_skip, 0) and (w.words like p_pattern or split_part(w.words, E'\n', 1) = any (p_texts))
         order by w.line);
begin
    if p_kind = '' and p_status = '' then
        return found;
    end if;
    return array(select f.nid_key
                   from unnest(found) with ordinality as f (nid_key, line)
                   join namespace n on n.nid_key = f.nid_key collate "C"
                  where (p_kind = '' or n.kind = p_kind) and (p_status = '' or n.status = p_status)
                  order by f.line);
end
$$;
CREATE TABLE nidreg.listing_block (
    place bigint NOT NULL,
    nid_key text NOT NULL COLLATE pg_catalog."C",
    is_stale boolean NOT NULL,
    words text[] NOT NULL COLLATE pg_catalog."C",
    parts bytea[] NOT NULL,
    texts text[] NOT NULL COLLATE pg_catalog."C"
);
COMMENT ON COLUMN nidreg.listing_block.words IS 'words_of() of each row, in their order; each begins with the NID and a line end';
COMMENT ON COLUMN nidreg.listing_block.parts IS 'every two and every three characters that stand together in them';
COMMENT ON COLUMN nidreg.listing_block.texts IS 'those of the rows whose template has a text';
CREATE FUNCTION nidreg.block_of(p_place bigint, p_nid text) RETURNS TABLE(place bigint, nid_key text)
    LANGUAGE sql STABLE
    BEGIN ATOMIC
 SELECT b.place,
     b.nid_key
    FROM nidreg.listing_block b
   WHERE (ROW(b.place, b.nid_key) <= ROW(block_of.p_place, (block_of.p_nid COLLATE "C")))
   ORDER BY b.place DESC, b.nid_key DESC
  LIMIT 1;
END;
CREATE FUNCTION nidreg.blocks_with(p_parts bytea[]) RETURNS TABLE(place bigint, nid_key text)
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    SET jit TO 'off'
    SET enable_seqscan TO 'off'
    SET enable_indexscan TO 'off'
    SET enable_indexonlyscan TO 'off'
    AS $$
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
CREATE FUNCTION nidreg.body_key(p_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select lower(regexp_replace(coalesce(p_name, ''), '[[:space:][:punct:]]+', '', 'g'))
$$;
CREATE FUNCTION nidreg.candidates(p_request bigint, p_day date, p_due date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    held   request;
    behind behind;
begin
    if not may_see_everybody() then
        perform refuse('NR002', 'wrong-role', 'experts are proposed to the registrar');
    end if;
    select * into held from request r where r.id = p_request;
    if not found then
        perform refuse('NR003', 'no-such-request', format('there is no request %s', p_request));
    end if;
    behind := behind(held);
    return (
        with asked as materialized (
            select w.login, coalesce(p.name, '') as name, coalesce(o.load, 0) as load,
                   (select max(x.assigned) from request_expert x where x.expert = w.login) as last_assigned,
                   objections_of(held, behind, w.login, p_day, p_due) as objections
              from people_with('expert') as w (login)
              left join profile p using (login)
              left join open_assignments() o using (login)
             where not exists (select from request_expert x
                                where x.request_id = held.id and x.expert = w.login
                                  and (held.state = 'rejected' or x.vote not in ('stepped-back', 'escalated'))))
        select coalesce(jsonb_agg(jsonb_build_object(
                   'login', a.login, 'name', a.name, 'load', a.load,
                   'last_assigned', instant_text(a.last_assigned), 'objections', to_jsonb(a.objections))
                   order by a.objections <> '{}', a.load, a.last_assigned nulls first, a.login), '[]')
          from asked a);
end
$$;
CREATE FUNCTION nidreg.canonical_event(p_number bigint, p_at timestamp with time zone, p_person text, p_role text, p_what text, p_request bigint, p_nid text, p_procedure text, p_from text, p_to text, p_part text, p_details text) RETURNS bytea
    LANGUAGE plpgsql STABLE
    AS $$
declare
    number    text := p_number;
    at        text := nidreg.instant_text(p_at);
    request   text := coalesce(p_request::text, '');
    procedure text := coalesce(p_procedure, '');
    came_from text := coalesce(p_from, '');
    went_to   text := coalesce(p_to, '');
    part      text := coalesce(p_part, '');
begin
    return convert_to(format(
        E'nidreg-event=1:1\nnumber=%s:%s\nat=%s:%s\nperson=%s:%s\nrole=%s:%s\nwhat=%s:%s\nrequest=%s:%s\n'
        'nid=%s:%s\nprocedure=%s:%s\nfrom=%s:%s\nto=%s:%s\npart=%s:%s\n%s',
        length(number), number, length(at), at, octet_length(p_person), p_person, octet_length(p_role), p_role,
        octet_length(p_what), p_what, length(request), request, octet_length(p_nid), p_nid,
        octet_length(procedure), procedure, octet_length(came_from), came_from, octet_length(went_to), went_to,
        octet_length(part), part, p_details), 'UTF8');
end
$$;
CREATE FUNCTION nidreg.canonical_line(p_name text, p_value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (((((p_name || '='::text) || (octet_length(COALESCE(p_value, ''::text)))::text) || ':'::text) || COALESCE(p_value, ''::text)) || '
'::text);
CREATE FUNCTION nidreg.canonical_list(p_name text, p_each text, p_texts jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select canonical_line(p_name, jsonb_array_length(p_texts)::text)
        || coalesce((select string_agg(canonical_line(p_each, t.value), '' order by t.place)
                       from jsonb_array_elements_text(p_texts) with ordinality as t (value, place)), '')
$$;
CREATE TABLE nidreg.discussion_mail (
    request_id bigint NOT NULL,
    number integer NOT NULL,
    message_id text NOT NULL COLLATE pg_catalog."C",
    refers_to jsonb NOT NULL,
    sent timestamp with time zone,
    sender text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    attachments jsonb NOT NULL,
    raw_sha256 text NOT NULL COLLATE pg_catalog."C",
    sha256 text NOT NULL,
    event bigint NOT NULL,
    CONSTRAINT a_mail_has_an_id CHECK (((octet_length(message_id) >= 1) AND (octet_length(message_id) <= 1000))),
    CONSTRAINT a_mail_names_its_attachments CHECK (((jsonb_typeof(attachments) = 'array'::text) AND (octet_length((attachments)::text) <= 200000))),
    CONSTRAINT a_mail_refers_to_a_list CHECK (((jsonb_typeof(refers_to) = 'array'::text) AND (octet_length((refers_to)::text) <= 200000))),
    CONSTRAINT a_mails_body_has_an_end CHECK ((octet_length(body) <= 1048576)),
    CONSTRAINT a_mails_hash_is_sha256 CHECK ((raw_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT a_mails_lines_are_short CHECK (((octet_length(sender) <= 1000) AND (octet_length(subject) <= 1000))),
    CONSTRAINT mails_are_numbered_from_one CHECK ((number >= 1))
);
COMMENT ON TABLE nidreg.discussion_mail IS 'raw_sha256: of the message as it travelled; sha256: of the row, EVENTS.md says of which bytes';
CREATE FUNCTION nidreg.canonical_mail(p_mail nidreg.discussion_mail) RETURNS bytea
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select convert_to(
        canonical_line('nidreg-mail', '1')
        || canonical_line('message-id', p_mail.message_id)
        || canonical_list('references', 'reference', p_mail.refers_to)
        || canonical_line('sent', case when p_mail.sent is null then '' else instant_text(p_mail.sent) end)
        || canonical_line('sender', p_mail.sender)
        || canonical_line('subject', p_mail.subject)
        || canonical_line('body', p_mail.body)
        || canonical_list('attachments', 'attachment', p_mail.attachments)
        || canonical_line('raw-sha256', p_mail.raw_sha256),
        'UTF8')
$$;
CREATE FUNCTION nidreg.nid_skeleton(p_nid text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select translate(replace(replace(replace(lower(p_nid collate "C"), '-', ''), 'rn', 'm'), 'vv', 'w'),
                     '01i5', 'olls')
$$;
CREATE TABLE nidreg.namespace (
    nid_key text NOT NULL COLLATE pg_catalog."C",
    nid text NOT NULL,
    skeleton text GENERATED ALWAYS AS (nidreg.nid_skeleton(nid)) STORED NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    informal_number bigint,
    registered nidreg.listing_date NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    updated nidreg.listing_date DEFAULT ''::text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    registrant text DEFAULT ''::text NOT NULL,
    reference jsonb DEFAULT '[]'::jsonb NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    template_url text DEFAULT ''::text NOT NULL,
    has_template boolean DEFAULT false NOT NULL,
    place bigint GENERATED ALWAYS AS (COALESCE(informal_number, (0)::bigint)) STORED NOT NULL,
    registrant_key text GENERATED ALWAYS AS (lower((registrant COLLATE "und-x-icu"))) STORED NOT NULL COLLATE pg_catalog."und-x-icu",
    label_key text GENERATED ALWAYS AS (lower((label COLLATE "und-x-icu"))) STORED NOT NULL COLLATE pg_catalog."und-x-icu",
    CONSTRAINT a_kind_is_formal_or_informal CHECK ((kind = ANY (ARRAY['formal'::text, 'informal'::text]))),
    CONSTRAINT a_nid_is_well_formed CHECK ((nid ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]$'::text)),
    CONSTRAINT a_nid_key_is_its_nid_in_lower_case CHECK ((nid_key = lower((nid COLLATE "C")))),
    CONSTRAINT a_status_is_known CHECK ((status = ANY (ARRAY['active'::text, 'deprecated'::text, 'delisted'::text]))),
    CONSTRAINT an_informal_nid_is_urn_and_its_number CHECK (
CASE kind
    WHEN 'informal'::text THEN ((informal_number >= 1) AND (nid_key = ('urn-'::text || informal_number)))
    ELSE ((informal_number IS NULL) AND (nid_key !~ '^urn-'::text))
END)
);
COMMENT ON COLUMN nidreg.namespace.place IS 'among equals: formal ones first, then informal ones by number';
CREATE TABLE nidreg.request_revision (
    request_id bigint NOT NULL,
    number integer NOT NULL,
    text text NOT NULL,
    sha256 text NOT NULL,
    fields json NOT NULL,
    nid text NOT NULL,
    version bigint NOT NULL,
    template_date text NOT NULL,
    submitted_by text NOT NULL,
    at timestamp with time zone NOT NULL,
    event bigint NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    CONSTRAINT a_revision_states_a_version CHECK ((version >= 1)),
    CONSTRAINT a_revisions_sha256_is_of_its_text CHECK ((sha256 = encode(sha256(convert_to(text, 'UTF8'::name)), 'hex'::text))),
    CONSTRAINT revisions_are_numbered_from_one CHECK ((number >= 1))
);
CREATE FUNCTION nidreg.carry_out(p_person text, p_role text, p_request nidreg.request, p_edge nidreg.workflow_edge, p_content nidreg.request_revision, p_listed nidreg.namespace, p_head nidreg.log_head, p_registrant text, p_reference jsonb, p_grammar text) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    made  namespace_version;
    kept  request := p_request;
    today text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD');
begin
    kept.last_event := p_head.size;
    if p_request.kind = 'informal' and p_request.purpose = 'new' then
        p_content := with_assigned_nid(p_content, 'urn-' || next_informal());
    end if;
    made.version := p_content.version;
    made.stated_version := p_content.version::text;
    made.template_date := p_content.template_date;
    made.status := case when p_request.deprecates then 'deprecated' else coalesce(p_listed.status, 'active') end;
    made.updated := case p_request.purpose when 'new' then '' else today end;
    made.registrant := p_registrant;
    made.reference := p_reference;
    made.template_url := coalesce(p_listed.template_url, '');
    made.has_template := true;
    made.text := p_content.text;
    made.sha256 := p_content.sha256;
    made.fields := p_content.fields;
    made.request_id := p_request.id;
    made.imported := false;
    made.source := '';
    made.grammar := p_grammar;
    perform store_head(record_version(p_head, p_person, p_role, p_edge, coalesce(p_listed.nid, p_content.nid),
                                      p_request.kind, coalesce(p_listed.registered::text, today), made));
    kept.state := p_edge.to_state;
    kept.nid := p_content.nid;
    perform keep_request(p_request, kept);
    return kept.last_event;
end
$$;
CREATE FUNCTION nidreg.change_roles(p_key uuid, p_person text, p_role text, p_login text, p_granted jsonb, p_revoked jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'appoint', p_person, p_role);
    held   jsonb;
    wanted jsonb;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform check_registrar(p_role);
    perform take_head();
    held := roles_of(p_login);
    select coalesce(jsonb_agg(w.role), '[]') into wanted
      from (select jsonb_array_elements_text(held || p_granted)
            except select jsonb_array_elements_text(p_revoked)) as w (role);
    if wanted @> held and held @> wanted then
        if not setting_is_on('local') then
            perform check_login(p_login);
        end if;
    else
        told := give_roles(p_person, p_role, p_login, wanted);
    end if;
    return finish_act(p_key, jsonb_build_object('roles', case when told is null then wanted else held end,
                                                'proposed', told));
end
$$;
CREATE FUNCTION nidreg.check_acting(p_person text, p_role text) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
begin
    if nidreg.may_act(p_person, p_role) then
        return;
    elsif p_person = session_user and not nidreg.setting_is_on('local') and nidreg.owns_registry(session_user) then
        perform nidreg.refuse('NR002', 'owner-is-no-person', format('%s owns this registry', p_person));
    end if;
    perform nidreg.refuse('NR002', 'wrong-role', format('%s does not act as %s here', p_person, p_role));
end
$$;
CREATE FUNCTION nidreg.check_body(p_request nidreg.request, p_fields jsonb, p_body text) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if p_request.procedure = 'fast-track' and body_key(p_body) = '' then
        perform refuse('NR002', 'a_fast_track_request_cites_its_documentation', 'Registrant names no body');
    elsif strpos(body_key(p_fields ->> 'registrant'), body_key(p_body)) = 0 and p_body <> '' then
        perform refuse('NR002', 'a_body_stands_in_its_registrant_field', format('Registrant does not say "%s"', p_body));
    end if;
end
$$;
CREATE FUNCTION nidreg.check_current(p_request nidreg.request, p_state text, p_revision integer) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
begin
    if p_request.state <> p_state or p_request.revision <> p_revision then
        perform refuse('NR001', 'request.moved-on',
                       format('request %s is %s with revision %s', p_request.id, p_request.state, p_request.revision));
    end if;
end
$$;
CREATE FUNCTION nidreg.check_described(p_person text, p_role text, p_login text, p_file jsonb) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if p_role <> 'registrar' and p_login <> p_person then
        perform refuse('NR002', 'wrong-role', 'a person is described by the registrar, or by themself');
    elsif setting_is_on('local') and not exists (select from person p where p.login = p_login) then
        perform refuse('NR002', 'person-unknown', format('there is no %s at this desk', p_login));
    elsif not setting_is_on('local') then
        perform check_login(p_login);
    end if;
    if (p_file ->> 'described')::bigint
       is distinct from coalesce((select p.event from profile p where p.login = p_login), -1) then
        perform refuse('NR001', 'person-moved-on', format('%s was described anew', p_login));
    elsif p_role <> 'registrar' and not coalesce(p_file -> 'services' @> services_json(p_login)
                                                 and services_json(p_login) @> (p_file -> 'services'), false) then
        perform refuse('NR002', 'service-is-the-registrars', 'the registrar keeps the dates of service');
    elsif greatest(jsonb_array_length(p_file -> 'services'), jsonb_array_length(p_file -> 'absences')) > 200 then
        perform refuse('NR002', 'person-too-long', '200 services and 200 absences are the most');
    end if;
end
$$;
CREATE FUNCTION nidreg.check_due(p_due text) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
begin
    if p_due !~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then
        perform refuse('NR002', 'due-malformed', format('%s is no day', p_due));
    elsif p_due::date < today() then
        perform refuse('NR002', 'due-in-the-past', format('%s is over', p_due));
    end if;
end
$_$;
CREATE FUNCTION nidreg.check_expert(p_request nidreg.request, p_record jsonb) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    found_ones text[];
begin
    if coalesce(trim(p_record ->> 'overriding'), '') <> '' then
        return;
    end if;
    found_ones := objections(p_request, p_record ->> 'expert', (clock_timestamp() at time zone 'UTC')::date,
                             (p_record ->> 'due')::date);
    if found_ones <> '{}' then
        perform refuse('NR002', 'expert-objection', array_to_string(found_ones, ', '));
    end if;
end
$$;
CREATE FUNCTION nidreg.check_head_has_event() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if new.number >= (select h.size from log_head h) then
        perform refuse('NR002', 'the_head_covers_every_event', 'an event that the log does not cover');
    end if;
    return null;
end
$$;
CREATE FUNCTION nidreg.check_import(p_key uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    wrong text;
begin
    select min(i.nid) into wrong from listing_import i where i.act = p_key
     group by lower(i.nid collate "C") having count(*) > 1 limit 1;
    if found then
        perform refuse('NR002', 'import-twice', format('%s is there twice', wrong));
    end if;
    select i.nid into wrong
      from listing_import i left join namespace n on n.nid_key = lower(i.nid collate "C")
     where i.act = p_key and i.previous <> coalesce(n.version, 0) limit 1;
    if found then
        perform refuse('NR001', 'namespace-moved-on', format('%s has another version by now', wrong));
    end if;
end
$$;
CREATE FUNCTION nidreg.check_local_registrar(p_role text) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if not is_local_session() then
        perform refuse('NR002', 'local-registry-only', 'a shared registry has database roles instead');
    elsif p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'the desk is run by the registrar');
    end if;
end
$$;
CREATE FUNCTION nidreg.check_login(p_login text) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if not exists (select from pg_roles r where r.rolname = p_login and r.rolcanlogin) then
        perform refuse('NR002', 'login-unknown', format('there is no login %s', p_login));
    elsif owns_registry(p_login) then
        perform refuse('NR002', 'owner-is-no-person', format('%s owns this registry', p_login));
    end if;
end
$$;
CREATE FUNCTION nidreg.check_mails(p_mails jsonb) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
declare
    mail jsonb;
begin
    if jsonb_typeof(p_mails) is distinct from 'array' then
        perform refuse('NR002', 'discussion.malformed', 'mails come as a list');
    elsif jsonb_array_length(p_mails) > 2000 then
        perform refuse('NR002', 'discussion.too-many', format('%s mails', jsonb_array_length(p_mails)));
    end if;
    for mail in select m.value from jsonb_array_elements(p_mails) as m loop
        if jsonb_typeof(mail) <> 'object'
           or exists (select from unnest(array['message_id', 'sender', 'subject', 'body', 'sha256', 'sent']) as k (name)
                       where jsonb_typeof(mail -> k.name) is distinct from 'string')
           or jsonb_typeof(mail -> 'references') is distinct from 'array'
           or jsonb_typeof(mail -> 'attachments') is distinct from 'array'
           or (mail -> 'references') @? '$[*] ? (@.type() != "string")'
           or (mail -> 'attachments') @? '$[*] ? (@.type() != "string")'
           or mail ->> 'sent' !~ '^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z)?$' then
            perform refuse('NR002', 'discussion.malformed', 'a mail is not what it should be');
        end if;
    end loop;
end
$_$;
CREATE FUNCTION nidreg.check_record(p_request nidreg.request, p_step text, p_person text, p_record jsonb) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
declare
    needs  nidreg.workflow_step;
    expert text := coalesce(p_record ->> 'expert', '');
begin
    select * into strict needs from nidreg.workflow_step s where s.step = p_step;
    if needs.judges and p_request.applicant = p_person then
        perform nidreg.check_single_user();
    end if;
    if octet_length(p_record ->> 'text') > 262144 then
        perform nidreg.refuse('NR002', 'text-too-long', 'a text has 256 KiB at most');
    elsif (needs.note_required or (p_step = 'approve' and p_request.standards_action))
          and coalesce(p_record ->> 'text', '') = '' then
        perform nidreg.refuse('NR002', 'note-missing', 'the step needs a text');
    elsif needs.reference_required and coalesce(p_record ->> 'reference', '') = '' then
        perform nidreg.refuse('NR002', 'reference-missing', 'the step needs a reference');
    elsif (needs.takes_expert or needs.names_expert) and expert = '' then
        perform nidreg.refuse('NR002', 'expert-missing', 'the step names an expert');
    end if;
    if needs.names_expert then
        if not exists (select from nidreg.request_expert e
                        where e.request_id = p_request.id and e.expert = p_record ->> 'expert' and e.vote = 'none') then
            perform nidreg.refuse('NR002', 'expert-not-due', format('%s owes no answer', expert));
        end if;
    elsif needs.takes_expert then
        if expert = p_request.applicant then
            perform nidreg.check_single_user();
        end if;
        if not nidreg.holds_role(expert, 'expert') then
            perform nidreg.refuse('NR002', 'expert-unknown', format('%s is no designated expert of this registry', expert));
        end if;
        perform nidreg.check_due(p_record ->> 'due');
        perform nidreg.check_expert(p_request, p_record);
    elsif p_step = 'approve' then
        if nidreg.others_are_due(p_request.id, p_person)
           and exists (select from nidreg.request_expert e
                        where e.request_id = p_request.id and e.expert = p_person and e.vote = 'approved') then
            perform nidreg.refuse('NR002', 'already-voted', format('%s has approved already', p_person));
        end if;
    end if;
end
$$;
CREATE FUNCTION nidreg.check_registrable(p_request nidreg.request, p_content nidreg.request_revision) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
declare
    rivals bigint[];
begin
    select array_agg(r.id order by r.id) into rivals from request r
     where r.nid_key = p_request.nid_key and r.nid_key <> '' and r.id <> p_request.id
       and r.revision > 0 and not is_ended(r.state);
    if rivals is not null then
        perform refuse('NR002', 'nid.contested', format('requests %s ask for the same NID', rivals));
    end if;
    perform check_submission(p_request, p_content.nid, p_content.version, p_content.fields::jsonb);
    perform check_verdicts(p_request, p_content.sha256);
end
$$;
CREATE FUNCTION nidreg.check_registrar(p_role text) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'the desk is run by the registrar');
    end if;
end
$$;
CREATE FUNCTION nidreg.check_registrars_left() RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    registrars bigint := (select count(*) from all_registrars());
begin
    if registrars = 0 then
        perform refuse('NR002', 'person.last-registrar', 'somebody has to be registrar');
    elsif registrars = 1 and policy_value('two-persons') <> '' then
        perform refuse('NR002', 'second-registrar-missing', 'an act takes two registrars: one alone would be left');
    end if;
end
$$;
CREATE FUNCTION nidreg.check_single_user() RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
begin
    if not nidreg.setting_is_on('single_user') then
        perform nidreg.refuse('NR002', 'own-request', 'an applicant never judges their own request');
    end if;
end
$$;
CREATE FUNCTION nidreg.check_still_free(p_nid text, p_purpose text) RETURNS nidreg.namespace
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    held namespace;
begin
    select * into held from namespace n where n.nid_key = lower(p_nid collate "C") for update;
    if p_purpose = 'new' and found then
        perform refuse('NR002', 'nid.registered', format('%s is registered already', p_nid));
    end if;
    return held;
end
$$;
CREATE FUNCTION nidreg.check_submission(p_request nidreg.request, p_nid text, p_version bigint, p_fields jsonb) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
declare
    held bigint := coalesce((select n.version from namespace n where n.nid_key = lower(p_nid collate "C")), 0);
    why  text;
begin
    if p_request.purpose = 'revision' then
        why := case when lower(p_nid collate "C") <> p_request.nid_key then 'request.nid-changed' end;
    elsif p_request.kind = 'informal' then
        why := case when p_nid <> '' then 'nid.informal-requested' end;
    else
        why := coalesce(nid_refusal(p_nid, 'formal'), case when held > 0 then 'nid.registered' end);
    end if;
    if why is null and p_version <> held + 1 then
        why := 'a_version_is_the_next_one';
    elsif why is null and p_version > 1 and coalesce(trim(p_fields ->> 'revision_information'), '') = '' then
        why := 'a_revision_says_what_changed';
    elsif why is null and p_request.procedure = 'fast-track'
          and (coalesce(trim(p_fields ->> 'documentation'), '') = ''
               or coalesce(trim(p_fields ->> 'registrant'), '') = '') then
        why := 'a_fast_track_request_cites_its_documentation';
    end if;
    if why is not null then
        perform refuse('NR002', why, format('request %s, NID "%s", version %s', p_request.id, p_nid, p_version));
    end if;
end
$$;
CREATE FUNCTION nidreg.check_thread(p_request nidreg.request, p_step text, p_person text, p_role text, p_record jsonb) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $_$
declare
    field text := coalesce(p_record ->> 'field', '');
    named text := coalesce(p_record ->> 'thread', '');
    root  nidreg.event;
begin
    if p_step = 'comment' and field <> '' and not is_field(field) then
        perform refuse('NR002', 'field-unknown', format('a template has no field %s', field));
    elsif p_step = 'comment' and field <> '' and p_request.revision = 0 then
        perform refuse('NR002', 'field-without-revision', 'no revision is submitted yet');
    elsif named = '' and p_step = 'resolve' then
        perform refuse('NR002', 'thread-missing', 'the step names a thread');
    elsif named = '' then
        return;
    end if;
    select * into root from event e
     where e.request_id = p_request.id and e.what = 'comment' and detail(e.canonical, 'thread') is null
       and e.number = case when named ~ '^[0-9]{1,18}$' then named::bigint end;
    if not found then
        perform refuse('NR003', 'no-such-thread', format('request %s has no thread %s', p_request.id, named));
    elsif field not in ('', coalesce(detail(root.canonical, 'field'), '')) then
        perform refuse('NR002', 'thread-elsewhere', 'the thread is about another field');
    elsif p_step = 'resolve' and p_role = 'applicant' and root.person <> p_person then
        perform refuse('NR002', 'not-yours', 'a thread is resolved by its author, an expert or the registrar');
    elsif p_step = 'resolve' and 'resolve' = (
            select e.what from event e
             where e.request_id = p_request.id and e.number > root.number and detail(e.canonical, 'thread') = named
             order by e.number desc limit 1) then
        perform refuse('NR002', 'thread-resolved', format('thread %s is resolved already', named));
    end if;
end
$_$;
CREATE FUNCTION nidreg.check_verdicts(p_request nidreg.request, p_sha256 text) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
begin
    if p_request.approved_sha256 is distinct from p_sha256
       or exists (select from request_expert e
                   where e.request_id = p_request.id and e.vote = 'approved'
                     and e.judged_sha256 is distinct from p_sha256)
       or (p_request.procedure = 'community'
           and not exists (select from request_expert e
                            where e.request_id = p_request.id and e.vote = 'approved')) then
        perform refuse('NR002', 'a_verdict_covers_the_content', 'the approvals judged another text');
    end if;
end
$$;
CREATE FUNCTION nidreg.completed_record(p_request nidreg.request, p_step text, p_record jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
begin
    if p_step in ('assign', 'appeal') and coalesce(p_record ->> 'due', '') = '' then
        return p_record || jsonb_build_object('due', (nidreg.today() + nidreg.policy_value('review-days')::int)::text);
    elsif p_step = 'remind' then
        return p_record || jsonb_build_object('turn', p_request.turn, 'reminded', case p_request.turn
            when 'applicant' then p_request.applicant
            when 'expert' then (select string_agg(e.expert, E'\n' order by e.ordinal) from nidreg.request_expert e
                                 where e.request_id = p_request.id and e.vote = 'none') end);
    elsif p_step = 'direct' then
        return p_record || jsonb_build_object('report', (select max(e.number) from nidreg.event e
                                                          where e.request_id = p_request.id and e.what = 'approve'));
    end if;
    return p_record;
end
$$;
CREATE FUNCTION nidreg.contacts_sha256(p_event bigint) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select encode(sha256(convert_to(coalesce(string_agg(
               canonical_line('id', c.id) || canonical_line('name', c.name)
               || canonical_line('uri', c.uri) || canonical_line('updated', c.updated::text),
               '' order by c.id), ''), 'UTF8')), 'hex')
      from contact c where c.event = p_event
$$;
CREATE FUNCTION nidreg.contestants(p_nid_key text, p_except bigint) RETURNS bigint[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    them bigint[] := array(select r.id from request r
                            where r.nid_key = p_nid_key and r.nid_key <> '' and r.id is distinct from p_except
                              and r.state in ('in-discussion', 'in-review', 'changes-requested', 'recognition-pending',
                                              'advisory-review', 'awaiting-direction', 'approved')
                            order by r.id);
begin
    if them = '{}' or is_local_session() or pg_has_role(session_user, 'nidreg_applicant', 'member')
       or pg_has_role(session_user, 'nidreg_expert', 'member')
       or pg_has_role(session_user, 'nidreg_registrar', 'member') then
        return them;
    end if;
    return '{}';
end
$$;
CREATE FUNCTION nidreg.contested_keys(OUT by_drafts text[], OUT by_submitted text[]) RETURNS record
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(array_agg(k.nid_key) filter (where k.submitted > 0), '{}'),
           coalesce(array_agg(k.nid_key) filter (where k.submitted > 1), '{}')
      from (select r.nid_key, count(*) filter (where r.revision > 0) as submitted
              from request r
             where r.nid_key <> '' and r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
             group by r.nid_key having count(*) > 1) k
$$;
CREATE FUNCTION nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text, p_kind text, p_procedure text, p_standards_action boolean, p_nid text, p_working_copy text, p_deprecates boolean) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'create', p_person, p_role);
    head   log_head;
    listed namespace;
    made   request;
    beside jsonb;
    told   text;
    done   text;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role not in ('applicant', 'registrar') then
        perform refuse('NR002', 'wrong-role', 'requests are opened by applicants');
    end if;
    if p_purpose = 'revision' then
        select * into listed from namespace n where n.nid_key = lower(p_nid collate "C");
        if not found then
            perform refuse('NR003', 'no-such-namespace', format('%s is not registered', p_nid));
        end if;
    elsif p_kind = 'informal' and p_nid <> '' then
        perform refuse('NR002', 'nid.informal-requested', 'the registry assigns the number');
    end if;
    made.nid := coalesce(listed.nid, p_nid);
    made.nid_key := lower(made.nid collate "C");
    made.kind := coalesce(listed.kind, p_kind);
    made.revision := 0;
    made.state := 'draft';
    beside := beside_json(made);
    told := details('purpose', p_purpose, 'kind', made.kind, 'procedure', p_procedure,
                    'standards-action', p_standards_action::text,
                    'deprecates', case when p_deprecates then 'true' end);
    head := take_head(); -- from here on others wait
    made.created := clock_timestamp();
    insert into request (id, purpose, kind, procedure, standards_action, nid, applicant, previous_version, deprecates,
                         created, updated, turn_since, last_event)
    values ((select coalesce(max(r.id), 0) + 1 from request r), p_purpose, made.kind, p_procedure, p_standards_action,
            made.nid, p_person, coalesce(listed.version, 0), p_deprecates, made.created, made.created, made.created,
            head.size)
    returning * into made;
    insert into working_copy (request_id, text) values (made.id, p_working_copy);
    insert into request_stay (request_id, ordinal, state, entered) values (made.id, 1, made.state, made.created);
    head := add_event(head, p_person, p_role, 'create', made.id, made.nid, null, told, made.created);
    done := store_head(head);
    return finish_act(p_key, row_json(made) || beside);
end
$$;
CREATE FUNCTION nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'describe', p_person, p_role);
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    perform take_head();
    perform check_described(p_person, p_role, p_login, p_file);
    told := append_event(p_person, p_role, 'describe', null, '', null,
                         details('person', p_login, 'organization', p_file ->> 'organization',
                                 'serves', spans_text(p_file -> 'services'),
                                 'absent', spans_text(p_file -> 'absences')));
    insert into profile as p (login, name, organization, email, event)
    values (p_login, p_file ->> 'name', p_file ->> 'organization', p_file ->> 'email', told)
    on conflict (login) do update
       set name = excluded.name, organization = excluded.organization, email = excluded.email, event = excluded.event;
    delete from expert_service s where s.login = p_login;
    insert into expert_service (login, pool, served_from, served_until)
    select distinct p_login, s.pool, s."from", s.until
      from jsonb_to_recordset(p_file -> 'services') as s (pool text, "from" date, until date);
    delete from absence a where a.login = p_login;
    insert into absence (login, away_from, away_until, reason)
    select p_login, a."from", a.until, coalesce(a.reason, '')
      from jsonb_to_recordset(p_file -> 'absences') as a ("from" date, until date, reason text);
    return finish_act(p_key, jsonb_build_object('described', told));
end
$$;
CREATE FUNCTION nidreg.desk() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select jsonb_build_object(
        'local', is_local_session(),
        'single_user', setting_is_on('single_user'),
        'person', case when is_local_session()
                       then (select s.value from setting s where s.name = 'local_login')
                       else session_user end,
        'people', (select coalesce(jsonb_agg(jsonb_build_object('login', d.login, 'roles', roles_of(d.login))
                                             order by d.login), '[]')
                     from (select p.login from person p where is_local_session()
                           union
                           select session_user where not is_local_session()
                           union
                           select w.login from logins_with('expert') as w (login)
                            where not is_local_session()) as d (login)))
$$;
CREATE FUNCTION nidreg.detail(p_canonical bytea, p_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select l.value from lines_of(p_canonical) with ordinality as l (name, value, place)
     where l.place > 13 and l.name = p_name limit 1
$$;
CREATE FUNCTION nidreg.detail_line(p_name text, p_value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (p_value <> ''::text) THEN (((((p_name || '='::text) || (octet_length(p_value))::text) || ':'::text) || p_value) || '
'::text) ELSE ''::text END;
CREATE FUNCTION nidreg.details(VARIADIC p_pairs text[]) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
    count int  := 0;
    lines text := '';
begin
    for i in 1 .. cardinality(p_pairs) by 2 loop
        continue when coalesce(p_pairs[i + 1], '') = '';
        count := count + 1;
        lines := lines || p_pairs[i] || '=' || octet_length(p_pairs[i + 1]) || ':' || p_pairs[i + 1] || E'\n';
    end loop;
    return 'details=' || length(count::text) || ':' || count || E'\n' || lines;
end
$$;
CREATE FUNCTION nidreg.discuss(p_key uuid, p_person text, p_role text, p_request bigint, p_mails jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'discuss', p_person, p_role);
    held   request;
    fresh  discussion_mail[];
    taken  int;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    held := lock_request(p_request, p_person, p_role);
    if p_role not in ('applicant', 'expert', 'registrar') then
        perform refuse('NR002', 'wrong-role', 'a discussion is recorded by applicants, experts and registrars');
    elsif p_role = 'applicant' and held.applicant <> p_person then
        perform refuse('NR002', 'not-yours', 'the request is someone else''s');
    elsif held.revision = 0 then
        perform refuse('NR002', 'no-such-step', format('request %s was not submitted', held.id));
    end if;
    perform check_mails(p_mails);
    fresh := new_mails(held.id, p_mails);
    taken := coalesce(cardinality(fresh), 0);
    if taken > 0 then
        told := append_event(p_person, p_role, 'discuss', held.id, held.nid, null, details(
            'mails', taken::text, 'first', fresh[1].number::text, 'mails-sha256',
            (select encode(sha256(string_agg(decode(m.sha256, 'hex'), '' order by m.number)), 'hex')
               from unnest(fresh) as m)));
        insert into discussion_mail (request_id, number, message_id, refers_to, sent, sender, subject, body,
                                     attachments, raw_sha256, sha256, event)
        select m.request_id, m.number, m.message_id, m.refers_to, m.sent, m.sender, m.subject, m.body,
               m.attachments, m.raw_sha256, m.sha256, told
          from unnest(fresh) as m order by m.number;
        update request r set last_event = told, updated = (select e.at from event e where e.number = told)
         where r.id = held.id returning * into held;
    end if;
    return finish_act(p_key, jsonb_build_object(
        'request', request_json(held), 'event', coalesce(told, -1), 'taken', taken,
        'held', jsonb_array_length(p_mails) - taken));
end
$$;
CREATE FUNCTION nidreg.edge_for(p_request nidreg.request, p_step text, p_person text, p_role text) RETURNS nidreg.workflow_edge
    LANGUAGE plpgsql STABLE
    AS $$
declare
    edge nidreg.workflow_edge;
begin
    select * into edge from nidreg.workflow_edge e
     where e.step = p_step and e.procedure = p_request.procedure and e.from_state = p_request.state
       and nidreg.part_takes_role(e.part, p_role) and nidreg.edge_holds(p_request, e.condition, p_person)
       and nidreg.is_theirs(p_request, e.part, p_person, p_role)
     order by e.ordinal limit 1;
    if not found then
        perform nidreg.refuse('NR002', nidreg.why_no_edge(p_request, p_step, p_person, p_role),
                              format('%s may not %s request %s, which is %s',
                                     p_person, p_step, p_request.id, p_request.state));
    end if;
    return edge;
end
$$;
CREATE FUNCTION nidreg.others_are_due(p_request bigint, p_person text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return exists (select from nidreg.request_expert e
                    where e.request_id = p_request and e.expert <> p_person and e.vote = 'none');
end
$$;
CREATE FUNCTION nidreg.edge_holds(p_request nidreg.request, p_condition text, p_person text) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN CASE p_condition WHEN 'always'::text THEN true WHEN 'body-unknown'::text THEN (NOT (p_request).body_recognized) WHEN 'body-recognized'::text THEN (p_request).body_recognized WHEN 'others-still-due'::text THEN nidreg.others_are_due((p_request).id, p_person) WHEN 'last-vote'::text THEN ((NOT (p_request).standards_action) AND (NOT nidreg.others_are_due((p_request).id, p_person))) WHEN 'last-vote-on-standard'::text THEN ((p_request).standards_action AND (NOT nidreg.others_are_due((p_request).id, p_person))) ELSE false END;
CREATE FUNCTION nidreg.edge_lines(p_edge nidreg.workflow_edge) RETURNS bytea
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select convert_to(string_agg(format(E'\n%s=%s:%s', l.name, octet_length(l.value), l.value), '' order by l.place),
                      'UTF8')
      from (values (1, 'procedure', p_edge.procedure::text), (2, 'from', p_edge.from_state::text),
                   (3, 'to', p_edge.to_state::text), (4, 'part', p_edge.part::text)) as l (place, name, value)
$$;
CREATE FUNCTION nidreg.end_proposal(p_act text, p_subject text, p_outcome text, p_event bigint) RETURNS void
    LANGUAGE sql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    update proposal p set outcome = p_outcome, ended_by = p_event
     where p.act = p_act and p.subject = p_subject and p.outcome = 'standing'
$$;
CREATE FUNCTION nidreg.enroll(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_registrant text, p_reference jsonb, p_grammar text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    done    jsonb := begin_act(p_key, 'register', p_person, p_role);
    held    request;
    edge    workflow_edge;
    content request_revision;
    listed  namespace;
    head    log_head;
    what    text;
    terms   text := concat_ws(E'\n', p_registrant, p_reference::text, p_grammar);
begin
    if done is null then
        held := lock_request(p_request, p_person, p_role);
        perform check_current(held, 'approved', p_revision);
        edge := edge_for(held, 'register', p_person, p_role);
        what := case when held.deprecates then 'deprecate' else 'register' end;
        head := take_head();
        select * into strict content from request_revision v
         where v.request_id = held.id and v.number = held.revision;
        listed := check_still_free(content.nid, held.purpose);
        perform check_registrable(held, content);
        if (takes_two(what) or takes_two('register'))
           and not is_second(what, held.id::text, content.sha256, terms, p_person) then
            done := jsonb_build_object('proposed',
                                       propose(p_person, p_role, what, held.id::text, held, content.sha256, terms));
        else
            done := jsonb_build_object('event', carry_out(
                p_person, p_role, held, edge, content, listed, head, p_registrant, p_reference, p_grammar));
            perform end_proposal(what, held.id::text, 'carried-out', (done ->> 'event')::bigint);
        end if;
        done := finish_act(p_key, done);
    end if;
    if done ? 'proposed' then
        return done;
    end if;
    return (select version_json(v, n.nid, n.kind)
              from namespace_version v join namespace n using (nid_key)
             where v.event = (done ->> 'event')::bigint);
end
$$;
CREATE FUNCTION nidreg.event_at(p_at timestamp with time zone) RETURNS bigint
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
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
CREATE TABLE nidreg.event (
    number bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    person text NOT NULL,
    what text NOT NULL,
    request_id bigint,
    nid text DEFAULT ''::text NOT NULL,
    canonical bytea NOT NULL,
    nodes bytea NOT NULL
);
CREATE FUNCTION nidreg.event_json(p_event nidreg.event) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select jsonb_build_object(
        'number', p_event.number, 'at', instant_text(p_event.at), 'person', p_event.person,
        'role', coalesce(max(l.value) filter (where l.place < 13 and l.name = 'role'), ''),
        'what', p_event.what, 'request', coalesce(p_event.request_id, 0), 'nid', p_event.nid,
        'from', max(nullif(l.value, '')) filter (where l.place < 13 and l.name = 'from'),
        'to', max(nullif(l.value, '')) filter (where l.place < 13 and l.name = 'to'),
        'details', coalesce(jsonb_agg(jsonb_build_array(l.name, l.value) order by l.place) filter (where l.place > 13),
                            '[]'))
      from lines_of(p_event.canonical) with ordinality as l (name, value, place)
$$;
CREATE FUNCTION nidreg.experts_json(p_request bigint) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return (select coalesce(jsonb_agg(jsonb_build_object('expert', e.expert, 'due', e.due, 'vote', e.vote,
                                                         'verdict', coalesce(e.verdict, 'none'),
                                                         'judged_sha256', coalesce(e.judged_sha256, ''))
                                      order by e.ordinal), '[]')
              from nidreg.request_expert e where e.request_id = p_request);
end
$$;
CREATE FUNCTION nidreg.experts_named(p_text text) RETURNS text[]
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    with recursive each (expert) as (
        select min(x.expert) from request_expert x
        union all
        select (select min(x.expert) from request_expert x where x.expert > e.expert)
          from each e where e.expert is not null
    )
    select coalesce(array_agg(e.expert), '{}') from each e where strpos(lower(e.expert collate "C"), p_text) > 0
$$;
CREATE FUNCTION nidreg.few_with_text(p_text text, p_most integer) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET enable_indexscan TO 'off'
    SET jit TO 'off'
    AS $$
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
CREATE FUNCTION nidreg.finish_act(p_key uuid, p_result jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    AS $$
begin
    update nidreg.act a set result = p_result where a.key = p_key;
    return p_result;
end
$$;
CREATE FUNCTION nidreg.forget_keys() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    outdated constant timestamptz := clock_timestamp() - make_interval(days => policy_value('key-days')::int);
begin
    delete from act a
     where a.key in (select o.key from act o where o.at < outdated order by o.at limit 20000 for update skip locked);
    return null;
end
$$;
CREATE FUNCTION nidreg.give_roles(p_person text, p_role text, p_login text, p_roles jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    roles text := coalesce((select string_agg(r.role, ' ' order by r.role)
                              from jsonb_array_elements_text(p_roles) r (role)), '');
    told  bigint;
begin
    if takes_two('appoint') and not is_second('appoint', p_login, sha256_of(roles), roles, p_person) then
        begin -- what cannot be is refused at once, and what can be is not done yet; NR000 would be the whole class
            perform set_roles(p_login, p_roles);
            raise exception using errcode = 'NR009';
        exception when sqlstate 'NR009' then
            null;
        end;
        return propose(p_person, p_role, 'appoint', p_login, null, sha256_of(roles), roles);
    end if;
    perform set_roles(p_login, p_roles);
    told := append_event(p_person, p_role, 'appoint', null, '', null,
                         details('person', p_login, 'roles',
                                 (select string_agg(r.role, ' ') from jsonb_array_elements_text(p_roles) r (role))));
    update proposal p
       set outcome = case when p.terms_sha256 = sha256_of(roles) then 'carried-out' else 'replaced' end, ended_by = told
     where p.act = 'appoint' and p.subject = p_login and p.outcome = 'standing';
    if not p_roles ? 'registrar' then
        update proposal p set outcome = 'void', ended_by = told where p.person = p_login and p.outcome = 'standing';
    end if;
    return null;
end
$$;
CREATE FUNCTION nidreg.guard_counter() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if new.next <= old.next then
        perform refuse('NR002', 'an_informal_number_is_never_reused', 'the counter only rises');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_edge() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
    if exists (select from nidreg.event e
                where e.what = old.step
                  and position(nidreg.edge_lines(old)
                               in substring(e.canonical for position(E'\ndetails='::bytea in e.canonical))) > 0) then
        perform nidreg.refuse('NR002', 'an_edge_that_was_taken_stays', format('%s from %s', old.step, old.from_state));
    end if;
    return case tg_op when 'DELETE' then old else new end;
end
$$;
CREATE FUNCTION nidreg.guard_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
    along     text := nidreg.line_of(new.canonical, 'procedure');
    came_from text := nidreg.line_of(new.canonical, 'from');
    went_to   text := nidreg.line_of(new.canonical, 'to');
    acted_in  text := nidreg.line_of(new.canonical, 'part');
    fields    bytea := nidreg.canonical_event(new.number, new.at, new.person, nidreg.line_of(new.canonical, 'role'),
                                              new.what, new.request_id, new.nid, along, came_from, went_to,
                                              acted_in, '');
begin
    if substring(new.canonical for length(fields) + 8) is distinct from fields || 'details='::bytea then
        perform nidreg.refuse('NR002', 'an_event_is_its_canonical_bytes', 'the bytes say something else');
    elsif not ((new.request_id is null or exists (select from nidreg.request r where r.id = new.request_id))
               and (num_nonnulls(along, came_from, went_to, acted_in) = 0
                    or exists (select from nidreg.workflow_edge w
                                where w.step = new.what and w.procedure = along
                                  and w.from_state = came_from and w.to_state = went_to and w.part = acted_in))) then
        perform nidreg.refuse('23503', 'a_step_follows_an_edge', 'there is no such request, or no such edge');
    elsif new.nodes is distinct from nidreg.nodes_of(new.number, new.canonical,
                                                     (select h.peaks from nidreg.log_head h where h.the_one)) then
        perform nidreg.refuse('NR002', 'an_event_has_its_nodes', 'these are not the nodes that it completes');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_frame() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if not exists (select from event e
                    where e.number = new.event and e.what = 'import' and e.nid = ''
                      and position(convert_to(canonical_line('frame-sha256',
                                       encode(sha256(convert_to(new.frame, 'UTF8')), 'hex')), 'UTF8')
                                   in e.canonical) > 0) then
        perform refuse('NR002', 'a_frame_has_its_event', 'no event tells of this frame');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_head() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
    last record;
begin
    select e.number, e.nodes into last from nidreg.event e order by e.number desc limit 1;
    if new.size <= old.size or new.size <> last.number + 1
       or nidreg.last_hash(new.peaks) <> nidreg.last_hash(last.nodes) then
        perform nidreg.refuse('NR002', 'the_log_only_grows', 'the head follows the events');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_mail() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if new.number <> 1 + coalesce((select max(m.number) from discussion_mail m
                                    where m.request_id = new.request_id), 0)
       or not exists (select from event e where e.number = new.event and e.request_id = new.request_id
                                            and e.what = 'discuss') then
        perform refuse('NR002', 'a_mail_has_its_event', 'a mail is the next one, and an event tells of it');
    elsif new.sha256 <> encode(sha256(canonical_mail(new)), 'hex') then
        perform refuse('NR002', 'a_mails_sha256_is_of_its_content', 'the hash is of something else');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_namespace() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if tg_op = 'INSERT' and new.version <> 0 then
        perform refuse('NR002', 'a_version_is_the_next_one', 'a namespace begins without a version');
    elsif tg_op = 'UPDATE' and (pg_trigger_depth() < 2
           or (new.nid_key, new.kind, new.informal_number)
              is distinct from (old.nid_key, old.kind, old.informal_number)) then
        perform refuse('NR002', 'a_namespace_changes_by_its_versions_alone', 'only a new version changes a listing');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_new_request() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if new.state <> 'draft' or new.revision <> 0 or new.body_recognized or new.approved_sha256 is not null then
        perform refuse('NR002', 'a_request_begins_as_a_draft', 'a new request is a draft without a revision');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_proposal() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if old.outcome <> 'standing'
       or (new.event, new.act, new.subject, new.request_id, new.sha256, new.terms_sha256, new.terms, new.person, new.at)
          is distinct from
          (old.event, old.act, old.subject, old.request_id, old.sha256, old.terms_sha256, old.terms, old.person, old.at) then
        perform refuse('NR002', 'a_proposal_ends_once', 'a proposal keeps what it says, and ends once');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
    told      nidreg.event;
    came_from text;
begin
    if (new.id, new.purpose, new.kind, new.applicant, new.created, new.standards_action, new.deprecates)
       is distinct from
       (old.id, old.purpose, old.kind, old.applicant, old.created, old.standards_action, old.deprecates) then
        perform nidreg.refuse('NR002', 'what_a_request_is_never_changes', 'a request keeps its purpose, kind and applicant');
    end if;
    if new is not distinct from old then
        return new;
    end if;
    select * into told from nidreg.event e where e.number = new.last_event and e.request_id = new.id;
    if not found or new.last_event <= coalesce(old.last_event, -1) or new.updated is distinct from told.at then
        perform nidreg.refuse('NR002', 'a_request_moves_along_the_workflow_alone', 'no event tells of this change');
    end if;
    came_from := nidreg.line_of(told.canonical, 'from');
    if (new.state <> old.state or came_from is not null)
       and (came_from is distinct from old.state or nidreg.line_of(told.canonical, 'to') is distinct from new.state
            or nidreg.line_of(told.canonical, 'procedure') is distinct from old.procedure) then
        perform nidreg.refuse('NR002', 'a_request_moves_along_the_workflow_alone',
                              format('%s to %s is no step that was recorded', old.state, new.state));
    end if;
    if new.revision <> old.revision + (told.what = 'submit')::int then
        perform nidreg.refuse('NR002', 'revisions_are_numbered_from_one', 'only a submission makes a revision');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_revision() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    if new.number <> (select r.revision + 1 from request r where r.id = new.request_id)
       or not exists (select from event e where e.number = new.event and e.request_id = new.request_id
                                            and e.what = 'submit') then
        perform refuse('NR002', 'a_revision_is_submitted', 'a revision is the next one, and has its event');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.guard_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    held bigint;
begin
    select n.version into held from namespace n where n.nid_key = new.nid_key for update;
    if not (new.version = held + 1 or (held = 0 and new.imported)) then
        perform refuse('NR002', 'a_version_is_the_next_one',
                       format('version %s of %s does not follow %s', new.version, new.nid_key, held));
    end if;
    if not exists (select from event e where e.number = new.event and e.nid = new.nid
                      and (e.what = 'import') = new.imported and e.what in ('import', 'register')
                      and e.request_id is not distinct from new.request_id) then
        perform refuse('NR002', 'a_version_has_its_event', 'no event tells of this version');
    end if;
    return new;
end
$$;
CREATE FUNCTION nidreg.has_recused(p_request bigint, p_login text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select exists (select from event e where e.request_id = p_request and e.what = 'recuse' and e.person = p_login)
$$;
CREATE FUNCTION nidreg.holds_role(p_person text, p_role text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
declare
    login oid;
begin
    if setting_is_on('local') then
        return exists (select from person_role p where p.login = p_person and p.role = p_role);
    end if;
    select r.oid into login from pg_roles r where r.rolname = p_person;
    if not found then
        return false;
    elsif pg_has_role(login, 'nidreg_owner', 'MEMBER') then
        return p_role = 'registrar' and p_person = session_user and not exists (select from logins_with('registrar'));
    end if;
    return pg_has_role(login, 'nidreg_' || p_role, 'MEMBER');
end
$$;
CREATE FUNCTION nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $_$
declare
    answer  jsonb := begin_act(p_key, 'import', p_person, p_role);
    stretch constant bigint := 500; -- some 50 ms, after which the client may end it
    head    log_head;
    frame   text := coalesce(p_batch ->> 'frame', '');
    taken   bigint;
    last    bigint;
    people  int;
begin
    if answer is not null then
        delete from listing_import i where i.act = p_key;
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'listings are taken over by the registrar');
    end if;
    head := take_head();
    perform check_import(p_key);
    delete from listing_import i
     where i.act = p_key and i.previous is null
       and exists (select from namespace n where n.nid_key = lower(i.nid collate "C"));
    select count(*), coalesce(max(i.ordinal), -1) into taken, last from listing_import i where i.act = p_key;
    if taken > 0 and takes_two('register') then
        perform refuse('NR002', 'import-takes-two', 'a namespace is registered by two registrars');
    end if;
    if frame = (select f.frame from listing_frame f order by f.event desc limit 1) then
        frame := '';
    end if;
    insert into contact (id, name, uri, updated, event)
    select c.id, c.name, coalesce(c.uri, ''), coalesce(c.updated, ''), head.size
      from jsonb_to_recordset(p_batch -> 'contacts') as c (id text, name text, uri text, updated text)
    on conflict (id) do nothing;
    get diagnostics people = row_count;
    if taken + people > 0 or frame <> '' then
        head := add_event(head, p_person, p_role, 'import', null, '', null,
                          details('source', p_batch ->> 'source', 'sha256', p_batch ->> 'sha256',
                                  'namespaces', taken::text, 'contacts', people::text,
                                  'contacts-sha256', case when people > 0 then contacts_sha256(head.size) end,
                                  'frame-sha256', case when frame <> ''
                                      then encode(sha256(convert_to(frame, 'UTF8')), 'hex') end));
        insert into listing_frame (event, frame) select head.size - 1, frame where frame <> '';
        update informal_counter c set next = told.number + 1
          from (select max(substring(i.nid from '^[Uu][Rr][Nn]-([0-9]{1,18})$')::bigint) as number
                  from listing_import i where i.act = p_key) as told
         where c.next <= told.number;
        for begun in 0 .. last by stretch loop
            head := import_stretch(head, p_person, p_role, p_key, coalesce(p_batch ->> 'source', ''), begun,
                                   begun + stretch);
            raise notice 'import: % of %', least(begun + stretch, last + 1), last + 1;
        end loop;
        perform store_head(head);
        perform renew_blocks(0);
    end if;
    delete from listing_import i where i.act = p_key;
    return finish_act(p_key, jsonb_build_object('namespaces', taken));
end
$_$;
CREATE FUNCTION nidreg.import_stretch(p_head nidreg.log_head, p_person text, p_role text, p_key uuid, p_source text, p_from bigint, p_until bigint) RETURNS nidreg.log_head
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    at        timestamptz := clock_timestamp();
    made      namespace_version[];
    canonical bytea[];
    nodes     bytea[];
begin
    select array_agg(v order by v.event),
           array_agg(canonical_event(v.event, at, p_person, p_role, 'import', null, v.nid, null, null, null, null,
                                     version_details(v, case when v.nid_key ~ '^urn-' then 'informal' else 'formal' end,
                                                     v.registered)) order by v.event)
      into made, canonical
      from versions_to_import(p_key, p_source, at, p_head.size, p_from, p_until) as v;
    for i in 1 .. coalesce(cardinality(made), 0) loop
        nodes[i] := nodes_of(p_head.size, canonical[i], p_head.peaks);
        p_head.peaks := substring(p_head.peaks for length(p_head.peaks) + 32 - length(nodes[i])) || last_hash(nodes[i]);
        p_head.size := p_head.size + 1;
    end loop;
    insert into event (number, at, person, what, nid, canonical, nodes)
    select m.event, m.recorded, p_person, 'import', m.nid, m.canonical, m.nodes
      from rows from (unnest(made), unnest(canonical), unnest(nodes)) as m
           (nid_key, version, stated_version, template_date, status, updated, registrant, reference, template_url,
            has_template, text, sha256, fields, request_id, imported, source, recorded, event, grammar, nid,
            registered, entry, former_nid, canonical, nodes);
    perform keep_versions(made);
    return p_head;
end
$$;
CREATE FUNCTION nidreg.index_words() RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
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
CREATE FUNCTION nidreg.instant_text(p_at timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN to_char((p_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'::text);
CREATE FUNCTION nidreg.is_absent(p_login text, p_day date, p_due date) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select exists (select from absence a
                    where a.login = p_login
                      and (p_day between a.away_from and a.away_until or p_due between a.away_from and a.away_until))
$$;
CREATE FUNCTION nidreg.is_assigned(p_request bigint, p_person text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return exists (select from nidreg.request_expert e
                    where e.request_id = p_request and e.expert = p_person
                      and e.vote not in ('stepped-back', 'escalated'));
end
$$;
CREATE FUNCTION nidreg.is_co_author(p_login text, p_behind nidreg.behind) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce((select mentions(p_behind.people, bare_words(x.name))
                         or mentions(p_behind.addresses, ' ' || lower(x.email) || ' ')
                       from profile x where x.login = p_login), false)
$$;
CREATE FUNCTION nidreg.is_ended(p_state text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (p_state = ANY (ARRAY['registered'::text, 'rejected'::text, 'withdrawn'::text, 'closed'::text]));
CREATE FUNCTION nidreg.is_field(p_key text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select p_key in ('namespace_identifier', 'version', 'date', 'registrant', 'purpose', 'syntax', 'assignment',
                     'security_and_privacy', 'interoperability', 'resolution', 'documentation',
                     'additional_information', 'revision_information')
$$;
CREATE FUNCTION nidreg.is_in_templates(p_pattern text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET jit TO 'off'
    AS $$
begin
    return exists (select from (select v.text from namespace_version v where v.text <> '' limit 20) as t
                    where words_form(lower(t.text collate "und-x-icu")) collate "C" like p_pattern);
end
$$;
CREATE FUNCTION nidreg.is_local_session() RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return nidreg.owns_registry(session_user) and nidreg.setting_is_on('local');
end
$$;
CREATE FUNCTION nidreg.is_second(p_act text, p_subject text, p_sha256 text, p_terms text, p_person text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    held proposal;
begin
    select * into held from proposal p
     where p.act = p_act and p.subject = p_subject and p.outcome = 'standing'
       and p.sha256 = p_sha256 and p.terms_sha256 = sha256_of(p_terms);
    if held.person = p_person then
        perform refuse('NR002', 'own-proposal',
                       format('%s proposed this in event %s; another registrar has to do the same', p_person, held.event));
    end if;
    return held.person is not null and holds_role(held.person, 'registrar');
end
$$;
CREATE FUNCTION nidreg.sees_request(p_request nidreg.request, p_person text, p_role text) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN CASE p_role WHEN 'applicant'::text THEN ((p_request).applicant = p_person) WHEN 'expert'::text THEN ((p_request).revision > 0) ELSE (p_role = 'registrar'::text) END;
CREATE FUNCTION nidreg.is_theirs(p_request nidreg.request, p_part text, p_person text, p_role text) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN CASE p_part WHEN 'its-applicant'::text THEN ((p_request).applicant = p_person) WHEN 'assigned-expert'::text THEN nidreg.is_assigned((p_request).id, p_person) WHEN 'any-viewer'::text THEN nidreg.sees_request(p_request, p_person, p_role) ELSE true END;
CREATE FUNCTION nidreg.keep_request(p_old nidreg.request, p_new nidreg.request) RETURNS nidreg.request
    LANGUAGE plpgsql
    AS $$
declare
    first_due date;
begin
    if p_new.updated = p_old.updated then
        select e.at into strict p_new.updated from nidreg.event e where e.number = p_new.last_event;
    end if;
    if p_new.state in ('in-review', 'advisory-review') then
        select min(x.due) into first_due from nidreg.request_expert x
         where x.request_id = p_new.id and x.vote = 'none';
    end if;
    p_new.turn := nidreg.turn_of(p_new.state, first_due is not null);
    p_new.due := first_due;
    if p_new.turn is distinct from p_old.turn then
        p_new.turn_since := p_new.updated;
        p_new.reminded := null;
    end if;
    update nidreg.request r
       set state = p_new.state, procedure = p_new.procedure, body_recognized = p_new.body_recognized,
           nid = p_new.nid, revision = p_new.revision, previous_version = p_new.previous_version,
           approved_sha256 = p_new.approved_sha256, turn = p_new.turn, turn_since = p_new.turn_since,
           reminded = p_new.reminded, due = p_new.due, updated = p_new.updated, last_event = p_new.last_event
     where r.id = p_new.id returning * into p_new;
    if p_new.state <> p_old.state then
        with ended as (
            update nidreg.request_stay s set "left" = p_new.updated
             where s.request_id = p_new.id and s.left is null returning s.ordinal
        )
        insert into nidreg.request_stay (request_id, ordinal, state, entered)
        select p_new.id, e.ordinal + 1, p_new.state, p_new.updated from ended e;
    end if;
    return p_new;
end
$$;
CREATE FUNCTION nidreg.keep_turns_from_people() RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
    each regprocedure;
begin
    for each in
        select p.oid from pg_proc p
         where p.pronamespace = 'pg_catalog'::regnamespace and p.proname ~ '^pg_(try_)?advisory_(xact_)?lock'
    loop
        execute format('revoke execute on function %s from public', each);
        execute format('grant execute on function %s to nidreg_owner', each);
    end loop;
end
$$;
CREATE FUNCTION nidreg.stands_in(p_grammar text, p_syntax text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select not exists (
        select from regexp_split_to_table(regexp_replace(p_grammar, '[ \t]+', '', 'g'), E'\n') as line
         where strpos(squeezed.syntax, line) = 0)
      from (select regexp_replace(coalesce(p_syntax, ''), '[ \t]+', '', 'g') as syntax) as squeezed
$$;
CREATE TABLE nidreg.namespace_version (
    nid_key text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    stated_version text DEFAULT ''::text NOT NULL,
    template_date text DEFAULT ''::text NOT NULL,
    status text NOT NULL,
    updated nidreg.listing_date NOT NULL,
    registrant text NOT NULL,
    reference jsonb NOT NULL,
    template_url text DEFAULT ''::text NOT NULL,
    has_template boolean NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    sha256 text DEFAULT ''::text NOT NULL,
    fields json DEFAULT '{}'::json NOT NULL,
    request_id bigint,
    imported boolean NOT NULL,
    source text DEFAULT ''::text NOT NULL,
    recorded timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    event bigint NOT NULL,
    grammar text DEFAULT ''::text NOT NULL,
    nid text NOT NULL,
    registered nidreg.listing_date NOT NULL,
    entry text DEFAULT ''::text NOT NULL,
    former_nid text DEFAULT ''::text NOT NULL,
    CONSTRAINT a_grammar_stands_in_its_syntax_field CHECK (nidreg.stands_in(grammar, (fields ->> 'syntax'::text))),
    CONSTRAINT a_status_is_known CHECK ((status = ANY (ARRAY['active'::text, 'deprecated'::text, 'delisted'::text]))),
    CONSTRAINT a_version_is_imported_or_has_its_request CHECK ((imported = (request_id IS NULL))),
    CONSTRAINT a_version_is_positive CHECK ((version >= 1)),
    CONSTRAINT a_versions_nid_is_its_namespaces CHECK ((nid_key = lower((nid COLLATE "C")))),
    CONSTRAINT a_versions_sha256_is_of_its_text CHECK ((sha256 =
CASE text
    WHEN ''::text THEN ''::text
    ELSE encode(sha256(convert_to(text, 'UTF8'::name)), 'hex'::text)
END)),
    CONSTRAINT only_an_imported_version_is_delisted CHECK ((imported OR (status <> 'delisted'::text))),
    CONSTRAINT only_an_imported_version_lacks_its_text CHECK ((imported OR (text <> ''::text)))
);
COMMENT ON COLUMN nidreg.namespace_version.entry IS 'the record as its listing published it, IANA''s XML; empty where the other columns say all of it';
COMMENT ON COLUMN nidreg.namespace_version.former_nid IS 'that the listing had the namespace under before';
CREATE FUNCTION nidreg.keep_versions(p_versions nidreg.namespace_version[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
begin
    insert into namespace as n (nid_key, nid, kind, informal_number, registered, version, updated, status,
                                registrant, reference, label, template_url, has_template)
    select v.nid_key, v.nid, case when v.nid_key ~ '^urn-' then 'informal' else 'formal' end,
           substring(v.nid_key from '^urn-([0-9]{1,18})$')::bigint, v.registered, v.version, v.updated, v.status,
           v.registrant, v.reference, reference_label(v.reference), v.template_url, v.has_template
      from unnest(p_versions) as v
    on conflict (nid_key) do update
       set nid = excluded.nid, registered = excluded.registered, version = excluded.version,
           updated = excluded.updated, status = excluded.status, registrant = excluded.registrant,
           reference = excluded.reference, label = excluded.label, template_url = excluded.template_url,
           has_template = excluded.has_template;
    insert into namespace_version select v.* from unnest(p_versions) as v;
end
$_$;
CREATE FUNCTION nidreg.last_hash(p_hashes bytea) RETURNS bytea
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN SUBSTRING(p_hashes FROM (length(p_hashes) - 31));
CREATE FUNCTION nidreg.line_of(p_canonical bytea, p_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select nullif(l.value, '') from lines_of(p_canonical) with ordinality as l (name, value, place)
     where l.place < 13 and l.name = p_name limit 1
$$;
CREATE FUNCTION nidreg.lines_of(p_canonical bytea, OUT name text, OUT value text) RETURNS SETOF record
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
    at   int := 1;
    sign int;
    size int;
begin
    while at <= length(p_canonical) loop
        sign := position('='::bytea in substring(p_canonical from at for 64));
        name := convert_from(substring(p_canonical from at for sign - 1), 'UTF8');
        at := at + sign;
        sign := position(':'::bytea in substring(p_canonical from at for 16));
        size := convert_from(substring(p_canonical from at for sign - 1), 'UTF8')::int;
        value := convert_from(substring(p_canonical from at + sign for size), 'UTF8');
        at := at + sign + size + 1;
        return next;
    end loop;
exception when data_exception then
    null;
end
$$;
CREATE FUNCTION nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select row_json(p_row) || jsonb_build_object(
        'nid', p_version.nid, 'date', p_version.registered,
        'version', p_version.version, 'updated', p_version.updated, 'registrant', p_version.registrant,
        'references', p_version.reference, 'template_url', p_version.template_url,
        'has_template', p_version.has_template, 'status', p_version.status)
$$;
CREATE FUNCTION nidreg.listing_as_of(p_event bigint, p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer, OUT total bigint, OUT listed jsonb) RETURNS SETOF record
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
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
CREATE FUNCTION nidreg.listing_at_once() RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN 4000;
CREATE FUNCTION nidreg.listing_count(p_text text, p_kind text, p_status text) RETURNS bigint
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    SET jit TO 'off'
    AS $$
declare
    pattern constant text := pattern_of(p_text);
    first   text[];
begin
    if p_text <> '' then
        first := listing_first(p_text, p_kind, p_status, 'nid', false, listing_at_once());
    end if;
    if cardinality(first) < listing_at_once() then
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
CREATE FUNCTION nidreg.listing_filtered(p_pattern text, p_kind text, p_status text, p_keys text[]) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
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
CREATE FUNCTION nidreg.listing_first(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_rows integer) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET enable_indexscan TO 'off'
    SET jit TO 'off'
    AS $_$
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
$_$;
CREATE FUNCTION nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_found bigint, p_step integer, p_budget integer, OUT marks text[], OUT reached bigint, OUT next text, OUT first jsonb) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
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
CREATE FUNCTION nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer) RETURNS SETOF jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
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
CREATE FUNCTION nidreg.listing_sought(p_text text, p_texts text[], p_kind text, p_status text, p_after text, p_rows integer, p_until timestamp with time zone, OUT keys text[], OUT next text, OUT share double precision) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET jit TO 'off'
    AS $$
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
CREATE FUNCTION nidreg.listing_stretch(p_sort text, p_descending boolean, p_after text, p_rows integer) RETURNS SETOF text
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_sort TO 'off'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET jit TO 'off'
    AS $$
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
CREATE FUNCTION nidreg.lock_request(p_id bigint, p_person text, p_role text) RETURNS nidreg.request
    LANGUAGE plpgsql
    AS $$
declare
    held nidreg.request;
begin
    select * into held from nidreg.request r where r.id = p_id for update;
    if not found
       or not (nidreg.sees_request(held, p_person, p_role) or nidreg.is_local_session()) then
        perform nidreg.refuse('NR003', 'no-such-request', format('there is no request %s', p_id));
    end if;
    return held;
end
$$;
CREATE FUNCTION nidreg.logins_with(p_role text) RETURNS SETOF text
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select u.rolname::text from pg_roles u
     where u.rolcanlogin and pg_has_role(u.oid, 'nidreg_' || p_role, 'MEMBER')
       and not pg_has_role(u.oid, 'nidreg_owner', 'MEMBER')
       and has_database_privilege(u.oid, current_database(), 'CONNECT')
$$;
CREATE FUNCTION nidreg.mail_json(p_mail nidreg.discussion_mail) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select jsonb_build_object(
        'message_id', p_mail.message_id, 'references', p_mail.refers_to,
        'sent', case when p_mail.sent is null then '' else instant_text(p_mail.sent) end,
        'sender', p_mail.sender, 'subject', p_mail.subject, 'body', p_mail.body,
        'attachments', p_mail.attachments, 'sha256', p_mail.raw_sha256, 'event', p_mail.event)
$$;
CREATE FUNCTION nidreg.make_blocks(p_place bigint, p_nid text, p_end_place bigint, p_end_nid text) RETURNS void
    LANGUAGE sql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
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
CREATE FUNCTION nidreg.mark_blocks() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
begin
    update listing_block b set is_stale = true
      from (select distinct h.place, h.nid_key from made m, lateral block_of(m.place, m.nid_key) as h) as t
     where (b.place, b.nid_key) = (t.place, t.nid_key) and not b.is_stale;
    return null;
end
$$;
CREATE FUNCTION nidreg.may_act(p_person text, p_role text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
    if exists (select from nidreg.person_role p where p.login = p_person and p.role = p_role) then
        return nidreg.owns_registry(session_user);
    end if;
    return p_person = session_user and p_role in ('reader', 'applicant', 'expert', 'registrar')
       and nidreg.holds_role(p_person, p_role);
end
$$;
CREATE FUNCTION nidreg.may_see_everybody() RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select is_local_session() or (not setting_is_on('local') and holds_role(session_user, 'registrar'))
$$;
CREATE FUNCTION nidreg.mentions(p_bare_text text, p_bare_name text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select trim(p_bare_name) <> '' and strpos(p_bare_text, p_bare_name) > 0
$$;
CREATE FUNCTION nidreg.move_experts(p_request nidreg.request, p_step text, p_person text, p_sha256 text, p_record jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
    if p_step = 'appeal' then -- another expert looks: those who judged before have done their part
        if exists (select from request_expert e
                    where e.request_id = p_request.id and e.expert = p_record ->> 'expert') then
            perform refuse('NR002', 'expert-judged-before', 'an appeal goes to another expert');
        end if;
        update request_expert e set vote = 'stepped-back' where e.request_id = p_request.id;
    end if;
    if p_step in ('assign', 'appeal') then
        insert into request_expert as x (request_id, ordinal, expert, due)
        select p_request.id, count(*) + 1, p_record ->> 'expert', (p_record ->> 'due')::date
          from request_expert e where e.request_id = p_request.id
        on conflict (request_id, expert) do update
           set due = excluded.due,
               vote = case when x.vote in ('stepped-back', 'escalated') then 'none' else x.vote end;
    elsif p_step in ('approve', 'advise', 'reject') then
        update request_expert e
           set vote = v.verdict, verdict = v.verdict, judged_sha256 = p_sha256
          from (values ('approve', 'approved'), ('advise', 'advised'), ('reject', 'rejected')) v (step, verdict)
         where e.request_id = p_request.id and e.expert = p_person and v.step = p_step;
    elsif p_step in ('recuse', 'escalate') then
        update request_expert e set vote = case p_step when 'recuse' then 'stepped-back' else 'escalated' end
         where e.request_id = p_request.id
           and e.expert = case p_step when 'recuse' then p_person else p_record ->> 'expert' end;
    end if;
end
$$;
CREATE FUNCTION nidreg.new_mails(p_request bigint, p_mails jsonb) RETURNS nidreg.discussion_mail[]
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    found_ones discussion_mail[];
    last       int := coalesce((select max(m.number) from discussion_mail m where m.request_id = p_request), 0);
begin
    select array_agg(row(p_request, last + n.ordinal, n.mail ->> 'message_id', n.mail -> 'references',
                         nullif(n.mail ->> 'sent', '')::timestamptz, n.mail ->> 'sender', n.mail ->> 'subject',
                         n.mail ->> 'body', n.mail -> 'attachments', n.mail ->> 'sha256', null, null
                        )::discussion_mail order by n.ordinal)
      into found_ones
      from (select w.mail, row_number() over (order by w.place) as ordinal
              from (select distinct on (g.mail ->> 'message_id', g.mail ->> 'sha256') g.mail, g.place
                      from jsonb_array_elements(p_mails) with ordinality as g (mail, place)
                     where not exists (select from discussion_mail m
                                        where m.request_id = p_request and m.message_id = g.mail ->> 'message_id'
                                          and m.raw_sha256 = g.mail ->> 'sha256')
                     order by g.mail ->> 'message_id', g.mail ->> 'sha256', g.place) as w (mail, place)
           ) as n;
    for i in 1 .. coalesce(cardinality(found_ones), 0) loop
        found_ones[i].sha256 := encode(sha256(canonical_mail(found_ones[i])), 'hex');
    end loop;
    return found_ones;
end
$$;
CREATE FUNCTION nidreg.next_informal() RETURNS bigint
    LANGUAGE sql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    update informal_counter c set next = c.next + 1 where c.the_one returning c.next - 1
$$;
CREATE FUNCTION nidreg.nid_refusal(p_nid text, p_kind text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
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
$_$;
CREATE FUNCTION nidreg.nids_of(p_words text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select array_agg(split_part(w.words, E'\n', 1) order by w.line) from unnest(p_words) with ordinality as w (words, line)
$$;
CREATE FUNCTION nidreg.nodes_of(p_number bigint, p_canonical bytea, p_peaks bytea) RETURNS bytea
    LANGUAGE plpgsql IMMUTABLE
    AS $$
declare
    hash  bytea := sha256('\x00'::bytea || p_canonical);
    nodes bytea := hash;
    peak  int   := length(p_peaks) - 31;
begin
    while p_number % 2 = 1 loop
        hash := sha256('\x01'::bytea || substring(p_peaks from peak for 32) || hash);
        nodes := nodes || hash;
        peak := peak - 32;
        p_number := p_number / 2;
    end loop;
    return nodes;
end
$$;
CREATE FUNCTION nidreg.note_assignment() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    new.assigned := clock_timestamp();
    return new;
end
$$;
CREATE FUNCTION nidreg.objections(p_request nidreg.request, p_expert text, p_day date, p_due date) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select objections_of(p_request, behind(p_request), p_expert, p_day, p_due)
$$;
CREATE FUNCTION nidreg.objections_of(p_request nidreg.request, p_behind nidreg.behind, p_expert text, p_day date, p_due date) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select array_remove(array[
        case when p_expert = p_request.applicant and not setting_is_on('single_user') then 'applicant' end,
        case when p_expert <> p_request.applicant
                  and shares_organization(p_expert, p_request.applicant, p_behind) then 'same-organization' end,
        case when p_expert <> p_request.applicant and is_co_author(p_expert, p_behind) then 'co-author' end,
        case when is_absent(p_expert, p_day, p_due) then 'absent' end,
        case when not serves(p_expert, p_request.kind, p_day) then 'not-serving' end,
        case when has_recused(p_request.id, p_expert) then 'recused-before' end], null)
$$;
CREATE FUNCTION nidreg.open_assignments() RETURNS TABLE(login text, load bigint)
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select x.expert, count(*) from request_expert x join request r on r.id = x.request_id
     where x.vote = 'none' and r.state in ('in-review', 'advisory-review')
     group by x.expert
$$;
CREATE FUNCTION nidreg.outcome(p_key uuid, p_person text, p_name text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    insert into act (key, name, person) values (p_key, p_name, p_person) on conflict (key) do nothing;
    if found then
        delete from act a where a.key = p_key;
        return null;
    end if;
    return (select a.result from act a
             where a.key = p_key and a.person = p_person and a.name = p_name
               and (p_person = session_user or is_local_session()));
end
$$;
CREATE FUNCTION nidreg.owns_registry(p_login name) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN pg_has_role(p_login, 'nidreg_owner'::name, 'MEMBER'::text);
CREATE FUNCTION nidreg.part_takes_role(p_part text, p_role text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN CASE p_part WHEN 'its-applicant'::text THEN (p_role = 'applicant'::text) WHEN 'assigned-expert'::text THEN (p_role = 'expert'::text) WHEN 'registrar'::text THEN (p_role = 'registrar'::text) WHEN 'any-viewer'::text THEN (p_role <> 'reader'::text) ELSE false END;
CREATE FUNCTION nidreg.parts_of(p_words text[]) RETURNS bytea[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    with three as (
        select distinct substr(w.words, i, 3) as part
          from (select convert_to(u || E'\n', 'UTF8') as words from unnest(p_words) as u) as w,
               generate_series(1, length(w.words) - 2) as i
    )
    select array(select part from three union select substr(part, 1, 2) from three)
$$;
CREATE FUNCTION nidreg.pattern_of(p_text text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select '%' || replace(replace(replace(words_form(lower(p_text collate "und-x-icu")),
                                          '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
CREATE FUNCTION nidreg.people() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(jsonb_agg(jsonb_build_object(
               'login', w.login, 'roles', roles_of(w.login), 'name', coalesce(p.name, ''),
               'organization', coalesce(p.organization, ''), 'email', coalesce(p.email, ''),
               'described', coalesce(p.event, -1), 'services', services_json(w.login),
               'absences', absences_json(w.login), 'load', coalesce(o.load, 0)) order by w.login), '[]')
      from (select login from person where setting_is_on('local')
            union select people_with(r.role) from unnest(array['reader', 'applicant', 'expert', 'registrar']) r (role)
           ) as w (login)
      left join profile p using (login)
      left join open_assignments() o using (login)
     where may_see_everybody() or (w.login = session_user and not setting_is_on('local'))
$$;
CREATE FUNCTION nidreg.people_with(p_role text) RETURNS SETOF text
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select r.login from person_role r where r.role = p_role and setting_is_on('local')
    union all
    select w.login from logins_with(p_role) as w (login) where not setting_is_on('local')
$$;
CREATE FUNCTION nidreg.policy_fits(p_name text, p_value text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
    select case
        when p_name in ('review-days', 'idle-days', 'reminder-days', 'key-days') then p_value ~ '^[1-9][0-9]{0,3}$'
        when p_name = 'two-persons' then
            p_value ~ '^((register|deprecate|appoint)( (register|deprecate|appoint)){0,2})?$'
        when p_name in ('list-address', 'iesg-address', 'approval-body-address') then
            p_value ~ '^([A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+)?$'
        else false end
$_$;
CREATE FUNCTION nidreg.policy_value(p_name text) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select p.value from policy p where p.name = p_name
$$;
CREATE FUNCTION nidreg.prepare_local(p_login text) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    perform take_head();
    if setting_is_on('local') then
        return false;
    end if;
    if exists (select from event) then
        perform refuse('NR002', 'a_shared_registry_stays_shared', 'this registry has a history of its own');
    end if;
    insert into setting (name, value) values ('local', 'true'), ('local_login', p_login);
    perform set_roles(p_login, '["reader", "applicant", "expert", "registrar"]');
    perform append_event(p_login, 'registrar', 'appoint', null, '', null,
                         details('person', p_login, 'roles', 'reader applicant expert registrar',
                                 'local', p_login));
    return true;
end
$$;
CREATE TABLE nidreg.proposal (
    event bigint NOT NULL,
    act text NOT NULL,
    subject text NOT NULL COLLATE pg_catalog."C",
    request_id bigint,
    sha256 text NOT NULL,
    terms_sha256 text NOT NULL,
    terms text NOT NULL,
    person text NOT NULL,
    at timestamp with time zone NOT NULL,
    outcome text DEFAULT 'standing'::text NOT NULL,
    ended_by bigint,
    CONSTRAINT a_proposal_stands_or_has_ended CHECK (((outcome = ANY (ARRAY['standing'::text, 'carried-out'::text, 'withdrawn'::text, 'replaced'::text, 'void'::text])) AND ((outcome = 'standing'::text) = (ended_by IS NULL)))),
    CONSTRAINT an_act_of_two_is_known CHECK ((act = ANY (ARRAY['register'::text, 'deprecate'::text, 'appoint'::text, 'policy'::text])))
);
COMMENT ON TABLE nidreg.proposal IS 'sha256: of the content that it names; terms: the rest of what would be done, in words; an act on a request stands only while the request is approved with just that content';
CREATE FUNCTION nidreg.proposal_json(p_proposal nidreg.proposal) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select jsonb_build_object(
        'event', p_proposal.event, 'act', p_proposal.act, 'subject', p_proposal.subject,
        'request', coalesce(p_proposal.request_id, 0), 'sha256', p_proposal.sha256, 'terms', p_proposal.terms,
        'person', p_proposal.person, 'at', instant_text(p_proposal.at),
        'outcome', case when p_proposal.outcome = 'standing' and p_proposal.request_id is not null
                         and not exists (select from request r
                                          where r.id = p_proposal.request_id and r.state = 'approved'
                                            and r.approved_sha256 = p_proposal.sha256) then 'void'
                        else p_proposal.outcome end,
        'ended_by', p_proposal.ended_by)
$$;
CREATE FUNCTION nidreg.proposals_json(p_request bigint) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(jsonb_agg(proposal_json(p) order by p.event), '[]') from proposal p where p.request_id = p_request
$$;
CREATE FUNCTION nidreg.propose(p_person text, p_role text, p_act text, p_subject text, p_request nidreg.request, p_sha256 text, p_terms text) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    told bigint;
    kept request := p_request;
begin
    told := append_event(p_person, p_role, 'propose', p_request.id, coalesce(p_request.nid, ''), null,
                         details('act', p_act, 'subject', p_subject, 'sha256', p_sha256, 'terms', p_terms));
    perform end_proposal(p_act, p_subject, 'replaced', told);
    insert into proposal (event, act, subject, request_id, sha256, terms_sha256, terms, person, at)
    select told, p_act, p_subject, p_request.id, p_sha256, sha256_of(p_terms), p_terms, p_person, e.at
      from event e where e.number = told;
    if p_request.id is not null then
        kept.last_event := told;
        perform keep_request(p_request, kept);
    end if;
    return told;
end
$$;
CREATE FUNCTION nidreg.queue_counts(p_person text, p_role text, p_today date, OUT all_open bigint, OUT waiting_on_me bigint, OUT overdue bigint, OUT contested bigint, OUT done bigint, OUT everything bigint) RETURNS record
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
    v_sight  text := sight();
    v_mine   bigint[] := case p_role when 'expert' then votes_due(p_person) else '{}'::bigint[] end;
    v_drafts text[];
    v_rivals text[];
begin
    select k.by_drafts, k.by_submitted into v_drafts, v_rivals from contested_keys() k;
    select count(*), count(*) filter (where r.turn = p_role and (p_role <> 'expert' or r.id = any (v_mine))),
           count(*) filter (where r.due < p_today),
           count(*) filter (where r.nid_key = any (v_drafts) and (r.revision = 0 or r.nid_key = any (v_rivals)))
      into all_open, waiting_on_me, overdue, contested
      from request r
     where r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
           and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end);
    select count(*) into done
      from request r
     where r.state in ('registered', 'rejected', 'withdrawn', 'closed')
           and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end);
    everything := all_open + done;
end
$$;
CREATE FUNCTION nidreg.queue_figures(p_person text, p_role text, p_today date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
    v_sight  text := sight();
    v_counts record;
    v_states jsonb;
    v_turns  jsonb;
    v_stays  jsonb;
    v_months jsonb;
begin
    select * into v_counts from queue_counts(p_person, p_role, p_today);
    with waiting as (
        select r.state, r.turn, count(*) as requests
          from request r
         where r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
               and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end)
         group by r.state, r.turn
    )
    select (select jsonb_object_agg(w.state, w.requests)
              from (select i.state, sum(i.requests) as requests from waiting i group by 1) w),
           (select jsonb_object_agg(w.turn, w.requests)
              from (select i.turn, sum(i.requests) as requests from waiting i group by 1) w)
      into v_states, v_turns;
    select jsonb_agg(jsonb_build_array(m.state, m.stays, m.median)) into v_stays
      from (select s.state, count(*) as stays,
                   percentile_cont(0.5) within group (order by extract(epoch from s.left - s.entered)::float8) / 86400
                       as median
              from request_stay s join request r on r.id = s.request_id
             where s.left >= (p_today - interval '12 months') at time zone 'UTC'
                   and (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end)
             group by s.state) m;
    select jsonb_agg(jsonb_build_array(to_char(m.month, 'YYYY-MM'),
                                       (select count(*) from namespace_version v join event e on e.number = v.event
                                         where not v.imported and e.at >= m.month at time zone 'UTC'
                                           and v.recorded >= (m.month - interval '1 day') at time zone 'UTC'
                                           and v.recorded < (m.month + interval '1 month 1 day') at time zone 'UTC'
                                           and e.at < (m.month + interval '1 month') at time zone 'UTC'))
                     order by m.month) into v_months
      from generate_series(date_trunc('month', p_today::timestamp) - interval '11 months',
                           date_trunc('month', p_today::timestamp), interval '1 month') as m (month);
    return jsonb_build_object('open', v_counts.all_open, 'overdue', v_counts.overdue, 'contested', v_counts.contested,
                              'states', coalesce(v_states, '{}'), 'turns', coalesce(v_turns, '{}'),
                              'stays', coalesce(v_stays, '[]'), 'months', v_months);
end
$$;
CREATE FUNCTION nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text, p_sort text, p_descending boolean, p_after_key text, p_after bigint, p_limit integer, OUT total bigint, OUT request jsonb) RETURNS SETOF record
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_custom_plan'
    AS $_$
declare
    v_sight   text := sight();
    v_text    text := ltrim(lower(p_text collate "C"), '#');
    v_experts text[] := case v_text when '' then '{}'::text[] else experts_named(v_text) end;
    v_mine    bigint[] := case p_role when 'expert' then votes_due(p_person) else '{}'::bigint[] end;
    v_drafts  text[];
    v_rivals  text[];
    v_states  text[] := array['draft', 'in-discussion', 'in-review', 'changes-requested', 'recognition-pending',
                              'advisory-review', 'awaiting-direction', 'approved', 'registered', 'rejected',
                              'withdrawn', 'closed'];
begin
    if p_view = 'contested' then
        select k.by_drafts, k.by_submitted into v_drafts, v_rivals from contested_keys() k;
    end if;
    return query
    with found as materialized (
        select r.id, r.nid_key, r.state, r.turn, r.due
          from request r
         where (case v_sight when 'all' then true
                             when 'submitted' then r.revision > 0
                             when 'submitted and own' then r.revision > 0 or r.applicant = session_user
                             when 'own' then r.applicant = session_user
                             else false end)
               and (case p_role when 'registrar' then true
                                when 'expert' then r.revision > 0 or r.applicant = p_person
                                when 'applicant' then r.applicant = p_person
                                else false end)
               and (p_state = '' or r.state = p_state)
               and (v_text = ''
                    or (v_text ~ '^[0-9]+$' and starts_with(r.id::text, v_text))
                    or strpos(r.nid_key, v_text) > 0
                    or strpos(lower(r.applicant collate "C"), v_text) > 0
                    or (cardinality(v_experts) > 0
                        and r.id in (select x.request_id from request_expert x where x.expert = any (v_experts))))
               and (case p_view
                        when 'everything' then true
                        when 'done' then r.state in ('registered', 'rejected', 'withdrawn', 'closed')
                        when 'all-open' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                        when 'overdue' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                            and r.due < p_today
                        when 'contested' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                            and r.nid_key = any (v_drafts) and (r.revision = 0 or r.nid_key = any (v_rivals))
                        when 'waiting-on-me' then r.state not in ('registered', 'rejected', 'withdrawn', 'closed')
                            and r.turn = p_role and (p_role <> 'expert' or r.id = any (v_mine))
                        else false end)
    ), paged as materialized (
        select r.id
          from found r
         where p_after = 0
            or case when p_descending then case p_sort
                   when 'nid' then (r.nid_key, r.id) < (p_after_key, p_after)
                   when 'state' then (array_position(v_states, r.state), r.id)
                                     < (array_position(v_states, p_after_key), p_after)
                   when 'turn' then (coalesce(r.turn, '~'), r.id) < (p_after_key, p_after)
                   when 'due' then (coalesce(r.due, 'infinity'), r.id) < (p_after_key::date, p_after)
                   else r.id < p_after end
               else case p_sort
                   when 'nid' then (r.nid_key, r.id) > (p_after_key, p_after)
                   when 'state' then (array_position(v_states, r.state), r.id)
                                     > (array_position(v_states, p_after_key), p_after)
                   when 'turn' then (coalesce(r.turn, '~'), r.id) > (p_after_key, p_after)
                   when 'due' then (coalesce(r.due, 'infinity'), r.id) > (p_after_key::date, p_after)
                   else r.id > p_after end end
         order by case when p_sort = 'nid' and not p_descending then r.nid_key end,
                  case when p_sort = 'nid' and p_descending then r.nid_key end desc,
                  case when p_sort = 'state' and not p_descending then array_position(v_states, r.state) end,
                  case when p_sort = 'state' and p_descending then array_position(v_states, r.state) end desc,
                  case when p_sort = 'turn' and not p_descending then coalesce(r.turn, '~') end,
                  case when p_sort = 'turn' and p_descending then coalesce(r.turn, '~') end desc,
                  case when p_sort = 'due' and not p_descending then coalesce(r.due, 'infinity') end,
                  case when p_sort = 'due' and p_descending then coalesce(r.due, 'infinity') end desc,
                  case when not p_descending then r.id end, case when p_descending then r.id end desc
         limit p_limit
    ), numbered as (
        select r.*, p.place
          from (select q.id, row_number() over () as place from paged q) p join request r on r.id = p.id
    ), asked as (
        select x.request_id, jsonb_agg(jsonb_build_object('expert', x.expert, 'due', x.due, 'vote', x.vote,
                                                            'verdict', coalesce(x.verdict, 'none'),
                                                            'judged_sha256', coalesce(x.judged_sha256, ''))
                                       order by x.ordinal) as experts
          from request_expert x where x.request_id in (select p.id from paged p) group by x.request_id
    ), raced as (
        select p.id, jsonb_agg(o.id order by o.id) as rivals
          from numbered p join request o on o.nid_key = p.nid_key and o.id <> p.id
         where p.nid_key <> '' and p.state not in ('registered', 'rejected', 'withdrawn', 'closed')
           and o.revision > 0 and o.state not in ('registered', 'rejected', 'withdrawn', 'closed')
         group by p.id
    )
    select (select count(*) from found where p_after = 0), jsonb_build_object(
               'id', n.id, 'purpose', n.purpose, 'kind', n.kind, 'procedure', n.procedure,
               'standards_action', n.standards_action, 'body_recognized', n.body_recognized,
               'nid', n.nid, 'state', n.state, 'revision', n.revision, 'revision_sha256', coalesce(v.sha256, ''),
               'previous_version', n.previous_version, 'applicant', n.applicant,
               'experts', coalesce(a.experts, '[]'), 'contested_by', coalesce(c.rivals, '[]'),
               'created', to_char(n.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
               'updated', to_char(n.updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
               'deprecates', n.deprecates,
               'turn_since', to_char(n.turn_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
               'reminded', to_char(n.reminded at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      from numbered n
      left join asked a on a.request_id = n.id
      left join raced c on c.id = n.id
      left join request_revision v on v.request_id = n.id and v.number = n.revision
     order by n.place;
end
$_$;
CREATE FUNCTION nidreg.recognize_body(p_request nidreg.request) RETURNS void
    LANGUAGE sql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    insert into recognized_body (name_key, name, request_id, event)
    select body_key(v.body), v.body, v.request_id, p_request.last_event
      from request_revision v
     where v.request_id = p_request.id and v.number = p_request.revision and body_key(v.body) <> ''
    on conflict (name_key) do nothing
$$;
CREATE FUNCTION nidreg.record_publication(p_key uuid, p_person text, p_role text, p_count bigint, p_lines jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
declare
    answer jsonb := begin_act(p_key, 'publish', p_person, p_role);
    files  text[];
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'what is published is recorded by the registrar');
    end if;
    if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0
       or exists (select from jsonb_array_elements_text(p_lines) l (line)
                   where l.line !~ '^[0-9a-f]{64}  [^\n]+$') then
        perform refuse('NR002', 'publication.malformed', 'a published file is its SHA-256, two spaces and its name');
    end if;
    select array_agg(each order by l.place, each = l.line) into files -- 'file' and its line in turn
      from jsonb_array_elements_text(p_lines) with ordinality as l (line, place)
     cross join unnest(array['file', l.line]) as each;
    return finish_act(p_key, jsonb_build_object('event',
        append_event(p_person, p_role, 'publish', null, '', null,
                     details(variadic array['namespaces', p_count::text] || files))));
end
$_$;
CREATE FUNCTION nidreg.record_version(p_head nidreg.log_head, p_person text, p_role text, p_edge nidreg.workflow_edge, p_nid text, p_kind text, p_registered text, p_version nidreg.namespace_version) RETURNS nidreg.log_head
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    p_version.nid_key := lower(p_nid collate "C");
    p_version.nid := p_nid;
    p_version.registered := p_registered;
    p_version.grammar := coalesce(p_version.grammar, '');
    p_version.entry := '';
    p_version.former_nid := '';
    p_version.recorded := clock_timestamp();
    p_version.event := p_head.size;
    p_head := add_event(p_head, p_person, p_role, 'register', p_version.request_id, p_nid, p_edge,
                        version_details(p_version, p_kind, p_registered), p_version.recorded);
    perform keep_versions(array[p_version]);
    perform renew_blocks(16);
    return p_head;
end
$$;
CREATE FUNCTION nidreg.reference_label(p_reference jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    one    jsonb;
    label  text;
    labels text;
begin
    for i in 0 .. jsonb_array_length(p_reference) - 1 loop
        one := p_reference -> i;
        label := one ->> 'label';
        if coalesce(label, '') = '' then
            label := case one ->> 'type' when 'rfc-errata' then 'RFC Errata ' || (one ->> 'data')
                                         when 'registry' then 'IANA registry ' || (one ->> 'data')
                                         when 'rfc' then upper(one ->> 'data')
                                         else one ->> 'data' end;
            if jsonb_typeof(one -> 'fragment') = 'object' then
                label := label || coalesce((select case f.kind when 'anchor' then ', '
                                                               else ', ' || initcap(f.kind) || ' ' end || f.place
                                              from jsonb_each_text(one -> 'fragment') as f (kind, place) limit 1), '');
            end if;
        end if;
        labels := coalesce(coalesce(labels || ', ', '') || label, labels);
    end loop;
    return coalesce(labels, '');
end
$$;
CREATE FUNCTION nidreg.refuse(p_state text, p_refusal text, p_words text) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    AS $$
begin
    raise exception using errcode = p_state, constraint = p_refusal, message = p_words;
end
$$;
CREATE FUNCTION nidreg.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    perform refuse('NR002', tg_argv[0], format('%s of %s: %s', tg_op, tg_table_name, tg_argv[0]));
    return null;
end
$$;
CREATE FUNCTION nidreg.renew_blocks(p_bearable integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET gin_pending_list_limit TO '1GB'
    AS $$
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
CREATE FUNCTION nidreg.request_json(p_request nidreg.request) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return nidreg.row_json(p_request) || nidreg.beside_json(p_request);
end
$$;
CREATE FUNCTION nidreg.roles_of(p_login text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(jsonb_agg(w.role order by w.place), '[]')
      from unnest(array['reader', 'applicant', 'expert', 'registrar']) with ordinality as w (role, place)
     where holds_role(p_login, w.role)
$$;
CREATE FUNCTION nidreg.root_of(p_peaks bytea) RETURNS bytea
    LANGUAGE plpgsql IMMUTABLE STRICT
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    root bytea := last_hash(p_peaks);
begin
    if p_peaks = '' then
        return sha256('');
    end if;
    for peak in reverse length(p_peaks) - 63 .. 1 by 32 loop
        root := sha256('\x01'::bytea || substring(p_peaks from peak for 32) || root);
    end loop;
    return root;
end
$$;
CREATE FUNCTION nidreg.row_json(p_row nidreg.namespace) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select jsonb_build_object(
        'nid', p_row.nid, 'kind', p_row.kind, 'version', p_row.version, 'date', p_row.registered,
        'updated', p_row.updated, 'registrant', p_row.registrant, 'references', p_row.reference,
        'template_url', p_row.template_url, 'has_template', p_row.has_template, 'status', p_row.status)
$$;
CREATE FUNCTION nidreg.row_json(p_request nidreg.request) RETURNS jsonb
    LANGUAGE sql STABLE
    RETURN jsonb_build_object('id', (p_request).id, 'purpose', (p_request).purpose, 'kind', (p_request).kind, 'procedure', (p_request).procedure, 'standards_action', (p_request).standards_action, 'body_recognized', (p_request).body_recognized, 'deprecates', (p_request).deprecates, 'nid', (p_request).nid, 'state', (p_request).state, 'revision', (p_request).revision, 'previous_version', (p_request).previous_version, 'applicant', (p_request).applicant, 'created', nidreg.instant_text((p_request).created), 'updated', nidreg.instant_text((p_request).updated), 'turn_since', nidreg.instant_text((p_request).turn_since), 'reminded', nidreg.instant_text((p_request).reminded));
CREATE FUNCTION nidreg.rows_between(p_place bigint, p_nid text, p_block_place bigint, p_block_nid text, p_rows integer) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_sort TO 'off'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET jit TO 'off'
    AS $$
declare
    v_place bigint;
    v_nid   text;
begin
    select b.place, b.nid_key into v_place, v_nid from listing_block b
     where (b.place, b.nid_key) > (p_block_place, p_block_nid) order by b.place, b.nid_key limit 1;
    return array(select n.nid_key from namespace n
                  where (n.place, n.nid_key) >= (p_place, p_nid) and (n.place, n.nid_key) >= (p_block_place, p_block_nid)
                    and (n.place, n.nid_key) < (coalesce(v_place, 9223372036854775807), coalesce(v_nid, ''))
                  order by n.place, n.nid_key limit p_rows);
end
$$;
CREATE FUNCTION nidreg.save_working_copy(p_key uuid, p_person text, p_role text, p_request bigint, p_text text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'save', p_person, p_role);
    held   request;
begin
    if answer is not null then
        return answer;
    end if;
    held := lock_request(p_request, p_person, p_role);
    if held.state not in ('draft', 'changes-requested') then
        perform refuse('NR002', 'no-such-step', format('request %s is %s', held.id, held.state));
    elsif p_role not in ('applicant', 'registrar') then
        perform refuse('NR002', 'wrong-role', 'the working copy is the applicant''s');
    elsif p_role = 'applicant' and held.applicant <> p_person then
        perform refuse('NR002', 'not-yours', 'the working copy is the applicant''s');
    end if;
    insert into working_copy as w (request_id, text) values (p_request, p_text)
        on conflict (request_id) do update set text = excluded.text, saved = clock_timestamp();
    perform pg_notify('nidreg', '');
    return finish_act(p_key, request_json(held));
end
$$;
CREATE FUNCTION nidreg.serves(p_login text, p_pool text, p_day date) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(bool_or(s.pool = p_pool and p_day between s.served_from and coalesce(s.served_until, 'infinity')), true)
      from expert_service s where s.login = p_login
$$;
CREATE FUNCTION nidreg.services_json(p_login text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(jsonb_agg(jsonb_build_object('pool', s.pool, 'from', s.served_from, 'until', s.served_until)
                              order by s.pool, s.served_from), '[]')
      from expert_service s where s.login = p_login
$$;
CREATE FUNCTION nidreg.set_login_roles(p_login text, p_roles jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    each text;
    held boolean;
begin
    perform check_login(p_login);
    foreach each in array array['reader', 'applicant', 'expert', 'registrar'] loop
        held := pg_has_role(p_login, 'nidreg_' || each, 'MEMBER');
        if p_roles ? each and not held then
            execute format('grant %I to %I', 'nidreg_' || each, p_login);
        elsif held and not p_roles ? each then
            execute format('revoke %I from %I', 'nidreg_' || each, p_login);
            if pg_has_role(p_login, 'nidreg_' || each, 'MEMBER') then
                perform refuse('NR002', 'role-held-otherwise',
                               format('%s is %s through a group or another''s grant', p_login, each));
            end if;
        end if;
    end loop;
end
$$;
CREATE FUNCTION nidreg.set_policy(p_key uuid, p_person text, p_role text, p_name text, p_value text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'policy', p_person, p_role);
    was    text;
    told   bigint;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'policies are set by the registrar');
    end if;
    perform take_head();
    select p.value into was from policy p where p.name = p_name for update;
    if not found then
        perform refuse('NR002', 'policy-unknown', format('there is no policy %s', p_name));
    elsif not coalesce(policy_fits(p_name, p_value), false) then
        perform refuse('NR002', 'policy-value', format('%s is no value of %s', p_value, p_name));
    elsif p_name = 'two-persons' and p_value <> '' and (select count(*) from all_registrars()) < 2 then
        perform refuse('NR002', 'second-registrar-missing', 'the registry has no second registrar');
    end if;
    if p_name = 'two-persons' and was <> ''
       and not is_second('policy', p_name, sha256_of(p_value), p_value, p_person) then
        told := propose(p_person, p_role, 'policy', p_name, null, sha256_of(p_value), p_value);
        return finish_act(p_key, jsonb_build_object('proposed', told));
    end if;
    update policy p set value = p_value where p.name = p_name;
    told := append_event(p_person, p_role, 'policy', null, '', null,
                         details('name', p_name, 'value', p_value, 'was', was));
    perform end_proposal('policy', p_name, 'carried-out', told);
    return finish_act(p_key, '{}');
end
$$;
CREATE FUNCTION nidreg.set_roles(p_login text, p_roles jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    was_registrar boolean := holds_role(p_login, 'registrar');
begin
    if exists (select from jsonb_array_elements_text(p_roles) r (role)
                where r.role not in ('reader', 'applicant', 'expert', 'registrar')) then
        perform refuse('NR002', 'a_role_is_one_of_four', 'there is no such role');
    end if;
    if setting_is_on('local') then
        insert into person (login) values (p_login) on conflict do nothing;
        delete from person_role r where r.login = p_login;
        insert into person_role (login, role) select distinct p_login, jsonb_array_elements_text(p_roles);
        if jsonb_array_length(p_roles) = 0 then
            delete from person p where p.login = p_login;
        end if;
    else
        perform set_login_roles(p_login, p_roles);
    end if;
    if was_registrar and not p_roles ? 'registrar' then
        perform check_registrars_left();
    end if;
end
$$;
CREATE FUNCTION nidreg.set_single_user(p_key uuid, p_person text, p_role text, p_on boolean) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'single-user', p_person, p_role);
begin
    if answer is not null then
        return answer;
    end if;
    perform check_local_registrar(p_role);
    insert into setting as s (name, value) values ('single_user', p_on::text)
        on conflict (name) do update set value = excluded.value;
    perform append_event(p_person, p_role, 'single-user', null, '', null, details('on', p_on::text));
    return finish_act(p_key, '{}');
end
$$;
CREATE FUNCTION nidreg.setting_is_on(p_name text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return exists (select from nidreg.setting s
                    where s.name operator(pg_catalog.=) p_name and s.value operator(pg_catalog.=) 'true');
end
$$;
CREATE FUNCTION nidreg.sha256_of(p_text text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;
CREATE FUNCTION nidreg.shares_organization(p_login text, p_applicant text, p_behind nidreg.behind) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce((select mentions(p_behind.organizations, bare_organization(x.organization))
                         or (trim(bare_words(x.organization)) <> ''
                             and bare_organization(x.organization)
                                 = (select bare_organization(a.organization) from profile a where a.login = p_applicant))
                       from profile x where x.login = p_login), false)
$$;
CREATE FUNCTION nidreg.show_newest_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    update namespace n
       set nid = new.nid, registered = new.registered, version = new.version, updated = new.updated,
           status = new.status, registrant = new.registrant, reference = new.reference,
           label = reference_label(new.reference), template_url = new.template_url,
           has_template = new.has_template
     where n.nid_key = new.nid_key;
    return null;
end
$$;
CREATE FUNCTION nidreg.sight() RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select case
        when is_local_session() or pg_has_role(session_user, 'nidreg_registrar', 'member') then 'all'
        when pg_has_role(session_user, 'nidreg_expert', 'member')
            then case when pg_has_role(session_user, 'nidreg_applicant', 'member') then 'submitted and own' else 'submitted' end
        when pg_has_role(session_user, 'nidreg_applicant', 'member') then 'own'
        else 'none' end
$$;
CREATE FUNCTION nidreg.spans_text(p_spans jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select string_agg(concat_ws(' ', s.one ->> 'pool', (s.one ->> 'from') || '..' || coalesce(s.one ->> 'until', '')),
                      ', ' order by s.place)
      from jsonb_array_elements(p_spans) with ordinality as s (one, place)
$$;
CREATE FUNCTION nidreg.step_details(p_request nidreg.request, p_step text, p_noted jsonb, p_sha256 text) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return nidreg.details(variadic
        array['text', p_noted ->> 'text', 'reference', p_noted ->> 'reference']
        || case
            when p_step = 'comment' then array['field', p_noted ->> 'field', 'thread', p_noted ->> 'thread']
            when p_step = 'resolve' then array['thread', p_noted ->> 'thread']
            when p_step = 'remind' then array['turn', p_noted ->> 'turn', 'reminded', p_noted ->> 'reminded']
            when p_step = 'direct' then array['report', p_noted ->> 'report']
            when p_step = 'escalate' then array['expert', p_noted ->> 'expert']
            when p_step in ('assign', 'appeal') then
                array['expert', p_noted ->> 'expert', 'due', p_noted ->> 'due', 'overriding', p_noted ->> 'overriding',
                      'objections', case when trim(p_noted ->> 'overriding') <> '' then array_to_string(
                          nidreg.objections(p_request, p_noted ->> 'expert', nidreg.today(), (p_noted ->> 'due')::date),
                          ' ') end] end
        || array['revision', nullif(p_request.revision, 0)::text, 'sha256', p_sha256]);
end
$$;
CREATE FUNCTION nidreg.store_head(p_head nidreg.log_head) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
    told text;
begin
    update nidreg.log_head h set size = p_head.size, peaks = p_head.peaks where h.the_one;
    told := pg_notify('nidreg', '');
end
$$;
CREATE FUNCTION nidreg.submit(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_text text, p_fields jsonb, p_nid text, p_version bigint, p_date text, p_body text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'submit', p_person, p_role);
    old    request;
    held   request;
    edge   workflow_edge;
    digest text := encode(sha256(convert_to(p_text, 'UTF8')), 'hex');
begin
    if answer is not null then
        return answer;
    end if;
    old := lock_request(p_request, p_person, p_role);
    perform check_current(old, p_from, p_revision);
    held := old;
    if old.procedure = 'fast-track' and exists (select from recognized_body b where b.name_key = body_key(p_body)) then
        held.body_recognized := true;
    end if;
    edge := edge_for(held, 'submit', p_person, p_role);
    perform check_submission(held, p_nid, p_version, p_fields);
    perform check_body(held, p_fields, p_body);
    held.last_event := append_event(p_person, p_role, 'submit', old.id, p_nid, edge,
        details('revision', (old.revision + 1)::text, 'sha256', digest,
                'fields-sha256', encode(sha256(convert_to(p_fields::text, 'UTF8')), 'hex'),
                'version', p_version::text, 'date', p_date, 'body', p_body));
    insert into request_revision (request_id, number, text, sha256, fields, nid, version,
                                  template_date, submitted_by, at, event, body)
    select old.id, old.revision + 1, p_text, digest, p_fields, p_nid, p_version, p_date, p_person, e.at, e.number,
           p_body
      from event e where e.number = held.last_event;
    -- A verdict covers the text that it judged: a new text needs new verdicts.
    update request_expert x set vote = 'none'
     where x.request_id = old.id and x.vote in ('approved', 'advised', 'rejected');
    delete from working_copy w where w.request_id = old.id;
    held.state := edge.to_state;
    held.revision := old.revision + 1;
    held.nid := p_nid;
    held.approved_sha256 := null;
    held.previous_version := p_version - 1;
    return finish_act(p_key, request_json(keep_request(old, held)));
end
$$;
CREATE FUNCTION nidreg.take_head() RETURNS nidreg.log_head
    LANGUAGE plpgsql
    AS $$
declare
    turn text := pg_advisory_xact_lock('nidreg.log_head'::regclass::oid::bigint);
    head nidreg.log_head;
begin
    select * into strict head from nidreg.log_head h where h.the_one;
    return head;
end
$$;
CREATE FUNCTION nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_step text, p_record jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, p_step, p_person, p_role);
    noted  jsonb;
    beside jsonb;
    old    request;
    held   request;
    edge   workflow_edge;
    digest text;
    told   text;
    head   log_head;
    done   text; -- an assignment calls a function without a statement of its own
begin
    if answer is not null then
        return answer;
    elsif p_step in ('submit', 'register') then
        perform refuse('NR002', 'no-such-step', format('%s is no step of its own', p_step));
    end if;
    old := lock_request(p_request, p_person, p_role);
    done := check_current(old, p_from, p_revision);
    edge := edge_for(old, p_step, p_person, p_role);
    noted := completed_record(old, p_step, p_record);
    done := check_record(old, p_step, p_person, noted);
    if p_step in ('comment', 'resolve') then
        done := check_thread(old, p_step, p_person, p_role, noted);
    end if;
    if old.revision > 0 then
        select v.sha256 into digest from request_revision v where v.request_id = old.id and v.number = old.revision;
    end if;
    if edge.part = 'assigned-expert' or p_step in ('assign', 'appeal', 'escalate') then
        done := move_experts(old, p_step, p_person, digest, noted);
    end if;
    held := old;
    held.state := edge.to_state;
    held.procedure := case when p_step in ('refuse-recognition', 'appeal') then 'community' else old.procedure end;
    held.body_recognized := old.body_recognized or p_step = 'recognize';
    held.approved_sha256 := case when edge.to_state in ('approved', 'awaiting-direction') then digest end;
    beside := beside_json(held);
    told := step_details(old, p_step, noted, digest);
    head := take_head(); -- from here on others wait
    held.updated := clock_timestamp();
    if p_step = 'remind' then
        held.reminded := held.updated;
    end if;
    head := add_event(head, p_person, p_role, p_step, old.id, old.nid, edge, told, held.updated);
    done := store_head(head);
    held.last_event := head.size - 1;
    held := keep_request(old, held);
    if p_step = 'recognize' then
        perform recognize_body(held);
    end if;
    return finish_act(p_key, row_json(held) || beside);
end
$$;
CREATE FUNCTION nidreg.take_time_of_event() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
begin
    select e.at into new.recorded from event e where e.number = new.event;
    return new;
end
$$;
CREATE FUNCTION nidreg.takes_two(p_act text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select p_act = any (string_to_array(policy_value('two-persons'), ' '))
$$;
CREATE FUNCTION nidreg.today() RETURNS date
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select (clock_timestamp() at time zone 'UTC')::date
$$;
CREATE FUNCTION nidreg.trigram_patterns(p_text text) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
    select case when to_regclass('nidreg.namespace_by_words') is null then null
                when f.form ~ '^[a-z0-9]{2}$' then array['%' || f.form] || (
                    select array_agg('%' || f.form || case when c in (37, 92, 95) then '\' else '' end || chr(c) || '%')
                      from generate_series(1, 127) as c where c not between 65 and 90)
                when f.form ~ '[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]' then array[pattern_of(p_text)] end
      from (select words_form(lower(p_text collate "und-x-icu"))) as f (form)
$_$;
CREATE FUNCTION nidreg.turn_of(p_state text, p_is_due boolean) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (p_state = ANY (ARRAY['draft'::text, 'changes-requested'::text])) THEN 'applicant'::text WHEN (p_state = ANY (ARRAY['in-discussion'::text, 'approved'::text])) THEN 'registrar'::text WHEN (p_state = ANY (ARRAY['in-review'::text, 'advisory-review'::text])) THEN CASE WHEN p_is_due THEN 'expert'::text ELSE 'registrar'::text END WHEN (p_state = ANY (ARRAY['recognition-pending'::text, 'awaiting-direction'::text])) THEN 'body'::text ELSE NULL::text END;
CREATE FUNCTION nidreg.turn_told(p_request bigint, OUT turn text, OUT since timestamp with time zone) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    told     event;
    state    text := 'draft';
    expert   text;
    owing    text[] := '{}';
    approved text[] := '{}';
    next     text;
begin
    for told in select * from event e where e.request_id = p_request order by e.number loop
        state := coalesce(line_of(told.canonical, 'to'), state);
        expert := detail(told.canonical, 'expert');
        case
            when told.what = 'appeal' then
                owing := array[expert];
                approved := '{}';
            when told.what = 'assign' and expert <> all (approved) then
                owing := array_remove(owing, expert) || expert;
            when told.what in ('approve', 'advise', 'recuse')
                 and line_of(told.canonical, 'part') = 'assigned-expert' then
                owing := array_remove(owing, told.person);
                approved := array_remove(approved, told.person);
                if told.what = 'approve' then
                    approved := approved || told.person;
                end if;
            when told.what = 'escalate' then
                owing := array_remove(owing, expert);
            when told.what = 'submit' then
                owing := owing || approved;
                approved := '{}';
            else
                null;
        end case;
        next := turn_of(state, cardinality(owing) > 0);
        if since is null or next is distinct from turn then
            since := told.at;
        end if;
        turn := next;
    end loop;
end
$$;
CREATE FUNCTION nidreg.version_details(p_version nidreg.namespace_version, p_kind text, p_registered text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    reference text := p_version.reference;
    fields    text := encode(sha256(convert_to(p_version.fields::text, 'UTF8')), 'hex');
    grammar   text := '';
    entry     text := '';
    count     int;
begin
    if p_version.grammar <> '' then
        grammar := encode(sha256(convert_to(p_version.grammar, 'UTF8')), 'hex');
    end if;
    if p_version.entry <> '' then
        entry := encode(sha256(convert_to(p_version.entry, 'UTF8')), 'hex');
    end if;
    -- version, kind, status, reference, has-template and fields-sha256 are always there
    count := 6 + (p_registered <> '')::int + (p_version.updated <> '')::int + (p_version.registrant <> '')::int
             + (p_version.template_url <> '')::int + (p_version.stated_version <> '')::int
             + (p_version.template_date <> '')::int + (p_version.sha256 <> '')::int + (p_version.source <> '')::int
             + (grammar <> '')::int + (p_version.former_nid <> '')::int + (entry <> '')::int;
    return 'details=' || length(count::text) || ':' || count || E'\n'
           || detail_line('version', p_version.version::text) || detail_line('kind', p_kind)
           || detail_line('registered', p_registered) || detail_line('updated', p_version.updated)
           || detail_line('status', p_version.status) || detail_line('registrant', p_version.registrant)
           || detail_line('reference', reference)
           || detail_line('template-url', p_version.template_url)
           || detail_line('has-template', p_version.has_template::text)
           || detail_line('stated-version', p_version.stated_version)
           || detail_line('template-date', p_version.template_date)
           || detail_line('sha256', p_version.sha256) || detail_line('fields-sha256', fields)
           || detail_line('source', p_version.source) || detail_line('grammar-sha256', grammar)
           || detail_line('former-nid', p_version.former_nid) || detail_line('entry-sha256', entry);
end
$$;
CREATE FUNCTION nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select jsonb_build_object(
        'nid', p_version.nid, 'kind', p_kind, 'version', p_version.version,
        'stated_version', p_version.stated_version, 'template_date', p_version.template_date,
        'registrant', p_version.registrant, 'references', p_version.reference,
        'text', p_version.text, 'sha256', p_version.sha256, 'request', coalesce(p_version.request_id, 0),
        'imported', p_version.imported, 'source', p_version.source,
        'grammar', p_version.grammar, 'former_nid', p_version.former_nid,
        'recorded', instant_text(p_version.recorded))
$$;
CREATE FUNCTION nidreg.versions_to_import(p_key uuid, p_source text, p_at timestamp with time zone, p_first bigint, p_from bigint, p_until bigint) RETURNS SETOF nidreg.namespace_version
    LANGUAGE sql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select i.nid_key, coalesce(n.version + 1, greatest(i.version, 1)), i.stated_version, i.template_date, i.status,
           i.updated::listing_date, i.registrant, i.reference, i.template_url, i.has_template, i.text,
           case i.text when '' then '' else encode(sha256(convert_to(i.text, 'UTF8')), 'hex') end,
           i.fields, null::bigint, true, p_source, p_at, p_first + i.place - 1, ''::text,
           i.nid, i.registered::listing_date, i.entry, i.former_nid
      from (select l.*, lower(l.nid collate "C") as nid_key, row_number() over (order by l.ordinal) as place
              from listing_import l
             where l.act = p_key and l.ordinal >= p_from and l.ordinal < p_until) as i
      left join namespace n on n.nid_key = i.nid_key
     order by i.place
$$;
CREATE FUNCTION nidreg.votes_due(p_expert text) RETURNS bigint[]
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
    select coalesce(array_agg(x.request_id), '{}') from request_expert x where x.expert = p_expert and x.vote = 'none'
$$;
CREATE FUNCTION nidreg.why_no_edge(p_request nidreg.request, p_step text, p_person text, p_role text) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
begin
    return (select case when bool_or(nidreg.part_takes_role(e.part, p_role)) then 'not-yours'
                        when count(*) > 0 then 'wrong-role'
                        else 'no-such-step' end
              from nidreg.workflow_edge e
             where e.step = p_step and e.procedure = p_request.procedure and e.from_state = p_request.state
               and nidreg.edge_holds(p_request, e.condition, p_person));
end
$$;
CREATE FUNCTION nidreg.with_assigned_nid(p_content nidreg.request_revision, p_nid text) RETURNS nidreg.request_revision
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $_$
begin
    if p_content.text !~ '^Namespace Identifier:[ \t]*(\n|$)' then
        perform refuse('NR002', 'an_informal_template_leaves_its_nid_empty',
                       'the first line of the template is not an empty Namespace Identifier');
    end if;
    p_content.text := regexp_replace(p_content.text, '^Namespace Identifier:[^\n]*',
                                     'Namespace Identifier: ' || p_nid);
    p_content.sha256 := encode(sha256(convert_to(p_content.text, 'UTF8')), 'hex');
    p_content.fields := p_content.fields::jsonb || jsonb_build_object('namespace_identifier', p_nid);
    p_content.nid := p_nid;
    return p_content;
end
$_$;
CREATE FUNCTION nidreg.with_text(p_pattern text, p_keys text[]) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
begin
    return array(
        select v.nid_key
          from unnest(p_keys) as k (nid_key)
          join namespace_version v on v.nid_key = k.nid_key collate "C" and v.text <> ''
         where words_form(lower(v.text collate "und-x-icu")) collate "C" like p_pattern
           and exists (select from namespace n where n.nid_key = v.nid_key and n.version = v.version));
end
$$;
CREATE FUNCTION nidreg.withdraw_proposal(p_key uuid, p_person text, p_role text, p_event bigint) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'nidreg', 'pg_catalog', 'pg_temp'
    AS $$
declare
    answer jsonb := begin_act(p_key, 'withdraw-proposal', p_person, p_role);
    held   proposal;
    old    request;
    kept   request;
begin
    if answer is not null then
        return answer;
    end if;
    if p_role <> 'registrar' then
        perform refuse('NR002', 'wrong-role', 'proposals are the registrar''s');
    end if;
    select * into held from proposal p where p.event = p_event;
    if not found then
        perform refuse('NR003', 'no-such-proposal', format('event %s is no proposal', p_event));
    elsif held.person <> p_person then
        perform refuse('NR002', 'not-yours', format('%s proposed this', held.person));
    end if;
    if held.request_id is not null then
        old := lock_request(held.request_id, p_person, p_role);
    end if;
    select * into held from proposal p where p.event = p_event for update;
    if held.outcome <> 'standing' then
        perform refuse('NR002', 'proposal-over', format('the proposal was %s', held.outcome));
    end if;
    kept := old;
    kept.last_event := append_event(p_person, p_role, 'withdraw-proposal', held.request_id, coalesce(old.nid, ''), null,
                                    details('act', held.act, 'subject', held.subject, 'proposal', p_event::text));
    perform end_proposal(held.act, held.subject, 'withdrawn', kept.last_event);
    if held.request_id is not null then
        perform keep_request(old, kept);
    end if;
    return finish_act(p_key, '{}');
end
$$;
CREATE FUNCTION nidreg.words_form(p_text text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN encode(convert_to(p_text, 'UTF8'::name), 'escape'::text);
CREATE FUNCTION nidreg.words_of(p_nid_key text, p_registrant_key text, p_label_key text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN encode(convert_to(((((p_nid_key COLLATE "C") || '
'::text) || ((p_registrant_key COLLATE "C") || '
'::text)) || (p_label_key COLLATE "C")), 'UTF8'::name), 'escape'::text);
CREATE TABLE nidreg.absence (
    login text NOT NULL COLLATE pg_catalog."C",
    away_from date NOT NULL,
    away_until date NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT a_reason_for_absence_is_one_line CHECK (((reason !~ '[[:cntrl:]]'::text) AND (length(reason) <= 200))),
    CONSTRAINT an_absence_ends_after_it_begins CHECK ((away_until >= away_from))
);
CREATE TABLE nidreg.act (
    key uuid NOT NULL,
    name text NOT NULL,
    person text NOT NULL,
    result jsonb,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE nidreg.contact (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    uri text DEFAULT ''::text NOT NULL,
    updated nidreg.listing_date DEFAULT ''::text NOT NULL,
    event bigint NOT NULL
);
CREATE VIEW nidreg.event_nodes AS
 SELECT e.number,
    e.nodes
   FROM nidreg.event e;
CREATE TABLE nidreg.expert_service (
    login text NOT NULL COLLATE pg_catalog."C",
    pool text NOT NULL,
    served_from date NOT NULL,
    served_until date,
    CONSTRAINT a_pool_is_formal_or_informal CHECK ((pool = ANY (ARRAY['formal'::text, 'informal'::text]))),
    CONSTRAINT a_service_ends_after_it_begins CHECK ((served_until >= served_from))
);
COMMENT ON TABLE nidreg.expert_service IS 'An expert without a row serves both pools, always';
CREATE TABLE nidreg.informal_counter (
    the_one boolean DEFAULT true NOT NULL,
    next bigint DEFAULT 1 NOT NULL,
    CONSTRAINT the_next_number_is_positive CHECK ((next >= 1)),
    CONSTRAINT there_is_one_counter CHECK (the_one)
);
CREATE TABLE nidreg.listing_frame (
    event bigint NOT NULL,
    frame text NOT NULL,
    CONSTRAINT a_frame_says_something CHECK ((frame <> ''::text))
);
CREATE UNLOGGED TABLE nidreg.listing_import (
    act uuid NOT NULL,
    ordinal bigint NOT NULL,
    previous bigint,
    nid text NOT NULL,
    version bigint NOT NULL,
    registered text NOT NULL,
    updated text NOT NULL,
    status text NOT NULL,
    registrant text NOT NULL,
    reference jsonb NOT NULL,
    template_url text NOT NULL,
    has_template boolean NOT NULL,
    stated_version text NOT NULL,
    template_date text NOT NULL,
    former_nid text NOT NULL,
    entry text NOT NULL,
    text text NOT NULL,
    fields json NOT NULL
);
COMMENT ON TABLE nidreg.listing_import IS 'previous: the version that the namespace must have, 0: none; null: take it only where it is not registered';
CREATE TABLE nidreg.migration (
    version integer NOT NULL,
    name text NOT NULL,
    sha256 text NOT NULL,
    applied timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE nidreg.person (
    login text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT a_login_is_not_empty CHECK ((login <> ''::text))
);
COMMENT ON TABLE nidreg.person IS 'Who may be acted as on a local registry; a shared one has database logins instead';
CREATE TABLE nidreg.person_role (
    login text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL,
    CONSTRAINT a_role_is_one_of_four CHECK ((role = ANY (ARRAY['reader'::text, 'applicant'::text, 'expert'::text, 'registrar'::text])))
);
CREATE TABLE nidreg.policy (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL,
    CONSTRAINT a_policy_fits_its_name CHECK (nidreg.policy_fits(name, value))
);
COMMENT ON TABLE nidreg.policy IS 'review-days: an expert''s time; idle-days: without an answer a request may be closed; reminder-days: between reminders; two-persons: acts that a second registrar carries out';
CREATE TABLE nidreg.profile (
    login text NOT NULL COLLATE pg_catalog."C",
    name text DEFAULT ''::text NOT NULL,
    organization text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    event bigint NOT NULL,
    CONSTRAINT a_login_is_not_empty CHECK ((login <> ''::text)),
    CONSTRAINT an_email_has_its_at_sign CHECK (((email = ''::text) OR (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text))),
    CONSTRAINT what_is_said_of_a_person_is_one_line CHECK (((((name || organization) || email) !~ '[[:cntrl:]]'::text) AND (GREATEST(length(name), length(organization), length(email)) <= 200)))
);
COMMENT ON TABLE nidreg.profile IS 'What is said of a person, local or a login. Kept out of the events, which never forget: name, e-mail, the reasons of absences';
CREATE TABLE nidreg.recognized_body (
    name_key text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    request_id bigint NOT NULL,
    event bigint NOT NULL,
    CONSTRAINT a_body_has_a_name CHECK ((name_key <> ''::text))
);
CREATE TABLE nidreg.request_expert (
    request_id bigint NOT NULL,
    ordinal integer NOT NULL,
    expert text NOT NULL,
    due date NOT NULL,
    vote text DEFAULT 'none'::text NOT NULL,
    judged_sha256 text,
    assigned timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    verdict text,
    CONSTRAINT a_verdict_is_known CHECK ((verdict = ANY (ARRAY['approved'::text, 'advised'::text, 'rejected'::text]))),
    CONSTRAINT a_verdict_names_what_it_judges CHECK (((verdict IS NULL) OR (judged_sha256 IS NOT NULL))),
    CONSTRAINT a_vote_is_known CHECK ((vote = ANY (ARRAY['none'::text, 'approved'::text, 'advised'::text, 'rejected'::text, 'stepped-back'::text, 'escalated'::text])))
);
CREATE TABLE nidreg.request_stay (
    request_id bigint NOT NULL,
    ordinal integer NOT NULL,
    state text NOT NULL,
    entered timestamp with time zone NOT NULL,
    "left" timestamp with time zone
);
COMMENT ON TABLE nidreg.request_stay IS 'Which state a request was in from when to when; the last stay is not left yet';
CREATE TABLE nidreg.setting (
    name text NOT NULL,
    value text NOT NULL,
    CONSTRAINT a_setting_is_known CHECK ((name = ANY (ARRAY['local'::text, 'local_login'::text, 'single_user'::text])))
);
COMMENT ON TABLE nidreg.setting IS 'local: the private registry of one OS user; local_login: that person; single_user: separation of duties is off';
CREATE TABLE nidreg.workflow_step (
    step text NOT NULL,
    note_required boolean NOT NULL,
    reference_required boolean NOT NULL,
    takes_expert boolean NOT NULL,
    judges boolean NOT NULL,
    names_expert boolean DEFAULT false NOT NULL,
    names_thread boolean DEFAULT false NOT NULL
);
CREATE TABLE nidreg.working_copy (
    request_id bigint NOT NULL,
    text text NOT NULL,
    saved timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY nidreg.discussion_mail
    ADD CONSTRAINT a_mail_is_taken_once UNIQUE (request_id, message_id, raw_sha256);
ALTER TABLE ONLY nidreg.namespace_version
    ADD CONSTRAINT a_request_makes_one_version UNIQUE (request_id);
ALTER TABLE ONLY nidreg.namespace_version
    ADD CONSTRAINT a_version_has_its_own_event UNIQUE (event);
ALTER TABLE ONLY nidreg.absence
    ADD CONSTRAINT absences_begin_on_different_days PRIMARY KEY (login, away_from);
ALTER TABLE ONLY nidreg.act
    ADD CONSTRAINT act_pkey PRIMARY KEY (key);
ALTER TABLE ONLY nidreg.request_expert
    ADD CONSTRAINT an_expert_is_assigned_once UNIQUE (request_id, expert);
ALTER TABLE ONLY nidreg.namespace
    ADD CONSTRAINT an_informal_number_is_never_reused UNIQUE (informal_number);
ALTER TABLE ONLY nidreg.contact
    ADD CONSTRAINT contact_pkey PRIMARY KEY (id);
ALTER TABLE ONLY nidreg.discussion_mail
    ADD CONSTRAINT discussion_mail_pkey PRIMARY KEY (request_id, number);
ALTER TABLE ONLY nidreg.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (number);
ALTER TABLE ONLY nidreg.informal_counter
    ADD CONSTRAINT informal_counter_pkey PRIMARY KEY (the_one);
ALTER TABLE ONLY nidreg.listing_block
    ADD CONSTRAINT listing_block_pkey PRIMARY KEY (place, nid_key);
ALTER TABLE ONLY nidreg.listing_frame
    ADD CONSTRAINT listing_frame_pkey PRIMARY KEY (event);
ALTER TABLE ONLY nidreg.listing_import
    ADD CONSTRAINT listing_import_pkey PRIMARY KEY (act, ordinal);
ALTER TABLE ONLY nidreg.log_head
    ADD CONSTRAINT log_head_pkey PRIMARY KEY (the_one);
ALTER TABLE ONLY nidreg.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (version);
ALTER TABLE ONLY nidreg.namespace
    ADD CONSTRAINT namespace_pkey PRIMARY KEY (nid_key);
ALTER TABLE ONLY nidreg.namespace_version
    ADD CONSTRAINT namespace_version_pkey PRIMARY KEY (nid_key, version);
ALTER TABLE ONLY nidreg.workflow_edge
    ADD CONSTRAINT no_two_edges_are_the_same UNIQUE (step, procedure, from_state, to_state, part);
ALTER TABLE ONLY nidreg.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (login);
ALTER TABLE ONLY nidreg.person_role
    ADD CONSTRAINT person_role_pkey PRIMARY KEY (login, role);
ALTER TABLE ONLY nidreg.policy
    ADD CONSTRAINT policy_pkey PRIMARY KEY (name);
ALTER TABLE ONLY nidreg.profile
    ADD CONSTRAINT profile_pkey PRIMARY KEY (login);
ALTER TABLE ONLY nidreg.proposal
    ADD CONSTRAINT proposal_pkey PRIMARY KEY (event);
ALTER TABLE ONLY nidreg.recognized_body
    ADD CONSTRAINT recognized_body_pkey PRIMARY KEY (name_key);
ALTER TABLE ONLY nidreg.request_expert
    ADD CONSTRAINT request_expert_pkey PRIMARY KEY (request_id, ordinal);
ALTER TABLE ONLY nidreg.request
    ADD CONSTRAINT request_pkey PRIMARY KEY (id);
ALTER TABLE ONLY nidreg.request_revision
    ADD CONSTRAINT request_revision_pkey PRIMARY KEY (request_id, number);
ALTER TABLE ONLY nidreg.request_stay
    ADD CONSTRAINT request_stay_pkey PRIMARY KEY (request_id, ordinal);
ALTER TABLE ONLY nidreg.expert_service
    ADD CONSTRAINT services_in_a_pool_begin_on_different_days PRIMARY KEY (login, pool, served_from);
ALTER TABLE ONLY nidreg.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);
ALTER TABLE ONLY nidreg.workflow_edge
    ADD CONSTRAINT workflow_edge_pkey PRIMARY KEY (ordinal);
ALTER TABLE ONLY nidreg.workflow_step
    ADD CONSTRAINT workflow_step_pkey PRIMARY KEY (step);
ALTER TABLE ONLY nidreg.working_copy
    ADD CONSTRAINT working_copy_pkey PRIMARY KEY (request_id);
CREATE INDEX act_by_time ON nidreg.act USING btree (at);
CREATE INDEX contact_by_event ON nidreg.contact USING btree (event);
CREATE INDEX discussion_mail_by_event ON nidreg.discussion_mail USING btree (event);
CREATE INDEX event_by_nid ON nidreg.event USING btree (lower((nid COLLATE "C")), number) WHERE (nid <> ''::text);
CREATE INDEX event_by_person ON nidreg.event USING btree (person, number);
CREATE INDEX event_by_request ON nidreg.event USING btree (request_id, number) WHERE (request_id IS NOT NULL);
CREATE INDEX event_by_what ON nidreg.event USING btree (what, number);
CREATE INDEX event_of_listing ON nidreg.event USING btree (number) WHERE ((what = 'import'::text) AND (nid = ''::text));
CREATE INDEX event_of_publication ON nidreg.event USING btree (number) WHERE (what = 'publish'::text);
CREATE INDEX listing_block_by_parts ON nidreg.listing_block USING gin (parts) WHERE (NOT is_stale);
CREATE INDEX listing_block_stale ON nidreg.listing_block USING btree (place, nid_key) WHERE is_stale;
CREATE INDEX namespace_by_date ON nidreg.namespace USING btree (registered COLLATE "C", place, nid_key);
CREATE INDEX namespace_by_end ON nidreg.namespace USING btree (reverse(nid_key));
CREATE INDEX namespace_by_kind ON nidreg.namespace USING btree (place, nid_key);
CREATE INDEX namespace_by_label ON nidreg.namespace USING btree (label_key, place, nid_key);
CREATE INDEX namespace_by_registrant ON nidreg.namespace USING btree (registrant_key, place, nid_key);
CREATE INDEX namespace_by_skeleton ON nidreg.namespace USING btree (skeleton);
CREATE INDEX namespace_by_status ON nidreg.namespace USING btree (status COLLATE "C", place, nid_key);
CREATE INDEX namespace_by_version ON nidreg.namespace USING btree (version, place, nid_key);
CREATE INDEX namespace_by_words ON nidreg.namespace USING gin (nidreg.words_of(nid_key, (registrant_key COLLATE "C"), (label_key COLLATE "C")) nidreg_words.gin_trgm_ops);
CREATE INDEX namespace_version_as_of ON nidreg.namespace_version USING btree (nid_key, event) INCLUDE (version);
CREATE INDEX namespace_version_by_time ON nidreg.namespace_version USING btree (recorded) WHERE (NOT imported);
CREATE INDEX namespace_version_by_words ON nidreg.namespace_version USING gin (nidreg.words_form(lower((text COLLATE "und-x-icu"))) COLLATE "C" nidreg_words.gin_trgm_ops);
CREATE INDEX namespace_version_with_text ON nidreg.namespace_version USING btree (nid_key, version) WHERE (text <> ''::text);
CREATE INDEX proposal_by_request ON nidreg.proposal USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE UNIQUE INDEX proposal_standing ON nidreg.proposal USING btree (act, subject) WHERE (outcome = 'standing'::text);
CREATE INDEX request_by_applicant ON nidreg.request USING btree (applicant);
CREATE INDEX request_by_nid ON nidreg.request USING btree (nid_key, id);
CREATE INDEX request_by_state ON nidreg.request USING btree (state);
CREATE INDEX request_expert_by_person ON nidreg.request_expert USING btree (expert, assigned);
CREATE INDEX request_expert_still_due ON nidreg.request_expert USING btree (expert, request_id) WHERE (vote = 'none'::text);
CREATE INDEX request_open ON nidreg.request USING btree (id) INCLUDE (nid_key, applicant, revision, state, turn, due) WHERE ((state)::text <> ALL (ARRAY['registered'::text, 'rejected'::text, 'withdrawn'::text, 'closed'::text]));
CREATE UNIQUE INDEX request_stay_now ON nidreg.request_stay USING btree (request_id) WHERE ("left" IS NULL);
CREATE TRIGGER a_frame_has_its_event BEFORE INSERT ON nidreg.listing_frame FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.guard_frame();
CREATE TRIGGER a_frame_never_changes BEFORE DELETE OR UPDATE ON nidreg.listing_frame FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('a_frame_never_changes');
CREATE TRIGGER a_frame_never_changes_at_all BEFORE TRUNCATE ON nidreg.listing_frame FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('a_frame_never_changes');
CREATE TRIGGER a_mail_has_its_event BEFORE INSERT ON nidreg.discussion_mail FOR EACH ROW EXECUTE FUNCTION nidreg.guard_mail();
CREATE TRIGGER a_mail_never_changes BEFORE DELETE OR UPDATE ON nidreg.discussion_mail FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('a_mail_never_changes');
CREATE TRIGGER a_mail_never_changes_at_all BEFORE TRUNCATE ON nidreg.discussion_mail FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('a_mail_never_changes');
CREATE TRIGGER a_namespace_changes_by_its_versions_alone BEFORE INSERT OR UPDATE ON nidreg.namespace FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.guard_namespace();
CREATE TRIGGER a_namespace_never_disappears BEFORE DELETE ON nidreg.namespace FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('a_namespace_never_disappears');
CREATE TRIGGER a_namespace_never_disappears_at_all BEFORE TRUNCATE ON nidreg.namespace FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('a_namespace_never_disappears');
CREATE TRIGGER a_proposal_ends_once BEFORE UPDATE ON nidreg.proposal FOR EACH ROW EXECUTE FUNCTION nidreg.guard_proposal();
CREATE TRIGGER a_proposal_never_disappears BEFORE DELETE ON nidreg.proposal FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('a_proposal_never_disappears');
CREATE TRIGGER a_proposal_never_disappears_at_all BEFORE TRUNCATE ON nidreg.proposal FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('a_proposal_never_disappears');
CREATE TRIGGER a_request_begins_as_a_draft BEFORE INSERT ON nidreg.request FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.guard_new_request();
CREATE TRIGGER a_request_forgets_outdated_keys AFTER INSERT ON nidreg.request FOR EACH ROW WHEN (((new.id % (100)::bigint) = 0)) EXECUTE FUNCTION nidreg.forget_keys();
CREATE TRIGGER a_request_moves_along_the_workflow_alone BEFORE UPDATE ON nidreg.request FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.guard_request();
CREATE TRIGGER a_request_never_disappears BEFORE DELETE ON nidreg.request FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('a_request_never_disappears');
CREATE TRIGGER a_request_never_disappears_at_all BEFORE TRUNCATE ON nidreg.request FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('a_request_never_disappears');
CREATE TRIGGER a_revision_is_submitted BEFORE INSERT ON nidreg.request_revision FOR EACH ROW EXECUTE FUNCTION nidreg.guard_revision();
CREATE TRIGGER a_row_that_changes_outdates_its_block AFTER UPDATE ON nidreg.namespace REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION nidreg.mark_blocks();
CREATE TRIGGER a_row_that_comes_outdates_its_block AFTER INSERT ON nidreg.namespace REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION nidreg.mark_blocks();
CREATE TRIGGER a_submitted_revision_never_changes BEFORE DELETE OR UPDATE ON nidreg.request_revision FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('a_submitted_revision_never_changes');
CREATE TRIGGER a_submitted_revision_never_changes_at_all BEFORE TRUNCATE ON nidreg.request_revision FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('a_submitted_revision_never_changes');
CREATE TRIGGER a_version_is_the_next_one BEFORE INSERT ON nidreg.namespace_version FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.guard_version();
CREATE TRIGGER a_version_never_changes BEFORE DELETE OR UPDATE ON nidreg.namespace_version FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('a_version_never_changes');
CREATE TRIGGER a_version_never_changes_at_all BEFORE TRUNCATE ON nidreg.namespace_version FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('a_version_never_changes');
CREATE TRIGGER an_edge_that_was_taken_stays BEFORE DELETE OR UPDATE OF step, procedure, from_state, to_state, part ON nidreg.workflow_edge FOR EACH ROW EXECUTE FUNCTION nidreg.guard_edge();
CREATE TRIGGER an_event_is_the_next_one BEFORE INSERT ON nidreg.event FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.guard_event();
CREATE TRIGGER an_event_never_changes BEFORE DELETE OR UPDATE ON nidreg.event FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('an_event_never_changes');
CREATE TRIGGER an_event_never_changes_at_all BEFORE TRUNCATE ON nidreg.event FOR EACH STATEMENT EXECUTE FUNCTION nidreg.refuse_change('an_event_never_changes');
CREATE TRIGGER an_expert_asked_again_was_asked_now BEFORE UPDATE ON nidreg.request_expert FOR EACH ROW WHEN (((new.vote = 'none'::text) AND (old.vote = ANY (ARRAY['stepped-back'::text, 'escalated'::text])))) EXECUTE FUNCTION nidreg.note_assignment();
CREATE TRIGGER the_counter_only_rises BEFORE UPDATE ON nidreg.informal_counter FOR EACH ROW EXECUTE FUNCTION nidreg.guard_counter();
CREATE TRIGGER the_counter_stays BEFORE DELETE ON nidreg.informal_counter FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('the_counter_stays');
CREATE CONSTRAINT TRIGGER the_head_covers_every_event AFTER INSERT ON nidreg.event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.check_head_has_event();
CREATE TRIGGER the_head_stays BEFORE DELETE ON nidreg.log_head FOR EACH ROW EXECUTE FUNCTION nidreg.refuse_change('the_head_stays');
CREATE TRIGGER the_listing_shows_the_newest_version AFTER INSERT ON nidreg.namespace_version FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.show_newest_version();
CREATE TRIGGER the_log_only_grows BEFORE UPDATE ON nidreg.log_head FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.guard_head();
CREATE TRIGGER the_time_of_a_version_is_its_events BEFORE INSERT ON nidreg.namespace_version FOR EACH ROW WHEN ((CURRENT_USER <> 'nidreg_owner'::name)) EXECUTE FUNCTION nidreg.take_time_of_event();
ALTER TABLE ONLY nidreg.contact
    ADD CONSTRAINT a_contact_has_its_event FOREIGN KEY (event) REFERENCES nidreg.event(number) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY nidreg.request_revision
    ADD CONSTRAINT a_revision_has_its_event FOREIGN KEY (event) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.absence
    ADD CONSTRAINT absence_login_fkey FOREIGN KEY (login) REFERENCES nidreg.profile(login);
ALTER TABLE ONLY nidreg.discussion_mail
    ADD CONSTRAINT discussion_mail_event_fkey FOREIGN KEY (event) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.discussion_mail
    ADD CONSTRAINT discussion_mail_request_id_fkey FOREIGN KEY (request_id) REFERENCES nidreg.request(id);
ALTER TABLE ONLY nidreg.expert_service
    ADD CONSTRAINT expert_service_login_fkey FOREIGN KEY (login) REFERENCES nidreg.profile(login);
ALTER TABLE ONLY nidreg.listing_frame
    ADD CONSTRAINT listing_frame_event_fkey FOREIGN KEY (event) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.namespace_version
    ADD CONSTRAINT namespace_version_event_fkey FOREIGN KEY (event) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.namespace_version
    ADD CONSTRAINT namespace_version_nid_key_fkey FOREIGN KEY (nid_key) REFERENCES nidreg.namespace(nid_key);
ALTER TABLE ONLY nidreg.namespace_version
    ADD CONSTRAINT namespace_version_request_id_fkey FOREIGN KEY (request_id) REFERENCES nidreg.request(id);
ALTER TABLE ONLY nidreg.person_role
    ADD CONSTRAINT person_role_login_fkey FOREIGN KEY (login) REFERENCES nidreg.person(login) ON DELETE CASCADE;
ALTER TABLE ONLY nidreg.profile
    ADD CONSTRAINT profile_event_fkey FOREIGN KEY (event) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.proposal
    ADD CONSTRAINT proposal_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.proposal
    ADD CONSTRAINT proposal_event_fkey FOREIGN KEY (event) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.proposal
    ADD CONSTRAINT proposal_request_id_fkey FOREIGN KEY (request_id) REFERENCES nidreg.request(id);
ALTER TABLE ONLY nidreg.recognized_body
    ADD CONSTRAINT recognized_body_event_fkey FOREIGN KEY (event) REFERENCES nidreg.event(number);
ALTER TABLE ONLY nidreg.recognized_body
    ADD CONSTRAINT recognized_body_request_id_fkey FOREIGN KEY (request_id) REFERENCES nidreg.request(id);
ALTER TABLE ONLY nidreg.request_expert
    ADD CONSTRAINT request_expert_request_id_fkey FOREIGN KEY (request_id) REFERENCES nidreg.request(id);
ALTER TABLE ONLY nidreg.request_revision
    ADD CONSTRAINT request_revision_request_id_fkey FOREIGN KEY (request_id) REFERENCES nidreg.request(id);
CREATE POLICY a_registrar_reads_every_working_copy ON nidreg.working_copy FOR SELECT TO nidreg_registrar USING (true);
CREATE POLICY a_registrar_sees_every_event ON nidreg.event FOR SELECT TO nidreg_registrar USING (true);
CREATE POLICY a_registrar_sees_every_proposal ON nidreg.proposal FOR SELECT TO nidreg_registrar USING (true);
CREATE POLICY a_registrar_sees_every_recognized_body ON nidreg.recognized_body FOR SELECT TO nidreg_registrar USING (true);
CREATE POLICY a_registrar_sees_everything ON nidreg.request FOR SELECT TO nidreg_registrar USING (true);
CREATE POLICY an_applicant_reads_their_own ON nidreg.working_copy FOR SELECT TO nidreg_applicant USING ((EXISTS ( SELECT
   FROM nidreg.request r
  WHERE ((r.id = working_copy.request_id) AND (r.applicant = SESSION_USER)))));
CREATE POLICY an_applicant_sees_their_own ON nidreg.request FOR SELECT TO nidreg_applicant USING ((applicant = SESSION_USER));
CREATE POLICY an_expert_sees_what_was_submitted ON nidreg.request FOR SELECT TO nidreg_expert USING ((revision > 0));
ALTER TABLE nidreg.discussion_mail ENABLE ROW LEVEL SECURITY;
ALTER TABLE nidreg.event ENABLE ROW LEVEL SECURITY;
ALTER TABLE nidreg.proposal ENABLE ROW LEVEL SECURITY;
ALTER TABLE nidreg.recognized_body ENABLE ROW LEVEL SECURITY;
CREATE POLICY registrations_are_public ON nidreg.event FOR SELECT USING ((what = ANY (ARRAY['register'::text, 'import'::text, 'publish'::text])));
ALTER TABLE nidreg.request ENABLE ROW LEVEL SECURITY;
ALTER TABLE nidreg.request_expert ENABLE ROW LEVEL SECURITY;
ALTER TABLE nidreg.request_revision ENABLE ROW LEVEL SECURITY;
ALTER TABLE nidreg.request_stay ENABLE ROW LEVEL SECURITY;
CREATE POLICY who_sees_a_request_sees_its_events ON nidreg.event FOR SELECT USING (((request_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM nidreg.request r
  WHERE (r.id = event.request_id)))));
CREATE POLICY who_sees_a_request_sees_its_experts ON nidreg.request_expert FOR SELECT USING ((EXISTS ( SELECT
   FROM nidreg.request r
  WHERE (r.id = request_expert.request_id))));
CREATE POLICY who_sees_a_request_sees_its_mails ON nidreg.discussion_mail FOR SELECT USING ((EXISTS ( SELECT
   FROM nidreg.request r
  WHERE (r.id = discussion_mail.request_id))));
CREATE POLICY who_sees_a_request_sees_its_proposals ON nidreg.proposal FOR SELECT USING (((request_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM nidreg.request r
  WHERE (r.id = proposal.request_id)))));
CREATE POLICY who_sees_a_request_sees_its_revisions ON nidreg.request_revision FOR SELECT USING ((EXISTS ( SELECT
   FROM nidreg.request r
  WHERE (r.id = request_revision.request_id))));
CREATE POLICY who_sees_a_request_sees_its_stays ON nidreg.request_stay FOR SELECT USING ((EXISTS ( SELECT
   FROM nidreg.request r
  WHERE (r.id = request_stay.request_id))));
ALTER TABLE nidreg.working_copy ENABLE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA nidreg TO nidreg_reader;
GRANT USAGE ON SCHEMA nidreg TO nidreg_applicant;
GRANT USAGE ON SCHEMA nidreg TO nidreg_expert;
GRANT USAGE ON SCHEMA nidreg TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.absences_json(p_login text) FROM PUBLIC;
GRANT SELECT ON TABLE nidreg.log_head TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.log_head TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.log_head TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.log_head TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.workflow_edge TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.workflow_edge TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.workflow_edge TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.workflow_edge TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.add_event(p_head nidreg.log_head, p_person text, p_role text, p_what text, p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details text, p_at timestamp with time zone) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.all_registrars() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.append_event(p_person text, p_role text, p_what text, p_request bigint, p_nid text, p_edge nidreg.workflow_edge, p_details text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.appoint(p_key uuid, p_person text, p_role text, p_login text, p_roles jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.appoint(p_key uuid, p_person text, p_role text, p_login text, p_roles jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.bare_addresses(p_text text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.bare_organization(p_name text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.bare_words(p_text text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.begin_act(p_key uuid, p_name text, p_person text, p_role text) FROM PUBLIC;
GRANT SELECT ON TABLE nidreg.request TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.request TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.request TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.request TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.behind(p_request nidreg.request) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.beside_json(p_request nidreg.request) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.beside_json(p_request nidreg.request) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.beside_json(p_request nidreg.request) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.beside_json(p_request nidreg.request) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.beside_json(p_request nidreg.request) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.block_filtered(p_pattern text, p_kind text, p_status text, p_words text[], p_texts text[], p_skip bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.block_filtered(p_pattern text, p_kind text, p_status text, p_words text[], p_texts text[], p_skip bigint) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.block_filtered(p_pattern text, p_kind text, p_status text, p_words text[], p_texts text[], p_skip bigint) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.block_filtered(p_pattern text, p_kind text, p_status text, p_words text[], p_texts text[], p_skip bigint) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.block_filtered(p_pattern text, p_kind text, p_status text, p_words text[], p_texts text[], p_skip bigint) TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.listing_block TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.listing_block TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.listing_block TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.listing_block TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.block_of(p_place bigint, p_nid text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.block_of(p_place bigint, p_nid text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.block_of(p_place bigint, p_nid text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.block_of(p_place bigint, p_nid text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.block_of(p_place bigint, p_nid text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.blocks_with(p_parts bytea[]) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.blocks_with(p_parts bytea[]) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.blocks_with(p_parts bytea[]) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.blocks_with(p_parts bytea[]) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.blocks_with(p_parts bytea[]) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.body_key(p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.body_key(p_name text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.candidates(p_request bigint, p_day date, p_due date) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.candidates(p_request bigint, p_day date, p_due date) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.canonical_event(p_number bigint, p_at timestamp with time zone, p_person text, p_role text, p_what text, p_request bigint, p_nid text, p_procedure text, p_from text, p_to text, p_part text, p_details text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.canonical_line(p_name text, p_value text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.canonical_list(p_name text, p_each text, p_texts jsonb) FROM PUBLIC;
GRANT SELECT ON TABLE nidreg.discussion_mail TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.discussion_mail TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.discussion_mail TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.discussion_mail TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.canonical_mail(p_mail nidreg.discussion_mail) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.nid_skeleton(p_nid text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.nid_skeleton(p_nid text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.nid_skeleton(p_nid text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.nid_skeleton(p_nid text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.nid_skeleton(p_nid text) TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.namespace TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.namespace TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.namespace TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.namespace TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.request_revision TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.request_revision TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.request_revision TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.request_revision TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.carry_out(p_person text, p_role text, p_request nidreg.request, p_edge nidreg.workflow_edge, p_content nidreg.request_revision, p_listed nidreg.namespace, p_head nidreg.log_head, p_registrant text, p_reference jsonb, p_grammar text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.change_roles(p_key uuid, p_person text, p_role text, p_login text, p_granted jsonb, p_revoked jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.change_roles(p_key uuid, p_person text, p_role text, p_login text, p_granted jsonb, p_revoked jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.check_acting(p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_body(p_request nidreg.request, p_fields jsonb, p_body text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_current(p_request nidreg.request, p_state text, p_revision integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_described(p_person text, p_role text, p_login text, p_file jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_due(p_due text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_expert(p_request nidreg.request, p_record jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_head_has_event() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_import(p_key uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_local_registrar(p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_login(p_login text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_mails(p_mails jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_record(p_request nidreg.request, p_step text, p_person text, p_record jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_registrable(p_request nidreg.request, p_content nidreg.request_revision) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_registrar(p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_registrars_left() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_single_user() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_still_free(p_nid text, p_purpose text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_submission(p_request nidreg.request, p_nid text, p_version bigint, p_fields jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_thread(p_request nidreg.request, p_step text, p_person text, p_role text, p_record jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.check_verdicts(p_request nidreg.request, p_sha256 text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.completed_record(p_request nidreg.request, p_step text, p_record jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.contacts_sha256(p_event bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.contestants(p_nid_key text, p_except bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.contestants(p_nid_key text, p_except bigint) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.contestants(p_nid_key text, p_except bigint) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.contestants(p_nid_key text, p_except bigint) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.contestants(p_nid_key text, p_except bigint) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.contested_keys(OUT by_drafts text[], OUT by_submitted text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text, p_kind text, p_procedure text, p_standards_action boolean, p_nid text, p_working_copy text, p_deprecates boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text, p_kind text, p_procedure text, p_standards_action boolean, p_nid text, p_working_copy text, p_deprecates boolean) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.create_request(p_key uuid, p_person text, p_role text, p_purpose text, p_kind text, p_procedure text, p_standards_action boolean, p_nid text, p_working_copy text, p_deprecates boolean) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.describe(p_key uuid, p_person text, p_role text, p_login text, p_file jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.desk() FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.desk() TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.desk() TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.desk() TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.desk() TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.detail(p_canonical bytea, p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.detail(p_canonical bytea, p_name text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.detail(p_canonical bytea, p_name text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.detail(p_canonical bytea, p_name text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.detail(p_canonical bytea, p_name text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.detail_line(p_name text, p_value text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.details(VARIADIC p_pairs text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.details(VARIADIC p_pairs text[]) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.discuss(p_key uuid, p_person text, p_role text, p_request bigint, p_mails jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.discuss(p_key uuid, p_person text, p_role text, p_request bigint, p_mails jsonb) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.discuss(p_key uuid, p_person text, p_role text, p_request bigint, p_mails jsonb) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.discuss(p_key uuid, p_person text, p_role text, p_request bigint, p_mails jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.edge_for(p_request nidreg.request, p_step text, p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.others_are_due(p_request bigint, p_person text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.edge_holds(p_request nidreg.request, p_condition text, p_person text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.edge_lines(p_edge nidreg.workflow_edge) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.end_proposal(p_act text, p_subject text, p_outcome text, p_event bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.enroll(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_registrant text, p_reference jsonb, p_grammar text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.enroll(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_registrant text, p_reference jsonb, p_grammar text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.event_at(p_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.event_at(p_at timestamp with time zone) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.event_at(p_at timestamp with time zone) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.event_at(p_at timestamp with time zone) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.event_at(p_at timestamp with time zone) TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.event TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.event TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.event TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.event TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.event_json(p_event nidreg.event) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.event_json(p_event nidreg.event) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.event_json(p_event nidreg.event) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.event_json(p_event nidreg.event) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.event_json(p_event nidreg.event) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.experts_json(p_request bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.experts_json(p_request bigint) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.experts_json(p_request bigint) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.experts_json(p_request bigint) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.experts_json(p_request bigint) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.experts_named(p_text text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.few_with_text(p_text text, p_most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.few_with_text(p_text text, p_most integer) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.few_with_text(p_text text, p_most integer) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.few_with_text(p_text text, p_most integer) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.few_with_text(p_text text, p_most integer) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.finish_act(p_key uuid, p_result jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.forget_keys() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.give_roles(p_person text, p_role text, p_login text, p_roles jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_counter() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_edge() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_event() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_frame() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_head() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_mail() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_namespace() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_new_request() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_proposal() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_request() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_revision() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.guard_version() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.has_recused(p_request bigint, p_login text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.holds_role(p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.import_listing(p_key uuid, p_person text, p_role text, p_batch jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.import_stretch(p_head nidreg.log_head, p_person text, p_role text, p_key uuid, p_source text, p_from bigint, p_until bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.index_words() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.instant_text(p_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.instant_text(p_at timestamp with time zone) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.instant_text(p_at timestamp with time zone) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.instant_text(p_at timestamp with time zone) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.instant_text(p_at timestamp with time zone) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.is_absent(p_login text, p_day date, p_due date) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.is_assigned(p_request bigint, p_person text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.is_co_author(p_login text, p_behind nidreg.behind) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.is_ended(p_state text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.is_ended(p_state text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.is_ended(p_state text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.is_ended(p_state text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.is_ended(p_state text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.is_field(p_key text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.is_in_templates(p_pattern text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.is_in_templates(p_pattern text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.is_in_templates(p_pattern text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.is_in_templates(p_pattern text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.is_in_templates(p_pattern text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.is_local_session() FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.is_local_session() TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.is_local_session() TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.is_local_session() TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.is_local_session() TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.is_second(p_act text, p_subject text, p_sha256 text, p_terms text, p_person text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.sees_request(p_request nidreg.request, p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.is_theirs(p_request nidreg.request, p_part text, p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.keep_request(p_old nidreg.request, p_new nidreg.request) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.keep_turns_from_people() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.stands_in(p_grammar text, p_syntax text) FROM PUBLIC;
GRANT SELECT ON TABLE nidreg.namespace_version TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.namespace_version TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.namespace_version TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.namespace_version TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.keep_versions(p_versions nidreg.namespace_version[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.last_hash(p_hashes bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.last_hash(p_hashes bytea) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.last_hash(p_hashes bytea) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.last_hash(p_hashes bytea) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.last_hash(p_hashes bytea) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.line_of(p_canonical bytea, p_name text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.lines_of(p_canonical bytea, OUT name text, OUT value text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.lines_of(p_canonical bytea, OUT name text, OUT value text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.lines_of(p_canonical bytea, OUT name text, OUT value text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.lines_of(p_canonical bytea, OUT name text, OUT value text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.lines_of(p_canonical bytea, OUT name text, OUT value text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listed_as_of(p_row nidreg.namespace, p_version nidreg.namespace_version) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_as_of(p_event bigint, p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer, OUT total bigint, OUT listed jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_as_of(p_event bigint, p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer, OUT total bigint, OUT listed jsonb) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_as_of(p_event bigint, p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer, OUT total bigint, OUT listed jsonb) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_as_of(p_event bigint, p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer, OUT total bigint, OUT listed jsonb) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_as_of(p_event bigint, p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer, OUT total bigint, OUT listed jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_at_once() FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_at_once() TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_at_once() TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_at_once() TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_at_once() TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_count(p_text text, p_kind text, p_status text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_count(p_text text, p_kind text, p_status text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_count(p_text text, p_kind text, p_status text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_count(p_text text, p_kind text, p_status text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_count(p_text text, p_kind text, p_status text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_filtered(p_pattern text, p_kind text, p_status text, p_keys text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_filtered(p_pattern text, p_kind text, p_status text, p_keys text[]) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_filtered(p_pattern text, p_kind text, p_status text, p_keys text[]) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_filtered(p_pattern text, p_kind text, p_status text, p_keys text[]) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_filtered(p_pattern text, p_kind text, p_status text, p_keys text[]) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_first(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_first(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_rows integer) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_first(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_rows integer) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_first(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_rows integer) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_first(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_rows integer) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_found bigint, p_step integer, p_budget integer, OUT marks text[], OUT reached bigint, OUT next text, OUT first jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_found bigint, p_step integer, p_budget integer, OUT marks text[], OUT reached bigint, OUT next text, OUT first jsonb) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_found bigint, p_step integer, p_budget integer, OUT marks text[], OUT reached bigint, OUT next text, OUT first jsonb) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_found bigint, p_step integer, p_budget integer, OUT marks text[], OUT reached bigint, OUT next text, OUT first jsonb) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_marks(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_found bigint, p_step integer, p_budget integer, OUT marks text[], OUT reached bigint, OUT next text, OUT first jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_page(p_text text, p_kind text, p_status text, p_sort text, p_descending boolean, p_after text, p_limit integer) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_sought(p_text text, p_texts text[], p_kind text, p_status text, p_after text, p_rows integer, p_until timestamp with time zone, OUT keys text[], OUT next text, OUT share double precision) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_sought(p_text text, p_texts text[], p_kind text, p_status text, p_after text, p_rows integer, p_until timestamp with time zone, OUT keys text[], OUT next text, OUT share double precision) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_sought(p_text text, p_texts text[], p_kind text, p_status text, p_after text, p_rows integer, p_until timestamp with time zone, OUT keys text[], OUT next text, OUT share double precision) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_sought(p_text text, p_texts text[], p_kind text, p_status text, p_after text, p_rows integer, p_until timestamp with time zone, OUT keys text[], OUT next text, OUT share double precision) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_sought(p_text text, p_texts text[], p_kind text, p_status text, p_after text, p_rows integer, p_until timestamp with time zone, OUT keys text[], OUT next text, OUT share double precision) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.listing_stretch(p_sort text, p_descending boolean, p_after text, p_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.listing_stretch(p_sort text, p_descending boolean, p_after text, p_rows integer) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.listing_stretch(p_sort text, p_descending boolean, p_after text, p_rows integer) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.listing_stretch(p_sort text, p_descending boolean, p_after text, p_rows integer) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.listing_stretch(p_sort text, p_descending boolean, p_after text, p_rows integer) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.lock_request(p_id bigint, p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.logins_with(p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.mail_json(p_mail nidreg.discussion_mail) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.mail_json(p_mail nidreg.discussion_mail) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.mail_json(p_mail nidreg.discussion_mail) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.mail_json(p_mail nidreg.discussion_mail) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.mail_json(p_mail nidreg.discussion_mail) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.make_blocks(p_place bigint, p_nid text, p_end_place bigint, p_end_nid text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.mark_blocks() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.may_act(p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.may_see_everybody() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.mentions(p_bare_text text, p_bare_name text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.move_experts(p_request nidreg.request, p_step text, p_person text, p_sha256 text, p_record jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.new_mails(p_request bigint, p_mails jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.next_informal() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.nid_refusal(p_nid text, p_kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.nid_refusal(p_nid text, p_kind text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.nid_refusal(p_nid text, p_kind text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.nid_refusal(p_nid text, p_kind text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.nid_refusal(p_nid text, p_kind text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.nids_of(p_words text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.nids_of(p_words text[]) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.nids_of(p_words text[]) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.nids_of(p_words text[]) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.nids_of(p_words text[]) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.nodes_of(p_number bigint, p_canonical bytea, p_peaks bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.note_assignment() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.objections(p_request nidreg.request, p_expert text, p_day date, p_due date) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.objections_of(p_request nidreg.request, p_behind nidreg.behind, p_expert text, p_day date, p_due date) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.open_assignments() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.outcome(p_key uuid, p_person text, p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.outcome(p_key uuid, p_person text, p_name text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.outcome(p_key uuid, p_person text, p_name text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.outcome(p_key uuid, p_person text, p_name text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.outcome(p_key uuid, p_person text, p_name text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.owns_registry(p_login name) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.part_takes_role(p_part text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.parts_of(p_words text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.pattern_of(p_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.pattern_of(p_text text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.pattern_of(p_text text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.pattern_of(p_text text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.pattern_of(p_text text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.people() FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.people() TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.people() TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.people() TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.people() TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.people_with(p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.policy_fits(p_name text, p_value text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.policy_value(p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.policy_value(p_name text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.policy_value(p_name text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.policy_value(p_name text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.policy_value(p_name text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.prepare_local(p_login text) FROM PUBLIC;
GRANT SELECT ON TABLE nidreg.proposal TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.proposal TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.proposal TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.proposal TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.proposal_json(p_proposal nidreg.proposal) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.proposal_json(p_proposal nidreg.proposal) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.proposal_json(p_proposal nidreg.proposal) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.proposal_json(p_proposal nidreg.proposal) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.proposal_json(p_proposal nidreg.proposal) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.proposals_json(p_request bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.proposals_json(p_request bigint) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.proposals_json(p_request bigint) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.proposals_json(p_request bigint) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.proposals_json(p_request bigint) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.propose(p_person text, p_role text, p_act text, p_subject text, p_request nidreg.request, p_sha256 text, p_terms text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.queue_counts(p_person text, p_role text, p_today date, OUT all_open bigint, OUT waiting_on_me bigint, OUT overdue bigint, OUT contested bigint, OUT done bigint, OUT everything bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.queue_counts(p_person text, p_role text, p_today date, OUT all_open bigint, OUT waiting_on_me bigint, OUT overdue bigint, OUT contested bigint, OUT done bigint, OUT everything bigint) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.queue_counts(p_person text, p_role text, p_today date, OUT all_open bigint, OUT waiting_on_me bigint, OUT overdue bigint, OUT contested bigint, OUT done bigint, OUT everything bigint) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.queue_counts(p_person text, p_role text, p_today date, OUT all_open bigint, OUT waiting_on_me bigint, OUT overdue bigint, OUT contested bigint, OUT done bigint, OUT everything bigint) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.queue_counts(p_person text, p_role text, p_today date, OUT all_open bigint, OUT waiting_on_me bigint, OUT overdue bigint, OUT contested bigint, OUT done bigint, OUT everything bigint) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.queue_figures(p_person text, p_role text, p_today date) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.queue_figures(p_person text, p_role text, p_today date) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.queue_figures(p_person text, p_role text, p_today date) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.queue_figures(p_person text, p_role text, p_today date) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.queue_figures(p_person text, p_role text, p_today date) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text, p_sort text, p_descending boolean, p_after_key text, p_after bigint, p_limit integer, OUT total bigint, OUT request jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text, p_sort text, p_descending boolean, p_after_key text, p_after bigint, p_limit integer, OUT total bigint, OUT request jsonb) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text, p_sort text, p_descending boolean, p_after_key text, p_after bigint, p_limit integer, OUT total bigint, OUT request jsonb) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text, p_sort text, p_descending boolean, p_after_key text, p_after bigint, p_limit integer, OUT total bigint, OUT request jsonb) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.queue_page(p_view text, p_person text, p_role text, p_today date, p_text text, p_state text, p_sort text, p_descending boolean, p_after_key text, p_after bigint, p_limit integer, OUT total bigint, OUT request jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.recognize_body(p_request nidreg.request) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.record_publication(p_key uuid, p_person text, p_role text, p_count bigint, p_lines jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.record_publication(p_key uuid, p_person text, p_role text, p_count bigint, p_lines jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.record_version(p_head nidreg.log_head, p_person text, p_role text, p_edge nidreg.workflow_edge, p_nid text, p_kind text, p_registered text, p_version nidreg.namespace_version) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.reference_label(p_reference jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.reference_label(p_reference jsonb) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.reference_label(p_reference jsonb) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.reference_label(p_reference jsonb) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.reference_label(p_reference jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.refuse(p_state text, p_refusal text, p_words text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.refuse_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.renew_blocks(p_bearable integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.request_json(p_request nidreg.request) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.request_json(p_request nidreg.request) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.request_json(p_request nidreg.request) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.request_json(p_request nidreg.request) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.request_json(p_request nidreg.request) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.roles_of(p_login text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.root_of(p_peaks bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.root_of(p_peaks bytea) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.root_of(p_peaks bytea) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.root_of(p_peaks bytea) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.root_of(p_peaks bytea) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.row_json(p_row nidreg.namespace) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.row_json(p_row nidreg.namespace) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.row_json(p_row nidreg.namespace) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.row_json(p_row nidreg.namespace) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.row_json(p_row nidreg.namespace) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.row_json(p_request nidreg.request) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.row_json(p_request nidreg.request) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.row_json(p_request nidreg.request) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.row_json(p_request nidreg.request) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.row_json(p_request nidreg.request) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.rows_between(p_place bigint, p_nid text, p_block_place bigint, p_block_nid text, p_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.rows_between(p_place bigint, p_nid text, p_block_place bigint, p_block_nid text, p_rows integer) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.rows_between(p_place bigint, p_nid text, p_block_place bigint, p_block_nid text, p_rows integer) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.rows_between(p_place bigint, p_nid text, p_block_place bigint, p_block_nid text, p_rows integer) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.rows_between(p_place bigint, p_nid text, p_block_place bigint, p_block_nid text, p_rows integer) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.save_working_copy(p_key uuid, p_person text, p_role text, p_request bigint, p_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.save_working_copy(p_key uuid, p_person text, p_role text, p_request bigint, p_text text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.save_working_copy(p_key uuid, p_person text, p_role text, p_request bigint, p_text text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.serves(p_login text, p_pool text, p_day date) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.services_json(p_login text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.set_login_roles(p_login text, p_roles jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.set_policy(p_key uuid, p_person text, p_role text, p_name text, p_value text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.set_policy(p_key uuid, p_person text, p_role text, p_name text, p_value text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.set_roles(p_login text, p_roles jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.set_single_user(p_key uuid, p_person text, p_role text, p_on boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.set_single_user(p_key uuid, p_person text, p_role text, p_on boolean) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.setting_is_on(p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.setting_is_on(p_name text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.setting_is_on(p_name text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.setting_is_on(p_name text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.setting_is_on(p_name text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.sha256_of(p_text text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.shares_organization(p_login text, p_applicant text, p_behind nidreg.behind) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.show_newest_version() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.sight() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.spans_text(p_spans jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.step_details(p_request nidreg.request, p_step text, p_noted jsonb, p_sha256 text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.store_head(p_head nidreg.log_head) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.submit(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_text text, p_fields jsonb, p_nid text, p_version bigint, p_date text, p_body text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.submit(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_text text, p_fields jsonb, p_nid text, p_version bigint, p_date text, p_body text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.submit(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_text text, p_fields jsonb, p_nid text, p_version bigint, p_date text, p_body text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.take_head() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_step text, p_record jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_step text, p_record jsonb) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_step text, p_record jsonb) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.take_step(p_key uuid, p_person text, p_role text, p_request bigint, p_revision integer, p_from text, p_step text, p_record jsonb) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.take_time_of_event() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.takes_two(p_act text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.today() FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.trigram_patterns(p_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.trigram_patterns(p_text text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.trigram_patterns(p_text text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.trigram_patterns(p_text text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.trigram_patterns(p_text text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.turn_of(p_state text, p_is_due boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.turn_of(p_state text, p_is_due boolean) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.turn_of(p_state text, p_is_due boolean) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.turn_of(p_state text, p_is_due boolean) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.turn_of(p_state text, p_is_due boolean) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.turn_told(p_request bigint, OUT turn text, OUT since timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.turn_told(p_request bigint, OUT turn text, OUT since timestamp with time zone) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.version_details(p_version nidreg.namespace_version, p_kind text, p_registered text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.version_details(p_version nidreg.namespace_version, p_kind text, p_registered text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.version_json(p_version nidreg.namespace_version, p_nid text, p_kind text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.versions_to_import(p_key uuid, p_source text, p_at timestamp with time zone, p_first bigint, p_from bigint, p_until bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.votes_due(p_expert text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.why_no_edge(p_request nidreg.request, p_step text, p_person text, p_role text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.with_assigned_nid(p_content nidreg.request_revision, p_nid text) FROM PUBLIC;
REVOKE ALL ON FUNCTION nidreg.with_text(p_pattern text, p_keys text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.with_text(p_pattern text, p_keys text[]) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.with_text(p_pattern text, p_keys text[]) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.with_text(p_pattern text, p_keys text[]) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.with_text(p_pattern text, p_keys text[]) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.withdraw_proposal(p_key uuid, p_person text, p_role text, p_event bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.withdraw_proposal(p_key uuid, p_person text, p_role text, p_event bigint) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.words_form(p_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.words_form(p_text text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.words_form(p_text text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.words_form(p_text text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.words_form(p_text text) TO nidreg_registrar;
REVOKE ALL ON FUNCTION nidreg.words_of(p_nid_key text, p_registrant_key text, p_label_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION nidreg.words_of(p_nid_key text, p_registrant_key text, p_label_key text) TO nidreg_reader;
GRANT ALL ON FUNCTION nidreg.words_of(p_nid_key text, p_registrant_key text, p_label_key text) TO nidreg_applicant;
GRANT ALL ON FUNCTION nidreg.words_of(p_nid_key text, p_registrant_key text, p_label_key text) TO nidreg_expert;
GRANT ALL ON FUNCTION nidreg.words_of(p_nid_key text, p_registrant_key text, p_label_key text) TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.absence TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.contact TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.contact TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.contact TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.contact TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.event_nodes TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.event_nodes TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.event_nodes TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.event_nodes TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.expert_service TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.informal_counter TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.informal_counter TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.informal_counter TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.informal_counter TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.listing_frame TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.listing_frame TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.listing_frame TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.listing_frame TO nidreg_registrar;
GRANT INSERT ON TABLE nidreg.listing_import TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.migration TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.migration TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.migration TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.migration TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.person TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.person_role TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.policy TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.policy TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.policy TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.policy TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.profile TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.recognized_body TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.recognized_body TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.recognized_body TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.recognized_body TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.request_expert TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.request_expert TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.request_expert TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.request_expert TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.request_stay TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.request_stay TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.request_stay TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.request_stay TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.setting TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.setting TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.setting TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.setting TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.workflow_step TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.workflow_step TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.workflow_step TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.workflow_step TO nidreg_registrar;
GRANT SELECT ON TABLE nidreg.working_copy TO nidreg_reader;
GRANT SELECT ON TABLE nidreg.working_copy TO nidreg_applicant;
GRANT SELECT ON TABLE nidreg.working_copy TO nidreg_expert;
GRANT SELECT ON TABLE nidreg.working_copy TO nidreg_registrar;
