// SPDX-License-Identifier: MIT
#include "app/shell/mainwindow.h"

#include "app/shell/actingmenu.h"
#include "app/shell/backups.h"
#include "app/shell/colors.h"
#include "app/shell/editmenu.h"
#include "app/shell/menubar.h"
#include "app/shell/pageslist.h"
#include "app/shell/statusbar.h"
#include "forms/drafts/draftspage.h"
#include "forms/drafts/recoverybar.h"
#include "forms/help/helpcenter.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/requests/requestspage.h"
#include "forms/widgets/commandkeys.h"
#include "forms/widgets/mainactionkey.h"
#include "forms/widgets/messagebar.h"
#include "forms/workbench/workbenchpage.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::app {

using forms::MessageBar;
using forms::RegistrySession;

static constexpr int kMessageStays = 8000; ///< milliseconds

MainWindow::MainWindow(RegistrySession &session, WindowParts parts, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_parts(std::move(parts))
{
    fitIconsToPalette();
    layOut();
    makeActions();
    addPages();
    makeCompanions();
    makeHelp();
    makeMenus();
    makeStatusBar();
    connectPages();
    connectSession();
    forms::setTimeStyle(forms::Preferences::load().times);
    restore();
    m_help->restoreShortcuts();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    auto *middle = new QWidget(this);
    m_list = new PagesList(middle);
    m_stack = new QStackedWidget(middle);
    m_lost = new MessageBar(middle);
    m_welcome = new MessageBar(middle);
    m_server = new MessageBar(middle);
    m_connector = new Connector(m_session, m_parts.connecting, *m_lost, *this);
    m_lost->hide();
    m_welcome->hide();
    m_server->hide();
    m_right = new QVBoxLayout;
    m_right->setSpacing(0);
    m_right->addWidget(m_lost);
    m_right->addWidget(m_server);
    m_right->addWidget(m_welcome);
    m_right->addWidget(m_stack);
    auto *layout = new QHBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_left = new QVBoxLayout;
    m_left->setSpacing(0);
    m_left->addWidget(m_list);
    layout->addLayout(m_left);
    layout->addLayout(m_right, 1);
    setCentralWidget(middle);
    setMenuBar(new MenuBar(this));
    setStatusBar(new StatusBar(this));
    setAcceptDrops(true);
    qApp->installEventFilter(new forms::CommandKeys(this));
    qApp->installEventFilter(new forms::MainActionKey(this));
    m_toolBar = addToolBar(tr("Toolbar"));
    m_toolBar->setObjectName("toolbar");
    m_toolBar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_toolBar->setMovable(false);
}

void MainWindow::addPages()
{
    m_namespaces = new forms::NamespacesPage(m_session, this);
    m_requests = new forms::RequestsPage(m_session, this);
    m_drafts = new forms::DraftsPage(m_session, m_parts.recoveryFolder, this);
    m_drafts->setOutlets(m_parts.outlets);
    m_requests->setOutlets(m_parts.mails);
    m_namespaces->setTables(m_parts.tables);
    m_namespaces->setCite(m_parts.cite);
    m_requests->setTables(m_parts.tables);
    m_right->insertWidget(m_right->indexOf(m_stack), &m_drafts->recoveryBar());
    addPage(m_namespaces);
    addPage(m_requests);
    addPage(m_drafts);
    m_reports = new forms::ReportsPage(m_session, m_parts.tables, this);
    addPage(m_reports);
    auto *workbench = new forms::WorkbenchPage(m_session, m_parts.scan, this);
    workbench->setTables(m_parts.tables);
    workbench->setExcerpts(m_parts.excerpts);
    addPage(workbench);
    auto *audit = new forms::AuditPage(m_session, m_parts.audit, this);
    audit->setTables(m_parts.tables);
    addPage(audit);
}

/// The name with a sign before its first letter that is no other page's.
QString MainWindow::withMnemonic(const QString &name)
{
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar letter = name[i].toLower();
        if (!letter.isLetter() || m_mnemonics.contains(letter))
            continue;
        m_mnemonics += letter;
        return QString(name).insert(i, u'&');
    }
    return name;
}

