// SPDX-License-Identifier: MIT
#include "tests/model/storage/attackedregistry.h"
#include "tests/program/program.h"

namespace tst_attacks {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// One row for each who is not the registrar.
void outsiders()
{
    QTest::addColumn<QString>("who");
    QTest::newRow("a reader") << QStringLiteral("reader");
    QTest::newRow("another applicant") << QStringLiteral("applicant");
    QTest::newRow("an expert") << QStringLiteral("expert");
}

void everybody()
{
    outsiders();
    QTest::newRow("a registrar") << QStringLiteral("registrar");
}

/// So that the question has not itself what is looked for.
QString backwards(QString text)
{
    std::ranges::reverse(text);
    return text;
}

/// A value for a parameter of any function that would find what is hidden, were it not hidden.
QString argumentFor(const QString &name, const QString &type, const AttackedRegistry &registry,
                    const QString &person, const QString &role)
{
    const QMap<QString, QString> named{{"p_person", '\'' + person + '\''},
                                       {"p_role", '\'' + role + '\''},
                                       {"p_before", "9223372036854775807"},
                                       {"p_first", "0"},
                                       {"p_limit", "10000"},
                                       {"p_view", "'everything'"},
                                       {"p_sort", "'number'"},
                                       {"p_nid_key", "'" + QString(kInDraft) + '\''},
                                       {"p_nid", "''"},
                                       {"p_what", "''"},
                                       {"p_kind", "''"},
                                       {"p_status", "''"},
                                       {"p_state", "''"},
                                       {"p_text", "''"},
                                       {"p_after_key", "''"},
                                       {"p_after", type == "text" ? "''" : "0"},
                                       {"p_from", "'draft'"},
                                       {"p_step", "'comment'"}};
    const QMap<QString, QString> typed{{"bigint", QString::number(registry.draft.id.value)},
                                       {"uuid", "gen_random_uuid()"},
                                       {"integer", "0"},
                                       {"boolean", "false"},
                                       {"text", "'draft'"},
                                       {"jsonb", "'{}'"},
                                       {"date", "current_date"},
                                       {"timestamp with time zone", "now()"}};
    return named.value(name, typed.value(type, "null::" + type));
}

} // namespace

