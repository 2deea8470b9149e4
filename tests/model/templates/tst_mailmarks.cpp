// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_mailmarks {

using namespace nidreg::templates;

namespace {

const QString kFixtures = QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/");

QString text(const NamespaceTemplate &from, Field field)
{
    const auto &value = from.fields[static_cast<std::size_t>(field)];
    return value ? QString::fromStdString(*value) : QStringLiteral("(missing)");
}

/// All that belongs to no field, on one line.
QString elsewhere(const NamespaceTemplate &from)
{
    QString all;
    for (const Unmapped &each : from.unmapped)
        all += QString::fromStdString(' ' + each.heading + ' ' + each.text);
    return all.simplified();
}

/// The fields of a ferry's template, as a mail has them; `between` stands before Syntax.
std::string ferry(const std::string &between = {}, const std::string &after = {})
{
    return "Namespace Identifier: ferry\n\nVersion: 1\n\nPurpose:\n   Names ferries.\n\n" + between
        + "Syntax:\n   One word.\n\nResolution:\n   None planned.\n" + after;
}

std::string quoted(const std::string &text, const std::string &mark = "> ")
{
    std::string all = mark;
    for (const char c : text)
        all += c == '\n' ? "\n" + mark : std::string(1, c);
    return all + "\n";
}

/// The quoted template with `reply` below its Purpose.
std::string repliedTo(const std::string &reply)
{
    const std::string whole = quoted(ferry());
    const std::size_t at = whole.find("> Syntax:");
    return whole.substr(0, at) + reply + whole.substr(at);
}

} // namespace

/// What a mail adds to a template that was pasted with it: replies, signatures, older mails.
class TestMailMarks : public QObject {
    Q_OBJECT

private slots:
    void whatAMailAddsIsNoFieldsText_data()
    {
        QTest::addColumn<QByteArray>("mail");
        QTest::addColumn<QString>("added");
        const auto row = [](const char *claim, const std::string &mail, const char *added) {
            QTest::newRow(claim) << QByteArray::fromStdString(mail) << QString(added);
        };
        row("a reply below a field", repliedTo("\nWho gains by it?\n\n"), "Who gains by it?");
        row("a reply without blank lines around it", repliedTo("Who gains by it?\n"),
            "Who gains by it?");
        row("a reply of several paragraphs",
            repliedTo("\nWho gains by it?\n\nAnd who runs it?\n\n"),
            "Who gains by it? And who runs it?");
        row("a reply that begins like a field", repliedTo("\nPurpose: who gains by it?\n\n"),
            "> Purpose: who gains by it?");
        row("a reply to a template that was quoted twice",
            quoted(repliedTo("\nWho gains by it?\n\n")), "Who gains by it?");
        row("replies of two people", quoted(repliedTo("\nWho gains by it?\n\n")) + "\nWe all do.\n",
            "> Who gains by it? We all do.");
        row("words before it, an attribution and words behind it",
            "Dear all,\n\nOn Sunday, Ida wrote:\n" + quoted(ferry()) + "\nLooks fine.\n\nOle\n",
            "Dear all, On Sunday, Ida wrote: Looks fine. Ole");
        row("a signature with its rule", ferry({}, "\n-- \nIda Quay\nFerry Board\n"),
            "-- Ida Quay Ferry Board");
        row("a closing formula", ferry({}, "\nBest regards,\nIda Quay\n"),
            "Best regards, Ida Quay");
        row("a closing formula in capitals, with a title below",
            ferry({}, "\nKIND REGARDS\n\nIda Quay\nFerry Board\n+46 46 1000\n"),
            "KIND REGARDS Ida Quay Ferry Board +46 46 1000");
        row("thanks", ferry({}, "\nMany thanks in advance!\nIda\n"), "Many thanks in advance! Ida");
        row("a closing formula in German", ferry({}, "\nMit freundlichen Gr\u00fc\u00dfen\nIda\n"),
            "Mit freundlichen Gr\u00fc\u00dfen Ida");
        row("a closing formula in French", ferry({}, "\nBien cordialement,\nIda\n"),
            "Bien cordialement, Ida");
        row("a signature and the mail that it answers",
            ferry({}, "\nRegards,\nIda\n\nOn Monday, Ole wrote:\n> Please send the form.\n"),
            "Regards, Ida On Monday, Ole wrote: > Please send the form.");
        row("a long mail that it answers",
            ferry({}, "\nOn Monday, Ole wrote:\n" + quoted(std::string(60, '\n') + "Please.")),
            "On Monday, Ole wrote: Please.");
        row("an attribution over two lines",
            ferry({},
                  "\nOn Mon, 3 Mar 2025 at 10:00, Ole Bollard <ole@ferry.example>\nwrote:\n\n"
                  "> Please send the form.\n"),
            "On Mon, 3 Mar 2025 at 10:00, Ole Bollard <ole@ferry.example> wrote: > Please send "
            "the form.");
        row("an older mail that is not quoted",
            ferry({},
                  "\n-----Original Message-----\nFrom: Ole <ole@ferry.example>\n"
                  "Sent: Monday\nTo: Ida\nSubject: the form\n\nPlease send it.\n"),
            "-----Original Message----- From: Ole <ole@ferry.example> Sent: Monday To: Ida "
            "Subject: the form Please send it.");
        row("an older mail with its header alone",
            ferry({},
                  "\nFrom: Ole <ole@ferry.example>\nSent: Monday\nTo: Ida\n"
                  "Subject: the form\n\nPlease send it.\n"),
            "From: Ole <ole@ferry.example> Sent: Monday To: Ida Subject: the form Please send it.");
        row("what a list adds", ferry({}, "\n" + std::string(47, '_') + "\nurn mailing list\n"),
            "_______________________________________________ urn mailing list");
    }
    void whatAMailAddsIsNoFieldsText()
    {
        QFETCH(QByteArray, mail);
        QFETCH(QString, added);
        const auto all = read(mail.toStdString());
        QCOMPARE(all.size(), std::size_t(1));
        const NamespaceTemplate &one = all.front();
        QCOMPARE(text(one, Field::NamespaceIdentifier), QString("ferry"));
        QCOMPARE(text(one, Field::Purpose), QString("Names ferries."));
        QCOMPARE(text(one, Field::Syntax), QString("One word."));
        QCOMPARE(text(one, Field::Resolution), QString("None planned."));
        QCOMPARE(elsewhere(one).remove('>').simplified(), QString(added).remove('>').simplified());
        QVERIFY(read(write(one)).front() == one);
    }

