// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/steps/unsenttexts.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace nidreg::forms {

namespace Ui {
class RequestComposer;
}

/// The editor for comments on a request. A text belongs to its request and thread: it is restored
/// after another request was shown, after the connection was lost, and after the program ended.
class RequestComposer : public QWidget {
    Q_OBJECT

public:
    explicit RequestComposer(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestComposer() override;

    /// Of which request; what was being written of another one is kept.
    void setRequest(const workflow::Request &request);
    void clear();

    /// Names the field that a comment would be about, for people; empty: none.
    void offer(const QString &field);
    /// Begins a comment on a field, or continues an unsent one. A `passage`
    /// of the template is quoted.
    void comment(const std::string &field, const QString &passage);
    /// Answers a thread, of which `subject` says what it is about.
    void answer(std::int64_t thread, const std::string &field, const QString &subject,
                bool mayResolve);
    /// Resolves a thread without a word.
    void resolve(std::int64_t thread);

signals:
    /// Said, and recorded.
    void taken();
    void messageShown(const QString &message);
    /// A person begins to write something new.
    void begun();

private:
    void connectSignals();
    void turnTo(std::int64_t thread, const QString &subject, bool mayResolve);
    void recover();
    void keepTyped();
    void fit();
    void unfold();
    QString whyNot() const;
    workflow::Record record() const;
    UnsentTextKey unsentKey() const;
    void send(workflow::Step step, const workflow::Record &record);
    void take(workflow::Step step, const actions::Acted<workflow::Request> &answer);
    void succeed(workflow::Step step);
    void recall();
    void setBusy(bool busy);
    void say(const QString &message);
    bool eventFilter(QObject *watched, QEvent *event) override;

    std::unique_ptr<Ui::RequestComposer> m_ui;
    RegistrySession &m_session;
    workflow::Request m_request;
    std::int64_t m_thread = -1; ///< the one that is answered; -1: none
    std::string m_threadField;
    std::string m_person; ///< whose words these are
    registry::Act m_act;
    QTimer m_keep;
    bool m_isLeft = true; ///< the focus is elsewhere in the window
    bool m_isCommenting = false; ///< while busy: with a comment, not with resolving one
    bool m_isBusy = false;
    bool m_isUnsent = false; ///< the registry could not be reached when it was to be sent
    bool m_isUnknown = false; ///< the answer was lost
};

} // namespace nidreg::forms
