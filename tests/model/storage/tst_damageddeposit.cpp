// SPDX-License-Identifier: MIT
#include "model/storage/deposit/depositreader.h"
#include "tests/model/storage/depositfiles.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <array>
#include <random>

namespace tst_damageddeposit {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

using Dice = std::mt19937;

int roll(Dice &dice, qsizetype below)
{
    return int(dice() % unsigned(below));
}

/// One to eight bytes somewhere, each with some of its bits turned over.
QByteArray flipped(QByteArray bytes, Dice &dice)
{
    for (int count = 1 + roll(dice, 8); count > 0; --count) {
        const int place = roll(dice, bytes.size());
        bytes[place] = char(bytes[place] ^ (1 + roll(dice, 255)));
    }
    return bytes;
}

QByteArray cutOff(QByteArray bytes, Dice &dice)
{
    return bytes.left(roll(dice, bytes.size()));
}

QByteArray cutOut(QByteArray bytes, Dice &dice)
{
    const int from = roll(dice, bytes.size());
    return bytes.remove(from, 1 + roll(dice, std::min<qsizetype>(bytes.size() - from, 5000)));
}

QByteArray inserted(QByteArray bytes, Dice &dice)
{
    QByteArray more;
    for (int count = 1 + roll(dice, 100); count > 0; --count)
        more += char(roll(dice, 256));
    return bytes.insert(roll(dice, bytes.size() + 1), more);
}

/// Two parts of one length trade places.
QByteArray exchanged(QByteArray bytes, Dice &dice)
{
    const int size = 1 + roll(dice, bytes.size() / 4);
    const int left = roll(dice, bytes.size() - 2 * size);
    const int right = left + size + roll(dice, bytes.size() - left - 2 * size + 1);
    const QByteArray first = bytes.mid(left, size), second = bytes.mid(right, size);
    return bytes.replace(left, size, second).replace(right, size, first);
}

/// Two whole sections of a plain deposit trade places, or one comes twice or not at all.
QByteArray resectioned(const QByteArray &bytes, Dice &dice)
{
    QList<qsizetype> starts;
    for (qsizetype at = bytes.indexOf("\nsection event\n"); at >= 0;) {
        starts << at + 1;
        const qsizetype end = bytes.indexOf("\n\\.\nend ", at);
        at = end < 0 ? -1 : bytes.indexOf("\nsection ", end);
    }
    const int pick = roll(dice, starts.size() - 1);
    const QByteArray section = bytes.mid(starts[pick], starts[pick + 1] - starts[pick]);
    QByteArray changed = bytes;
    const int how = roll(dice, 3);
    if (how != 0)
        changed.remove(starts[pick], section.size());
    if (how != 1)
        changed.insert(starts[how == 0 ? pick : 0], section);
    return changed;
}

int corruptions()
{
    return sizeFrom("NIDREG_CORRUPTIONS", 1000);
}

} // namespace

