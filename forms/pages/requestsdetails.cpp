// SPDX-License-Identifier: MIT
#include "forms/pages/requestsdetails.h"

#include "forms/dialogs/stepdialog.h"
#include "forms/editors/findingdelegate.h"
#include "forms/models/requestswords.h"
#include "forms/pages/namespacesdocument.h"
#include "forms/pages/requestsdocument.h"
#include "forms/text/wording.h"
#include "forms/text/words.h"
#include "model/actions/appraise.h"
#include "model/templates/reader.h"
#include "ui_requestsdetails.h"

#include <QDesktopServices>
#include <QScrollBar>
#include <QTextBlock>

namespace nidreg::forms {

using review::Request;

RequestsDetails::RequestsDetails(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::RequestsDetails>()), m_session(session)
{
    m_ui->setupUi(this);
    setUpViews();
    connectSignals();
    clear();
}

RequestsDetails::~RequestsDetails() = default;

void RequestsDetails::setUpViews()
{
    QFont title = m_ui->titleLabel->font();
    title.setPointSizeF(title.pointSizeF() * 1.3);
    title.setWeight(QFont::DemiBold);
    m_ui->titleLabel->setFont(title);
    m_ui->findingsView->setModel(&m_findings);
    m_ui->findingsView->setItemDelegate(new FindingDelegate(m_ui->findingsView));
    m_ui->templateSplitter->setStretchFactor(0, 5);
    m_ui->templateSplitter->setStretchFactor(1, 5);
    m_ui->templateSplitter->setStretchFactor(2, 3);
    m_ui->differenceView->hide();
}

void RequestsDetails::connectSignals()
{
    connect(m_ui->steps, &RequestSteps::stepWanted, this, &RequestsDetails::openForm);
    connect(m_ui->revisionBox, &QComboBox::activated, this, &RequestsDetails::showTemplate);
    connect(m_ui->compareBox, &QComboBox::activated, this, &RequestsDetails::showTemplate);
    const auto goToFinding = [this](const QModelIndex &index) {
        goToField(m_findings.at(index.row()).field);
    };
    connect(m_ui->findingsView, &QListView::clicked, this, goToFinding);
    connect(m_ui->findingsView, &QListView::activated, this, goToFinding);
    connect(m_ui->noticeLabel, &QLabel::linkActivated, this,
            [this](const QString &id) { emit requestWanted({id.toLongLong()}); });
    connect(m_ui->discussionView, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        const std::string key = url.path().toStdString();
        const auto field = std::ranges::find(templates::kFields, key, &templates::FieldSpec::key);
        if (field != templates::kFields.end())
            goToField(field->field);
    });
    const auto open = [](const QUrl &url) { QDesktopServices::openUrl(url); };
    connect(m_ui->templateView, &QTextBrowser::anchorClicked, this, open);
}

QList<QAction *> RequestsDetails::stepActions() const
{
    return m_ui->steps->actions();
}

const Request *RequestsDetails::request() const
{
    return m_id && m_file.request.id == m_id ? &m_file.request : nullptr;
}

void RequestsDetails::show(review::RequestId id)
{
    if (id == m_id)
        return;
    m_id = id;
    load();
}

void RequestsDetails::refresh()
{
    if (m_id)
        load();
}

void RequestsDetails::clear()
{
    m_id = {};
    ++m_question;
    m_file = {};
    m_texts.clear();
    m_ui->steps->offer({});
    m_ui->emptyLabel->setText(tr("Choose a request to see where it stands."));
    m_ui->stack->setCurrentWidget(m_ui->emptyPage);
    emit shownChanged();
}

void RequestsDetails::load()
{
    m_session.ask(
        this, [id = m_id](const actions::Bench &bench) { return bench.store.request(id); },
        [this, question = ++m_question](registry::Stored<registry::RequestFile> file) {
            if (question == m_question)
                take(std::move(file));
        });
}

void RequestsDetails::take(registry::Stored<registry::RequestFile> file)
{
    if (!file && file.error().kind == registry::StoreError::Unreachable)
        return; // what is shown stays; the window says that the connection is gone
    if (!file) {
        m_file = {};
        m_ui->emptyLabel->setText(wording(file.error()));
        m_ui->stack->setCurrentWidget(m_ui->emptyPage);
        emit shownChanged();
        return;
    }
    const bool isOther = m_file.request.id != file->request.id;
    const bool hasNewText = isOther || m_file.request.revision != file->request.revision
        || m_file.workingCopy != file->workingCopy;
    m_file = std::move(file).value();
    if (isOther)
        m_ui->tabs->setCurrentIndex(0);
    showFile();
    if (hasNewText)
        showRevisions();
    else
        showFindings(); // the same text, against the registry as it is now
    emit shownChanged();
}

