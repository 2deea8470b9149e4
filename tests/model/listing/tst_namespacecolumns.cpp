// SPDX-License-Identifier: MIT
#include "model/listing/namespacecolumns.h"
#include "tests/model/listing/listings.h"
#include "tests/program/program.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <set>

namespace tst_namespacecolumns {

using namespace nidreg;
using registry::Cell;

/// The columns in which namespaces are shown.
class TestNamespaceColumns : public QObject {
    Q_OBJECT

private slots:
    void aCell_data();
    void aCell();
    void whatIsNotKnownIsNoValue();
    void everyOrderHasItsColumn();
    void namesAreDistinct();
    void aTableHasTheChosenColumnsInTheirOrder();
};

static registry::NamespaceRow isbn()
{
    auto row = tests::row("ISBN", "rfc3187", "2001-12");
    row.references.push_back({registry::Reference::Uri, "https://isbn.example", "The agency"});
    row.version = 2;
    row.updated = "2017-06-12";
    row.registrant = "International ISBN Agency";
    row.templateUrl = "https://isbn.example/template";
    row.hasTemplate = true;
    row.status = registry::Status::Deprecated;
    row.revision = 3;
    row.inForce = "2017-06-13";
    return row;
}

void TestNamespaceColumns::aCell_data()
{
    QTest::addColumn<QByteArray>("text");
    const std::pair<const char *, const char *> kCells[] = {
        {"nid", "ISBN"},
        {"kind", "formal"},
        {"version", "2"},
        {"date", "2001-12"},
        {"registrant", "International ISBN Agency"},
        {"reference", "RFC3187, The agency"},
        {"status", "deprecated"},
        {"in_force", "2017-06-13"},
        {"updated", "2017-06-12"},
        {"template_url", "https://isbn.example/template"},
        {"has_template", "true"},
        {"revision", "3"},
        {"prefix", "urn:isbn:"},
    };
    for (const auto &[name, text] : kCells)
        QTest::newRow(name) << QByteArray(text);
    QCOMPARE(std::size(kCells), listing::namespaceColumns().size());
}

void TestNamespaceColumns::aCell()
{
    QFETCH(QByteArray, text);
    const auto *column = listing::namespaceColumnNamed(QTest::currentDataTag());
    QVERIFY(column);
    QCOMPARE(column->cell(isbn()), Cell(text.toStdString()));
}

void TestNamespaceColumns::whatIsNotKnownIsNoValue()
{
    const registry::NamespaceRow empty;
    for (const char *name :
         {"date", "registrant", "reference", "in_force", "updated", "template_url", "revision"})
        QVERIFY2(!listing::namespaceColumnNamed(name)->cell(empty), name);
    QVERIFY(!listing::namespaceColumnNamed("references"));
}

void TestNamespaceColumns::everyOrderHasItsColumn()
{
    std::set<registry::SortBy> orders;
    for (const auto &column : listing::namespaceColumns()) {
        if (column.sort)
            QVERIFY(orders.insert(*column.sort).second);
    }
    QCOMPARE(orders.size(), std::size_t(registry::SortBy::Status) + 1);
}

void TestNamespaceColumns::namesAreDistinct()
{
    std::set<std::string_view> names;
    for (const auto &column : listing::namespaceColumns())
        QVERIFY(names.insert(column.name).second);
}

void TestNamespaceColumns::aTableHasTheChosenColumnsInTheirOrder()
{
    const listing::NamespaceColumns chosen{listing::namespaceColumnNamed("prefix"),
                                           listing::namespaceColumnNamed("version")};
    QCOMPARE(listing::tableColumns(chosen),
             (std::vector<registry::TableColumn>{{"prefix", registry::CellKind::Text},
                                                 {"version", registry::CellKind::Number}}));
    QCOMPARE(listing::cellsOf(isbn(), chosen), (std::vector<Cell>{"urn:isbn:", "2"}));
}

NIDREG_TEST(TestNamespaceColumns, QCoreApplication)

} // namespace tst_namespacecolumns

#include "tst_namespacecolumns.moc"
