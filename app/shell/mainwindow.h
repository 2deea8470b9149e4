// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/attention.h"
#include "app/shell/connector.h"
#include "forms/administration/serverstatusdialog.h"
#include "forms/audit/auditpage.h"
#include "forms/drafts/draftsexport.h"
#include "forms/help/tour.h"
#include "forms/namespaces/citemenu.h"
#include "forms/publication/publishdialog.h"
#include "forms/publication/reconciledialog.h"
#include "forms/reports/reportspage.h"
#include "forms/session/backup.h"
#include "forms/session/preferences.h"
#include "forms/session/registrysession.h"
#include "forms/session/templateforms.h"
#include "forms/widgets/page.h"
#include "forms/workbench/workbenchscan.h"

#include <QMainWindow>
#include <QPointer>

#include <vector>

class QActionGroup;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace nidreg::forms {
class DraftsPage;
class HelpCenter;
class MessageBar;
class NamespacesPage;
class RequestsPage;
} // namespace nidreg::forms

namespace nidreg::app {

class ActingMenu;
class Backups;
class EditMenu;
class PagesList;
class TipCard;
class Visits;

/// What the window is given from outside, beside the session.
struct WindowParts {
    QString recoveryFolder; ///< where drafts being written are kept
    forms::Publisher publisher;
    forms::DraftOutlets outlets = {}; ///< how templates leave the program
    Connecting connecting = {};
    forms::AuditOutlets audit = {}; ///< the log's files and keys
    forms::MailOutlets mails = {}; ///< how mails come in and go out
    forms::ReconcileOutlets listings = {}; ///< how listings come in
    forms::ScanOutlet scan = {}; ///< how files of URNs are checked
    forms::ExcerptOutlet excerpts = {}; ///< how their lines are shown
    forms::TableOutlet tables = {};
    forms::Cite cite = {};
    forms::BackupOutlets backups = {};
    forms::MaintenanceOutlet maintenance = {};
    DesktopBus bus = {}; ///< where notifications are shown; empty: nowhere
};

/// The one window: a list of pages on the left, the chosen page beside it, and what goes on in
/// the status bar.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(forms::RegistrySession &session, WindowParts parts, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a draft or a template of any layout in the Drafts page; a listing beside the
    /// registry.
    void openFile(const QString &path);
    void choosePage(int page);
    void showNamespace(const QString &nid);
    void showRequest(workflow::RequestId request);
    /// What is done to the local server meanwhile, and what came of it: stays until it is
    /// dismissed.
    void tellOfServer(const QString &sentence);
    /// Ends the program without a question: nobody may be there to answer. What is unsaved is
    /// offered at the next start.
    void endNow();
    /// At a person's start, not a test's: the tour at the first one, tips later.
    void startHelp();
    /// Opens the drafts that were open when the window was closed.
    void reopenDrafts();

private:
    struct PageEntry {
        forms::Page *page;
        QMenu *menu; ///< of its own actions, shown while the page is
        QAction *choose;
    };

    void layOut();
    void addPages();
    QString withMnemonic(const QString &name);
    void addPage(forms::Page *page);
    void connectPages();
    void connectSession();
    void makeCompanions();
    void makeActions();
    void makeMenus();
    QMenu *makePageMenu(const forms::Page &page);
    void fillFileMenu(const forms::Page &page);
    QList<QAction *> beginnings() const;
    void fillToolBar();
    void addToToolBar(const QList<QAction *> &actions);
    void makeStatusBar();
    void makeHelp();
    std::vector<forms::TourStep> tour();
    QRect areaOf(const QWidget &widget) const;
    void showTip();
    void makeUnsavedMark();
    void fitActionsToSession();

    void showPage(int page);
    void welcome();
    void endWelcome();
    void newDraft();
    void openTemplate();
    void startRevision(const QString &nid, bool deprecates);
    void publish();
    void showServerStatus();
    forms::ReconcileDialog *reconcile();
    void openPalette();
    void openPreferences();
    void applyPreferences(const forms::Preferences &preferences);
    void about();
    QList<QAction *> commands() const;
    int indexOf(const forms::Page *page) const;

    void restore();
    void save() const;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

    forms::RegistrySession &m_session;
    WindowParts m_parts;
    std::vector<PageEntry> m_pages;
    QString m_mnemonics; ///< letters of the pages, lower case
    forms::NamespacesPage *m_namespaces = nullptr;
    forms::RequestsPage *m_requests = nullptr;
    forms::DraftsPage *m_drafts = nullptr;
    forms::ReportsPage *m_reports = nullptr;

    PagesList *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    QVBoxLayout *m_left = nullptr; ///< the list of pages
    QVBoxLayout *m_right = nullptr; ///< messages above the pages
    forms::MessageBar *m_lost = nullptr;
    forms::MessageBar *m_welcome = nullptr;
    forms::MessageBar *m_server = nullptr;
    ActingMenu *m_acting = nullptr;
    Connector *m_connector = nullptr;
    Backups *m_backups = nullptr;
    Visits *m_visits = nullptr;
    Attention *m_attention = nullptr;
    QToolButton *m_unsaved = nullptr;
    QToolBar *m_toolBar = nullptr;
    QActionGroup *m_pageActions = nullptr;

    QMenu *m_file = nullptr;
    EditMenu *m_edit = nullptr;
    QAction *m_quit = nullptr;
    QAction *m_preferences = nullptr;
    QAction *m_publish = nullptr;
    QAction *m_reconcile = nullptr;
    QAction *m_serverStatus = nullptr;
    QPointer<forms::ReconcileDialog> m_reconciling; ///< while it is open
    QAction *m_palette = nullptr;
    QAction *m_fullScreen = nullptr;
    QAction *m_about = nullptr;
    forms::HelpCenter *m_help = nullptr;
    TipCard *m_tip = nullptr;
};

} // namespace nidreg::app
