// SPDX-License-Identifier: MIT
#include "model/reports/reportspec.h"
#include "tests/model/storage/reportregistry.h"
#include "tests/program/program.h"

#include <QRegularExpression>

namespace tst_reportmatrix {

using namespace nidreg;
using namespace nidreg::tests;
using registry::Stored;
using registry::Table;

namespace {

/// Which requests have rows in each function that hands out rows of requests.
const std::map<QString, Ids> kFunctions{
    {"requests()", {1, 2, 3, 4, 5}}, {"request_states()", {1, 2, 3, 4, 5}},
    {"submissions()", {2, 4, 5}},    {"assignments()", {4, 5}},
    {"registrations_made()", {5}},   {"log_events()", {1, 2, 3, 4, 5}},
};

const QStringList kPublicRelations{
    "namespace",        "listed_revision",  "listed_newest", "contact",  "listing_state",
    "listed_reference", "workflow_edge",    "workflow_step", "log_head", "shared_query",
    "schema_version",   "held_templates()", "policy"};

/// Where a plan shows what is known of a table that is closed.
const QRegularExpression kClosed(
    "(Seq|Index|Only|Heap) Scan[^\n]* on "
    "(nidreg_data\\.)?(request|request_\\w+|event|working_copy|proposal|"
    "profile|expert_service|absence|action|person|person_role|discussion_mail)\\b");

Ids idsIn(const Table &table)
{
    Ids ids;
    for (const auto &row : table.rows) {
        if (row[0] && !row[0]->empty())
            ids.insert(std::stoll(*row[0]));
    }
    return ids;
}

Ids both(const Ids &left, const Ids &right)
{
    Ids ids;
    std::ranges::set_intersection(left, right, std::inserter(ids, ids.end()));
    return ids;
}

QString textOf(const Ids &ids)
{
    QStringList text;
    for (const auto id : ids)
        text += QString::number(id);
    return text.join(u' ');
}

QString textOf(const Stored<Table> &table)
{
    if (!table)
        return refusal(table) + ": " + QString::fromStdString(table.error().detail);
    QStringList rows;
    for (const auto &row : table->rows) {
        QStringList cells;
        for (const registry::Cell &cell : row)
            cells += QString::fromStdString(cell.value_or("-"));
        rows += cells.join(u'|');
    }
    return rows.join(QStringLiteral(" / "));
}

} // namespace

/// Who sees what in reports and queries: each role, and two persons where it matters whose a
/// request is, on a local registry and on a shared one.
class TestReportMatrix : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void rowsOfRequests_data() { onlookers(); }
    void rowsOfRequests();
    void whatIsPublicIsTheSameForAll_data() { onlookers(); }
    void whatIsPublicIsTheSameForAll();
    void everyReportCountsWhatIsSeen_data() { onlookers(); }
    void everyReportCountsWhatIsSeen();
    void explainTellsNothingOfTheOthers_data() { onlookers(); }
    void explainTellsNothingOfTheOthers();
    void everyRelationOfTheSchemaIsInThisMatrix();
    void aLoginWithTwoRolesSeesAsTheOneThatActs();

private:
    static void onlookers();
    const ReportRegistry &registry() const;
    Stored<Table> asked(const QString &query) const;

    std::unique_ptr<ReportRegistry> m_local, m_shared;
};

void TestReportMatrix::initTestCase()
{
    m_local = std::make_unique<LocalReportRegistry>();
    m_shared = std::make_unique<SharedReportRegistry>();
}

void TestReportMatrix::onlookers()
{
    QTest::addColumn<bool>("isLocal");
    QTest::addColumn<int>("place");
    for (const bool isLocal : {true, false}) {
        for (int i = 0; i < int(kOnlookers.size()); ++i) {
            const Onlooker &each = kOnlookers[std::size_t(i)];
            const std::string name = std::string(each.name) + " as "
                + std::string(workflow::name(each.role)) + (isLocal ? ", local" : ", shared");
            QTest::newRow(name.c_str()) << isLocal << i;
        }
    }
}

