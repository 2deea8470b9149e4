-- How many mails of discussions are kept.
select count(*) from nidreg.discussion_mail
