// SPDX-License-Identifier: MIT
#include "model/exchange/site/publish.h"
#include "model/exchange/site/survey.h"
#include "model/proof/sha256.h"
#include "tests/model/exchange/publications.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/fewfiles.h"

#include <QDirIterator>
#include <QtTest>

namespace tst_survey {

using namespace nidreg;
using exchange::ForeignChange;
using exchange::Format;
using exchange::PublishFailure;
using tests::Folder;
using tests::must;
using tests::Role;

namespace {

bool goOn(std::int64_t, std::int64_t)
{
    return true;
}

using Harm = void (*)(const Folder &);

void remove(const Folder &folder, const char *name)
{
    QVERIFY2(QFile::remove(folder.qpath(name)), name);
}

/// Replaces a file and its line in SHA256SUMS.
void replaceWithItsLine(const Folder &folder)
{
    const QByteArray was = folder.content("p/urn-namespaces.xml");
    const QByteArray is = QByteArray(was).replace("isbn", "isbm");
    QByteArray sums = folder.content("p/SHA256SUMS");
    sums.replace(QByteArray::fromStdString(proof::sha256Hex(was.toStdString())),
                 QByteArray::fromStdString(proof::sha256Hex(is.toStdString())));
    folder.put("p/urn-namespaces.xml", is);
    folder.put("p/SHA256SUMS", sums);
}

/// Every file of a publication, by name, with its content.
QMap<QString, QByteArray> contents(const Folder &folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator at(folder.qpath("p"), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (at.hasNext()) {
        const QString name = QDir(folder.qpath("p")).relativeFilePath(at.next());
        files[name] = folder.content("p/" + name);
    }
    return files;
}

/// "deleted urn-namespaces.xml, added namespaces/isbn/9.html"
QString words(const exchange::ForeignChanges &changes)
{
    QStringList all;
    for (const ForeignChange &each : changes.named) {
        const char *kind = each.kind == ForeignChange::Altered ? "altered "
            : each.kind == ForeignChange::Deleted              ? "deleted "
                                                               : "added ";
        all += kind + QString::fromStdString(each.name);
    }
    return all.join(", ");
}

} // namespace

/// A publication's folder is read, not taken at its word.
class TestSurvey : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::TestRegistry> m_registry;

    exchange::Published published(const Folder &folder, const std::vector<Format> &formats = {})
    {
        const auto done = exchange::publish(m_registry->store(), {folder.path("p"), formats}, goOn);
        if (!done)
            qFatal("not published: %d %s", int(done.error().kind), done.error().subject.c_str());
        return *done;
    }

    exchange::Published checked(const Folder &folder)
    {
        const auto done = exchange::checkPublication(m_registry->store(), folder.path("p"), goOn);
        if (!done)
            qFatal("not checked: %d %s", int(done.error().kind), done.error().subject.c_str());
        return *done;
    }

private slots:
    void initTestCase()
    {
        m_registry = std::make_unique<tests::TestRegistry>();
        registry::ImportBatch batch;
        batch.source = "a listing";
        batch.sha256 = std::string(64, '0');
        batch.namespaces.resize(2);
        batch.namespaces.front().row.nid = "isbn";
        batch.namespaces.back().row.nid = "issn";
        must(m_registry->store().import(tests::act("ann", Role::Registrar), batch));
        registry::NewRequest wanted;
        wanted.nid = "gadget";
        must(m_registry->registerNamespace(
            tests::act("rita", Role::Registrar),
            m_registry->approved(m_registry->draft(wanted), "gadget")));
    }

    void cleanupTestCase() { m_registry.reset(); }

    /// What this computer cannot read at the moment, nobody has changed.
    void withoutFreeDescriptorsNothingIsSaidToBeAltered()
    {
        Folder folder;
        QVERIFY(!tests::published(folder.path("p"), {}));
        bool isRead = false;
        int refusals = 0;
        for (rlim_t free = 0; free < 64 && !isRead; ++free) {
            const auto survey = [&] {
                const tests::FewFiles few(free);
                return exchange::Survey::of(folder.path("p"), [] { return true; });
            }();
            isRead = bool(survey);
            refusals += !isRead;
            if (isRead)
                QCOMPARE(survey->foreign().count, 0);
        }
        QVERIFY(isRead);
        QVERIFY(refusals > 1);
    }

