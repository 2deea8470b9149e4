// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/workflow/discussion.h"

#include <cstddef>
#include <vector>

namespace nidreg::registry {

using workflow::ListMail;

inline constexpr std::size_t kMaxMailFileBytes = 64 * 1024 * 1024;
inline constexpr std::size_t kMaxMails = 2000; ///< in one file, and in one act
inline constexpr std::size_t kMaxMailHeaderBytes = 256 * 1024;
inline constexpr std::size_t kMaxMailBodyBytes = 256 * 1024; ///< as text; the rest is cut off
inline constexpr std::size_t kMaxMailLineBytes = 500; ///< of sender, subject, attachment's name
inline constexpr std::size_t kMaxMessageIdBytes = 250;
inline constexpr std::size_t kMaxMailReferences = 100; ///< the last ones are kept
inline constexpr std::size_t kMaxMailAttachments = 100; ///< that are named

/// Why mails could not be read. The sentences are in forms/words.
enum class MailFault {
    NotMail, ///< neither a message nor an mbox
    FileTooLarge, ///< more than kMaxMailFileBytes
    TooManyMails, ///< more than kMaxMails
    HeaderTooLong, ///< of one mail: more than kMaxMailHeaderBytes
    TooDeep, ///< of one mail: more than 64 levels, or 2000 parts
};

/// A mail that stands in a file and was not read; the others of the file were.
struct UnreadMail {
    int number = 1; ///< in the file, from 1
    MailFault why{};
};

struct MailFile {
    std::vector<ListMail> mails; ///< as they stand in the file
    std::vector<UnreadMail> unread;
};

using ReadMails = base::Result<MailFile, MailFault>;

} // namespace nidreg::registry
