// SPDX-License-Identifier: MIT
#include "model/workflow/discussion.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_discussion {

using namespace nidreg;
using workflow::ListMail;

namespace {

base::Instant hour(int hours)
{
    return base::Instant(std::chrono::hours(500'000 + hours));
}

/// "a", or "a<b,c": id a with References b c. The subject follows a blank.
ListMail mail(const char *terse, int sent)
{
    const QString all(terse);
    const QString head = all.section(' ', 0, 0);
    ListMail made;
    made.messageId = head.section('<', 0, 0).toStdString();
    for (const QString &each : head.section('<', 1).split(',', Qt::SkipEmptyParts))
        made.references.push_back(each.toStdString());
    made.subject = all.section(' ', 1).toStdString();
    if (sent >= 0)
        made.sent = hour(sent);
    return made;
}

/// "0a 1b 1c | 0d": depths and ids, threads parted by a bar.
QString drawn(const std::vector<ListMail> &mails)
{
    QStringList parts;
    int thread = 0;
    for (const workflow::ThreadedMail &each : workflow::threaded(mails)) {
        if (each.thread != thread)
            parts << "|";
        thread = each.thread;
        parts << QString::number(each.depth) + QString::fromStdString(mails[each.index].messageId);
    }
    return parts.join(' ');
}

} // namespace

class TestDiscussion : public QObject {
    Q_OBJECT

private slots:
    void threads_data()
    {
        QTest::addColumn<QStringList>("mails");
        QTest::addColumn<QString>("drawing");
        const auto row = [](const char *claim, QStringList mails, const char *drawing) {
            QTest::newRow(claim) << mails << QString(drawing);
        };
        row("nothing is nothing", {}, "");
        row("an answer stands below what it answers", {"b<a x", "a x"}, "0a 1b");
        row("answers stand by their time", {"a x", "b<a x", "c<a x", "d<a,b x"}, "0a 1b 2d 1c");
        row("the last reference is the parent", {"a x", "b<a x", "c<a,b x"}, "0a 1b 2c");
        row("a mail that is not here leaves no gap", {"a x", "c<a,gone x"}, "0a 1c");
        row("answers to a mail that is not here are one thread", {"b<gone x", "c<gone y"}, "0b 0c");
        row("two beginnings are two threads", {"a one", "b two"}, "0a | 0b");
        row("a circle is cut", {"a<b x", "b<a x"}, "0b 1a");
        row("a circle of three is cut", {"a<c x", "b<a x", "c<b x"}, "0c 1a 2b");
        row("a mail that refers to itself is a beginning", {"a<a x"}, "0a");
        row("two of one Message-ID both stand", {"a x", "a y"}, "0a | 0a");
        row("the subject holds together what nothing else does",
            {"a [urn] Request for isbn", "b Re: [urn] Request for  ISBN"}, "0a 1b");
        row("a tab in a subject is a blank", {"a Request for isbn", "b Re: Request\tfor isbn"},
            "0a 1b");
        row("mails of one subject are one thread", {"a Request", "b Request"}, "0a 0b");
        row("mails without a subject are no thread", {"a", "b"}, "0a | 0b");
        row("a reference goes before the subject", {"a x", "b y", "c<b Re: x"}, "0a | 0b 1c");
        row("what a mail says of itself goes before what others say",
            {"a x", "b<a x", "d<a,b,c x", "c<a x"}, "0a 1b 1c 2d");
    }
    void threads()
    {
        QFETCH(QStringList, mails);
        QFETCH(QString, drawing);
        std::vector<ListMail> all;
        for (int i = 0; i < mails.size(); ++i)
            all.push_back(mail(mails[i].toUtf8().constData(), i));
        QCOMPARE(drawn(all), drawing);
    }

    void mailsWithoutADateComeLast()
    {
        QCOMPARE(drawn({mail("a x", -1), mail("b<a x", -1), mail("c<a x", 3), mail("d y", 9)}),
                 QStringLiteral("0d | 0a 1c 1b"));
    }

    void everyMailStandsOnce()
    {
        // References in every direction, circles among them.
        std::vector<ListMail> mails;
        quint32 seed = 8141;
        const auto random = [&seed](quint32 below) {
            seed = seed * 1664525 + 1013904223;
            return (seed >> 8) % below;
        };
        for (int i = 0; i < 800; ++i) {
            ListMail one = mail("", int(random(100)) - 5);
            one.messageId = std::to_string(random(700));
            one.subject = random(3) == 0 ? "Re: s" + std::to_string(random(9)) : "t";
            for (quint32 r = random(9); r > 0; --r)
                one.references.push_back(std::to_string(random(900)));
            mails.push_back(std::move(one));
        }
        const auto told = workflow::threaded(mails);
        QCOMPARE(told.size(), mails.size());
        std::vector<bool> seen(mails.size());
        for (const workflow::ThreadedMail &each : told) {
            QVERIFY(!seen[each.index]);
            QVERIFY(!each.parent || seen[*each.parent]); // read before its answers
            QCOMPARE(each.depth == 0, !each.parent);
            seen[each.index] = true;
        }
    }

    void aChainOfTwoThousandIsQuick()
    {
        std::vector<ListMail> mails;
        for (int i = 1999; i >= 0; --i) {
            ListMail one = mail("", i);
            one.messageId = std::to_string(i);
            for (int r = 0; r < i; ++r)
                one.references.push_back(std::to_string(r));
            mails.push_back(std::move(one));
        }
        const auto told = workflow::threaded(mails);
        QCOMPARE(told.back().depth, 1999);
    }

    void subjects_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::addColumn<QString>("base");
        QTest::addColumn<bool>("isReply");
        const auto row = [](const char *subject, const char *base, bool isReply) {
            QTest::newRow(subject) << QString(subject) << QString(base) << isReply;
        };
        row("Request for ISBN", "request for isbn", false);
        row("Re: Request", "request", true);
        row("RE: re:  Request", "request", true);
        row("Re[2]: Request", "request", true);
        row("[urn] Re: [urn] Request", "request", true);
        row("Fwd: Request (fwd)", "request", true);
        row("AW: Request", "request", true);
        row("[urn]", "[urn]", false);
        row("Regarding: this", "regarding: this", false);
        row("Re:", "", true);
        row("a  \t b", "a b", false);
        row("a\tb", "a b", false);
        row("[urn Request", "[urn request", false);
    }
    void subjects()
    {
        QFETCH(QString, subject);
        QFETCH(QString, base);
        QFETCH(bool, isReply);
        const QByteArray bytes = subject.toUtf8();
        QCOMPARE(QString::fromStdString(workflow::baseSubject(bytes.constData())), base);
        QCOMPARE(workflow::isReply(bytes.constData()), isReply);
    }
};

NIDREG_TEST(TestDiscussion, nidreg::test::NoApplication)

} // namespace tst_discussion

#include "tst_discussion.moc"
