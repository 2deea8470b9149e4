// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mail.h"
#include "tests/model/exchange/templatesamples.h"
#include "tests/program/program.h"

#include <QTest>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace tst_mail {

using namespace nidreg;
using templates::Field;
using templates::NamespaceTemplate;

static exchange::MailTerms terms()
{
    exchange::MailTerms result;
    result.date = *base::parseDate("2026-07-21");
    return result;
}

static QByteArray draft(const NamespaceTemplate &of)
{
    return QByteArray::fromStdString(exchange::mailDraft(of, terms()));
}

static QByteArrayList headersOf(const QByteArray &mail)
{
    QByteArray head = mail.left(mail.indexOf("\r\n\r\n"));
    return head.replace("\r\n ", " ").split('\n');
}

/// RFC 2045, section 6.7.
static QByteArray decoded(QByteArray body)
{
    body.replace("=\r\n", "");
    QByteArray result;
    for (qsizetype i = 0; i < body.size(); ++i) {
        if (body[i] == '=') {
            result += char(body.mid(i + 1, 2).toInt(nullptr, 16));
            i += 2;
        } else {
            result += body[i];
        }
    }
    return result.replace("\r\n", "\n");
}

static NamespaceTemplate plain()
{
    NamespaceTemplate result;
    result.set(Field::NamespaceIdentifier, "lighthouse");
    result.set(Field::Version, "1");
    result.set(Field::Registrant, "Keepers\nEmail: desk@keepers.example");
    return result;
}

class TestMail : public QObject {
    Q_OBJECT

private slots:
    void aPlainDraftGoesAsItStands();
    void otherTextIsQuotedPrintable();
    void noLineIsTooLong();
    void nothingOfATemplateAddsAHeader();
    void aFastTrackRequestCanGoToIana();
    void quotedPrintable_data();
    void quotedPrintable();
    void headers_data();
    void headers();
    void aLinkHoldsTheWholeMail();
    void aLongTemplateIsLeftOutOfALinkAndSaidToBe();
};

void TestMail::aPlainDraftGoesAsItStands()
{
    QCOMPARE(draft(plain()),
             QByteArray("To: urn@ietf.org\r\n"
                        "From: desk@keepers.example\r\n"
                        "Date: Tue, 21 Jul 2026 00:00:00 +0000\r\n"
                        "Subject: Registration request: URN Namespace \"lighthouse\"\r\n"
                        "MIME-Version: 1.0\r\n"
                        "Content-Type: text/plain; charset=utf-8\r\n"
                        "Content-Transfer-Encoding: 7bit\r\n"
                        "X-Unsent: 1\r\n"
                        "\r\n"
                        "I ask for comments on this registration of a URN namespace,\r\n"
                        "community process (RFC 8141, section 6.2). The completed template "
                        "follows.\r\n"
                        "\r\n"
                        "Namespace Identifier: lighthouse\r\n"
                        "\r\n"
                        "Version: 1\r\n"
                        "\r\n"
                        "Registrant:\r\n"
                        "   Keepers\r\n"
                        "   Email: desk@keepers.example\r\n"));
}

void TestMail::otherTextIsQuotedPrintable()
{
    const QByteArray mail = draft(lighthouseTemplate());
    QVERIFY(mail.contains("Content-Transfer-Encoding: quoted-printable\r\n"));
    const QByteArray body = decoded(mail.mid(mail.indexOf("\r\n\r\n") + 4));
    const std::string text = body.mid(body.indexOf("\n\n") + 2).toStdString();
    const NamespaceTemplate back = templates::read(text).front();
    for (const auto &spec : templates::kFields)
        QCOMPARE(proseWords(back.text(spec.field)),
                 proseWords(lighthouseTemplate().text(spec.field)));
}

void TestMail::noLineIsTooLong()
{
    NamespaceTemplate content = lighthouseTemplate();
    content.set(Field::Purpose, std::string(5000, 'x') + " \xC3\xA9 . From here");
    for (const QByteArray &line : draft(content).split('\n')) {
        QVERIFY(line.isEmpty() || line.endsWith('\r'));
        QVERIFY2(line.size() <= 79, line.constData());
        for (const char c : line)
            QVERIFY(c == '\r' || (c >= ' ' && c <= '~'));
    }
}

void TestMail::nothingOfATemplateAddsAHeader()
{
    NamespaceTemplate content = plain();
    content.set(Field::NamespaceIdentifier, "evil\r\nBcc: all@example.org");
    content.set(Field::Registrant, "a@b.example\r\nBcc: all@example.org");
    for (const QByteArray &header : headersOf(draft(content)))
        QVERIFY2(!header.startsWith("Bcc"), header.constData());
    QCOMPARE(headersOf(draft(content)).size(), headersOf(draft(plain())).size());
    content.set(Field::NamespaceIdentifier, "l\xC3\xAFghthouse");
    for (const QByteArray &header : headersOf(draft(content)))
        QVERIFY(std::ranges::all_of(header,
                                    [](char c) { return c == '\r' || (c >= ' ' && c <= '~'); }));
}

