// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"
#include "tests/model/urn/invalidcases.h"
#include "tests/model/urn/validcases.h"
#include "tests/program/program.h"

#include <QtTest>

#include <set>

namespace tst_namestring {

using namespace nidreg::urn;
using namespace nidreg::tests;

template <class Text>
concept CanBeRead = requires(Text &&text)
{
    Namestring::parse(std::forward<Text>(text));
};
static_assert(CanBeRead<std::string &> && CanBeRead<const char *>);
static_assert(!CanBeRead<std::string>, "a namestring would look at a text that is gone");

class tst_Namestring : public QObject {
    Q_OBJECT

private slots:
    void everyExampleOfTheRfcIsRead_data();
    void everyExampleOfTheRfcIsRead();
    void validOnesAreTakenApart_data();
    void validOnesAreTakenApart();
    void invalidOnesAreRefusedAtTheirFirstError_data();
    void invalidOnesAreRefusedAtTheirFirstError();
    void thereAreAtLeast200EdgeCases();
    void theCommandLinesExampleIsAnsweredAsWritten();
    void eightMegabytesAreReadInLinearTime();
    void everyErrorHasAnIdAndASourceOfItsOwn();
    void theStrayQuestionMarkIsFoundUnderItsId();
};

void tst_Namestring::everyExampleOfTheRfcIsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    const char *const examples[][2] = {
        {"2.2: a hierarchical name", "urn:example:1/406/47452/2"},
        {"2.3.1: a country code for the resolver", "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk"},
        {"2.3.2: a weather report",
         "urn:example:weather?=op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z"},
        {"2.3.3: a part of a book", "urn:example:foo-bar-baz-qux#somepart"},
        {"3.2: first", "urn:example:a123,z456"},
        {"3.2: first, scheme in capitals", "URN:example:a123,z456"},
        {"3.2: first, NID in capitals", "urn:EXAMPLE:a123,z456"},
        {"3.2: second, r-component", "urn:example:a123,z456?+abc"},
        {"3.2: second, q-component", "urn:example:a123,z456?=xyz"},
        {"3.2: second, f-component", "urn:example:a123,z456#789"},
        {"3.2: third, foo", "urn:example:a123,z456/foo"},
        {"3.2: third, bar", "urn:example:a123,z456/bar"},
        {"3.2: third, baz", "urn:example:a123,z456/baz"},
        {"3.2: fourth, hex digits in capitals", "urn:example:a123%2Cz456"},
        {"3.2: fourth, hex digits in lower case", "URN:EXAMPLE:a123%2cz456"},
        {"3.2: fifth, A", "urn:example:A123,z456"},
        {"3.2: fifth, Z", "urn:example:a123,Z456"},
        {"3.2: sixth, Cyrillic", "urn:example:%D0%B0123,z456"},
        {"5: colons", "urn:example:apple:pear:plum:cherry"},
    };
    for (const auto &[section, text] : examples)
        QTest::newRow(section) << QByteArray(text);
}

void tst_Namestring::everyExampleOfTheRfcIsRead()
{
    QFETCH(QByteArray, text);
    const auto urn = Namestring::parse({text.constData(), std::size_t(text.size())});
    QVERIFY(urn);
    QCOMPARE(urn->text(), std::string_view(text.constData(), text.size()));
}

void tst_Namestring::validOnesAreTakenApart_data()
{
    QTest::addColumn<const ValidCase *>("row");
    for (const ValidCase &row : kValidCases)
        QTest::newRow(row.claim) << &row;
}

static std::optional<std::string_view> component(const char *text)
{
    return text ? std::optional<std::string_view>(text) : std::nullopt;
}

void tst_Namestring::validOnesAreTakenApart()
{
    QFETCH(const ValidCase *, row);
    const auto urn = Namestring::parse(row->text);
    QVERIFY2(urn, "refused");
    QCOMPARE(urn->nid(), row->nid);
    QCOMPARE(urn->nss(), row->nss);
    QVERIFY(urn->r() == component(row->r));
    QVERIFY(urn->q() == component(row->q));
    QVERIFY(urn->f() == component(row->f));
    QCOMPARE(urn->text(), row->text);
    QCOMPARE(urn->assignedName(), row->text.substr(0, 4 + row->nid.size() + 1 + row->nss.size()));
}

void tst_Namestring::invalidOnesAreRefusedAtTheirFirstError_data()
{
    QTest::addColumn<const InvalidCase *>("row");
    for (const InvalidCase &row : kInvalidCases)
        QTest::newRow(row.claim) << &row;
}

void tst_Namestring::invalidOnesAreRefusedAtTheirFirstError()
{
    QFETCH(const InvalidCase *, row);
    const auto urn = Namestring::parse(row->text);
    QVERIFY2(!urn, "accepted");
    QCOMPARE(rule(urn.error().error), rule(row->error));
    QCOMPARE(urn.error().offset, row->offset);
}

void tst_Namestring::thereAreAtLeast200EdgeCases()
{
    std::set<std::string_view> texts;
    for (const ValidCase &row : kValidCases)
        texts.insert(row.text);
    for (const InvalidCase &row : kInvalidCases)
        texts.insert(row.text);
    QCOMPARE(texts.size(), std::size(kValidCases) + std::size(kInvalidCases));
    QVERIFY(texts.size() >= 200);
}

void tst_Namestring::theCommandLinesExampleIsAnsweredAsWritten()
{
    const auto urn = Namestring::parse("URN:EXAMPLE:a%2cb?+r?=q#f");
    QVERIFY(urn);
    QCOMPARE(urn->assignedName(), std::string_view("URN:EXAMPLE:a%2cb"));
    QCOMPARE(urn->normalized(), std::string("urn:example:a%2Cb"));
}

void tst_Namestring::eightMegabytesAreReadInLinearTime()
{
    std::string text = "urn:example:a?+b";
    while (text.size() < 8'000'000)
        text += "?+%41";
    QVERIFY(Namestring::parse(text));
}

void tst_Namestring::everyErrorHasAnIdAndASourceOfItsOwn()
{
    std::set<std::string_view> ids;
    for (const NamestringError error : namestringErrors()) {
        QVERIFY(rule(error).starts_with("urn."));
        QVERIFY(source(error).starts_with("RFC 8141 section "));
        QVERIFY(source(error, Dialect::Rfc2141).starts_with("RFC 2141 section "));
        ids.insert(rule(error));
    }
    QCOMPARE(ids.size(), namestringErrors().size());
}

void tst_Namestring::theStrayQuestionMarkIsFoundUnderItsId()
{
    const auto urn = Namestring::parse("urn:example:a?b");
    QVERIFY(!urn);
    QCOMPARE(rule(urn.error().error), std::string_view("urn.stray-question-mark"));
    QCOMPARE(urn.error().offset, std::size_t(13));
}

NIDREG_TEST(tst_Namestring, QCoreApplication)

} // namespace tst_namestring

#include "tst_namestring.moc"
