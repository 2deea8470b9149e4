// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QPalette>
#include <QTextCursor>

class QTextDocument;

namespace nidreg::forms {

/// Writes what people said of a request, and what happened to it, as pages to read. All of it goes
/// in as plain text. A comment on a field has a link "field:KEY".
class RequestDocument {
public:
    /// With `now`, times are told with how long ago they were.
    RequestDocument(QTextDocument &document, const QPalette &palette,
                    std::optional<base::Instant> now);

    void writeDiscussion(const std::vector<registry::Event> &events);
    void writeHistory(const std::vector<registry::Event> &events);

    /// How many of `events` belong to the discussion.
    static int discussed(const std::vector<registry::Event> &events);

private:
    void head(const registry::Event &event);
    void anchor(const registry::Event &event);
    void body(const QString &text);
    void fact(const QString &label, const QString &value);
    void remark(const QString &text);
    void block(int topMargin, int indent);

    QTextCursor m_cursor;
    QPalette m_palette;
    std::optional<base::Instant> m_now;
    int m_margin;
};

} // namespace nidreg::forms
