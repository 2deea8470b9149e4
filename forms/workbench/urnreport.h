// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/workbenchreport.h"
#include "model/registry/records.h"

#include <QString>

#include <vector>

namespace nidreg::forms {

/// What the registry said of a NID.
struct NamespaceAnswer {
    enum State { Asked, Registered, NotRegistered, Unknown } state = Asked;
    std::string nid; ///< folded
    QString why; ///< of Unknown
    registry::NamespaceRow row; ///< of Registered; it may be delisted
    std::string grammar; ///< of the newest version; empty: it keeps none
};

/// A string taken apart: as a URN with its parts, its namespace and what each dialect says; as a
/// generic URI; and as a URL of 1993. Several lines are counted, and the one at `cursor` (in UTF-16
/// units of `input`) is taken apart. Any thread may do it; time is linear in the length.
WorkbenchReport takenApart(const QString &input, qsizetype cursor, const NamespaceAnswer &known);

/// So many lines are listed at most.
inline constexpr qsizetype kMaxRows = 100'000;
/// Every line that is not empty, up to kMaxRows of them, read by RFC 8141. Any thread.
std::vector<LineRow> rowsOf(const QString &input);

/// The URN half of it, and the URI half.
void reportUrn(WorkbenchReport &report, std::string_view text, const NamespaceAnswer &known);
void reportUri(WorkbenchReport &report, std::string_view text, bool marks);

/// Whether two strings name the same, in each dialect, and on which step of the comparison ladder.
WorkbenchReport compared(const QString &left, const QString &right);

/// A reference resolved against a base by both algorithms, and normalized step by step. Without a
/// base the reference itself is normalized.
WorkbenchReport resolved(const QString &base, const QString &reference);

/// The URNs and URIs that stand in a text.
WorkbenchReport foundIn(const QString &text);

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
