// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/publish.h"
#include "tests/model/exchange/hostile.h"
#include "tests/model/exchange/publications.h"
#include "tests/model/exchange/published.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/shipped.h"

#include <QBuffer>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QXmlStreamReader>
#include <QtTest>

namespace tst_site {

using namespace nidreg;
using exchange::Format;
using tests::Folder;
using tests::front;
using tests::hostile;
using tests::kHostile;
using tests::must;
using tests::Role;

namespace {

/// What `make(device)`'s writer writes of one namespace.
template <class Make> QByteArray writtenBy(const registry::ListedNamespace &listed, Make &&make)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto writer = make(buffer);
    writer->add({listed.row, &listed, true});
    writer->finish({{kHostile, kHostile, "javascript:alert(6)", {}}});
    return buffer.data();
}

QByteArray index(const registry::ListedNamespace &listed)
{
    return writtenBy(listed, [](QIODevice &to) {
        return exchange::indexWriter([&to](const std::string &) -> QIODevice & { return to; },
                                     front());
    });
}

/// Why a page may do what its author did not mean; empty: it cannot.
QString harmIn(const QByteArray &page, int scripts)
{
    QXmlStreamReader xml(page);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (QStringList{"img", "iframe", "object", "base"}.contains(xml.name().toString()))
            return "an element " + xml.name().toString();
        scripts -= xml.name() == QLatin1String("script");
        for (const QXmlStreamAttribute &each : xml.attributes()) {
            if (each.name().startsWith(QLatin1String("on"))
                || each.name() == QLatin1String("style"))
                return "an attribute " + each.name().toString();
            const QString value = each.value().toString();
            if (value.startsWith("javascript:") || value.startsWith("data:"))
                return "a link to " + value;
        }
    }
    if (xml.hasError())
        return xml.errorString();
    for (const QChar c : QString::fromUtf8(page)) {
        if (c == QChar(0x202E) || (c < u' ' && c != u'\n'))
            return QStringLiteral("a control character");
    }
    return scripts == 0 ? QString() : QStringLiteral("a script too many or too few");
}

/// Every file of a publication, by name.
QMap<QString, QByteArray> contents(const Folder &folder, const QString &name)
{
    QMap<QString, QByteArray> files;
    QDirIterator at(folder.qpath(name), QDir::Files, QDirIterator::Subdirectories);
    while (at.hasNext()) {
        QFile file(at.next());
        if (file.open(QIODevice::ReadOnly))
            files[QDir(folder.qpath(name)).relativeFilePath(file.fileName())] = file.readAll();
    }
    return files;
}

struct Ran {
    int code = -1;
    QByteArray said;
};

Ran ran(const QString &program, const QStringList &arguments, const QString &folder)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), process.readAll()};
}

} // namespace

class TestSite : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::TestRegistry> m_registry;
    Folder m_folder;

    exchange::Published published(const exchange::PublishPlan &plan)
    {
        const auto done = exchange::publish(m_registry->store(), plan,
                                            [](std::int64_t, std::int64_t) { return true; });
        if (!done)
            qFatal("not published: %d %s", int(done.error().kind), done.error().subject.c_str());
        return *done;
    }

    exchange::PublishPlan plan(const char *name = "p") const { return {m_folder.path(name), {}}; }

    void registerNamespace(const std::string &nid)
    {
        registry::NewRequest wanted;
        wanted.nid = nid;
        must(m_registry->registerNamespace(tests::act("rita", Role::Registrar),
                                           m_registry->approved(m_registry->draft(wanted), nid)));
    }

