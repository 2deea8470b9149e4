// SPDX-License-Identifier: MIT
#include "model/exchange/iana/snapshot.h"
#include "tests/program/program.h"
#include "tests/support/shipped.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_snapshot {

using namespace nidreg;
using registry::NamespaceQuery;
using registry::SortBy;

class TestSnapshot : public QObject {
    Q_OBJECT

private:
    exchange::SnapshotDirectory m_directory;

    /// All rows that match, fetched page by page.
    std::vector<registry::NamespaceRow> paged(NamespaceQuery query)
    {
        std::vector<registry::NamespaceRow> all;
        for (;;) {
            const auto page = m_directory.namespaces(query);
            if (!page || page->rows.empty())
                return all;
            all.insert(all.end(), page->rows.begin(), page->rows.end());
            query.after = all.back();
        }
    }

    std::vector<registry::NamespaceRow> found(const std::string &text)
    {
        NamespaceQuery query;
        query.text = text;
        return paged(query);
    }

    registry::NamespaceRow row(std::string_view nid) { return m_directory.find(nid)->row; }

private slots:
    void holds97FormalAnd8InformalNamespaces()
    {
        const auto batch = tests::shippedListing();
        const auto formal =
            std::ranges::count_if(batch.namespaces, [](const registry::ImportedNamespace &each) {
                return each.row.kind == urn::NidKind::Formal;
            });
        QCOMPARE(formal, 97);
        QCOMPARE(batch.namespaces.size() - formal, 8);
        QCOMPARE(batch.contacts.size(), 10);
        QCOMPARE(batch.sha256.size(), 64);
    }

    void everyRecordIsWellFormed()
    {
        const auto batch = tests::shippedListing();
        for (const auto &each : batch.namespaces) {
            const registry::NamespaceRow &row = each.row;
            QVERIFY2(urn::Nid::parse(row.nid), row.nid.c_str());
            QCOMPARE(urn::isInformalForm(row.nid), row.kind == urn::NidKind::Informal);
            QVERIFY2(!row.registrant.empty() && !row.references.empty(), row.nid.c_str());
            for (const std::string &date : {row.date, row.updated})
                QVERIFY2(date.empty() || base::parseDate(date), row.nid.c_str());
        }
    }

    void everyPersonCitedIsAContact()
    {
        const auto batch = tests::shippedListing();
        std::vector<std::string> cited;
        for (const auto &each : batch.namespaces) {
            for (const registry::Reference &reference : each.row.references) {
                if (reference.type == registry::Reference::Person)
                    cited.push_back(reference.data);
            }
        }
        std::ranges::sort(cited);
        std::vector<std::string> known;
        for (const registry::Contact &each : batch.contacts)
            known.push_back(each.id);
        QCOMPARE(cited, known);
    }

    void numbersVersionsByTheIntegerTheyBeginWith()
    {
        QCOMPARE(row("iso").version, 2); // states 2.1
        QCOMPARE(row("gvat").version, 1); // states 1.0
        QCOMPARE(row("ddi").version, 1); // states none
        QCOMPARE(row("nbn").version, 5);
        QCOMPARE(m_directory.find("iso")->versions.front().statedVersion, std::string("2.1"));
        QCOMPARE(m_directory.find("ddi")->versions.front().statedVersion, std::string());
    }

    void keepsLabelsWithCommasAndErrata()
    {
        const registry::Reference thread{registry::Reference::Uri, "https://www.threadgroup.org/",
                                         "Thread Group, Inc."};
        QCOMPARE(row("thread").references, std::vector{thread});
        QCOMPARE(row("ucode").references.size(), 3);
        QCOMPARE(registry::labelOf(row("ucode").references[1]), std::string("RFC Errata 3188"));
    }

    void findsInAnyCaseWithItsHistory()
    {
        const auto found = m_directory.find("ISBN");
        QVERIFY(found);
        QCOMPARE(found->row.nid, std::string("isbn"));
        QCOMPARE(found->versions.size(), 4);
        for (const registry::NamespaceVersion &each : found->versions)
            QVERIFY(each.imported && !each.source.empty() && !each.inForce.empty());
        QCOMPARE(found->versions[1].version, 2); // its template of 2017-06-12
        QVERIFY(found->versions[1].registers && !found->versions[0].registers);
    }

    void answersOfADay_data()
    {
        QTest::addColumn<QString>("day");
        QTest::addColumn<int>("listed");
        QTest::newRow("of the first listing") << "2015-04-29" << 61;
        QTest::newRow("between two listings") << "2018-03-01" << 70;
        QTest::newRow("of the last listing") << "2026-07-28" << 105;
    }

