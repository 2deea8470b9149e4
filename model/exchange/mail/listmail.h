// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/mailfile.h"

#include <string_view>

namespace nidreg::exchange {

/// The mails in the bytes of a file: one message (RFC 5322), or an mbox (RFC 4155; mboxo and
/// mboxrd). Transfer encodings, charsets, encoded words, format=flowed and HTML are undone; of
/// alternatives the plain one is taken. Attachments, and messages within a message, are named and
/// not read.
///
/// A mail without Message-ID gets one made of its SHA-256, and a Message-ID of more than
/// kMaxMessageIdBytes becomes its SHA-256, in references too. A body that is too long ends with a
/// line that says how much is left out. Nothing else of a message can make it fail but what
/// MailFault names.
registry::ReadMails readListMails(std::string_view bytes);

} // namespace nidreg::exchange
