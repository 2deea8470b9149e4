// SPDX-License-Identifier: MIT
#include "forms/drafts/draftrecovery.h"
#include "tests/program/program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

namespace tst_draftrecovery {

using namespace nidreg;
using namespace nidreg::forms;
using templates::Field;

namespace {

RecoveredDraft sample()
{
    RecoveredDraft draft;
    draft.content.set(Field::Purpose, "Names “seeds”,\nold and new.\n\ttabbed \x01");
    draft.content.set(Field::Resolution, "");
    draft.content.unmapped.push_back({"Declared scope", "global"});
    draft.terms.kind = urn::NidKind::Informal;
    draft.terms.procedure = workflow::Procedure::FastTrack;
    draft.terms.standardsAction = true;
    draft.terms.revises = "urn-7";
    draft.request.value = 12;
    draft.filePath = QStringLiteral("/somewhere/seed.txt");
    draft.stamp.sha256 = "\x01\x02";
    return draft;
}

/// What a program does that is killed while a draft is open: keeps it, says so, and hangs.
int keepAndHang(const QString &folder)
{
    DraftRecovery recovery(folder);
    recovery.keep(recovery.hold(), sample());
    const bool isKept = recovery.flush();
    QTextStream(stdout) << (isKept ? "kept" : "failed") << Qt::endl;
    QTextStream(stdin).readLine();
    return 0;
}

} // namespace

class tst_DraftRecovery : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack()
    {
        const auto draft = fromBytes(toBytes(sample()));
        QVERIFY(draft);
        QVERIFY(draft->content == sample().content);
        QCOMPARE(draft->content.unmapped.size(), std::size_t(1));
        QCOMPARE(draft->content.unmapped[0].text, std::string("global"));
        QVERIFY(draft->terms == sample().terms);
        QCOMPARE(draft->request.value, 12);
        QCOMPARE(draft->filePath, sample().filePath);
        QVERIFY(draft->stamp == sample().stamp);
    }

    void otherBytesAreNoDraft_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("half a file") << toBytes(sample()).left(100);
        QTest::newRow("another format") << QByteArray("{\"format\": 2}");
        QTest::newRow("a template") << QByteArray("Purpose: names seeds\n");
    }

    void otherBytesAreNoDraft()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!fromBytes(bytes));
    }

    void aDraftOfThisProgramIsNoLeftover()
    {
        QTemporaryDir folder;
        DraftRecovery recovery(folder.path());
        const QString id = recovery.hold();
        recovery.keep(id, sample());
        QVERIFY(recovery.flush());
        QVERIFY(recovery.takeLeftovers().empty());
        DraftRecovery other(folder.path());
        QVERIFY(other.takeLeftovers().empty());
        recovery.forget(id);
        QVERIFY(recovery.flush());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aKilledProgramsDraftIsOfferedOnce()
    {
        QTemporaryDir folder;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--keep-and-hang"), folder.path()});
        QVERIFY(child.waitForReadyRead());
        QCOMPARE(child.readAllStandardOutput().trimmed(), QByteArray("kept"));

        DraftRecovery recovery(folder.path());
        QVERIFY2(recovery.takeLeftovers().empty(), "its program still runs");
        child.kill();
        QVERIFY(child.waitForFinished());

        const auto leftovers = recovery.takeLeftovers();
        QCOMPARE(leftovers.size(), std::size_t(1));
        QVERIFY(leftovers[0].draft.content == sample().content);
        QVERIFY(recovery.takeLeftovers().empty());
        recovery.forget(leftovers[0].id);
        QVERIFY(recovery.flush());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    /// A program may be killed before it has written into the lock that it made.
    void anEmptyLockIsNobodysAfterAMinute()
    {
        QTemporaryDir folder;
        const QString old = folder.filePath(QStringLiteral("old.draft.lock"));
        const QString young = folder.filePath(QStringLiteral("young.draft.lock"));
        for (const QString &name : {old, young}) {
            QFile lock(name);
            QVERIFY(lock.open(QIODevice::WriteOnly));
            const int age = name == old ? -61 : -1;
            QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addSecs(age),
                                     QFileDevice::FileModificationTime));
        }
        DraftRecovery recovery(folder.path());
        QVERIFY(recovery.takeLeftovers().empty());
        QVERIFY(!QFile::exists(old));
        QVERIFY2(QFile::exists(young), "its program may be about to write");
    }

    void aFolderThatCannotBeMadeIsNoDisaster()
    {
        DraftRecovery recovery(QStringLiteral("/proc/nothing/here"));
        QCOMPARE(recovery.hold(), QString());
        recovery.keep(QString(), sample());
        QVERIFY(recovery.flush());
    }
};

static int runDraftRecovery(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (app.arguments().value(1) == QLatin1String("--keep-and-hang"))
        return keepAndHang(app.arguments().value(2));
    tst_DraftRecovery test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runDraftRecovery)

} // namespace tst_draftrecovery

#include "tst_draftrecovery.moc"
