// SPDX-License-Identifier: MIT
#include "model/registry/policies.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

namespace tst_policyfits {

using namespace nidreg;
using namespace nidreg::tests;
using registry::PolicyKind;

/// The database refuses what does not fit a policy, whatever program connects; the model says so
/// before. Both have to say the same.
class TestPolicyFits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_registry = std::make_unique<TestRegistry>();
        m_sql = std::make_unique<Sql>(m_registry->conninfo());
    }
    void cleanupTestCase()
    {
        m_sql.reset();
        m_registry.reset();
    }

    void theRegistryHasThePoliciesThatTheModelKnows()
    {
        QStringList known;
        for (const registry::PolicySpec &each : registry::kPolicies)
            known << QStringList{words(each.name), words(name(each.kind)), words(each.initial)}
                         .join('=');
        known.sort();
        QCOMPARE(m_sql->value("select string_agg(concat_ws('=', name, kind, value), ' '"
                              " order by name collate \"C\") from nidreg_data.policy"),
                 known.join(' '));
    }

    void modelAndDatabaseTakeTheSame_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("taken"); // by policies of these kinds
        const auto row = [](const char *text, const QString &value, const char *taken) {
            QTest::newRow(text) << value << QString(taken);
        };
        row("nothing", "", "acts address");
        row("one day", "1", "days");
        row("the most days", "9999", "days");
        row("no day", "0", "");
        row("more days than the most", "10000", "");
        row("a number with a zero before it", "07", "");
        row("less than no day", "-1", "");
        row("a number with its sign", "+7", "");
        row("half a day", "1.5", "");
        row("days with a space after them", "14 ", "");
        row("days and a line feed", "14\n", "");
        row("days in Arabic digits", QString::fromUtf8("\u0661\u0664"), "");
        row("days in hexadecimal", "1F", "");
        row("one act", "deprecate", "acts");
        row("every act", "register deprecate appoint", "acts");
        row("every act in another order", "appoint register deprecate", "acts");
        row("one act twice", "register register", "acts");
        row("four acts", "register deprecate appoint register", "");
        row("an act that takes one", "approve", "");
        row("an act in capitals", "Register", "");
        row("two acts run together", "registerappoint", "");
        row("two acts with two spaces", "register  appoint", "");
        row("two acts with a comma", "register,appoint", "");
        row("two acts with a tab", "register\tappoint", "");
        row("two acts on two lines", "register\nappoint", "");
        row("a space before an act", " register", "");
        row("a space after an act", "register ", "");
        row("nothing but a space", " ", "");
        row("an act and a line feed", "register\n", "");
        row("an address", "urn@ietf.org", "address");
        row("an address with every sign that is taken", "a._+-Z9@b-1.C", "address");
        row("an address that begins and ends with dots", ".a..@ietf.org", "address");
        row("an address of one label", "urn@localhost", "");
        row("an address without anybody", "@ietf.org", "");
        row("an address without a place", "urn@", "");
        row("two at signs", "urn@ietf@ietf.org", "");
        row("two dots in the domain", "urn@ietf..org", "");
        row("a dot before the domain", "urn@.ietf.org", "");
        row("a dot after the domain", "urn@ietf.org.", "");
        row("labels that are hyphens", "urn@-.-", "address");
        row("an underscore in the domain", "urn@ie_tf.org", "");
        row("an address literal", "urn@[127.0.0.1]", "");
        row("an address with a comment", "urn(list)@ietf.org", "");
        row("a quoted name", "\"urn\"@ietf.org", "");
        row("an address and a line feed", "urn@ietf.org\n", "");
        row("an address on a second line", "urn\nurn@ietf.org", "");
        row("two addresses", "urn@ietf.org,iesg@ietf.org", "");
        row("an address in angle brackets", "<urn@ietf.org>", "");
        row("an address outside ASCII", QString::fromUtf8("\u00fcrn@ietf.org"), "");
        row("a domain outside ASCII", QString::fromUtf8("urn@\u00e9tf.org"), "");
        row("the longest name", QString(64, 'a') + "@ietf.org", "address");
        row("a name that is too long", QString(65, 'a') + "@ietf.org", "");
        row("the longest label", "urn@" + QString(63, 'a') + ".org", "address");
        row("a label that is too long", "urn@" + QString(64, 'a') + ".org", "");
        row("a last label that is too long", "urn@ietf." + QString(64, 'a'), "");
        row("a hundred labels", "urn@a" + QString(".a").repeated(99), "address");
    }

    void modelAndDatabaseTakeTheSame()
    {
        QFETCH(QString, value);
        QFETCH(QString, taken);
        for (const PolicyKind kind : {PolicyKind::Days, PolicyKind::Acts, PolicyKind::Address}) {
            const bool isTaken = taken.split(' ').contains(words(name(kind)));
            QCOMPARE(registry::fits(kind, value.toStdString()), isTaken);
            QCOMPARE(databaseTakes(kind, value), isTaken);
        }
    }

    void aKindThatIsNoneTakesNothing()
    {
        QCOMPARE(m_sql->value("select nidreg_data.policy_fits('colour', '1')"), "f");
        QCOMPARE(m_sql->value("select nidreg_data.policy_fits(null, '1')"), "f");
        QCOMPARE(m_sql->value("select nidreg_data.policy_fits('days', null)"), "f");
    }

    /// Each character of ASCII at each place where an address may differ.
    void everyCharacterOfAnAddressIsTakenByBothOrNone()
    {
        for (const char *form :
             {"%1@b.c", "a%1a@b.c", "a@%1.c", "a@b%1b.c", "a@b.%1", "a@b.c%1", "%1a@b.c"}) {
            const QString database = m_sql->value(
                QString("select string_agg(nidreg_data.policy_fits('address', replace('%1', '%', "
                        "chr(i)))::int::text, '' order by i) from generate_series(1, 127) i")
                    .arg(QString(form).replace("%1", "%")));
            QString model;
            for (int c = 1; c < 128; ++c) {
                const std::string value = QString(form).replace("%1", QChar(c)).toStdString();
                model += registry::fits(PolicyKind::Address, value) ? '1' : '0';
            }
            QVERIFY(model.contains('1'));
            QCOMPARE(database, model);
        }
    }

private:
    static QString words(std::string_view text)
    {
        return QString::fromUtf8(text.data(), qsizetype(text.size()));
    }

    bool databaseTakes(PolicyKind kind, const QString &value)
    {
        return m_sql->value(QString("select nidreg_data.policy_fits('%1', $value$%2$value$)")
                                .arg(words(name(kind)), value))
            == "t";
    }

    std::unique_ptr<TestRegistry> m_registry;
    std::unique_ptr<Sql> m_sql;
};

NIDREG_TEST(TestPolicyFits, QCoreApplication)

} // namespace tst_policyfits

#include "tst_policyfits.moc"
