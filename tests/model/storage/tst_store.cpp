// SPDX-License-Identifier: MIT
#include "tests/model/storage/desk.h"

using namespace nidreg;
using namespace nidreg::tests;
using registry::NamespaceQuery;
using review::State;

namespace {

registry::ImportBatch listing()
{
    registry::ImportBatch batch;
    batch.source = "a listing, 2026-01-01";
    batch.sha256 = "00";
    const auto add = [&batch](const char *nid, urn::NidKind kind, std::int64_t version,
                              const char *registrant) {
        registry::ImportedNamespace one;
        one.row.nid = nid;
        one.row.kind = kind;
        one.row.version = version;
        one.row.date = "2001-01";
        one.row.registrant = registrant;
        one.row.references = {{registry::Reference::Rfc, "rfc3187", {}}};
        batch.namespaces.push_back(one);
    };
    add("ISBN", urn::NidKind::Formal, 2, "Agence internationale, Zürich");
    add("issn", urn::NidKind::Formal, 1, "Another");
    add("urn-8", urn::NidKind::Informal, 1, "Somebody");
    add("urn-2", urn::NidKind::Informal, 1, "Somebody else");
    batch.contacts = {{"Ann_A", "Ann A.", "mailto:ann&example.org", "2020-02-02"}};
    return batch;
}

std::vector<std::string> nidsOf(const registry::NamespacePage &page)
{
    std::vector<std::string> nids;
    for (const auto &row : page.rows)
        nids.push_back(row.nid);
    return nids;
}

} // namespace

class TestStore : public QObject {
    Q_OBJECT

private slots:
    void importTakesOverWhatIsNotThere()
    {
        const Desk desk;
        QCOMPARE(must(desk.store().import(act("rita", Role::Registrar), listing())), 4);
        QCOMPARE(must(desk.store().import(act("rita", Role::Registrar), listing())), 0);
        const auto found = must(desk.store().find("iSbN"));
        QCOMPARE(found.row.nid, std::string("ISBN"));
        QCOMPARE(found.versions.size(), std::size_t(1));
        QCOMPARE(found.versions.front().version, 2);
        QVERIFY(found.versions.front().imported);
        QCOMPARE(must(desk.store().contacts()).front().name, std::string("Ann A."));
        QCOMPARE(must(desk.store().facts("urn-9")).nextInformal, 9);
    }

    void pagesFollowByKey()
    {
        const Desk desk;
        must(desk.store().import(act("rita", Role::Registrar), listing()));
        NamespaceQuery query;
        query.limit = 3;
        const auto first = must(desk.store().namespaces(query));
        QCOMPARE(first.total, 4);
        QCOMPARE(nidsOf(first), (std::vector<std::string>{"ISBN", "issn", "urn-2"}));
        query.after = first.rows.back();
        QCOMPARE(nidsOf(must(desk.store().namespaces(query))), (std::vector<std::string>{"urn-8"}));
    }

    void aRequestGoesItsWholeWay()
    {
        const Desk desk;
        const auto request = desk.approved(desk.draft({}), "Example-one");
        QCOMPARE(request.state, State::Approved);
        const auto version = must(desk.enroll(act("rita", Role::Registrar), request));
        QCOMPARE(version.nid, std::string("Example-one"));
        QCOMPARE(version.version, 1);
        QCOMPARE(version.text, textOf("Example-one", 1));
        QCOMPARE(must(desk.store().request(request.id)).request.state, State::Registered);
        QCOMPARE(must(desk.store().history("EXAMPLE-ONE")).back().what, std::string("register"));
    }
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
