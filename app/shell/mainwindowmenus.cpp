// SPDX-License-Identifier: MIT
#include "app/shell/actingmenu.h"
#include "app/shell/backups.h"
#include "app/shell/commandpalette.h"
#include "app/shell/connectionmark.h"
#include "app/shell/editmenu.h"
#include "app/shell/mainwindow.h"
#include "app/shell/proposalsmark.h"
#include "app/shell/theme.h"
#include "app/shell/visits.h"
#include "forms/administration/aboutdialog.h"
#include "forms/drafts/draftspage.h"
#include "forms/help/helpcenter.h"
#include "forms/preferences/preferencesdialog.h"
#include "forms/requests/requestspage.h"
#include "forms/tables/columnmenu.h"
#include "forms/widgets/page.h"
#include "model/storage/postgres/versions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace nidreg::app {

void MainWindow::makeActions()
{
    const auto make = [this](const char *icon, const QString &text, const QKeySequence &keys,
                             auto slot) {
        auto *action = new QAction(QIcon::fromTheme(icon), text, this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_pageActions = new QActionGroup(this);
    m_quit = make("application-exit", tr("&Quit"), QKeySequence::Quit, &QWidget::close);
    m_publish =
        make("document-publish", tr("Publish &listing…"), tr("Ctrl+Shift+L"), &MainWindow::publish);
    m_reconcile = make("document-import", tr("I&mport or reconcile a listing…"), tr("Ctrl+Shift+I"),
                       &MainWindow::reconcile);
    m_serverStatus =
        make("network-server", tr("Server s&tatus…"), {}, &MainWindow::showServerStatus);
    m_preferences =
        make("preferences-system", tr("Pr&eferences…"), tr("Ctrl+,"), &MainWindow::openPreferences);
    m_palette = make("system-search", tr("&Commands and namespaces…"), tr("Ctrl+K"),
                     &MainWindow::openPalette);
    m_fullScreen =
        make("view-fullscreen", tr("&Full screen"), QKeySequence(Qt::Key_F11),
             [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    m_fullScreen->setCheckable(true);
    m_about = make("help-about", tr("&About nidreg"), {}, &MainWindow::about);
    forms::nameCommands({{"quit", m_quit},
                         {"publish", m_publish},
                         {"reconcile", m_reconcile},
                         {"serverStatus", m_serverStatus},
                         {"preferences", m_preferences},
                         {"palette", m_palette},
                         {"fullScreen", m_fullScreen},
                         {"about", m_about}});
}

/// What goes on beside the pages: backups, and what others did.
void MainWindow::makeCompanions()
{
    m_backups = new Backups(m_session, m_parts.backups, *m_right, *this);
    m_visits = new Visits(m_session, *m_right, *this);
    m_attention = new Attention(m_session, m_parts.bus, *this);
    connect(m_backups, &Backups::preferencesWanted, this, &MainWindow::openPreferences);
    connect(m_visits, &Visits::requestWanted, this, &MainWindow::showRequest);
    connect(m_visits, &Visits::namespaceWanted, this, &MainWindow::showNamespace);
    connect(m_attention, &Attention::requestWanted, this, &MainWindow::showRequest);
    connect(m_attention, &Attention::proposalsWanted, this,
            [this] { m_acting->proposalsAction()->trigger(); });
}

/// The commands of Drafts that begin one, up to the first separator: they make sense everywhere.
QList<QAction *> MainWindow::beginnings() const
{
    const QList<QAction *> all = m_drafts->pageActions();
    const auto end = std::ranges::find_if(all, &QAction::isSeparator);
    return all.first(end - all.begin());
}

QMenu *MainWindow::makePageMenu(const forms::Page &page)
{
    QMenu *menu = menuBar()->addMenu("&" + page.pageName());
    menu->setToolTipsVisible(true);
    QList<QAction *> elsewhere = page.fileActions() + page.editActions();
    if (&page != m_drafts) // where one looks for them first
        elsewhere += beginnings();
    for (QAction *action : page.pageActions()) {
        const QList<QAction *> there = menu->actions();
        const bool isDoubled =
            action->isSeparator() && (there.isEmpty() || there.last()->isSeparator());
        if (!isDoubled && !elsewhere.contains(action))
            menu->addAction(action);
    }
    return menu;
}

void MainWindow::fillFileMenu(const forms::Page &page)
{
    m_file->clear();
    m_file->addActions(beginnings());
    m_file->addSeparator();
    m_file->addActions(page.fileActions());
    m_file->addSeparator();
    m_file->addAction(m_quit);
}

void MainWindow::makeMenus()
{
    m_acting = new ActingMenu(m_session, this);
    m_file = menuBar()->addMenu(tr("&File"));
    m_edit = new EditMenu(m_preferences, this);
    menuBar()->addMenu(m_edit);
    for (PageEntry &entry : m_pages)
        entry.menu = makePageMenu(*entry.page);
    for (QAction *beginning : beginnings())
        beginning->setProperty(forms::kIsEverywhere, true);
    QMenu *registry = menuBar()->addMenu(tr("Re&gistry"));
    registry->addActions(
        {m_connector->connectAction(), m_connector->localAction(), m_serverStatus});
    registry->addSeparator();
    registry->addActions({m_publish, m_reconcile, m_acting->peopleAction(),
                          m_acting->policiesAction(), m_acting->proposalsAction(),
                          m_acting->sessionsAction(), m_acting->addPersonAction(),
                          m_acting->singleUserAction()});
    registry->insertSeparator(m_acting->peopleAction());
    registry->insertActions(m_publish, {m_backups->backUpAction(), m_backups->restoreAction()});
    registry->insertSeparator(m_publish);
    QMenu *view = menuBar()->addMenu(tr("&View"));
    view->addActions(m_pageActions->actions());
    view->addSeparator();
    view->addAction(m_visits->showAction());
    view->addSeparator();
    view->addActions({m_palette, m_toolBar->toggleViewAction(), m_fullScreen});
    m_toolBar->toggleViewAction()->setText(tr("Show &toolbar"));
    m_toolBar->toggleViewAction()->setObjectName("showToolbar");
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addActions(m_help->actions());
    help->addAction(m_about);
    for (QMenu *menu : {m_file, registry, view, help})
        menu->setToolTipsVisible(true);
}

/// A symbol for each command that has one and is not of low priority; the words too for the
/// weighty ones.
void MainWindow::addToToolBar(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        const QList<QAction *> there = m_toolBar->actions();
        const bool divides =
            action->isSeparator() && !there.isEmpty() && !there.last()->isSeparator();
        const bool isQuiet = action->priority() == QAction::LowPriority;
        if (divides || (!action->icon().isNull() && !isQuiet && !there.contains(action)))
            m_toolBar->addAction(action);
        auto *button = qobject_cast<QToolButton *>(m_toolBar->widgetForAction(action));
        if (button && action->priority() == QAction::HighPriority)
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
}

/// What can be started from everywhere, then what the shown page offers.
void MainWindow::fillToolBar()
{
    m_toolBar->clear();
    addToToolBar(beginnings());
    m_toolBar->addSeparator();
    addToToolBar(qobject_cast<forms::Page *>(m_stack->currentWidget())->pageActions());
}

void MainWindow::makeStatusBar()
{
    connect(m_requests, &forms::RequestsPage::personWanted, this,
            [this] { m_acting->addPerson(workflow::Role::Expert); });
    connect(m_acting, &ActingMenu::messageShown, this,
            [this](const QString &message) { statusBar()->showMessage(message, 8000); });
    makeUnsavedMark();
    auto *proposals = new ProposalsMark(m_session, this);
    connect(proposals, &QToolButton::clicked, m_acting->proposalsAction(), &QAction::trigger);
    statusBar()->addPermanentWidget(m_backups->mark());
    statusBar()->addPermanentWidget(proposals);
    statusBar()->addPermanentWidget(new ConnectionMark(m_session, this));
    statusBar()->addPermanentWidget(m_acting);
}

/// Says that there is something to save, and leads there.
void MainWindow::makeUnsavedMark()
{
    m_unsaved = new QToolButton(this);
    m_unsaved->setObjectName("unsaved");
    m_unsaved->setAutoRaise(true);
    m_unsaved->setIcon(QIcon::fromTheme("document-save"));
    m_unsaved->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unsaved->setToolTip(tr("Drafts with unsaved changes. If the program ends unexpectedly, "
                             "it restores them at the next start."));
    m_unsaved->hide();
    statusBar()->addPermanentWidget(m_unsaved);
    connect(m_unsaved, &QToolButton::clicked, this, [this] { choosePage(indexOf(m_drafts)); });
    connect(m_drafts, &forms::Page::unsavedChanged, this, [this](int count) {
        m_unsaved->setText(tr("Unsaved drafts: %1").arg(count));
        m_unsaved->setVisible(count > 0);
    });
}

void MainWindow::fitActionsToSession()
{
    m_publish->setEnabled(m_session.isOpen());
    m_publish->setToolTip(m_session.isOpen()
                              ? tr("Publish the listing as web pages, XML, CSV, JSON and text")
                              : tr("The registry is not connected."));
    m_serverStatus->setEnabled(m_session.isOpen());
    m_serverStatus->setToolTip(m_session.isOpen()
                                   ? tr("Replication, archiving, and the last backup, verification "
                                        "and checkpoint")
                                   : tr("The registry is not connected."));
    const bool isRegistrar = m_session.acting().role == workflow::Role::Registrar;
    m_reconcile->setEnabled(m_session.isOpen() && isRegistrar);
    m_reconcile->setToolTip(
        !m_session.isOpen() ? tr("The registry is not connected.")
            : isRegistrar   ? tr("Compare a listing file with this registry and apply the changes")
                            : tr("Only a registrar can do this. Switch to that role first."));
}

void MainWindow::publish()
{
    auto *dialog = new forms::PublishDialog(m_session, m_parts.publisher, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &forms::PublishDialog::published, this, [this](const QString &folder) {
        statusBar()->showMessage(tr("The listing was published in %1.").arg(folder), 8000);
    });
    dialog->open();
}

void MainWindow::showServerStatus()
{
    auto *dialog = new forms::ServerStatusDialog(m_session, m_parts.maintenance, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &forms::ServerStatusDialog::messageShown, this,
            [this](const QString &message) { statusBar()->showMessage(message, 8000); });
    dialog->open();
}

/// One window for it, beside this one: whoever decides looks things up meanwhile.
forms::ReconcileDialog *MainWindow::reconcile()
{
    if (!m_reconciling) {
        m_reconciling = new forms::ReconcileDialog(m_session, m_parts.listings, this);
        m_reconciling->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_reconciling, &forms::ReconcileDialog::messageShown, this,
                [this](const QString &message) { statusBar()->showMessage(message, 8000); });
        connect(m_reconciling, &forms::ReconcileDialog::namespaceWanted, this,
                &MainWindow::showNamespace);
    }
    m_reconciling->show();
    m_reconciling->raise();
    m_reconciling->activateWindow();
    return m_reconciling;
}

/// The commands of a menu and of those in it, each once; names of columns are none.
static void collect(const QMenu &menu, QList<QAction *> &into)
{
    for (QAction *action : menu.actions()) {
        if (qobject_cast<const forms::ColumnMenu *>(action->menu()))
            continue;
        if (action->menu())
            collect(*action->menu(), into);
        else if (!action->isSeparator() && !into.contains(action))
            into.append(action);
    }
}

/// Every command of the menus, in their order.
QList<QAction *> MainWindow::commands() const
{
    QList<QAction *> result;
    for (const QAction *top : menuBar()->actions()) {
        if (top->isVisible() && top->menu())
            collect(*top->menu(), result);
    }
    result.removeAll(m_palette);
    return result;
}

void MainWindow::openPalette()
{
    auto *palette = new CommandPalette(m_session, commands(), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    connect(palette, &CommandPalette::namespaceChosen, this, &MainWindow::showNamespace);
    connect(palette, &CommandPalette::requestChosen, this, &MainWindow::showRequest);
    palette->open();
}

void MainWindow::openPreferences()
{
    const forms::Spelling &spelling = m_drafts->spelling();
    auto *dialog = new forms::PreferencesDialog(forms::Preferences::load(), spelling.installed(),
                                                spelling.usual(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &forms::PreferencesDialog::applied, this, &MainWindow::applyPreferences);
    dialog->open();
}

/// What was chosen shows at once, but for the language.
void MainWindow::applyPreferences(const forms::Preferences &preferences)
{
    forms::setTimeStyle(preferences.times);
    applyTheme(preferences.theme);
    m_drafts->setPreferences(preferences);
    m_attention->applyPreferences();
    m_backups->look();
    m_session.refreshAccess(); // and with it what shows times
}

void MainWindow::about()
{
    auto *dialog = new forms::AboutDialog(storage::versions(), windowIcon(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace nidreg::app
