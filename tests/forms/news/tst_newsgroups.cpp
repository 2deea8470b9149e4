// SPDX-License-Identifier: MIT
#include "forms/news/lastvisit.h"
#include "forms/news/newsdialog.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>

namespace tst_newsgroups {

using namespace nidreg;
using forms::NewsGroup;
using workflow::RequestId;

namespace {

registry::Event eventOf(std::int64_t number, std::int64_t request, const std::string &nid)
{
    registry::Event made;
    made.number = number;
    made.person = "eve";
    made.what = "comment";
    made.request = RequestId{request};
    made.nid = nid;
    return made;
}

/// Newest first: two requests, a namespace, and the registry itself.
std::vector<registry::Event> someNews()
{
    return {eventOf(9, 3, "foo"), eventOf(8, 0, "isbn"), eventOf(7, 5, ""),
            eventOf(6, 3, ""),    eventOf(5, 0, ""),     eventOf(4, 5, "bar")};
}

QStringList titles(const std::vector<NewsGroup> &groups)
{
    QStringList found;
    for (const NewsGroup &each : groups)
        found << forms::titleOf(each) + QStringLiteral(" (%1)").arg(each.events.size());
    return found;
}

} // namespace

class NewsGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void whatWaitsComesFirst_data()
    {
        QTest::addColumn<std::set<RequestId>>("waiting");
        QTest::addColumn<QStringList>("titles");
        QTest::newRow("nothing waits: by the newest event")
            << std::set<RequestId>()
            << QStringList{"Request 3: foo (2)", "Namespace isbn (1)", "Request 5: bar (2)",
                           "The registry (1)"};
        QTest::newRow("one waits") << std::set{RequestId{5}}
                                   << QStringList{"Request 5: bar (2)", "Request 3: foo (2)",
                                                  "Namespace isbn (1)", "The registry (1)"};
        QTest::newRow("one waits to which nothing happened")
            << std::set{RequestId{8}}
            << QStringList{"Request 3: foo (2)", "Namespace isbn (1)", "Request 5: bar (2)",
                           "The registry (1)"};
    }

    void whatWaitsComesFirst()
    {
        QFETCH(std::set<RequestId>, waiting);
        QTEST(titles(forms::newsGroups(someNews(), waiting)), "titles");
    }

    void theSummaryCounts_data()
    {
        QTest::addColumn<std::vector<registry::Event>>("events");
        QTest::addColumn<std::set<RequestId>>("waiting");
        QTest::addColumn<bool>("hasMore");
        QTest::addColumn<QString>("begin");
        QTest::addColumn<QString>("end");
        QTest::newRow("one event")
            << std::vector{eventOf(1, 3, "")} << std::set<RequestId>() << false << "1 event since "
            << ".";
        QTest::newRow("several, of which one request waits")
            << someNews() << std::set{RequestId{5}} << false << "6 events since "
            << "1 of their requests waits for you.";
        QTest::newRow("more than are listed")
            << someNews() << std::set<RequestId>() << true << "More than 6 events since "
            << ".";
    }

    void theSummaryCounts()
    {
        QFETCH(std::vector<registry::Event>, events);
        QFETCH(std::set<RequestId>, waiting);
        QFETCH(bool, hasMore);
        QFETCH(QString, begin);
        QFETCH(QString, end);
        const QString said = forms::newsSummary(forms::newsGroups(events, waiting), {}, hasMore);
        QVERIFY2(said.startsWith(begin) && said.endsWith(end), qPrintable(said));
    }

    void aLineLeadsWhereItHappened()
    {
        forms::NewsDialog dialog("6 events", forms::newsGroups(someNews(), {}), {});
        dialog.show();
        auto *tree = dialog.findChild<QTreeWidget *>();
        QSignalSpy requests(&dialog, &forms::NewsDialog::requestWanted);
        QSignalSpy namespaces(&dialog, &forms::NewsDialog::namespaceWanted);
        emit tree->itemActivated(tree->topLevelItem(0)->child(1), 0);
        QCOMPARE(requests.count(), 1);
        QVERIFY(requests.first().first().value<RequestId>() == RequestId{3});
        emit tree->itemActivated(tree->topLevelItem(1), 0);
        QCOMPARE(namespaces.count(), 1);
        QCOMPARE(namespaces.first().first().toString(), QString("isbn"));
        emit tree->itemActivated(tree->topLevelItem(3), 0); // the registry: nowhere to go
        QCOMPARE(requests.count() + namespaces.count(), 2);
    }

    void eachPersonHasTheirOwnVisit()
    {
        const QTemporaryDir folder;
        QCoreApplication::setOrganizationName("nidreg");
        QCoreApplication::setApplicationName("nidreg-test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        const forms::LastVisit visit{12, *base::parseInstant("2026-11-25T10:00:00Z")};
        QVERIFY(!forms::lastVisit("aa", "anna/ö"));
        forms::rememberVisit("aa", "anna/ö", visit);
        QVERIFY(forms::lastVisit("aa", "anna/ö") == visit);
        QVERIFY(!forms::lastVisit("aa", "anna"));
        QVERIFY(!forms::lastVisit("bb", "anna/ö"));
    }
};

NIDREG_TEST(NewsGroupsTest, QApplication)

} // namespace tst_newsgroups

#include "tst_newsgroups.moc"