void TestMail::aFastTrackRequestCanGoToIana()
{
    exchange::MailTerms toIana = terms();
    toIana.to = exchange::MailTerms::Iana;
    toIana.isFastTrack = true;
    toIana.isRevision = true;
    const auto mail = QByteArray::fromStdString(exchange::mailDraft(plain(), toIana));
    QVERIFY(mail.startsWith("To: iana@iana.org\r\n"));
    QVERIFY(mail.contains("Subject: Revised registration: URN Namespace \"lighthouse\"\r\n"));
    QVERIFY(mail.contains("fast track (RFC 8141, section 6.3)"));
}

void TestMail::quotedPrintable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("encoded");
    QTest::newRow("plain lines stay") << QByteArray("a b\nc\n") << QByteArray("a b\r\nc\r\n");
    QTest::newRow("an equals sign is encoded")
        << QByteArray("a = b\n") << QByteArray("a =3D b\r\n");
    QTest::newRow("bytes beyond ASCII are encoded")
        << QByteArray("\xC3\xA9\n") << QByteArray("=C3=A9\r\n");
    QTest::newRow("a blank at the end is encoded") << QByteArray("a \n") << QByteArray("a=20\r\n");
    QTest::newRow("From at the beginning is encoded")
        << QByteArray("From me\n") << QByteArray("=46rom me\r\n");
    QTest::newRow("a dot at the beginning is encoded")
        << QByteArray(".\n") << QByteArray("=2E\r\n");
    QTest::newRow("a NUL is encoded") << QByteArray("a\0b\n", 4) << QByteArray("a=00b\r\n");
    QTest::newRow("a long line is broken")
        << QByteArray(80, 'x') << QByteArray(73, 'x') + "=\r\n" + QByteArray(7, 'x') + "\r\n";
}

void TestMail::quotedPrintable()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, encoded);
    QCOMPARE(QByteArray::fromStdString(exchange::quotedPrintable(text.toStdString())), encoded);
}

void TestMail::headers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("plain ASCII stays") << QByteArray("URN \"x\"") << QByteArray("S: URN \"x\"\r\n");
    QTest::newRow("other letters are an encoded word")
        << QByteArray("caf\xC3\xA9 a") << QByteArray("S: =?UTF-8?Q?caf=C3=A9_a?=\r\n");
    QTest::newRow("what looks like an encoded word is encoded")
        << QByteArray("=?x?=") << QByteArray("S: =?UTF-8?Q?=3D=3Fx=3F=3D?=\r\n");
    QTest::newRow("line ends become blanks")
        << QByteArray("a\r\nB: c") << QByteArray("S: a B: c\r\n");
    QTest::newRow("a long header is folded") << QByteArray("word ").repeated(20).trimmed()
                                             << "S: " + QByteArray("word ").repeated(15).trimmed()
            + "\r\n " + QByteArray("word ").repeated(5).trimmed() + "\r\n";
}

void TestMail::headers()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, header);
    QCOMPARE(QByteArray::fromStdString(exchange::mailHeader("S", text.toStdString())), header);
}

void TestMail::aLinkHoldsTheWholeMail()
{
    const auto link = exchange::mailLink(plain(), terms());
    QVERIFY(!link.isWithoutText);
    const QUrl url(QString::fromStdString(link.uri), QUrl::StrictMode);
    QVERIFY(url.isValid());
    QCOMPARE(url.path(), QString("urn@ietf.org"));
    const QUrlQuery query(url);
    QCOMPARE(query.queryItemValue("subject", QUrl::FullyDecoded),
             QString("Registration request: URN Namespace \"lighthouse\""));
    QVERIFY(query.queryItemValue("body", QUrl::FullyDecoded)
                .contains("Namespace Identifier: lighthouse\r\n\r\nVersion: 1\r\n"));
}

void TestMail::aLongTemplateIsLeftOutOfALinkAndSaidToBe()
{
    NamespaceTemplate content = plain();
    content.set(Field::Purpose, std::string(exchange::kMaxMailLink, 'x'));
    const auto link = exchange::mailLink(content, terms());
    QVERIFY(link.isWithoutText);
    QVERIFY(link.uri.size() < 1000);
    QVERIFY(link.uri.find("attached") != std::string::npos);
}

NIDREG_TEST(TestMail, QCoreApplication)

} // namespace tst_mail

#include "tst_mail.moc"
