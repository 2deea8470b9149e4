// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "tests/app/cli/inprocess.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QtTest>

#include <sstream>

namespace tst_peopleverbs {

using namespace nidreg;
using namespace nidreg::app;
using namespace nidreg::tests;

namespace {

/// Runs the program in this process as a login of a shared registry.
Said say(const Login &as, const QList<QByteArray> &arguments)
{
    return tests::say(QList<QByteArray>{"--db", as.conninfo().toUtf8()} + arguments);
}

} // namespace

class PeopleVerbsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_database = std::make_unique<TestDatabase>();
        m_registrar = std::make_unique<Login>(*m_database, "registrar");
        m_person = std::make_unique<Login>(*m_database, "reader");
        m_name = QByteArray::fromStdString(m_person->name());
    }
    void cleanupTestCase()
    {
        m_person.reset();
        m_registrar.reset();
    }

    void rolesAreGrantedAndRevoked()
    {
        Said said = say(*m_registrar, {"db", "grant", "expert", m_name});
        QCOMPARE(said.err, QByteArray());
        QCOMPARE(said.out, m_name + " holds the roles: reader, expert\n");
        said = say(*m_registrar, {"--format", "json", "db", "revoke", "reader", m_name});
        QCOMPARE(said.out,
                 "{\"person\":\"" + m_name + "\",\"roles\":[\"expert\"],\"proposed\":false}\n");
        said = say(*m_registrar, {"--dry-run", "db", "revoke", "expert", m_name});
        QCOMPARE(said.status, 0);
        QVERIFY(said.out.contains(m_name + " no longer holds a role"));
        QVERIFY(say(*m_registrar, {"db", "people"}).out.contains(m_name + ": expert"));
    }

    void aPersonIsDescribed()
    {
        Said said = say(*m_registrar,
                        {"db", "describe", m_name, "--name", "Eve Example", "--organization",
                         "Example Org", "--email", "eve@example.org", "--serves",
                         "formal:2026-01-01..2027-12-31", "--serves", "informal:2026-01-01..",
                         "--absent", "2026-12-20..2027-01-06:holidays"});
        QCOMPARE(said.err, QByteArray());
        said = say(*m_registrar, {"db", "people"});
        for (const char *line :
             {"Eve Example <eve@example.org>, Example Org",
              "  serves formal:2026-01-01..2027-12-31\n  serves informal:2026-01-01..\n",
              "  away 2026-12-20..2027-01-06:holidays\n"})
            QVERIFY2(said.out.contains(line), said.out);
        said = say(*m_registrar, {"db", "describe", m_name, "--serves", "none"});
        QVERIFY(!said.out.contains("serves"));
        QVERIFY(said.out.contains("holidays")); // what is not given stays
    }

    /// What its caller saw, which by then is more, is no part of what is asked for.
    void aDescriptionThatIsSentAgainIsDoneOnce()
    {
        const QList<QByteArray> again{"--act", "6b1f6dd0-8d2c-4c5e-9f55-7d5d9a5d5b13",
                                      "db",    "describe",
                                      m_name,  "--organization",
                                      "Twice"};
        QCOMPARE(say(*m_registrar, again).status, 0);
        const Said said = say(*m_registrar, again);
        QVERIFY2(said.status == 0, said.err);
    }

    void somebodyElseDescribesThemselfAlone()
    {
        static_cast<void>(say(*m_registrar, {"db", "grant", "expert", m_name}));
        Said said =
            say(*m_person, {"--role", "expert", "db", "describe", m_name, "--absent", "none"});
        QCOMPARE(said.err, QByteArray());
        said = say(*m_person,
                   {"--role", "expert", "db", "describe",
                    QByteArray::fromStdString(m_registrar->name()), "--absent", "none"});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("you may not see them"), said.err);
        said = say(*m_person, {"db", "people"});
        QCOMPARE(said.out.count("\n  "), said.out.count('\n') - 1);
        QVERIFY(!said.out.contains(QByteArray::fromStdString(m_registrar->name())));
    }

    void misuseIsOneLine_data()
    {
        QTest::addColumn<QList<QByteArray>>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("names");
        const auto row = [](const char *name, const QList<QByteArray> &arguments, int status,
                            const char *names) {
            QTest::newRow(name) << arguments << status << QByteArray(names);
        };
        row("a service without its pool", {"db", "describe", "WHO", "--serves", "2026-01-01.."}, 2,
            "POOL:FROM..UNTIL");
        row("an absence without its end", {"db", "describe", "WHO", "--absent", "2026-01-01"}, 2,
            "FROM..UNTIL");
        row("a login that is not there", {"db", "grant", "expert", "nobody-here"}, 3,
            "administrator");
        row("a person who is not there", {"db", "describe", "nobody-here"}, 3, "nobody-here");
        row("an address without @", {"db", "describe", "WHO", "--email", "x"}, 3, "@");
        row("candidates of no request", {"request", "candidates", "4711"}, 3,
            "request does not exist");
        row("candidates by no day", {"request", "candidates", "1", "--due", "soon"}, 2,
            "YYYY-MM-DD");
        row("a dry run of a list", {"--dry-run", "db", "people"}, 2, "dry-run");
    }

    void misuseIsOneLine()
    {
        QFETCH(QList<QByteArray>, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, names);
        for (QByteArray &each : arguments) {
            if (each == "WHO")
                each = m_name;
        }
        const Said said = say(*m_registrar, arguments);
        QCOMPARE(said.status, status);
        QVERIFY2(said.err.startsWith("nidreg-cli: "), said.err);
        QCOMPARE(said.err.count('\n'), 1);
        QVERIFY2(said.err.contains(names), said.err);
    }

private:
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Login> m_registrar, m_person;
    QByteArray m_name;
};

NIDREG_TEST(PeopleVerbsTest, QCoreApplication)

} // namespace tst_peopleverbs

#include "tst_peopleverbs.moc"
