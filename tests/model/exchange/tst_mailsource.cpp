// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mailpart.h"
#include "model/exchange/template/mailsource.h"
#include "model/exchange/template/templatesource.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_mailsource {

using namespace nidreg;
using exchange::TemplateSource;
using templates::Field;

namespace {

TemplateSource sourceOf(const QString &name)
{
    QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/mail-%1.eml").arg(name));
    return exchange::readTemplateSource(
        file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string());
}

QString text(const templates::NamespaceTemplate &from, Field field)
{
    return QString::fromStdString(std::string(from.text(field)));
}

QString whole(const QString &name)
{
    return QString::fromStdString(sourceOf(name).decoded.text);
}

const QByteArray kHeader = "From: a@b.example\nSubject: x\nMIME-Version: 1.0\n";

QByteArray nested(int levels)
{
    QByteArray mail = kHeader;
    for (int i = 0; i < levels; ++i) {
        const QByteArray name = QByteArray::number(i);
        mail += "Content-Type: multipart/mixed; boundary=b" + name + "\n\n--b" + name + '\n';
    }
    return mail + "Content-Type: text/plain\n\nPurpose: deep\n";
}

QByteArray messagesInMessages(int levels)
{
    return (kHeader + "Content-Type: message/rfc822\n\n").repeated(levels) + kHeader
        + "\nPurpose: deep\n";
}

} // namespace

class TestMailSource : public QObject {
    Q_OBJECT

private slots:
    void field_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("expected");

