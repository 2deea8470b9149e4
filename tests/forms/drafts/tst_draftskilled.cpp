// SPDX-License-Identifier: MIT
#include "forms/widgets/draftfile.h"
#include "tests/forms/drafts/killedchild.h"
#include "tests/program/program.h"
#include "tests/support/seed.h"

#include <QDir>
#include <QProcess>

#include <memory>

namespace tst_draftskilled {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

constexpr qint64 kMaxLost = 5000; ///< milliseconds of typing that a crash may take

struct State {
    qint64 since = 0;
    QByteArray digest;
};

/// What a killed program had done, as far as it could say.
struct Journal {
    std::vector<State> typed;
    QByteArray saved; ///< the last state that it knew to be on disk
    QByteArray saving; ///< the state that it was about to save when it ended; else empty
};

Journal read(const QByteArray &lines, const QByteArray &firstState)
{
    Journal journal{{{0, firstState}}, firstState, {}};
    for (const QByteArray &line : lines.split('\n')) {
        const qsizetype space = line.indexOf(' ');
        const QByteArray digest = line.mid(space + 1);
        if (line.startsWith(kTyped))
            journal.typed.push_back({line.mid(1, space - 1).toLongLong(), digest});
        if (line.startsWith(kSaving))
            journal.saving = digest;
        if (line.startsWith(kSaved)) {
            journal.saved = digest;
            journal.saving.clear();
        }
    }
    return journal;
}

/// Where in the journal the state stood last; -1 for one that nobody typed.
int lastIndexOf(const Journal &journal, const QByteArray &digest)
{
    for (int i = int(journal.typed.size()) - 1; i >= 0; --i) {
        if (journal.typed[std::size_t(i)].digest == digest)
            return i;
    }
    return -1;
}

/// How old the state at `place` was at `end`: the time since the next one took its place.
qint64 ageOf(const Journal &journal, int place, qint64 end)
{
    const auto next = std::size_t(place) + 1;
    return next < journal.typed.size() ? end - journal.typed[next].since : 0;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray firstText()
{
    return QByteArray::fromStdString(templates::write(templates::blank("seedbank", "2026-03-03")));
}

/// A program of its own with a folder of its own, killed at a moment of the parent's choosing.
struct Victim {
    Victim(const QString &mode, QStringList arguments)
    {
        if (!QDir(folder.path()).mkpath(QStringLiteral("drafts")))
            qFatal("no folder");
        QFile draft(file());
        if (!draft.open(QIODevice::WriteOnly) || draft.write(firstText()) < 0)
            qFatal("no file");
        if (mode == QLatin1String("--type"))
            arguments.prepend(file());
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(),
                    QStringList{mode, recovery()} + arguments);
    }

    void kill()
    {
        killedAt = steadyNow();
        child.kill();
        child.waitForFinished();
        lines = child.readAllStandardOutput();
    }

    QString recovery() const { return folder.filePath(QStringLiteral("recovery")); }
    QString file() const { return folder.filePath(QStringLiteral("drafts/seedbank.txt")); }

    QTemporaryDir folder;
    QProcess child;
    qint64 killedAt = 0;
    QByteArray lines;
};

/// Without what a kill left between a file's making and its first byte: that is taken for nobody's
/// after a minute.
QStringList filesIn(const QString &folder)
{
    QStringList all;
    const auto files = QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Name);
    for (const QFileInfo &each : files) {
        const bool isBegun = each.fileName().startsWith(QLatin1String(".nidreg-save-"))
            || each.fileName().endsWith(QLatin1String(".lock"));
        if (each.size() > 0 || !isBegun)
            all += each.fileName();
    }
    return all;
}

/// What the next start offers, after a person said yes; empty when nothing is offered.
QByteArray recovered(DraftsSetup &setup)
{
    if (offered(setup.page).isEmpty())
        return {};
    press(*offered(setup.page).first(), QStringLiteral("Recover"));
    return digest(setup.draft().canonical());
}

} // namespace

