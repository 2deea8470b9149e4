// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/lint/rules.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_order {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

using Order = std::vector<std::size_t>; ///< places in kFields

Order inOrder()
{
    Order order(kFieldCount);
    std::iota(order.begin(), order.end(), std::size_t(0));
    return order;
}

/// Each field says its own name, so that a text in the wrong field shows.
std::string bodyOf(std::size_t place)
{
    return "text of " + std::string(kFields[place].key);
}

NamespaceTemplate written(const Order &order)
{
    std::string text;
    for (const std::size_t place : order)
        text += std::string(kFields[place].heading) + ":\n\n   " + bodyOf(place) + "\n\n";
    return read(text).front();
}

/// The field out of order and the one that it ought to stand before, or a field that is there
/// twice.
QStringList complaints(const NamespaceTemplate &draft)
{
    static const urn::NidKnowledge kKnowledge;
    LintContext context;
    context.knowledge = &kKnowledge;
    QStringList all;
    for (const FieldFinding &found : lint(draft, context)) {
        const auto problem = problemOf(*found.finding.rule);
        const auto &about = found.finding.particulars;
        if (problem == Problem::OutOfOrder)
            all << QString::fromStdString(about[0] + " before " + about[1]);
        if (problem == Problem::Twice)
            all << QString::fromStdString(about[0] + " twice");
    }
    return all;
}

QString headingOf(std::size_t place)
{
    return QString::fromStdString(std::string(kFields[place].heading));
}

} // namespace

/// The order of the fields (RFC 8141, appendix A): any is read, and what departs is told.
class TestOrder : public QObject {
    Q_OBJECT

private slots:
    void theFormsOwnOrderHasNoComplaint() { QCOMPARE(complaints(written(inOrder())), {}); }

    void aFieldMovedIsToldAndKeepsItsText_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        for (int from = 0; from < int(kFieldCount); ++from) {
            for (int to = 0; to < int(kFieldCount); ++to) {
                if (from != to)
                    QTest::addRow("%s to place %d", qPrintable(headingOf(std::size_t(from))),
                                  to + 1)
                        << from << to;
            }
        }
    }
    void aFieldMovedIsToldAndKeepsItsText()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        Order order = inOrder();
        const auto first = order.begin() + std::min(from, to);
        const auto last = order.begin() + std::max(from, to) + 1;
        std::rotate(first, from < to ? first + 1 : last - 1, last);
        const NamespaceTemplate one = written(order);
        for (std::size_t i = 0; i < kFieldCount; ++i)
            QCOMPARE(std::string(one.text(kFields[i].field)), bodyOf(i));
        // Moved on, it is the only one out of order; moved back, those that it passed are.
        QStringList expected;
        if (from < to)
            expected << headingOf(std::size_t(from)) + " before " + headingOf(std::size_t(to));
        for (int passed = to; passed < from; ++passed)
            expected << headingOf(std::size_t(passed)) + " before " + headingOf(std::size_t(from));
        QCOMPARE(complaints(one), expected);
        QCOMPARE(complaints(read(write(one)).front()), {});
    }

    void allTheOtherWayRoundAllButTheFirstToStandAreTold()
    {
        Order order = inOrder();
        std::ranges::reverse(order);
        QCOMPARE(complaints(written(order)).size(), qsizetype(kFieldCount) - 1);
    }

    void aFieldThatStandsTwiceIsToldOnce_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < int(kFieldCount); ++place)
            QTest::newRow(qPrintable(headingOf(std::size_t(place)))) << place;
    }
    void aFieldThatStandsTwiceIsToldOnce()
    {
        QFETCH(int, place);
        NamespaceTemplate one = written(inOrder());
        const Field field = kFields[std::size_t(place)].field;
        one.order.insert(one.order.end(), 2, field);
        QCOMPARE(complaints(one), QStringList(headingOf(std::size_t(place)) + " twice"));
    }
};

NIDREG_TEST(TestOrder, QCoreApplication)

} // namespace tst_order

#include "tst_order.moc"
