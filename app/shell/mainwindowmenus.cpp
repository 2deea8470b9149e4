// SPDX-License-Identifier: MIT
#include "app/shell/actingmenu.h"
#include "app/shell/commandpalette.h"
#include "app/shell/connectionmark.h"
#include "app/shell/mainwindow.h"
#include "forms/dialogs/aboutdialog.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QFileDialog>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>

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
    m_placeActions = new QActionGroup(this);
    m_newDraft = make("document-new", tr("&New Draft"), QKeySequence::New, &MainWindow::newDraft);
    m_openDraft =
        make("document-open", tr("&Open Template…"), QKeySequence::Open, &MainWindow::openDraft);
    m_quit = make("application-exit", tr("&Quit"), QKeySequence::Quit, &QWidget::close);
    m_publish =
        make("document-publish", tr("&Publish Listing…"), tr("Ctrl+Shift+L"), &MainWindow::publish);
    m_palette = make("system-search", tr("Commands and &Namespaces…"), tr("Ctrl+K"),
                     &MainWindow::openPalette);
    m_fullScreen =
        make("view-fullscreen", tr("&Full Screen"), QKeySequence::FullScreen,
             [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    m_fullScreen->setCheckable(true);
    m_about = make("help-about", tr("&About nidreg"), {}, &MainWindow::about);
}

QMenu *MainWindow::makePlaceMenu(const forms::Place &place)
{
    QMenu *menu = menuBar()->addMenu("&" + place.placeName());
    menu->setToolTipsVisible(true);
    menu->addActions(place.placeActions());
    return menu;
}

void MainWindow::makeMenus()
{
    m_acting = new ActingMenu(m_session, this);
    QMenu *file = menuBar()->addMenu(tr("&File"));
    file->addActions({m_newDraft, m_openDraft});
    file->addSeparator();
    file->addAction(m_quit);
    for (Room &room : m_rooms)
        room.menu = makePlaceMenu(*room.place);
    QMenu *registry = menuBar()->addMenu(tr("Re&gistry"));
    registry->addActions({m_publish, m_acting->addPersonAction(), m_acting->singleUserAction()});
    registry->insertSeparator(m_acting->addPersonAction());
    QMenu *view = menuBar()->addMenu(tr("&View"));
    view->addActions(m_placeActions->actions());
    view->addSeparator();
    view->addActions({m_palette, m_toolBar->toggleViewAction(), m_fullScreen});
    m_toolBar->toggleViewAction()->setText(tr("Show &Toolbar"));
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addAction(m_about);
    for (QMenu *menu : {file, registry, view, help})
        menu->setToolTipsVisible(true);
}

/// What can be started from everywhere, then what the shown place offers.
void MainWindow::fillToolBar()
{
    m_toolBar->clear();
    m_toolBar->addActions({m_newDraft, m_openDraft});
    m_toolBar->addSeparator();
    const auto *place = qobject_cast<forms::Place *>(m_stack->currentWidget());
    for (QAction *action : place->placeActions()) {
        if (action->isSeparator() || action->priority() != QAction::LowPriority)
            m_toolBar->addAction(action);
    }
}

void MainWindow::makeStatusBar()
{
    connect(m_acting, &ActingMenu::messageShown, this,
            [this](const QString &message) { statusBar()->showMessage(message, 8000); });
    statusBar()->addPermanentWidget(new ConnectionMark(m_session, this));
    statusBar()->addPermanentWidget(m_acting);
}

void MainWindow::fitActionsToSession()
{
    m_publish->setEnabled(m_session.isOpen());
    m_publish->setToolTip(m_session.isOpen() ? tr("Write the listing as XML, CSV and text")
                                             : tr("The registry is not connected."));
}

void MainWindow::openDraft()
{
    QSettings settings;
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open Template"), settings.value("window/folder").toString(),
        tr("Templates (*.txt *.nid *.md);;All Files (*)"));
    if (path.isEmpty())
        return;
    settings.setValue("window/folder", QFileInfo(path).path());
    openFile(path);
}

void MainWindow::publish()
{
    auto *dialog = new forms::PublishDialog(m_session, m_parts.publish, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &forms::PublishDialog::published, this, [this](const QString &folder) {
        statusBar()->showMessage(tr("The listing is published in %1.").arg(folder), 8000);
    });
    dialog->open();
}

/// Every command of the menus, in their order.
QList<QAction *> MainWindow::commands() const
{
    QList<QAction *> result;
    for (const QAction *top : menuBar()->actions()) {
        if (!top->isVisible() || !top->menu())
            continue;
        for (QAction *action : top->menu()->actions()) {
            if (!action->isSeparator() && !action->menu() && action != m_palette)
                result.append(action);
        }
    }
    return result;
}

void MainWindow::openPalette()
{
    auto *palette = new CommandPalette(m_session, commands(), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    connect(palette, &CommandPalette::namespaceChosen, this, &MainWindow::showNamespace);
    palette->open();
}

void MainWindow::about()
{
    auto *dialog =
        new forms::AboutDialog(QCoreApplication::applicationVersion(), windowIcon(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace nidreg::app
