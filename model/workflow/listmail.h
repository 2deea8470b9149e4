// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::workflow {

/// A mail of the discussion list about a request. All text is UTF-8 without control characters but
/// LF and TAB; only `body` has several lines.
struct ListMail {
    std::string
        messageId; ///< without its angle brackets; never empty, made up where a mail has none
    std::vector<std::string> references; ///< oldest first; the last is what it answers
    std::optional<base::Instant> sent; ///< nothing: no date, or an absurd one
    std::string sender; ///< "Aino Majakka <aino@lights.example>"
    std::string subject;
    std::string body;
    std::vector<std::string> attachments; ///< "chart.png (image/png)": named, never read
    std::string sha256; ///< hex, of the message as it travels: CRLF line ends, no mbox marks
    std::int64_t event = -1; ///< that took it into the registry; -1: not taken

    friend bool operator==(const ListMail &, const ListMail &) = default;
};

} // namespace nidreg::workflow