private slots:
    void initTestCase()
    {
        m_registry = std::make_unique<tests::TestRegistry>();
        must(m_registry->store().import(tests::act("ann", Role::Registrar),
                                        tests::shippedListing()));
        registerNamespace("gadget");
    }

    void cleanupTestCase() { m_registry.reset(); }

    void nothingInAPageIsMoreThanText()
    {
        const auto listed = hostile();
        QCOMPARE(harmIn(index(listed), 1), QString());
        QCOMPARE(harmIn(QByteArray::fromStdString(exchange::namespacePage(listed, front())), 0),
                 QString());
        QCOMPARE(harmIn(QByteArray::fromStdString(exchange::versionPage(listed, 1, front())), 0),
                 QString());
        QCOMPARE(harmIn(writtenBy(listed,
                                  [](QIODevice &to) { return exchange::atomWriter(to, front()); }),
                        0),
                 QString());
        const QByteArray json =
            writtenBy(listed, [](QIODevice &to) { return exchange::jsonWriter(to, front()); });
        QVERIFY(QJsonDocument::fromJson(json).isObject());
        QVERIFY(!json.contains("\xE2\x80\xAE"));
        QVERIFY(json.contains("\\u202e"));
    }

    void aPageAllowsNothingButItsOwnStyleAndScript()
    {
        const QByteArray page = index(hostile());
        QVERIFY(page.contains("default-src 'none'; style-src 'self'; script-src 'self'; "));
        QVERIFY(!page.contains("unsafe-inline"));
    }

    void aNameThatIsNoNidBecomesNoFile_data()
    {
        QTest::addColumn<QString>("nid");
        for (const char *nid : {"../../etc", "a/b", ".", "a\nb", "-x", "a\\b", "\xC3\xA4\xC3\xB6"})
            QTest::newRow(nid) << QString::fromUtf8(nid);
    }

    void aNameThatIsNoNidBecomesNoFile()
    {
        QFETCH(QString, nid);
        QVERIFY(!exchange::pageFolder(nid.toStdString()));
    }

    void theSameRegistryGivesTheSameBytes()
    {
        QVERIFY(!published(plan("same")).isUnchanged);
        const auto before = contents(m_folder, "same");
        m_registry->draft(); // an act that changes no namespace
        const auto again = published(plan("same"));
        QVERIFY(again.isUnchanged);
        QVERIFY(again.differing.isNone());
        QCOMPARE(contents(m_folder, "same"), before);
        published(plan("elsewhere"));
        QCOMPARE(contents(m_folder, "elsewhere"), before);
    }

    void someFormatsAfterAllOfThemGiveTheSameBytes()
    {
        published(plan("some"));
        const auto before = contents(m_folder, "some");
        auto some = plan("some");
        some.formats = {Format::Csv, Format::JsonFile};
        QVERIFY(published(some).isUnchanged);
        QCOMPARE(contents(m_folder, "some"), before);
    }

    void sha256sumChecksEveryFile()
    {
        published(plan("sums"));
        const Ran checked =
            ran("sha256sum", {"-c", "--strict", "--quiet", "SHA256SUMS"}, m_folder.qpath("sums"));
        QVERIFY2(checked.code == 0, checked.said.constData());
        const QByteArray sums = m_folder.content("sums/SHA256SUMS");
        for (const QString &name : contents(m_folder, "sums").keys())
            QVERIFY2(name == "SHA256SUMS" || sums.contains("  " + name.toUtf8() + '\n'),
                     qPrintable(name));
    }

    void eachVersionHasItsPageAndItsText()
    {
        published(plan());
        QVERIFY(m_folder.content("p/namespaces/gadget/index.html").contains("href=\"1.html\""));
        QVERIFY(m_folder.content("p/namespaces/gadget/1.txt").startsWith("Namespace Identifier"));
        QVERIFY(m_folder.content("p/namespaces/isbn/index.html")
                    .contains("not available in this registry"));
        QVERIFY(
            m_folder.content("p/index.html").contains("<a href=\"namespaces/isbn/index.html\">"));
        QVERIFY(m_folder.content("p/index.html")
                    .contains("<a href=\"https://www.rfc-editor.org/info/rfc8141\">"));
    }

    void everyLinkToAFileOfOursLeadsToOne()
    {
        published(plan());
        const auto files = contents(m_folder, "p");
        static const QRegularExpression kLink(QStringLiteral("href=\"([^\"#:]+)[#\"]"));
        for (auto page = files.begin(); page != files.end(); ++page) {
            if (!page.key().endsWith(".html"))
                continue;
            auto links = kLink.globalMatch(QString::fromUtf8(page.value()));
            while (links.hasNext()) {
                const QString to =
                    QDir::cleanPath(QFileInfo(page.key()).path() + '/' + links.next().captured(1));
                QVERIFY2(files.contains(to), qPrintable(page.key() + " leads to " + to));
            }
        }
    }

    void registryJsonFitsItsSchema()
    {
        static const char kCheck[] = "import json, jsonschema\n"
                                     "schema = json.load(open('registry.schema.json'))\n"
                                     "jsonschema.Draft202012Validator.check_schema(schema)\n"
                                     "jsonschema.Draft202012Validator(schema).validate("
                                     "json.load(open('registry.json')))\n";
        published(plan());
        const Ran checked = ran("/usr/bin/python3", {"-c", kCheck}, m_folder.qpath("p"));
        QVERIFY2(checked.code == 0, checked.said.constData());
    }

    void theFeedHasTheNewestHundredChanges()
    {
        published(plan());
        const QByteArray feed = m_folder.content("p/changes.atom");
        QCOMPARE(feed.count("<entry>"), 100);
        QVERIFY(feed.indexOf("&quot;gadget&quot; registered") < feed.indexOf("imported"));
        QCOMPARE(feed.count("<id>urn:uuid:"), 101);
    }

    void aDryRunTellsWhatDiffersAndChangesNothing()
    {
        published(plan("dry-run"));
        const auto before = contents(m_folder, "dry-run");
        registerNamespace("gizmo");
        auto dryRun = plan("dry-run");
        dryRun.dryRun = true;
        const auto told = published(dryRun);
        QCOMPARE(contents(m_folder, "dry-run"), before);
        QVERIFY(told.listing.isKnown);
        QCOMPARE(told.listing.added, 1);
        QCOMPARE(told.listing.changed + told.listing.removed, 0);
        QCOMPARE(told.listing.named.front().nid, std::string("gizmo"));
        QVERIFY(std::ranges::count(told.differing.addedNames, "namespaces/gizmo/1.html") == 1);
        QVERIFY(std::ranges::count(told.differing.changedNames, "index.html") == 1);
        QVERIFY(m_folder.names(".").filter("nidreg").isEmpty());
    }

    void whatChangedSinceIsPublishedAlone_data()
    {
        QTest::addColumn<bool>("byFolder");
        QTest::newRow("since an event") << false;
        QTest::newRow("since a publication") << true;
    }

    void whatChangedSinceIsPublishedAlone()
    {
        QFETCH(bool, byFolder);
        const char *name = byFolder ? "by-folder" : "by-event";
        published(plan("then"));
        const auto then = must(m_registry->store().head()).size - 1;
        registerNamespace(byFolder ? "widget" : "doohickey");
        auto changes = plan(name);
        changes.since = byFolder ? exchange::Since(m_folder.path("then")) : exchange::Since(then);
        const auto done = published(changes);
        QCOMPARE(done.namespaces, 1);
        QCOMPARE(done.listing.added, 1);
        const QString here = QString::fromLatin1(name);
        QVERIFY(m_folder.content(here + "/changes.json").contains("\"change\":\"added\""));
        QCOMPARE(m_folder.names(here + "/namespaces").size(), 1);
        QVERIFY(published(changes).isUnchanged);
    }

    void changesSinceAFolderWithoutAListingAreRefused()
    {
        m_folder.put("nothing/notes.txt", "");
        auto changes = plan("since-nothing");
        changes.since = m_folder.path("nothing");
        const auto refused = exchange::publish(m_registry->store(), changes,
                                               [](std::int64_t, std::int64_t) { return true; });
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, exchange::PublishFailure::NoListing);
        QVERIFY(!m_folder.names(".").contains("since-nothing"));
    }

    void changesDoNotReplaceAWholePublication()
    {
        published(plan("whole"));
        auto changes = plan("whole");
        changes.since = std::int64_t(0);
        const auto refused = exchange::publish(m_registry->store(), changes,
                                               [](std::int64_t, std::int64_t) { return true; });
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, exchange::PublishFailure::WouldLose);
    }

    void aLongListIsSplitIntoPages()
    {
        QBuffer first, second, people, search;
        for (QBuffer *each : {&first, &second, &people, &search})
            each->open(QIODevice::WriteOnly);
        auto whole = front();
        whole.head.namespaces = 2;
        const auto writer = exchange::indexWriter(
            [&](const std::string &name) -> QIODevice & {
                return name == "index.html"  ? first
                    : name == "index-2.html" ? second
                    : name == "people.html"  ? people
                                             : search;
            },
            whole, 1);
        registry::ListedNamespace listed = hostile();
        for (const char *nid : {"acme", "zeta"}) {
            listed.row.nid = nid;
            writer->add({listed.row, &listed});
        }
        writer->finish({});
        QVERIFY(first.data().contains("<a href=\"index-2.html\">2</a>"));
        QVERIFY(first.data().contains(">acme<") && !first.data().contains(">zeta<"));
        QVERIFY(second.data().contains(">zeta<") && !second.data().contains(">acme<"));
        QCOMPARE(harmIn(first.data(), 1), QString());
        QCOMPARE(harmIn(second.data(), 1), QString());
        QCOMPARE(harmIn(people.data(), 0), QString());
        QVERIFY(search.data().startsWith("window.nidregIndex=[\n\"acme\\t"));
        QVERIFY(!search.data().contains("\xE2\x80\xAE"));
    }

    void pagesAreHtml()
    {
        QVERIFY2(!QStandardPaths::findExecutable("tidy").isEmpty(),
                 "tidy is not there: tests/run installs it");
        published(plan());
        for (const char *page : {"index.html", "namespaces/gadget/index.html",
                                 "namespaces/gadget/1.html", "namespaces/urn-1/index.html"}) {
            const Ran checked = ran("tidy", {"-q", "-e", "-utf8", page}, m_folder.qpath("p"));
            QVERIFY2(checked.code == 0, checked.said.constData());
        }
    }
};

NIDREG_TEST(TestSite, QCoreApplication)

} // namespace tst_site

#include "tst_site.moc"
