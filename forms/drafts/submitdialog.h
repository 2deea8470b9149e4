// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/requestwishes.h"
#include "forms/widgets/findingsmodel.h"
#include "model/workflow/request.h"

#include <QDialog>

#include <memory>

namespace nidreg::forms {

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

    /// Warns of an unchanged text and of open comments.
    void showReply(const DraftReply &reply);

    /// What submitting `draft` leads to.
    static QString consequence(const Draft &draft);

private:
    void fit();
    void showDraft(const Draft &draft);
    void showCopied(const Draft &draft);
    void showFindings(const FindingsModel &findings);

    std::unique_ptr<Ui::SubmitDialog> m_ui;
};

} // namespace nidreg::forms
