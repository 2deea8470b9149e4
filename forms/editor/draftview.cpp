// SPDX-License-Identifier: MIT
#include "forms/editor/draftview.h"

#include "forms/editor/copiedstore.h"
#include "forms/editor/draftcommands.h"
#include "forms/editor/fieldeditor.h"
#include "forms/editor/fieldsmodel.h"
#include "forms/editor/findbar.h"
#include "forms/editor/findingslist.h"
#include "forms/editor/plaintextfield.h"
#include "forms/editor/requestwishes.h"
#include "forms/editor/spelling.h"
#include "forms/editor/termsbar.h"
#include "forms/widgets/admission.h"
#include "forms/widgets/findingsmodel.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/taborder.h"
#include "forms/words/guidance.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/text.h"
#include "ui_draftview.h"

#include <QFontDatabase>
#include <QScrollBar>

namespace nidreg::forms {

static constexpr int kPreviewDelay = 200; ///< milliseconds after the findings

DraftView::DraftView(std::unique_ptr<Draft> draft, RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::DraftView>()), m_draft(std::move(draft)),
      m_checker(*m_draft, session)
{
    m_ui->setupUi(this);
    m_ui->preview->setUndoRedoEnabled(false);
    m_previewDelay.setSingleShot(true);
    m_previewDelay.setInterval(kPreviewDelay);
    connect(&m_previewDelay, &QTimer::timeout, this, &DraftView::showPreview);
    m_editor = new FieldEditor(*m_draft, m_ui->middle);
    m_findBar = new FindBar(*m_draft, *m_editor, this);
    m_wishes = new RequestWishes(*m_draft, session, m_ui->right);
    setUpViews();
    connectSignals();
    connectWishes();
    showNid();
    showField(templates::Field::NamespaceIdentifier);
}

/// The editor refers to the draft, so it goes first.
DraftView::~DraftView()
{
    delete m_wishes;
    delete m_findBar;
    delete m_editor;
    delete findChild<TermsBar *>();
}

void DraftView::showNid()
{
    const workflow::Request *known = knownRequest();
    const QString nid = m_draft->text(templates::Field::NamespaceIdentifier).trimmed();
    const bool isDone = known && known->state == workflow::State::Registered
        && base::equalIgnoringCase(nid.toStdString(), known->nid);
    m_editor->showNid(isDone ? registeredNidLine(*known) : m_checker.nidLine());
    findChild<TermsBar *>()->setRegistered(m_checker.isRegistered());
}

bool DraftView::takesTemplate(workflow::State state)
{
    return workflow::isWithApplicant(state)
        || (workflow::isEnded(state) && state != workflow::State::Registered);
}

const workflow::Request *DraftView::knownRequest() const
{
    return m_wishes->request();
}

DraftReply DraftView::reply() const
{
    return m_wishes->reply();
}

MessageBar &DraftView::messageBar()
{
    return *m_ui->messageBar;
}

void DraftView::setUpViews()
{
    auto *terms = new TermsBar(*m_draft, this);
    m_ui->outer->insertWidget(0, terms);
    m_ui->middleLayout->addWidget(m_editor);
    m_ui->fields->setModel(&m_fields);
    m_ui->fields->setItemDelegate(new FieldDelegate(m_ui->fields));
    m_ui->findings->setFindings(m_findings, [this](int row) { return fixWords(row); });
    if (!m_draft->filePath().isEmpty()) // somebody thought it finished once
        m_ui->findings->showMissing();
    m_ui->preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_ui->columns->setStretchFactor(0, 0);
    m_ui->columns->setStretchFactor(1, 1);
    m_ui->columns->setStretchFactor(2, 0);
    m_ui->columns->setSizes({200, 600, 300});
    m_ui->rows->setStretchFactor(0, 3);
    m_ui->rows->setStretchFactor(1, 1);
    m_ui->previewPane->hide();
    m_ui->rightLayout->insertWidget(0, m_wishes, 2);
    m_ui->rightLayout->setStretchFactor(m_ui->findings, 1);
    m_ui->outer->addWidget(m_findBar);
    visitInOrder(
        {terms, m_ui->messageBar, m_ui->fields, m_editor, m_wishes, m_ui->findings, m_ui->preview});
}

void DraftView::connectSignals()
{
    connect(&m_checker, &DraftChecker::checked, this, &DraftView::showCheck);
    connect(&m_checker, &DraftChecker::nidChanged, this, &DraftView::showNid);
    connect(m_ui->fields->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    showField(templates::Field(current.row()));
            });
    connect(m_ui->fields, &QListView::clicked, this, &DraftView::focusText);
    connect(m_ui->fields, &QListView::activated, this, &DraftView::focusText);
    connect(m_ui->findings, &QListView::clicked, this,
            [this](const QModelIndex &index) { showFinding(index.row()); });
    connect(m_ui->findings, &QListView::activated, this,
            [this](const QModelIndex &index) { showFinding(index.row()); });
    connect(m_ui->findings, &FindingsList::showRequested, this, &DraftView::showFinding);
    connect(m_ui->findings, &FindingsList::fixWanted, this, [this](int row) {
        if (const auto fix = m_checker.fixFor(std::size_t(row)))
            applyFix(*fix);
    });
    connect(m_editor, &FieldEditor::fieldShown, this, &DraftView::showField);
    connect(m_editor, &FieldEditor::nextWanted, this, [this] { stepField(+1); });
    connect(m_editor, &FieldEditor::refused, this,
            [this](const QString &why) { messageBar().say(MessageBar::Problem, why); });
    connect(m_findBar, &FindBar::dismissed, this, &DraftView::focusText);
    m_editor->textField().setMenuFiller(
        [this](QMenu &menu, qsizetype position) { fillMenu(menu, position); });
}

