// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"
#include "forms/audit/eventsmodel.h"
#include "model/actions/submit.h"
#include "tests/model/actions/office.h"
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
struct Room {
    Room()
        : session([this] { return storage::openStore(office.desk.conninfo()); }, office.clock,
                  office.knowledge),
          page(session, forms::AuditOutlets{})
    {
        const auto draft = office.desk.draft();
        did(actions::submit(office.services(), abe(), draft.id, lighthouse("lighthouse")));
        page.resize(1060, 700);
        page.show();
        session.open();
    }

    template <class W> W *child(const char *name) const { return page.findChild<W *>(name); }
    QTableView *table() const { return child<QTableView>("table"); }
    int rows() const { return table()->model()->rowCount(); }

    Office office;
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
        const Room room;
        QTRY_VERIFY(room.rows() > 0);
        QVERIFY(room.table()->width() > room.page.width() / 2);
    }

    void aPageThatWasNeverShownLeavesTheNextOneItsWidths()
    {
        {
            const Office office;
            forms::RegistrySession session(
                [&office] { return storage::openStore(office.desk.conninfo()); }, office.clock,
                office.knowledge);
            const forms::AuditPage never(session, forms::AuditOutlets{});
        }
        theListHasMostOfThePage();
    }

    void whatHappenedHasTheWidestColumn()
    {
        const Room room;
        QTRY_VERIFY(room.rows() > 0);
        const auto width = [&](int column) { return room.table()->columnWidth(column); };
        for (const int other : {forms::EventsModel::TimeColumn, forms::EventsModel::RoleColumn,
                                forms::EventsModel::NidColumn})
            QTRY_VERIFY(width(forms::EventsModel::WhatColumn) > width(other));
        QVERIFY(width(forms::EventsModel::TimeColumn)
                >= static_cast<const QAbstractItemView *>(room.table())
                       ->sizeHintForColumn(forms::EventsModel::TimeColumn));
    }

    void theNewestEventIsShownAtFirst()
    {
        const Room room;
        QTRY_VERIFY(room.rows() > 0);
        QCOMPARE(room.table()->currentIndex().row(), 0);
        const QString newest = room.table()->model()->index(0, 0).data().toString();
        QCOMPARE(room.child<QLabel>("eventTitle")->text(), "Event " + newest);
        QVERIFY(room.child<QPlainTextEdit>("eventText")->toPlainText().contains("submitted"));
    }

    void aFilterShowsTheNewestOfWhatItFinds()
    {
        const Room room;
        QTRY_VERIFY(room.rows() > 1);
        auto *what = room.child<QComboBox>("whatBox");
        what->setCurrentIndex(what->findData(QStringLiteral("create")));
        QTRY_COMPARE(room.rows(), 1);
        QTRY_VERIFY(
            room.child<QPlainTextEdit>("eventText")->toPlainText().contains("opened the request"));
        QTest::keyClicks(room.child<QLineEdit>("whoEdit"), "nobody");
        QTRY_COMPARE(room.rows(), 0);
        QTRY_COMPARE(room.child<QLabel>("eventTitle")->text(), "No event selected");
    }

    /// Whatever the log may hold can be asked for (EVENTS.md, "what").
    void everyKindOfEventCanBeAskedFor()
    {
        const Room room;
        const auto *box = room.child<QComboBox>("whatBox");
        for (const char *what :
             {"create", "discuss", "import", "publish", "adopt", "appoint", "describe",
              "single-user", "policy", "propose", "withdraw-proposal", "submit", "remind"})
            QVERIFY2(box->findData(QString(what)) >= 0, what);
    }
};

NIDREG_TEST(AuditPageTest, QApplication)

} // namespace tst_auditpage

#include "tst_auditpage.moc"