/// What people with a login of their own try past every program.
class TestAttacks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_registry = std::make_unique<AttackedRegistry>(); }
    void nobodyWritesATable_data() { everybody(); }
    void nobodyWritesATable()
    {
        QFETCH(QString, who);
        AttackedRegistry &registry = *m_registry;
        Sql sql = registry.named(who).sql();
        const QStringList tables =
            registry.list("select c.oid::regclass from pg_class c where c.relnamespace in "
                          "('nidreg'::regnamespace,"
                          " 'nidreg_data'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')");
        const QStringList views = registry.list(
            "select schemaname || '.' || viewname from pg_views where schemaname = 'nidreg'");
        QVERIFY(tables.size() > 25);
        for (const QString &table : tables) {
            for (const char *statement :
                 {"insert into %1 default values", "delete from %1", "truncate %1 cascade",
                  "select; lock table %1 in exclusive mode", "alter table %1 disable trigger all",
                  "select from %1 for update",
                  "create rule r as on insert to %1 do instead nothing",
                  "create trigger t after insert on %1 execute function "
                  "pg_catalog.tsvector_update_trigger()",
                  "drop table %1 cascade", "create policy p on %1 using (true)"}) {
                const QString found = sql.run(QString::fromLatin1(statement).arg(table));
                const bool isNoTable = found == "42809" || found == "55000"; // but a view
                // A registrar brings what is to be taken over there, and nothing reads it but the
                // act.
                const bool isBrought = found.startsWith(QLatin1String("23502"))
                    && table == QLatin1String("nidreg.listing_import")
                    && who == QLatin1String("registrar");
                QVERIFY2(found.startsWith(QLatin1String("42501"))
                             || (isNoTable && views.contains(table)) || isBrought,
                         qPrintable(QString::fromLatin1(statement).arg(table) + ": " + found));
            }
            const QString column = registry.owner.value(
                QStringLiteral("select quote_ident(attname) from pg_attribute"
                               " where attrelid = '%1'::regclass and attnum > 0"
                               " and attidentity = '' and attgenerated = '' limit 1")
                    .arg(table));
            if (column.isEmpty()) // log_turn has nothing but a lock
                continue;
            const QString found =
                sql.run(QStringLiteral("update %1 set %2 = %2").arg(table, column));
            QVERIFY2(found == "42501" || (found == "55000" && views.contains(table)),
                     qPrintable(table + ": " + found));
        }
        // Without the right to hand on, a grant is done with a warning and grants nothing.
        for (const QString &table : tables)
            sql.run(QStringLiteral("grant all on %1 to public").arg(table));
        const QString common =
            QStringLiteral("select oid from pg_class where relnamespace in ('nidreg'::regnamespace,"
                           " 'nidreg_data'::regnamespace)"
                           " and (select bool_or(a.grantee = 0) from aclexplode(relacl) a)");
        QVERIFY(registry.list(common).isEmpty());
    }

    void nobodyBecomesSomebodyElse_data() { everybody(); }
    void nobodyBecomesSomebodyElse()
    {
        QFETCH(QString, who);
        AttackedRegistry &registry = *m_registry;
        Sql sql = registry.named(who).sql();
        const QString own = QStringLiteral("nidreg_") + who;
        const QString name = QString::fromStdString(registry.named(who).name());
        // Logins of tests that run beside this one come and go.
        const QString others =
            QStringLiteral("select rolname from pg_roles where rolname !~ '^login_'"
                           " or starts_with(rolname, 'login_%1_')")
                .arg(QCoreApplication::applicationPid());
        for (const QString &other : registry.list(others)) {
            if (other == own || other == name)
                continue;
            const QString role = QStringLiteral("set role \"%1\"").arg(other);
            const QString login = QStringLiteral("set session authorization \"%1\"").arg(other);
            QVERIFY2(sql.run(role).startsWith(QLatin1String("42501")), qPrintable(role));
            QVERIFY2(sql.run(login).startsWith(QLatin1String("42501")), qPrintable(login));
        }
        // As their own group role they are still themselves.
        QCOMPARE(sql.run(QStringLiteral("set role ") + own), QStringLiteral("done"));
        QCOMPARE(sql.value("select session_user"),
                 QString::fromStdString(registry.named(who).name()));
    }

    void everyFunctionIsForThoseWhomItIsGrantedTo_data() { everybody(); }
    void everyFunctionIsForThoseWhomItIsGrantedTo();

    void noRelationShowsWhatIsHidden_data() { outsiders(); }
    void noRelationShowsWhatIsHidden()
    {
        QFETCH(QString, who);
        AttackedRegistry &registry = *m_registry;
        Sql sql = registry.named(who).sql();
        const QStringList relations = registry.list(
            "select c.oid::regclass from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f')");
        QVERIFY(relations.size() > 150);
        int readable = 0;
        for (const QString &relation : relations) {
            const auto found = sql.answer(
                QStringLiteral("select count(*) from %1 t where position(reverse('%2') in t::text)"
                               " > 0 and position('position(' in t::text) = 0")
                    .arg(relation, backwards(hiddenFrom(who))));
            QVERIFY2(sql.words().find("qzx") == std::string::npos, sql.words().c_str());
            readable += found.has_value();
            QVERIFY2(!found || *found == QLatin1String("0"), qPrintable(relation));
        }
        QVERIFY(readable > 100);
    }

    void noFunctionShowsWhatIsHidden_data() { outsiders(); }
    void noFunctionShowsWhatIsHidden();

    void noViewOfTheVerificationShowsWhatIsHidden_data() { outsiders(); }
    void noViewOfTheVerificationShowsWhatIsHidden();

    void aCheapFunctionInAFilterSeesNoMore_data() { outsiders(); }
    void aCheapFunctionInAFilterSeesNoMore()
    {
        QFETCH(QString, who);
        AttackedRegistry &registry = *m_registry;
        Sql sql = registry.named(who).sql();
        QCOMPARE(sql.run("create function pg_temp.shout(text) returns boolean language plpgsql "
                         "cost 0.0000001"
                         " as $$ begin if position('qzx' in $1) > 0 then raise exception 'seen %', "
                         "$1; end if;"
                         " return true; end $$"),
                 QStringLiteral("done"));
        for (const QString &each :
             registry.list("select c.oid::regclass from pg_class c where c.relnamespace in"
                           " ('nidreg'::regnamespace, 'nidreg_data'::regnamespace)"
                           " and c.relkind in ('r', 'v')")) {
            sql.run(QStringLiteral("select * from %1 t where pg_temp.shout(t::text)").arg(each));
            QVERIFY2(sql.words().find(hiddenFrom(who).toStdString()) == std::string::npos,
                     sql.words().c_str());
        }
    }

    void aKeyAndANumberThatAreTakenLookLikeOnesThatAreNot_data() { outsiders(); }
    void aKeyAndANumberThatAreTakenLookLikeOnesThatAreNot();

    void objectsOfTheirOwnAreNotTakenForOurs_data() { everybody(); }
    void objectsOfTheirOwnAreNotTakenForOurs();

