// SPDX-License-Identifier: MIT
#include "forms/editor/draft.h"
#include "forms/editor/draftterms.h"
#include "forms/editor/termsbar.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonObject>

namespace tst_termsbar {

using namespace nidreg;
using forms::DraftTerms;

/// What a draft asks for: a new namespace, a revision of one, or its deprecation.
class TestTermsBar : public QObject {
    Q_OBJECT

private slots:
    void eachRowAsksForSomethingElse_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("revises");
        QTest::addColumn<bool>("deprecates");
        QTest::newRow("a new namespace") << 0 << "New namespace"
                                         << "" << false;
        QTest::newRow("a revision") << 1 << "Revision of alpha"
                                    << "alpha" << false;
        QTest::newRow("a deprecation") << 2 << "Deprecation of alpha"
                                       << "alpha" << true;
    }

    void eachRowAsksForSomethingElse()
    {
        QFETCH(int, row);
        QFETCH(bool, deprecates);
        forms::Draft draft;
        draft.load(templates::blank("alpha", "2026-11-20"), {});
        forms::TermsBar bar(draft);
        auto *box = bar.findChild<QComboBox *>("purpose");
        QTEST(box->itemText(row), "text");
        box->setCurrentIndex(row);
        emit box->activated(row);
        QTEST(QString::fromStdString(draft.terms().revises), "revises");
        QCOMPARE(draft.terms().deprecates, deprecates);
        QCOMPARE(box->currentIndex(), row);
        // As a draft's file and the recovery keep them.
        QJsonObject kept;
        forms::addTo(kept, draft.terms());
        QVERIFY(forms::termsOf(kept) == draft.terms());
    }

    void whatIsNotRegisteredCannotBeRevised()
    {
        forms::Draft draft;
        draft.load(templates::blank("alpha", "2026-11-20"), {});
        forms::TermsBar bar(draft);
        bar.setRegistered(false);
        auto *box = bar.findChild<QComboBox *>("purpose");
        for (const int row : {1, 2})
            QVERIFY(!(box->model()->flags(box->model()->index(row, 0)) & Qt::ItemIsEnabled));
    }

    void onlyARevisionDeprecates()
    {
        const QJsonObject odd{{"kind", "formal"}, {"deprecates", true}};
        QVERIFY(!forms::termsOf(odd).deprecates);
    }
};

NIDREG_TEST(TestTermsBar, QApplication)

} // namespace tst_termsbar

#include "tst_termsbar.moc"
