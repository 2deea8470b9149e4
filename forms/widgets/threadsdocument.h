// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/workflow/discussion.h"

#include <QPalette>
#include <QString>
#include <QTextCursor>

#include <functional>
#include <set>
#include <vector>

class QTextDocument;

namespace nidreg::forms {

/// Writes the threads of a request as a page to read: open ones whole, resolved ones folded to a
/// line. All of it goes in as plain text. What can be done is a link: "field:KEY", "answer:EVENT",
/// "resolve:EVENT", "fold:EVENT".
class ThreadsDocument {
public:
    struct Offers {
        bool mayComment = false;
        std::function<bool(const workflow::Thread &)> mayResolve;
        /// Said in place of the link where the thread may not be resolved; without it, nothing is.
        std::function<QString(const workflow::Thread &)> whyNotResolve = {};
    };

    ThreadsDocument(QTextDocument &document, const QPalette &palette, base::Instant now);

    /// `unfolded`: the resolved threads that are shown whole. `revision`: the newest one.
    void write(const std::vector<workflow::Thread> &threads, const std::set<std::int64_t> &unfolded,
               int revision, const Offers &offers);

protected:
    void thread(const workflow::Thread &thread, bool isWhole, int revision, const Offers &offers);
    /// Begins a line.
    void block(int topMargin, int indent);
    void text(const QString &text, bool isMuted = false, bool isStrong = false);
    void link(const QString &target, const QString &text);

    bool isEmpty() const { return m_cursor.atStart(); }
    base::Instant now() const { return m_now; }

private:
    void head(const workflow::Thread &thread, bool isWhole, int revision);
    void remark(const workflow::Remark &remark);
    void actions(const workflow::Thread &thread, bool isWhole, const Offers &offers);

    QTextCursor m_cursor;
    QPalette m_palette;
    base::Instant m_now;
};

/// The threads in the order of the fields, the request as a whole first; those of one field as they
/// began.
std::vector<workflow::Thread> inFieldOrder(std::vector<workflow::Thread> threads);

/// The heading of the field with that key; "The request as a whole" for none.
QString subjectOf(std::string_view field);

} // namespace nidreg::forms