    void whatOthersChangedIsNamedAndRepaired_data()
    {
        QTest::addColumn<Harm>("harm");
        QTest::addColumn<QString>("named"); // empty: only seen against the registry
        const auto row = [](const char *name, Harm harm, const char *named) {
            QTest::newRow(name) << harm << QString::fromLatin1(named);
        };
        row(
            "the XML is defaced",
            [](const Folder &folder) { folder.put("p/urn-namespaces.xml", "<owned/>"); },
            "altered urn-namespaces.xml");
        row(
            "the page is emptied", [](const Folder &folder) { folder.put("p/index.html", ""); },
            "altered index.html");
        row(
            "a byte is added to the CSV",
            [](const Folder &folder) {
                folder.put("p/urn-namespaces-1.csv",
                           folder.content("p/urn-namespaces-1.csv") + '\n');
            },
            "altered urn-namespaces-1.csv");
        row(
            "the JSON is deleted", [](const Folder &f) { remove(f, "p/registry.json"); },
            "deleted registry.json");
        row(
            "a template is defaced",
            [](const Folder &folder) {
                remove(folder, "p/urn-formal/gadget.txt");
                folder.put("p/urn-formal/gadget.txt", "mine now");
            },
            "altered urn-formal/gadget.txt");
        row(
            "a file is written over that has two names",
            [](const Folder &folder) { folder.put("p/urn-formal/gadget.txt", "mine now"); },
            "altered namespaces/gadget/1.txt, altered urn-formal/gadget.txt");
        row(
            "a namespace's page is deleted",
            [](const Folder &f) { remove(f, "p/namespaces/gadget/index.html"); },
            "deleted namespaces/gadget/index.html");
        row(
            "a page that nobody published stands among the others",
            [](const Folder &folder) { folder.put("p/namespaces/gadget/9.html", "<p>"); },
            "added namespaces/gadget/9.html");
        row(
            "a file takes the place of another",
            [](const Folder &folder) {
                remove(folder, "p/urn-formal/gadget.txt");
                QVERIFY(QFile::rename(folder.qpath("p/urn-namespaces.txt"),
                                      folder.qpath("p/urn-formal/gadget.txt")));
            },
            "deleted urn-namespaces.txt, altered urn-formal/gadget.txt");
        row(
            "the list is emptied: every file stands there without a line",
            [](const Folder &folder) { folder.put("p/SHA256SUMS", ""); }, "");
        row(
            "the list is deleted", [](const Folder &f) { remove(f, "p/SHA256SUMS"); }, "");
        row(
            "a line of the list is no line",
            [](const Folder &folder) {
                folder.put("p/SHA256SUMS", folder.content("p/SHA256SUMS") + "trust me\n");
            },
            "altered SHA256SUMS");
        row(
            "a line of the list leads out of the folder",
            [](const Folder &folder) {
                folder.put("p/SHA256SUMS",
                           folder.content("p/SHA256SUMS") + QByteArray(64, '0')
                               + "  ../../etc/passwd\n");
            },
            "altered SHA256SUMS");
        row("a file and its line are replaced together", replaceWithItsLine, "");
    }

    void whatOthersChangedIsNamedAndRepaired()
    {
        QFETCH(Harm, harm);
        QFETCH(QString, named);
        Folder folder;
        published(folder);
        const auto asPublished = contents(folder);
        QVERIFY(checked(folder).isUnchanged);
        harm(folder);
        const auto harmed = contents(folder);

        const auto seen = checked(folder);
        QVERIFY(!seen.isUnchanged);
        QVERIFY2(seen.foreign.count > 0 || !seen.differing.isNone(), "nothing is named");
        if (!named.isEmpty())
            QCOMPARE(words(seen.foreign), named);
        QVERIFY2(contents(folder) == harmed, "the check wrote something");
        QCOMPARE(folder.names("."), QStringList{"p"});

        const auto done = published(folder);
        QVERIFY(!done.isUnchanged);
        if (!named.isEmpty())
            QCOMPARE(words(done.foreign), named);
        QVERIFY2(contents(folder) == asPublished, "it is not repaired");
        QVERIFY(published(folder).isUnchanged);
    }