/// The program is killed at 200 random moments. NIDREG_SEED repeats a run.
class tst_DraftsKilled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_random.seed(tests::seed()); }

    void unhurriedTypingLosesFiveSecondsAtMost()
    {
        for (int batch = 0; batch < 4; ++batch)
            killMany(25, 7500, {QStringLiteral("400"), QStringLiteral("20")});
        qInfo("oldest state after a kill: %lld ms", m_oldest);
        QVERIFY2(m_offers >= 5,
                 "some were killed with something to recover"); // fewer where starting takes long
    }

    void savingAllTheTimeBreaksNoFile()
    {
        for (int batch = 0; batch < 10; ++batch)
            killMany(6, 900, {QStringLiteral("2"), QStringLiteral("2")});
    }

    void keepingAllTheTimeBreaksNoRecoveryFile()
    {
        for (int kill = 0; kill < 40; ++kill) {
            Victim victim(QStringLiteral("--keep"), {});
            QVERIFY(victim.child.waitForReadyRead());
            QTest::qWait(int(m_random.bounded(60))); // any moment of its writing
            victim.kill();
            checkKept(victim);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    using Victims = std::vector<std::unique_ptr<Victim>>;

    /// Starts `count` programs and kills each at its own moment within `within` milliseconds after
    /// its start.
    void killMany(int count, int within, const QStringList &habits)
    {
        Victims victims;
        for (int i = 0; i < count; ++i) {
            const QString seed = QString::number(m_random.generate());
            victims.push_back(
                std::make_unique<Victim>(QStringLiteral("--type"), QStringList{seed} + habits));
            QTimer::singleShot(int(m_random.bounded(within)), &victims.back()->child,
                               [victim = victims.back().get()] { victim->kill(); });
        }
        QTRY_VERIFY_WITH_TIMEOUT(
            std::ranges::all_of(victims, [](const auto &each) { return each->killedAt != 0; }),
            within + 60000);
        for (const auto &victim : victims) {
            check(*victim);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void check(const Victim &victim)
    {
        const Journal journal = read(victim.lines, digest(firstText()));
        const QByteArray inFile = digest(contentsOf(victim.file()));
        QVERIFY2(inFile == journal.saved || inFile == journal.saving,
                 "the file is the state saved last, or the one being saved");
        DraftsSetup setup(victim.recovery());
        const QByteArray offered = recovered(setup);
        const int offeredIndex = offered.isEmpty() ? -1 : lastIndexOf(journal, offered);
        QVERIFY2(offered.isEmpty() || offeredIndex >= 0, "what is offered was typed");
        m_offers += !offered.isEmpty();
        const qint64 age =
            ageOf(journal, std::max(offeredIndex, lastIndexOf(journal, inFile)), victim.killedAt);
        QVERIFY2(age <= kMaxLost, qPrintable(QString::number(age)));
        m_oldest = std::max(m_oldest, age);
        leavesNothing(setup, victim, !offered.isEmpty());
    }

    /// Once the draft is saved and closed there is one file, and nothing to recover.
    void leavesNothing(DraftsSetup &setup, const Victim &victim, bool isOpen)
    {
        if (!isOpen)
            setup.page.openFile(victim.file());
        setup.type(Field::Purpose, QStringLiteral("z"));
        setup.trigger(QStringLiteral("Save"));
        if (setup.draft().isModified())
            press(setup.view().messageBar(), QStringLiteral("Save anyway"));
        QVERIFY(!setup.draft().isModified());
        setup.trigger(QStringLiteral("Close"));
        QCOMPARE(filesIn(victim.folder.filePath(QStringLiteral("drafts"))),
                 QStringList{QStringLiteral("seedbank.txt")});
        const auto isEmpty = [&] {
            return filesIn(victim.recovery()) == QStringList{QStringLiteral("recent")};
        };
        if (!test::waitFor(isEmpty)) // a busy machine writes late
            QFAIL(qPrintable(filesIn(victim.recovery()).join(QLatin1Char(' '))));
    }

    void checkKept(const Victim &victim)
    {
        const Journal journal = read(victim.lines, {});
        const FixedClock clock;
        forms::DraftRecovery next(victim.recovery(), clock);
        const auto leftovers = next.takeLeftovers();
        QVERIFY(leftovers.size() == 1 || (leftovers.empty() && journal.saved.isEmpty()));
        if (leftovers.empty())
            return;
        const std::string text = templates::write(leftovers.front().draft.content);
        const QByteArray kept = digest(QByteArray::fromStdString(text));
        QVERIFY(kept == journal.saved || kept == journal.typed.back().digest);
        next.forget(leftovers.front().id);
        next.flush();
        QCOMPARE(filesIn(victim.recovery()), QStringList());
    }

    QRandomGenerator m_random;
    qint64 m_oldest = 0;
    int m_offers = 0;
};

static int runDraftsKilled(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == QLatin1String("--type"))
        return typeUntilKilled(arguments.mid(2));
    if (arguments.value(1) == QLatin1String("--keep"))
        return keepUntilKilled(arguments.mid(2));
    tst_DraftsKilled test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runDraftsKilled)

} // namespace tst_draftskilled

#include "tst_draftskilled.moc"