        const auto row = [](const char *claim, const char *file, Field field,
                            const char *expected) {
            QTest::newRow(claim) << QString(file) << field << QString::fromUtf8(expected);
        };
        row("base64 is decoded", "base64", Field::Purpose, "Names ferries \u2014 all.");
        row("quoted-printable with CRLF is decoded", "quoted-printable", Field::Purpose,
            "Names ferries \u2014 all.");
        row("Windows-1252 has its own quotes", "windows1252", Field::Registrant,
            "F\u00e4hrrat \u201eNord\u201c");
        row("a charset nobody knows is Windows-1252", "unknown-charset", Field::Registrant,
            "F\u00e4hrrat \u201eNord\u201c");
        row("ISO 8859-2 is not 8859-1", "latin2", Field::Registrant, "\u0141\u00f3d\u017a");
        row("UTF-16 without a mark is big-endian", "utf16", Field::Registrant,
            "F\u00e4hrrat \u201eNord\u201c");
        row("flowed lines are joined", "flowed", Field::Purpose,
            "Names ferries that cross the fjord and the lake, in summer and in winter.");
        row("with delsp the blank goes too", "delsp", Field::Purpose,
            "Names https://ferry.example/a/very/long/path here.");
        row("a page alone is read as HTML is", "html", Field::Purpose, "Names ferries.");
        row("of alternatives the plain one is taken", "alternative", Field::Resolution,
            "None planned.");
        row("the page is taken where it alone holds the template", "html-alone-holds",
            Field::Purpose, "Names ferries.");
        row("an attached form is preferred", "attached", Field::Purpose,
            "Names ferries \u2014 all.");
        row("nothing follows the attached form's last field", "attached", Field::Resolution,
            "None planned.");
        row("an attached RFC XML source is read", "xml", Field::Purpose, "Names ferries.");
        row("a message in a message is read", "forwarded", Field::Purpose, "Names ferries.");
        row("the date of a message is no field", "forwarded", Field::Date, "2024-03-04");
        row("the date of an encoded message is no field", "base64", Field::Date, "2024-03-04");
        row("a message with few headers gives no date", "few-headers", Field::Date, "");
        row("a quoted form loses its marks", "quoted", Field::Date, "2024-03-04");
        row("base64 that breaks off is read as far as it goes", "truncated", Field::Registrant,
            "Ferry Board");
        row("parts without a boundary are text", "no-boundary", Field::Purpose, "Names ferries.");
        row("parts behind another boundary are text", "wrong-boundary", Field::Purpose,
            "Names ferries.");
    }
    void field()
    {
        QFETCH(QString, file);
        QFETCH(Field, field);
        QFETCH(QString, expected);
        const auto all = templates::read(sourceOf(file).decoded.text);
        QVERIFY2(all.size() == 1, qPrintable(whole(file)));
        QVERIFY2(text(all.front(), field) == expected, qPrintable(whole(file)));
    }

    void everyWordStays_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("words");
        QTest::newRow("the covering letter") << "attached"
                                             << "please read the attached form.";
        QTest::newRow("its signature") << "attached"
                                       << "Ida\n";
        QTest::newRow("what stands before the parts") << "attached"
                                                      << "A message in several";
        QTest::newRow("what stands behind the parts") << "attached"
                                                      << "Epilogue of the quay.";
        QTest::newRow("a list's footer") << "attached"
                                         << "Sent through the harbour list.";
        QTest::newRow("the name of a part without text") << "attached"
                                                         << "[map.pdf: application/pdf]";
        QTest::newRow("words of the page alone") << "alternative"
                                                 << "harbourmaster";
        QTest::newRow("the plain text beside the page") << "html-alone-holds"
                                                        << "program shows no";
        QTest::newRow("a signature between two forms") << "mailbox"
                                                       << "Ida of the ferry desk";
        QTest::newRow("the words before the second form") << "mailbox"
                                                          << "Subject: Namespace weir";
        QTest::newRow("the inner subject") << "forwarded"
                                           << "Subject: The request itself";
        QTest::newRow("the outer letter") << "forwarded"
                                          << "Forwarded to the desk.";
        QTest::newRow("encoded words")
            << "quoted-printable" << QString::fromUtf8("Subject: Br\u00fccke and f\u00e4hre");
    }
    void everyWordStays()
    {
        QFETCH(QString, file);
        QFETCH(QString, words);
        QVERIFY2(whole(file).contains(words), qPrintable(whole(file)));
    }

    void eachMessageOfAMailboxIsRead()
    {
        const auto all = templates::read(sourceOf("mailbox").decoded.text);
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(text(all[0], Field::NamespaceIdentifier), "ferry");
        QCOMPARE(text(all[1], Field::NamespaceIdentifier), "weir");
        QCOMPARE(text(all[1], Field::Purpose),
                 "Names all.\n\nFrom the sea to the hills.\n\nFrom here on too.");
        QCOMPARE(text(all[0], Field::Resolution), "None planned.");
    }

    void read_data()
    {
        QTest::addColumn<QByteArray>("mail");
        QTest::addColumn<QByteArray>("words");
        const QByteArray form = "Namespace Identifier: ferry\n\nPurpose: Names f\xE4hren.\n\n"
                                "Resolution: None.\n";
        QTest::newRow("a message in a message, encoded") << kHeader
                + "Content-Type: multipart/mixed; boundary=b\n\n--b\n"
                  "Content-Type: message/rfc822\n\n"
                + kHeader
                + "Content-Type: text/plain; charset=iso-8859-1\n"
                  "Content-Transfer-Encoding: base64\n\n"
                + form.toBase64() + "\n\n--b--\n" << QByteArray("Names f\xC3\xA4hren.");
        QTest::newRow("a charset by the name that IANA registered") << kHeader
                + "Content-Type: text/plain; charset=\"ISO_8859-2:1987\"\n\n"
                + QByteArray(form).replace('\xE4', '\xB1') << QByteArray("Names f\xC4\x85hren.");
        QTest::newRow("a rule above the only form stays")
            << kHeader + "\nDear all\n-----\nhere it is.\n\n"
                + QByteArray(form).replace('\xE4', 'a')
            << QByteArray("Dear all\n-----\nhere it is.");
    }
    void read()
    {
        QFETCH(QByteArray, mail);
        QFETCH(QByteArray, words);
        const auto source = exchange::readTemplateSource(mail.toStdString());
        QVERIFY(source.kind == TemplateSource::Kind::Mail);
        const auto text = QByteArray::fromStdString(source.decoded.text);
        QVERIFY2(text.contains(words), text);
        QCOMPARE(templates::read(source.decoded.text).front().text(Field::NamespaceIdentifier),
                 std::string_view("ferry"));
    }

    void headersAreNoFields()
    {
        const QDir folder(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates"));
        for (const QString &name : folder.entryList({QStringLiteral("mail-*.eml")})) {
            const QString part = name.mid(5).chopped(4);
            for (const auto &one : templates::read(sourceOf(part).decoded.text)) {
                for (std::size_t field = 0; field < templates::kFieldCount; ++field)
                    QVERIFY2(one.text(Field(field)).find("Apr") == std::string_view::npos,
                             qPrintable(name));
            }
        }
    }

    void whatItWasIsKnown()
    {
        QVERIFY(sourceOf("base64").kind == TemplateSource::Kind::Mail);
        QVERIFY(sourceOf("mailbox").kind == TemplateSource::Kind::Mail);
        QVERIFY(sourceOf("unknown-charset").decoded.wasLatin1);
        QVERIFY(!sourceOf("windows1252").decoded.wasLatin1);
        QVERIFY(!exchange::readMail("Version: 1\nDate: 2024-03-04\nPurpose: x\n\nText\n"));
        QVERIFY(!exchange::readMail("From here on\n\nPurpose: x\n"));
        QVERIFY(!exchange::readMail(""));
    }

    void flow_data()
    {
        QTest::addColumn<QByteArray>("flowed");
        QTest::addColumn<QByteArray>("fixed");
        QTest::newRow("the signature's mark ends a paragraph")
            << QByteArray("a \n-- \nIda\n") << QByteArray("a \n-- \nIda\n");
        QTest::newRow("quotes of one depth are joined")
            << QByteArray("> a \n> b\n>> c \n> d\n") << QByteArray("> a b\n>> c \n> d\n");
        QTest::newRow("stuffing goes")
            << QByteArray(" From a\n  b\n") << QByteArray("From a\n b\n");
        QTest::newRow("an open last line ends") << QByteArray("a ") << QByteArray("a \n");
    }
    void flow()
    {
        QFETCH(QByteArray, flowed);
        QFETCH(QByteArray, fixed);
        QCOMPARE(QByteArray::fromStdString(exchange::withoutFlow(flowed.toStdString(), false)),
                 fixed);
    }

    void hostileMailEndsSoon_data()
    {
        QTest::addColumn<QByteArray>("mail");
        constexpr int kMaxBytes = int(templates::kMaxFileBytes);
        const QByteArray mixed = kHeader + "Content-Type: multipart/mixed; boundary=b\n\n";
        QTest::newRow("boundaries without end") << mixed + QByteArray("--b\n\n").repeated(800'000);
        QTest::newRow("a thousand levels") << nested(1000);
        QTest::newRow("fifty thousand levels") << nested(50'000);
        QTest::newRow("messages in messages") << messagesInMessages(50'000);
        QTest::newRow("4 MiB of base64")
            << kHeader + "Content-Transfer-Encoding: base64\n\n" + QByteArray(kMaxBytes - 200, 'A');
        QTest::newRow("4 MiB of flowed blanks") << kHeader
                + "Content-Type: text/plain; format=flowed\n\n"
                + QByteArray("> a \n").repeated(800'000);
        QTest::newRow("4 MiB of one header") << kHeader + "X: " + QByteArray(kMaxBytes - 200, '=');
        QTest::newRow("encoded words without end") << kHeader
                + "To: " + QByteArray("=?utf-8?q?a?= ").repeated(250'000) + "\n\nPurpose: x\n";
        QTest::newRow("addresses without end")
            << kHeader + "To: " + QByteArray("a@b, ").repeated(700'000) + "\n\nPurpose: x\n";
        QTest::newRow("parameters without end") << kHeader + "Content-Type: text/plain"
                + QByteArray("; a*0=b").repeated(500'000) + "\n\nPurpose: x\n";
        QTest::newRow("an mbox of little messages")
            << ("From a\n" + kHeader + "\nPurpose: x\n\n").repeated(50'000);
    }
    void hostileMailEndsSoon()
    {
        QFETCH(QByteArray, mail);
        const auto source = exchange::readTemplateSource(mail.toStdString());
        QVERIFY(!source.decoded.text.empty());
        QVERIFY2(source.decoded.text.size() < 16U * 1024 * 1024, "it grew");
    }
};

NIDREG_TEST(TestMailSource, QCoreApplication)

} // namespace tst_mailsource

#include "tst_mailsource.moc"
