// SPDX-License-Identifier: MIT
#include "model/templates/pieces.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTest>

namespace tst_manners {

using namespace nidreg::templates;

namespace {

std::string fixture(const QString &name)
{
    QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString text(const NamespaceTemplate &from, Field field)
{
    const auto &value = from.fields[static_cast<std::size_t>(field)];
    return value ? QString::fromStdString(*value) : QStringLiteral("(missing)");
}

QStringList unmapped(const NamespaceTemplate &from)
{
    QStringList result;
    for (const Unmapped &each : from.unmapped)
        result << QString::fromStdString(each.heading);
    return result;
}

QStringList guessed(const NamespaceTemplate &from)
{
    QStringList result;
    for (const Mapping &each : from.mapped) {
        if (each.isGuess)
            result << QString::fromStdString(each.heading);
    }
    return result;
}

} // namespace

/// The same template, a ferry's, set in one manner after the other.
class TestManners : public QObject {
    Q_OBJECT

private slots:
    void everyMannerIsRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("elsewhere");

        const auto row = [](const char *claim, const char *file, const QStringList &elsewhere) {
            QTest::newRow(claim) << QString(file) << elsewhere;
        };
        row("headings between strokes", "boxed.txt", {});
        row("headings with tildes below; an unknown one ends the field", "tilde.txt",
            {"Paperwork"});
        row("headings in capitals alone on their lines", "capitals.txt", {});
        row("values after a dash", "dashes.txt", {});
        row("values in a column of spaces", "columns.txt", {});
        row("values after a tab", "tabs.txt", {});
        row("a Markdown table", "table.md.txt", {""});
        row("values after a bar", "bars.txt", {});
        row("letters before the headings", "lettered.txt", {});
        row("bracketed numbers before the headings", "bracketed.txt", {});
        row("the word Section before the headings", "sections.txt", {});
        row("italic headings", "italic.md.txt", {});
        row("headings between underscores", "underscores.md.txt", {});
        row("keys with underscores", "yaml.txt", {});
        row("a mail's reply with header and signature", "mail.txt", {""});
        row("deep and uneven quoting", "deep-quotes.txt", {});
        row("quoting with bars", "bar-quotes.txt", {});
        row("what a mailing list adds", "list-footer.txt",
            {"_______________________________________________"});
        row("quoted-printable", "quoted-printable.txt", {});
        row("UTF-16", "utf16.txt", {});
        row("Windows-1252", "windows1252.txt", {});
        row("no-break spaces and soft hyphens in headings", "hidden.txt", {});
        row("all three line ends in one file", "mixed-ends.txt", {});
        row("form feeds and zero bytes", "nul-and-feeds.txt", {});
        row("a line of 700 characters", "long-line.txt", {});
        row("an unknown heading where all text hangs", "hanging-unknown.txt", {"Harbour dues"});
        row("misspelt headings", "misspelt.txt", {});
    }
    void everyMannerIsRead()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, elsewhere);
        const auto all = read(decode(fixture(file)).text);
        QCOMPARE(all.size(), std::size_t(1));
        const NamespaceTemplate &one = all.front();
        QCOMPARE(QString::fromStdString(nidOf(one).value_or("")), QString("ferry"));
        QCOMPARE(versionOf(one).value_or(0), std::int64_t(2));
        QCOMPARE(QString::fromStdString(dateOf(one).value_or("")), QString("2024-03-04"));
        QVERIFY2(text(one, Field::Purpose).startsWith("Names ferries"),
                 qPrintable(text(one, Field::Purpose)));
        QCOMPARE(text(one, Field::Syntax), QString("One word: the ferry's."));
        QCOMPARE(text(one, Field::SecurityAndPrivacy), QString("None known."));
        QVERIFY2(text(one, Field::Resolution).startsWith("None planned."),
                 qPrintable(text(one, Field::Resolution)));
        QCOMPARE(unmapped(one), elsewhere);
        QVERIFY(read(write(one)).front() == one);
    }

    void misspeltHeadingsAreShownAsGuesses()
    {
        const auto one = read(fixture("misspelt.txt")).front();
        QCOMPARE(guessed(one),
                 QStringList({"Versoin", "Registarnt", "Purpse", "FERRY syntax",
                              "Securty and Privacy", "Interoperabilty", "Resoultion"}));
    }

    void misspeltHeadingsAboveTheFirstKnownOneAreGuessedToo()
    {
        const auto one = read("Namspace Identifier : ferry\nVersoin: 1\nDate: 2026-02-11\n"
                              "Purpose: names\nSyntax: a word\n")
                             .front();
        QCOMPARE(guessed(one), QStringList({"Namspace Identifier", "Versoin"}));
        QCOMPARE(text(one, Field::NamespaceIdentifier), QString("ferry"));
        QCOMPARE(text(one, Field::Version), QString("1"));
        QVERIFY(one.unmapped.empty());
    }

    void windows1252HasItsQuotes()
    {
        const auto one = read(decode(fixture("windows1252.txt")).text).front();
        QCOMPARE(text(one, Field::Registrant),
                 QString("F\u00e4hren \u201cNord\u201d \u2013 S\u00fcd"));
    }

    void quotationInAFieldStays()
    {
        const std::string whole = "## Purpose\n\n> cited\n\n## Syntax\n\n> cited, too\n";
        QCOMPARE(text(read(whole).front(), Field::Purpose), QString("> cited"));
    }

    void aMisspeltHeadingOfAFieldThatStandsAlreadyNamesNone()
    {
        const auto one = read("Purpose: x\n\nSyntax: y\n\nPurpse: z\n").front();
        QCOMPARE(text(one, Field::Syntax), QString("y"));
        QCOMPARE(unmapped(one), QStringList({"Purpse"}));
    }

    void theStrokeAboveAHeadingGoesWithIt_data()
    {
        QTest::addColumn<QByteArray>("whole");
        QTest::addColumn<QString>("purpose");
        const auto row = [](const char *claim, const char *above, const char *below,
                            const char *purpose) {
            const QByteArray heads = "Namespace Identifier\n====================\n\nferry\n\n"
                                     "Purpose\n=======\n\nNames.\n\n";
            QTest::newRow(claim) << heads + above + "Syntax\n" + below + "\nWords.\n" << purpose;
        };
        row("the same stroke above and below boxes a heading", "======\n", "======\n", "Names.");
        row("another stroke above is a rule amid the text", "------\n", "======\n",
            "Names.\n\n------");
        row("a stroke with a blank line below it is one, too", "======\n\n", "======\n",
            "Names.\n\n======");
        row("a longer stroke boxes as well", "==========\n", "======\n", "Names.");
    }
    void theStrokeAboveAHeadingGoesWithIt()
    {
        QFETCH(QByteArray, whole);
        QFETCH(QString, purpose);
        const auto one = read(whole.toStdString()).front();
        QCOMPARE(text(one, Field::Purpose), purpose);
        QCOMPARE(text(one, Field::Syntax), QString("Words."));
    }

    void theStrokeAboveTheFirstHeadingIsNoText()
    {
        const auto one = read(fixture("boxed.txt")).front();
        QVERIFY(one.unmapped.empty());
    }

    void aSectionOfTheDocumentIsNoField()
    {
        const auto one = read("# Intro\n\n# Template\n\nPurpose: x\n\nSyntax: y\n\n"
                              "# Security Considerations\n\nz\n")
                             .front();
        QCOMPARE(text(one, Field::SecurityAndPrivacy), QString("(missing)"));
        QCOMPARE(unmapped(one), QStringList({"", "Security Considerations"}));
    }
};

NIDREG_TEST(TestManners, QCoreApplication)

} // namespace tst_manners

#include "tst_manners.moc"
