// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"
#include "forms/audit/eventsmodel.h"
#include "model/actions/submit.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace tst_auditpage {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// The Audit page on a real registry with a request in it.
struct Setup {
    Setup()
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          page(session, forms::AuditOutlets{})
    {
        const auto draft = context.registry.draft();
        did(actions::submit(context.services(), abe(), draft.id, lighthouse("lighthouse")));
        page.resize(1060, 700);
        page.show();
        session.open();
    }

    template <class W> W *child(const char *name) const { return page.findChild<W *>(name); }
    QTableView *table() const { return child<QTableView>("table"); }
    int rows() const { return table()->model()->rowCount(); }

    TestContext context;
    forms::RegistrySession session;
    forms::AuditPage page;
};

} // namespace

class AuditPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_auditpage");
    }
    void init() { QSettings().clear(); }

    void theListHasMostOfThePage()
    {
        const Setup setup;
        QTRY_VERIFY(setup.rows() > 0);
        QVERIFY(setup.table()->width() > setup.page.width() / 2);
    }

    void aPageThatWasNeverShownLeavesTheNextOneItsWidths()
    {
        {
            const TestContext context;
            forms::RegistrySession session(
                [&context] { return storage::openStore(context.registry.conninfo()); },
                context.clock, context.knowledge);
            const forms::AuditPage never(session, forms::AuditOutlets{});
        }
        theListHasMostOfThePage();
    }

    void whatHappenedHasTheWidestColumn()
    {
        const Setup setup;
        QTRY_VERIFY(setup.rows() > 0);
        const auto width = [&](int column) { return setup.table()->columnWidth(column); };
        for (const int other : {forms::EventsModel::TimeColumn, forms::EventsModel::RoleColumn,
                                forms::EventsModel::NidColumn})
            QTRY_VERIFY(width(forms::EventsModel::WhatColumn) > width(other));
        QVERIFY(width(forms::EventsModel::TimeColumn)
                >= static_cast<const QAbstractItemView *>(setup.table())
                       ->sizeHintForColumn(forms::EventsModel::TimeColumn));
    }

    void theNewestEventIsShownAtFirst()
    {
        const Setup setup;
        QTRY_VERIFY(setup.rows() > 0);
        QCOMPARE(setup.table()->currentIndex().row(), 0);
        const QString newest = setup.table()->model()->index(0, 0).data().toString();
        QCOMPARE(setup.child<QLabel>("eventTitle")->text(), "Event " + newest);
        QVERIFY(setup.child<QPlainTextEdit>("eventText")->toPlainText().contains("submitted"));
    }

    void aFilterShowsTheNewestOfWhatItFinds()
    {
        const Setup setup;
        QTRY_VERIFY(setup.rows() > 1);
        auto *what = setup.child<QComboBox>("whatBox");
        what->setCurrentIndex(what->findData(QStringLiteral("create")));
        QTRY_COMPARE(setup.rows(), 1);
        QTRY_VERIFY(
            setup.child<QPlainTextEdit>("eventText")->toPlainText().contains("opened the request"));
        QTest::keyClicks(setup.child<QLineEdit>("whoEdit"), "nobody");
        QTRY_COMPARE(setup.rows(), 0);
        QTRY_COMPARE(setup.child<QLabel>("eventTitle")->text(), "No event selected");
    }

    /// Whatever the log may hold can be asked for (EVENTS.md, "what").
    void everyKindOfEventCanBeAskedFor()
    {
        const Setup setup;
        const auto *box = setup.child<QComboBox>("whatBox");
        for (const char *what :
             {"create", "discuss", "import", "publish", "adopt", "appoint", "describe",
              "single-user", "policy", "propose", "withdraw-proposal", "submit", "remind"})
            QVERIFY2(box->findData(QString(what)) >= 0, what);
    }
};

NIDREG_TEST(AuditPageTest, QApplication)

} // namespace tst_auditpage

#include "tst_auditpage.moc"
