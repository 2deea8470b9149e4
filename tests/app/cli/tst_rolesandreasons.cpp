// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_rolesandreasons {

using namespace nidreg;
using namespace nidreg::tests;

/// In whose role the command line acts, what it shows to whom, and what it says of a discussion
/// that is still open.
class TestRolesAndReasons : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_registry = std::make_unique<TestRegistry>();
        put(QByteArray::fromStdString(lighthouse("lighthouse")));
    }

    void whoHoldsOneRoleActsInIt_data()
    {
        QTest::addColumn<Arguments>("command"); // on request 1, which is in review with eve
        QTest::addColumn<QByteArray>("state");
        QTest::newRow("a registrar requests changes")
            << Arguments{"request-changes", "1", "--text", "More."}
            << QByteArray("changes-requested");
        QTest::newRow("a registrar rejects")
            << Arguments{"reject", "1", "--text", "No."} << QByteArray("rejected");
    }

    void whoHoldsOneRoleActsInIt()
    {
        QFETCH(Arguments, command);
        QFETCH(QByteArray, state);
        bringToReview();
        const QByteArray said = done(Arguments{"--as", "rita", "request"} + command);
        QVERIFY2(said.contains(state), said);
    }

    void aRegistrarOpensAndSubmitsForAnApplicant()
    {
        QVERIFY(done({"--as", "rita", "request", "create", file()}).contains("draft"));
        QVERIFY(done({"--as", "rita", "request", "submit", "1"}).contains("in-discussion"));
        QCOMPARE(must(m_registry->store().request({1})).events.back().role, Role::Registrar);
    }

    /// Of several roles the usual one, where the step is open in it; else the other.
    void whoHoldsSeveralActsInTheOneThatFits()
    {
        bringToReview();
        QVERIFY(done({"--as", "ann", "request", "request-changes", "1", "--text", "More."})
                    .contains("changes-requested"));
        QCOMPARE(must(m_registry->store().request({1})).events.back().role, Role::Registrar);
        QVERIFY(done({"--as", "ann", "request", "submit", "1", file()}).contains("in-discussion"));
        QCOMPARE(must(m_registry->store().request({1})).events.back().role, Role::Registrar);
        done({"--as", "ann", "request", "create", file()});
        done({"--as", "ann", "request", "submit", "2"});
        QCOMPARE(must(m_registry->store().request({2})).events.back().role, Role::Applicant);
        const Said asked =
            tell({"--as", "ann", "--role", "expert", "request", "reject", "2", "--text", "No."});
        QCOMPARE(asked.status, 3);
    }

    void anActThatIsSentAgainIsDoneOnce()
    {
        const QByteArray key = "6b1f6dd0-8d2c-4c5e-9f55-7d5d9a5d5b11";
        done({"--as", "rita", "request", "create", file()});
        const Arguments submit{"--as", "rita", "--act", key, "request", "submit", "1", file()};
        QCOMPARE(done(submit), done(submit));
    }

    void whatARoleDoesNotSeeIsNotShown_data()
    {
        QTest::addColumn<Arguments>("as");
        QTest::addColumn<bool>("draft");
        QTest::addColumn<bool>("submitted");
        QTest::newRow("the owner of the registry") << Arguments{} << true << true;
        QTest::newRow("the applicant") << Arguments{"--as", "abe"} << true << true;
        QTest::newRow("an expert") << Arguments{"--as", "eve"} << false << true;
        QTest::newRow("a registrar") << Arguments{"--as", "rita"} << true << true;
        QTest::newRow("in every role that one has") << Arguments{"--as", "ann"} << true << true;
        QTest::newRow("as a reader") << Arguments{"--role", "reader"} << false << false;
        QTest::newRow("as another applicant") << Arguments{"--role", "applicant"} << false << false;
        QTest::newRow("nobody") << Arguments{"--as", "zoe"} << false << false;
    }

    void whatARoleDoesNotSeeIsNotShown()
    {
        QFETCH(Arguments, as);
        QFETCH(bool, draft);
        QFETCH(bool, submitted);
        bringToReview();
        done({"--as", "abe", "request", "create", file()});
        for (const char *verb : {"show", "letter"}) {
            QCOMPARE(tell(as + Arguments{"request", verb, "1"}).status == 0, submitted);
            QCOMPARE(tell(as + Arguments{"request", verb, "2"}).out.contains("Purpose"),
                     draft && verb == QByteArray("show"));
        }
        QCOMPARE(tell(as + Arguments{"request", "show", "2"}).status == 0, draft);
    }

    void openThreadsAreNamedWhereTheDiscussionEnds()
    {
        bringToReview();
        done({"--as", "abe", "request", "comment", "1", "--text", "Who pays?"});
        const auto thread = must(m_registry->store().request({1})).events.back().number;
        done({"--as", "eve", "request", "comment", "1", "--text", "Why?", "--field", "syntax"});
        const QByteArray approved = done({"--as", "eve", "request", "approve", "1"});
        const QByteArray number = QByteArray::number(qlonglong(thread));
        QVERIFY2(approved.contains("Not resolved yet: comment " + number + " by abe; comment "),
                 approved);
        QVERIFY2(approved.contains(" on “Syntax” by eve."), approved);
        done({"--as", "abe", "request", "resolve", "1", "--thread", number});
        const Said json =
            tell({"--as", "rita", "--format", "json", "--dry-run", "request", "register", "1"});
        QCOMPARE(json.json().value("open_threads").toArray(), (QJsonArray{qint64(thread) + 1}));
        const QByteArray registered = done({"--as", "rita", "request", "register", "1"});
        QVERIFY2(registered.contains("by eve") && !registered.contains("by abe"), registered);
    }

    void everyReasonIsShown()
    {
        bringToReview();
        done({"--as", "eve", "request", "request-changes", "1", "--text",
              "Say who assigns.\nAnd when."});
        done({"--as", "abe", "request", "submit", "1", file()});
        done({"--as", "rita", "request", "assign", "1", "--expert", "eve"});
        done({"--as", "rita", "request", "assign", "1", "--expert", "ed"});
        done({"--as", "ed", "request", "recuse", "1", "--text", "I know them."});
        done({"--as", "rita", "request", "assign", "1", "--expert", "ed", "--overriding",
              "There is nobody else."});
        done({"--as", "abe", "request", "comment", "1", "--text", "Who pays?"});
        done({"--as", "eve", "request", "reject", "1", "--text", "It is not needed."});
        const QByteArray shown = tell({"request", "show", "1"}).out;
        for (const char *reason : {"\n    Say who assigns.\n    And when.", "\n    I know them.",
                                   "overriding: There is nobody else.", "\n    It is not needed."})
            QVERIFY2(shown.contains(reason), shown);
        QCOMPARE(shown.count("Who pays?"), 1);
    }

    void submitWithoutAFileAsksForOne()
    {
        bringToReview();
        const Said early = tell({"--as", "abe", "request", "submit", "1"});
        QCOMPARE(early.status, 3);
        QVERIFY2(early.err.contains("Changes must be requested first."), early.err);
        done({"--as", "eve", "request", "request-changes", "1", "--text", "More."});
        const Said asked = tell({"--as", "abe", "request", "submit", "1"});
        QCOMPARE(asked.status, 2);
        QVERIFY2(asked.err.contains("specify the template file"), asked.err);
        QVERIFY2(asked.err.contains("request submit 1 FILE"), asked.err);
        QCOMPARE(asked.err.count('\n'), 1);
        done({"--as", "abe", "request", "submit", "1", file()});
    }

private:
    Said tell(const Arguments &arguments)
    {
        return say(Arguments{"--db", m_registry->conninfo().toUtf8()} + arguments);
    }

    QByteArray done(const Arguments &arguments)
    {
        const Said said = tell(arguments);
        if (said.status != 0)
            qFatal("%s: %s", arguments.join(' ').constData(), said.err.constData());
        return said.out;
    }

    void bringToReview()
    {
        done({"--as", "abe", "request", "create", file()});
        done({"--as", "abe", "request", "submit", "1"});
        done({"--as", "rita", "request", "assign", "1", "--expert", "eve"});
    }

    QByteArray file() const { return m_folder.filePath("template.txt").toUtf8(); }

    void put(const QByteArray &text)
    {
        QFile to(file());
        if (!to.open(QIODevice::WriteOnly) || to.write(text) != text.size())
            qFatal("the template is not written");
    }

    std::unique_ptr<TestRegistry> m_registry;
    const QTemporaryDir m_folder;
};

NIDREG_TEST(TestRolesAndReasons, QCoreApplication)

} // namespace tst_rolesandreasons

#include "tst_rolesandreasons.moc"
