// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/widgets/threadsdocument.h"
#include "model/workflow/discussion.h"

#include <QTextBlock>
#include <QTextBrowser>
#include <QWidget>

#include <map>
#include <optional>
#include <set>

namespace nidreg::forms {

class RequestComposer;

/// The comments on a request, thread by thread beside their fields, and the editor for new ones.
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

    /// The field that a comment would be about, for people; empty: the template as a whole.
    void offer(const QString &field);
    /// Begins a comment on the field with that key, quoting a passage of it.
    void comment(const std::string &field, const QString &passage);
    /// Scrolls to the first thread on a field; a field without one leaves everything where it is.
    void goToField(const std::string &field);

signals:
    void fieldWanted(const QString &key);
    void taken();
    void messageShown(const QString &message);
    void begun(); ///< a person begins to write a new comment

private:
    void showThreads();
    void follow(const QUrl &link);
    bool mayResolve(const workflow::Thread &thread) const;
    bool isOpen(const workflow::Thread &thread) const;
    /// The first text with this link.
    std::optional<QTextBlock> blockOf(const QString &link) const;
    void bringIntoSight(const QTextBlock &block);
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

} // namespace nidreg::forms
