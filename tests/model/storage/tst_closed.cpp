// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QRegularExpression>

namespace tst_closed {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

const QStringList kRoles{QStringLiteral("reader"), QStringLiteral("applicant"),
                         QStringLiteral("expert"), QStringLiteral("registrar")};

/// What stands in confidential places alone.
const QString kSecret = QStringLiteral("zq7hidden");

/// A digest of every row of every table: what is changed is another digest.
constexpr const char *kDigest = R"(
create function public.digest() returns text language plpgsql as $$
declare
    each  record;
    found text;
    whole text := '';
begin
    for each in select c.oid::regclass as named from pg_class c
                 where c.relnamespace in ('nidreg'::regnamespace, 'nidreg_data'::regnamespace) and c.relkind = 'r' loop
        execute format('select coalesce(md5(string_agg(md5(t::text), '','' order by md5(t::text))), '''') from %s t', each.named) into found;
        whole := whole || each.named || '=' || found || ' ';
    end loop;
    return whole || (select coalesce(string_agg(m.roleid::regrole || '>' || m.member::regrole, ' ' order by 1), '') from
                     (select roleid, member from pg_auth_members order by roleid, member) m
                     where m.member::regrole::text ~ current_database());
end
$$)";

struct Argument {
    QString name, type;
};

struct Function {
    QString name; ///< with its schema
    QList<Argument> arguments;
};

QList<Function> everyFunction(Sql &owner)
{
    QList<Function> functions;
    const QStringList rows =
        owner
            .value(QStringLiteral("select string_agg(p.proname || '|' || (select "
                                  "coalesce(string_agg(coalesce(p.proargnames[i], 'x') || ' ' ||"
                                  " format_type(p.proargtypes[i - 1], null), ',' order by i), '') "
                                  "from generate_series(1, p.pronargs) i), E'\\n'"
                                  " order by p.proname) from pg_proc p where p.pronamespace = "
                                  "'nidreg'::regnamespace"))
            .split(QLatin1Char('\n'));
    for (const QString &row : rows) {
        Function made{QStringLiteral("nidreg.") + row.section(QLatin1Char('|'), 0, 0), {}};
        const QString list = row.section(QLatin1Char('|'), 1);
        for (const QString &each : list.split(QLatin1Char(','), Qt::SkipEmptyParts))
            made.arguments.append(
                {each.section(QLatin1Char(' '), 0, 0), each.section(QLatin1Char(' '), 1)});
        functions.append(made);
    }
    return functions;
}

/// A value with which the call has a chance: by the argument's name, else by its type.
QString fine(const Argument &argument, const QString &person, const QString &role)
{
    static const QHash<QString, QString> kByName{
        {QStringLiteral("p_key"), QStringLiteral("gen_random_uuid()")},
        {QStringLiteral("p_from"), QStringLiteral("'in-discussion'")},
        {QStringLiteral("p_step"), QStringLiteral("'comment'")},
        {QStringLiteral("p_sort"), QStringLiteral("'kind'")},
        {QStringLiteral("p_view"), QStringLiteral("'everything'")},
        {QStringLiteral("p_purpose"), QStringLiteral("'new'")},
        {QStringLiteral("p_procedure"), QStringLiteral("'community'")},
        {QStringLiteral("p_request"), QStringLiteral("1")},
        {QStringLiteral("p_revision"), QStringLiteral("1")},
        {QStringLiteral("p_pid"), QStringLiteral("0")},
        {QStringLiteral("p_limit"), QStringLiteral("10")},
    };
    if (argument.name == QLatin1String("p_person") || argument.name == QLatin1String("p_login"))
        return QLatin1Char('\'') + person + QLatin1Char('\'');
    if (argument.name == QLatin1String("p_role"))
        return QLatin1Char('\'') + role + QLatin1Char('\'');
    if (kByName.contains(argument.name)
        && !(argument.name == QLatin1String("p_from") && argument.type != QLatin1String("text"))
        && !(argument.name == QLatin1String("p_step") && argument.type != QLatin1String("text")))
        return kByName.value(argument.name);
    if (argument.type == QLatin1String("text"))
        return QStringLiteral("''");
    if (argument.type == QLatin1String("jsonb"))
        return QStringLiteral("'[]'");
    if (argument.type == QLatin1String("boolean"))
        return QStringLiteral("false");
    if (argument.type == QLatin1String("bytea"))
        return QStringLiteral("''::bytea");
    if (argument.type == QLatin1String("date"))
        return QStringLiteral("'2026-01-31'");
    if (argument.type.startsWith(QLatin1String("timestamp")))
        return QStringLiteral("'2026-01-31'");
    if (argument.type == QLatin1String("uuid"))
        return QStringLiteral("gen_random_uuid()");
    return QStringLiteral("1");
}

/// Values that no caller of good will sends.
QStringList hostile(const Argument &argument)
{
    QStringList values{QStringLiteral("null")};
    if (argument.type == QLatin1String("text"))
        values << QStringLiteral("''") << QStringLiteral("repeat('x', 5000000)")
               << QStringLiteral("'stranger'");
    else if (argument.type == QLatin1String("jsonb"))
        values << QStringLiteral("'null'") << QStringLiteral("'{}'") << QStringLiteral("'[1]'")
               << QStringLiteral("'{\"services\": 1, \"text\": [1], \"contacts\": {\"a\": 1}}'")
               << QStringLiteral("to_jsonb(repeat('x', 1000000))");
    else if (argument.type == QLatin1String("bigint") || argument.type == QLatin1String("integer"))
        values << QStringLiteral("-1") << QStringLiteral("2147483647");
    else if (argument.type == QLatin1String("date"))
        values << QStringLiteral("'infinity'");
    else if (argument.type.startsWith(QLatin1String("timestamp")))
        values << QStringLiteral("'-infinity'");
    return values;
}

QString call(const Function &function, const QStringList &values)
{
    QStringList typed;
    for (int i = 0; i < values.size(); ++i)
        typed << values[i] + QStringLiteral("::") + function.arguments[i].type;
    return QStringLiteral("select f::text from %1(%2) as f")
        .arg(function.name, typed.join(QStringLiteral(", ")));
}

} // namespace

/// Every function that people may call, as every role, with what nobody should send; and every
/// table that they may not read.
class TestClosed : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const TestDatabase *database = &m_database;
        Sql owner(database->conninfo());
        owner.value(QString::fromUtf8(kDigest));
        for (const QString &role : kRoles)
            m_logins.push_back(std::make_unique<Login>(*database, qPrintable(role)));
        m_stranger = std::make_unique<Login>(*database, "applicant");
        fillRegistry();
    }
    void cleanupTestCase()
    {
        m_logins.clear();
        m_stranger.reset();
    }

    void aCallWithoutAnArgumentChangesNothing_data() { rolesAsRows(); }
    void aCallWithoutAnArgumentChangesNothing()
    {
        QFETCH(int, login);
        attack(login, [](const QString &value) { return value == QLatin1String("null"); });
    }

    void aCallWithForeignOrHugeValuesBreaksNothing_data() { rolesAsRows(); }
    void aCallWithForeignOrHugeValuesBreaksNothing()
    {
        QFETCH(int, login);
        attack(login, [](const QString &value) { return value != QLatin1String("null"); });
        const auto report = must(opened(m_database.conninfo())->verify({}));
        QVERIFY2(!report.mismatch || report.mismatch->where == registry::Mismatch::Setting,
                 report.mismatch ? report.mismatch->subject.c_str() : "");
    }

    /// A comparison on a table that row-level security guards is answered by EXPLAIN: nobody may
    /// ask one.
    void noTableAnswersAGuess_data() { rolesAsRows(); }
    void noTableAnswersAGuess()
    {
        QFETCH(int, login);
        Sql owner(m_database.conninfo());
        const QStringList columns =
            owner
                .value(QStringLiteral("select string_agg(format('%s|%I', c.oid::regclass, "
                                      "a.attname), E'\\n') from pg_class c"
                                      " join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 "
                                      "and not a.attisdropped"
                                      " where c.relnamespace in ('nidreg'::regnamespace, "
                                      "'nidreg_data'::regnamespace) and c.relkind in ('r', 'v')"))
                .split(QLatin1Char('\n'));
        QVERIFY(columns.size() > 200);
        static const QStringList kPublic{
            QStringLiteral("nidreg.log_head"),       QStringLiteral("nidreg.policy"),
            QStringLiteral("nidreg.workflow_edge"),  QStringLiteral("nidreg.workflow_step"),
            QStringLiteral("nidreg.namespace"),      QStringLiteral("nidreg.listed_revision"),
            QStringLiteral("nidreg.listed_newest"),  QStringLiteral("nidreg.contact"),
            QStringLiteral("nidreg.schema_version"), QStringLiteral("nidreg.shared_query"),
            QStringLiteral("nidreg.listing_state"),  QStringLiteral("nidreg.listed_reference")};
        Sql sql = m_logins[std::size_t(login)]->sql();
        for (const QString &each : columns) {
            const QString table = each.section(QLatin1Char('|'), 0, 0),
                          column = each.section(QLatin1Char('|'), 1);
            const QString asked =
                sql.run(QStringLiteral("explain (analyze) select from %1 where %2 is not null")
                            .arg(table, column));
            QVERIFY2(
                asked
                    == (kPublic.contains(table) ? QStringLiteral("done") : QStringLiteral("42501")),
                qPrintable(table + QLatin1Char(' ') + column + QLatin1Char(' ') + asked));
        }
    }

private:
    void rolesAsRows()
    {
        QTest::addColumn<int>("login");
        for (int i = 0; i < kRoles.size(); ++i)
            QTest::newRow(qPrintable(QStringLiteral("as ") + kRoles[i])) << i;
    }

    /// A stranger's draft and request, full of what nobody else may read.
    void fillRegistry()
    {
        const auto store = opened(m_stranger->conninfo());
        registry::NewRequest wanted;
        wanted.nid = "foo";
        wanted.workingCopy = kSecret.toStdString();
        must(store->create(m_stranger->act(Role::Applicant), wanted));
        m_before = Sql(m_database.conninfo()).value(QStringLiteral("select public.digest()"));
    }

    template <class Chosen> void attack(int login, Chosen chosen)
    {
        Sql owner(m_database.conninfo());
        Sql sql = m_logins[std::size_t(login)]->sql();
        sql.run(QStringLiteral("set statement_timeout = '20s'"));
        const QString person = QString::fromStdString(m_logins[std::size_t(login)]->name());
        int calls = 0;
        for (const Function &function : everyFunction(owner)) {
            QStringList values;
            for (const Argument &each : function.arguments)
                values << fine(each, person, kRoles[login]);
            for (int i = 0; i < values.size(); ++i) {
                for (const QString &value : hostile(function.arguments[i])) {
                    if (!chosen(value))
                        continue;
                    QStringList sent = values;
                    sent[i] = value;
                    const QString statement = call(function, sent);
                    const auto answer = sql.answer(statement.left(100'000));
                    ++calls;
                    QVERIFY2(!answer || !answer->contains(kSecret) || login == 3,
                             qPrintable(statement.left(300)));
                    QVERIFY2(answer
                                 || !QString::fromStdString(sql.words())
                                         .contains(QLatin1String("statement timeout")),
                             qPrintable(statement.left(300)));
                    if (value == QLatin1String("null")) {
                        const QString after = owner.value(QStringLiteral("select public.digest()"));
                        QVERIFY2(after == m_before, qPrintable(statement.left(300)));
                    }
                }
            }
        }
        m_before = owner.value(QStringLiteral("select public.digest()"));
        QVERIFY2(calls > 60, qPrintable(QString::number(calls)));
    }

    TestDatabase m_database;
    std::vector<std::unique_ptr<Login>> m_logins;
    std::unique_ptr<Login> m_stranger;
    QString m_before;
};

NIDREG_TEST(TestClosed, QCoreApplication)

} // namespace tst_closed

#include "tst_closed.moc"
