// SPDX-License-Identifier: MIT
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QFile>

namespace tst_collation {

using namespace nidreg;
using namespace nidreg::tests;

using Names = std::vector<std::string>;

static registry::NamespaceQuery byRegistrant()
{
    registry::NamespaceQuery query;
    query.sort = registry::SortBy::Registrant;
    return query;
}

/// A system whose libraries sort text otherwise than those with which the indexes were built, as
/// after an upgrade of the operating system: PostgreSQL warns with the SQLSTATE of a commit that
/// its standby did not confirm.
class TestCollation : public QObject {
    Q_OBJECT

private slots:
    void whatSortsOtherwiseIsToldAndNothingFails()
    {
        const TestRegistry registry;
        const QString name = Sql(registry.conninfo()).value("select current_database()");
        QCOMPARE(changed(registry), Names{});
        Sql system(registry.conninfo());
        system.value("update pg_collation set collversion = '1' where collname = 'und-x-icu'");
        {
            const auto store = opened(registry.conninfo());
            QCOMPARE(refusal(store->namespaces(byRegistrant())), "done");
            QCOMPARE(refusal(store->create(act("abe", Role::Applicant), {})), "done");
        }
        QCOMPARE(changed(registry), Names{"und-x-icu"});
        for (const QString &statement : statementsOfThePage())
            system.value(QString(statement).replace("database registry", "database " + name));
        QCOMPARE(changed(registry), Names{});
    }

    void whatNoIndexUsesIsNotTold()
    {
        const TestRegistry registry;
        Sql(registry.conninfo())
            .value("update pg_collation set collversion = '1' where collname = 'de-x-icu'");
        QCOMPARE(changed(registry), Names{});
    }

private:
    static QStringList statementsOfThePage()
    {
        QFile page(NIDREG_SOURCE "/resources/manual/upgrading.md");
        if (!page.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(page.errorString()));
        const QString text = QString::fromUtf8(page.readAll());
        const QString block = text.section("```sql\n", 1).section("```", 0, 0).trimmed();
        return block.split('\n');
    }

    static std::vector<std::string> changed(const TestRegistry &registry)
    {
        const auto store = opened(registry.conninfo());
        return must(store->health()).changedCollations;
    }
};

NIDREG_TEST(TestCollation, QCoreApplication)

} // namespace tst_collation

#include "tst_collation.moc"
