// SPDX-License-Identifier: MIT
#include "forms/drafts/draftrecovery.h"
#include "tests/program/program.h"

#include <QDir>
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

/// Stands still until it is set.
class HandClock : public base::Clock {
public:
    base::Instant now() const override { return at; }
    base::Instant at = std::chrono::sys_days(std::chrono::year(2026) / 3 / 14);
};

/// What a program does that is killed while a draft is open: keeps it, says so, and hangs.
int keepAndHang(const QString &folder)
{
    const HandClock clock;
    DraftRecovery recovery(folder, clock);
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
        DraftRecovery recovery(folder.path(), clock);
        const QString id = recovery.hold();
        recovery.keep(id, sample());
        QVERIFY(recovery.flush());
        QVERIFY(recovery.takeLeftovers().empty());
        DraftRecovery other(folder.path(), clock);
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

        DraftRecovery recovery(folder.path(), clock);
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
        DraftRecovery recovery(folder.path(), clock);
        QVERIFY(recovery.takeLeftovers().empty());
        QVERIFY(!QFile::exists(old));
        QVERIFY2(QFile::exists(young), "its program may be about to write");
    }

    void aFileThatCannotBeReadStays_data() { otherBytesAreNoDraft_data(); }

    /// A later edition of the program, or a person, may still make something of it.
    void aFileThatCannotBeReadStays()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("strange.draft"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        for (int start = 0; start < 3; ++start) {
            DraftRecovery recovery(folder.path(), clock);
            QVERIFY(recovery.takeLeftovers().empty());
            QVERIFY(recovery.flush());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), bytes);
            file.close();
        }
    }

    void whatIsDiscardedIsNotOfferedAndCanBeBroughtBack()
    {
        QTemporaryDir folder;
        QString id;
        {
            DraftRecovery recovery(folder.path(), clock);
            id = recovery.hold();
            recovery.keep(id, sample());
            QVERIFY2(recovery.discard(id), "also what is still being written");
        }
        DraftRecovery next(folder.path(), clock);
        QVERIFY(next.takeLeftovers().empty());
        QCOMPARE(next.discarded().size(), std::size_t(1));
        QVERIFY(next.discarded().front().draft.content == sample().content);
        QVERIFY(next.restore(id));
        QVERIFY(next.discarded().empty());
        QVERIFY2(!next.restore(id), "it is here already");
        QVERIFY2(DraftRecovery(folder.path(), clock).takeLeftovers().empty(), "it is held");
        next.forget(id);
        QVERIFY(next.flush());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void whatIsDiscardedGoesAfterAMonth()
    {
        QTemporaryDir folder;
        discardOne(folder.path());
        clock.at += DraftRecovery::kDiscardedStays;
        QCOMPARE(leftAfterAStart(folder.path()), std::size_t(1));
        clock.at += std::chrono::seconds(1);
        QCOMPARE(leftAfterAStart(folder.path()), std::size_t(0));
    }

    void theLastFiftyDiscardedStay()
    {
        QTemporaryDir folder;
        const QString first = discardOne(folder.path());
        for (std::size_t more = 1; more <= DraftRecovery::kMaxDiscarded; ++more) {
            clock.at += std::chrono::seconds(1);
            discardOne(folder.path());
        }
        const DraftRecovery recovery(folder.path(), clock);
        QCOMPARE(recovery.discarded().size(), DraftRecovery::kMaxDiscarded);
        for (const Leftover &each : recovery.discarded())
            QVERIFY(each.id != first);
    }

    void aFolderThatCannotBeMadeIsNoDisaster()
    {
        DraftRecovery recovery(QStringLiteral("/proc/nothing/here"), clock);
        QCOMPARE(recovery.hold(), QString());
        recovery.keep(QString(), sample());
        QVERIFY(recovery.flush());
    }

private:
    QString discardOne(const QString &folder) const
    {
        DraftRecovery recovery(folder, clock);
        const QString id = recovery.hold();
        recovery.keep(id, sample());
        return recovery.discard(id) ? id : QString();
    }

    std::size_t leftAfterAStart(const QString &folder) const
    {
        DraftRecovery recovery(folder, clock);
        recovery.takeLeftovers();
        return recovery.discarded().size();
    }

    HandClock clock;
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
