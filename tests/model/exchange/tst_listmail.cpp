// SPDX-License-Identifier: MIT
#include "model/exchange/mail/listmail.h"
#include "model/exchange/template/precheckreport.h"
#include "model/proof/sha256.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTest>

namespace tst_listmail {

using namespace nidreg;
using registry::ListMail;
using registry::MailFault;

namespace {

std::string fixture(const char *name)
{
    QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/discussion/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const QByteArray kHead = "From: Ann <ann@a.example>\nSubject: x\nDate: Wed, 04 Mar 2026 07:12:00 "
                         "+0000\nMessage-ID: <one@a.example>\nMIME-Version: 1.0\n";

registry::MailFile read(const QByteArray &bytes)
{
    auto file = exchange::readListMails({bytes.constData(), std::size_t(bytes.size())});
    return file ? std::move(file).value() : registry::MailFile();
}

ListMail only(const QByteArray &bytes)
{
    const registry::MailFile file = read(bytes);
    return file.mails.size() == 1 ? file.mails.front() : ListMail();
}

QString body(const QByteArray &bytes)
{
    return QString::fromStdString(only(bytes).body);
}

std::string mailbox(const std::string &separator, const QByteArray &text)
{
    return separator + " a@b.example Wed Mar  4 07:12:00 2026\n"
        + (kHead + "\n" + text + "\n\n").toStdString();
}

} // namespace

class TestListMail : public QObject {
    Q_OBJECT

private slots:
    void aMailboxIsRead()
    {
        const auto file = exchange::readListMails(fixture("list.mbox"));
        QVERIFY(file);
        QCOMPARE(file->mails.size(), 5U);
        QVERIFY(file->unread.empty());
        const ListMail &second = file->mails[1];
        QCOMPARE(second.messageId, std::string("boje-1@buoys.example"));
        QCOMPARE(second.references, std::vector<std::string>{"request-1@lights.example"});
        QCOMPARE(QString::fromStdString(second.sender),
                 QStringLiteral("Jürgen Boje <boje@buoys.example>"));
        QCOMPARE(second.subject, std::string("Re: [urn] Registration request: lights"));
        QCOMPARE(base::toString(*second.sent), std::string("2026-03-04T13:30:00.000000Z"));
        QVERIFY(QString::fromStdString(second.body).contains("Ours are grün."));
    }

    void attachmentsAreNamedAndNotRead()
    {
        const auto file = exchange::readListMails(fixture("list.mbox"));
        QCOMPARE(file->mails[2].attachments, std::vector<std::string>{"chart.png (image/png)"});
        QVERIFY(file->mails[2].body.find("PNG") == std::string::npos);
    }

    void guardsOfAnMboxGo()
    {
        const auto file = exchange::readListMails(fixture("list.mbox"));
        QVERIFY(file->mails[2].body.find("\nFrom now on") != std::string::npos);
    }

    void htmlAloneBecomesText()
    {
        const std::string text = exchange::readListMails(fixture("list.mbox"))->mails[3].body;
        QCOMPARE(text, std::string("The registrant should give a role address."));
    }

    void theSameMailHasTheSameHashInEveryKeeping()
    {
        const std::string eml = fixture("boje.eml");
        const auto one = exchange::readListMails(eml);
        QCOMPARE(one->mails.front(), exchange::readListMails(fixture("list.mbox"))->mails[1]);
        QCOMPARE(one->mails.front().sha256, proof::sha256Hex(eml));
    }

    void bodies_data()
    {
        QTest::addColumn<QByteArray>("mail");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *claim, const QByteArray &rest, const char *expected) {
            QTest::newRow(claim) << kHead + rest << QString::fromUtf8(expected);
        };
        row("plain", "\nHello\n", "Hello");
        row("an empty one", "\n", "");
        row("none at all", "", "");
        row("control characters become blanks", QByteArray("\na\x1b[2Jb\0c\n", 10), "a [2Jb c");
        row("base64", "Content-Transfer-Encoding: base64\n\nSGVsbG8=\n", "Hello");
        row("base64 that is none is read as far as it goes",
            "Content-Transfer-Encoding: base64\n\nSGVsbG8=%%%%\n", "Hello");
        row("flowed lines are joined", "Content-Type: text/plain; format=flowed\n\nHello \nworld\n",
            "Hello world");
        row("of alternatives the plain one",
            "Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: "
            "text/html\n\n<p>page</p>\n--b\nContent-Type: text/plain\n\nplain\n--b--\n",
            "plain");
        row("an empty plain one leaves the page",
            "Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: "
            "text/plain\n\n \n--b\nContent-Type: text/html\n\n<p>page</p>\n--b--\n",
            "page");
        row("what the list adds below stays",
            "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nHello\n--b\n\n____\nurn mailing "
            "list\n--b--\n",
            "Hello\n____\nurn mailing list");
        row("a charset nobody knows is Windows-1252",
            "Content-Type: text/plain; charset=x-nobody\n\n\x84Nord\x93\n", "„Nord“");
        row("bytes that are no UTF-8 are read as something",
            "Content-Type: text/plain; charset=utf-8\n\nF\xe4hre\n", "Fähre");
        row("a message within is named, not read",
            "Content-Type: message/rfc822\n\nFrom: a@b.example\nSubject: inner\n\nsecret\n", "");
    }
    void bodies()
    {
        QFETCH(QByteArray, mail);
        QFETCH(QString, expected);
        QCOMPARE(body(mail).simplified(), expected.simplified());
        QCOMPARE(read(mail).mails.size(), 1U);
    }

