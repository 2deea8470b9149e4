// SPDX-License-Identifier: MIT
#include "app/shell/fileexcerpt.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>

namespace tst_fileexcerpt {

using namespace nidreg;

namespace {

constexpr qsizetype kLine = 14; ///< of "urn:example:a\n"

QByteArray packed(const QByteArray &text)
{
    z_stream stream{};
    deflateInit2(&stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY); // gzip's frame
    QByteArray out(qsizetype(deflateBound(&stream, uLong(text.size()))) + 64, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.constData()));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    deflate(&stream, Z_FINISH);
    out.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return out;
}

} // namespace

/// What stands around a place of a file.
class TestFileExcerpt : public QObject {
    Q_OBJECT

private slots:
    void theLineIsFound_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("isPacked");
        for (const bool isPacked : {false, true}) {
            const char *kind = isPacked ? "packed" : "plain";
            QTest::addRow("the first line of a %s file", kind) << 0 << isPacked;
            QTest::addRow("one in the middle of a %s file", kind) << 50'000 << isPacked;
            QTest::addRow("the last line of a %s file", kind) << 99'999 << isPacked;
        }
    }

    void theLineIsFound()
    {
        QFETCH(int, line);
        QFETCH(bool, isPacked);
        QByteArray text = QByteArray("urn:example:a\n").repeated(100'000);
        text[line * kLine + 3] = '!';
        const forms::FilePosition position{write(isPacked ? packed(text) : text),
                                           std::uint64_t(line), std::uint64_t(line * kLine), 3};
        const auto excerpt = app::excerptAround(position, [] { return true; });
        QCOMPARE(excerpt.failure, QString());
        QVERIFY(excerpt.text.size() <= 2 * app::kExcerptHalf);
        QCOMPARE(excerpt.text[excerpt.fault], '!');
        const auto before = std::count(excerpt.text.begin(),
                                       excerpt.text.begin() + std::ptrdiff_t(excerpt.fault), '\n');
        QCOMPARE(excerpt.firstLine + std::uint64_t(before), std::uint64_t(line));
        QVERIFY(excerpt.text.starts_with("urn") && !excerpt.beginsInLine);
    }

    void ofALineThatIsTooLongItsMiddleIsShown()
    {
        QByteArray text = "urn:example:" + QByteArray(1'000'000, 'a') + "\nurn:example:b\n";
        text[500'000] = ' ';
        const auto excerpt = app::excerptAround({write(text), 0, 0, 500'000}, [] { return true; });
        QCOMPARE(excerpt.text[excerpt.fault], ' ');
        QVERIFY(excerpt.beginsInLine && excerpt.endsInLine);
        QCOMPARE(excerpt.firstLine, std::uint64_t(0));
    }

    void whatIsNotThereIsSaid_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("a file that became shorter") << QByteArray("urn:example:a\n") << "any more";
        QTest::newRow("a damaged gz") << QByteArray("\x1f\x8b\x08\x00nonsense", 12) << "damaged";
    }

    void whatIsNotThereIsSaid()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const auto excerpt =
            app::excerptAround({write(bytes), 9'000, 900'000, 3}, [] { return true; });
        QVERIFY2(excerpt.failure.contains(said), qPrintable(excerpt.failure));
    }

    void aFileThatIsNotThereIsSaid()
    {
        const auto excerpt =
            app::excerptAround({m_folder.filePath("never"), 0, 0, 0}, [] { return true; });
        QVERIFY(excerpt.failure.contains("cannot be read"));
    }

private:
    QString write(const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath("urns"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the file cannot be written");
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

NIDREG_TEST(TestFileExcerpt, QCoreApplication)

} // namespace tst_fileexcerpt

#include "tst_fileexcerpt.moc"
