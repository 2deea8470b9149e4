// SPDX-License-Identifier: MIT
#include "forms/editor/termsbar.h"

#include "forms/words/wording.h"
#include "ui_termsbar.h"

#include <QStandardItemModel>

namespace nidreg::forms {

/// The rows of the box "Request for".
enum Purpose { New, Revision, Deprecation };

TermsBar::TermsBar(Draft &draft, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::TermsBar>()), m_draft(draft)
{
    m_ui->setupUi(this);
    m_ui->purpose->addItems({tr("New namespace"), QString(), QString()});
    m_ui->kind->addItems({wording(urn::NidKind::Formal), wording(urn::NidKind::Informal)});
    m_ui->procedure->addItems(
        {wording(workflow::Procedure::Community), wording(workflow::Procedure::FastTrack)});
    for (const auto each : {workflow::Procedure::Community, workflow::Procedure::FastTrack})
        m_ui->procedure->setItemData(int(each), explanation(each), Qt::ToolTipRole);
    for (QComboBox *box : {m_ui->purpose, m_ui->kind, m_ui->procedure})
        connect(box, &QComboBox::activated, this, &TermsBar::takeChoice);
    connect(m_ui->standard, &QCheckBox::clicked, this, &TermsBar::takeChoice);
    connect(&draft, &Draft::termsChanged, this, &TermsBar::showTerms);
    connect(&draft, &Draft::titleChanged, this, &TermsBar::showTerms);
    showTerms();
}

TermsBar::~TermsBar() = default;

void TermsBar::setRegistered(std::optional<bool> isRegistered)
{
    m_isRegistered = isRegistered;
    showTerms();
}

/// A revision is offered of what is registered, and without a registry of what is named.
void TermsBar::showTerms()
{
    const DraftTerms &terms = m_draft.terms();
    const bool isRevision = terms.purpose() == workflow::Purpose::Revision;
    const QString nid = isRevision
        ? QString::fromStdString(terms.revises)
        : m_draft.text(templates::Field::NamespaceIdentifier).simplified().left(32);
    const bool isOffered = isRevision || (!nid.isEmpty() && m_isRegistered.value_or(true));
    const auto *items = qobject_cast<QStandardItemModel *>(m_ui->purpose->model());
    for (const int each : {Revision, Deprecation}) {
        items->item(each)->setEnabled(isOffered);
        m_ui->purpose->setItemData(
            each, isOffered ? QString() : tr("Only a registered namespace can be revised."),
            Qt::ToolTipRole);
    }
    m_ui->purpose->setItemText(Revision,
                               !isOffered ? tr("Revision") : tr("Revision of %1").arg(nid));
    m_ui->purpose->setItemText(Deprecation,
                               !isOffered ? tr("Deprecation") : tr("Deprecation of %1").arg(nid));
    m_ui->purpose->setCurrentIndex(!isRevision ? New : terms.deprecates ? Deprecation : Revision);
    m_ui->kind->setCurrentIndex(int(terms.kind));
    m_ui->procedure->setCurrentIndex(int(terms.procedure));
    m_ui->standard->setChecked(terms.standardsAction);
    setEnabled(!m_draft.request());
    setToolTip(m_draft.request() ? tr("These settings belong to request #%1 and cannot be "
                                      "changed.")
                                       .arg(m_draft.request().value)
                                 : QString());
}

/// A revision is of the namespace that the draft names.
void TermsBar::takeChoice()
{
    DraftTerms terms = m_draft.terms();
    const bool isRevision = m_ui->purpose->currentIndex() != New;
    const QString nid = m_draft.text(templates::Field::NamespaceIdentifier).trimmed();
    if (!isRevision)
        terms.revises.clear();
    else if (terms.revises.empty())
        terms.revises = nid.toStdString();
    terms.deprecates = m_ui->purpose->currentIndex() == Deprecation;
    terms.kind = urn::NidKind(m_ui->kind->currentIndex());
    terms.procedure = workflow::Procedure(m_ui->procedure->currentIndex());
    terms.standardsAction = m_ui->standard->isChecked();
    m_draft.setTerms(terms);
    showTerms();
}

} // namespace nidreg::forms