    void dates_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("a day") << QByteArray("Wed, 04 Mar 2026 07:12:00 +0000") << true;
        QTest::newRow("none") << QByteArray() << false;
        QTest::newRow("words") << QByteArray("yesterday") << false;
        QTest::newRow("before mail") << QByteArray("Thu, 01 Jan 1970 00:00:00 +0000") << false;
        QTest::newRow("a far year") << QByteArray("Wed, 04 Mar 9999 07:12:00 +0000") << false;
        QTest::newRow("a huge year") << QByteArray("Wed, 04 Mar 99999999999 07:12:00") << false;
        QTest::newRow("no such day") << QByteArray("Wed, 99 Mar 2026 07:12:00 +0000") << false;
    }
    void dates()
    {
        QFETCH(QByteArray, date);
        QFETCH(bool, isKept);
        const ListMail mail =
            only("From: a@b.example\nSubject: x\nMIME-Version: 1.0\nDate: " + date + "\n\nHello\n");
        QCOMPARE(mail.body, std::string("Hello"));
        QCOMPARE(bool(mail.sent), isKept);
    }

    void identities_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("references");
        const auto row = [](const char *claim, const QByteArray &headers, const char *id,
                            const char *references) {
            QTest::newRow(claim) << headers << QString(id) << QString(references);
        };
        row("both", "Message-ID: <a@b>\nReferences: <c@d>\n <e@f>\n", "a@b", "c@d e@f");
        row("In-Reply-To serves where References are missing",
            "Message-ID: <a@b>\nIn-Reply-To: <c@d> <e@f>\n", "a@b", "c@d");
        row("In-Reply-To does not where they are there",
            "Message-ID: <a@b>\nIn-Reply-To: <x@y>\nReferences: <c@d>\n", "a@b", "c@d");
    }
    void identities()
    {
        QFETCH(QByteArray, headers);
        QFETCH(QString, id);
        QFETCH(QString, references);
        const ListMail mail =
            only("From: a@b.example\nSubject: x\n" + headers + "MIME-Version: 1.0\n\nHello\n");
        QCOMPARE(QString::fromStdString(mail.messageId), id);
        QStringList all;
        for (const std::string &each : mail.references)
            all << QString::fromStdString(each);
        QCOMPARE(all.join(' '), references);
    }

    void aMailWithoutAnIdGetsOne()
    {
        const ListMail mail = only("From: a@b.example\nSubject: x\nMIME-Version: 1.0\n\nHello\n");
        QCOMPARE(mail.messageId, "sha256." + mail.sha256);
    }

    void longIdsMeetInReferences()
    {
        const QByteArray id = QByteArray(5000, 'i') + "@b";
        const QByteArray rest = "From: a@b.example\nSubject: x\nMIME-Version: 1.0\n";
        const ListMail one = only(rest + "Message-ID: <" + id + ">\n\nHello\n");
        const ListMail other =
            only(rest + "Message-ID: <c@d>\nReferences: <" + id + ">\n\nHello\n");
        QVERIFY(one.messageId.size() <= registry::kMaxMessageIdBytes);
        QCOMPARE(other.references, std::vector<std::string>{one.messageId});
    }

    void headersStayOnOneLine()
    {
        const ListMail mail = only("From: =?utf-8?Q?A=0D=0AB=E2=80=AE?= <a@b.example>\nSubject: "
                                   "=?utf-8?Q?x=00y=1B?=\nMIME-Version: 1.0\n\nHello\n");
        QCOMPARE(mail.sender.find_first_of("\r\n"), std::string::npos);
        QVERIFY(mail.sender.find("\u202e") == std::string::npos);
        QVERIFY(mail.subject.find('\0') == std::string::npos);
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<MailFault>("fault");
        QTest::newRow("nothing is no mail") << QByteArray() << MailFault::NotMail;
        QTest::newRow("a template is no mail")
            << QByteArray("Namespace Identifier: x\n\nVersion: 1\n") << MailFault::NotMail;
        QTest::newRow("a picture is no mail")
            << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11) << MailFault::NotMail;
        QTest::newRow("more bytes than are read")
            << QByteArray(int(registry::kMaxMailFileBytes) + 1, 'x') << MailFault::FileTooLarge;
        QTest::newRow("more mails than are read")
            << QByteArray::fromStdString(mailbox("From", "x")).repeated(2001)
            << MailFault::TooManyMails;
    }
    void faults()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(MailFault, fault);
        const auto file = exchange::readListMails({bytes.constData(), std::size_t(bytes.size())});
        QVERIFY(!file);
        QCOMPARE(file.error(), fault);
    }

    void oneBrokenMailLeavesTheOthers_data()
    {
        QTest::addColumn<QByteArray>("broken");
        QTest::addColumn<MailFault>("fault");
        QByteArray deep;
        for (int i = 0; i < 1000; ++i) {
            const QByteArray name = QByteArray::number(i);
            deep += "Content-Type: multipart/mixed; boundary=b" + name + "\n\n--b" + name + '\n';
        }
        QTest::newRow("nested too deep") << kHead + deep << MailFault::TooDeep;
        QTest::newRow("parts without end")
            << kHead + "Content-Type: multipart/mixed; boundary=b\n\n"
                + QByteArray("--b\n\nx\n").repeated(3000)
            << MailFault::TooDeep;
        QTest::newRow("a header without end") << kHead + QByteArray("X-A: b\n").repeated(50'000)
                + "\nx\n" << MailFault::HeaderTooLong;
    }
    void oneBrokenMailLeavesTheOthers()
    {
        QFETCH(QByteArray, broken);
        QFETCH(MailFault, fault);
        const QByteArray good = QByteArray::fromStdString(mailbox("From", "fine"));
        const auto file =
            read(good + "From a@b.example Wed Mar  4 07:12:00 2026\n" + broken + "\n\n" + good);
        QCOMPARE(file.mails.size(), 2U);
        QCOMPARE(file.unread.size(), 1U);
        QCOMPARE(file.unread.front().number, 2);
        QCOMPARE(file.unread.front().why, fault);
    }

    void aLongBodySaysWhatIsLeftOut()
    {
        const QString text = body(kHead + "\n" + QByteArray("ä\n").repeated(200'000));
        QVERIFY(text.toUtf8().size() <= int(registry::kMaxMailBodyBytes) + 80);
        QVERIFY(text.endsWith(" bytes are left out.]"));
    }

    void hostileMailsAreQuick_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("messages in messages")
            << (kHead + "Content-Type: message/rfc822\n\n").repeated(20'000) + kHead + "\nx\n";
        QTest::newRow("references without end")
            << "From: a@b.example\nSubject: x\nMIME-Version: 1.0\nReferences:"
                + QByteArray(" <a@b>").repeated(40'000) + "\n\nx\n";
        QTest::newRow("brackets without end")
            << "From: a@b.example\nSubject: x\nMIME-Version: 1.0\nReferences: "
                + QByteArray(200'000, '<') + "\n\nx\n";
        QTest::newRow("separators without end")
            << "From a\n" + kHead + "\n" + QByteArray("\nFrom x\n").repeated(400'000);
        QTest::newRow("a page of open tags")
            << kHead + "Content-Type: text/html\n\n" + QByteArray("<div><b>").repeated(100'000);
    }
    void hostileMailsAreQuick()
    {
        QFETCH(QByteArray, bytes);
        (void)read(bytes);
    }

    /// Every fixture with bytes changed, cut and doubled: whatever comes out is storable text.
    void mutationsGiveTextThatCanBeStored()
    {
        quint32 seed = 8141;
        const auto random = [&seed](std::size_t below) {
            seed = seed * 1664525 + 1013904223;
            return (seed >> 4) % below;
        };
        const int rounds = qEnvironmentVariableIntValue("NIDREG_MAIL_ROUNDS") + 300;
        for (const char *name : {"list.mbox", "boje.eml", "rita.eml"}) {
            const std::string whole = fixture(name);
            for (int i = 0; i < rounds; ++i) {
                std::string bytes = whole;
                for (std::size_t n = random(9); n > 0; --n)
                    bytes[random(bytes.size())] = char(random(256));
                const std::size_t at = random(bytes.size());
                if (i % 3 == 0)
                    bytes.resize(at);
                else if (i % 3 == 1)
                    bytes.insert(random(bytes.size()), bytes.substr(at, random(400)));
                const auto file = exchange::readListMails(bytes);
                for (const ListMail &mail : file ? file->mails : std::vector<ListMail>()) {
                    QVERIFY(!mail.messageId.empty() && mail.sha256.size() == 64);
                    const std::string all = mail.messageId + mail.sender + mail.subject + mail.body;
                    QVERIFY(all.find('\0') == std::string::npos);
                    QCOMPARE(QString::fromStdString(all).toStdString(), all); // is UTF-8
                }
            }
        }
    }
};

NIDREG_TEST(TestListMail, nidreg::test::NoApplication)

} // namespace tst_listmail

#include "tst_listmail.moc"
