-- Mails of the list's discussion, taken over to a request.

-- tables --------------------------------------------------------------------------------------------------------

create table discussion_mail (
    request_id  bigint not null references request,
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
    event       bigint not null references event,
    primary key (request_id, number),
    constraint a_mail_is_taken_once unique (request_id, message_id, raw_sha256),
    constraint a_mail_has_an_id check (octet_length(message_id) between 1 and 1000),
    constraint a_mail_names_its_attachments check (jsonb_typeof(attachments) = 'array' and octet_length(attachments::text) <= 200000),
    constraint a_mail_refers_to_a_list check (jsonb_typeof(refers_to) = 'array' and octet_length(refers_to::text) <= 200000),
    constraint a_mails_body_has_an_end check (octet_length(body) <= 1048576),
    constraint a_mails_hash_is_sha256 check (raw_sha256 ~ '^[0-9a-f]{64}$'),
    constraint a_mails_lines_are_short check (octet_length(sender) <= 1000 and octet_length(subject) <= 1000),
    constraint mails_are_numbered_from_one check (number >= 1)
);
comment on table discussion_mail is 'raw_sha256: of the message as it travelled; sha256: of the row, EVENTS.md says of which bytes';
create index discussion_mail_by_event on discussion_mail (event);

-- functions -----------------------------------------------------------------------------------------------------

create function canonical_list(p_name text, p_each text, p_texts jsonb) returns text language sql immutable
as $$
    select canonical_line(p_name, jsonb_array_length(p_texts)::text)
        || coalesce((select string_agg(canonical_line(p_each, t.value), '' order by t.place)
                       from jsonb_array_elements_text(p_texts) with ordinality as t (value, place)), '')
$$;

create function canonical_mail(p_mail discussion_mail) returns bytea language sql stable
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

create function mail_json(p_mail discussion_mail) returns jsonb language sql stable
as $$
    select jsonb_build_object(
        'message_id', p_mail.message_id, 'references', p_mail.refers_to,
        'sent', case when p_mail.sent is null then '' else instant_text(p_mail.sent) end,
        'sender', p_mail.sender, 'subject', p_mail.subject, 'body', p_mail.body,
        'attachments', p_mail.attachments, 'sha256', p_mail.raw_sha256, 'event', p_mail.event)
$$;

-- Mails are a JSON list of objects: message_id, references, sent (as an event's time, or empty), sender, subject,
-- body, attachments, sha256.
create function check_mails(p_mails jsonb) returns void language plpgsql immutable
as $$
begin
    if jsonb_typeof(p_mails) is distinct from 'array' then
        perform refuse('NR002', 'discussion.malformed', 'the mails are not a list');
    elsif jsonb_array_length(p_mails) > 2000 then
        perform refuse('NR002', 'discussion.too-many', format('%s mails', jsonb_array_length(p_mails)));
    elsif exists (select from jsonb_array_elements(p_mails) as m (mail)
                   where (jsonb_typeof(m.mail) = 'object'
                          and not exists (select from unnest(array['message_id', 'sender', 'subject', 'body', 'sha256', 'sent']) k
                                           where jsonb_typeof(m.mail -> k) is distinct from 'string')
                          and jsonb_typeof(m.mail -> 'references') = 'array' and jsonb_typeof(m.mail -> 'attachments') = 'array'
                          and not (m.mail -> 'references') @? '$[*] ? (@.type() != "string")'
                          and not (m.mail -> 'attachments') @? '$[*] ? (@.type() != "string")'
                          and (m.mail ->> 'sent' = '' or (is_day(left(m.mail ->> 'sent', 10))
                               and m.mail ->> 'sent' ~ '^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$'))) is not true) then
        perform refuse('NR002', 'discussion.malformed', 'a mail is not in the expected format');
    end if;
end
$$;

-- Those of the mails that the request does not have, by Message-ID and SHA-256, numbered and hashed.
create function new_mails(p_request bigint, p_mails jsonb) returns discussion_mail[] language plpgsql stable
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

-- Takes mails over to a request; answers {"request", "event" (-1: nothing was new), "taken", "held"}.
create function nidreg.discuss(p_key uuid, p_person text, p_role text, p_request bigint, p_mails jsonb) returns jsonb language plpgsql
as $$
declare
    answer jsonb := begin_action(p_key, 'discuss', p_person, p_role, p_request::text, p_mails::text);
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
        perform refuse('NR002', 'role.wrong', 'only applicants, experts and registrars can record a discussion');
    elsif p_role = 'applicant' and held.applicant <> p_person then
        perform refuse('NR002', 'request.not-yours', 'the request belongs to another applicant');
    elsif held.revision = 0 then
        perform refuse('NR002', 'step.unknown', format('request %s was not submitted', held.id));
    end if;
    perform check_mails(p_mails);
    if octet_length(p_mails::text) + (select coalesce(sum(octet_length(m.body)), 0) from discussion_mail m
                                       where m.request_id = held.id) > 67108864 then
        perform refuse('NR002', 'text.too-long', 'the discussion of a request would exceed 64 MiB, the maximum');
    end if;
    fresh := new_mails(held.id, p_mails);
    taken := coalesce(cardinality(fresh), 0);
    if taken > 0 then
        told := append_event(p_person, p_role, 'discuss', held.id, held.nid, null,
            'mails', taken::text, 'first', fresh[1].number::text, 'mails-sha256',
            (select encode(sha256(string_agg(decode(m.sha256, 'hex'), '' order by m.number)), 'hex') from unnest(fresh) as m));
        insert into discussion_mail (request_id, number, message_id, refers_to, sent, sender, subject, body,
                                     attachments, raw_sha256, sha256, event)
        select m.request_id, m.number, m.message_id, m.refers_to, m.sent, m.sender, m.subject, m.body,
               m.attachments, m.raw_sha256, m.sha256, told
          from unnest(fresh) as m order by m.number;
        update request r set last_event = told, updated = (select e.at from event e where e.number = told)
         where r.id = held.id returning * into held;
    end if;
    return finish_action(p_key, jsonb_build_object(
        'request', request_json(held), 'event', coalesce(told, -1), 'taken', taken,
        'held', jsonb_array_length(p_mails) - taken));
end
$$;

-- A mail is the next one, its event tells of it, and its hash is its own; against a superuser's slip.
create function guard_mail() returns trigger language plpgsql
as $$
begin
    if new.number <> 1 + coalesce((select max(m.number) from discussion_mail m where m.request_id = new.request_id), 0)
       or not exists (select from event e where e.number = new.event and e.request_id = new.request_id and e.what = 'discuss') then
        perform refuse('NR002', 'a_mail_has_its_event', 'a mail must have the next number and an event that records it');
    elsif new.sha256 <> encode(sha256(canonical_mail(new)), 'hex') then
        perform refuse('NR002', 'a_mails_sha256_is_of_its_content', 'the hash does not match the mail');
    end if;
    return new;
end
$$;
create trigger a_mail_has_its_event before insert on discussion_mail for each row
    when (current_user <> 'nidreg_owner') execute function guard_mail();
do $$ begin perform keep_forever('discussion_mail', 'a_mail_never_changes', 'update or delete'); end $$;
