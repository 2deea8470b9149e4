// SPDX-License-Identifier: MIT
#include "model/storage/listedrow.h"
#include "model/storage/postgres/bulk.h"
#include "model/storage/records.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_listedrow {

using namespace nidreg;

/// References are read from jsonb's text without a tree; nothing may be lost on that way.
class TestListedRow : public QObject {
    Q_OBJECT

private slots:
    void referencesAreWhatTheJsonSays_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("none") << QByteArray("[]") << 0;
        QTest::newRow("an RFC") << QByteArray("[{\"data\": \"rfc8141\", \"type\": \"rfc\"}]") << 1;
        QTest::newRow("everything that can be said of one")
            << QByteArray("[{\"data\": \"rfc8141\", \"type\": \"rfc\", \"label\": \"URNs\", "
                          "\"fragment\": {\"section\": \"6.2\"}, "
                          "\"last_updated\": \"2020-01-31\"}]")
            << 1;
        QTest::newRow("three, the next one without what the one before said") << QByteArray(
            "[{\"data\": \"https://a.example\", \"type\": \"uri\", \"label\": \"A\"}, "
            "{\"data\": \"draft-x-00\", \"type\": \"draft\"}, {\"data\": \"A_B\", \"type\": "
            "\"person\"}]") << 3;
        QTest::newRow("a quote and a backslash")
            << QByteArray("[{\"data\": \"a \\\"b\\\" \\\\ c\", \"type\": \"text\"}]") << 1;
        QTest::newRow("a text that looks like the end of one") << QByteArray(
            "[{\"data\": \"x\\\", \\\"type\\\": \\\"rfc\\\"}]\", \"type\": \"text\"}]")
                                                               << 1;
        QTest::newRow("an escaped label")
            << QByteArray("[{\"data\": \"u\", \"type\": \"uri\", \"label\": \"one\\ntwo\"}]") << 1;
        QTest::newRow("beyond ASCII")
            << QByteArray("[{\"data\": \"\xC3\x89\x64ition \xE2\x80\xAE\", \"type\": \"text\"}]")
            << 1;
        QTest::newRow("a label that is no text")
            << QByteArray("[{\"data\": \"x\", \"type\": \"rfc\", \"label\": null}]") << 1;
        QTest::newRow("a label that is a number, and more behind it") << QByteArray(
            "[{\"data\": \"x\", \"type\": \"rfc\", \"label\": 5, \"last_updated\": \"2020\"}]")
                                                                      << 1;
        QTest::newRow("a type that nobody knows")
            << QByteArray("[{\"data\": \"x\", \"type\": \"stone\"}]") << 1;
        QTest::newRow("a key that nobody knows")
            << QByteArray("[{\"data\": \"x\", \"type\": \"rfc\", \"colour\": \"red\"}]") << 1;
        QTest::newRow("no data") << QByteArray("[{\"type\": \"rfc\"}]") << 1;
        QTest::newRow("a fragment that is none") << QByteArray(
            "[{\"data\": \"rfc1\", \"type\": \"rfc\", \"fragment\": {\"verse\": \"1\"}}]")
                                                 << 1;
    }

    void referencesAreWhatTheJsonSays()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, count);
        const std::string_view json(text.constData(), std::size_t(text.size()));
        // What a row before left behind must not show through.
        std::vector<registry::Reference> read(
            4, {registry::Reference::Uri, "old", "old", {registry::Fragment::Page, "1"}, "2001"});
        storage::readReferences('\1' + std::string(json), read);
        QCOMPARE(int(read.size()), count);
        QVERIFY(read == storage::referencesFrom(storage::parsed(json)));
    }

    void aRowWithinARowIsReadWholeOrNotAtAll()
    {
        using namespace std::literals;
        // Two columns: text (type 25) "ab", bigint (type 20) 258; then one more, NULL.
        const std::string sent = "\0\0\0\3"
                                 "\0\0\0\x19\0\0\0\2ab"
                                 "\0\0\0\x14\0\0\0\x8\0\0\0\0\0\0\1\2"
                                 "\0\0\0\x19\xff\xff\xff\xff"s;
        storage::CopiedRow row;
        QVERIFY(row.readComposite(sent));
        QVERIFY(row.bytes(0) == "ab");
        QCOMPARE(row.number(1), 258);
        QVERIFY(row.isNull(2) && !row.isNull(1));
        for (std::size_t size = 0; size < sent.size(); ++size)
            QVERIFY2(!storage::CopiedRow().readComposite(sent.substr(0, size)),
                     qPrintable(QString::number(size)));
        QVERIFY(!storage::CopiedRow().readComposite(sent + "\0"s));
    }

    void ofAValueThatIsNoRowNothingIsRead()
    {
        storage::CopiedRow row;
        row.readComposite({});
        QVERIFY(row.bytes(0).empty() && row.isNull(0));
        QCOMPARE(row.number(1), 0);
    }
};

NIDREG_TEST(TestListedRow, QCoreApplication)

} // namespace tst_listedrow

#include "tst_listedrow.moc"
