// SPDX-License-Identifier: MIT
#include "forms/workbench/urnreport.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_workbenchreport {

using namespace nidreg;
using namespace nidreg::forms;

namespace {

/// What stands beside the first row of that label; null where there is none.
QString beside(const WorkbenchReport &report, const QString &label)
{
    for (const WorkbenchLine &line : report.lines) {
        if (line.kind == WorkbenchLine::Row && line.label == label)
            return line.text;
    }
    return {};
}

bool says(const WorkbenchReport &report, const QString &text)
{
    return report.plainText().contains(text);
}

} // namespace

class TestWorkbenchReport : public QObject {
    Q_OBJECT

private slots:
    void theFirstLineIsTheVerdict_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<int>("verdict");
        QTest::newRow("nothing yet") << QString() << int(WorkbenchLine::Noted);
        QTest::newRow("blanks") << QStringLiteral(" \n ") << int(WorkbenchLine::Noted);
        QTest::newRow("a URN") << QStringLiteral("urn:example:a") << int(WorkbenchLine::Accepted);
        QTest::newRow("a URN between blanks")
            << QStringLiteral("  URN:EXAMPLE:a ") << int(WorkbenchLine::Accepted);
        QTest::newRow("a stray question mark")
            << QStringLiteral("urn:example:a?b") << int(WorkbenchLine::Refused);
        QTest::newRow("a NUL") << QStringLiteral("urn:example:a") + QChar(0)
                               << int(WorkbenchLine::Refused);
    }

    void theFirstLineIsTheVerdict()
    {
        QFETCH(QString, input);
        QFETCH(int, verdict);
        QCOMPARE(int(takenApart(input, 0, {}).lines.front().kind), verdict);
    }

    void everyPartIsNamedAndMarked()
    {
        const QString input = QStringLiteral("urn:Example:a%2cb?+res?=que#fra");
        const WorkbenchReport report = takenApart(input, 0, {});
        QCOMPARE(beside(report, "NID"), QStringLiteral("Example"));
        QCOMPARE(beside(report, "NSS"), QStringLiteral("a%2cb"));
        QCOMPARE(beside(report, "r-component"), QStringLiteral("res"));
        QCOMPARE(beside(report, "q-component"), QStringLiteral("que"));
        QCOMPARE(beside(report, "f-component"), QStringLiteral("fra"));
        QCOMPARE(beside(report, "Canonical form"), QStringLiteral("urn:example:a%2Cb"));
        QCOMPARE(beside(report, "Decoded NSS"), QStringLiteral("a,b"));
        QCOMPARE(report.nid, std::string("example"));
        QStringList marked;
        for (const InputMark &each : report.marks)
            marked += input.mid(each.begin, each.end - each.begin);
        QCOMPARE(marked, QStringList({"Example", "a%2cb", "res", "que", "fra"}));
    }

    void theErrorIsMarkedWhereItBegins_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("a space") << QStringLiteral("urn:example:a b") << QStringLiteral(" ");
        QTest::newRow("behind letters of two bytes, one unit")
            << QStringLiteral("  urn:example:a?ä") << QStringLiteral("?");
        QTest::newRow("a letter of two units is whole") << QStringLiteral("urn:example:")
                + QString::fromUcs4(U"\U0001F600") << QString::fromUcs4(U"\U0001F600");
        QTest::newRow("of a URI") << QStringLiteral("http://example.org/a b")
                                  << QStringLiteral(" ");
        QTest::newRow("of a URI, a letter of two units") << QStringLiteral("http://example.org/")
                + QString::fromUcs4(U"\U0001F600") << QString::fromUcs4(U"\U0001F600");
    }

    void theErrorIsMarkedWhereItBegins()
    {
        QFETCH(QString, input);
        QFETCH(QString, wrong);
        const WorkbenchReport report = takenApart(input, 0, {});
        QCOMPARE(report.marks.size(), std::size_t(1));
        const InputMark &mark = report.marks.front();
        QVERIFY(!mark.part);
        QCOMPARE(input.mid(mark.begin, mark.end - mark.begin), wrong);
    }

    void ofSeveralLinesTheOneAtTheCursorIsTakenApart()
    {
        const QString input = QStringLiteral("urn:example:a\nno urn\n\nurn:isbn:1\n");
        const WorkbenchReport report = takenApart(input, input.indexOf("isbn"), {});
        QCOMPARE(report.nid, std::string("isbn"));
        QVERIFY(says(report, QStringLiteral("URNs: 2, others: 1")));
        QVERIFY(says(report, QStringLiteral("Not URNs\tline 2\n")));
        QVERIFY(says(takenApart("a\nb\nc", 0, {}), QStringLiteral("Not URNs\tlines 1, 2, 3\n")));
        QCOMPARE(input.mid(report.marks.front().begin, 4), QStringLiteral("isbn"));
    }

    void whatIsRegisteredIsToldWithItsRegistry()
    {
        QVERIFY(says(takenApart("urn:example:a?s=I2L", 0, {}),
                     QStringLiteral("registry “URN Query Keywords”: global, changed by IETF "
                                    "Review (section 9.2.1)")));
        QVERIFY(says(takenApart("gopher://a.b/0About%20it", 0, {}),
                     QStringLiteral("decoded: About it")));
        QVERIFY(!says(takenApart("gopher://a.b/0About", 0, {}), QStringLiteral("decoded")));
    }

    void whatTheRegistrySaidIsSaid_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("asked") << int(NamespaceAnswer::Asked)
                               << QStringLiteral("Checking the registry");
        QTest::newRow("registered")
            << int(NamespaceAnswer::Registered) << QStringLiteral("“Example” is registered.");
        QTest::newRow("not registered")
            << int(NamespaceAnswer::NotRegistered) << QStringLiteral("is not registered");
        QTest::newRow("nobody answers")
            << int(NamespaceAnswer::Unknown) << QStringLiteral("the line is dead");
    }

    void whatTheRegistrySaidIsSaid()
    {
        QFETCH(int, state);
        QFETCH(QString, words);
        NamespaceAnswer known{NamespaceAnswer::State(state), "example", "the line is dead", {}, {}};
        known.row.nid = "Example";
        QVERIFY(says(takenApart("urn:example:a", 0, known), words));
        known.nid = "another";
        QVERIFY(
            says(takenApart("urn:example:a", 0, known), QStringLiteral("Checking the registry")));
    }

    void aDelistedNamespaceIsNotRegistered()
    {
        NamespaceAnswer known{NamespaceAnswer::Registered, "example", {}, {}, "nss = 3DIGIT\n"};
        known.row.nid = "Example";
        known.row.status = registry::Status::Deprecated;
        QVERIFY(says(takenApart("urn:example:123", 0, known), "“Example” is registered"));
        known.row.status = registry::Status::Delisted;
        const WorkbenchReport report = takenApart("urn:example:123", 0, known);
        QVERIFY(says(report, "“Example” is delisted"));
        QVERIFY(!says(report, "is registered"));
        QVERIFY(!says(report, "The grammar")); // nobody answers for it
    }

    void theNamespacesOwnGrammarIsAsked()
    {
        NamespaceAnswer known{NamespaceAnswer::Registered, "example", {}, {}, "nss = 3DIGIT\n"};
        const auto refusals = [&](const QString &urn) {
            return std::ranges::count_if(takenApart(urn, 0, known).lines, [](const auto &line) {
                return line.kind == WorkbenchLine::Refused && line.text.startsWith("The grammar");
            });
        };
        QCOMPARE(refusals("urn:example:123"), 0);
        QCOMPARE(refusals("urn:example:12a"), 1);
    }

    void lettersThatLookLikeOthersAreTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("ASCII alone") << QStringLiteral("paypal") << QStringList();
        QTest::newRow("a Cyrillic a, twice")
            << QStringLiteral("p\u0430yp\u0430l")
            << QStringList({QStringLiteral("1: “\u0430” (U+0430) looks like “a”"),
                            QStringLiteral("4: “\u0430” (U+0430) looks like “a”")});
        QTest::newRow("behind a letter of two units")
            << QString::fromUcs4(U"\U0001F600\u0441")
            << QStringList(QStringLiteral("2: “\u0441” (U+0441) looks like “c”"));
        QTest::newRow("letters that look like none") << QStringLiteral("größe") << QStringList();
    }

    void lettersThatLookLikeOthersAreTold()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, told);
        QStringList found;
        for (const LookAlike &each : lookAlikes(text))
            found += QString::number(each.at) + ": " + wording(each);
        QCOMPARE(found, told);
    }

    void twoAreCompared_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("words");
        QTest::newRow("equivalent URNs") << "urn:example:a%2c"
                                         << "URN:EXAMPLE:a%2C?=q"
                                         << "According to RFC 8141, they are equivalent.";
        QTest::newRow("other URNs") << "urn:example:a"
                                    << "urn:example:A"
                                    << "According to RFC 8141, they are not equivalent.";
        QTest::newRow("URIs") << "http://example.org:80/"
                              << "HTTP://example.org/"
                              << "According to RFC 8141, they are not both URNs.";
        QTest::newRow("one alone") << "urn:example:a"
                                   << ""
                                   << "Enter two URNs or URIs";
    }

    void twoAreCompared()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QFETCH(QString, words);
        QVERIFY2(says(compared(left, right), words), qPrintable(compared(left, right).plainText()));
    }

    void bothStandBelowEachOtherOnEachStep()
    {
        const WorkbenchReport report = compared(QStringLiteral("http://example.org:80/"),
                                                QStringLiteral("HTTP://example.org/"));
        QVERIFY2(says(report, "case\thttp://example.org:80/\tdifferent\n\thttp://example.org/\n"),
                 qPrintable(report.plainText()));
        QVERIFY(says(report, "scheme\thttp://example.org/\tthe same\n"));
        QVERIFY(!says(report, "servers")); // they are the same without those
    }

    void aStepThatChangesNothingIsLeftOut()
    {
        const WorkbenchReport report = compared(QStringLiteral("http://example.org:80/%7Ea"),
                                                QStringLiteral("http://example.org/~a"));
        for (const char *step : {"string", "case", "path-segment"})
            QVERIFY2(!says(report, step + QStringLiteral("\t")), qPrintable(report.plainText()));
        QVERIFY(says(report, "escape\thttp://example.org:80/~a\tdifferent"));
        QVERIFY(says(report, "scheme\thttp://example.org/~a\tthe same\n"));
        QVERIFY(says(report, "They are the same according to the rules of their scheme"));
    }

    void aPasswordIsWarnedOf_data()
    {
        QTest::addColumn<QString>("uri");
        QTest::addColumn<bool>("warned");
        QTest::newRow("a password") << QStringLiteral("ftp://me:secret@example.org/") << true;
        QTest::newRow("relative") << QStringLiteral("//me:secret@example.org/") << true;
        QTest::newRow("none") << QStringLiteral("ftp://me@example.org/") << false;
        QTest::newRow("an empty one") << QStringLiteral("ftp://me:@example.org/") << false;
        QTest::newRow("a port") << QStringLiteral("ftp://example.org:21/") << false;
    }

    void aPasswordIsWarnedOf()
    {
        QFETCH(QString, uri);
        QFETCH(bool, warned);
        const WorkbenchReport report = takenApart(uri, 0, {});
        const auto warnings = std::ranges::count_if(report.lines, [](const WorkbenchLine &line) {
            return line.kind == WorkbenchLine::Noted && line.text.contains("7.4");
        });
        QCOMPARE(warnings, warned ? 1 : 0);
    }

    void theDocumentHasItsArticleInSentences()
    {
        const WorkbenchReport report = takenApart("http://example.org/", 0, {});
        QVERIFY2(says(report, "The 2003 draft: valid."), qPrintable(report.plainText()));
        QVERIFY(says(takenApart("http://[v1.x]/", 0, {}), "The 2003 draft: not valid at byte"));
        QVERIFY(says(resolved("http://a b/", "c"), "The 2003 draft: the base is not valid"));
    }

    void whyAUriAloneIsNotNormalized_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::addColumn<bool>("isNormalized");
        QTest::newRow("a relative one needs a base")
            << QStringLiteral("a/b") << QStringLiteral("Resolve it against a base") << false;
        QTest::newRow("no base makes it a URI")
            << QStringLiteral("http://a b") << QStringLiteral("Not a URI: This character") << false;
        QTest::newRow("one of the two syntaxes has it")
            << QStringLiteral("http://[v1.x]/") << QStringLiteral("The 2003 draft: not valid")
            << true;
    }

    void whyAUriAloneIsNotNormalized()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        QFETCH(bool, isNormalized);
        const WorkbenchReport report = resolved({}, text);
        QVERIFY2(says(report, said), qPrintable(report.plainText()));
        QVERIFY(!says(report, "It needs a base"));
        QCOMPARE(report.lines.front().kind == WorkbenchLine::Refused, !isNormalized);
        QCOMPARE(says(report, "Normalized step by step"), isNormalized);
    }

    void aRepeatedSchemeIsOneInAnyCase()
    {
        const WorkbenchReport report =
            resolved(QStringLiteral("http://a/b/c"), QStringLiteral("HTTP:g"));
        QCOMPARE(beside(report, "… with a repeated scheme ignored"),
                 QStringLiteral("http://a/b/g"));
    }

    void aReferenceIsResolved()
    {
        const WorkbenchReport report =
            resolved(QStringLiteral("http://a/b/c/d;p?q"), QStringLiteral("../../../g"));
        QCOMPARE(beside(report, "2003 draft"), QStringLiteral("http://a/../g"));
        QCOMPARE(beside(report, "… or “..” above the root dropped"), QStringLiteral("http://a/g"));
        QCOMPARE(beside(report, "RFC 3986"), QStringLiteral("http://a/g"));
    }

    void aUriAloneIsNormalizedStepByStep()
    {
        const WorkbenchReport report =
            resolved({}, QStringLiteral("HTTP://Example.org:80/a/../%7eb"));
        QCOMPARE(beside(report, "scheme"), QStringLiteral("http://example.org/~b"));
    }

    void urnsAreFoundInAText()
    {
        const WorkbenchReport report =
            foundIn(QStringLiteral("See <urn:example:a> and http://example.org/."));
        QCOMPARE(beside(report, "URN"), QStringLiteral("urn:example:a"));
        QCOMPARE(beside(report, "URI"), QStringLiteral("http://example.org/"));
    }

    void whatIsFoundIsMarkedWhereItStands()
    {
        const QString input = QStringLiteral("grün ") + QString::fromUcs4(U"\U0001F600")
            + QStringLiteral(" <urn:example:a> größer <http://example.org/> <urn:x:ä>");
        QStringList marked;
        for (const InputMark &each : foundIn(input).marks)
            marked += input.mid(each.begin, each.end - each.begin);
        QCOMPARE(marked, QStringList({"<urn:example:a>", "<http://example.org/>", "<urn:x:ä>"}));
    }

    /// Frames are 16 ms; this is beside the window's thread and has to end soon, and in linear
    /// time.
    void aMebibyteIsCutForReadingAndWholeForTheClipboard()
    {
        const QString input = QStringLiteral("urn:example:") + QString(1 << 20, QLatin1Char('a'));
        const WorkbenchReport report = takenApart(input, 0, {});
        QVERIFY(beside(report, "NSS").size() < 3000);
        QVERIFY(report.plainText().contains(QString(1 << 20, QLatin1Char('a'))));
    }
};

NIDREG_TEST(TestWorkbenchReport, QCoreApplication)

} // namespace tst_workbenchreport

#include "tst_workbenchreport.moc"
