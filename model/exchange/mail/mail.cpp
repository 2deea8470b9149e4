// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mail.h"

#include "model/exchange/mail/wrappedtext.h"
#include "model/templates/contacts.h"
#include "model/templates/words.h"
#include "model/templates/writer.h"

#include <algorithm>
#include <array>

namespace nidreg::exchange {

static std::string address(const MailTerms &terms)
{
    return std::string(terms.to == MailTerms::List ? kDiscussionList : kIana);
}

static std::string subject(const templates::NamespaceTemplate &from, const MailTerms &terms)
{
    const std::string what = terms.isRevision ? "Revised registration: " : "Registration request: ";
    return what + templates::titleOf(from);
}

/// What the mail asks for, in lines of its own.
static std::string request(const MailTerms &terms)
{
    const std::string what = terms.isRevision ? "revision of a URN namespace registration"
                                              : "registration of a URN namespace";
    if (terms.to == MailTerms::Iana)
        return "Please complete the " + what + ",\nfast track (RFC 8141, section 6.3).";
    return "I ask for comments on this " + what + ",\n"
        + (terms.isFastTrack ? "fast track (RFC 8141, section 6.3)."
                             : "community process (RFC 8141, section 6.2).");
}

static std::string body(const templates::NamespaceTemplate &from, const MailTerms &terms)
{
    return request(terms) + " The completed template follows.\n\n" + wrappedText(from);
}

/// "Tue, 21 Jul 2026 00:00:00 +0000" (RFC 5322, section 3.3).
static std::string mailDate(base::Date date)
{
    static constexpr std::array<const char *, 7> kDays{"Sun", "Mon", "Tue", "Wed",
                                                       "Thu", "Fri", "Sat"};
    static constexpr std::array<const char *, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    if (!date.ok())
        return {};
    const std::string iso = base::toString(date);
    const auto day = std::chrono::weekday(std::chrono::sys_days(date)).c_encoding();
    return std::string(kDays[day]) + ", " + std::to_string(static_cast<unsigned>(date.day())) + ' '
        + kMonths[static_cast<unsigned>(date.month()) - 1] + ' ' + iso.substr(0, iso.find('-'))
        + " 00:00:00 +0000";
}

/// The first e-mail address that the Registrant field states and a header can carry.
static std::string sender(const templates::NamespaceTemplate &from)
{
    const std::string_view registrant = from.text(templates::Field::Registrant);
    for (const templates::EmailMention &mention : templates::findEmails(registrant)) {
        const std::string found(registrant.substr(mention.where.offset, mention.where.length));
        if (mention.isWellFormed && templates::isEmailAddress(found))
            return found;
    }
    return {};
}

/// Whether a body may go as it stands (RFC 5322, section 2.1.1; "From " is changed by mbox).
static bool isPlainBody(std::string_view text)
{
    constexpr std::size_t kMaxColumns = 78;
    std::size_t column = 0;
    for (const char c : text) {
        column = c == '\n' ? 0 : column + 1;
        if (column > kMaxColumns || (c != '\n' && (c < ' ' || c > '~')))
            return false;
    }
    return ("\n" + std::string(text)).find("\nFrom ") == text.npos;
}

static std::string withCrlf(std::string_view text)
{
    std::string result;
    for (const char c : text)
        result.append(c == '\n' ? "\r\n" : std::string(1, c));
    return result;
}

/// "<id>" for what a mail program would take as one.
static std::string msgId(const std::string &id)
{
    const bool isOne = id.find('@') != id.npos && std::ranges::all_of(id, [](char c) {
                           return c > ' ' && c <= '~' && c != '<' && c != '>';
                       });
    return isOne ? '<' + id + '>' : std::string();
}

static std::string referenceHeaders(const std::vector<std::string> &references)
{
    std::string all, last;
    for (const std::string &id : references) {
        last = msgId(id);
        all += last.empty() ? "" : last + ' ';
    }
    if (last.empty())
        return {};
    all.pop_back();
    return mailHeader("In-Reply-To", last) + mailHeader("References", all);
}

std::string mailFile(const OutgoingMail &outgoing)
{
    const bool isPlain = isPlainBody(outgoing.body);
    std::string mail;
    if (templates::isEmailAddress(outgoing.to))
        mail += mailHeader("To", outgoing.to);
    if (templates::isEmailAddress(outgoing.from))
        mail += mailHeader("From", outgoing.from);
    if (const std::string date = mailDate(outgoing.date); !date.empty())
        mail += mailHeader("Date", date);
    mail += mailHeader("Subject", outgoing.subject) + referenceHeaders(outgoing.references);
    mail += "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n";
    mail += isPlain ? "Content-Transfer-Encoding: 7bit\r\n"
                    : "Content-Transfer-Encoding: quoted-printable\r\n";
    mail += "X-Unsent: 1\r\n\r\n";
    return mail + (isPlain ? withCrlf(outgoing.body) : quotedPrintable(outgoing.body));
}

std::string mailDraft(const templates::NamespaceTemplate &from, const MailTerms &terms)
{
    return mailFile(
        {address(terms), sender(from), subject(from, terms), body(from, terms), {}, terms.date});
}

/// Unreserved characters stay (RFC 3986, section 2.3), all others are percent-encoded.
static std::string percentEncoded(std::string_view text)
{
    static constexpr std::string_view kUnreserved = "-._~", kDigits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (base::isAlphanum(c) || kUnreserved.find(c) != kUnreserved.npos)
            result += c;
        else
            result.append("%").append(1, kDigits[byte >> 4]).append(1, kDigits[byte & 15]);
    }
    return result;
}

MailUri mailLink(const templates::NamespaceTemplate &from, const MailTerms &terms)
{
    const std::string begin = "mailto:" + address(terms)
        + "?subject=" + percentEncoded(templates::oneLine(subject(from, terms))) + "&body=";
    const std::string whole = begin + percentEncoded(withCrlf(body(from, terms)));
    if (whole.size() <= kMaxMailLink)
        return {whole, false};
    return {
        begin
            + percentEncoded(withCrlf(request(terms) + "\nThe completed template is attached.\n")),
        true};
}

MailUri mailLink(const OutgoingMail &mail)
{
    std::string begin = "mailto:" + (templates::isEmailAddress(mail.to) ? mail.to : std::string())
        + "?subject=" + percentEncoded(templates::oneLine(mail.subject));
    const std::string answered = mail.references.empty() ? "" : msgId(mail.references.back());
    if (!answered.empty())
        begin += "&in-reply-to=" + percentEncoded(answered);
    const std::string whole = begin + "&body=" + percentEncoded(withCrlf(mail.body));
    return whole.size() <= kMaxMailLink ? MailUri{whole, false} : MailUri{begin, true};
}

} // namespace nidreg::exchange
