// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "model/actions/submit.h"
#include "tests/app/cli/inprocess.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <sstream>

namespace tst_discussionverbs {

using namespace nidreg;
using namespace nidreg::tests;
using namespace nidreg::app;

namespace {

const QByteArray kFixtures = NIDREG_SOURCE "/tests/fixtures/discussion/";

/// A registry with a submitted request for "lights", and the program run on it as Rita.
struct Setup {
    Setup()
        : request(did(actions::submit(context.services(), abe(), context.registry.draft().id,
                                      lighthouse("lights"))))
    {
    }

    Said say(QList<QByteArray> arguments, const QByteArray &input = {}, bool isJson = true) const
    {
        arguments = QList<QByteArray>{"--db", context.registry.conninfo().toUtf8(), "--as", "rita"}
            + arguments;
        if (isJson)
            arguments = QList<QByteArray>{"--format", "json"} + arguments;
        return tests::say(arguments, input);
    }

    QByteArray id() const { return QByteArray::number(qlonglong(request.id.value)); }

    TestContext context;
    workflow::Request request;
};

} // namespace

class TestDiscussionVerbs : public QObject {
    Q_OBJECT

private slots:
    void aMailboxIsTakenOverWithoutWhatIsOfAnotherMatter()
    {
        const Setup setup;
        const Said said = setup.say({"request", "discuss", setup.id(), kFixtures + "list.mbox"});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.json()["taken"].toInt(), 4);
        const QJsonArray mails = said.json()["mails"].toArray();
        QCOMPARE(mails.size(), 5);
        QCOMPARE(mails[4].toObject()["related"].toBool(), false);
        QCOMPARE(mails[4].toObject()["taken"].toBool(), false);
        QVERIFY(said.json()["event"].toInt() > 0);
    }

    void whatIsHereIsNotTakenAgain()
    {
        const Setup setup;
        setup.say({"request", "discuss", setup.id(), kFixtures + "list.mbox"});
        const Said again = setup.say(
            {"request", "discuss", setup.id(), kFixtures + "boje.eml", kFixtures + "rita.eml"});
        QCOMPARE(again.json()["taken"].toInt(), 1);
        QCOMPARE(again.json()["mails"].toArray()[0].toObject()["novelty"].toString(), "held");
    }

    void standardInputIsRead()
    {
        const Setup setup;
        QFile file(kFixtures + "boje.eml");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Said said = setup.say({"request", "discuss", setup.id(), "-"}, file.readAll());
        QCOMPARE(said.json()["taken"].toInt(), 1);
    }

    void aDryRunTakesNothing()
    {
        const Setup setup;
        const Said said = setup.say(
            {"--dry-run", "request", "discuss", setup.id(), kFixtures + "list.mbox"}, {}, false);
        QVERIFY2(said.out.contains("4 of 5 mails imported"), said.out);
        QVERIFY(must(setup.context.registry.store().request(setup.request.id)).discussion.empty());
    }

    void everythingIsTakenWhenAsked()
    {
        const Setup setup;
        const Said said =
            setup.say({"request", "discuss", setup.id(), "--all", kFixtures + "list.mbox"});
        QCOMPARE(said.json()["taken"].toInt(), 5);
    }

    void failuresSayWhat_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("a file that is not there")
            << kFixtures + "none.eml" << QByteArray("none.eml");
        QTest::newRow("a file that is no mail")
            << QByteArray(NIDREG_SOURCE "/README.md") << QByteArray("neither a mail nor a mailbox");
    }
    void failuresSayWhat()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, words);
        const Setup setup;
        const Said said =
            setup.say({"request", "discuss", setup.id(), kFixtures + "boje.eml", file});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains(words), said.err);
        QVERIFY(must(setup.context.registry.store().request(setup.request.id)).discussion.empty());
    }

    void showHasTheDiscussion()
    {
        const Setup setup;
        setup.say({"request", "discuss", setup.id(), kFixtures + "list.mbox"});
        const QJsonArray mails =
            setup.say({"request", "show", setup.id()}).json()["discussion"].toArray();
        QCOMPARE(mails.size(), 4);
        const QJsonObject answer = mails[1].toObject();
        QCOMPARE(answer["depth"].toInt(), 1);
        QCOMPARE(answer["in_reply_to"].toString(), "request-1@lights.example");
        QCOMPARE(answer["quotes"].toArray()[0].toObject()["field"].toString(), "purpose");
        QCOMPARE(answer["quotes"].toArray()[1].toObject()["field"].toString(), "syntax");
        const QByteArray text = setup.say({"request", "show", setup.id()}, {}, false).out;
        QVERIFY2(text.contains("[about Purpose, revision 1; Syntax, revision 1]"), text);
        QVERIFY2(text.contains("\n    > Purpose:"), text);
    }

    void theLogCoversTheMails()
    {
        const Setup setup;
        setup.say({"request", "discuss", setup.id(), kFixtures + "list.mbox"});
        const Said said = setup.say({"audit", "verify"});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.json()["mails"].toInt(), 4);
    }

    void lettersAreDraftedAndWritten()
    {
        const Setup setup;
        const Said said = setup.say({"request", "letter", setup.id()});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.json()["addressee"].toString(), "list");
        QCOMPARE(said.json()["to"].toString(), "urn@ietf.org");
        QVERIFY(said.json()["body"].toString().contains("Namespace Identifier: lights"));
        const QTemporaryDir folder;
        const QByteArray path = folder.filePath("letter.eml").toUtf8();
        QCOMPARE(setup.say({"request", "letter", setup.id(), "-o", path}).status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray mail = file.readAll();
        QVERIFY2(mail.startsWith("To: urn@ietf.org\r\n"), mail);
        QVERIFY(mail.contains("X-Unsent: 1\r\n"));
    }

    void aLetterAnswersTheThread()
    {
        const Setup setup;
        setup.say({"request", "discuss", setup.id(), kFixtures + "list.mbox"});
        const Said said =
            setup.say({"request", "letter", setup.id(), "--step", "submit", "-o", "-"});
        QVERIFY2(said.out.contains("In-Reply-To: <request-1@lights.example>"), said.out);
    }

    void aStepWithoutLettersSaysSo()
    {
        const Setup setup;
        const Said said = setup.say({"request", "letter", setup.id(), "--step", "register"});
        QCOMPARE(said.status, 3);
        QVERIFY(said.err.contains("no mail to draft"));
    }
};

NIDREG_TEST(TestDiscussionVerbs, QCoreApplication)

} // namespace tst_discussionverbs

#include "tst_discussionverbs.moc"
