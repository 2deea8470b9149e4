// SPDX-License-Identifier: MIT
#include "model/storage/pgstore.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/filled.h"
#include "tests/support/sizes.h"

namespace tst_listing {

using namespace nidreg;
using namespace nidreg::tests;
using registry::NamespaceQuery;

namespace {

constexpr int kStep = 32;

/// What is searched as nobody would who has a million rows: every row, and then sorted.
QString naively(const NamespaceQuery &query)
{
    static const QStringList keys{QStringLiteral("''::text"),
                                  QStringLiteral("''::text"),
                                  QStringLiteral("lpad(n.version::text, 9, '0')"),
                                  QStringLiteral("n.registered::text collate \"und-x-icu\""),
                                  QStringLiteral("lower(n.registrant collate \"und-x-icu\")"),
                                  QStringLiteral("lower(n.label collate \"und-x-icu\")"),
                                  QStringLiteral("n.status collate \"und-x-icu\"")};
    const QString text =
        QString::fromStdString(query.text).replace(QLatin1Char('\''), QStringLiteral("''"));
    const QString way = query.descending ? QStringLiteral("desc") : QStringLiteral("asc");
    return QStringLiteral(
               "select coalesce(string_agg(f.nid_key, ' ' order by f.key %5, f.place %5,"
               " f.nid_key %5), '') from (select n.nid_key, %1 as key, case when %2 then 0 else"
               " coalesce(n.informal_number, 0) end as place from nidreg_data.namespace n"
               " where ('%3' = '' or n.kind = '%3') and ('%4' = 'listed' and n.status <> "
               "'delisted' or n.status = '%4')"
               " and ('%6' = '' or position(lower('%6' collate \"und-x-icu\") in lower((n.nid ||"
               " E'\\n' || n.registrant || E'\\n' || n.label) collate \"und-x-icu\")) > 0"
               " or exists (select from nidreg_data.registration g where g.event = n.registration"
               " and position(lower('%6' collate \"und-x-icu\") in"
               " lower(g.text collate \"und-x-icu\")) > 0))) as f")
        .arg(keys[int(query.sort)],
             query.sort == registry::SortBy::Nid ? QStringLiteral("true") : QStringLiteral("false"),
             query.kind ? QString::fromStdString(std::string(registry::name(*query.kind)))
                        : QString(),
             query.standing == registry::Standing::Listed ? QStringLiteral("listed")
                                                          : QStringLiteral("deprecated"),
             way, text);
}

QStringList paged(registry::Store &store, NamespaceQuery query)
{
    QStringList nids;
    query.limit = 100;
    query.isCounted = false;
    for (;;) {
        const auto page = must(store.namespaces(query));
        for (const auto &row : page.rows)
            nids << QString::fromStdString(row.nid);
        if (page.rows.size() < 100)
            return nids;
        query.after = page.rows.back();
    }
}

/// What a whole survey says.
struct Survey {
    QStringList marks; ///< the keys before pages
    QStringList first; ///< rows
    std::int64_t found = 0;
};

Survey surveyed(registry::Store &store, NamespaceQuery query)
{
    Survey all;
    for (;;) {
        const auto part = must(store.marks(query, all.found, kStep));
        for (const std::string &nid : part.nids)
            all.marks << QString::fromStdString(nid);
        for (const registry::NamespaceRow &row : part.first)
            all.first << QString::fromStdString(row.nid);
        all.found = part.found;
        if (part.next.empty())
            return all;
        query.after.emplace();
        query.after->nid = part.next;
    }
}

QStringList everyNth(const QStringList &nids)
{
    QStringList marks;
    for (qsizetype i = kStep - 1; i < nids.size(); i += kStep)
        marks << nids[i];
    return marks;
}

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

/// Paging and filtering against the plainest SQL that says the same, on a listing of 5,000
/// namespaces or as many as NIDREG_LISTING_ROWS says.
class TestListing : public QObject {
    Q_OBJECT

private slots:
    void aReferenceIsCalledAsInTheListing_data()
    {
        QTest::addColumn<QString>("reference");
        QTest::addColumn<QString>("label");
        const auto row = [](const char *claim, const char *reference, const char *label) {
            QTest::newRow(claim) << QString(reference) << QString(label);
        };
        row("an RFC", R"({"type": "rfc", "data": "rfc8141"})", "RFC8141");
        row("a section of one",
            R"({"type": "rfc", "data": "rfc8141", "fragment": {"section": "6.2"}})",
            "RFC8141, Section 6.2");
        row("an anchor in one",
            R"({"type": "rfc", "data": "rfc8141", "fragment": {"anchor": "nid"}})", "RFC8141, nid");
        row("an erratum", R"({"type": "rfc-errata", "data": "12"})", "RFC Errata 12");
        row("what has a label",
            R"({"type": "rfc", "data": "rfc8141", "label": "URNs", "fragment": {"page": "3"}})",
            "URNs");
    }

