// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/templates/template.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

/// Where registrants send their templates (RFC 8141, sections 6.2 and 7.3), and who completes a
/// fast-track registration (section 6.3).
inline constexpr std::string_view kDiscussionList = "urn@ietf.org";
inline constexpr std::string_view kIana = "iana@iana.org";

/// What a mail is for.
struct MailTerms {
    enum To { List, Iana } to = List;
    bool isFastTrack = false;
    bool isRevision = false;
    base::Date date; ///< of the mail
};

/// A mail draft (RFC 5322), CRLF line ends, ASCII throughout: the template in wrappedText() below
/// a sentence that says what is asked for. Text that is not plain ASCII in short lines is
/// quoted-printable (RFC 2045, section 6.7), headers are encoded words (RFC 2047). `From` is the
/// first e-mail address of the Registrant; it is left out where none stands there, and
/// `X-Unsent: 1` asks mail programs to open the file for writing. Nothing of the template can add a
/// header.
std::string mailDraft(const templates::NamespaceTemplate &from, const MailTerms &terms);

/// The longest URI that mailLink() makes, in bytes: what mail programs take on a command line.
inline constexpr std::size_t kMaxMailLink = 16 * 1024;

struct MailUri {
    std::string uri; ///< RFC 6068: ASCII, percent-encoded, line ends as %0D%0A
    bool isWithoutText = false; ///< with the template it would be longer than kMaxMailLink
};

/// The same mail as a `mailto:` URI. Where that would be too long its body asks to attach the
/// template instead of holding it.
MailUri mailLink(const templates::NamespaceTemplate &from, const MailTerms &terms);

/// A mail for a person to review and send. Every text is UTF-8; addresses and Message-IDs
/// (without brackets) are ASCII, those that are not are left out.
struct OutgoingMail {
    std::string to; ///< an address; empty: the writer fills it in
    std::string from;
    std::string subject;
    std::string body; ///< LF line ends
    std::vector<std::string>
        references; ///< the last is what it answers; those made up are left out
    base::Date date; ///< not ok(): no Date
};

/// The draft as a file, in the form that mailDraft() has.
std::string mailFile(const OutgoingMail &mail);

/// The same as a `mailto:` URI; a body that makes it longer than kMaxMailLink is left out.
MailUri mailLink(const OutgoingMail &mail);

/// `text` as quoted-printable with CRLF line ends: no line longer than 76 characters, no blank at a
/// line's end, no line that begins with "From " or ".".
std::string quotedPrintable(std::string_view text);

/// The header line "NAME: VALUE" with CRLF: folded at 78 characters, what is not printable ASCII in
/// encoded words of at most 75 characters. `text` is any UTF-8; controls become blanks.
std::string mailHeader(std::string_view name, std::string_view text);

} // namespace nidreg::exchange