void RequestsDetails::showFile()
{
    const Request &shown = m_file.request;
    m_ui->titleLabel->setText(titleWords(shown));
    m_ui->strip->setStages(stagesOf(shown));
    QString standing = standingWords(shown, m_session.clock().now());
    if (!shown.experts.empty())
        standing += ' ' + tr("Experts: %1.").arg(expertsWords(shown));
    if (shown.standardsAction)
        standing += ' ' + tr("Part of a standards action.");
    m_ui->standingLabel->setText(standing + ' ' + tr("Applicant: %1.").arg(words(shown.applicant)));
    showNotice();
    const auto separation =
        m_session.desk().singleUser ? review::Separation::SingleUser : review::Separation::Kept;
    m_ui->steps->offer(review::offers(shown, m_session.acting(), separation));
    showDiscussion();
    m_ui->stack->setCurrentWidget(m_ui->shownPage);
}

/// What needs an eye; only request numbers and our own words become markup.
void RequestsDetails::showNotice()
{
    QStringList lines;
    QString contested = contestedWords(m_file.request).toHtmlEscaped();
    for (const review::RequestId &other : m_file.request.contestedBy) {
        contested += QStringLiteral(" <a href=\"%1\">%2</a>")
                         .arg(QString::number(other.value),
                              tr("Show request %1").arg(other.value).toHtmlEscaped());
    }
    const base::Date today = base::dayOf(m_session.clock().now());
    for (const QString &line : {contested, overdueWords(m_file.request, today).toHtmlEscaped()}) {
        if (!line.isEmpty())
            lines << QStringLiteral("⚠ ") + line;
    }
    m_ui->noticeLabel->setText(lines.join(QStringLiteral("<br>")));
    m_ui->noticeLabel->setVisible(!lines.isEmpty());
}

/// The submitted revisions, newest first; before them what is being written, where this person may
/// read it.
void RequestsDetails::showRevisions()
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

void RequestsDetails::showTemplate()
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
void RequestsDetails::showDifference()
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

void RequestsDetails::showFindingsView()
{
    m_ui->findingsView->setVisible(m_findings.rowCount() > 0
                                   && m_ui->compareBox->currentIndex() <= 0);
}

void RequestsDetails::showFindings()
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

void RequestsDetails::showDiscussion()
{
    const base::Instant now = m_session.clock().now();
    const int place = m_ui->discussionView->verticalScrollBar()->value();
    RequestDocument discussion(*m_ui->discussionView->document(), palette(), now);
    discussion.writeDiscussion(m_file.events);
    m_ui->discussionView->verticalScrollBar()->setValue(place);
    RequestDocument history(*m_ui->historyView->document(), palette(), now);
    history.writeHistory(m_file.events);
    m_ui->historyView->moveCursor(QTextCursor::Start);
    const int count = RequestDocument::discussed(m_file.events);
    m_ui->tabs->setTabText(m_ui->tabs->indexOf(m_ui->discussionTab),
                           count == 0 ? tr("Discussion") : tr("Discussion (%1)").arg(count));
}

/// Scrolls the template to a field's heading.
void RequestsDetails::goToField(templates::Field field)
{
    m_ui->tabs->setCurrentWidget(m_ui->templateTab);
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
std::string RequestsDetails::currentField() const
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

StepDialog *RequestsDetails::formOf(review::Step step) const
{
    for (StepDialog *form : findChildren<StepDialog *>()) {
        if (form->step() == step && form->request() == m_id && form->isVisible())
            return form;
    }
    return nullptr;
}

StepDialog *RequestsDetails::unsentForm() const
{
    for (StepDialog *form : findChildren<StepDialog *>()) {
        if (form->isVisible() && form->hasTyped())
            return form;
    }
    return nullptr;
}

void RequestsDetails::openForm(review::Step step)
{
    if (!request())
        return;
    if (step == review::Step::Submit)
        return emit editWanted(m_id);
    StepDialog *form = formOf(step);
    if (!form) {
        form = new StepDialog(m_session, m_file.request, step, this);
        form->setAttribute(Qt::WA_DeleteOnClose);
        connectForm(form);
        const auto unsent = m_unsent.find({m_id, step});
        if (unsent != m_unsent.end())
            form->setRecord(unsent->second);
        else if (step == review::Step::Comment)
            form->setRecord({{}, {}, {}, {}, currentField()});
    }
    form->show();
    form->raise();
    form->activateWindow();
}

void RequestsDetails::connectForm(StepDialog *form)
{
    const FormKey key{form->request(), form->step()};
    connect(form, &StepDialog::leftUnsent, this,
            [this, key](const review::Record &record) { m_unsent[key] = record; });
    connect(form, &StepDialog::taken, this, [this, key](const Request &taken) {
        m_unsent.erase(key);
        emit messageShown(tr("Request %1: %2.").arg(taken.id.value).arg(wording(taken.state)));
        refresh();
    });
    connect(form, &StepDialog::enrolled, this,
            [this, key](const registry::NamespaceVersion &version) {
                m_unsent.erase(key);
                emit messageShown(tr("“%1” is registered as version %2.")
                                      .arg(words(version.nid), QString::number(version.version)));
                refresh();
            });
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestsDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && request()) {
        showTemplate();
        showDiscussion();
    }
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
