// SPDX-License-Identifier: MIT
#include "forms/pages/requeststemplate.h"

#include "forms/editors/findingdelegate.h"
#include "forms/models/newswords.h"
#include "forms/pages/namespacesdocument.h"
#include "forms/text/wording.h"
#include "model/actions/appraise.h"
#include "model/templates/reader.h"
#include "ui_requeststemplate.h"

#include <QDesktopServices>
#include <QTextBlock>

namespace nidreg::forms {

RequestTemplate::RequestTemplate(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::RequestTemplate>()), m_session(session)
{
    m_ui->setupUi(this);
    setUpViews();
    connectSignals();
}

RequestTemplate::~RequestTemplate() = default;

void RequestTemplate::setUpViews()
{
    m_ui->findingsView->setModel(&m_findings);
    m_ui->findingsView->setItemDelegate(new FindingDelegate(m_ui->findingsView));
    m_ui->templateSplitter->setStretchFactor(0, 5);
    m_ui->templateSplitter->setStretchFactor(1, 5);
    m_ui->templateSplitter->setStretchFactor(2, 3);
    m_ui->differenceView->hide();
}

void RequestTemplate::connectSignals()
{
    connect(m_ui->revisionBox, &QComboBox::activated, this, &RequestTemplate::showTemplate);
    connect(m_ui->compareBox, &QComboBox::activated, this, &RequestTemplate::showTemplate);
    const auto goToFinding = [this](const QModelIndex &index) {
        goToField(m_findings.at(index.row()).field);
    };
    connect(m_ui->findingsView, &QListView::clicked, this, goToFinding);
    connect(m_ui->findingsView, &QListView::activated, this, goToFinding);
    const auto open = [](const QUrl &url) { QDesktopServices::openUrl(url); };
    connect(m_ui->templateView, &QTextBrowser::anchorClicked, this, open);
}

void RequestTemplate::show(const registry::RequestFile &file)
{
    const bool hasNewText = m_file.request.id != file.request.id
        || m_file.request.revision != file.request.revision
        || m_file.workingCopy != file.workingCopy;
    m_file = file;
    if (hasNewText)
        showRevisions();
    else
        showFindings(); // the same text, against the registry as it is now
}

void RequestTemplate::clear()
{
    m_file = {};
    m_texts.clear();
}

/// The submitted revisions, newest first; before them what is being written, where this person may
/// read it.
void RequestTemplate::showRevisions()
{
    m_texts.clear();
    m_ui->revisionBox->clear();
    m_ui->compareBox->clear();
    m_ui->compareBox->addItem(tr("nothing"));
    const auto add = [this](const QString &name, Text text) {
        m_texts.push_back(std::move(text));
        m_ui->revisionBox->addItem(name);
        m_ui->compareBox->addItem(name);
    };
    if (!m_file.workingCopy.empty())
        add(tr("Working copy"), {0, m_file.workingCopy});
    for (auto each = m_file.revisions.rbegin(); each != m_file.revisions.rend(); ++each) {
        const QString when = shownTime(each->at, m_session.clock().now());
        add(tr("Revision %1, %2").arg(QString::number(each->number), when),
            {each->number, each->text});
    }
    const bool severalTexts = m_texts.size() > 1;
    m_ui->revisionBox->setVisible(!m_texts.empty());
    m_ui->compareLabel->setVisible(severalTexts);
    m_ui->compareBox->setVisible(severalTexts);
    showTemplate();
}

void RequestTemplate::showTemplate()
{
    const int shown = m_ui->revisionBox->currentIndex();
    showDifference();
    if (shown < 0) {
        m_ui->templateView->setPlainText(tr("Nothing has been submitted yet."));
        m_findings.setFindings({});
        m_ui->findingsLabel->clear();
        m_ui->findingsView->hide();
        return;
    }
    const std::string &text = m_texts[std::size_t(shown)].text;
    registry::NamespaceVersion page;
    page.text = text;
    NamespaceDocument document(*m_ui->templateView->document(), palette());
    document.writeVersion({}, page);
    m_ui->templateView->moveCursor(QTextCursor::Start);
    showFindings();
}

/// Two columns in the place of the template, with the room that the findings had.
void RequestTemplate::showDifference()
{
    const int shown = m_ui->revisionBox->currentIndex();
    const int other = m_ui->compareBox->currentIndex() - 1;
    const bool isCompared = shown >= 0 && other >= 0;
    m_ui->differenceView->setVisible(isCompared);
    m_ui->templateView->setVisible(!isCompared);
    showFindingsView();
    if (!isCompared)
        return;
    const auto content = [this](int index) {
        return templates::read(m_texts[std::size_t(index)].text).front();
    };
    m_ui->differenceView->setTitles(m_ui->compareBox->currentText(),
                                    m_ui->revisionBox->currentText());
    m_ui->differenceView->compare(content(other), content(shown));
}

void RequestTemplate::showFindingsView()
{
    m_ui->findingsView->setVisible(m_findings.rowCount() > 0
                                   && m_ui->compareBox->currentIndex() <= 0);
}

void RequestTemplate::showFindings()
{
    const int shown = m_ui->revisionBox->currentIndex();
    if (shown < 0)
        return;
    m_session.ask(
        this,
        [request = m_file.request,
         text = m_texts[std::size_t(shown)].text](const actions::Bench &bench) {
            return actions::appraise(bench, request, templates::read(text).front());
        },
        [this, question = ++m_findingsQuestion](registry::Stored<templates::FieldFindings> found) {
            if (question != m_findingsQuestion || !found)
                return;
            m_findings.setFindings(std::move(found).value());
            m_ui->findingsLabel->setText(m_findings.summary());
            showFindingsView();
        });
}

/// Scrolls the template to a field's heading.
void RequestTemplate::goToField(templates::Field field)
{
    if (m_ui->compareBox->currentIndex() > 0) {
        m_ui->compareBox->setCurrentIndex(0);
        showTemplate();
    }
    const QTextDocument &document = *m_ui->templateView->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || block.text() != heading(field))
            continue;
        m_ui->templateView->moveCursor(QTextCursor::End); // so that the heading ends up on top
        QTextCursor cursor(block);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.setPosition(block.position());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        m_ui->templateView->setTextCursor(cursor);
        m_ui->templateView->ensureCursorVisible();
        return;
    }
}

/// The key of the field in which the reader's cursor stands; empty at the template's start.
std::string RequestTemplate::currentField() const
{
    const QTextCursor cursor = m_ui->templateView->textCursor();
    if (cursor.atStart() || m_ui->compareBox->currentIndex() > 0)
        return {};
    QTextBlock block = cursor.block();
    while (block.isValid() && block.blockFormat().headingLevel() == 0)
        block = block.previous();
    for (const templates::FieldSpec &field : templates::kFields) {
        if (block.isValid() && block.text() == heading(field.field))
            return std::string(field.key);
    }
    return {};
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestTemplate::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_file.request.id)
        showTemplate();
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
