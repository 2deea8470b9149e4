// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/draftview.h"
#include "forms/widgets/findingsmodel.h"
#include "model/workflow/request.h"

#include <QDialog>
#include <QObject>

#include <map>
#include <memory>

namespace nidreg::forms {

/// Sends drafts to the registry that is connected. What is not sent stays as it was typed, and the
/// draft's message bar says what to do next.
class DraftsSender : public QObject {
    Q_OBJECT

public:
    DraftsSender(RegistrySession &session, QWidget &window);

    /// Why nothing can be sent now; empty: it can.
    QString whyNot() const;
    QString whyNot(const Draft &draft) const;

    /// Shows what submitting will do, and does it when the person says so.
    void submit(DraftView &view);
    /// Keeps the draft in the registry as the working copy of its request, and opens that request
    /// where there is none.
    void keepInRegistry(DraftView &view);
    /// The draft is closed.
    void forget(const Draft &draft) { m_pending.erase(&draft); }

signals:
    void submitted(nidreg::workflow::RequestId request);
    void kept(nidreg::workflow::RequestId request);
    /// Sending began or ended.
    void busyChanged();

private:
    /// The keys of acts whose outcome is not known yet. Trying again uses them again, so that
    /// nothing is done twice.
    struct Pending {
        bool isBusy = false;
        std::string createKey;
        std::string submitKey;
        std::string sent; ///< the text that submitKey stands for
    };
    struct Sending;

    void refuse(DraftView &view, int errors);
    Sending prepare(DraftView &view);
    void send(DraftView &view, bool submits);
    void take(DraftView &view, const Sending &sent,
              const actions::Acted<workflow::Request> &answer);
    void explain(DraftView &view, const actions::ActionError &error, bool submits);
    void offerAgain(DraftView &view, const QString &said, bool submits);
    void tellWhoWasFaster(DraftView &view, const QString &said, bool submits);
    void succeed(DraftView &view, const Sending &sent, workflow::RequestId request);
    QString registryName() const;

    RegistrySession &m_session;
    QWidget &m_window;
    std::map<const Draft *, Pending> m_pending;
};

namespace Ui {
class SubmitDialog;
}

/// Says what sending will do before it is done: a submitted revision cannot be changed any more.
class SubmitDialog : public QDialog {
    Q_OBJECT

public:
    SubmitDialog(const Draft &draft, const FindingsModel &findings, const workflow::Acting &acting,
                 const QString &registryName, QWidget *parent = nullptr);
    ~SubmitDialog() override;

private:
    void showDraft(const Draft &draft);
    void showCopied(const Draft &draft);
    void showFindings(const FindingsModel &findings);

    std::unique_ptr<Ui::SubmitDialog> m_ui;
};

} // namespace nidreg::forms
