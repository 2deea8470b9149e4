// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <algorithm>
#include <map>

namespace tst_peoplefiles {

using namespace nidreg;
using namespace nidreg::tests;
using registry::PersonFile;

namespace {

base::Date day(const char *text)
{
    return *base::parseDate(text);
}

registry::PersonFile fileOf(registry::Store &store, const std::string &login)
{
    const auto people = must(store.people());
    const auto found = std::ranges::find(people, login, &PersonFile::login);
    if (found == people.end())
        qFatal("%s is not among the people", login.c_str());
    return *found;
}

/// The file with the one thing in it that is refused so.
PersonFile spoiled(PersonFile file, const QString &refusal)
{
    const base::Date from = day("2026-02-02"), before = day("2026-02-01");
    const std::map<QString, std::function<void()>> ways{
        {"what_is_said_of_a_person_is_one_line", [&] { file.name = "Ed\nXample"; }},
        {"an_email_has_its_at_sign", [&] { file.email = "ed at example.org"; }},
        {"a_service_ends_after_it_begins",
         [&] {
             file.services = {{urn::NidKind::Formal, from, before}};
         }},
        {"an_absence_ends_after_it_begins",
         [&] {
             file.absences = {{from, before, {}}};
         }},
        {"absences_begin_on_different_days",
         [&] {
             file.absences = {{from, from, {}}, {from, from, "twice"}};
         }},
        {"a_reason_for_absence_is_one_line",
         [&] {
             file.absences = {{from, from, "ill\nvery"}};
         }},
        {"person.unknown", [&] { file.login = "zoe"; }},
        {"text.not-utf8", [&] { file.organization = "\xff"; }},
        {"stale", [&] { file.described = 0; }},
    };
    ways.at(refusal)();
    return file;
}

/// A shared registry: every person is a database login.
struct SharedRegistry {
    TestDatabase database;
    Login registrar{database, Login::First()}, expert{registrar, Role::Expert},
        reader{registrar, Role::Reader};
    std::unique_ptr<registry::Store> experts = opened(expert.conninfo()),
                                     registrars = opened(registrar.conninfo()),
                                     readers = opened(reader.conninfo());

    PersonFile described() const
    {
        PersonFile file = fileOf(*registrars, expert.name());
        file.name = "Eve Example";
        file.organization = "Example Org";
        file.email = "eve@example.org";
        file.services = {{urn::NidKind::Formal, day("2026-01-01"), {}}};
        file.absences = {{day("2026-12-20"), day("2027-01-06"), "an operation"}};
        must(registrars->describe(registrar.act(Role::Registrar), file));
        return fileOf(*registrars, expert.name());
    }
};

} // namespace

class TestPeopleFiles : public QObject {
    Q_OBJECT

private slots:
    void whatIsMalformedIsRefused_data()
    {
        QTest::addColumn<QString>("refusal");
        QTest::newRow("a name of two lines")
            << QStringLiteral("what_is_said_of_a_person_is_one_line");
        QTest::newRow("an address without @") << QStringLiteral("an_email_has_its_at_sign");
        QTest::newRow("a service that ends before it begins")
            << QStringLiteral("a_service_ends_after_it_begins");
        QTest::newRow("an absence that ends before it begins")
            << QStringLiteral("an_absence_ends_after_it_begins");
        QTest::newRow("two absences from one day on")
            << QStringLiteral("absences_begin_on_different_days");
        QTest::newRow("a reason of two lines")
            << QStringLiteral("a_reason_for_absence_is_one_line");
        QTest::newRow("a person who is not there") << QStringLiteral("person.unknown");
        QTest::newRow("bytes that are no UTF-8") << QStringLiteral("text.not-utf8");
        QTest::newRow("what another has changed") << QStringLiteral("stale");
    }

    void whatIsMalformedIsRefused()
    {
        QFETCH(QString, refusal);
        const TestRegistry registry;
        const PersonFile file = spoiled(fileOf(registry.store(), "ed"), refusal);
        QCOMPARE(tests::refusal(registry.store().describe(act("rita", Role::Registrar), file)),
                 refusal);
    }

    void aDescriptionIsReadAsItWasWritten()
    {
        const SharedRegistry shared;
        const PersonFile file = shared.described();
        QCOMPARE(file.name, std::string("Eve Example"));
        QCOMPARE(file.organization, std::string("Example Org"));
        QCOMPARE(file.email, std::string("eve@example.org"));
        QCOMPARE(file.roles, std::vector<Role>{Role::Expert});
        QCOMPARE(registry::toString(file.services.at(0)), std::string("formal:2026-01-01.."));
        QCOMPARE(registry::toString(file.absences.at(0)),
                 std::string("2026-12-20..2027-01-06:an operation"));
        QVERIFY(!must(shared.registrars->verify({})).mismatch);
    }

