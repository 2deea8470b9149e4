// SPDX-License-Identifier: MIT
#include "forms/administration/peopledialog.h"
#include "forms/words/peoplewords.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_peoplemodel {

using namespace nidreg;
using namespace nidreg::forms;
using registry::PersonFile;
using workflow::Role;

static base::Date day(const char *text)
{
    return *base::parseDate(text);
}

static PersonFile expert()
{
    PersonFile file;
    file.login = "eve";
    file.roles = {Role::Expert};
    return file;
}

class PeopleModelTest : public QObject {
    Q_OBJECT

private slots:
    void whenAnExpertServes_data()
    {
        QTest::addColumn<QByteArray>("services");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const char *services, const char *words) {
            QTest::newRow(name) << QByteArray(services) << QString(words);
        };
        row("without dates both kinds", "", "Formal and informal");
        row("until further notice", "formal:2026-01-01..", "Formal");
        row("until a day", "formal:2026-01-01..2026-12-31", "Formal until 2026-12-31");
        row("on the last day still", "formal:2026-01-01..2026-06-15", "Formal until 2026-06-15");
        row("later", "informal:2026-07-01..", "Informal from 2026-07-01");
        row("no more", "formal:2025-01-01..2025-12-31", "Formal ended 2025-12-31");
        row("the next of several", "formal:2028-01-01.. formal:2027-01-01..2027-02-01",
            "Formal from 2027-01-01");
        row("in both", "formal:2026-01-01.. informal:2026-07-01..",
            "Formal, Informal from 2026-07-01");
    }

    void whenAnExpertServes()
    {
        QFETCH(QByteArray, services);
        QFETCH(QString, words);
        PersonFile file = expert();
        for (const QByteArray &each : services.split(' ')) {
            if (!each.isEmpty())
                file.services.push_back(*registry::parseService(each.toStdString()));
        }
        QCOMPARE(serviceWords(file, day("2026-06-15")), words);
        file.roles = {Role::Reader};
        QCOMPARE(serviceWords(file, day("2026-06-15")), QString());
    }

    void whenSomebodyIsAway_data()
    {
        QTest::addColumn<QString>("today");
        QTest::addColumn<QString>("words");
        QTest::newRow("long before") << "2026-01-01"
                                     << "from 2026-06-01";
        QTest::newRow("on the first day") << "2026-06-01"
                                          << "until 2026-06-15";
        QTest::newRow("on the last day") << "2026-06-15"
                                         << "until 2026-06-15";
        QTest::newRow("between two") << "2026-06-16"
                                     << "from 2026-09-01";
        QTest::newRow("after all") << "2026-10-01"
                                   << "";
    }

    void whenSomebodyIsAway()
    {
        QFETCH(QString, today);
        QFETCH(QString, words);
        PersonFile file = expert();
        file.absences = {*registry::parseAbsence("2026-06-01..2026-06-15"),
                         *registry::parseAbsence("2026-09-01..2026-09-01:x")};
        const base::Date on = *base::parseDate(today.toStdString());
        QCOMPARE(absenceWords(file, on), words);
        QCOMPARE(isAway(file, on), words.startsWith("until"));
    }

    void rowsKeepTheirPlaces()
    {
        PeopleModel model;
        const QAbstractItemModelTester tester(&model);
        PersonFile ada;
        ada.login = "ada";
        model.setRows({ada, expert()}, day("2026-06-15"));
        QCOMPARE(model.rowOf("eve"), 1);
        QCOMPARE(model.rowOf("zoe"), -1);
        QCOMPARE(model.index(0, PeopleModel::RolesColumn).data().toString(), QString("no role"));
        QCOMPARE(model.index(0, PeopleModel::LoadColumn).data().toString(), QString());
        QCOMPARE(model.index(1, PeopleModel::LoadColumn).data().toString(), QString("0"));
        model.setRows({}, day("2026-06-15"));
        QCOMPARE(model.rowCount(), 0);
    }

    void whatIsToldOfAPersonIsNoMarkup()
    {
        PeopleModel model;
        PersonFile file = expert();
        file.name = "<b>Eve</b>";
        model.setRows({file}, day("2026-06-15"));
        const QModelIndex name = model.index(0, PeopleModel::NameColumn);
        QCOMPARE(name.data().toString(), QString("<b>Eve</b>"));
        QVERIFY(name.data(Qt::ToolTipRole).toString().contains("&lt;b&gt;"));
    }
};

NIDREG_TEST(PeopleModelTest, QCoreApplication)

} // namespace tst_peoplemodel

#include "tst_peoplemodel.moc"