    void aReferenceIsCalledAsInTheListing()
    {
        QFETCH(QString, reference);
        QFETCH(QString, label);
        const TestRegistry registry;
        Sql owner(registry.conninfo());
        QCOMPARE(owner.value("select nidreg_data.reference_label('[" + reference + "]')"), label);
    }

    void initTestCase()
    {
        m_registry = std::make_unique<TestRegistry>();
        fillListing(m_registry->conninfo(), sizeFrom("NIDREG_LISTING_ROWS", 5000));
    }

    void everyOrderIsPagedByKey_data()
    {
        QTest::addColumn<int>("sort");
        QTest::addColumn<bool>("descending");
        for (int sort = 0; sort < 7; ++sort) {
            QTest::addRow("order %d, ascending", sort) << sort << false;
            QTest::addRow("order %d, descending", sort) << sort << true;
        }
    }

    void everyOrderIsPagedByKey()
    {
        QFETCH(int, sort);
        QFETCH(bool, descending);
        NamespaceQuery query;
        query.sort = registry::SortBy(sort);
        query.descending = descending;
        judge(query);
        query.text = "museum";
        judge(query);
        query.text = "zebu";
        query.kind = urn::NidKind::Formal;
        judge(query);
    }

    void everyFilterFindsWhatALookAtEveryRowFinds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("one letter") << QStringLiteral("q");
        QTest::newRow("two letters that are rare") << QStringLiteral("zq");
        QTest::newRow("two letters that end a word") << QStringLiteral("th");
        QTest::newRow("two letters, one of them no part of a word") << QStringLiteral("t-");
        QTest::newRow("a part of a word") << QStringLiteral("YLOPHO");
        QTest::newRow("words across a gap") << QStringLiteral("ry museum");
        QTest::newRow("beyond ASCII") << QStringLiteral("GRÖSSERE");
        QTest::newRow("beyond ASCII, small") << QStringLiteral("größere");
        QTest::newRow("one letter beyond ASCII") << QStringLiteral("Ł");
        QTest::newRow("a reference") << QStringLiteral("rfc2200");
        QTest::newRow("a text of a template alone") << QStringLiteral("mark67");
        QTest::newRow("a word that many templates have") << QStringLiteral("lexical");
        QTest::newRow("words that some templates have") << QStringLiteral("seismographic zymurgy");
        QTest::newRow("a percent sign is a percent sign") << QStringLiteral("%");
        QTest::newRow("an underscore is an underscore") << QStringLiteral("n_t");
        QTest::newRow("a backslash is a backslash") << QStringLiteral("\\303");
        QTest::newRow("a quote is a quote") << QStringLiteral("'");
        QTest::newRow("nothing has it") << QStringLiteral("nothing of it");
    }

    void everyFilterFindsWhatALookAtEveryRowFinds()
    {
        QFETCH(QString, text);
        NamespaceQuery query;
        query.text = text.toStdString();
        judge(query);
        query.standing = registry::Standing::Deprecated;
        judge(query);
        query.sort = registry::SortBy::Registrant;
        query.descending = true;
        query.kind = urn::NidKind::Informal;
        judge(query);
    }

    void chipsAloneFilterToo()
    {
        NamespaceQuery query;
        query.kind = urn::NidKind::Informal;
        query.sort = registry::SortBy::Reference;
        judge(query);
        query.kind.reset();
        query.standing = registry::Standing::Deprecated;
        judge(query);
    }

    void whatIsRareIsFoundByItsTrigrams_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a part of a word") << QStringLiteral("mark67");
        QTest::newRow("two letters") << QStringLiteral("zq");
        QTest::newRow("beyond ASCII") << QStringLiteral("ł");
    }

    void whatIsRareIsFoundByItsTrigrams()
    {
        QFETCH(QString, text);
        QVERIFY(Sql(m_registry->conninfo())
                    .value(kOwnersPath
                           + QStringLiteral("select trigram_patterns('%1') is not null").arg(text))
                == QStringLiteral("t"));
        NamespaceQuery query;
        query.text = text.toStdString();
        const auto all = must(m_registry->store().namespaces(query));
        const auto first = must(m_registry->store().marks(query, 0, kStep));
        QCOMPARE(std::int64_t(first.first.size()), std::min<std::int64_t>(all.total, kStep));
    }

    void aRowThatChangesIsFoundAtOnce()
    {
        Sql sql(m_registry->conninfo());
        sql.value(
            QStringLiteral("set role nidreg_owner; update nidreg_data.namespace set registrant ="
                           " 'Kjwvq Society' where nid_key = (select nid_key from"
                           " nidreg_data.namespace order by place, nid_key offset 1000 limit 1)"));
        NamespaceQuery query;
        query.text = "kjwvq";
        QCOMPARE(must(m_registry->store().namespaces(query)).total, 1);
        judge(query);
    }

