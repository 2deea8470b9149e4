// SPDX-License-Identifier: MIT
#include "model/registry/people.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_people {

using namespace nidreg::registry;

class TestPeople : public QObject {
    Q_OBJECT

private slots:
    void aServiceIsAPoolAndItsDays_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("read");
        const auto is = [](const char *name, const char *text) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(text);
        };
        const auto isNone = [](const char *name, const char *text) {
            QTest::newRow(name) << QByteArray(text) << QByteArray("none");
        };
        is("formal, with an end", "formal:2026-01-01..2027-12-31");
        is("informal, until further notice", "informal:2026-01-01..");
        is("a single day", "formal:2026-02-28..2026-02-28");
        isNone("no pool", "2026-01-01..2027-12-31");
        isNone("a pool in capitals", "Formal:2026-01-01..");
        isNone("another pool", "both:2026-01-01..");
        isNone("no days", "formal:");
        isNone("no beginning", "formal:..2027-12-31");
        isNone("no dots", "formal:2026-01-01");
        isNone("one dot", "formal:2026-01-01.2027-12-31");
        isNone("a day that does not exist", "formal:2026-02-30..");
        isNone("an end that does not exist", "formal:2026-01-01..2026-13-01");
        isNone("an end before the beginning", "formal:2026-01-02..2026-01-01");
        isNone("something behind", "formal:2026-01-01..2027-12-31 ");
        isNone("nothing", "");
    }

    void aServiceIsAPoolAndItsDays()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, read);
        const auto service = parseService(text.toStdString());
        QCOMPARE(service ? QByteArray::fromStdString(toString(*service)) : QByteArray("none"),
                 read);
    }

    void anAbsenceIsItsDaysAndItsReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("read");
        const auto is = [](const char *name, const char *text) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(text);
        };
        const auto isNone = [](const char *name, const char *text) {
            QTest::newRow(name) << QByteArray(text) << QByteArray("none");
        };
        is("days alone", "2026-12-20..2027-01-06");
        is("with a reason", "2026-12-20..2027-01-06:holidays");
        is("a reason with a colon", "2026-12-20..2027-01-06:see: mail");
        QTest::newRow("an empty reason is none")
            << QByteArray("2026-12-20..2027-01-06:") << QByteArray("2026-12-20..2027-01-06");
        isNone("without an end", "2026-12-20..");
        isNone("an end before the beginning", "2027-01-06..2026-12-20");
        isNone("a reason without its colon", "2026-12-20..2027-01-06 holidays");
        isNone("a day that does not exist", "2026-02-29..2026-03-01");
        isNone("words", "next week");
        isNone("nothing", "");
    }

    void anAbsenceIsItsDaysAndItsReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, read);
        const auto absence = parseAbsence(text.toStdString());
        QCOMPARE(absence ? QByteArray::fromStdString(toString(*absence)) : QByteArray("none"),
                 read);
    }

    void everyObjectionHasItsName()
    {
        for (const Objection each :
             {Objection::Applicant, Objection::SameOrganization, Objection::CoAuthor,
              Objection::Absent, Objection::NotServing, Objection::RecusedBefore})
            QVERIFY(objection(name(each)) == each);
        QVERIFY(!objection("none"));
        QVERIFY(!objection(""));
    }
};

NIDREG_TEST(TestPeople, QCoreApplication)

} // namespace tst_people

#include "tst_people.moc"
