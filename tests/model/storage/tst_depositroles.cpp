// SPDX-License-Identifier: MIT
#include "tests/model/storage/depositfiles.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

namespace tst_depositroles {

using namespace nidreg;
using namespace nidreg::tests;

/// Who takes deposits and restores them, and who has which role in what was restored.
class TestDepositRoles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void onlyTheOwnerTakesADeposit()
    {
        const TestDatabase database;
        const Login registrar(database, "registrar"), owner(database, "owner");
        QCOMPARE(refusal(storage::dump(registrar.conninfo(), file("denied"), {}, {})),
                 QStringLiteral("deposit.not-owner"));
        QVERIFY(!QFile::exists(file("denied")));
        QCOMPARE(
            refusal(storage::dump(Login(database, "reader").conninfo(), file("denied"), {}, {})),
            QStringLiteral("deposit.not-owner"));
        dumped(owner.conninfo(), file("allowed"));
        QCOMPARE(refusal(storage::restore(registrar.conninfo(), {file("allowed")}, {}, {})),
                 QStringLiteral("schema.not-owner"));
        QCOMPARE(QFile::permissions(file("allowed")) & 0x77, QFile::Permissions());
    }

    void aMemberOfTheOwnerRestores()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(TestDatabase::Content::Nothing);
        Sql(copy.conninfo())
            .value(QStringLiteral("alter database %1 owner to nidreg_owner").arg(copy.name()));
        const Login owner(copy, "owner");
        const auto report = restored(owner.conninfo(), {file("a")});
        QCOMPARE(canonicalExport(copy.conninfo(), report.header.log.size),
                 canonicalExport(registry.conninfo()));
        QCOMPARE(guardsThatAreOff(copy.conninfo()), QStringLiteral("none"));
    }

    void whoHasWhichRoleByTheLogComesAlong()
    {
        const TestDatabase registry, copy(TestDatabase::Content::Nothing),
            other(TestDatabase::Content::Nothing);
        const Login registrar(registry, Login::First()), expert(registrar, Role::Expert);
        std::string gone;
        {
            const Login reader(registrar, Role::Reader);
            gone = reader.name();
            dumped(registry.conninfo(), file("a"));
        }
        Sql sql(registry.conninfo());
        sql.value("revoke nidreg_expert from " + QString::fromStdString(expert.name()));
        storage::RestoreOptions none;
        none.givesRoles = false;
        QCOMPARE(must(storage::restore(other.conninfo(), {file("a")}, none, {})).given.size(), 0U);
        QVERIFY(!isMember(sql, expert, "expert"));
        const auto report = restored(copy.conninfo(), {file("a")});
        QCOMPARE(named(report.given), named({{expert.name(), "expert"}}));
        QCOMPARE(named(report.missing), named({{gone, "reader"}}));
        QCOMPARE(named(report.unproven), QString());
        QVERIFY(isMember(sql, expert, "expert"));
    }

    /// By a bare grant, which no event tells of, through a group, or by hand in the deposit.
    void aRoleThatTheLogDoesNotTellIsNotGiven()
    {
        const TestDatabase registry, copy(TestDatabase::Content::Nothing);
        const Login registrar(registry, Login::First()), bare(registry, "expert");
        const Login mallory(registry, "reader");
        dumped(registry.conninfo(), file("a"), {{}, true});
        const QByteArray line = mallory.name().c_str() + QByteArray("\tregistrar\n");
        writeBytes(file("forged"),
                   withRows(bytesOf(file("a")), "database-role",
                            [line](const QByteArray &rows) { return rows + line; }));
        Sql sql(registry.conninfo());
        sql.value("revoke nidreg_expert from " + QString::fromStdString(bare.name()));
        const auto report = restored(copy.conninfo(), {file("forged")});
        QVERIFY(!isMember(sql, mallory, "registrar"));
        QVERIFY(!isMember(sql, bare, "expert"));
        QCOMPARE(named(report.unproven),
                 named({{bare.name(), "expert"},
                        {mallory.name(), "reader"},
                        {mallory.name(), "registrar"}}));
        QCOMPARE(named(report.given), QString());
    }

private:
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    static bool isMember(Sql &sql, const Login &login, const char *role)
    {
        return sql.value(QStringLiteral("select pg_has_role('%1', 'nidreg_%2', 'MEMBER')")
                             .arg(login.name().c_str(), QLatin1String(role)))
            == QStringLiteral("t");
    }

    static QString named(const std::vector<storage::GivenRole> &roles)
    {
        QStringList list;
        for (const storage::GivenRole &each : roles)
            list << QString::fromStdString(each.login + ' ' + each.role);
        list.sort();
        return list.join(", ");
    }

    QTemporaryDir m_folder;
};

NIDREG_TEST(TestDepositRoles, QCoreApplication)

} // namespace tst_depositroles

#include "tst_depositroles.moc"
