// SPDX-License-Identifier: MIT
#include "app/wiring/logfiles.h"
#include "app/wiring/publications.h"
#include "tests/program/program.h"
#include "tests/support/fulldisk.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_logfiles {

using namespace nidreg;

/// Checkpoints that are noted, and the key.
class TestLogFiles : public QObject {
    Q_OBJECT

    const registry::LogHead m_head{12, std::string(64, 'a'), std::string(64, '1')};
    QTemporaryDir m_folder;

    app::LogFiles files() const
    {
        return {m_folder.filePath("log.key"), m_folder.filePath("witnesses")};
    }
    QStringList noted() const
    {
        return QDir(m_folder.filePath("witnesses/registry")).entryList(QDir::Files | QDir::Hidden);
    }

private slots:
    void aCheckpointThatDoesNotFitOnTheDiskIsNoWitness()
    {
        const std::string checkpoint = app::checkpointOf(m_head, {});
        {
            const tests::FullDisk disk(10);
            const auto kept = app::addWitness(files(), "registry", m_head.log, checkpoint);
            QVERIFY(!kept);
            QCOMPARE(QString::fromStdString(kept.error().refusal), QString("file.unwritable"));
            // Ten bytes were written, which is no error; why the eleventh was not is told.
            const QString why = QString::fromStdString(kept.error().detail);
            QVERIFY2(!why.contains("Unknown error"), qPrintable(why));
        }
        QCOMPARE(noted(), QStringList());
        QVERIFY(app::addWitness(files(), "registry", m_head.log, checkpoint));
        QCOMPARE(noted().size(), 1);
        QCOMPARE(app::witnessesOf(files(), "registry", {}).value().front().size, 12);
    }

    void aWitnessSaysOfWhichLogItIs()
    {
        const registry::LogHead other{30, std::string(64, 'b'), std::string(64, '2')};
        const std::string foreign = app::checkpointOf(other, {});
        const auto refused = app::addWitness(files(), "registry", m_head.log, foreign);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().refusal), QString("proof.other-log"));
        // Another registry of the same name keeps its own beside it.
        QVERIFY(app::addWitness(files(), "registry", other.log, foreign));
        QVERIFY(app::addWitness(files(), "registry", m_head.log, app::checkpointOf(m_head, {})));
        const auto kept = app::witnessesOf(files(), "registry", m_head.log).value();
        QCOMPARE(kept.front().log, m_head.log);
        QCOMPARE(kept.back().log, other.log);
        QVERIFY(app::checkLog(kept.front(), m_head.log));
        QVERIFY(!app::checkLog(kept.back(), m_head.log));
    }

    /// Of several servers now one is the primary, now another: the log is the same.
    void aWitnessKeptUnderAnotherServersNameCounts()
    {
        const registry::LogHead later{40, std::string(64, 'c'), m_head.log};
        const registry::LogHead other{50, std::string(64, 'd'), std::string(64, '3')};
        for (const registry::LogHead &each : {later, other})
            QVERIFY(
                app::addWitness(files(), "registry@second", each.log, app::checkpointOf(each, {})));
        const auto kept = app::witnessesOf(files(), "registry@first", m_head.log).value();
        const auto isLater = [](const registry::NotedHead &each) { return each.size == 40; };
        QVERIFY(std::ranges::any_of(kept, isLater));
        QVERIFY(
            std::ranges::all_of(kept, [this](const auto &each) { return each.log == m_head.log; }));
    }

    /// C2SP: of two logs the origin is never the same.
    void twoLogsHaveTwoOrigins()
    {
        const registry::LogHead other{12, std::string(64, 'a'), std::string(64, '2')};
        const auto origin = [](const registry::LogHead &head) {
            return proof::readNotedCheckpoint(app::checkpointOf(head, {}))->checkpoint.origin;
        };
        QVERIFY(origin(m_head) != origin(other));
        QVERIFY(origin(m_head).find(' ') == std::string::npos);
    }

    void aKeyThatDoesNotFitOnTheDiskIsNoKey()
    {
        {
            const tests::FullDisk disk(10);
            QVERIFY(!app::makeKey(files().key, "registry.example/urn"));
        }
        QVERIFY(!QFile::exists(files().key));
        QVERIFY(app::makeKey(files().key, "registry.example/urn"));
    }
};

NIDREG_TEST(TestLogFiles, QCoreApplication)

} // namespace tst_logfiles

#include "tst_logfiles.moc"
