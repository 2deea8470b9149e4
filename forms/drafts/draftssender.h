// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/draftview.h"
#include "model/workflow/request.h"

#include <QObject>

#include <map>

namespace nidreg::forms {

/// Sends drafts to the connected registry. A draft that could not be sent stays as it was typed,
/// and its message bar says what to do next.
class DraftsSender : public QObject {
    Q_OBJECT

public:
    DraftsSender(RegistrySession &session, QWidget &window);

    /// Why nothing can be sent now; empty: it can.
    QString whyNot() const;
    QString whyNot(const DraftView &view) const;

    /// Shows what submitting will do, and does it when the person says so.
    void submit(DraftView &view);
    /// Keeps the draft in the registry as the working copy of its request, and opens that request
    /// where there is none.
    void keepInRegistry(DraftView &view);
    /// The registry knows more of the draft's request: says so where an older state is told.
    void follow(DraftView &view);
    /// The draft is closed.
    void forget(const Draft &draft);

signals:
    void submitted(nidreg::workflow::RequestId request);
    void kept(nidreg::workflow::RequestId request);
    /// The person wants the text in its file too.
    void saveWanted(nidreg::forms::DraftView &view);
    /// Sending began or ended.
    void busyChanged();

private:
    /// The idempotency keys of actions whose outcome is not known yet. A retry uses them again, so
    /// that nothing is done twice.
    struct Pending {
        bool isBusy = false;
        std::string createKey;
        std::string submitKey;
        std::string sent; ///< the text that submitKey stands for
    };
    struct Sending;

    /// What a message bar says of a request, and the state that this is true of.
    struct Told {
        QString message;
        workflow::State state = workflow::State::Draft;
    };

    void refuse(DraftView &view, int errors);
    Sending prepare(DraftView &view);
    void send(DraftView &view, bool submits);
    void take(DraftView &view, const Sending &sent,
              const actions::Acted<workflow::Request> &answer);
    void explain(DraftView &view, const actions::ActionError &error, bool submits);
    void offerAgain(DraftView &view, const QString &said, bool submits);
    /// A request of its own, where the draft's has ended.
    void offerAnew(DraftView &view, const QString &said, bool submits);
    void sendAnew(DraftView &view, bool submits);
    void reportConflict(DraftView &view, const QString &said, bool submits);
    void succeed(DraftView &view, const Sending &sent, const workflow::Request &done);
    void tellSent(DraftView &view, const QString &said);
    QString registryName() const;
    QString standing(const workflow::Request &request) const;

    RegistrySession &m_session;
    QWidget &m_window;
    std::map<const Draft *, Pending> m_pending;
    std::map<const Draft *, Told> m_told;
};

} // namespace nidreg::forms