/// NIDREG_CORRUPTIONS: how many of each kind of file (1000), NIDREG_SEED: other ones.
class TestDamagedDeposit : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("plain"), {{}, true});
        dumped(registry.conninfo(), file("compressed"));
        dumped(registry.conninfo(), file("increment"), {file("plain"), true});
    }

    void everyCorruptionIsFound_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("in a compressed deposit") << "compressed";
        QTest::newRow("in a plain deposit") << "plain";
    }

    void everyCorruptionIsFound()
    {
        QFETCH(QString, name);
        const QByteArray whole = bytesOf(m_folder.filePath(name));
        Dice dice(unsigned(qEnvironmentVariableIntValue("NIDREG_SEED")));
        const bool isPlain = name == QStringLiteral("plain");
        int found = 0;
        for (int i = 0; i < corruptions();) {
            static constexpr std::array kWays{flipped, cutOff, cutOut, inserted, exchanged};
            const int way = roll(dice, isPlain ? 6 : 5);
            const QByteArray damaged =
                way == 5 ? resectioned(whole, dice) : kWays[std::size_t(way)](whole, dice);
            if (damaged == whole)
                continue;
            ++i;
            writeBytes(file("damaged"), damaged);
            const QString why = refusal(storage::inspect(file("damaged"), {}));
            found += why == QStringLiteral("deposit.damaged")
                || why == QStringLiteral("deposit.foreign");
            if (found != i)
                QFAIL(qPrintable(QStringLiteral("%1 in corruption %2").arg(why).arg(i)));
        }
        QCOMPARE(found, corruptions());
    }

    void everyBitOfTheFrameCounts()
    {
        const QByteArray whole = bytesOf(file("compressed"));
        for (qsizetype place = 0; place < whole.size();
             place = place == 63 ? whole.size() - 96 : place + 1) {
            for (int bit = 0; bit < 8; ++bit) {
                QByteArray damaged = whole;
                damaged[place] = char(damaged[place] ^ (1 << bit));
                writeBytes(file("damaged"), damaged);
                QVERIFY(!storage::inspect(file("damaged"), {}));
            }
        }
    }

    void aDamagedFileChangesNothing()
    {
        const TestDatabase database(TestDatabase::Content::Nothing);
        Dice dice(8141);
        for (int i = 0; i < 20; ++i) {
            writeBytes(file("damaged"), flipped(bytesOf(file("compressed")), dice));
            QVERIFY(!storage::restore(database.conninfo(), {file("damaged")}, {}, {}));
        }
        QVERIFY(isBare(database));
    }

    void otherFilesAreForeign_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a text") << QByteArray("Namespace Identifier: isbn\n");
        QTest::newRow("a dump of PostgreSQL's") << QByteArray("PGDMP\x01\x0e", 7);
        QTest::newRow("one line end") << QByteArray("\n");
    }

    void otherFilesAreForeign()
    {
        QFETCH(QByteArray, bytes);
        writeBytes(file("foreign"), bytes);
        QCOMPARE(refusal(storage::inspect(file("foreign"), {})), QStringLiteral("deposit.foreign"));
    }

    void noFileIsSaidSo()
    {
        QCOMPARE(refusal(storage::inspect(file("none"), {})), QStringLiteral("deposit.unreadable"));
        QCOMPARE(refusal(storage::inspect(m_folder.path(), {})),
                 QStringLiteral("deposit.unreadable"));
    }

    /// What is sealed as it should be, and is wrong all the same.
    void aForgedFileChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        QTest::addColumn<QString>("why");
        QTest::newRow("a form of later days")
            << QByteArray("nidreg-deposit 1\n") << QByteArray("nidreg-deposit 2\n")
            << "deposit.newer";
        QTest::newRow("a schema of later days")
            << QByteArray("\nschema ") << QByteArray("\nschema 9") << "deposit.newer-schema";
        QTest::newRow("a schema before all deposits")
            << QByteArray("\nschema ") << QByteArray("\nschema 1\n#") << "deposit.older-schema";
        QTest::newRow("a line of the header that is missing")
            << QByteArray("\npeople ") << QByteArray("\n# ") << "deposit.malformed";
        QTest::newRow("a table that the schema does not have")
            << QByteArray("\nsection absence whole") << QByteArray("\nsection abs whole")
            << "deposit.other-tables";
        QTest::newRow("a column of another name")
            << QByteArray("away_from") << QByteArray("pg_sleep") << "deposit.other-tables";
        QTest::newRow("a statement as a table")
            << QByteArray("\nsection absence whole login")
            << QByteArray("\nsection absence;drop whole login") << "deposit.other-tables";
        QTest::newRow("the roles in the place of a table")
            << QByteArray("\nsection absence whole login away_from away_until reason")
            << QByteArray("\nsection database-role whole login role") << "deposit.other-tables";
        QTest::newRow("a section whose rows were changed")
            << QByteArray("Agence") << QByteArray("Agenda") << "deposit.damaged";
        QTest::newRow("text behind the last section")
            << QByteArray("\nend-of-deposit") << QByteArray("\nmore\nend-of-deposit")
            << "deposit.malformed";
    }

    void aForgedFileChangesNothing()
    {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        QFETCH(QString, why);
        const QByteArray whole = bytesOf(file("plain"));
        const qsizetype place = whole.indexOf(was);
        QVERIFY(place >= 0);
        writeBytes(file("forged"), sealedAnew(QByteArray(whole).replace(place, was.size(), is)));
        restoreIsRefused(why);
    }

    /// Every hash fits, and the rows are not what the log says.
    void aForgedHistoryDoesNotVerify_data()
    {
        QTest::addColumn<QByteArray>("section");
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        QTest::newRow("what the listing showed")
            << QByteArray("record_revision") << QByteArray("Agence") << QByteArray("Agenda");
        QTest::newRow("what the listing shows")
            << QByteArray("namespace") << QByteArray("Agence") << QByteArray("Agenda");
        QTest::newRow("who is registrar") << QByteArray("person_role") << QByteArray("eve\texpert")
                                          << QByteArray("eve\tregistrar");
        QTest::newRow("who acted") << QByteArray("event") << QByteArray("\trita\tregister\t")
                                   << QByteArray("\tmary\tregister\t");
        QTest::newRow("whether it is a local registry")
            << QByteArray("setting") << QByteArray("local\ttrue") << QByteArray("local\tfalse");
    }

    void aForgedHistoryDoesNotVerify()
    {
        QFETCH(QByteArray, section);
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        writeBytes(file("forged"), withRows(bytesOf(file("plain")), section, [&](QByteArray rows) {
                       const qsizetype place = rows.indexOf(was);
                       return place < 0 ? rows : rows.replace(place, was.size(), is);
                   }));
        QVERIFY(bytesOf(file("forged")) != bytesOf(file("plain")));
        restoreIsRefused(QStringLiteral("deposit.mismatch"));
    }

    /// The header is what a person reads of a deposit; the log in it is another one.
    void aForgedHeaderDoesNotVerify()
    {
        const QByteArray whole = bytesOf(file("plain"));
        const auto log = must(storage::inspect(file("plain"), {})).header.log;
        const QByteArray size = QByteArray::number(qlonglong(log.size));
        const QByteArray root = QByteArray::fromStdString(log.root);
        const QByteArray stated = "\nlog " + size + ' ' + root;
        const QByteArray other(64, 'a');
        const QByteArray fewer = QByteArray::number(qlonglong(log.size - 1));
        const QByteArray more = QByteArray::number(qlonglong(log.size + 1));
        for (const QByteArray &is : {"\nlog " + size + ' ' + other, "\nlog " + fewer + ' ' + root,
                                     "\nlog " + more + ' ' + root}) {
            writeBytes(file("forged"), sealedAnew(QByteArray(whole).replace(stated, is)));
            restoreIsRefused(QStringLiteral("deposit.mismatch"));
        }
        writeBytes(file("forged"),
                   sealedAnew(QByteArray(whole).replace("\npeople local", "\npeople shared")));
        restoreIsRefused(QStringLiteral("deposit.mismatch"));
    }

    /// Of some tables no event tells, drafts being written say; they are missed all the same.
    void aTableThatIsLeftOutIsMissed()
    {
        QByteArray text = bytesOf(file("plain"));
        const auto cut = [&text](const QByteArray &from, const QByteArray &until) {
            const qsizetype begin = text.indexOf(from) + 1;
            text.remove(begin, text.indexOf(until, begin) + 1 - begin);
        };
        cut("\nsection working_copy whole ", "\n");
        cut("\nsection working_copy\n", "\nsection ");
        QVERIFY(!text.contains("working_copy"));
        writeBytes(file("forged"), sealedAnew(text));
        QVERIFY(storage::inspect(file("forged"), {}));
        restoreIsRefused(QStringLiteral("deposit.other-tables"));
    }

private:
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    void restoreIsRefused(const QString &why) const
    {
        const TestDatabase database(TestDatabase::Content::Nothing);
        QCOMPARE(refusal(storage::restore(database.conninfo(), {file("forged")}, {}, {})), why);
        QVERIFY(isBare(database));
    }

    QTemporaryDir m_folder;
};

NIDREG_TEST(TestDamagedDeposit, QCoreApplication)

} // namespace tst_damageddeposit

#include "tst_damageddeposit.moc"
