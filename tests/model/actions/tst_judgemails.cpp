// SPDX-License-Identifier: MIT
#include "model/actions/discussion.h"
#include "model/actions/submit.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

namespace tst_judgemails {

using namespace nidreg;
using namespace nidreg::tests;
using actions::MailVerdict;
using workflow::ListMail;

namespace {

ListMail mail(const char *id, const char *subject, const char *body = "",
              std::vector<std::string> references = {})
{
    ListMail made;
    made.messageId = id;
    made.sha256 = id;
    made.subject = subject;
    made.body = body;
    made.references = std::move(references);
    return made;
}

/// A submitted request for "lights", as a store would hand it out.
registry::RequestFile file()
{
    registry::RequestFile made;
    made.request.nid = "lights";
    made.request.revision = 1;
    made.revisions.push_back({1, lighthouse("lights"), "", "abe", {}});
    made.discussion.push_back(mail("held@a", "A question"));
    return made;
}

/// "new", "held", "copy"; with "?" where the mail is of another matter.
QString verdict(const ListMail &asked)
{
    static const char *const kNames[] = {"new", "held", "copy"};
    const MailVerdict found = actions::judgeMails(file(), {asked}).front();
    return QString(kNames[found.novelty]) + (found.isRelated ? "" : "?");
}

} // namespace

class TestJudgeMails : public QObject {
    Q_OBJECT

private slots:
    void verdicts()
    {
        QCOMPARE(verdict(mail("a@a", "Re: lights")), "new");
        QCOMPARE(verdict(mail("a@a", "x", "see urn:lights:fi:1")), "new");
        QCOMPARE(verdict(mail("a@a", "x", "> Names for lights on all coasts.\nWhy?")), "new");
        QCOMPARE(verdict(mail("a@a", "x", "no", {"held@a"})), "new");
        QCOMPARE(verdict(mail("a@a", "Re: A question")), "new");
        QCOMPARE(verdict(mail("a@a", "Agenda", "traffic lights")), "new?");
        QCOMPARE(verdict(mail("held@a", "A question")), "held");
        ListMail copy = mail("held@a", "A question");
        copy.sha256 = "other";
        QCOMPARE(verdict(copy), "copy");
    }

    void oneMailOfAThreadSpeaksForAll()
    {
        const auto verdicts = actions::judgeMails(
            file(), {mail("b@a", "x", "ok", {"a@a"}), mail("a@a", "Re: lights"), mail("c@a", "y")});
        QVERIFY(verdicts[0].isRelated && verdicts[1].isRelated && !verdicts[2].isRelated);
    }

    void theSecondOfTwoInOneFileIsHeld()
    {
        const auto verdicts =
            actions::judgeMails(file(), {mail("a@a", "lights"), mail("a@a", "lights")});
        QCOMPARE(int(verdicts[1].novelty), int(MailVerdict::Held));
    }

    void whatAMailSpeaksOfIsSaid()
    {
        const auto found = actions::judgeMails(
            file(), {mail("a@a", "x", "> Names for lights on all coasts.\nWhy?")});
        QCOMPARE(found.front().anchors, (std::vector<workflow::Anchor>{{"purpose", 1}}));
    }

    void theDiscussionIsInReadingOrder()
    {
        registry::RequestFile asked = file();
        asked.discussion = {mail("b@a", "x", "", {"a@a"}),
                            mail("a@a", "x", "> Names for lights on all coasts.")};
        const auto mails = actions::discussionOf(asked);
        QCOMPARE(mails.size(), 2U);
        QCOMPARE(mails[0].position.index, 1U);
        QCOMPARE(mails[0].passages.front().anchor->field, std::string("purpose"));
        QCOMPARE(mails[1].position.depth, 1);
    }
};

NIDREG_TEST(TestJudgeMails, QCoreApplication)

} // namespace tst_judgemails

#include "tst_judgemails.moc"
