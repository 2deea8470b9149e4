// SPDX-License-Identifier: MIT
#include "app/desktop/onewindow.h"
#include "app/shell/colors.h"
#include "app/shell/fileexcerpt.h"
#include "app/shell/mainwindow.h"
#include "app/shell/openaddress.h"
#include "app/shell/outlets.h"
#include "app/shell/outlinedstyle.h"
#include "app/shell/quitsignals.h"
#include "app/shell/theme.h"
#include "app/wiring/backups.h"
#include "app/wiring/connections.h"
#include "app/wiring/failures.h"
#include "app/wiring/mails.h"
#include "app/wiring/registry.h"
#include "app/wiring/target.h"
#include "app/wiring/writers.h"
#include "forms/paper/pdfpages.h"
#include "forms/words/wording.h"
#include "model/base/version.h"
#include "model/exchange/iana/knowledge.h"
#include "model/exchange/template/templatesource.h"
#include "model/storage/postgres/versions.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>
#include <QPointer>
#include <QProcessEnvironment>
#include <QStyle>

#include <cstdio>
#include <memory>
#include <ranges>
#include <span>

using namespace nidreg;

/// The desktop's own style where it has one; else Fusion, which follows the palette.
static void chooseStyle()
{
    const QString own = QApplication::style()->name().toLower();
    if (own == "windows" || own == "fusion")
        QApplication::setStyle(new app::OutlinedStyle);
}

static void parse(QCommandLineParser &parser, const QApplication &application)
{
    parser.setApplicationDescription(
        QApplication::translate("main", "Manages a registry of URN namespaces."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(
        {"db", QApplication::translate("main", "Open this registry instead of the local one."),
         QApplication::translate("main", "conninfo")});
    parser.addOption(
        {"new-window",
         QApplication::translate("main", "Open another window, even if one is open.")});
    parser.addPositionalArgument(
        "file", QApplication::translate("main", "Drafts or templates to open."), "[file…]");
    parser.process(application);
}

static void nameApplication()
{
    QApplication::setApplicationName("nidreg");
    QApplication::setApplicationDisplayName("nidreg");
    QApplication::setOrganizationName("nidreg");
    QApplication::setApplicationVersion(QString::fromStdString(std::string(base::version())));
    QApplication::setDesktopFileName("nidreg");
}

/// Answered before there is a display to look for: scripts and packagers ask for it, too.
static bool asksForVersion(std::span<char *> arguments)
{
    return std::ranges::any_of(arguments | std::views::drop(1), [](std::string_view argument) {
        return argument == "--version" || argument == "-v";
    });
}

/// The rules about NIDs need ISO 3166: without it the program would judge wrongly, so it ends.
static int failToStart(const exchange::ReadFailure &why)
{
    QMessageBox box(QMessageBox::Critical, QApplication::translate("main", "nidreg cannot start"),
                    forms::wording(app::failureOf(why)), QMessageBox::Ok);
    box.setTextFormat(Qt::PlainText);
    box.exec();
    return 1;
}

/// What the command line or the environment says, else what was used last. The first of the two is
/// no choice of this window's: it is not remembered.
static std::pair<app::Target, forms::ConnectionChoice> startingPoint(
    const QString &option, const QProcessEnvironment &environment)
{
    const app::Target given = app::chooseTarget(option, environment);
    if (!given.isLocal) {
        forms::ConnectionChoice server;
        server.kind = forms::ConnectionChoice::Server;
        return {given, server};
    }
    const forms::ConnectionChoice last = forms::lastConnection();
    return {app::targetOf(last), last};
}

static app::Connecting waysOf(app::Registry &registry, const app::StandardFolders &folders,
                              const forms::ConnectionChoice &present)
{
    return {present,
            app::tryConnection,
            app::localRegistry(folders),
            [&registry](const forms::ConnectionChoice &choice) {
                registry.choose(app::targetOf(choice));
            },
            [&registry](const base::Secret &password) { registry.setPassword(password); },
            [&registry] { return app::loginOf(registry.target()); },
            [&registry] { return registry.hasPrimary(); },
            [&registry] { registry.choosePrimary(); }};
}

int main(int argc, char *argv[])
{
    if (asksForVersion({argv, std::size_t(argc)})) {
        std::puts(base::versionText("nidreg", storage::versions()).c_str());
        return 0;
    }
    app::checkCertificatesByDefault(); // before a thread runs
    QApplication application(argc, argv);
    nameApplication();
    const auto preferences = forms::Preferences::load();
    app::installLanguage(preferences.language);
    QCommandLineParser parser;
    parse(parser, application);
    app::hideConnections({argv, std::size_t(argc)});
    chooseStyle();
    app::installIcons();
    app::applyTheme(preferences.theme);

    const auto environment = QProcessEnvironment::systemEnvironment();
    const app::StandardFolders folders = app::standardFoldersFrom(environment);
    const auto [target, present] = startingPoint(parser.value("db"), environment);
    std::unique_ptr<app::OneWindow> oneWindow;
    if (!parser.isSet("new-window") && app::hasMessageBus(environment)) {
        oneWindow = std::make_unique<app::OneWindow>(
            QDBusConnection::sessionBus(), folders.data + QLatin1Char('\n') + target.conninfo);
        if (!oneWindow->isFirst()
            && oneWindow->handOver(parser.positionalArguments(), app::activationToken(environment)))
            return 0;
    }
    QPointer<app::MainWindow> shown; // once there is one
    app::Registry registry(target, folders, [&application, &shown](const QString &sentence) {
        QMetaObject::invokeMethod(
            &application,
            [&shown, sentence] {
                if (shown)
                    shown->tellOfServer(sentence);
            },
            Qt::QueuedConnection);
    });
    const app::SystemClock clock;
    const auto knowledge = exchange::loadKnowledge(app::isoCodesFolders());
    if (!knowledge)
        return failToStart(knowledge.error());

    forms::RegistrySession session([&registry] { return registry.open(); }, clock, *knowledge);
    session.open(); // on its own thread, beside the window's start
    const forms::PdfPages pages;
    const app::Writers writers(&pages);
    const app::Mails mails;
    const auto openUrl = app::openAddress;
    const auto decode = [](std::string_view bytes) {
        return exchange::readTemplateSource(bytes).decoded;
    };
    app::MainWindow window(
        session,
        {folders.recovery,
         app::listingPublisher(),
         {&writers, openUrl, decode},
         waysOf(registry, folders, present),
         app::auditOutlets(app::logFilesFrom(environment), folders.maintenance),
         {&mails, openUrl},
         app::reconcileOutlets(),
         app::scanOutlet(),
         app::excerptAround,
         app::tableOutlet(),
         app::citing(),
         app::backupOutlets(registry),
         app::maintenanceOutlet(app::logFilesFrom(environment), folders.maintenance),
         [] { return QDBusConnection::sessionBus(); }});
    shown = &window;
    window.show();
    window.startHelp();
    window.reopenDrafts();
    const app::QuitSignals quitSignals;
    QObject::connect(&quitSignals, &app::QuitSignals::quitWanted, &window,
                     &app::MainWindow::endNow);
    const auto openAll = [&window](const QStringList &files) {
        for (const QString &file : files)
            window.openFile(file);
    };
    openAll(parser.positionalArguments());
    if (oneWindow)
        QObject::connect(oneWindow.get(), &app::OneWindow::wanted, &window,
                         [&window, openAll](const QStringList &files, const QString &token) {
                             app::bringToFront(window, token);
                             openAll(files);
                         });
    const int status = QApplication::exec();
    registry.leave();
    return status;
}
