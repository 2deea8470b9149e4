// SPDX-License-Identifier: MIT
#include "tests/app/cli/said.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QDate>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace tst_administrationverbs {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

using Arguments = QStringList;

/// The program itself, with a login of a shared registry.
Said say(const Login &as, const Arguments &arguments, const QString &home = {})
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *folder : {"XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"})
        environment.insert(folder, home.isEmpty() ? QStringLiteral("/nonexistent") : home);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                  Arguments{"--db", as.conninfo()} + arguments);
    program.closeWriteChannel();
    return finished(program);
}

QString fixture(const char *name)
{
    return QStringLiteral(NIDREG_SOURCE "/tests/fixtures/") + QString::fromLatin1(name);
}

} // namespace

/// What the administration of a registry added to the command line, through the program itself:
/// exit statuses, answers as JSON, dry runs, keys of acts, and what is said of a misuse.
class AdministrationVerbsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(m_home.isValid(), qPrintable(m_home.errorString()));
        const Said made =
            by(m_abe,
               {"--format", "json", "request", "create", fixture("endtoend/lighthouse-fixed.txt")});
        QVERIFY2(made.status == 0, made.err);
        QVERIFY(by(m_abe, {"request", "submit", "1"}).status == 0);
        QVERIFY(
            by(m_rita, {"request", "assign", "1", "--expert", name(m_eve), "--due", "2126-02-14"})
                .status
            == 0);
    }

    void aMisuseIsOneLine_data();
    void aMisuseIsOneLine()
    {
        QFETCH(Arguments, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, names);
        for (QString &each : arguments)
            each.replace(QStringLiteral("NEXTWEEK"), // no midnight makes it today
                         QDateTime::currentDateTimeUtc().date().addDays(7).toString(Qt::ISODate));
        const Said said = by(m_rita, arguments);
        QVERIFY2(said.status == status, said.out + said.err);
        QVERIFY2(said.err.startsWith("nidreg-cli: "), said.err);
        QCOMPARE(said.err.count('\n'), 1);
        QVERIFY2(said.err.contains(names), said.err);
        QVERIFY2(said.out.isEmpty(), said.out);
    }

    void theListingIsLookedAtAsOfADayAndAsItWasKnown()
    {
        const QString today = QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate);
        for (const Arguments &state :
             {Arguments{"--as-of", today}, {"--known", today}, {"--known", "0"}}) {
            const Said list = by(m_rita, Arguments{"registry", "list"} + state);
            QVERIFY2(list.status == 0, list.err);
            QVERIFY(list.out.isEmpty()); // nothing is registered yet
        }
        for (const char *option : {"--as-of", "--known"}) {
            const Said past = by(m_rita, {"registry", "list", option, "1999-12-31"});
            QCOMPARE(past.status, 3); // and not that nothing was registered
            QVERIFY2(past.err.contains("Not known"), past.err);
        }
        QCOMPARE(by(m_rita, {"registry", "show", "lighthouse", "--known", "0"}).status, 1);
    }

    void theQueueIsFiltered_data();
    void theQueueIsFiltered()
    {
        QFETCH(Arguments, options);
        QFETCH(bool, isFound);
        const Said said = by(
            m_eve, Arguments{"--format", "json", "--role", "expert", "request", "list"} + options);
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.json().value("id").toInt() == 1, isFound);
    }

    void figuresAreOneObject()
    {
        const Said said = by(m_rita, {"--format", "json", "request", "figures"});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.out.count('\n'), 1);
        QCOMPARE(said.json().value("open").toInt(), 1);
        QVERIFY(by(m_rita, {"request", "figures"}).out.startsWith("open: 1\n"));
    }

    void aThreadIsBegunAnsweredAndResolved()
    {
        Said said = by(m_eve,
                       {"--format", "json", "request", "comment", "1", "--field", "syntax",
                        "--text", "Which digits?"});
        QVERIFY2(said.status == 0, said.err);
        said = by(m_rita, {"--format", "json", "request", "show", "1"});
        const QString thread = QString::number(
            said.json().value("threads").toArray().first().toObject().value("thread").toInt());
        QVERIFY(thread.toInt() > 0);
        said = by(m_abe, {"request", "comment", "1", "--thread", thread, "--text", "ASCII ones."});
        QVERIFY2(said.status == 0, said.err);
        said = by(m_eve, {"--dry-run", "request", "resolve", "1", "--thread", thread});
        QVERIFY2(said.out.startsWith("dry run, nothing was changed: #1"), said.out + said.err);
        said = by(m_eve, {"request", "resolve", "1", "--thread", thread});
        QVERIFY2(said.status == 0, said.err);
        said = by(m_eve, {"request", "resolve", "1", "--thread", thread});
        QVERIFY2(said.status == 3 && said.err.count('\n') == 1, said.err); // it is already
    }

    void aReminderAndItsKey()
    {
        const QString key = "6b2f1c1e-54a8-4b5f-9d0e-2f8c6f0c1a77";
        const auto events = [this] {
            return by(m_rita, {"--format", "json", "audit", "list"}).out.count('\n');
        };
        const Said first = by(m_rita, {"--act", key, "request", "remind", "1"});
        QVERIFY2(first.status == 0, first.err);
        const auto after = events();
        QCOMPARE(by(m_rita, {"--act", key, "request", "remind", "1"}).status, 0);
        QCOMPARE(events(), after);
        QCOMPARE(by(m_rita, {"--act", key, "db", "policy", "idle-days", "60"}).status, 3);
    }

    void whoDoesNotAnswerIsTakenOff()
    {
        const Said tried = by(m_rita,
                              {"--dry-run", "--format", "json", "request", "escalate", "1",
                               "--expert", name(m_eve), "--text", "No answer."});
        QVERIFY2(tried.status == 0, tried.err);
        QCOMPARE(tried.json().value("waiting_on").toString(), QString("registrar"));
        const Said now = by(m_rita, {"--format", "json", "request", "show", "1"});
        QCOMPARE(now.json().value("waiting_on").toString(), QString("expert"));
    }

    void candidatesAndWhatIsDue()
    {
        Said said = by(m_rita, {"--format", "json", "request", "candidates", "1"});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY(said.out.contains("\"objections\":"));
        said = by(m_rita, {"--format", "json", "request", "due"});
        QVERIFY2(said.status == 0 && said.out.isEmpty(), said.out + said.err);
    }

    void mailsAreTakenOverAndLettersDrafted()
    {
        const QString mails = fixture("discussion/list.mbox");
        Said said = by(m_rita, {"--dry-run", "request", "discuss", "1", mails});
        QVERIFY2(said.status == 0, said.err);
        said = by(m_rita, {"--format", "json", "request", "discuss", "1", mails});
        QVERIFY2(said.status == 0, said.err);
        said = by(m_rita, {"request", "letter", "1", "--step", "submit", "-o", "-"});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY2(said.out.contains("Subject: "), said.out);
    }

    void aProposalIsListedWithdrawnAndSeconded()
    {
        const QString zoe = name(m_zoe);
        QCOMPARE(by(m_rita, {"db", "policy", "two-persons", "appoint"}).status, 0);
        Said said = by(m_rita, {"--format", "json", "db", "grant", "expert", zoe});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.json().value("proposed").toBool(), true);
        said = by(m_rita, {"db", "grant", "expert", zoe});
        QVERIFY2(said.status == 3 && said.err.contains("You proposed this"), said.err);
        said = by(m_ann, {"--format", "json", "request", "proposals"});
        QCOMPARE(said.json().value("act").toString(), QString("appoint"));
        const QString event = QString::number(said.json().value("event").toInt());
        said = by(m_ann, {"request", "proposals"});
        QVERIFY2(said.out.contains((" proposed: Roles of " + zoe + ": ").toUtf8()), said.out);
        said = by(m_ann, {"request", "withdraw-proposal", event});
        QVERIFY2(said.status == 3, said.err);
        QCOMPARE(by(m_rita, {"--dry-run", "request", "withdraw-proposal", event}).status, 0);
        QCOMPARE(by(m_rita, {"request", "withdraw-proposal", event}).status, 0);
        QVERIFY(by(m_ann, {"request", "proposals"}).out.isEmpty());
        QVERIFY(by(m_rita, {"db", "grant", "expert", zoe}).out.startsWith("proposed: "));
        said = by(m_ann, {"--format", "json", "db", "grant", "expert", zoe});
        QCOMPARE(said.json().value("proposed").toBool(), false);
        QVERIFY(by(m_rita, {"db", "people"}).out.contains((zoe + ": applicant, expert").toUtf8()));
        QVERIFY(by(m_rita, {"db", "revoke", "expert", zoe}).out.startsWith("proposed: "));
        QVERIFY(
            by(m_ann, {"db", "revoke", "expert", zoe}).out.contains("holds the roles: applicant"));
        QVERIFY(by(m_rita, {"db", "policy", "two-persons", ""}).out.startsWith("proposed: "));
        QCOMPARE(by(m_ann, {"db", "policy", "two-persons", ""}).status, 0);
    }

    void policiesAreListedAndSet()
    {
        Said said = by(m_rita, {"--format", "json", "db", "policy", "key-days"});
        QCOMPARE(said.json().value("value").toString(), QString("30"));
        said = by(m_rita, {"db", "policy", "key-days"});
        QCOMPARE(said.out, QByteArray("key-days\t30\tIdempotency keys\n"));
        QCOMPARE(by(m_rita, {"--dry-run", "db", "policy", "idle-days", "60"}).status, 0);
        said = by(m_rita, {"--format", "json", "db", "policy", "idle-days"});
        QCOMPARE(said.json().value("value").toString(), QString("90"));
        QCOMPARE(by(m_rita, {"db", "policy", "idle-days", "60"}).status, 0);
        said = by(m_eve, {"db", "policy", "idle-days", "30"});
        QVERIFY2(said.status == 3 && said.err.count('\n') == 1, said.err);
        QCOMPARE(by(m_rita, {"db", "describe", name(m_zoe), "--name", "Zoe"}).status, 0);
    }

    void theLogIsSignedProvedAndWitnessed()
    {
        const QString key = m_home.filePath("log.key"), note = m_home.filePath("checkpoint"),
                      proof = m_home.filePath("proof");
        Said said = here(
            {"--format", "json", "audit", "key", "new", key, "--name", "registry.example/urn"});
        QVERIFY2(said.status == 0, said.err);
        const QString vkey = said.json().value("key").toString();
        QCOMPARE(here({"audit", "key", "show", key}).out.trimmed(), vkey.toUtf8());
        QCOMPARE(here({"audit", "key", "new", key, "--name", "x"}).status, 3); // never overwritten
        said = here({"audit", "head", "--sign", key});
        QVERIFY2(said.status == 0, said.err);
        QFile file(note);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(said.out) > 0);
        file.close();
        QCOMPARE(here({"audit", "check", note, "--key", vkey}).status, 0);
        said = here({"audit", "witness", "add", note});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY(here({"audit", "witness", "list"}).out.contains(" events, root "));
        said = here({"--format", "json", "audit", "verify", "--checkpoint", note});
        QVERIFY2(said.status == 0, said.out + said.err);
        said = here({"audit", "prove", "--revision", "1/1", "--sign", key, "-o", proof});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY(here({"--format", "json", "audit", "check", proof, "--key", vkey})
                    .json()
                    .value("valid")
                    .toBool());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(25) && file.write("9") == 1);
        file.close();
        QCOMPARE(here({"audit", "check", note, "--key", vkey}).status, 1);
        QCOMPARE(here({"audit", "prove", "--since", "2", "--force", "-o", proof}).status, 0);
        QCOMPARE(here({"audit", "check", proof}).status, 0);
    }

    void aPasswordIsNotListedWithTheProcess()
    {
        QProcess program;
        program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                      {"--db", m_rita.conninfo() + " password=open-sesame", "urn", "parse", "-"});
        program.write("urn:example:a\n");
        while (program.bytesAvailable() == 0)
            QVERIFY2(program.waitForReadyRead(30000), program.readAllStandardError());
        QFile listed(QStringLiteral("/proc/%1/cmdline").arg(program.processId()));
        QVERIFY(listed.open(QIODevice::ReadOnly));
        const QByteArray arguments = listed.readAll();
        QVERIFY(!arguments.contains("sesame"));
        QVERIFY(!arguments.contains(m_rita.name().c_str()));
        QVERIFY(arguments.contains("parse"));
        program.closeWriteChannel();
        QVERIFY(program.waitForFinished());
        QVERIFY(say(m_rita, {"--help"}).out.contains("PGPASSFILE"));
    }