    void aRowThatIsGoneFromTheRegistryHasNothingAfterIt()
    {
        NamespaceQuery query;
        query.after.emplace();
        query.after->nid = "never-there";
        QVERIFY(must(m_registry->store().namespaces(query)).rows.empty());
    }

    void thePastIsSurveyedAtOnce()
    {
        NamespaceQuery query;
        query.asOf.known = 1'000'000'000;
        const QStringList nids =
            Sql(m_registry->conninfo()).value(naively({})).split(QLatin1Char(' '));
        const auto marks = must(m_registry->store().marks(query, 0, kStep));
        QCOMPARE(marks.found, std::int64_t(nids.size()));
        QCOMPARE(int(marks.nids.size()), int(everyNth(nids).size()));
        QCOMPARE(QString::fromStdString(marks.nids.back()), everyNth(nids).last());
        QVERIFY(marks.next.empty());
    }

    void rowsThatComeInAreFoundAtOnce()
    {
        Sql sql(m_registry->conninfo());
        sql.value(QStringLiteral(
            "set role nidreg_owner; insert into nidreg_data.namespace (nid_key, nid, kind,"
            " registered, version, updated, status, registrant, reference, label, template_url,"
            " has_template) select 'between' || i, 'between' || i, 'formal', '2024-01-01', 1, '',"
            " 'active', 'Wedge Agency', '[]', '', '', false from generate_series(1, 700) as i"));
        NamespaceQuery query;
        query.text = "wedge";
        judge(query);
        query.text = "between69";
        judge(query);
    }

    /// The last one: it takes the indexes away.
    void withoutTheExtensionTheFilterFindsTheSame()
    {
        Sql sql(m_registry->conninfo());
        sql.value(QStringLiteral("drop extension pg_trgm cascade"));
        for (const char *text : {"mark67", "zq", "museum", "größere", "nothing of it"}) {
            NamespaceQuery query;
            query.text = text;
            judge(query);
        }
        sql.value(QStringLiteral("do $$ begin execute format('grant create on database %I to"
                                 " nidreg_owner', current_database()); end $$"));
        QCOMPARE(
            sql.value(QStringLiteral("set role nidreg_owner; select nidreg_data.index_texts()")),
            QStringLiteral("t"));
    }

    void whereTheExtensionMayNotBeMadeThatIsSaidAndNothingElse()
    {
        const TestDatabase database;
        Sql sql(database.conninfo());
        sql.value(QStringLiteral("drop extension pg_trgm cascade; drop schema nidreg_words"));
        sql.value(QStringLiteral("do $$ begin execute format('revoke create on database %I from"
                                 " nidreg_owner', current_database()); end $$"));
        QCOMPARE(
            sql.value(QStringLiteral("set role nidreg_owner; select nidreg_data.index_texts()")),
            QStringLiteral("f"));
    }

private:
    void judge(const NamespaceQuery &query)
    {
        const QString found = Sql(m_registry->conninfo()).value(naively(query));
        const QStringList nids = found.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        QCOMPARE(paged(m_registry->store(), query), nids);
        const Survey survey = surveyed(m_registry->store(), query);
        QCOMPARE(survey.found, std::int64_t(nids.size()));
        QCOMPARE(survey.marks, everyNth(nids));
        QCOMPARE(survey.first, nids.first(survey.first.size()));
        QVERIFY(survey.first.size() <= kStep);
        judgeFirst(query, nids);
        QCOMPARE(must(m_registry->store().namespaces(query)).total, std::int64_t(nids.size()));
    }

    /// What comes without a walk through the listing, which knows no way to everything.
    void judgeFirst(const NamespaceQuery &query, const QStringList &nids)
    {
        static constexpr const char *kSorts[] = {"nid",        "kind",      "version", "date",
                                                 "registrant", "reference", "status"};
        const QString text = QString::fromStdString(query.text);
        const QString first =
            Sql(m_registry->conninfo())
                .value(
                    (kOwnersPath
                     + "select coalesce(array_to_string(matches(filter_words('%1'), '%2', '%3',"
                       " '%4', %5, '', 4000, template_matches(filter_words('%1'))), ' '), 'no"
                       " way')")
                        .arg(QString(text).replace(QLatin1Char('\''), QStringLiteral("''")),
                             query.kind ? words(registry::name(*query.kind)) : QString(),
                             query.standing == registry::Standing::Listed
                                 ? QStringLiteral("listed")
                                 : QStringLiteral("deprecated"),
                             QLatin1String(kSorts[int(query.sort)]),
                             query.descending ? QStringLiteral("true") : QStringLiteral("false")));
        if (first != QLatin1String("no way"))
            QCOMPARE(first.split(QLatin1Char(' '), Qt::SkipEmptyParts), nids);
    }

    std::unique_ptr<TestRegistry> m_registry;
};

NIDREG_TEST(TestListing, QCoreApplication)

} // namespace tst_listing

#include "tst_listing.moc"
