// SPDX-License-Identifier: MIT
#include "model/exchange/site/publish.h"
#include "tests/model/exchange/ianarecords.h"
#include "tests/model/exchange/publications.h"
#include "tests/model/exchange/published.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/shipped.h"

#include <QtTest>

#include <algorithm>

namespace tst_publish {

using namespace nidreg;
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

/// Publishes; the end of the test with the reason when that does not go well.
exchange::Published published(registry::Store &store, const exchange::PublishPlan &plan)
{
    const auto done = exchange::publish(store, plan, goOn);
    if (!done)
        qFatal("not published: %d %s %s", int(done.error().kind), done.error().subject.c_str(),
               done.error().detail.c_str());
    return *done;
}

exchange::PublishPlan plan(const Folder &folder, const std::vector<Format> &formats = {})
{
    return {folder.path("p"), formats};
}

} // namespace

class TestPublish : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::TestRegistry> m_registry;

    registry::Store &store() const { return m_registry->store(); }

    void registerNamespace(const std::string &nid) const
    {
        registry::NewRequest wanted;
        wanted.nid = nid;
        wanted.kind = nid.empty() ? urn::NidKind::Informal : urn::NidKind::Formal;
        const auto request = m_registry->approved(m_registry->draft(wanted), nid);
        must(m_registry->registerNamespace(tests::act("rita", Role::Registrar), request));
    }

private slots:
    void init()
    {
        m_registry = std::make_unique<tests::TestRegistry>();
        QCOMPARE(must(store().import(tests::act("ann", Role::Registrar), tests::shippedListing()))
                     .versions,
                 105);
    }

    void cleanup() { m_registry.reset(); }

    void publishesTheImportedRegistryAsItCame()
    {
        Folder folder;
        const auto done = published(store(), plan(folder));
        QCOMPARE(done.namespaces, 105);
        QCOMPARE(done.files.size(), 16);

        std::vector<registry::NamespaceRow> rows;
        for (const auto &each : tests::shippedListing().namespaces)
            rows.push_back(each.row);
        const auto events = must(store().events(0, 1000));
        const auto day = QByteArray::fromStdString(base::toString(base::dayOf(events.back().at)));
        QCOMPARE(folder.content("p/urn-namespaces.xml"),
                 tests::writtenXml(rows, tests::shippedListing().contacts)
                     .replace("<updated>2026-07-28", "<updated>" + day));
    }

    void publishesOnlyWhatIsAskedFor()
    {
        Folder folder;
        published(store(), plan(folder, {Format::Csv}));
        QCOMPARE(folder.names("p"),
                 (QStringList{"SHA256SUMS", "urn-namespaces-1.csv", "urn-namespaces-2.csv"}));
    }

    void publishesWhatIsRegisteredHereWithItsTemplate()
    {
        registerNamespace("gadget");
        registerNamespace({});
        Folder folder;
        QCOMPARE(published(store(), plan(folder)).namespaces, 107);
        const auto read = tests::IanaReader(folder.content("p/urn-namespaces.xml")).read();
        QVERIFY(read.readWell);
        const auto row = std::ranges::find(read.rows, "gadget", &registry::NamespaceRow::nid);
        QVERIFY(row != read.rows.end());
        QCOMPARE(row->templateUrl, std::string("urn-formal/gadget.txt"));
        QCOMPARE(read.rows.back().nid, std::string("urn-9"));
        QVERIFY(
            folder.content("p/urn-formal/gadget.txt").startsWith("Namespace Identifier: gadget"));
        QVERIFY(folder.content("p/urn-informal/urn-9.txt").startsWith("Namespace Identifier:"));
        QVERIFY(folder.content("p/urn-namespaces-1.csv").contains("\r\ngadget,[gadget-template],"));
        QVERIFY(folder.content("p/urn-namespaces.txt").contains("\ngadget  version 1\n"));
    }

    void cancelledAnywhereTheEarlierPublicationStays()
    {
        Folder folder;
        published(store(), plan(folder));
        const QByteArray before = folder.content("p/urn-namespaces.xml");
        registerNamespace("gadget");
        std::int64_t asked = 0;
        for (std::int64_t stopAt = 1;; ++stopAt) {
            asked = 0;
            const auto stopped =
                exchange::publish(store(), plan(folder),
                                  [&](std::int64_t, std::int64_t) { return ++asked < stopAt; });
            if (stopped) {
                QVERIFY(stopAt > 4); // on the way through the earlier one, and through the new one
                break;
            }
            QCOMPARE(stopped.error().kind, PublishFailure::Cancelled);
            QCOMPARE(asked, stopAt);
            QCOMPARE(folder.content("p/urn-namespaces.xml"), before);
            QCOMPARE(folder.names("."), QStringList{"p"});
        }
    }

    void progressRisesToTheTotal()
    {
        Folder folder;
        std::vector<std::int64_t> done;
        QVERIFY(exchange::publish(store(), plan(folder), [&](std::int64_t now, std::int64_t total) {
            done.push_back(now);
            return total == 105 || (total == 0 && now == 0);
        }));
        QVERIFY(std::ranges::is_sorted(done));
        QCOMPARE(done.back(), 105);
    }

    void aFolderWithForeignThingsIsNamed()
    {
        Folder folder;
        folder.put("p/thesis.doc", "precious");
        const auto refused = exchange::publish(store(), plan(folder), goOn);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, PublishFailure::NotOurs);
        QVERIFY(refused.error().subject.ends_with("p/thesis.doc"));
    }

    void withoutItsDatabaseTheEarlierPublicationStays()
    {
        Folder folder;
        std::unique_ptr<registry::Store> orphan;
        {
            tests::TestDatabase database;
            orphan = tests::opened(database.conninfo());
            published(*orphan, plan(folder));
        }
        const auto failed = exchange::publish(*orphan, plan(folder), goOn);
        QVERIFY(!failed);
        QCOMPARE(failed.error().kind, PublishFailure::Database);
        QCOMPARE(failed.error().store.kind, registry::StoreError::Unreachable);
        QCOMPARE(folder.names("p").size(), 16); // nothing, and no namespaces/
    }
};

NIDREG_TEST(TestPublish, QCoreApplication)

} // namespace tst_publish

#include "tst_publish.moc"
