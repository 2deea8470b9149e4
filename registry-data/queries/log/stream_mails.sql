-- Every import of a discussion and its mails in order: bytes of the event in hex, then the mail's
-- request, number, Message-ID, references (JSON), when it was sent, sender,
-- subject, body, attachments (JSON), SHA-256 of the message, SHA-256 of the row, whether there is no row.
select encode(e.canonical, 'hex'), m.request_id, m.number, m.message_id, m.refers_to,
       case when m.sent is null then '' else nidreg.instant_text(m.sent) end, m.sender, m.subject,
       m.body, m.attachments, m.raw_sha256, m.sha256, m.event is null
  from nidreg.event e
  left join nidreg.discussion_mail m on m.event = e.number
 where e.what = 'discuss'
 order by e.number, m.number
