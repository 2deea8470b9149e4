// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"

#include <string_view>
#include <vector>

namespace nidreg::templates {

/// How an e-mail address is written in a text. IANA publishes "&" for "@", others write "(at)" or
/// "ann at guild dot example": all are taken.
struct EmailMention {
    base::Span where;
    bool isWellFormed;
};

/// Every word that is an e-mail address or plainly tries to be one. With "&" only what is well
/// formed counts, since "AT&T" is none.
std::vector<EmailMention> findEmails(std::string_view text);

/// local-part "@" domain of two labels or more   (RFC 5321, section 4.1.2; no quoted strings)
bool isEmailAddress(std::string_view text);

/// A telephone number: six digits or more after a plus sign or a label.
bool hasPhone(std::string_view text);

/// Something like a postal address: a label, a box, or a number of three digits or more in
/// a line with words.
bool hasPostalAddress(std::string_view text);

/// A person's or organization's name: a word that belongs to no label, e-mail address or link.
bool hasName(std::string_view text);

} // namespace nidreg::templates