void MainWindow::addPage(forms::Page *page)
{
    const int index = int(m_pages.size());
    m_list->addPage(page->pageName(), page->pageIcon());
    m_stack->addWidget(page);
    QAction *choose = m_pageActions->addAction(QIcon::fromTheme(page->pageIcon()),
                                               withMnemonic(page->pageName()));
    choose->setObjectName("show-" + forms::nameOf(*page));
    choose->setCheckable(true);
    choose->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + index)));
    connect(choose, &QAction::triggered, this, [this, index] { choosePage(index); });
    connect(page, &forms::Page::countChanged, this, [this, index, page](int count) {
        m_list->setCount(index, count, page->countWords().arg(QLocale().toString(count)));
    });
    connect(page, &forms::Page::messageShown, this,
            [this](const QString &message) { statusBar()->showMessage(message, kMessageStays); });
    m_pages.push_back({page, nullptr, choose});
}

void MainWindow::connectPages()
{
    connect(m_list, &QListWidget::currentRowChanged, this, &MainWindow::showPage);
    connect(m_namespaces, &forms::NamespacesPage::revisionWanted, this,
            [this](const QString &nid) { startRevision(nid, false); });
    connect(m_namespaces, &forms::NamespacesPage::deprecationWanted, this,
            [this](const QString &nid) { startRevision(nid, true); });
    connect(m_namespaces, &forms::NamespacesPage::likeWanted, this, [this](const QString &nid) {
        choosePage(indexOf(m_drafts));
        m_drafts->newLike(nid);
    });
    connect(m_namespaces, &forms::NamespacesPage::draftWanted, this, [this](const QString &nid) {
        choosePage(indexOf(m_drafts));
        m_drafts->newDraftFor(nid);
    });
    connect(m_namespaces, &forms::NamespacesPage::importWanted, this, &MainWindow::reconcile);
    connect(m_requests, &forms::RequestsPage::namespaceWanted, this, &MainWindow::showNamespace);
    connect(m_requests, &forms::RequestsPage::editWanted, this,
            [this](workflow::RequestId request) {
                choosePage(indexOf(m_drafts));
                m_drafts->openRequest(request);
            });
    const auto showDrafts = [this] { choosePage(indexOf(m_drafts)); };
    connect(m_drafts, &forms::DraftsPage::draftRecovered, this, showDrafts);
    for (QAction *action : beginnings()) {
        connect(action, &QAction::triggered, this, showDrafts);
        if (action->menu())
            connect(action->menu(), &QMenu::triggered, this, showDrafts);
    }
    connect(m_drafts, &forms::DraftsPage::submitted, this, &MainWindow::showRequest);
    connect(m_reports, &forms::ReportsPage::namespaceWanted, this, &MainWindow::showNamespace);
    connect(m_reports, &forms::ReportsPage::requestWanted, this, &MainWindow::showRequest);
    connect(m_requests, &forms::RequestsPage::figuresWanted, this, [this] {
        choosePage(indexOf(m_reports));
        m_reports->showReport(QStringLiteral("waiting-now"));
    });
    connect(m_drafts, &forms::DraftsPage::requestWanted, this, &MainWindow::showRequest);
}

void MainWindow::connectSession()
{
    connect(&m_session, &RegistrySession::opened, this, &MainWindow::fitActionsToSession);
    connect(&m_session, &RegistrySession::opened, this, &MainWindow::welcome);
    connect(&m_session, &RegistrySession::lost, this, &MainWindow::fitActionsToSession);
    connect(&m_session, &RegistrySession::actingChanged, this, &MainWindow::fitActionsToSession);
    connect(&m_session, &RegistrySession::left, m_welcome, &QWidget::hide); // not yours any more
    fitActionsToSession();
}

int MainWindow::indexOf(const forms::Page *page) const
{
    const auto found = std::ranges::find(m_pages, page, &PageEntry::page);
    return int(found - m_pages.begin());
}

void MainWindow::choosePage(int page)
{
    m_list->setCurrentRow(page);
    m_pages[std::size_t(page)].page->enter();
}

