// SPDX-License-Identifier: MIT
#include "model/workflow/quoting.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_quoting {

using namespace nidreg;
using workflow::Anchor;
using workflow::ListMail;
using workflow::Passage;
using workflow::QuotableText;
using workflow::QuoteIndex;

namespace {

base::Instant day(int days)
{
    return base::Instant(std::chrono::hours(24 * (20'000 + days)));
}

/// Two revisions: the second says more in Purpose, and the same in Syntax.
const QuoteIndex &index()
{
    static const QuoteIndex made({
        {1,
         day(0),
         {{"purpose", "Purpose", "Names for lights on all coasts of the northern seas."},
          {"registrant", "Registrant", "Northern Survey\nHarbour Street 4, 00140 Helsinki"},
          {"syntax", "Syntax", "The country code is compared without regard to case."}}},
        {2,
         day(10),
         {{"purpose", "Purpose", "Names for lights on all coasts of the northern seas, and buoys."},
          {"registrant", "Registrant", "Northern Survey\nHarbour Street 4, 00140 Helsinki"},
          {"syntax", "Syntax", "The country code is compared without regard to case."}}},
    });
    return made;
}

/// Two revisions whose fields repeat themselves and each other; the second names no registrant.
const QuoteIndex &repetitive()
{
    const QuotableText::Field purpose{
        "purpose", "Purpose", "Lamps of the coast and lamps of the sea, lamps of the guild."};
    const QuotableText::Field syntax{"syntax", "Syntax", "Lamps of the coast, then a number."};
    static const QuoteIndex made({
        {1, day(0), {purpose, syntax, {"registrant", "Registrant", "Northern Survey"}}},
        {2, day(10), {purpose, syntax}},
    });
    return made;
}

std::vector<Passage> passages(const QByteArray &body, std::optional<int> sent = 20,
                              const QuoteIndex &of = index())
{
    ListMail mail;
    mail.body = body.toStdString();
    if (sent)
        mail.sent = day(*sent);
    return of.passages(mail);
}

/// "own:words|1:quoted@purpose/2|sign:…"
QString drawn(const std::vector<Passage> &all)
{
    QStringList parts;
    for (const Passage &each : all) {
        QString part = each.kind == Passage::Own ? "own"
            : each.kind == Passage::Signature    ? "sign"
                                                 : QString::number(each.depth);
        part += ':' + QString::fromStdString(each.text).simplified();
        if (each.anchor)
            part += '@' + QString::fromStdString(each.anchor->field) + '/'
                + QString::number(each.anchor->revision);
        parts << part;
    }
    return parts.join('|');
}

} // namespace

class TestQuoting : public QObject {
    Q_OBJECT

private slots:
    void passages_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("drawing");
        const auto row = [](const char *claim, const char *body, const char *drawing) {
            QTest::newRow(claim) << QByteArray(body) << QString(drawing);
        };
        row("nothing is nothing", "", "");
        row("own words alone speak of no field", "Hello list", "own:Hello list");
        row("a quotation and what follows it speak of its field",
            "> Names for lights on all coasts of the northern seas, and buoys.\nWhich?\n",
            "1:Names for lights on all coasts of the northern seas, and buoys.@purpose/2|"
            "own:Which?@purpose/2");
        row("white space and line breaks do not count",
            ">   The country code is\n>\tcompared   without\n> regard to case.\nWhy?",
            "1:The country code is compared without regard to case.@syntax/2|own:Why?@syntax/2");
        row("a part of a field is a quotation of it", "> code is compared without\n",
            "1:code is compared without@syntax/2");
        row("a vertical tab parts words", "> code is\vcompared without\n",
            "1:code is compared without@syntax/2");
        row("a form feed parts words", "> code is\fcompared without\n",
            "1:code is compared without@syntax/2");
        row("a carriage return parts words", "> code is\rcompared without\n",
            "1:code is compared without@syntax/2");
        row("words that only an older revision has are the older one's",
            "> coasts of the northern seas.\n", "1:coasts of the northern seas.@purpose/1");
        row("a nested quotation is found", "> > country code is compared without regard\n> Yes.\n",
            "2:country code is compared without regard@syntax/2|1:Yes.");
        row("marks without blanks are marks", ">>>country code is compared without regard\n",
            "3:country code is compared without regard@syntax/2");
        row("quoted from elsewhere is said to be so", "> I think that names are fine.\nSo?\n",
            "1:I think that names are fine.|own:So?");
        row("paragraphs of two fields are two passages",
            "> Names for lights on all coasts\n>\n> country code is compared\n",
            "1:Names for lights on all coasts@purpose/2|1:country code is compared@syntax/2");
        row("paragraphs of one field are one passage",
            "> Names for lights on\n>\n> all coasts of the\n",
            "1:Names for lights on all coasts of the@purpose/2");
        row("a heading says which field is meant", "> Syntax:\n>    something else entirely here\n",
            "1:Syntax: something else entirely here@syntax/2");
        row("headings in a row are passages", "> Purpose: none\n> Syntax: none\n",
            "1:Purpose: none@purpose/2|1:Syntax: none@syntax/2");
        row("a heading and the words of its field", "> Syntax: The country code is compared\n",
            "1:Syntax: The country code is compared@syntax/2");
        row("a heading goes before the words of another field",
            "> Syntax: Names for lights on all coasts\n",
            "1:Syntax: Names for lights on all coasts@syntax/2");
        row("an empty line before a quotation is none of it", ">\n> country code is compared\n",
            "1:|1:country code is compared@syntax/2");
        row("empty lines after a quotation go with it", "> country code is compared\n>\n>\nWhy?",
            "1:country code is compared@syntax/2|own:Why?@syntax/2");
        row("a blank line speaks of no field",
            "> country code is compared\n\n> Names for lights on all\n",
            "1:country code is compared@syntax/2|own:|1:Names for lights on all@purpose/2");
        row("two words are a quotation where one field has them", "> Harbour Street\n",
            "1:Harbour Street@registrant/2");
        row("a short word is none", "> code\n", "1:code");
        row("half of it is too little", "> Names for lights sold in shops everywhere\n",
            "1:Names for lights sold in shops everywhere");
        row("one changed word still is one",
            "> The country code is compared without any regard to case.\n",
            "1:The country code is compared without any regard to case.@syntax/2");
        row("a signature is set apart", "Yes.\n-- \nEve\n> no quote\n",
            "own:Yes.|sign:-- Eve > no quote");
        row("a mark inside a line is none", "a > b\n", "own:a > b");
    }
    void passages()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, drawing);
        QCOMPARE(drawn(tst_quoting::passages(body)), drawing);
    }

