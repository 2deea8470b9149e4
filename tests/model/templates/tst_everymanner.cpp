// SPDX-License-Identifier: MIT
#include "model/templates/pieces.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"
#include "tests/program/templatefiles.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace tst_everymanner {

using namespace nidreg;
using namespace nidreg::templates;

/// What holds of every template, tried on the project's own.
class TestEveryManner : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenReadsBackTheSame_data() { addFiles(); }
    void whatIsWrittenReadsBackTheSame()
    {
        for (const NamespaceTemplate &one : read(text())) {
            const std::string canonical = write(one);
            const auto again = read(canonical);
            QCOMPARE(again.size(), std::size_t(1));
            QVERIFY(again.front() == one);
            QCOMPARE(again.front().unmapped.size(), one.unmapped.size());
            QCOMPARE(write(again.front()), canonical);
        }
    }

    void thePiecesCoverEveryByteOnce_data() { addFiles(); }
    void thePiecesCoverEveryByteOnce()
    {
        const std::string plain = text();
        std::size_t at = 0;
        std::ptrdiff_t line = 1;
        for (const Piece &piece : cut(plain)) {
            QCOMPARE(piece.offset, at);
            QCOMPARE(std::ptrdiff_t(piece.line), line);
            QVERIFY(piece.length > 0);
            line += std::ranges::count(std::string_view(plain).substr(at, piece.length), '\n');
            at = piece.end();
        }
        QCOMPARE(at, plain.size());
    }

private:
    static void addFiles()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : tests::ownTemplates())
            QTest::newRow(tests::rowName(path)) << path;
    }

    /// Of the row's file.
    static std::string text()
    {
        QFETCH(QString, path);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no file %s", qPrintable(path));
        return decode(file.readAll().toStdString()).text;
    }
};

NIDREG_TEST(TestEveryManner, QCoreApplication)

} // namespace tst_everymanner

#include "tst_everymanner.moc"
