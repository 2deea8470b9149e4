// SPDX-License-Identifier: MIT
#include "model/exchange/json/templatejson.h"
#include "model/templates/reader.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_templatejson {

using namespace nidreg;
using exchange::Json;
using templates::Field;

class TestTemplateJson : public QObject {
    Q_OBJECT

private slots:
    void keysAndFieldsStandInTheirOrder()
    {
        const Json json = exchange::toJson(templates::NamespaceTemplate());
        std::vector<std::string> keys;
        for (const auto &item : json.items())
            keys.push_back(item.key());
        QCOMPARE(keys,
                 (std::vector<std::string>{"style", "nid", "version", "date", "fields", "mapped",
                                           "unmapped", "guessed"}));
        std::size_t i = 0;
        for (const auto &item : json["fields"].items())
            QCOMPARE(item.key(), std::string(templates::kFields[i++].key));
        QCOMPARE(i, templates::kFieldCount);
    }

    void aMissingFieldIsNullAndAnEmptyOneIsEmpty()
    {
        templates::NamespaceTemplate from;
        from.set(Field::Purpose, "");
        const Json fields = exchange::toJson(from)["fields"];
        QCOMPARE(fields["purpose"], Json(""));
        QVERIFY(fields["syntax"].is_null());
    }

    void whatCouldBeReadIsStated()
    {
        const auto all = templates::read("Namespace Identifier: \"isbn\"\n"
                                         "Version: 2 (revision of 1)\n"
                                         "Date: 2017-06-12\n");
        const Json json = exchange::toJson(all.front());
        QCOMPARE(json["nid"], Json("isbn"));
        QCOMPARE(json["version"], Json(2));
        QCOMPARE(json["date"], Json("2017-06-12"));
    }

    void whatCouldNotBeReadIsNull()
    {
        const Json json = exchange::toJson(templates::NamespaceTemplate());
        QVERIFY(json["nid"].is_null() && json["version"].is_null() && json["date"].is_null());
    }

    void aHeadingOfSeveralFieldsNamesThemAll()
    {
        templates::NamespaceTemplate from;
        from.mapped = {{"Registration Information", Field::Version},
                       {"Registration Information", Field::Date},
                       {"Scope", Field::Purpose}};
        const Json mapped = exchange::toJson(from)["mapped"];
        QCOMPARE(mapped["Registration Information"], Json("version, date"));
        QCOMPARE(mapped["Scope"], Json("purpose"));
    }

    void textsUnderOneUnknownHeadingAreAllKept()
    {
        templates::NamespaceTemplate from;
        from.unmapped = {{"Thanks", "to A"}, {"Thanks", "to B"}, {"", "before it all"}};
        const Json unmapped = exchange::toJson(from)["unmapped"];
        QCOMPARE(unmapped["Thanks"], Json("to A\n\nto B"));
        QCOMPARE(unmapped[""], Json("before it all"));
    }

    void linesAreFoundInWhatWasRead_data()
    {
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("line");
        QTest::newRow("the text's first line") << 0 << 3;
        QTest::newRow("its second line") << 6 << 5;
        QTest::newRow("past its end") << 999 << 5;
    }

    void linesAreFoundInWhatWasRead()
    {
        QFETCH(int, offset);
        QFETCH(int, line);
        const std::string source = "Version: 1\nPurpose:\n  first\n\n  second\n";
        templates::NamespaceTemplate from;
        from.set(Field::Purpose, "first\nsecond");
        from.lines[std::size_t(Field::Purpose)] = 2;
        QCOMPARE(int(exchange::lineOf(source, from, Field::Purpose, std::size_t(offset))), line);
    }

    void aFieldThatIsMissingStandsOnNoLine()
    {
        QCOMPARE(exchange::lineOf("a", templates::NamespaceTemplate(), Field::Syntax, 0), 0);
    }

    void textThatIsNotFoundAgainStandsAtItsHeading()
    {
        templates::NamespaceTemplate from;
        from.set(Field::Purpose, "mended since");
        from.lines[std::size_t(Field::Purpose)] = 1;
        QCOMPARE(exchange::lineOf("Purpose:\n  as it was\n", from, Field::Purpose, 3), 1);
    }
};

NIDREG_TEST(TestTemplateJson, QCoreApplication)

} // namespace tst_templatejson

#include "tst_templatejson.moc"
