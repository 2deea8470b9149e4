// SPDX-License-Identifier: MIT
#include "model/exchange/files/syncedfile.h"
#include "model/exchange/site/checksums.h"
#include "model/exchange/site/listingcomparer.h"
#include "tests/model/exchange/publications.h"
#include "tests/program/program.h"
#include "tests/support/fewfiles.h"
#include "tests/support/fulldisk.h"

#include <QtTest>

#include <fcntl.h>

namespace tst_linefile {

using namespace nidreg;
using exchange::LineFile;
using tests::Folder;

namespace {

exchange::Descriptor opened(const std::string &folder)
{
    return exchange::Descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

/// The file, if it could be opened.
LineFile linesOf(const std::string &folder, const char *name)
{
    auto file = LineFile::open(opened(folder).number(), name);
    if (!file || !*file)
        qFatal("%s/%s cannot be opened", folder.c_str(), name);
    return std::move(**file);
}

/// It can be opened; nothing is mapped at its beginning, so that reading that is an EIO.
LineFile unreadable()
{
    return linesOf("/proc/self", "mem");
}

QStringList read(LineFile &file)
{
    QStringList lines;
    while (const auto line = file.next())
        lines << QString::fromUtf8(line->data(), qsizetype(line->size()));
    return lines;
}

} // namespace

class TestLineFile : public QObject {
    Q_OBJECT

private slots:
    void linesEndAtTheirEnds_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("an empty file has none") << QByteArray() << QStringList();
        QTest::newRow("two lines") << QByteArray("a\nb\n") << QStringList{"a", "b"};
        QTest::newRow("the last one without its end")
            << QByteArray("a\nb") << QStringList{"a", "b"};
        QTest::newRow("an empty one between")
            << QByteArray("a\n\nb\n") << QStringList{"a", "", "b"};
    }

    void linesEndAtTheirEnds()
    {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, lines);
        Folder folder;
        folder.put("f", content);
        LineFile file = linesOf(folder.path("."), "f");
        QCOMPARE(read(file), lines);
        QCOMPARE(file.error(), 0);
    }

    void aFileThatIsNotThereIsNoError()
    {
        Folder folder;
        QVERIFY(QFile::link("/etc/passwd", folder.qpath("link")));
        const auto at = opened(folder.path("."));
        for (const char *name : {"nothing", "link"}) {
            const auto file = LineFile::open(at.number(), name);
            QVERIFY2(file && !*file, name);
        }
    }

    void aFileThatCannotBeOpenedIsAnError()
    {
        Folder folder;
        folder.put("f", "a\n");
        const auto at = opened(folder.path("."));
        const auto file = [&at] {
            const tests::FewFiles none;
            return LineFile::open(at.number(), "f");
        }();
        QVERIFY(!file);
        QCOMPARE(file.error(), EMFILE);
    }

    void whatCannotBeReadIsNoEnd()
    {
        LineFile file = unreadable();
        QCOMPARE(read(file), QStringList());
        QCOMPARE(file.error(), EIO);
    }

    void whatCannotBeWrittenIsNotReadBack()
    {
        Folder folder;
        const auto at = opened(folder.path("."));
        auto file = LineFile::temporary(at.number());
        QVERIFY(file);
        {
            const tests::FullDisk full(4096);
            for (int i = 0; i < 1000; ++i)
                file->put("ten bytes");
            file->rewind();
        }
        QCOMPARE(file->error(), EFBIG);
        QVERIFY(!file->next());
    }

    void whatIsComparedWithTheUnreadableDiffersByNothing()
    {
        const auto found = exchange::difference(unreadable(), std::nullopt);
        QVERIFY(!found);
        QCOMPARE(found.error(), EIO);
        const exchange::ListingComparer comparer(unreadable());
        QCOMPARE(comparer.error(), EIO);
    }
};

NIDREG_TEST(TestLineFile, QCoreApplication)

} // namespace tst_linefile

#include "tst_linefile.moc"