void DraftView::connectWishes()
{
    connect(m_wishes, &RequestWishes::changed, this, [this] {
        m_fields.setWishes(m_wishes->openByField());
        showFirstWish();
        showNid();
        showSummary();
        emit requestSeen();
    });
    connect(m_wishes, &RequestWishes::fieldWanted, this, [this](templates::Field field) {
        showField(field);
        focusText();
    });
    connect(m_wishes, &RequestWishes::refused, this,
            [this](const QString &why) { messageBar().say(MessageBar::Problem, why); });
    connect(m_wishes, &RequestWishes::requestWanted, this, &DraftView::requestWanted);
}

/// A request that is opened to be revised begins where somebody asked for something.
void DraftView::showFirstWish()
{
    if (!knownRequest() || std::exchange(m_hasSeenWishes, true))
        return;
    const auto open = m_wishes->openByField();
    const bool isUntouched = m_draft->undoStack().index() == 0
        && m_editor->field() == templates::Field::NamespaceIdentifier;
    if (isUntouched && !open.empty())
        showField(open.begin()->first);
}

void DraftView::setSpelling(Spelling &spelling)
{
    m_spelling = new FieldSpelling(m_editor->textField(), spelling);
    const auto nameNid = [this] {
        m_spelling->setNames({m_draft->text(templates::Field::NamespaceIdentifier).trimmed()});
    };
    nameNid();
    connect(&m_checker, &DraftChecker::nidChanged, m_spelling, nameNid);
    connect(m_spelling, &FieldSpelling::notKept, this, [this](const QString &word) {
        messageBar().say(MessageBar::Problem,
                         tr("Cannot save your dictionary. “%1” is accepted for now. Check the "
                            "permissions of your data folder, then add the word again.")
                             .arg(word));
    });
}

std::optional<std::size_t> DraftView::chosenFinding() const
{
    const QModelIndex chosen = m_ui->findings->currentIndex();
    return chosen.isValid() ? std::optional(std::size_t(chosen.row())) : std::nullopt;
}

std::vector<std::size_t> DraftView::findingsAt(qsizetype position) const
{
    std::vector<std::size_t> found;
    const DraftCheck &check = m_checker.latest();
    for (std::size_t i = 0; m_checker.isCurrent() && i < check.findings.size(); ++i) {
        const base::Span span = check.spans[i];
        if (check.findings[i].field == m_editor->field() && qsizetype(span.offset) <= position
            && position <= qsizetype(span.offset + span.length))
            found.push_back(i);
    }
    return found;
}

/// Empty where a person has to decide.
QString DraftView::fixWords(int row) const
{
    const auto fix = m_checker.fixFor(std::size_t(row));
    return fix ? wording(*fix) : QString();
}

void DraftView::applyFix(const templates::Fix &fix)
{
    if (!m_checker.isCurrent())
        return;
    templates::NamespaceTemplate content = m_draft->content();
    templates::apply(content, fix);
    showField(fix.field);
    m_draft->replaceAll(content, wording(fix));
}

void DraftView::applyFix()
{
    std::vector<std::size_t> candidates = findingsAt(m_editor->selectionStart());
    if (const auto chosen = chosenFinding())
        candidates.insert(candidates.begin(), *chosen);
    for (const std::size_t finding : candidates) {
        if (const auto fix = m_checker.fixFor(finding))
            return applyFix(*fix);
    }
    messageBar().say(
        MessageBar::Information,
        tr("Nothing here can be fixed automatically. Findings that can be fixed have a "
           "button."));
}

