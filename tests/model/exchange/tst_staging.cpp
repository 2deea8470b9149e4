// SPDX-License-Identifier: MIT
#include "model/exchange/iana/snapshot.h"
#include "tests/model/exchange/publications.h"
#include "tests/program/program.h"
#include "tests/support/fewfiles.h"
#include "tests/support/sizes.h"

#include <QtTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_staging {

using namespace nidreg;
using exchange::Format;
using exchange::PublishFailure;
using exchange::Staging;
using tests::Folder;

namespace {

/// Runs `child` in a process of its own, which may be killed; answers what it ends with.
template <class Child> int exitCodeOf(Child &&child)
{
    const pid_t pid = ::fork();
    if (pid == 0)
        ::_exit(child());
    int status = 0;
    ::waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 255;
}

/// Where the published kind of failure stands in a child's exit code; 0: it went well.
int codeOf(const std::optional<PublishFailure> &failure)
{
    return failure ? int(failure->kind) + 1 : 0;
}

int kills()
{
    return tests::sizeFrom("NIDREG_KILLS", 8);
}

} // namespace

/// NIDREG_KILLS: how often a publication is killed (8).
class TestStaging : public QObject {
    Q_OBJECT

private slots:
    void makesTheFolderAndThoseAboveIt()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("a/b/c"), {}));
        QCOMPARE(folder.names("a/b/c"),
                 (QStringList{"SHA256SUMS", "changes.atom", "index.html", "namespace",
                              "namespace.schema.json", "namespaces", "nids.txt", "registry.json",
                              "registry.jsonld", "registry.schema.json", "registry.ttl", "site.css",
                              "site.js", "urn-namespaces-1.csv", "urn-namespaces-2.csv",
                              "urn-namespaces.rng", "urn-namespaces.txt", "urn-namespaces.xml"}));
        QCOMPARE(folder.names("a/b"), QStringList{"c"});
    }

    void replacesAnEarlierPublicationAsAWhole_data()
    {
        QTest::addColumn<int>("swap");
        QTest::newRow("by an exchange") << int(Staging::Swap::Exchange);
        QTest::newRow("by two renames") << int(Staging::Swap::TwoRenames);
    }

    void replacesAnEarlierPublicationAsAWhole()
    {
        QFETCH(int, swap);
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        QVERIFY(!tests::published(folder.path("p"), {}, 2, Staging::Swap(swap)));
        QCOMPARE(tests::edition(folder), 2);
        QCOMPARE(folder.names("."), QStringList{"p"});
    }

    void followsALinkToTheFolder()
    {
        Folder folder;
        QVERIFY(QDir().mkdir(folder.qpath("real")));
        QVERIFY(QFile::link(QStringLiteral("real"), folder.qpath("link")));
        QVERIFY(!tests::published(folder.path("link"), {}));
        QVERIFY(QFileInfo(folder.qpath("link")).isSymLink());
        QCOMPARE(tests::edition(folder, QStringLiteral("real")), 1);
    }

    void aSlashAtTheEndIsTheSameFolder()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p/"), {}, 1));
        QVERIFY(!tests::published(folder.path("p/"), {}, 2));
        QCOMPARE(tests::edition(folder), 2);
    }

    void keepsTheFolderPermissions()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}));
        const auto only = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
        QVERIFY(QFile::setPermissions(folder.qpath("p"), only));
        QVERIFY(!tests::published(folder.path("p"), {}));
        const auto now = QFile::permissions(folder.qpath("p"));
        QCOMPARE(now & (QFile::ReadOther | QFile::ReadGroup), QFile::Permissions());
    }

    void filesOfOtherFormatsStay()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        const QByteArray csv = folder.content("p/urn-namespaces-1.csv");
        QVERIFY(!tests::published(folder.path("p"), {Format::Text}, 2));
        QCOMPARE(folder.content("p/urn-namespaces-1.csv"), csv);
        QVERIFY(folder.content("p/urn-namespaces.txt").contains("edition 2"));
        QVERIFY(folder.content("p/urn-namespaces.xml").contains("edition 1"));
        QCOMPARE(folder.names("p").size(), 18);
    }

    void templatesThatAreHeldAreFilesBesideTheListing()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        QVERIFY(!tests::publishedWithTemplate(folder.path("p"), {}, "Ours", "the template\n"));
        QCOMPARE(folder.content("p/urn-formal/ours.txt"), QByteArray("the template\n"));
        QVERIFY(folder.content("p/urn-namespaces.xml").contains("data=\"urn-formal/ours.txt\""));
        QVERIFY(folder.content("p/urn-namespaces-1.csv").contains("Ours,[Ours-template],"));
    }

    void templatesStayWhenOnlyCsvIsPublished()
    {
        Folder folder;
        QVERIFY(!tests::publishedWithTemplate(folder.path("p"), {}, "ours", "the template\n"));
        QVERIFY(!tests::published(folder.path("p"), {Format::Csv}, 2));
        QCOMPARE(folder.content("p/urn-formal/ours.txt"), QByteArray("the template\n"));
    }

    void refusesAFolderWithForeignThings_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a file") << QStringLiteral("thesis.doc");
        QTest::newRow("a hidden file") << QStringLiteral(".git");
        QTest::newRow("a file among the templates") << QStringLiteral("urn-formal/notes.odt");
        QTest::newRow("a folder among the pages that is no NID's")
            << QStringLiteral("namespaces/my_notes/index.html");
        QTest::newRow("a file among a NID's pages") << QStringLiteral("namespaces/isbn/notes.html");
        QTest::newRow("a folder with the name of a file") << QStringLiteral("urn-namespaces.xml/x");
    }

    void refusesAFolderWithForeignThings()
    {
        QFETCH(QString, name);
        Folder folder;
        folder.put("p/" + name, "precious");
        const auto failure = tests::published(folder.path("p"), {});
        QVERIFY(failure);
        QCOMPARE(failure->kind, PublishFailure::NotOurs);
        QVERIFY(QString::fromStdString(failure->subject)
                    .contains(name.section(QLatin1Char('/'), 0, 0)));
        QCOMPARE(folder.content("p/" + name), QByteArray("precious"));
        QCOMPARE(folder.names("."), QStringList{"p"});
    }

    void aLinkInTheFolderIsForeign()
    {
        Folder folder;
        folder.put("p/urn-namespaces.txt", "");
        QVERIFY(QFile::link(QStringLiteral("/etc"), folder.qpath("p/urn-formal")));
        QCOMPARE(tests::published(folder.path("p"), {})->kind, PublishFailure::NotOurs);
    }

    void aFileInPlaceOfTheFolderIsNotReplaced()
    {
        Folder folder;
        folder.put("p", "precious");
        QCOMPARE(tests::published(folder.path("p"), {})->kind, PublishFailure::Unwritable);
        QCOMPARE(folder.content("p"), QByteArray("precious"));
    }

    void aFolderBelowAFileIsUnwritable()
    {
        Folder folder;
        folder.put("f", "");
        const auto failure = tests::published(folder.path("f/p"), {});
        QCOMPARE(failure->kind, PublishFailure::Unwritable);
        QVERIFY(!failure->detail.empty());
    }

    void somebodyElsesFolderIsUnwritable()
    {
        if (::geteuid() != 0)
            QSKIP("only root can become somebody else");
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        QVERIFY(QFile::setPermissions(folder.qpath("."), QFile::Permissions(0x7755)));
        const int code = exitCodeOf([&] {
            return ::setuid(65534) == 0 ? codeOf(tests::published(folder.path("p"), {}, 2)) : 200;
        });
        QCOMPARE(code, int(PublishFailure::Unwritable) + 1);
        QCOMPARE(tests::edition(folder), 1);
    }

    void aFullDiskLeavesTheEarlierPublication()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        // A file that may not grow meets the same branch as a disk that is full.
        const int code = exitCodeOf([&] {
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit small{4096, 4096};
            ::setrlimit(RLIMIT_FSIZE, &small);
            return codeOf(tests::published(folder.path("p"), {}, 2));
        });
        QCOMPARE(code, int(PublishFailure::DiskFull) + 1);
        QCOMPARE(tests::edition(folder), 1);
        QCOMPARE(folder.names("."), QStringList{"p"});
    }

    void withoutFreeDescriptorsNothingIsLeft_data()
    {
        QTest::addColumn<bool>("replaces");
        QTest::newRow("of a first publication") << false;
        QTest::newRow("of one that would have replaced another") << true;
    }

    /// With few more than none, a publication ends in the middle.
    void withoutFreeDescriptorsNothingIsLeft()
    {
        QFETCH(bool, replaces);
        Folder folder;
        if (replaces)
            QVERIFY(!tests::published(folder.path("p"), {}, 1));
        const QStringList before = folder.names(".");
        int refusals = 0;
        for (rlim_t free = 0; free < 64; ++free) {
            const int code = exitCodeOf([&] {
                const tests::FewFiles few(free);
                return codeOf(tests::published(folder.path("p"), {}, 2));
            });
            if (code == 0)
                break;
            QVERIFY(code == int(PublishFailure::Unwritable) + 1
                    || code == int(PublishFailure::Unreadable) + 1);
            QCOMPARE(folder.names("."), before);
            ++refusals;
        }
        QVERIFY(refusals > 2);
        QCOMPARE(folder.names("."), QStringList{"p"});
        QCOMPARE(tests::edition(folder), 2);
    }

    void errorsOfAFullDiskAreNamed_data()
    {
        QTest::addColumn<int>("error");
        QTest::addColumn<int>("kind");
        QTest::newRow("no space") << ENOSPC << int(PublishFailure::DiskFull);
        QTest::newRow("no quota") << EDQUOT << int(PublishFailure::DiskFull);
        QTest::newRow("read only") << EROFS << int(PublishFailure::Unwritable);
        QTest::newRow("not permitted") << EACCES << int(PublishFailure::Unwritable);
    }

    void errorsOfAFullDiskAreNamed()
    {
        QFETCH(int, error);
        QFETCH(int, kind);
        QCOMPARE(int(exchange::failure(error, "x").kind), kind);
    }

    void aStagingThatIsDroppedLeavesNothing()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        {
            const auto staging = Staging::begin(folder.path("p"), exchange::judgeFor({}));
            QVERIFY(staging);
            QCOMPARE(folder.names(".").size(), 2);
        }
        QCOMPARE(folder.names("."), QStringList{"p"});
        QCOMPARE(tests::edition(folder), 1);
    }

    void whatAKilledPublicationMovedAsideComesBack()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        QVERIFY(QDir().rename(folder.qpath("p"), folder.qpath(".p.nidreg-old")));
        const auto staging = Staging::begin(folder.path("p"), exchange::judgeFor({}));
        QVERIFY(staging);
        QCOMPARE(tests::edition(folder), 1);
    }

    void publicationsAtOnceWaitForEachOther()
    {
        Folder folder;
        std::vector<pid_t> children;
        for (int child = 0; child < 4; ++child) {
            children.push_back(::fork());
            for (int turn = 0; children.back() == 0 && turn <= 5; ++turn) {
                if (turn == 5 || tests::published(folder.path("p"), {}, child * 10 + turn))
                    ::_exit(turn);
            }
        }
        for (const pid_t child : children) {
            int status = 0;
            ::waitpid(child, &status, 0);
            QCOMPARE(WEXITSTATUS(status), 5);
        }
        QVERIFY(tests::edition(folder) > 0);
        QCOMPARE(folder.names("."), QStringList{"p"});
    }

    void killedAtAnyMomentThePublicationIsWhole_data()
    {
        replacesAnEarlierPublicationAsAWhole_data();
    }

    void killedAtAnyMomentThePublicationIsWhole()
    {
        const int rounds = kills();
        QFETCH(int, swap);
        Folder folder;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!tests::published(folder.path("p"), {}, 1));
        const std::int64_t twice = 2 * timer.nsecsElapsed();
        int last = 1;
        int unfinished = 0;
        for (int round = 0; round < rounds; ++round) {
            const std::chrono::nanoseconds wait(twice * round / rounds);
            killWhilePublishing(folder, Staging::Swap(swap), last + 1, wait);
            unfinished += folder.names(".").size() > 1;
            // With two renames the next publication completes what the kill left open.
            if (swap == int(Staging::Swap::TwoRenames))
                QVERIFY(Staging::begin(folder.path("p"), exchange::judgeFor({})));
            const int edition = tests::edition(folder);
            QVERIFY2(edition > last, "an earlier edition came back, or files of two are mixed");
            last = edition;
        }
        QVERIFY2(unfinished > 0, "no child was killed in the middle of its work");
        QVERIFY(!tests::published(folder.path("p"), {}, last + 1));
        QCOMPARE(folder.names("."), QStringList{"p"});
    }

private:
    /// A child publishes `edition` and those that follow until it is killed, `wait` after the
    /// first one stands.
    static void killWhilePublishing(const Folder &folder, Staging::Swap swap, int edition,
                                    std::chrono::nanoseconds wait)
    {
        int pipe[2];
        QCOMPARE(::pipe(pipe), 0);
        const pid_t child = ::fork();
        for (int next = edition; child == 0; ++next) {
            if (tests::published(folder.path("p"), {}, next, swap) || ::write(pipe[1], "x", 1) != 1)
                ::_exit(1);
        }
        ::close(pipe[1]);
        char word = 0;
        QCOMPARE(::read(pipe[0], &word, 1), 1);
        const QDeadlineTimer moment(wait, Qt::PreciseTimer);
        while (!moment.hasExpired()) {
        }
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(pipe[0]);
    }
};

NIDREG_TEST(TestStaging, QCoreApplication)

} // namespace tst_staging

#include "tst_staging.moc"
