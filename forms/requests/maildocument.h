// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/discussion.h"

#include <QPalette>
#include <QTextCursor>

class QTextDocument;

namespace nidreg::forms {

/// Writes one mail of a discussion as a page to read. All of it goes in as plain text; what is
/// quoted from a submitted text has a link "field:KEY".
class MailDocument {
public:
    MailDocument(QTextDocument &document, const QPalette &palette, base::Instant now);

    void write(const workflow::ListMail &mail, const std::vector<workflow::Passage> &passages);

private:
    void head(const workflow::ListMail &mail);
    void caption(const workflow::Passage &passage);
    void passage(const workflow::Passage &passage);
    void block(int topMargin, int indent, const QBrush &background);
    QTextCharFormat muted() const;

    QTextCursor m_cursor;
    QPalette m_palette;
    base::Instant m_now;
};

/// "Purpose, revision 2": what a mail speaks of.
QString anchorWords(const workflow::Anchor &anchor);

} // namespace nidreg::forms
