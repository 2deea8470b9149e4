// SPDX-License-Identifier: MIT
#include "model/exchange/mail/listmail.h"

#include "model/base/text.h"
#include "model/exchange/mail/mailpart.h"
#include "model/exchange/mail/mime.h"
#include "model/proof/sha256.h"
#include "model/templates/utf8.h"

#include <algorithm>

namespace nidreg::exchange {

namespace {

using registry::ListMail;
using registry::MailFault;

/// Characters that steer what shows a text instead of being shown.
bool isControl(std::uint32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

bool isDirection(std::uint32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/// UTF-8 without control characters, whatever it was; at most `most` bytes.
std::string cleaned(std::string_view text, std::size_t most, bool hasLines)
{
    constexpr std::uint32_t kReplacement = 0xFFFD;
    std::string clean;
    while (!text.empty()) {
        const templates::CodePoint next = templates::firstCodePoint(text);
        const bool isKept = hasLines && (text.front() == '\n' || text.front() == '\t');
        if (clean.size() + 4 > most)
            break;
        if (!next.isValid)
            templates::appendUtf8(clean, kReplacement);
        else if (isControl(next.value) && !isKept)
            clean += ' ';
        else if (hasLines || !isDirection(next.value))
            clean += text.substr(0, next.length);
        text.remove_prefix(next.length);
    }
    return clean;
}

std::string line(const char *text)
{
    return std::string(
        base::trimmed(cleaned(mime::oneLine(text), registry::kMaxMailLineBytes, false)));
}

/// A Message-ID as it is compared: short, and without blanks.
std::string idOf(std::string_view text)
{
    std::string id = cleaned(text, text.size() * 3 + 4, false);
    std::erase(id, ' ');
    return id.size() > registry::kMaxMessageIdBytes ? "sha256." + proof::sha256Hex(id) : id;
}

std::vector<std::string> idsIn(GMimeMessage *message, const char *header)
{
    const char *text = g_mime_object_get_header(GMIME_OBJECT(message), header);
    std::vector<std::string> ids;
    if (!text)
        return ids;
    GMimeReferences *list = g_mime_references_parse(nullptr, text);
    const int count = g_mime_references_length(list);
    for (int i = std::max(0, count - int(registry::kMaxMailReferences)); i < count; ++i) {
        std::string id = idOf(mime::copied(g_mime_references_get_message_id(list, i)));
        if (!id.empty())
            ids.push_back(std::move(id));
    }
    g_mime_references_free(list);
    return ids;
}

/// In-Reply-To counts where References are missing (RFC 5256, section 3), and then its first id.
std::vector<std::string> referencesOf(GMimeMessage *message)
{
    auto ids = idsIn(message, "References");
    if (ids.empty()) {
        ids = idsIn(message, "In-Reply-To");
        ids.resize(std::min<std::size_t>(ids.size(), 1));
    }
    return ids;
}

/// Between the first mails and a time that a broken clock may name.
std::optional<base::Instant> sentAt(GMimeMessage *message)
{
    static constexpr std::chrono::year kFirst{1980}, kLast{2199};
    GDateTime *date = g_mime_message_get_date(message);
    if (!date)
        return std::nullopt;
    const base::Instant sent{std::chrono::seconds(g_date_time_to_unix(date))};
    const auto year = base::dayOf(sent).year();
    return year < kFirst || year > kLast ? std::nullopt : std::optional(sent);
}

/// The words of one message, and the names of what is attached.
class BodyReader {
public:
    bool visit(GMimeObject *object, int depth);
    std::string body() const;
    std::vector<std::string> attachments() const { return m_attachments; }

private:
    bool multipart(GMimeMultipart *multipart, int depth);
    bool alternatives(GMimeMultipart *multipart, int depth);
    void leaf(GMimePart *part);
    void attach(const std::string &name, const std::string &type);

    std::string m_text;
    std::vector<std::string> m_attachments;
    int m_parts = 0;
};

bool isAttached(GMimePart *part)
{
    const char *disposition = g_mime_object_get_disposition(GMIME_OBJECT(part));
    return (disposition && base::equalIgnoringCase(disposition, "attachment"))
        || g_mime_part_get_filename(part);
}

bool isReadable(GMimePart *part)
{
    auto *const object = GMIME_OBJECT(part);
    return !isAttached(part)
        && (mime::isType(object, "text", "plain") || mime::isType(object, "text", "html"));
}

void BodyReader::attach(const std::string &name, const std::string &type)
{
    if (m_attachments.size() < registry::kMaxMailAttachments)
        m_attachments.push_back(
            line((name + (name.empty() ? "" : " ") + "(" + type + ")").c_str()));
}

void BodyReader::leaf(GMimePart *part)
{
    if (!isReadable(part))
        return attach(mime::oneLine(g_mime_part_get_filename(part)),
                      mime::typeOf(GMIME_OBJECT(part)));
    const std::string text = mime::textOf(part).text;
    if (!m_text.empty() && !m_text.ends_with('\n'))
        m_text += '\n';
    m_text += text;
}

/// They say the same, the plainest first (RFC 2046, section 5.1.4): the first that says anything.
bool BodyReader::alternatives(GMimeMultipart *multipart, int depth)
{
    std::vector<GMimeObject *> parts;
    for (int i = 0; i < g_mime_multipart_get_count(multipart); ++i)
        parts.push_back(g_mime_multipart_get_part(multipart, i));
    std::stable_partition(parts.begin(), parts.end(),
                          [](GMimeObject *part) { return mime::isType(part, "text", "plain"); });
    const std::size_t before = m_text.size();
    for (GMimeObject *part : parts) {
        const std::string_view said = std::string_view(m_text).substr(before);
        if (!base::trimmed(said).empty())
            return true;
        if (!visit(part, depth + 1))
            return false;
    }
    return true;
}

bool BodyReader::multipart(GMimeMultipart *multipart, int depth)
{
    const int count = g_mime_multipart_get_count(multipart);
    m_parts += count;
    if (m_parts > mime::kMaxParts)
        return false;
    if (mime::isType(GMIME_OBJECT(multipart), "multipart", "alternative"))
        return alternatives(multipart, depth);
    bool isGood = true;
    for (int i = 0; i < count && isGood; ++i)
        isGood = visit(g_mime_multipart_get_part(multipart, i), depth + 1);
    return isGood;
}

bool BodyReader::visit(GMimeObject *object, int depth)
{
    if (depth > mime::kDeepest)
        return false;
    if (GMIME_IS_MULTIPART(object)) {
        return multipart(GMIME_MULTIPART(object), depth);
    } else if (GMIME_IS_MESSAGE_PART(object)) {
        GMimeMessage *inner = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
        attach(inner ? mime::oneLine(g_mime_message_get_subject(inner)) : "", "message/rfc822");
    } else if (GMIME_IS_PART(object)) {
        leaf(GMIME_PART(object));
    }
    return true;
}

std::string BodyReader::body() const
{
    std::string text = cleaned(m_text, registry::kMaxMailBodyBytes, true);
    const std::size_t left = m_text.size() - std::min(text.size(), m_text.size());
    while (text.ends_with('\n') || text.ends_with(' '))
        text.pop_back();
    while (text.starts_with('\n'))
        text.erase(0, 1);
    if (m_text.size() > registry::kMaxMailBodyBytes)
        text += "\n[The mail goes on: " + std::to_string(left) + " bytes are left out.]";
    return text;
}

/// With CRLF line ends, as it travels (RFC 5322, section 2.1).
std::string asItTravels(std::string_view message)
{
    std::string wire;
    wire.reserve(message.size() + message.size() / 32);
    for (std::size_t i = 0; i < message.size(); ++i) {
        if (message[i] == '\n' && (i == 0 || message[i - 1] != '\r'))
            wire += '\r';
        wire += message[i];
    }
    return wire;
}

std::size_t headerSize(std::string_view message)
{
    return std::min({message.find("\n\n"), message.find("\n\r\n"), message.size()});
}

base::Result<ListMail, MailFault> readOne(const std::string &message)
{
    if (headerSize(message) > registry::kMaxMailHeaderBytes)
        return base::fail(MailFault::HeaderTooLong);
    if (mime::hasEndlessBoundaries(message))
        return base::fail(MailFault::TooDeep);
    const auto parsed = mime::parsed(message);
    if (!parsed)
        return base::fail(MailFault::NotMail);
    BodyReader reader;
    GMimeObject *body = g_mime_message_get_mime_part(parsed.get());
    if (body && !reader.visit(body, 1))
        return base::fail(MailFault::TooDeep);
    ListMail mail;
    mail.sha256 = proof::sha256Hex(asItTravels(message));
    mail.messageId = idOf(mime::copied(g_mime_message_get_message_id(parsed.get())));
    if (mail.messageId.empty())
        mail.messageId = "sha256." + mail.sha256;
    mail.references = referencesOf(parsed.get());
    mail.sent = sentAt(parsed.get());
    GMimeHeader *from = g_mime_header_list_get_header(
        g_mime_object_get_header_list(GMIME_OBJECT(parsed.get())), "From");
    mail.sender = from ? line(g_mime_header_get_value(from)) : std::string();
    mail.subject = line(g_mime_message_get_subject(parsed.get()));
    mail.body = reader.body();
    mail.attachments = reader.attachments();
    return mail;
}

/// An mbox puts a blank line behind each message.
bool isMailbox(std::string_view bytes)
{
    while (bytes.starts_with('\n') || bytes.starts_with('\r') || bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(bytes.front() == '\xEF' ? 3 : 1);
    return bytes.starts_with("From ");
}

void dropBlankLine(std::string &message)
{
    if (message.ends_with("\n\r\n"))
        message.resize(message.size() - 2);
    else if (message.ends_with("\n\n"))
        message.pop_back();
}

} // namespace

registry::ReadMails readListMails(std::string_view bytes)
{
    if (bytes.size() > registry::kMaxMailFileBytes)
        return base::fail(MailFault::FileTooLarge);
    std::vector<std::string> messages = splitMessages(bytes);
    if (messages.empty())
        return base::fail(MailFault::NotMail);
    if (messages.size() > registry::kMaxMails)
        return base::fail(MailFault::TooManyMails);
    registry::MailFile file;
    int number = 0;
    for (std::string &message : messages) {
        ++number;
        if (isMailbox(bytes))
            dropBlankLine(message);
        auto mail = readOne(message);
        if (mail)
            file.mails.push_back(std::move(mail).value());
        else
            file.unread.push_back({number, mail.error()});
    }
    return file;
}

} // namespace nidreg::exchange
