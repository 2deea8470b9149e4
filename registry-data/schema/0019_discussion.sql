-- The discussion list's mails about a request: taken over once, kept as they were, never changed.

create table nidreg.discussion_mail (
    request_id  bigint not null references nidreg.request,
    number      int not null,
    message_id  text collate "C" not null,
    refers_to   jsonb not null,
    sent        timestamptz,
    sender      text not null,
    subject     text not null,
    body        text not null,
    attachments jsonb not null,
    raw_sha256  text collate "C" not null,
    sha256      text not null,
    event       bigint not null references nidreg.event,
    primary key (request_id, number),
    constraint a_mail_is_taken_once unique (request_id, message_id, raw_sha256),
    constraint mails_are_numbered_from_one check (number >= 1),
    constraint a_mail_has_an_id check (octet_length(message_id) between 1 and 1000),
    constraint a_mails_hash_is_sha256 check (raw_sha256 ~ '^[0-9a-f]{64}$'),
    constraint a_mail_refers_to_a_list check (jsonb_typeof(refers_to) = 'array'
                                              and octet_length(refers_to::text) <= 200000),
    constraint a_mails_lines_are_short check (octet_length(sender) <= 1000 and octet_length(subject) <= 1000),
    constraint a_mails_body_has_an_end check (octet_length(body) <= 1048576),
    constraint a_mail_names_its_attachments check (jsonb_typeof(attachments) = 'array'
                                                   and octet_length(attachments::text) <= 200000)
);
create index discussion_mail_by_event on nidreg.discussion_mail (event);
comment on table nidreg.discussion_mail is
    'raw_sha256: of the message as it travelled; sha256: of the row, EVENTS.md says of which bytes';

-- "name=COUNT" and one line for each text of an array.
create function nidreg.canonical_list(p_name text, p_each text, p_texts jsonb) returns text
    language sql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select canonical_line(p_name, jsonb_array_length(p_texts)::text)
        || coalesce((select string_agg(canonical_line(p_each, t.value), '' order by t.place)
                       from jsonb_array_elements_text(p_texts) with ordinality as t (value, place)), '')
$$;

-- What is kept of a mail, to the last byte.
create function nidreg.canonical_mail(p_mail nidreg.discussion_mail) returns bytea
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
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

create function nidreg.mail_json(p_mail nidreg.discussion_mail) returns jsonb
    language sql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
    select jsonb_build_object(
        'message_id', p_mail.message_id, 'references', p_mail.refers_to,
        'sent', case when p_mail.sent is null then '' else instant_text(p_mail.sent) end,
        'sender', p_mail.sender, 'subject', p_mail.subject, 'body', p_mail.body,
        'attachments', p_mail.attachments, 'sha256', p_mail.raw_sha256, 'event', p_mail.event)
$$;

create trigger a_mail_never_changes before update or delete on nidreg.discussion_mail for each row
    execute function nidreg.refuse_change('a_mail_never_changes');
create trigger a_mail_never_changes_at_all before truncate on nidreg.discussion_mail for each statement
    execute function nidreg.refuse_change('a_mail_never_changes');

create function nidreg.guard_mail() returns trigger
    language plpgsql set search_path = nidreg, pg_catalog, pg_temp
as $$
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
create trigger a_mail_has_its_event before insert on nidreg.discussion_mail for each row
    execute function nidreg.guard_mail();

-- Malformed input is refused in words of ours before anything looks into it.
create function nidreg.check_mails(p_mails jsonb) returns void
    language plpgsql immutable set search_path = nidreg, pg_catalog, pg_temp
as $$
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
$$;

-- Those of the mails that the request does not have, numbered on from its last, without an event.
create function nidreg.new_mails(p_request bigint, p_mails jsonb) returns nidreg.discussion_mail[]
    language plpgsql stable set search_path = nidreg, pg_catalog, pg_temp
as $$
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

-- Takes a thread's mails over to the request that they are about. Mails that it has already stay as
-- they are, and where it has all of them nothing is recorded.
create function nidreg.discuss(p_key uuid, p_person text, p_role text, p_request bigint, p_mails jsonb)
    returns jsonb
    language plpgsql security definer set search_path = nidreg, pg_catalog, pg_temp
as $$
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

-- Where letters go: a registry may have another list, and its standards another body.
create or replace function nidreg.policy_fits(p_name text, p_value text) returns boolean
    language sql immutable parallel safe set search_path = nidreg, pg_catalog, pg_temp
as $$
    select case
        when p_name in ('review-days', 'idle-days', 'reminder-days') then p_value ~ '^[1-9][0-9]{0,3}$'
        when p_name = 'two-persons' then
            p_value ~ '^((register|deprecate|appoint)( (register|deprecate|appoint)){0,2})?$'
        when p_name in ('list-address', 'iesg-address', 'approval-body-address') then
            p_value ~ '^([A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+)?$'
        else false end
$$;
insert into nidreg.policy (name, value) values
    ('list-address', 'urn@ietf.org'), ('iesg-address', 'iesg@ietf.org'), ('approval-body-address', '');

revoke all on function
    nidreg.canonical_list(text, text, jsonb), nidreg.canonical_mail(nidreg.discussion_mail),
    nidreg.mail_json(nidreg.discussion_mail), nidreg.guard_mail(), nidreg.check_mails(jsonb),
    nidreg.new_mails(bigint, jsonb), nidreg.discuss(uuid, text, text, bigint, jsonb)
    from public;

grant select on nidreg.discussion_mail to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant execute on function nidreg.mail_json(nidreg.discussion_mail)
    to nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar;
grant execute on function nidreg.discuss(uuid, text, text, bigint, jsonb)
    to nidreg_applicant, nidreg_expert, nidreg_registrar;

alter table nidreg.discussion_mail enable row level security;
create policy who_sees_a_request_sees_its_mails on nidreg.discussion_mail for select
    using (exists (select from nidreg.request r where r.id = request_id));
