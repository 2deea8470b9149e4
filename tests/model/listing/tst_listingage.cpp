// SPDX-License-Identifier: MIT
#include "tests/model/listing/listings.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_listingage {

using namespace nidreg;
using listing::HeldEntry;
using listing::Source;
using registry::Status;
using tests::header;
using tests::held;
using tests::listed;
using tests::row;
using tests::source;

/// Which listing is older than what is held.
class TestListingAge : public QObject {
    Q_OBJECT

private slots:
    void anOlderListingIsToldByItsDay_data()
    {
        QTest::addColumn<QString>("there");
        QTest::addColumn<QString>("here");
        QTest::addColumn<QString>("newer");
        QTest::newRow("older") << "2025-01-02"
                               << "2025-01-03"
                               << "2025-01-03";
        QTest::newRow("of the same day") << "2025-01-03"
                                         << "2025-01-03"
                                         << "";
        QTest::newRow("newer") << "2025-01-04"
                               << "2025-01-03"
                               << "";
        QTest::newRow("a month is not before its days") << "2025-01"
                                                        << "2025-01-03"
                                                        << "";
        QTest::newRow("a month before") << "2024-12"
                                        << "2025-01-03"
                                        << "2025-01-03";
        QTest::newRow("that says no day") << ""
                                          << "2025-01-03"
                                          << "";
        QTest::newRow("where none was taken over") << "2025-01-04"
                                                   << ""
                                                   << "";
    }

    void anOlderListingIsToldByItsDay()
    {
        QFETCH(const QString, there);
        QFETCH(const QString, here);
        QFETCH(const QString, newer);
        Source other = source({});
        other.header = header("other");
        other.header->registry.head.updated = there.toStdString();
        std::optional<listing::Document> before;
        if (!here.isEmpty()) {
            before = header("ours");
            before->registry.head.updated = here.toStdString();
        }
        QCOMPARE(QString::fromStdString(listing::compare(other, {}, before).newerHeld), newer);
    }

    /// As in a registry that begins with a snapshot: no listing was taken over.
    void anOlderListingIsToldByItsRows_data()
    {
        QTest::addColumn<QString>("there");
        QTest::addColumn<bool>("isOwn");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("newer");
        const auto row = [](const char *claim, const char *there, bool isOwn, Status status,
                            const char *newer) {
            QTest::newRow(claim) << QString(there) << isOwn << int(status) << QString(newer);
        };
        row("before the last row that is held", "2021-07-01", false, Status::Active, "2025-01-03");
        row("of its day", "2025-01-03", false, Status::Active, "");
        row("before what was registered here", "2021-07-01", true, Status::Active, "");
        row("before what is no more listed", "2021-07-01", false, Status::Delisted, "");
    }

    void anOlderListingIsToldByItsRows()
    {
        QFETCH(const QString, there);
        QFETCH(const bool, isOwn);
        QFETCH(const int, status);
        QFETCH(const QString, newer);
        HeldEntry late = held(row("abc", "rfc1", "2025-01-03"), isOwn);
        late.row.status = Status(status);
        Source other = source({row("def", "rfc2", "2020-02-02")});
        other.header = header("other");
        other.header->registry.head.updated = there.toStdString();
        QCOMPARE(QString::fromStdString(listing::compare(other, {late}, std::nullopt).newerHeld),
                 newer);
        other.entries.push_back(listed(row("ghi", "rfc3", "2026-01-01"))); // its day lags behind
        QVERIFY(listing::compare(other, {late}, std::nullopt).newerHeld.empty());
    }

    void aRowOfAWrongDayMakesNoListingOlder()
    {
        const HeldEntry wrong = held(row("abc", "rfc1", "2031-01-01"));
        std::optional<listing::Document> before = header("ours");
        before->registry.head.updated = "2025-01-03";
        Source next = source({row("abc", "rfc1", "2021-01-01")});
        next.header = header("other");
        next.header->registry.head.updated = "2025-02-01";
        QVERIFY(listing::compare(next, {wrong}, before).newerHeld.empty());
        const auto first = listing::compare(next, {wrong}, std::nullopt);
        QCOMPARE(first.newerHeld, std::string("2031-01-01"));
        QCOMPARE(first.sourceDay, std::string("2025-02-01"));
    }
};

NIDREG_TEST(TestListingAge, QCoreApplication)

} // namespace tst_listingage

#include "tst_listingage.moc"