void DraftView::fillMenu(QMenu &menu, qsizetype position)
{
    QAction *first = menu.actions().value(0);
    bool hasFixes = false;
    for (const std::size_t finding : findingsAt(position)) {
        const auto fix = m_checker.fixFor(finding);
        if (!fix)
            continue;
        QString words = tr("Fix: %1").arg(wording(*fix));
        auto *action = new QAction(words.replace(QLatin1Char('&'), QLatin1String("&&")), &menu);
        connect(action, &QAction::triggered, this, [this, fix] { applyFix(*fix); });
        menu.insertAction(first, action);
        hasFixes = true;
    }
    if (hasFixes)
        menu.insertSeparator(first);
    if (m_spelling)
        m_spelling->fill(menu, position);
}

void DraftView::showField(templates::Field field)
{
    const QModelIndex index = m_fields.index(int(field));
    if (m_ui->fields->currentIndex() != index)
        m_ui->fields->setCurrentIndex(index);
    if (m_editor->field() != field)
        m_editor->showField(field);
    m_wishes->showField(field);
    leaveFinding(field);
    offerWrapping(field);
    if (m_checker.isCurrent())
        m_editor->showFindings(m_checker.latest());
}

/// A finding on another field is chosen no more; those on this one come into sight.
void DraftView::leaveFinding(templates::Field field)
{
    const auto chosen = chosenFinding();
    if (chosen && m_findings.at(int(*chosen)).field == field)
        return;
    m_ui->findings->setCurrentIndex({});
    for (int row = 0; row < m_findings.rowCount(); ++row) {
        if (m_findings.at(row).field == field)
            return m_ui->findings->scrollTo(m_findings.index(row));
    }
}

/// The widget lays a line out anew with every key.
void DraftView::offerWrapping(templates::Field field)
{
    constexpr qsizetype kLong = 20000;
    qsizetype longest = 0;
    for (const QStringView line : QStringView(m_draft->text(field)).tokenize(QLatin1Char('\n')))
        longest = std::max(longest, line.size());
    if (longest < kLong || !m_offered.insert(field).second)
        return;
    messageBar().say(MessageBar::Information,
                     tr("“%1” contains a line of %L2 characters, which makes typing slow. Wrapping "
                        "it at 72 columns keeps every word.")
                         .arg(heading(field))
                         .arg(longest),
                     {{tr("&Wrap lines"),
                       [this, field] {
                           showField(field);
                           m_editor->wrapAll();
                       }},
                      {tr("&Leave it as is"), [] {}}});
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
    const auto chosen = chosenFinding();
    int next = chosen ? int(*chosen) + 1 : 0;
    while (!chosen && next < count && m_findings.at(next).field < m_editor->field())
        ++next;
    if (count > 0)
        showFinding(next % count);
}

void DraftView::showFirstError()
{
    m_ui->findings->showMissing();
    showCheck();
    showFinding(m_findings.firstError());
}

void DraftView::showFinding(int row)
{
    if (row < 0 || row >= m_findings.rowCount())
        return;
    m_ui->findings->setCurrentIndex(m_findings.index(row));
    const templates::FieldFinding found = m_findings.at(row);
    showField(found.field);
    m_editor->select(m_checker.latest().spans[std::size_t(row)]);
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
    m_fields.setState(check.content, check.findings);
    m_findings.setFindings(check.findings);
    m_ui->findings->fit();
    showSummary();
    if (m_checker.isCurrent())
        m_editor->showFindings(check);
    if (!m_previewDelay.isActive())
        m_previewDelay.start();
}

void DraftView::showSummary()
{
    const workflow::Request *known = knownRequest();
    const bool isToSubmit = !known || takesTemplate(known->state);
    m_ui->summary->setText(m_ui->findings->summary(isToSubmit ? FindingsModel::Text::ToSubmit
                                                              : FindingsModel::Text::ToRead));
    m_ui->summary->setForegroundRole(m_ui->findings->isOnlyUnfinished() ? QPalette::PlaceholderText
                                                                        : QPalette::WindowText);
}

/// Exchanges what differs only, and keeps the place where the person reads.
void DraftView::showPreview()
{
    const QString text = visible(m_checker.latest().canonical);
    const auto edit = difference(templates::Field::NamespaceIdentifier, m_previewed, text);
    if (m_ui->previewPane->isHidden() || !edit)
        return;
    const int position = m_ui->preview->verticalScrollBar()->value();
    QTextCursor cursor(m_ui->preview->document());
    cursor.setPosition(int(edit->position));
    cursor.setPosition(int(edit->position + edit->removed.size()), QTextCursor::KeepAnchor);
    cursor.insertText(edit->added);
    m_ui->preview->verticalScrollBar()->setValue(position);
    m_previewed = text;
}

} // namespace nidreg::forms