private:
    std::unique_ptr<AttackedRegistry> m_registry;
};

void TestAttacks::everyFunctionIsForThoseWhomItIsGrantedTo()
{
    QFETCH(QString, who);
    AttackedRegistry &registry = *m_registry;
    const Login &login = registry.named(who);
    Sql sql = login.sql();
    const QStringList calls =
        registry.list("select p.oid from pg_proc p where p.pronamespace in ('nidreg'::regnamespace,"
                      " 'nidreg_data'::regnamespace) and p.prokind = 'f'"
                      " and p.prorettype <> 'trigger'::regtype");
    int refused = 0;
    for (const QString &oid : calls) {
        const bool isGranted =
            registry.owner.value(
                QStringLiteral("select has_function_privilege('nidreg_%1', %2, 'execute')")
                    .arg(who, oid))
            == QLatin1String("t");
        if (isGranted)
            continue;
        const QString call = registry.owner.value(
            QStringLiteral(
                "select format('select %s.%I(%s)', p.pronamespace::regnamespace, p.proname,"
                " (select coalesce(string_agg("
                "case when p.provariadic <> 0 and a.n = p.pronargs then 'variadic ' else '' end ||"
                " '(select null::' || format_type(a.t, null) || ')', ', ' order by a.n), '') from"
                " unnest(p.proargtypes) with ordinality a (t, n))) from pg_proc p where p.oid = ")
            + oid);
        const QString found = sql.run(call);
        QVERIFY2(found.startsWith(QLatin1String("42501")), qPrintable(call + ": " + found));
        ++refused;
    }
    qInfo("%d functions refused", refused);
    QVERIFY(refused > 100);
}

void TestAttacks::noFunctionShowsWhatIsHidden()
{
    QFETCH(QString, who);
    AttackedRegistry &registry = *m_registry;
    const Login &login = registry.named(who);
    const QString person = QString::fromStdString(login.name());
    Sql sql = login.sql();
    const QStringList functions = registry.list(
        QStringLiteral(
            "select p.oid from pg_proc p where p.pronamespace = 'nidreg'::regnamespace"
            " and p.prokind = 'f' and has_function_privilege('nidreg_%1', p.oid, 'execute')")
            .arg(who));
    QVERIFY(functions.size() > 10);
    for (const QString &oid : functions) {
        const QStringList parameters = registry.list(
            QStringLiteral(
                "select coalesce(p.proargnames[a.n], '') || ' ' || format_type(a.t, null) from "
                "pg_proc p,"
                " unnest(p.proargtypes) with ordinality a (t, n) where p.oid = %1 order by a.n")
                .arg(oid));
        QStringList arguments;
        for (const QString &each : parameters) {
            const qsizetype cut = each.indexOf(' ');
            arguments << argumentFor(each.left(cut), each.mid(cut + 1), registry, person, who);
        }
        const QString call =
            QStringLiteral("select string_agg(to_jsonb(t)::text, ' ') from nidreg.%1(%2) t")
                .arg(registry.owner.value("select proname from pg_proc where oid = " + oid),
                     arguments.join(", "));
        sql.run(QStringLiteral("begin"));
        const auto answer = sql.answer(call);
        const std::string words = sql.words();
        sql.run(QStringLiteral("rollback"));
        QVERIFY2(!answer || !answer->contains(hiddenFrom(who)),
                 qPrintable(call + " " + answer.value_or(QString())));
        QVERIFY2(words.find("qzx") == std::string::npos,
                 qPrintable(call + QString::fromStdString(words)));
        // A call that does not fit would prove nothing.
        const bool isHidden = words.find("request.unknown") != std::string::npos;
        QVERIFY2(isHidden || words.find("does not exist") == std::string::npos, words.c_str());
    }
}

void TestAttacks::noViewOfTheVerificationShowsWhatIsHidden()
{
    QFETCH(QString, who);
    AttackedRegistry &registry = *m_registry;
    Sql sql = registry.named(who).sql();
    const QStringList views = registry.list("select substr(viewname, 7) from pg_views where"
                                            " schemaname = 'nidreg_data' and viewname ~ '^audit_'");
    QVERIFY(views.size() > 15);
    int readable = 0;
    for (const QString &view : views) {
        const QString rows = QStringLiteral("select nidreg.audit_rows('%1', 0, 1000000)").arg(view);
        const QString found = sql.run(rows);
        QVERIFY2(found == "done" || found == "NR002 role.wrong", qPrintable(view + ' ' + found));
        readable += found == "done";
        QVERIFY2(!sql.all(rows).contains(hiddenFrom(who).toUtf8().toHex()), qPrintable(view));
    }
    QCOMPARE(readable, 7); // of the log and of revisions what is in sight; what is for everybody
}

