// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace nidreg::forms {

/// A letter that looks like a letter or digit of ASCII and is none: what the Unicode Technical
/// Standard #39 calls confusable.
struct LookAlike {
    qsizetype at = 0, length = 1; ///< UTF-16 units
    char32_t letter = 0;
    QString like;
};

/// Every one in `text`, in their order.
std::vector<LookAlike> lookAlikes(const QString &text);

/// "“а” (U+0430) looks like “a”"
QString wording(const LookAlike &found);

} // namespace nidreg::forms
