// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/colors.h"
#include "app/shell/mainwindow.h"
#include "app/shell/outlets.h"
#include "app/wiring/registry.h"
#include "forms/namespaces/namespacespage.h"
#include "model/exchange/iana/knowledge.h"
#include "model/exchange/iana/snapshot.h"
#include "model/storage/beginning.h"
#include "model/storage/pgstore.h"
#include "tests/program/program.h"
#include "tests/support/ownsettings.h"
#include "tests/support/shipped.h"
#include "tests/support/testserver.h"

#include <QApplication>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

namespace nidreg::tests {

/// A private registry in a database of its own, filled from the shipped snapshot.
class FilledRegistry {
public:
    registry::Stored<std::unique_ptr<registry::Store>> open()
    {
        if (m_isAway)
            return base::fail(registry::StoreError{registry::StoreError::Unreachable, {}, {}});
        const QString conninfo = m_database.conninfo();
        const auto ready = storage::prepareLocal(conninfo, "ada");
        if (!ready)
            return base::fail(ready.error());
        auto store = storage::openStore(conninfo);
        if (store && !m_isFilled) {
            const registry::Act act{
                "00000000-0000-4000-8000-000000000001", {"ada", workflow::Role::Registrar}, false};
            m_isFilled = bool(store.value()->import(act, tests::shippedListing()));
        }
        return store;
    }
    void setAway(bool away) { m_isAway = away; }
    QString conninfo() { return m_database.conninfo(); }

private:
    TestDatabase m_database;
    bool m_isFilled = false;
    std::atomic<bool> m_isAway = false;
};

/// A row for each language of the window.
inline void addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << "en";
    QTest::newRow("in German") << "de";
    QTest::newRow("in French") << "fr";
}

/// Lets the window speak a language of addLanguages() while it lives.
class InLanguage {
public:
    explicit InLanguage(const QString &language)
    {
        if (m_translator.load(":/translations/nidreg_" + language + ".qm") != (language != "en"))
            qFatal("no translation into %s", qPrintable(language));
        QCoreApplication::installTranslator(&m_translator);
    }

private:
    QTranslator m_translator;
};

/// The whole window on such a registry.
struct MainWindowSetup {
    /// `recovery`: an earlier window's, else its own.
    explicit MainWindowSetup(const QString &recovery = {})
        : session([this] { return registry.open(); }, clock, knowledge)
    {
        window = std::make_unique<app::MainWindow>(
            session,
            app::WindowParts{.recoveryFolder =
                                 recovery.isEmpty() ? folder.filePath("recovery") : recovery,
                             .publisher = app::listingPublisher(),
                             .listings = app::reconcileOutlets(),
                             .tables = app::tableOutlet()});
        window->resize(1280, 800);
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    void open()
    {
        session.open();
        QVERIFY(test::waitFor([this] { return session.isOpen(); }));
    }

    /// The number of a new request for `nid`, not submitted yet.
    workflow::RequestId createRequest(const std::string &nid)
    {
        std::optional<workflow::RequestId> made;
        registry::NewRequest wanted;
        wanted.nid = nid;
        session.ask(
            window.get(),
            [act = session.newAct(), wanted](const actions::Services &services) {
                return services.store.create(act, wanted);
            },
            [&made](const registry::Stored<workflow::Request> &request) {
                made = request ? request->id : workflow::RequestId{};
            });
        if (!test::waitFor([&made] { return made.has_value(); }))
            qFatal("no request was made");
        return *made;
    }

    template <class Widget> Widget &the(const char *name = nullptr)
    {
        auto *found = window->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s %s", Widget::staticMetaObject.className(), name ? name : "");
        return *found;
    }

    QTableView &table()
    {
        return *window->findChild<forms::NamespacesPage *>()->findChild<QTableView *>("table");
    }

    QTemporaryDir folder;
    FilledRegistry registry;
    app::SystemClock clock;
    urn::NidKnowledge knowledge = exchange::embeddedKnowledge();
    forms::RegistrySession session;
    std::unique_ptr<app::MainWindow> window;
};

} // namespace nidreg::tests
