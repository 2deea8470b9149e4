// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "model/workflow/discussion.h"

#include <QPalette>
#include <QTextBrowser>
#include <QTextCursor>
#include <QWidget>

#include <functional>
#include <map>
#include <set>

class QTextDocument;

namespace nidreg::forms {

class RequestComposer;

/// What was said of a request, thread by thread beside the fields that it is about, and the place
/// to say more.
class RequestThreads : public QWidget {
    Q_OBJECT

public:
    explicit RequestThreads(RegistrySession &session, QWidget *parent = nullptr);

    /// Keeps what is being read and written where it is the same request.
    void show(const registry::RequestFile &file);
    using QWidget::show;
    void clear();

    int openCount() const;
    /// The number of open threads on each field that has one, by its key.
    std::map<std::string, int> openByField() const;

    /// Begins a comment on the field with that key, quoting a passage of it.
    void comment(const std::string &field, const QString &passage);
    /// Scrolls to the first thread on a field.
    void goToField(const std::string &field);

signals:
    void fieldWanted(const QString &key);
    void taken();
    void messageShown(const QString &message);

private:
    void showThreads();
    void follow(const QUrl &link);
    bool mayResolve(const workflow::Thread &thread) const;
    const workflow::Thread *threadOf(std::int64_t root) const;
    void answer(const workflow::Thread &thread);
    void changeEvent(QEvent *event) override;

    RegistrySession &m_session;
    QTextBrowser *m_view;
    RequestComposer *m_composer;
    registry::RequestFile m_file;
    std::vector<workflow::Thread> m_threads; ///< in the order of the fields
    std::set<std::int64_t> m_unfolded; ///< resolved threads that are shown whole
};

/// Writes the threads of a request as a page to read: open ones whole, resolved ones folded to a
/// line. All of it goes in as plain text. What can be done is a link: "field:KEY", "answer:EVENT",
/// "resolve:EVENT", "fold:EVENT".
class ThreadsDocument {
public:
    struct Offers {
        bool mayComment = false;
        std::function<bool(const workflow::Thread &)> mayResolve;
    };

    ThreadsDocument(QTextDocument &document, const QPalette &palette, base::Instant now);

    /// `unfolded`: the resolved threads that are shown whole. `revision`: the newest one.
    void write(const std::vector<workflow::Thread> &threads, const std::set<std::int64_t> &unfolded,
               int revision, const Offers &offers);

private:
    void thread(const workflow::Thread &thread, bool isWhole, int revision, const Offers &offers);
    void head(const workflow::Thread &thread, bool isWhole, int revision);
    void remark(const workflow::Remark &remark);
    void actions(const workflow::Thread &thread, bool isWhole, const Offers &offers);
    void block(int topMargin, int indent);
    void text(const QString &text, bool isMuted = false, bool isStrong = false);
    void link(const QString &target, const QString &text);

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
