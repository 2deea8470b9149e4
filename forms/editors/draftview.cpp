// SPDX-License-Identifier: MIT
#include "forms/editors/draftview.h"

#include "forms/editors/fieldeditor.h"
#include "forms/editors/findingdelegate.h"
#include "forms/editors/messagestrip.h"
#include "forms/editors/taborder.h"
#include "forms/editors/termsbar.h"
#include "ui_draftview.h"

#include <QFontDatabase>
#include <QScrollBar>

namespace nidreg::forms {

DraftView::DraftView(std::unique_ptr<Draft> draft, RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::DraftView>()), m_draft(std::move(draft)),
      m_checker(*m_draft, session)
{
    m_ui->setupUi(this);
    m_editor = new FieldEditor(*m_draft, m_ui->middle);
    setUpViews();
    connectSignals();
    m_editor->showNid(m_checker.nidLine());
    showField(templates::Field::NamespaceIdentifier);
}

/// The editor refers to the draft, so it goes first.
DraftView::~DraftView()
{
    delete m_editor;
    delete findChild<TermsBar *>();
}

MessageStrip &DraftView::strip()
{
    return *m_ui->strip;
}

void DraftView::setUpViews()
{
    auto *terms = new TermsBar(*m_draft, this);
    m_ui->outer->insertWidget(0, terms);
    m_ui->middleLayout->addWidget(m_editor);
    m_ui->fields->setModel(&m_fields);
    m_ui->fields->setItemDelegate(new FieldDelegate(m_ui->fields));
    m_ui->findings->setModel(&m_findings);
    m_ui->findings->setItemDelegate(new FindingDelegate(m_ui->findings));
    m_ui->preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_ui->columns->setStretchFactor(0, 0);
    m_ui->columns->setStretchFactor(1, 1);
    m_ui->columns->setStretchFactor(2, 0);
    m_ui->columns->setSizes({200, 600, 300});
    m_ui->rows->setStretchFactor(0, 3);
    m_ui->rows->setStretchFactor(1, 1);
    m_ui->previewPane->hide();
    visitInOrder({terms, m_ui->strip, m_ui->fields, m_editor, m_ui->findings, m_ui->preview});
}

void DraftView::connectSignals()
{
    connect(&m_checker, &DraftChecker::checked, this, &DraftView::showCheck);
    connect(&m_checker, &DraftChecker::nidChanged, this,
            [this] { m_editor->showNid(m_checker.nidLine()); });
    connect(m_ui->fields->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    showField(templates::Field(current.row()));
            });
    connect(m_ui->fields, &QListView::activated, this, &DraftView::focusText);
    connect(m_ui->findings, &QListView::clicked, this,
            [this](const QModelIndex &index) { showFinding(index.row()); });
    connect(m_ui->findings, &QListView::activated, this,
            [this](const QModelIndex &index) { showFinding(index.row()); });
    connect(m_editor, &FieldEditor::fieldShown, this, &DraftView::showField);
}

void DraftView::showField(templates::Field field)
{
    const QModelIndex index = m_fields.index(int(field));
    if (m_ui->fields->currentIndex() != index)
        m_ui->fields->setCurrentIndex(index);
    if (m_editor->field() != field)
        m_editor->showField(field);
    m_editor->showFindings(m_checker.latest().findings);
}

void DraftView::stepField(int by)
{
    const int count = int(templates::kFieldCount);
    showField(templates::Field((int(m_editor->field()) + by + count) % count));
    focusText();
}

void DraftView::stepFinding()
{
    const int count = m_findings.rowCount();
    if (count > 0)
        showFinding((m_ui->findings->currentIndex().row() + 1) % count);
}

void DraftView::showFinding(int row)
{
    if (row < 0 || row >= m_findings.rowCount())
        return;
    m_ui->findings->setCurrentIndex(m_findings.index(row));
    const templates::FieldFinding found = m_findings.at(row);
    showField(found.field);
    const std::string text = m_draft->text(found.field).toStdString();
    m_editor->select(utf16Span(text, found.finding.where));
}

void DraftView::focusText()
{
    m_editor->focusText();
}

void DraftView::setPreviewVisible(bool isVisible)
{
    m_ui->previewPane->setVisible(isVisible);
    showPreview();
}

void DraftView::showCheck()
{
    const DraftCheck &check = m_checker.latest();
    m_fields.setState(m_draft->content(), check.findings);
    m_findings.setFindings(check.findings);
    m_ui->summary->setText(m_findings.summary());
    if (m_checker.isCurrent())
        m_editor->showFindings(check.findings);
    showPreview();
}

/// Keeps the place where the person reads.
void DraftView::showPreview()
{
    const QString text = QString::fromUtf8(m_checker.latest().canonical);
    if (m_ui->previewPane->isHidden() || m_ui->preview->toPlainText() == text)
        return;
    const int position = m_ui->preview->verticalScrollBar()->value();
    m_ui->preview->setPlainText(text);
    m_ui->preview->verticalScrollBar()->setValue(position);
}

} // namespace nidreg::forms
