// SPDX-License-Identifier: MIT
#include "forms/drafts/draftspage.h"

#include "forms/drafts/recoverybar.h"
#include "forms/editor/fieldeditor.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/taborder.h"
#include "forms/words/words.h"
#include "model/templates/writer.h"
#include "ui_draftspage.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFontDatabase>
#include <QMimeData>
#include <QSettings>
#include <QTabBar>

namespace nidreg::forms {

static constexpr qsizetype kMaxProblems = 6; ///< told at once

DraftsPage::DraftsPage(RegistrySession &session, const QString &recoveryFolder, QWidget *parent)
    : Page(parent), m_ui(std::make_unique<Ui::DraftsPage>()), m_session(session),
      m_keeper(recoveryFolder, session.clock()), m_recoveryBar(new RecoveryBar(m_keeper, this)),
      m_actions(*this), m_files(*this, QDir(recoveryFolder).filePath(QStringLiteral("recent"))),
      m_sender(session, *this), m_export(session, *this),
      m_spelling(kDictionaries, QDir(recoveryFolder).filePath(QStringLiteral("words"))),
      m_writing([this] { return current(); }, m_spelling),
      m_copies(QDir(recoveryFolder).filePath(QStringLiteral("copied"))),
      m_requests(QDir(recoveryFolder).filePath(QStringLiteral("requests")))
{
    m_ui->setupUi(this);
    m_ui->outer->insertWidget(0, m_recoveryBar);
    m_actions.addWriting(m_writing.all());
    setUpStart();
    connectActions();
    connectFiles();
    connectSender();
    connectTabs();
    connectRecovery();
    m_actions.setRecent(m_files.recent());
    restore();
    showChoice();
    m_recoveryBar->offer(m_keeper.takeLeftovers());
}

/// The views go while the page's parts that hear from them are still there.
DraftsPage::~DraftsPage()
{
    save();
    m_keeper.keepNow();
    m_ui->tabs->disconnect(this);
    for (int tab = m_ui->tabs->count() - 1; tab >= 0; --tab) {
        DraftView *each = &view(tab);
        m_keeper.leave(each->draft());
        each->draft().disconnect(this);
        delete each;
    }
}

/// How one likes to write stays as it was chosen.
void DraftsPage::restore()
{
    QSettings settings;
    settings.beginGroup("drafts");
    m_actions.preview->setChecked(settings.value("preview", false).toBool());
    m_actions.guidance->setChecked(settings.value("guidance", true).toBool());
    m_actions.monospace->setChecked(settings.value("monospace", false).toBool());
    settings.endGroup();
    setPreferences(Preferences::load());
}

void DraftsPage::setPreferences(const Preferences &preferences)
{
    m_spelling.setLanguage(preferences.spelling.value_or(m_spelling.usual()));
    m_keeper.setPace(std::chrono::seconds(preferences.keepSeconds));
    m_textFont = font();
    if (!preferences.fieldFont.isEmpty())
        m_textFont.fromString(preferences.fieldFont);
    m_grammarFont = preferences.hasFixedGrammar
        ? QFontDatabase::systemFont(QFontDatabase::FixedFont)
        : m_textFont;
    showChoice();
}

void DraftsPage::save() const
{
    QSettings settings;
    settings.beginGroup("drafts");
    settings.setValue("preview", m_actions.preview->isChecked());
    settings.setValue("guidance", m_actions.guidance->isChecked());
    settings.setValue("monospace", m_actions.monospace->isChecked());
    settings.setValue("spelling", m_spelling.language());
}

void DraftsPage::setUpStart()
{
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * 1.6);
    m_ui->startTitle->setFont(title);
    m_ui->startHint->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {m_ui->startText, m_ui->startHint})
        label->setContentsMargins(180, 6, 180, 6);
    connect(m_ui->newButton, &QPushButton::clicked, m_actions.newDraft, &QAction::trigger);
    connect(m_ui->likeButton, &QPushButton::clicked, m_actions.newLike, &QAction::trigger);
    connect(m_ui->openButton, &QPushButton::clicked, m_actions.open, &QAction::trigger);
    connect(m_ui->pasteButton, &QPushButton::clicked, m_actions.paste, &QAction::trigger);
}

void DraftsPage::connectFiles()
{
    connect(&m_files, &DraftsFiles::read, this,
            [this](const templates::NamespaceTemplate &content, const QString &path,
                   const FileStamp &stamp) {
                auto draft = std::make_unique<Draft>();
                const std::string nid(content.text(templates::Field::NamespaceIdentifier));
                draft->load(content, m_requests.terms(path, nid).value_or(guessedTerms(content)));
                draft->setFile(path, stamp);
                draft->setCopied(m_copies.find(path));
                knowRequest(*draft);
                if (path.isEmpty())
                    draft->setUnsaved();
                add(std::move(draft));
            });
    connect(&m_files, &DraftsFiles::failed, this, &DraftsPage::tell);
    connect(&m_keeper, &DraftsKeeper::failed, this, &DraftsPage::tell);
    connect(&m_files, &DraftsFiles::saved, this, [this](const QString &path) {
        for (int tab = 0; tab < m_ui->tabs->count(); ++tab) {
            const Draft &draft = view(tab).draft();
            if (draft.filePath() != path)
                continue;
            m_copies.note(draft);
            m_requests.note(draft);
        }
        emit messageShown(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
    });
    connect(&m_files, &DraftsFiles::recentChanged, this,
            [this] { m_actions.setRecent(m_files.recent()); });
}

void DraftsPage::connectSender()
{
    connect(&m_sender, &DraftsSender::submitted, this, [this](workflow::RequestId request) {
        emit messageShown(tr("Submitted: request #%1").arg(request.value));
        emit submitted(request);
    });
    connect(&m_sender, &DraftsSender::kept, this, [this](workflow::RequestId request) {
        emit messageShown(tr("Saved in the registry as request #%1").arg(request.value));
    });
    connect(&m_sender, &DraftsSender::saveWanted, this,
            [this](DraftView &sent) { m_files.save(sent); });
    connect(&m_sender, &DraftsSender::busyChanged, this, &DraftsPage::updateActions);
    connect(&m_session, &RegistrySession::opened, this, &DraftsPage::knowRequests);
    connect(&m_session, &RegistrySession::opened, this, &DraftsPage::updateActions);
    connect(&m_session, &RegistrySession::lost, this, &DraftsPage::updateActions);
    connect(&m_session, &RegistrySession::actingChanged, this, &DraftsPage::updateActions);
}

void DraftsPage::connectTabs()
{
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, &DraftsPage::showChoice);
    connect(m_ui->tabs, &QTabWidget::tabCloseRequested, this, &DraftsPage::close);
}