    void theRevisionIsTheOneThatStoodThen_data()
    {
        QTest::addColumn<int>("sent");
        QTest::addColumn<int>("revision");
        QTest::newRow("between the two it is the first") << 5 << 1;
        QTest::newRow("after both it is the second") << 12 << 2;
        QTest::newRow("before both it is the first") << -3 << 1;
        QTest::newRow("without a date it is the newest") << -1000 << 2;
    }
    void theRevisionIsTheOneThatStoodThen()
    {
        QFETCH(int, sent);
        QFETCH(int, revision);
        const auto all = tst_quoting::passages("> code is compared without regard\n",
                                               sent == -1000 ? std::nullopt : std::optional(sent));
        QCOMPARE(all.front().anchor, std::optional(Anchor{"syntax", revision}));
    }

    void whatSeveralFieldsHave_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("drawing");
        const auto row = [](const char *claim, const char *body, const char *drawing) {
            QTest::newRow(claim) << QByteArray(body) << QString(drawing);
        };
        row("words of two fields are the first one's", "> Lamps of the\n",
            "1:Lamps of the@purpose/2");
        row("... or the one's that has more of them", "> Lamps of the coast, then\n",
            "1:Lamps of the coast, then@syntax/2");
        row("two words of two fields are no quotation", "> Lamps of\n", "1:Lamps of");
        row("two words that one field has twice are one", "> lamps of\n", "1:lamps of@purpose/2");
        row("a heading that the newest revision has not", "> Registrant: somebody\n",
            "1:Registrant: somebody@registrant/1");
    }
    void whatSeveralFieldsHave()
    {
        QFETCH(QByteArray, body);
        QTEST(drawn(tst_quoting::passages(body, 20, repetitive())), "drawing");
    }

    void everyLineStays()
    {
        const QByteArray body = "a\n\n> b\n>\n> c\n>> d\ne\n-- \nf";
        int lines = 0;
        for (const Passage &each : tst_quoting::passages(body))
            lines += int(std::ranges::count(each.text, '\n')) + 1;
        QCOMPARE(lines, 9);
    }

    void anchorsStandOnce()
    {
        const auto all =
            tst_quoting::passages("Hello\n> code is compared without\nA\n> is compared without\n"
                                  "B\n> lights on all coasts\n");
        QCOMPARE(workflow::anchors(all), (std::vector<Anchor>{{"syntax", 2}, {"purpose", 2}}));
    }

    void hostileBodiesAreReadInLinearTime_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("marks without end") << QByteArray(1'000'000, '>');
        QTest::newRow("short paragraphs") << QByteArray("> Harbour Street\n>\n").repeated(50'000);
        QTest::newRow("depths up and down") << QByteArray("> a\n>> b\n>>> c\nd\n").repeated(60'000);
        QTest::newRow("one line") << QByteArray("> country code is ").repeated(50'000);
        QTest::newRow("colons") << QByteArray("> syntax:").repeated(100'000);
    }
    void hostileBodiesAreReadInLinearTime()
    {
        QFETCH(QByteArray, body);
        QVERIFY(!tst_quoting::passages(body).empty());
    }

    void aNidIsAWord_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::addColumn<QString>("body");
        QTest::addColumn<bool>("speaks");
        QTest::newRow("in the subject") << "Re: ISBN."
                                        << "" << true;
        QTest::newRow("in a URN") << "x"
                                  << "see urn:isbn:1" << true;
        QTest::newRow("in the body alone") << "x"
                                           << "about isbn" << false;
        QTest::newRow("in a word") << "isbns"
                                   << "urn:isbns:1" << false;
        QTest::newRow("in a longer NID") << "isbn-a, x-isbn"
                                         << "urn:isbn-a:1" << false;
        QTest::newRow("at the end of the subject") << "About ISBN"
                                                   << "" << true;
        QTest::newRow("before a colon") << "isbn: a request"
                                        << "" << true;
        QTest::newRow("in braces") << "{isbn}"
                                   << "" << true;
        QTest::newRow("beside a figure") << "isbn2"
                                         << "" << false;
        QTest::newRow("beside a letter beyond ASCII") << "isbn\u00e9"
                                                      << "" << false;
        QTest::newRow("nowhere") << ""
                                 << "" << false;
    }
    void aNidIsAWord()
    {
        QFETCH(QString, subject);
        QFETCH(QString, body);
        QFETCH(bool, speaks);
        ListMail mail;
        mail.subject = subject.toStdString();
        mail.body = body.toStdString();
        QCOMPARE(workflow::speaksOf(mail, "isbn"), speaks);
        QVERIFY(!workflow::speaksOf(mail, ""));
    }
};

NIDREG_TEST(TestQuoting, nidreg::test::NoApplication)

} // namespace tst_quoting

#include "tst_quoting.moc"
