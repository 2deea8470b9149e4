// SPDX-License-Identifier: MIT
#include "forms/requests/requeststemplate.h"

#include "forms/requests/requeststhreads.h"
#include "forms/widgets/findingsmodel.h"
#include "forms/widgets/namespacesdocument.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/examine.h"
#include "model/templates/reader.h"
#include "ui_requeststemplate.h"

#include <QDesktopServices>
#include <QStandardItemModel>
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
    m_threads = new RequestThreads(m_session, m_ui->side);
    m_ui->side->insertTab(0, m_threads, tr("Comments"));
    m_ui->side->setCurrentIndex(0);
    m_ui->findingsView->setModel(&m_findings);
    m_ui->findingsView->setItemDelegate(new FindingDelegate(m_ui->findingsView));
    m_ui->templateView->setContextMenuPolicy(Qt::CustomContextMenu);
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
    connect(m_ui->templateView, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() != QStringLiteral("threads"))
            return void(QDesktopServices::openUrl(url));
        m_ui->side->setCurrentWidget(m_threads);
        m_threads->goToField(url.path().toStdString());
    });
    connect(m_ui->templateView, &QWidget::customContextMenuRequested, this,
            &RequestTemplate::offerComments);
    connect(m_ui->templateView, &QTextEdit::cursorPositionChanged, this,
            &RequestTemplate::showChosen);
    connect(m_threads, &RequestThreads::fieldWanted, this, [this](const QString &key) {
        const auto field =
            std::ranges::find(templates::kFields, key.toStdString(), &templates::FieldSpec::key);
        if (field != templates::kFields.end())
            goToField(field->field);
    });
    connect(m_threads, &RequestThreads::begun, this, &RequestTemplate::quoteMarked);
    connect(m_threads, &RequestThreads::taken, this, &RequestTemplate::taken);
    connect(m_threads, &RequestThreads::messageShown, this, &RequestTemplate::messageShown);
}

void RequestTemplate::show(const registry::RequestFile &file)
{
    const bool hasNewText = m_file.request.id != file.request.id
        || m_file.request.revision != file.request.revision
        || m_file.workingCopy != file.workingCopy
        || m_file.request.contestedBy != file.request.contestedBy;
    m_file = file;
    m_threads->show(m_file);
    showThreads();
    if (hasNewText)
        showRevisions();
    else
        showFindings(); // the same text, against the registry as it is now
}

void RequestTemplate::clear()
{
    m_file = {};
    m_texts.clear();
    m_threads->clear();
}

void RequestTemplate::showThreads()
{
    const int open = m_threads->openCount();
    m_ui->side->setTabText(m_ui->side->indexOf(m_threads),
                           open == 0 ? tr("Comments") : tr("Comments (%1 open)").arg(open));
    markThreads();
}

/// The submitted revisions, newest first; before them what is being written, where this person may
/// read it.
void RequestTemplate::showRevisions()
{
    m_texts.clear();
    m_others.clear();
    m_rivals.clear();
    m_ui->revisionBox->clear();
    m_ui->compareBox->clear();
    m_ui->compareBox->addItem(tr("nothing"));
    const auto add = [this](const QString &name, const std::string &text) {
        m_texts.push_back({name, text});
        m_ui->revisionBox->addItem(name);
        addOther(name, {}, text);
    };
    if (!m_file.workingCopy.empty())
        add(tr("Working copy"), m_file.workingCopy);
    for (auto each = m_file.revisions.rbegin(); each != m_file.revisions.rend(); ++each) {
        const QString when = shownTime(each->at, m_session.clock().now());
        add(tr("Revision %1, %2").arg(QString::number(each->number), when), each->text);
    }
    m_ui->revisionBox->setVisible(!m_texts.empty());
    loadRivals();
    showTemplate();
}

void RequestTemplate::addOther(const QString &name, workflow::RequestId id, const std::string &text)
{
    m_others.push_back({name, text});
    m_ui->compareBox->addItem(name, qlonglong(id.value));
    const bool hasChoice = m_others.size() > 1;
    m_ui->compareLabel->setVisible(hasChoice);
    m_ui->compareBox->setVisible(hasChoice);
}

/// The texts of the requests that ask for the same NID, where this person may read them.
void RequestTemplate::loadRivals()
{
    m_rivals = m_file.request.contestedBy;
    for (const workflow::RequestId rival : m_rivals) {
        m_session.ask(
            this,
            [rival](const actions::Services &services) { return services.store.request(rival); },
            [this, of = m_file.request.id](registry::Stored<registry::RequestFile> file) {
                if (file && of == m_file.request.id)
                    takeRival(*file);
            });
    }
}

void RequestTemplate::takeRival(const registry::RequestFile &file)
{
    const auto asked = std::ranges::find(m_rivals, file.request.id);
    if (asked == m_rivals.end() || file.revisions.empty()
        || m_ui->compareBox->findData(qlonglong(file.request.id.value)) >= 0)
        return;
    const registry::Revision &newest = file.revisions.back();
    addOther(tr("Request %1, revision %2")
                 .arg(QString::number(file.request.id.value), QString::number(newest.number)),
             file.request.id, newest.text);
}