DraftView &DraftsPage::view(int tab) const
{
    return *static_cast<DraftView *>(m_ui->tabs->widget(tab));
}

DraftView *DraftsPage::current() const
{
    return static_cast<DraftView *>(m_ui->tabs->currentWidget());
}

DraftView &DraftsPage::add(std::unique_ptr<Draft> draft, const QString &leftoverId)
{
    auto *added = new DraftView(std::move(draft), m_session);
    Draft &inside = added->draft();
    added->setSpelling(m_spelling);
    m_keeper.watch(inside, leftoverId);
    m_files.watch(*added);
    m_actions.history.addStack(&inside.undoStack());
    added->editor().setHistoryActions(m_actions.undo, m_actions.redo);
    added->editor().setFieldAction(templates::Field::RevisionInformation, m_actions.proposeNote);
    const auto retitle = [this, added] { showTitle(*added); };
    connect(&inside, &Draft::titleChanged, this, retitle);
    connect(&inside, &Draft::modifiedChanged, this, retitle);
    connect(&inside, &Draft::modifiedChanged, this, &DraftsPage::countUnsaved);
    connect(&inside, &Draft::termsChanged, this, &DraftsPage::updateActions);
    connect(added, &DraftView::requestWanted, this, &DraftsPage::requestWanted);
    connect(added, &DraftView::requestSeen, this, [this, added] {
        m_sender.follow(*added);
        updateActions();
        countDrafts();
    });
    connect(&inside, &Draft::requestChanged, this, [this, &inside] { m_requests.note(inside); });
    m_ui->tabs->setCurrentIndex(m_ui->tabs->addTab(added, inside.title()));
    visitInOrder({m_ui->tabs->tabBar(), added});
    showTitle(*added);
    showChoice();
    countDrafts();
    countUnsaved();
    added->focusText();
    return *added;
}

void DraftsPage::showTitle(DraftView &shown)
{
    const int tab = m_ui->tabs->indexOf(&shown);
    QString title = shown.draft().title();
    title.replace(QLatin1Char('&'), QLatin1String("&&"));
    m_ui->tabs->setTabText(tab, shown.draft().isModified() ? tr("%1 *").arg(title) : title);
    const QString path = QDir::toNativeSeparators(shown.draft().filePath());
    const QString place = path.isEmpty() ? tr("Not saved yet") : path;
    m_ui->tabs->setTabToolTip(tab,
                              asToolTip(shown.draft().isModified()
                                            ? tr("%1, changed since it was saved").arg(place)
                                            : place));
}

/// Those that somebody can still write: a draft whose request is under review, or was registered,
/// is only read.
void DraftsPage::countDrafts()
{
    int open = 0;
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab) {
        const workflow::Request *known = view(tab).knownRequest();
        open += !known || workflow::isWithApplicant(known->state);
    }
    emit countChanged(open);
}

void DraftsPage::countUnsaved()
{
    int unsaved = 0;
    for (int tab = 0; tab < m_ui->tabs->count(); ++tab)
        unsaved += view(tab).draft().isModified();
    emit unsavedChanged(unsaved);
}

/// The draft chosen, as the view actions want it shown.
void DraftsPage::showChoice()
{
    DraftView *shown = current();
    m_ui->stack->setCurrentWidget(shown ? static_cast<QWidget *>(m_ui->tabs) : m_ui->start);
    if (shown) {
        m_actions.history.setActiveStack(&shown->draft().undoStack());
        shown->setPreviewVisible(m_actions.preview->isChecked());
        shown->editor().setGuidanceVisible(m_actions.guidance->isChecked());
        shown->editor().setFonts(m_textFont, m_grammarFont, m_actions.monospace->isChecked());
    }
    updateActions();
}

void DraftsPage::enter()
{
    if (DraftView *shown = current())
        shown->focusText();
    else
        m_ui->newButton->setFocus(Qt::OtherFocusReason);
}

/// Several files that cannot be opened are told in as many lines.
void DraftsPage::tell(const QString &problem)
{
    QStringList said;
    if (m_ui->messageBar->isVisible())
        said = m_ui->messageBar->message().split(QLatin1Char('\n'));
    said.removeAll(problem);
    m_ui->messageBar->say(
        MessageBar::Problem,
        (said.mid(std::max<qsizetype>(0, said.size() - kMaxProblems + 1)) << problem)
            .join(QLatin1Char('\n')));
    emit messageShown(problem);
}

void DraftsPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void DraftsPage::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            openFile(url.toLocalFile());
    }
    event->acceptProposedAction();
}

} // namespace nidreg::forms