const ReportRegistry &TestReportMatrix::registry() const
{
    return *(*static_cast<bool *>(QTest::qData("isLocal", qMetaTypeId<bool>())) ? m_local
                                                                                : m_shared);
}

static const Onlooker &onlooker()
{
    return kOnlookers[std::size_t(*static_cast<int *>(QTest::qData("place", qMetaTypeId<int>())))];
}

Stored<Table> TestReportMatrix::asked(const QString &query) const
{
    const Onlooker &who = onlooker();
    return registry()
        .store(who.name, who.role)
        .query(registry().act(who.name, who.role).acting, {query.toStdString()});
}

void TestReportMatrix::rowsOfRequests()
{
    for (const auto &[function, present] : kFunctions) {
        const Table table =
            must(asked("select request from nidreg." + function + " where request is not null"));
        Ids expected = both(onlooker().sees, present);
        if (function == "log_events()")
            expected.insert(5); // that it was registered is public
        QVERIFY2(idsIn(table) == expected, qPrintable(function + ": " + textOf(idsIn(table))));
    }
    const bool seesAll = onlooker().role == Role::Registrar;
    const Table quiet = must(asked("select number from nidreg.log_events() where request is null "
                                   "and what in ('appoint', 'describe', 'policy')"));
    QCOMPARE(!quiet.rows.empty(), seesAll);
}

void TestReportMatrix::whatIsPublicIsTheSameForAll()
{
    for (const QString &relation : kPublicRelations) {
        const QString query = "select * from nidreg." + relation + " order by 1, 2";
        const auto rita =
            registry()
                .store("rita", Role::Registrar)
                .query(registry().act("rita", Role::Registrar).acting, {query.toStdString()});
        QVERIFY2(rita, qPrintable(relation + ' ' + textOf(rita)));
        QCOMPARE(textOf(asked(query)), textOf(rita));
    }
}

void TestReportMatrix::everyReportCountsWhatIsSeen()
{
    const Onlooker &who = onlooker();
    const auto acting = registry().act(who.name, who.role).acting;
    registry::Store &store = registry().store(who.name, who.role);
    for (const reports::ReportSpec &spec : reports::shippedReports()) {
        const auto table = store.report(acting, {spec.name, {}, {}});
        QVERIFY2(table, qPrintable(textOf(table)));
        if (spec.behind == reports::Behind::Namespaces) {
            const auto rita =
                registry()
                    .store("rita", Role::Registrar)
                    .report(registry().act("rita", Role::Registrar).acting, {spec.name, {}, {}});
            QCOMPARE(textOf(table), textOf(rita));
            continue;
        }
        Ids behind;
        for (const auto &row : table->rows) {
            for (std::size_t i = 1; i < spec.columns.size(); ++i) {
                if (spec.columns[i].isTableOnly)
                    continue;
                const Table rows = must(store.rowsBehind(
                    acting, {spec.name, {}, {}}, {row[0].value_or(""), spec.columns[i].name}));
                const Ids ids = idsIn(rows);
                QVERIFY2(both(ids, who.sees) == ids,
                         qPrintable(QString::fromStdString(spec.name) + ": " + textOf(ids)));
                behind.insert(ids.begin(), ids.end());
                if (spec.name != "days-in-state")
                    QCOMPARE(QString::number(rows.rows.size()),
                             QString::fromStdString(row[i].value_or("0")));
            }
        }
        static const std::map<std::string, Ids> kCounted{
            {"waiting-now", {1, 2, 3, 4}},  {"waiting-on", {1, 2, 3, 4}},
            {"days-in-state", {2, 4, 5}},   {"overdue-by-month", {4, 5}},
            {"expert-load", {4, 5}},        {"time-to-registration", {5}},
            {"registrations-by-month", {5}}};
        QVERIFY2(behind == both(who.sees, kCounted.at(spec.name)),
                 qPrintable(QString::fromStdString(spec.name) + ": " + textOf(behind)));
    }
}