private:
    Said by(const Login &login, const Arguments &arguments) const
    {
        return say(login, arguments, m_home.path());
    }
    Said here(const Arguments &arguments) const { return by(m_rita, arguments); }
    static QString name(const Login &login) { return QString::fromStdString(login.name()); }

    QTemporaryDir m_home;
    TestDatabase m_database;
    Login m_rita{m_database, Login::First()}, m_ann{m_rita, Role::Registrar},
        m_eve{m_rita, Role::Expert}, m_abe{m_rita, Role::Applicant}, m_ed{m_rita, Role::Expert},
        m_zoe{m_rita, Role::Applicant};
};

void AdministrationVerbsTest::aMisuseIsOneLine_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("names");
    const auto row = [](const char *text, const char *typed, int status, const char *names) {
        QTest::newRow(text) << QString::fromUtf8(typed).split(' ') << status << QByteArray(names);
    };
    row("as of a day to come", "registry list --as-of NEXTWEEK", 3, "is in the future");
    row("known by an event to come", "registry list --known 99999", 3, "the event does not exist");
    row("as of an event", "registry list --as-of 0", 2, "use --known");
    row("as of nonsense", "registry list --as-of soon", 2, "is not a day (YYYY-MM-DD)");
    row("known by nonsense", "registry list --known soon", 2, "neither a day (YYYY-MM-DD)");
    row("as of a day that is none", "registry show isbn --as-of 2026-02-30", 2, "2026-02-30");
    row("as of an event below the first", "registry list --as-of -1", 2, "");
    row("a view that is none", "request list --view bogus", 2, "bogus");
    row("a state that is none", "request list --state open", 2, "open");
    row("an order that is none", "request list --sort age", 2, "age");
    row("resolving without a thread", "request resolve 1", 2, "--thread");
    row("resolving a thread that is none", "request resolve 1 --thread 99999", 3, "");
    row("escalating nobody", "request escalate 1 --text x", 2, "--expert");
    row("escalating somebody else", "request escalate 1 --text x --expert nobody", 3, "");
    row("reminding of no request", "request remind 99", 3, "request does not exist");
    row("mails of no file", "request discuss 1 /no/such.mbox", 3, "/no/such.mbox");
    row("letters of a step that is none", "request letter 1 --step bogus", 2, "bogus");
    row("candidates of no request", "request candidates 99", 3, "request does not exist");
    row("a proposal that is none", "request withdraw-proposal 99999", 3, "proposal does not exist");
    row("a proposal without its number", "request withdraw-proposal", 2, "EVENT");
    row("a policy that is none", "db policy colour", 3, "colour");
    row("a policy that is none, set", "db policy colour blue", 3, "policy does not exist");
    row("a value that is none", "db policy review-days soon", 3, "1 to 9999");
    row("a role that is none", "db grant king somebody", 2, "king");
    row("nothing to prove", "audit prove", 2, "");
    row("two things to prove", "audit prove --event 1 --since 1", 2, "");
    row("a version without its number", "audit prove --version isbn", 2, "NID/NUMBER");
    row("a revision without its number", "audit prove --revision 1", 2, "REQUEST/NUMBER");
    row("a revision that is not there", "audit prove --revision 1/9", 1,
        "revision 1/9 is not on record");
    row("a size that the log never had", "audit prove --since 99999", 3, "");
    row("a proof that is no file", "audit check /no/such.proof", 3, "/no/such.proof");
    row("a key that is no file", "audit head --sign /no/such.key", 3, "/no/such.key");
    row("a key without a name", "audit key new /no/such/log.key", 2, "--name");
    row("a witness that is no file", "audit witness add /no/such.note", 3, "/no/such.note");
    row("a key to check with that is none", "audit verify --key x", 3, "--key");
}

void AdministrationVerbsTest::theQueueIsFiltered_data()
{
    QTest::addColumn<Arguments>("options");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("all that is open") << Arguments{} << true;
    QTest::newRow("what waits for me") << Arguments{"--mine"} << true;
    QTest::newRow("the same by its name") << Arguments{"--view", "mine"} << true;
    QTest::newRow("what is over") << Arguments{"--view", "done"} << false;
    QTest::newRow("what is late") << Arguments{"--view", "overdue"} << false;
    QTest::newRow("a part of its NID") << Arguments{"--text", "LIGHT"} << true;
    QTest::newRow("a text of no request") << Arguments{"--text", "darkness"} << false;
    QTest::newRow("its state") << Arguments{"--state", "in-review"} << true;
    QTest::newRow("another state") << Arguments{"--state", "draft"} << false;
    QTest::newRow("by its day, the latest first")
        << Arguments{"--sort", "due", "--descending"} << true;
}

NIDREG_TEST(AdministrationVerbsTest, QCoreApplication)

} // namespace tst_administrationverbs

#include "tst_administrationverbs.moc"