void RequestTemplate::compareWith(workflow::RequestId other)
{
    const int row = m_ui->compareBox->findData(qlonglong(other.value));
    if (row < 0)
        return;
    m_ui->compareBox->setCurrentIndex(row);
    showTemplate();
    m_ui->differenceView->setFocus();
}

void RequestTemplate::showTemplate()
{
    const int shown = m_ui->revisionBox->currentIndex();
    showDifference();
    if (shown < 0) {
        m_ui->templateView->setPlainText(tr("Nothing has been submitted yet."));
        m_findings.setFindings({});
        showFindingsView();
        return;
    }
    registry::NamespaceVersion page;
    page.text = m_texts[std::size_t(shown)].text;
    NamespaceDocument document(*m_ui->templateView->document(), palette());
    document.writeVersion({}, page);
    m_ui->templateView->moveCursor(QTextCursor::Start);
    m_commented = -1;
    markThreads();
    showChosen();
    showFindings();
}

/// Two columns in the place of the template, with the room that its margin had.
void RequestTemplate::showDifference()
{
    const int shown = m_ui->revisionBox->currentIndex();
    const int other = m_ui->compareBox->currentIndex() - 1;
    auto *others = qobject_cast<QStandardItemModel *>(m_ui->compareBox->model());
    for (int i = 0; i < int(m_texts.size()); ++i)
        others->item(i + 1)->setEnabled(i != shown); // nothing differs from itself
    if (other == shown)
        m_ui->compareBox->setCurrentIndex(0);
    const bool isCompared = shown >= 0 && other >= 0 && other != shown;
    m_ui->differenceView->setVisible(isCompared);
    m_ui->templateView->setVisible(!isCompared);
    fitSide();
    if (!isCompared)
        return;
    const auto content = [](const Text &text) { return templates::read(text.text).front(); };
    const Text &left = m_others[std::size_t(other)], &right = m_texts[std::size_t(shown)];
    m_ui->differenceView->setTitles(left.name, right.name);
    m_ui->differenceView->compare(content(left), content(right));
}

/// Remarks stay beside two columns where there is room for three.
void RequestTemplate::fitSide()
{
    constexpr int kRoom = 130; // characters
    const bool isCompared = !m_ui->differenceView->isHidden();
    m_ui->side->setVisible(!isCompared || width() >= fontMetrics().averageCharWidth() * kRoom);
}

void RequestTemplate::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitSide();
}

void RequestTemplate::showFindingsView()
{
    const int count = m_findings.rowCount();
    m_ui->findingsView->setVisible(count > 0);
    m_ui->noFindingsLabel->setVisible(count == 0);
    const int tab = m_ui->side->indexOf(m_ui->findingsTab);
    m_ui->side->setTabText(tab, count == 0 ? tr("Findings") : tr("Findings (%1)").arg(count));
    m_ui->side->setTabToolTip(tab, m_findings.summary(FindingsModel::Text::ToRead));
}

void RequestTemplate::showFindings()
{
    const int shown = m_ui->revisionBox->currentIndex();
    if (shown < 0)
        return;
    m_session.ask(
        this,
        [request = m_file.request,
         text = m_texts[std::size_t(shown)].text](const actions::Services &services) {
            return actions::appraise(services, request, templates::read(text).front());
        },
        [this, question = ++m_findingsQuestion](registry::Stored<templates::FieldFindings> found) {
            if (question != m_findingsQuestion || !found)
                return;
            m_findings.setFindings(std::move(found).value());
            showFindingsView();
        });
}

/// A heading with open threads says so, as a link to them. Headings are marked by their field, for
/// what stands behind them is no part of their text.
void RequestTemplate::markThreads()
{
    const auto open = m_threads->openByField();
    QTextDocument &document = *m_ui->templateView->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        const auto field = std::ranges::find_if(templates::kFields, [&](const auto &spec) {
            return block.text() == heading(spec.field) || block.userState() == int(spec.field);
        });
        if (field == templates::kFields.end())
            continue;
        block.setUserState(int(field->field));
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + int(heading(field->field).size()));
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        const auto count = open.find(std::string(field->key));
        if (count == open.end())
            continue;
        QTextCharFormat mark;
        mark.setAnchor(true);
        mark.setAnchorHref(QStringLiteral("threads:") + words(field->key));
        mark.setForeground(palette().link());
        mark.setFontUnderline(true);
        cursor.insertText(QStringLiteral("   "), QTextCharFormat());
        cursor.insertText(tr("%1 open").arg(count->second), mark);
    }
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
        if (block.userState() != int(field))
            continue;
        m_ui->templateView->moveCursor(QTextCursor::End); // so that the heading ends up on top
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        m_ui->templateView->setTextCursor(cursor);
        m_ui->templateView->ensureCursorVisible();
        return;
    }
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestTemplate::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_file.request.id)
        showTemplate();
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