/// A plan is the same whatever stands in the tables that are closed: nothing of it tells of them.
void TestReportMatrix::explainTellsNothingOfTheOthers()
{
    const Onlooker &who = onlooker();
    Sql sql = registry().sql(who.name, who.role);
    for (const auto &[function, present] : kFunctions) {
        const QByteArray plan =
            sql.all("explain select * from nidreg." + function + " where request = 3");
        QVERIFY2(plan.contains("Function Scan"), plan.constData());
        QVERIFY2(!kClosed.match(QString::fromUtf8(plan)).hasMatch(), plan.constData());
        const QByteArray other =
            sql.all("explain select * from nidreg." + function + " where request = 4711");
        QCOMPARE(QByteArray(plan).replace("3)", "4711)"), other);
        const QByteArray ran =
            sql.all("explain (analyze, costs off, timing off, summary off) select * from nidreg."
                    + function);
        QVERIFY2(!kClosed.match(QString::fromUtf8(ran)).hasMatch(), ran.constData());
    }
    for (const QString &relation : kPublicRelations) {
        const QByteArray plan = sql.all("explain select * from nidreg." + relation);
        QVERIFY2(!plan.isEmpty(), qPrintable(relation));
        if (relation != "log_head") // the first event's hash is everybody's
            QVERIFY2(!kClosed.match(QString::fromUtf8(plan)).hasMatch(), plan.constData());
    }
    for (const char *closed : {"request", "event", "request_stay", "proposal", "profile",
                               "working_copy", "shared_query"})
        QCOMPARE(sql.run(QStringLiteral("explain select * from nidreg_data.%1 where true")
                             .arg(QLatin1String(closed))),
                 QStringLiteral("42501"));
    QCOMPARE(refusal(asked("explain select * from nidreg.requests()")),
             QStringLiteral("query.not-a-select"));
    QCOMPARE(refusal(asked("select * from query_to_xml('explain select * from "
                           "nidreg_data.request', true, true, '')")),
             QStringLiteral("query.forbidden"));
}

/// A relation that is added is added here, too.
void TestReportMatrix::everyRelationOfTheSchemaIsInThisMatrix()
{
    const auto names =
        must(m_local->store("rita", Role::Registrar).queryNames({"rita", Role::Registrar}));
    QStringList missing;
    for (const registry::QueryName &each : names) {
        const QString name = QString::fromStdString(each.name).remove("nidreg.");
        if (!kPublicRelations.contains(name) && !kFunctions.contains(name)
            && name != "sessions()") // who holds the log
            missing += name;
    }
    QCOMPARE(missing.join(u' '), QString());
}

void TestReportMatrix::aLoginWithTwoRolesSeesAsTheOneThatActs()
{
    const TestDatabase database;
    const Login rita(database, Login::First{});
    const Login both(rita, Role::Applicant);
    must(opened(rita.conninfo())
             ->appoint(rita.act(Role::Registrar),
                       {both.name(), {Role::Applicant, Role::Registrar}}));
    must(opened(rita.conninfo())
             ->appoint(rita.act(Role::Registrar),
                       {rita.name(), {Role::Applicant, Role::Registrar}}));
    must(opened(rita.conninfo())->create(rita.act(Role::Applicant), {}));
    const auto store = opened(both.conninfo());
    must(store->create(both.act(Role::Applicant), {}));
    const std::string query = "select request from nidreg.requests()";
    QCOMPARE(idsIn(must(store->query(both.act(Role::Applicant).acting, {query}))), Ids{2});
    QCOMPARE(idsIn(must(store->query(both.act(Role::Registrar).acting, {query}))), (Ids{1, 2}));
    QCOMPARE(refusal(store->query(both.act(Role::Expert).acting, {query})),
             QStringLiteral("query.forbidden"));
}

NIDREG_TEST(TestReportMatrix, QCoreApplication)

} // namespace tst_reportmatrix

#include "tst_reportmatrix.moc"