void TestAttacks::aKeyAndANumberThatAreTakenLookLikeOnesThatAreNot()
{
    QFETCH(QString, who);
    AttackedRegistry &registry = *m_registry;
    const Login &login = registry.named(who);
    Sql sql = login.sql();
    const auto step = [&](std::int64_t request, const QString &state) {
        const QString found = sql.run(
            QStringLiteral("select nidreg.take_step(gen_random_uuid(), '%1', '%2', %3, 0, '%4',"
                           " 'comment', '{\"text\": \"x\"}')")
                .arg(QString::fromStdString(login.name()), who, QString::number(request), state));
        return found
            + QString::fromStdString(sql.words())
                  .replace(QStringLiteral("request %1").arg(request), "request N");
    };
    for (const char *state : {"draft", "in-discussion", "no such state"})
        QCOMPARE(step(registry.draft.id.value, state), step(4711, state));
}

void TestAttacks::objectsOfTheirOwnAreNotTakenForOurs()
{
    QFETCH(QString, who);
    AttackedRegistry &registry = *m_registry;
    const Login &login = registry.named(who);
    Sql sql = login.sql();
    // Whoever is asked here says yes.
    for (const QString &table :
         registry.list("select format('%I (%s)', c.relname, string_agg(quote_ident(a.attname)"
                       " || ' text', ', ' order by a.attnum)) from pg_class c join pg_attribute a"
                       " on a.attrelid = c.oid and a.attnum > 0 where c.relkind = 'r'"
                       " and c.relnamespace = 'nidreg_data'::regnamespace group by c.relname"))
        QCOMPARE(sql.run("create temp table " + table), QStringLiteral("done"));
    for (const char *made :
         {"create function pg_temp.setting_is_on(text) returns boolean language sql as 'select "
          "true'",
          "create function pg_temp.is_local_session() returns boolean language sql as 'select "
          "true'",
          "create function pg_temp.holds_role(text, text) returns boolean language sql as 'select "
          "true'",
          "create function pg_temp.check_acting(text, text) returns void language sql as 'select'",
          "create function pg_temp.sha256(bytea) returns bytea language sql as $$select "
          "'\\x00'::bytea$$",
          "create function pg_temp.lower(text) returns text language sql as $$select 'evil'$$",
          "create function pg_temp.pg_has_role(oid, text, text) returns boolean language sql as "
          "'select true'",
          "create type pg_temp.uuid as (x text)"})
        QCOMPARE(sql.run(QString::fromLatin1(made)), QStringLiteral("done"));
    sql.run("insert into pg_temp.setting values ('local', 'true'), ('single_user', 'true')");
    const QString claims =
        QStringLiteral("select nidreg.create_request(gen_random_uuid(), '%1', 'applicant', 'new',"
                       " 'formal', 'community', false, 'evil', '', false)")
            .arg(QString::fromStdString(registry.applicant.name()));
    for (const char *path :
         {"pg_temp, nidreg_data, nidreg, pg_catalog", "pg_temp", "nidreg", "\"$user\", public"}) {
        QCOMPARE(sql.run(QStringLiteral("set search_path = ") + QLatin1String(path)),
                 QStringLiteral("done"));
        const QString found = sql.run(claims);
        QVERIFY2(found.startsWith(QLatin1String("NR002 role.wrong"))
                     || found.startsWith(QLatin1String("42501")),
                 qPrintable(found));
        QCOMPARE(sql.value("select count(*) from nidreg.namespace n where false"),
                 QStringLiteral("0"));
        QCOMPARE(sql.value("select nidreg.desk() ->> 'local'"), QStringLiteral("false"));
    }
    QVERIFY(
        sql.run("create function nidreg.lower(text) returns text language sql as $$select 'x'$$")
            .startsWith(QLatin1String("42501")));
    for (const char *schema : {"nidreg", "nidreg_data"})
        QVERIFY(sql.run(QStringLiteral("create table %1.mine (x int)").arg(schema))
                    .startsWith(QLatin1String("42501")));
}

NIDREG_TEST(TestAttacks, QCoreApplication)

} // namespace tst_attacks

#include "tst_attacks.moc"