    void answersOfADay()
    {
        QFETCH(QString, day);
        NamespaceQuery query;
        query.asOf.day = day.toStdString();
        QTEST(int(m_directory.namespaces(query)->total), "listed");
    }

    void knowsNothingOfADayBeforeItsFirstListing()
    {
        const registry::AsOf before{"2015-04-28"};
        const auto found = m_directory.find("isbn", before);
        QVERIFY(!found);
        QCOMPARE(found.error().refusal, std::string("past.not-known"));
        QCOMPARE(found.error().detail, std::string("2015-04-29"));
    }

    void whatIsNoLongerListedIsFoundByItsStatus()
    {
        NamespaceQuery query;
        query.standing = registry::Standing::Delisted;
        const auto gone = paged(query);
        QCOMPARE(gone.size(), 1);
        QCOMPARE(gone.front().nid, std::string("ad-id"));
        QCOMPARE(m_directory.find("adid")->formerNids(), std::vector<std::string>{"ad-id"});
        QVERIFY(m_directory.facts("ad-id")->delisted);
    }

    void doesNotFindWhatIsNotRegistered()
    {
        const auto found = m_directory.find("no-such-nid");
        QVERIFY(!found);
        QCOMPARE(found.error().kind, registry::StoreError::NotFound);
    }

    void pagesInEveryOrderHoldEveryRowOnce_data()
    {
        QTest::addColumn<SortBy>("sort");
        QTest::newRow("by NID") << SortBy::Nid;
        QTest::newRow("by kind") << SortBy::Kind;
        QTest::newRow("by version") << SortBy::Version;
        QTest::newRow("by date") << SortBy::Date;
        QTest::newRow("by registrant") << SortBy::Registrant;
        QTest::newRow("by reference") << SortBy::Reference;
        QTest::newRow("by status") << SortBy::Status;
    }

    void pagesInEveryOrderHoldEveryRowOnce()
    {
        NamespaceQuery query;
        QFETCH(SortBy, sort);
        query.sort = sort;
        query.limit = 7;
        const auto rising = paged(query);
        query.descending = true;
        auto falling = paged(query);
        std::ranges::reverse(falling);

        QCOMPARE(rising.size(), 105);
        std::set<std::string> nids;
        for (std::size_t i = 0; i < rising.size(); ++i) {
            nids.insert(rising[i].nid);
            QCOMPARE(falling[i].nid, rising[i].nid);
        }
        QCOMPARE(nids.size(), 105);
    }

    void theListingIsFormalByNidThenInformalByNumber()
    {
        const auto all = paged({});
        QCOMPARE(all.front().nid, std::string("3gpp"));
        QCOMPARE(all[96].nid, std::string("xmpp"));
        QCOMPARE(all[97].nid, std::string("urn-1"));
        QCOMPARE(all.back().nid, std::string("urn-8"));
    }

    void filtersByTextInAnyCaseAndAnyAlphabet()
    {
        QCOMPARE(found("ÖSTERREICH").size(), 1);
        QCOMPARE(found("rfc8057").size(), 3);
        QCOMPARE(found("Juha_Hakala").size(), 1);
        QCOMPARE(found("  isbn ").size(), 1);
        QCOMPARE(found("%").size(), 0);
    }

    void filtersByKindAndStatus()
    {
        NamespaceQuery query;
        query.kind = urn::NidKind::Informal;
        QCOMPARE(m_directory.namespaces(query)->total, 8);
        query.standing = registry::Standing::Deprecated;
        QCOMPARE(m_directory.namespaces(query)->total, 0);
    }

    void thePageStatesHowManyMatchInAll()
    {
        NamespaceQuery query;
        query.limit = 3;
        const auto page = m_directory.namespaces(query);
        QCOMPARE(page->rows.size(), 3);
        QCOMPARE(page->total, 105);
    }

    void factsNameTheNextInformalNumber()
    {
        QCOMPARE(m_directory.facts("anything")->nextInformal, 9);
    }

    void factsTellTakenFromSimilar()
    {
        const auto taken = m_directory.facts("ISBN");
        QVERIFY(taken->registered);
        QVERIFY(std::ranges::count(taken->similar, "isbn") == 0);
        const auto similar = m_directory.facts("i-sbn");
        QVERIFY(!similar->registered);
        QVERIFY(std::ranges::count(similar->similar, "isbn") == 1);
    }

    void namesTheRegisteredAmongOthers()
    {
        const auto known = m_directory.statusesOf({"ISBN", "nothing", "urn-3"});
        QVERIFY(known->isRegistered("isbn") && known->isRegistered("urn-3"));
        QVERIFY(!known->of("nothing"));
    }
};

NIDREG_TEST(TestSnapshot, QCoreApplication)

} // namespace tst_snapshot

#include "tst_snapshot.moc"
