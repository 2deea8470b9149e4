// SPDX-License-Identifier: MIT
#include "forms/widgets/namespacesmodel.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

#include <deque>

namespace tst_namespacesmodel {

using namespace nidreg;
using forms::NamespacesModel;
using forms::PagedListing;

static constexpr int kPage = PagedListing::kPage;

static std::string nidOf(std::int64_t number)
{
    const std::string digits = std::to_string(number);
    return "nid-" + std::string(8 - digits.size(), '0') + digits;
}

static registry::NamespaceRow row(std::int64_t number)
{
    registry::NamespaceRow result;
    result.nid = nidOf(number);
    result.registrant = "Registrant <b>" + std::to_string(number) + "</b>";
    result.references.push_back({registry::Reference::Rfc, "rfc8141", {}});
    return result;
}

/// Who answers the model's questions: namespaces with the numbers 0, 1, 2 …, surveyed in stretches.
struct Listing {
    std::int64_t rows = 0;
    std::int64_t stretch = 1'000'000;

    static std::int64_t from(const registry::NamespaceQuery &query)
    {
        return query.after ? std::stoll(query.after->nid.substr(4)) + 1 : 0;
    }
    std::vector<registry::NamespaceRow> page(const registry::NamespaceQuery &query) const
    {
        std::vector<registry::NamespaceRow> page;
        for (auto i = from(query); i < rows && std::ssize(page) < query.limit; ++i)
            page.push_back(row(i));
        return page;
    }
    registry::ListingMarks marks(const registry::NamespaceQuery &query) const
    {
        const auto first = from(query), end = std::min(rows, first + stretch);
        registry::ListingMarks marks{{}, end, end < rows ? nidOf(end - 1) : std::string()};
        for (auto i = first; i < end; ++i) {
            if ((i + 1) % kPage == 0)
                marks.nids.push_back(nidOf(i));
        }
        return marks;
    }
};

class NamespacesModelTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_asked.clear();
        m_listing = {};
        m_model = std::make_unique<NamespacesModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        connect(m_model.get(), &NamespacesModel::pageWanted, this,
                [this](int question, const registry::NamespaceQuery &query) {
                    m_asked.push_back({question, query, false});
                });
        connect(m_model.get(), &NamespacesModel::marksWanted, this,
                [this](int question, const registry::NamespaceQuery &query) {
                    m_asked.push_back({question, query, true});
                });
    }

    void theFirstPageIsShownBeforeAnythingIsCounted()
    {
        m_listing.rows = 1000;
        m_model->setQuery({});
        answerOne();
        QCOMPARE(m_model->rowCount(), kPage);
        QVERIFY(!m_model->isCounted());
        answerAll();
        QVERIFY(m_model->isCounted());
        QCOMPARE(m_model->rowCount(), 1000);
        QCOMPARE(m_model->total(), 1000);
    }

    void aRowAnywhereIsHereAfterOnePage()
    {
        m_tester.reset(); // looks at every row
        m_listing = {1'000'000, 100'000};
        m_model->setQuery({});
        answerAll();
        for (const int number : {999'999, 0, 500'000, 128, 127, 128 * 7'000}) {
            QVERIFY(!nidAt(number).isEmpty());
            answerAll();
            QCOMPARE(nidAt(number), QString::fromStdString(nidOf(number)));
        }
    }

    void aRowThatIsNotHereIsSeenAndWithoutANid()
    {
        m_listing.rows = 1000;
        m_model->setQuery({});
        answerAll();
        QCOMPARE(nidAt(900), QString("…"));
        QVERIFY(m_model->at(900).nid.empty());
        QCOMPARE(m_model->index(900, NamespacesModel::RegistrantColumn).data().toString(),
                 QString());
    }

    void whoRushesByAsksForWhereTheyEnd()
    {
        m_tester.reset(); // looks at every row
        m_listing.rows = 1'000'000;
        m_model->setQuery({});
        answerAll();
        for (int number = 1000; number < 900'000; number += 1000)
            nidAt(number);
        int pages = 0;
        for (; !m_asked.empty(); ++pages)
            answerOne();
        QVERIFY(pages < 6);
        QCOMPARE(nidAt(899'000), QString::fromStdString(nidOf(899'000)));
    }

    void aMillionRowsAreNotHeld()
    {
        m_tester.reset(); // looks at every row
        m_listing.rows = 200'000;
        m_model->setQuery({});
        answerAll();
        for (int number = 0; number < 200'000; number += kPage / 2) {
            nidAt(number);
            answerAll();
        }
        int held = 0;
        for (int number = 0; number < 200'000; number += kPage)
            held += !m_model->at(number).nid.empty();
        QVERIFY(held > 0 && held <= PagedListing::kMaxPages);
    }

    void whatAFilterFindsIsShownAsSoonAsThereIsSomething()
    {
        m_listing = {700, 40};
        m_model->setQuery(filter("nid"));
        answerOne(); // the first stretch
        while (m_model->rowCount() == 0 && !m_asked.empty())
            answerOne();
        QVERIFY(m_model->rowCount() < 700);
        QCOMPARE(m_model->at(0).nid, nidOf(0));
        answerAll();
        QCOMPARE(m_model->rowCount(), 700);
        nidAt(100);
        answerAll();
        QCOMPARE(nidAt(100), QString::fromStdString(nidOf(100)));
    }

    void anAnswerToAnEarlierQuestionIsDropped()
    {
        m_listing.rows = 3;
        m_model->setQuery({});
        const auto earlier = m_asked;
        m_asked.clear();
        m_model->setQuery(filter("isbn"));
        for (const Asked &each : earlier)
            answer(each);
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(m_model->isLoading());
        m_listing.rows = 1;
        answerAll();
        QCOMPARE(m_model->rowCount(), 1);
        QVERIFY(!m_model->isLoading());
    }

    void rowsStayUntilTheAnswerToANewFilterComes()
    {
        m_listing.rows = 3;
        m_model->setQuery({});
        answerAll();
        m_model->setQuery(filter("x"));
        QCOMPARE(m_model->rowCount(), 3);
        m_listing.rows = 0;
        answerAll();
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(!m_model->isLoading());
    }

    void aFailedQuestionCanBeAskedAgain()
    {
        m_listing.rows = 5;
        m_model->setQuery({});
        const auto failed = m_asked;
        m_asked.clear();
        for (const Asked &each : failed)
            m_model->miss(each.question);
        QVERIFY(!m_model->isLoading());
        m_model->refresh();
        answerAll();
        QCOMPARE(m_model->rowCount(), 5);
    }

    void aRefreshLeavesEveryRowInItsPlace()
    {
        m_listing.rows = 1000;
        m_model->setQuery({});
        answerAll();
        nidAt(900);
        answerAll();
        QSignalSpy reset(m_model.get(), &NamespacesModel::modelReset);
        QSignalSpy refreshed(m_model.get(), &NamespacesModel::refreshed);
        m_listing.rows = 1300;
        m_model->refresh();
        QCOMPARE(m_model->rowCount(), 1000);
        answerAll();
        QCOMPARE(reset.count(), 0);
        QCOMPARE(refreshed.count(), 1);
        QCOMPARE(m_model->rowCount(), 1300);
        QCOMPARE(m_model->at(900).nid, nidOf(900)); // what was looked at is here
    }

    void aListingThatShrankIsShorterAfterARefresh()
    {
        m_listing.rows = 1000;
        m_model->setQuery({});
        answerAll();
        m_listing.rows = 10;
        nidAt(900);
        answerAll(); // in vain
        QCOMPARE(nidAt(900), QString("…"));
        QVERIFY(m_asked.empty());
        m_model->refresh();
        answerAll();
        QCOMPARE(m_model->rowCount(), 10);
    }

    void aRefreshWhileRowsAreCountedComesAfterwards()
    {
        m_listing = {1000, 300};
        m_model->setQuery({});
        answerOne();
        answerOne();
        QVERIFY(!m_model->isCounted());
        m_model->refresh();
        QSignalSpy refreshed(m_model.get(), &NamespacesModel::refreshed);
        answerAll();
        QCOMPARE(refreshed.count(), 1);
        QCOMPARE(m_model->rowCount(), 1000);
    }

    void nothingIsLeftOfARegistryThatWasLeft()
    {
        m_listing.rows = 300;
        m_model->setQuery({});
        answerAll();
        m_model->refresh();
        m_model->clear();
        answerAll();
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(!m_model->isLoading());
    }

    void everyOrderOfTheRegistryHasItsColumn()
    {
        QList<int> keys;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            if (!NamespacesModel::sortBy(column))
                continue;
            m_model->sort(column, Qt::DescendingOrder);
            QVERIFY(m_asked.back().query.descending);
            keys += int(m_asked.back().query.sort);
        }
        std::ranges::sort(keys);
        QCOMPARE(keys, (QList<int>{0, 1, 2, 3, 4, 5, 6}));
    }

    void everyColumnHasAHeadingAndIsNeverMarkup()
    {
        m_listing.rows = 1;
        m_model->setQuery({});
        answerAll();
        for (int column = 0; column < m_model->columnCount(); ++column) {
            QVERIFY(
                !m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
            QVERIFY(!m_model->index(0, column).data(Qt::ToolTipRole).toString().contains("<b>"));
        }
        const QVariant why =
            m_model->headerData(NamespacesModel::DateColumn, Qt::Horizontal, Qt::ToolTipRole);
        QVERIFY(why.toString().contains("gives none")); // why it is empty for old records
        QCOMPARE(m_model->index(0, NamespacesModel::RegistrantColumn).data().toString(),
                 QString("Registrant <b>0</b>"));
        QCOMPARE(m_model->index(0, NamespacesModel::ReferenceColumn).data().toString(),
                 QString("RFC8141"));
    }

    void aRowIsFoundByItsNidInAnyCase()
    {
        m_listing.rows = 9;
        m_model->setQuery({});
        answerAll();
        QCOMPARE(m_model->rowOf("NID-00000007"), 7);
        QCOMPARE(m_model->rowOf("nid-70"), -1);
    }

    void lettersTypedInTheTableAskForNothing()
    {
        m_tester.reset(); // looks at every row
        m_listing.rows = 1'000'000;
        m_model->setQuery({});
        answerAll();
        const auto found = m_model->match(m_model->index(5, 0), Qt::DisplayRole, "nid-0000003", 1,
                                          Qt::MatchStartsWith | Qt::MatchWrap);
        QCOMPARE(found.value(0).row(), 30);
        QVERIFY(m_asked.empty());
        QVERIFY(m_model
                    ->match(m_model->index(5, 0), Qt::DisplayRole, "zebra", 1,
                            Qt::MatchStartsWith | Qt::MatchWrap)
                    .isEmpty());
    }

private:
    struct Asked {
        int question = 0;
        registry::NamespaceQuery query;
        bool isMarks = false;
    };

    static registry::NamespaceQuery filter(const std::string &text)
    {
        registry::NamespaceQuery query;
        query.text = text;
        return query;
    }
    QString nidAt(int row) const
    {
        return m_model->index(row, NamespacesModel::NidColumn).data().toString();
    }
    void answer(const Asked &asked)
    {
        if (asked.isMarks)
            m_model->takeMarks(asked.question, m_listing.marks(asked.query));
        else
            m_model->takePage(asked.question, m_listing.page(asked.query));
    }
    void answerOne()
    {
        const Asked next = m_asked.front();
        m_asked.pop_front();
        answer(next);
    }
    void answerAll()
    {
        while (!m_asked.empty())
            answerOne();
    }

    std::unique_ptr<NamespacesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    Listing m_listing;
    std::deque<Asked> m_asked;
};

NIDREG_TEST(NamespacesModelTest, QCoreApplication)

} // namespace tst_namespacesmodel

#include "tst_namespacesmodel.moc"