    void aFormatThatIsNotAskedForIsRepairedToo()
    {
        Folder folder;
        published(folder);
        const auto asPublished = contents(folder);
        folder.put("p/urn-namespaces.xml", "<owned/>");
        const auto done = published(folder, {Format::Atom});
        QCOMPARE(words(done.foreign), QStringLiteral("altered urn-namespaces.xml"));
        QVERIFY(contents(folder) == asPublished);
    }

    void aListThatIsGoneIsMadeOfAllThatStandsThere()
    {
        Folder folder;
        published(folder);
        const QByteArray sums = folder.content("p/SHA256SUMS");
        remove(folder, "p/SHA256SUMS");
        published(folder, {Format::Csv});
        QCOMPARE(folder.content("p/SHA256SUMS"), sums);
    }

    void checkingNamesWhatTheRegistryHasMeanwhile()
    {
        Folder folder;
        published(folder);
        registry::NewRequest wanted;
        wanted.nid = "later";
        must(m_registry->registerNamespace(
            tests::act("rita", Role::Registrar),
            m_registry->approved(m_registry->draft(wanted), "later")));
        const auto seen = checked(folder);
        QVERIFY(!seen.isUnchanged);
        QCOMPARE(seen.foreign.count, 0);
        QCOMPARE(seen.listing.added, 1);
        QVERIFY(std::ranges::count(seen.differing.changedNames, "urn-namespaces.xml") == 1);
    }

    void checkingAsksOnlyForTheFormatsThatAreHeld()
    {
        Folder folder;
        published(folder, {Format::Csv});
        QVERIFY(checked(folder).isUnchanged);
        remove(folder, "p/urn-namespaces-1.csv");
        QCOMPARE(words(checked(folder).foreign), QStringLiteral("deleted urn-namespaces-1.csv"));
    }

    void somebodyElsesFileIsNamed()
    {
        Folder folder;
        published(folder, {Format::Csv});
        folder.put("p/shell.php", "<?php");
        QCOMPARE(words(checked(folder).foreign), QStringLiteral("added shell.php"));
    }

    void aFolderOfChangesIsHeldAgainstItsOwnList()
    {
        Folder folder;
        exchange::PublishPlan plan{folder.path("p"), {}};
        plan.since = std::int64_t(1);
        QVERIFY(exchange::publish(m_registry->store(), plan, goOn));
        QVERIFY(checked(folder).isUnchanged);
        folder.put("p/changes.json", "{}");
        QCOMPARE(words(checked(folder).foreign), QStringLiteral("altered changes.json"));
    }

    void aFolderWithoutAPublicationIsRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("it is not there") << QString();
        QTest::newRow("it holds other things") << QStringLiteral("p/thesis.doc");
    }

    void aFolderWithoutAPublicationIsRefused()
    {
        QFETCH(QString, file);
        Folder folder;
        if (!file.isEmpty())
            folder.put(file, "precious");
        const auto seen = exchange::checkPublication(m_registry->store(), folder.path("p"), goOn);
        QVERIFY(!seen);
        QCOMPARE(seen.error().kind, PublishFailure::NoPublication);
    }

    void checkingCanBeStopped()
    {
        Folder folder;
        published(folder);
        const auto seen =
            exchange::checkPublication(m_registry->store(), folder.path("p"),
                                       [](std::int64_t, std::int64_t) { return false; });
        QVERIFY(!seen);
        QCOMPARE(seen.error().kind, PublishFailure::Cancelled);
    }
};

NIDREG_TEST(TestSurvey, QCoreApplication)

} // namespace tst_survey

#include "tst_survey.moc"