void MainWindow::showPage(int page)
{
    if (page < 0)
        return;
    m_stack->setCurrentIndex(page);
    for (const PageEntry &entry : m_pages) {
        const bool shown = entry.page == m_stack->currentWidget();
        entry.menu->menuAction()->setVisible(shown);
        entry.choose->setChecked(shown);
    }
    if (m_pages[std::size_t(page)].page == m_drafts && !m_help->isTouring())
        endWelcome(); // whoever drafts has found the way
    welcome();
    const forms::Page &shown = *m_pages[std::size_t(page)].page;
    fillFileMenu(shown);
    m_edit->showPage(shown);
    fillToolBar();
    m_help->helpAs(*m_list, shown); // who has just chosen it there is on that page
    setWindowTitle(m_pages[std::size_t(page)].page->pageName());
    showTip();
}

void MainWindow::showNamespace(const QString &nid)
{
    choosePage(indexOf(m_namespaces));
    m_namespaces->show(nid);
}

void MainWindow::showRequest(workflow::RequestId request)
{
    choosePage(indexOf(m_requests));
    m_requests->show(request);
}

void MainWindow::startRevision(const QString &nid, bool deprecates)
{
    choosePage(indexOf(m_drafts));
    m_drafts->startRevision(nid, deprecates);
}

void MainWindow::openFile(const QString &path)
{
    if (m_parts.listings.isListing && m_parts.listings.isListing(path))
        return reconcile()->openFile(path);
    choosePage(indexOf(m_drafts));
    m_drafts->openFile(path);
}

void MainWindow::newDraft()
{
    choosePage(indexOf(m_drafts));
    m_drafts->newDraft();
}

void MainWindow::openTemplate()
{
    choosePage(indexOf(m_drafts));
    for (QAction *action : beginnings()) {
        if (action->objectName() == QLatin1String("open"))
            action->trigger();
    }
}

/// Until it is closed or answered, on a registry of one's own; after a tour, not behind it. Where
/// one has gone to do something else, it would only take the room.
void MainWindow::welcome()
{
    if (!m_session.isOpen() || !m_session.access().local || m_help->isTouring()
        || m_stack->currentWidget() != m_namespaces
        || QSettings().value("window/welcomed").toBool())
        return m_welcome->hide();
    m_welcome->say(MessageBar::Information,
                   tr("This is your own registry. It contains the URN namespaces that IANA "
                      "lists. You can draft a template without any other registry."),
                   {{tr("&Draft a template"), [this] { newDraft(); }},
                    {tr("&Open a template file…"), [this] { openTemplate(); }},
                    {tr("Connect to a &server…"),
                     [this] {
                         endWelcome();
                         m_connector->openDialog();
                     }},
                    {tr("&Close"), [this] { endWelcome(); }}});
}

void MainWindow::tellOfServer(const QString &sentence)
{
    m_server->say(MessageBar::Information, sentence);
}

void MainWindow::endWelcome()
{
    m_welcome->hide();
    QSettings().setValue("window/welcomed", true);
}

void MainWindow::restore()
{
    QSettings settings;
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(20, 60)));
    restoreGeometry(settings.value("window/geometry").toByteArray());
    restoreState(settings.value("window/state").toByteArray());
    const int last = settings.value("window/place", 0).toInt();
    choosePage(std::clamp(last, 0, int(m_pages.size()) - 1));
}

void MainWindow::save() const
{
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/state", saveState());
    settings.setValue("window/place", m_list->currentRow());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool may =
        std::ranges::all_of(m_pages, [](const PageEntry &entry) { return entry.page->mayClose(); });
    event->setAccepted(may && m_backups->mayClose());
    if (!event->isAccepted())
        return;
    m_drafts->noteOpen();
    for (const PageEntry &entry : m_pages)
        entry.page->leave();
    save();
}

void MainWindow::reopenDrafts()
{
    m_drafts->reopen();
}

/// Not quit(): that closes the windows first, and a closing window asks what to save.
void MainWindow::endNow()
{
    m_drafts->noteOpen();
    save();
    QCoreApplication::exit();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_list) {
        fitInksToPalette();
        fitIconsToPalette();
    }
    QMainWindow::changeEvent(event);
}

static QStringList localFilesIn(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            files += url.toLocalFile();
    }
    return files;
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFilesIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    for (const QString &file : localFilesIn(*event->mimeData()))
        openFile(file);
}

} // namespace nidreg::app
