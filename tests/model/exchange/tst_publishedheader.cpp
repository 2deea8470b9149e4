// SPDX-License-Identifier: MIT
#include "model/exchange/site/publishedheader.h"
#include "tests/model/exchange/published.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_publishedheader {

using namespace nidreg;
using exchange::NamedExpert;

namespace {

/// A listing that states rules, experts and notes, and has no registrations.
std::string header()
{
    QFile file(NIDREG_SOURCE "/tests/fixtures/listing/header.xml");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the fixture is gone");
    return file.readAll().toStdString();
}

exchange::Front front()
{
    exchange::Front front;
    front.head.header = header();
    front.updated = tests::kDay;
    return front;
}

template <class Make> QByteArray written(Make &&make)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    make(buffer)->finish({});
    return buffer.data();
}

} // namespace

/// What a publication says of the rules of the listing.
class TestPublishedHeader : public QObject {
    Q_OBJECT

private slots:
    void expertsAreToldOneByOne_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("experts");
        QTest::newRow("one") << "Ted Hardie" << QStringList{"Ted Hardie|"};
        QTest::newRow("with a role")
            << "Peter Saint-Andre (team leader), Dale Worley"
            << QStringList{"Peter Saint-Andre|team leader", "Dale Worley|"};
        QTest::newRow("joined by and")
            << "A. One; B. Two, and C. Three" << QStringList{"A. One|", "B. Two|", "C. Three|"};
        QTest::newRow("a comma in a role is no end")
            << "A. One (first, acting) and B. Two"
            << QStringList{"A. One|first, acting", "B. Two|"};
        QTest::newRow("and within a name")
            << "Alessandro Andersen" << QStringList{"Alessandro Andersen|"};
        QTest::newRow("brackets that are not closed") << "A (b, c" << QStringList{"A (b, c|"};
        QTest::newRow("nobody") << " , " << QStringList();
    }

    void expertsAreToldOneByOne()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, experts);
        QStringList told;
        for (const NamedExpert &each : exchange::expertsIn(words.toStdString()))
            told += QString::fromStdString(each.name + '|' + each.role);
        QCOMPARE(told, experts);
    }

    void jsonHasTheRulesInParts()
    {
        const QByteArray json =
            written([](QIODevice &to) { return exchange::jsonWriter(to, front()); });
        QVERIFY(
            json.contains("\"notes\":[{\"title\":null,\"text\":{\"text\":\"This is the registry of "
                          "URN Namespaces.\",\"references\":[]}}]"));
        QVERIFY(json.contains("\"registration_rule\":{\"text\":\"Expert Review, per Section 6 of "
                              "[RFC8141]. Fast-track procedure described in Section 6.3.\","
                              "\"references\":[{\"type\":\"rfc\",\"data\":\"rfc8141\""));
        QVERIFY(
            json.contains("\"experts\":[{\"name\":\"Peter Saint-Andre\",\"role\":\"team leader\"},"
                          "{\"name\":\"Dale Worley\",\"role\":null}]"));
        QVERIFY(json.contains(
            "\"notes\":[{\"title\":\"Prefixes\",\"text\":{\"text\":\"No <b> here.\""));
    }

    void thePageHasThemWithTheirLinks()
    {
        const QByteArray page = written([](QIODevice &to) {
            return exchange::indexWriter([&to](const std::string &) -> QIODevice & { return to; },
                                         front());
        });
        QVERIFY(page.contains("<dt>Registration procedure</dt><dd>Expert Review, per Section 6 of "
                              "<a href=\"https://www.rfc-editor.org/info/rfc8141\">RFC8141</a>."));
        QVERIFY(page.contains("<dt>Experts</dt><dd>Peter Saint-Andre (team leader), Dale Worley"));
        QVERIFY(page.contains("<dt>Prefixes</dt><dd>No &lt;b&gt; here.</dd>"));
        QVERIFY(page.contains("This is the registry of URN Namespaces."));
    }

    void theStatementsHaveThem()
    {
        const QByteArray turtle =
            written([](QIODevice &to) { return exchange::turtleWriter(to, front()); });
        QVERIFY(turtle.contains("dcterms:accrualPolicy <registry.json#formal-rule>"));
        QVERIFY(turtle.contains("vcard:role \"designated expert, team leader\""));
        QVERIFY(turtle.contains("skos:note \"Prefixes: No <b> here.\""));
    }
};

NIDREG_TEST(TestPublishedHeader, test::NoApplication)

} // namespace tst_publishedheader

#include "tst_publishedheader.moc"
