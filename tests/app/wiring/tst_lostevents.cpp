// SPDX-License-Identifier: MIT
#include "app/wiring/lostevents.h"
#include "app/wiring/publications.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace tst_lostevents {

using namespace nidreg;
using namespace nidreg::tests;

/// A registry as it was at a moment, restored: a copy of its database.
class Restored {
public:
    explicit Restored(TestRegistry &of)
        : m_of(Sql(of.conninfo()).value("select current_database()")), m_name(m_of + "_restored"),
          m_admin(of.conninfo().replace(m_of, "postgres"))
    {
        m_admin.value("select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                      + m_of + "'");
        m_admin.value("create database " + m_name + " template " + m_of);
        of.reopen();
        m_store = opened(of.conninfo().replace(m_of, m_name));
    }
    ~Restored()
    {
        m_store.reset();
        m_admin.value("drop database " + m_name + " with (force)");
    }

    registry::Store &store() { return *m_store; }

private:
    QString m_of, m_name;
    Sql m_admin;
    std::unique_ptr<registry::Store> m_store;
};

/// What a log lacks of what it once had, by the checkpoints and the events kept beside them.
class TestLostEvents : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<TestRegistry> m_registry;

    app::LogFiles files() const { return {{}, m_folder.filePath("witnesses")}; }

    /// Keeps a checkpoint of the log as it is now.
    registry::NotedHead witness(bool withEvents = true)
    {
        return witnessOf(m_registry->store(), withEvents);
    }
    registry::NotedHead witnessOf(registry::Store &store, bool withEvents = true)
    {
        const registry::LogHead head = must(store.head());
        const QString file =
            must(app::addWitness(files(), "r", head.log, app::checkpointOf(head, {})));
        if (withEvents)
            must(app::keepEvents(store, files(), "r", file));
        return must(app::readNoted(file, {}));
    }

    app::LogComparison compared(registry::Store &store, const registry::NotedHead &noted)
    {
        return must(app::compareLog(store, files(), "r", noted));
    }

private slots:
    void init()
    {
        QVERIFY(QDir(m_folder.filePath("witnesses")).removeRecursively());
        m_registry = std::make_unique<TestRegistry>();
    }

    void aLogThatGrewHasEverything()
    {
        const auto noted = witness();
        m_registry->draft();
        const auto so = compared(m_registry->store(), noted);
        QVERIFY(so.isWhole && so.lost.empty() && so.people.empty());
        QCOMPARE(so.common, noted.size);
    }

    void whatIsGoneAfterARestoreIsNamed()
    {
        const workflow::Request request = m_registry->draft();
        witness();
        Restored restored(*m_registry);
        const auto before = must(restored.store().head()).size;
        m_registry->approved(request, "lights");
        const auto noted = witness();
        const auto so = compared(restored.store(), noted);
        QVERIFY(!so.isWhole);
        QCOMPARE(so.common, before);
        QCOMPARE(std::int64_t(so.lost.size()), noted.size - before);
        QCOMPARE(so.unnamed, 0);
        QCOMPARE(so.lost.front().number, before);
        QCOMPARE(so.lost.front().what, std::string("submit"));
        QCOMPARE(so.lost.front().request, request.id.value);
        QCOMPARE(so.lost.back().person, std::string("eve"));
        QCOMPARE(so.people, (std::set<std::string>{"abe", "eve", "rita"}));
    }

    /// Work went on after the restore: where the two histories part is found event by event.
    void whereAHistoryWasRewrittenIsFound()
    {
        witness();
        const workflow::Request request = m_registry->draft();
        Restored restored(*m_registry);
        const auto before = must(restored.store().head()).size;
        for (const char *text : {"One.", "Two."})
            must(m_registry->step(act("abe", Role::Applicant), request, Step::Comment,
                                  {text, {}, {}, {}, {}}));
        const auto noted = witness();
        for (int i = 0; i < 4; ++i)
            must(restored.store().create(act("abe", Role::Applicant), {}));
        const auto so = compared(restored.store(), noted);
        QVERIFY(so.head.size > noted.size && !so.isWhole);
        QCOMPARE(so.common, before);
        QCOMPARE(so.lost.size(), std::size_t(2));
        QCOMPARE(so.lost.back().what, std::string("comment"));
    }

