// SPDX-License-Identifier: MIT
#include "tests/model/exchange/publications.h"
#include "tests/program/program.h"
#include "tests/support/syncs.h"

#include <QtTest>

#include <algorithm>
#include <sys/stat.h>

NIDREG_SYNCS

namespace tst_stagingsync {

using namespace nidreg;
using exchange::PublishFailure;
using exchange::Staging;
using tests::Folder;

/// What a publication does where a rename or a flush fails in the middle of it.
class TestStagingSync : public QObject {
    Q_OBJECT

private slots:
    void whenTheSecondRenameFailsTheEarlierPublicationComesBack()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        const auto staging = Staging::begin(folder.path("p"), exchange::judgeFor({}));
        QVERIFY(staging);
        // The new folder is gone when it shall take the place of the one that was moved aside.
        QVERIFY(QDir(folder.qpath(".p.nidreg-new")).removeRecursively());
        const auto committed = (*staging)->commit(Staging::Swap::TwoRenames);
        QVERIFY(!committed);
        QCOMPARE(committed.error().kind, PublishFailure::Unwritable);
        QCOMPARE(folder.names("."), QStringList{"p"});
        QCOMPARE(tests::edition(folder), 1);
    }

    void theDiskHasTheFilesAndBothFolders_data()
    {
        QTest::addColumn<int>("swap");
        QTest::newRow("by an exchange") << int(Staging::Swap::Exchange);
        QTest::newRow("by two renames") << int(Staging::Swap::TwoRenames);
    }

    void theDiskHasTheFilesAndBothFolders()
    {
        QFETCH(int, swap);
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        const tests::Syncs syncs;
        QVERIFY(!tests::published(folder.path("p"), {}, 2, Staging::Swap(swap)));
        const auto place = [&](const char *name) {
            const auto found = std::ranges::find(syncs.files, inodeOf(folder.path(name)));
            return found - syncs.files.begin();
        };
        const auto end = std::ptrdiff_t(syncs.files.size());
        for (const char *file : {"p/urn-namespaces.xml", "p/index.html", "p/SHA256SUMS"})
            QVERIFY2(place(file) < place("p"), file);
        QVERIFY2(place("p") < end - 1, "its names are on the disk before it is swapped in");
        QCOMPARE(place("."), end - 1);
    }

    void aFolderThatTheDiskDoesNotTakeIsNotSwappedIn()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        {
            const auto staging = Staging::begin(folder.path("p"), exchange::judgeFor({}));
            QVERIFY(staging);
            tests::Syncs syncs;
            syncs.failing = inodeOf(folder.path(".p.nidreg-new"));
            const auto committed = (*staging)->commit();
            QVERIFY(!committed);
            QCOMPARE(committed.error().kind, PublishFailure::Unwritable);
        }
        QCOMPARE(folder.names("."), QStringList{"p"});
        QCOMPARE(tests::edition(folder), 1);
    }

private:
    static ino_t inodeOf(const std::string &path)
    {
        struct stat found = {};
        return ::stat(path.c_str(), &found) == 0 ? found.st_ino : 0;
    }
};

NIDREG_TEST(TestStagingSync, QCoreApplication)

} // namespace tst_stagingsync

#include "tst_stagingsync.moc"
