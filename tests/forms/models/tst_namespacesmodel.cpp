// SPDX-License-Identifier: MIT
#include "forms/models/namespacesmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace nidreg;
using forms::NamespacesModel;

static registry::NamespaceRow row(int number)
{
    registry::NamespaceRow result;
    result.nid = "nid-" + std::to_string(number);
    result.registrant = "Registrant <b>" + std::to_string(number) + "</b>";
    result.references.push_back({registry::Reference::Rfc, "rfc8141", {}});
    return result;
}

static registry::NamespacePage page(int first, int count, std::int64_t total)
{
    registry::NamespacePage result;
    for (int i = 0; i < count; ++i)
        result.rows.push_back(row(first + i));
    result.total = total;
    return result;
}

class NamespacesModelTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_model = std::make_unique<NamespacesModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        connect(m_model.get(), &NamespacesModel::pageWanted, this,
                [this](int question, const registry::NamespaceQuery &query) {
                    m_question = question;
                    m_query = query;
                });
    }

    void rowsComeByPagesAsTheViewAsks()
    {
        m_model->setQuery({});
        QVERIFY(!m_query.after);
        m_model->takePage(m_question, page(0, 256, 300));
        QCOMPARE(m_model->rowCount(), 256);
        m_model->fetchMore({}); // unless the tester was faster
        QCOMPARE(m_query.after->nid, std::string("nid-255"));
        QVERIFY(!m_model->canFetchMore({})); // one question at a time
        m_model->takePage(m_question, page(256, 44, 300));
        QCOMPARE(m_model->rowCount(), 300);
        QVERIFY(!m_model->canFetchMore({}));
    }

    void anAnswerToAnEarlierQuestionIsDropped()
    {
        m_model->setQuery({});
        const int earlier = m_question;
        registry::NamespaceQuery query;
        query.text = "isbn";
        m_model->setQuery(query);
        m_model->takePage(earlier, page(0, 3, 3));
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(m_model->isLoading());
        m_model->takePage(m_question, page(7, 1, 1));
        QCOMPARE(m_model->rowCount(), 1);
        QVERIFY(!m_model->isLoading());
    }

    void rowsStayUntilTheAnswerToANewFilterComes()
    {
        m_model->setQuery({});
        m_model->takePage(m_question, page(0, 3, 3));
        m_model->setQuery({});
        QCOMPARE(m_model->rowCount(), 3);
        m_model->takePage(m_question, page(0, 0, 0));
        QCOMPARE(m_model->rowCount(), 0);
    }

    void aFailedQuestionCanBeAskedAgain()
    {
        m_model->setQuery({});
        m_model->takePage(m_question, page(0, 2, 5));
        m_model->fetchMore({});
        m_model->missPage(m_question);
        QVERIFY(m_model->canFetchMore({}));
    }

    void aListingThatShrankEndsThePaging()
    {
        m_model->setQuery({});
        m_model->takePage(m_question, page(0, 2, 5));
        m_model->fetchMore({});
        m_model->takePage(m_question, page(0, 0, 5));
        QVERIFY(!m_model->canFetchMore({}));
    }

    void refreshAsksForAsMuchAsIsShown()
    {
        m_model->setQuery({});
        m_model->takePage(m_question, page(0, 600, 600));
        m_model->refresh();
        QCOMPARE(m_query.limit, 600);
        QVERIFY(!m_query.after);
        QCOMPARE(m_model->rowCount(), 600);
    }

    void everyColumnSortsOnTheServer()
    {
        QSet<int> keys;
        for (int column = 0; column < NamespacesModel::ColumnCount; ++column) {
            m_model->sort(column, Qt::DescendingOrder);
            QVERIFY(m_query.descending);
            keys.insert(int(m_query.sort));
        }
        QCOMPARE(keys.size(), int(NamespacesModel::ColumnCount));
    }

    void everyColumnHasAHeadingAndIsNeverMarkup()
    {
        m_model->setQuery({});
        m_model->takePage(m_question, page(0, 1, 1));
        for (int column = 0; column < NamespacesModel::ColumnCount; ++column) {
            QVERIFY(
                !m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
            QVERIFY(!m_model->index(0, column).data(Qt::ToolTipRole).toString().contains("<b>"));
        }
        QCOMPARE(m_model->index(0, NamespacesModel::RegistrantColumn).data().toString(),
                 QString("Registrant <b>0</b>"));
        QCOMPARE(m_model->index(0, NamespacesModel::ReferenceColumn).data().toString(),
                 QString("RFC8141"));
    }

    void aRowIsFoundByItsNidInAnyCase()
    {
        m_model->setQuery({});
        m_model->takePage(m_question, page(0, 9, 9));
        QCOMPARE(m_model->rowOf("NID-7"), 7);
        QCOMPARE(m_model->rowOf("nid-70"), -1);
    }

private:
    std::unique_ptr<NamespacesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    int m_question = 0;
    registry::NamespaceQuery m_query;
};

QTEST_GUILESS_MAIN(NamespacesModelTest)
#include "tst_namespacesmodel.moc"
