// SPDX-License-Identifier: MIT
#include "forms/drafts/submitdialog.h"

#include "forms/editor/copiedstore.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "ui_submitdialog.h"

#include <QPushButton>

namespace nidreg::forms {

SubmitDialog::SubmitDialog(const Draft &draft, const FindingsModel &findings,
                           const workflow::Acting &acting, const QString &registryName,
                           QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::SubmitDialog>())
{
    m_ui->setupUi(this);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Submit"));
    m_ui->as->setText(tr("%1, %2").arg(words(acting.person), wording(acting.role)));
    m_ui->to->setText(registryName);
    showDraft(draft);
    showFindings(findings);
    showCopied(draft);
    showReply({});
    m_ui->consequence->setText(consequence(draft));
    fit();
}

SubmitDialog::~SubmitDialog() = default;

void SubmitDialog::showDraft(const Draft &draft)
{
    const QString nid = draft.text(templates::Field::NamespaceIdentifier).simplified();
    const QString kind = wording(draft.terms().kind);
    const QString about = nid.isEmpty() ? kind : tr("%1 (%2)").arg(nid, kind);
    const QString purpose =
        draft.terms().deprecates ? tr("Deprecation") : wording(draft.terms().purpose());
    m_ui->request->setText(draft.request()
                               ? tr("#%1: %2, %3").arg(draft.request().value).arg(purpose, about)
                               : tr("%1: %2").arg(purpose, about));
    const QString procedure = wording(draft.terms().procedure);
    m_ui->procedure->setText(draft.terms().standardsAction
                                 ? tr("%1, becomes part of a standard").arg(procedure)
                                 : procedure);
    m_ui->procedure->setToolTip(explanation(draft.terms().procedure));
    m_ui->procedure->setAccessibleDescription(m_ui->procedure->toolTip());
}

void SubmitDialog::fit()
{
    layout()->activate();
    resize(width(), layout()->totalHeightForWidth(width()));
}

/// What follows this submission: the procedure begins with the first one.
QString SubmitDialog::consequence(const Draft &draft)
{
    if (draft.request())
        return tr("The template becomes the next revision of the request. You can submit another "
                  "one only when changes are requested.");
    return draft.terms().procedure == workflow::Procedure::FastTrack
        ? tr("The template becomes the first revision of the request. You can submit another one "
             "only when changes are requested. Next, the IESG must recognize your body.")
        : tr("The template becomes the first revision of the request. You can submit another one "
             "only when changes are requested. Next, the request is discussed, and the registrar "
             "assigns a designated expert.");
}

/// Nothing forbids it, but nobody sends an unchanged text on purpose.
void SubmitDialog::showReply(const DraftReply &reply)
{
    QStringList said;
    if (reply.unchangedSince > 0)
        said += tr("The template has not changed since revision %1.").arg(reply.unchangedSince);
    if (reply.unanswered > 0)
        said +=
            tr("Comments without your reply: %1. You can reply in Requests.").arg(reply.unanswered);
    m_ui->reply->setVisible(!said.isEmpty());
    m_ui->reply->setText(said.join(' '));
    fit();
}

static QString headings(const std::vector<templates::Field> &fields)
{
    QStringList names;
    for (const templates::Field field : fields)
        names += heading(field);
    return names.join(QStringLiteral(", "));
}

/// Nothing forbids another's words, but they should not be sent unread.
void SubmitDialog::showCopied(const Draft &draft)
{
    const auto whole = wholeFields(draft);
    const auto some = copiedFields(draft);
    const QString source = draft.copied().source();
    m_ui->copied->setVisible(!some.empty());
    m_ui->copied->setText(whole.empty() ? tr("These fields still contain text copied from %1: %2. "
                                             "Check that it applies to your namespace.")
                                              .arg(source, headings(some))
                                        : tr("These fields are unchanged copies from %1: %2. Check "
                                             "that they apply to your namespace.")
                                              .arg(source, headings(whole)));
}

void SubmitDialog::showFindings(const FindingsModel &findings)
{
    const QString summary = findings.summary(FindingsModel::Text::ToSubmit);
    const int warnings = findings.count(base::Severity::Warning);
    m_ui->findings->setText(warnings > 0
                                ? tr("%1. You can submit with warnings, but a reviewer will "
                                     "look at them.")
                                      .arg(summary)
                                : summary);
}

} // namespace nidreg::forms