    void whatIsATemplatesOwnStays_data()
    {
        QTest::addColumn<QByteArray>("mail");
        QTest::addColumn<QString>("purpose");
        QTest::addColumn<QString>("resolution");
        const auto row = [](const char *claim, const std::string &mail, const char *purpose,
                            const char *resolution) {
            QTest::newRow(claim) << QByteArray::fromStdString(mail) << QString(purpose)
                                 << QString(resolution);
        };
        row("a long line that lost its mark where it was wrapped",
            "> Namespace Identifier: ferry\n>\n> Purpose: Names ferries that go to the islands, "
            "all of them, in the\nwinter\n> too.\n>\n> Resolution: None planned.\n",
            "Names ferries that go to the islands, all of them, in the\nwinter\ntoo.",
            "None planned.");
        row("what a field cites", ferry("> cited\n\n"), "   Names ferries.\n\n> cited",
            "None planned.");
        row("what a quoted field cites",
            quoted("Namespace Identifier: ferry\n\nPurpose: As they say:\n\n> ferries\n\n"
                   "Resolution: None planned.\n"),
            "As they say:\n\n> ferries", "None planned.");
        row("thanks within a sentence", ferry({}, "   Thanks to all, none is needed.\n"),
            "Names ferries.", "None planned.\nThanks to all, none is needed.");
        row("a word of thanks before a further field",
            "Namespace Identifier: ferry\n\nPurpose: Names ferries.\n\nThanks\n\n"
            "Syntax: One word.\n\nResolution: None planned.\n",
            "Names ferries.\n\nThanks", "None planned.");
        row("dashes amid a field", ferry("   --\n   more\n\n"), "Names ferries.\n\n--\nmore",
            "None planned.");
    }
    void whatIsATemplatesOwnStays()
    {
        QFETCH(QByteArray, mail);
        QFETCH(QString, purpose);
        QFETCH(QString, resolution);
        const auto one = read(mail.toStdString()).front();
        QCOMPARE(text(one, Field::Purpose), purpose);
        QCOMPARE(text(one, Field::Resolution), resolution);
    }

    /// A text that was freed of its marks is read again later.
    void whatHasNoMarksHasNoneToLose_data()
    {
        QTest::addColumn<QByteArray>("whole");
        for (const QString &name : QDir(kFixtures).entryList({"*.txt"}, QDir::Files)) {
            QFile file(kFixtures + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QTest::newRow(qPrintable(name)) << file.readAll();
        }
        QTest::newRow("replies") << QByteArray::fromStdString(
            repliedTo("\nWho?\n\n> Purpose: x\n"));
    }
    void whatHasNoMarksHasNoneToLose()
    {
        QFETCH(QByteArray, whole);
        const std::string once = withoutMailMarks(decode(whole.toStdString()).text);
        QCOMPARE(QString::fromStdString(withoutMailMarks(once)), QString::fromStdString(once));
    }
};

NIDREG_TEST(TestMailMarks, QCoreApplication)

} // namespace tst_mailmarks

#include "tst_mailmarks.moc"