    void theLogKeepsNoAddressAndNoReason()
    {
        const SharedRegistry shared;
        shared.described();
        const QString log =
            Sql(shared.database.conninfo())
                .value(QStringLiteral("select string_agg(convert_from(canonical, 'UTF8'), '')"
                                      " from nidreg_data.event"));
        QVERIFY(log.contains(QStringLiteral("Example Org")));
        QVERIFY(log.contains(QStringLiteral("2026-12-20..2027-01-06")));
        for (const char *kept : {"eve@example.org", "Eve Example", "operation"})
            QVERIFY2(!log.contains(QString::fromUtf8(kept)), kept);
    }

    void everybodyButRegistrarsSeesThemselfAlone()
    {
        const SharedRegistry shared;
        shared.described();
        QVERIFY(must(shared.registrars->people()).size() >= 3);
        QCOMPARE(must(shared.readers->people()).size(), std::size_t(1));
        QCOMPARE(must(shared.readers->people()).front().login, shared.reader.name());
        QCOMPARE(must(shared.experts->people()).front().email, std::string("eve@example.org"));
        for (const char *table : {"profile", "expert_service", "absence"}) {
            const QString read = QStringLiteral("select * from nidreg_data.%1").arg(QString(table));
            QCOMPARE(shared.reader.sql().run(read), QStringLiteral("42501"));
            QCOMPARE(shared.expert.sql().run(read), QStringLiteral("42501"));
        }
    }

    void aPersonKeepsTheirProfileAndTheRegistrarTheirService()
    {
        const SharedRegistry shared;
        PersonFile file = shared.described();
        const Act self = shared.expert.act(Role::Expert);
        file.absences = {{day("2026-03-01"), day("2026-03-07"), "a conference"}};
        must(shared.experts->describe(self, file));
        file = fileOf(*shared.registrars, shared.expert.name());
        QCOMPARE(file.absences.at(0).reason, std::string("a conference"));
        file.services.clear();
        QCOMPARE(refusal(shared.experts->describe(shared.expert.act(Role::Expert), file)),
                 QStringLiteral("service.not-yours"));
        QCOMPARE(refusal(shared.readers->describe(shared.reader.act(Role::Reader), file)),
                 QStringLiteral("role.wrong"));
    }

    void nobodyLosesTheirServiceByLeavingItOut()
    {
        const SharedRegistry shared;
        const std::int64_t described = shared.described().described;
        const QString call = QStringLiteral(
            "select nidreg.describe(gen_random_uuid(), session_user::text, 'expert',"
            " session_user::text, '{\"described\": %1, \"name\": \"\", \"organization\": \"\","
            " \"email\": \"\", \"absences\": []%2}')");
        for (const char *rest : {"", ", \"services\": null", ", \"services\": {}"})
            QCOMPARE(shared.expert.sql().run(call.arg(described).arg(QString::fromUtf8(rest))),
                     QStringLiteral("NR002 person.malformed"));
        const QString none = QStringLiteral(", \"services\": []");
        QCOMPARE(shared.expert.sql().run(call.arg(described).arg(none)),
                 QStringLiteral("NR002 service.not-yours"));
        QCOMPARE(shared.expert.sql().run(call.arg(7).arg(none)),
                 QStringLiteral("NR001 person.moved-on"));
        QCOMPARE(fileOf(*shared.registrars, shared.expert.name()).services.size(), std::size_t(1));
    }

    void twoWhoDescribeAPersonAtOnceLoseNothing()
    {
        const SharedRegistry shared;
        PersonFile mine = shared.described(), theirs = mine;
        mine.organization = "Mine";
        theirs.organization = "Theirs";
        must(shared.registrars->describe(shared.registrar.act(Role::Registrar), mine));
        QCOMPARE(refusal(shared.experts->describe(shared.expert.act(Role::Expert), theirs)),
                 QStringLiteral("stale"));
    }

    void whatIsKnownOfAPersonCanBeForgotten()
    {
        const SharedRegistry shared;
        PersonFile file = shared.described();
        file.name.clear();
        file.organization.clear();
        file.email.clear();
        file.services.clear();
        file.absences.clear();
        must(shared.registrars->describe(shared.registrar.act(Role::Registrar), file));
        const QString left =
            Sql(shared.database.conninfo())
                .value(QStringLiteral("select concat(p.name, p.organization, p.email,"
                                      " (select count(*) from nidreg_data.absence))"
                                      " from nidreg_data.profile p"));
        QCOMPARE(left, QStringLiteral("0"));
    }
};

NIDREG_TEST(TestPeopleFiles, QCoreApplication)

} // namespace tst_peoplefiles

#include "tst_peoplefiles.moc"