    /// Checkpoints that are kept after a restore tell of the history that goes on, and hide nothing
    /// of what was lost: shorter, as long, and longer than the one that is compared.
    void whatIsKeptAfterARestoreHidesNothing_data()
    {
        QTest::addColumn<int>("acts");
        QTest::newRow("shorter") << 1;
        QTest::newRow("as long") << 3;
        QTest::newRow("longer") << 5;
    }
    void whatIsKeptAfterARestoreHidesNothing()
    {
        QFETCH(int, acts);
        const auto base = witness();
        Restored restored(*m_registry);
        for (int i = 0; i < 3; ++i)
            m_registry->draft();
        const auto noted = witness();
        for (int i = 0; i < acts; ++i) {
            must(restored.store().create(act("abe", Role::Applicant), {}));
            witnessOf(restored.store());
        }
        const auto so = compared(restored.store(), noted);
        QVERIFY(!so.isWhole);
        QCOMPARE(so.common, base.size);
        QCOMPARE(so.lost.size(), std::size_t(3));
        QCOMPARE(so.unnamed, 0);
    }

    /// A checkpoint of what was lost may come back, a copy that somebody else kept: its events stay
    /// as they were kept, and those of today's log are not written beside it.
    void aCheckpointThatTheLogLacksKeepsItsEvents()
    {
        Restored restored(*m_registry);
        m_registry->draft();
        const auto noted = witness();
        const auto before = compared(restored.store(), noted);
        must(restored.store().create(act("abe", Role::Applicant), {}));
        must(app::keepEvents(restored.store(), files(), "r", QString::fromStdString(noted.name)));
        const auto so = compared(restored.store(), noted);
        QCOMPARE(before.lost.size(), std::size_t(1));
        QCOMPARE(so.lost.size(), std::size_t(1));
        QCOMPARE(so.lost.back().at, before.lost.back().at);
    }

    void withoutKeptEventsTheNumberIsTold()
    {
        Restored restored(*m_registry);
        const auto before = must(restored.store().head()).size;
        m_registry->draft();
        m_registry->draft();
        const auto so = compared(restored.store(), witness(false));
        QVERIFY(!so.isWhole && so.lost.empty());
        QCOMPARE(so.common, 0); // nothing proves more
        QCOMPARE(so.unnamed, before + 2);
    }

    void eachCheckpointKeepsTheEventsSinceTheOneBefore()
    {
        const auto first = witness();
        m_registry->draft();
        const auto second = witness();
        const auto lines = [](const registry::NotedHead &noted) {
            QFile file(QString::fromStdString(noted.name).replace(".checkpoint", ".events"));
            return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : -1;
        };
        QCOMPARE(lines(first), first.size);
        QCOMPARE(lines(second), 1);
        QCOMPARE(must(app::witnessesOf(files(), "r", {})).size(), std::size_t(2));
    }

    /// Whoever may write there may write anything: a file of it ends no comparison.
    void whatIsNoEventIsNotTakenForOne()
    {
        Restored restored(*m_registry);
        m_registry->draft();
        const auto noted = witness();
        QFile file(QString::fromStdString(noted.name).replace(".checkpoint", ".events"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"number\": \"7\"}\nno JSON\n[1]\n{\"number\": 99999999}\n\xff\xfe\n\n");
        file.close();
        const auto so = compared(restored.store(), noted);
        QVERIFY(!so.isWhole && so.lost.empty());
        QCOMPARE(so.unnamed, noted.size);
    }

    /// Nor is the beginning of a file taken for all of it.
    void whatCannotBeReadIsNotNamed()
    {
        Restored restored(*m_registry);
        m_registry->draft();
        const auto noted = witness();
        const QString file = QString::fromStdString(noted.name).replace(".checkpoint", ".events");
        QVERIFY(QFile::remove(file));
        QVERIFY(QFile::link("/proc/self/mem", file)); // reading its beginning is an EIO
        const auto so = compared(restored.store(), noted);
        QVERIFY(!so.isWhole && so.lost.empty());
        QCOMPARE(so.unnamed, noted.size);
    }

    void aCheckpointOfAnotherRegistryIsRefused()
    {
        registry::NotedHead noted = witness();
        noted.log = std::string(64, '1');
        const auto so = app::compareLog(m_registry->store(), files(), "r", noted);
        QCOMPARE(refusal(so), QString("proof.other-log"));
    }
};

NIDREG_TEST(TestLostEvents, QCoreApplication)

} // namespace tst_lostevents

#include "tst_lostevents.moc"
