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

    const registry::LogHead m_head{12, std::string(64, 'a')};
    QTemporaryDir m_folder;

    app::LogFiles files() const
    {
        return {m_folder.filePath("log.key"), m_folder.filePath("witnesses")};
    }
    QStringList noted() const
    {
        return QDir(m_folder.filePath("witnesses/desk")).entryList(QDir::Files | QDir::Hidden);
    }

private slots:
    void aCheckpointThatDoesNotFitOnTheDiskIsNoWitness()
    {
        const std::string checkpoint = app::checkpointOf(m_head, {}, "desk");
        {
            const tests::FullDisk disk(10);
            const auto kept = app::addWitness(files(), "desk", checkpoint);
            QVERIFY(!kept);
            QCOMPARE(QString::fromStdString(kept.error().refusal), QString("file.unwritable"));
        }
        QCOMPARE(noted(), QStringList());
        QVERIFY(app::addWitness(files(), "desk", checkpoint));
        QCOMPARE(noted().size(), 1);
        QCOMPARE(app::witnessesOf(files(), "desk").value().front().size, 12);
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
