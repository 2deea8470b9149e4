// SPDX-License-Identifier: MIT
#include "forms/namespaces/namespacespage.h"
#include "forms/widgets/sidebyside.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTreeWidget>
#include <QtTest>

namespace tst_recordhistory {

using namespace nidreg;
using namespace nidreg::tests;

/// A listing that changed a record, of which no text is held.
class RecordHistoryTest : public QObject {
    Q_OBJECT

private:
    static void take(const TestContext &context, const registry::ImportedNamespace &each,
                     char digit)
    {
        registry::ImportBatch batch;
        batch.source = "a listing";
        batch.sha256 = std::string(64, digit);
        batch.namespaces.push_back(each);
        must(context.registry.store().import(rita(), batch));
    }

private slots:
    void historyAndComparisonSayWhatChanged()
    {
        TestContext context;
        registry::ImportedNamespace each;
        each.row.nid = "alpha";
        each.row.references = {{registry::Reference::Rfc, "rfc8141", {}}};
        take(context, each, '0');
        each.row = must(context.registry.store().find("alpha")).row;
        each.previous = each.row.revision;
        each.row.nid = "Alpha";
        each.row.references = {{registry::Reference::Rfc, "rfc2141", {}}};
        take(context, each, '1');

        forms::RegistrySession session(
            [&context] { return storage::openStore(context.registry.conninfo()); }, context.clock,
            context.knowledge);
        forms::NamespacesPage page(session);
        page.resize(1180, 760);
        static_cast<QWidget &>(page).show();
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        QVERIFY(opened.wait(test::kPatience));
        auto *history = page.findChild<QTreeWidget *>("historyView");
        QTRY_VERIFY(history->topLevelItemCount() > 1);
        const QString newest = history->topLevelItem(0)->text(2);
        QVERIFY2(newest.contains("NID: alpha → Alpha"), qPrintable(newest));
        QVERIFY2(newest.contains("[RFC8141] → [RFC2141]"), qPrintable(newest));
        QVERIFY(!history->topLevelItem(1)->text(2).contains("→"));
        // every change has its line
        const auto height = [history](int row) {
            return history->visualItemRect(history->topLevelItem(row)).height();
        };
        QVERIFY(height(0) > 2 * height(1));
        page.findChild<QTabWidget *>()->setCurrentIndex(2);
        const int wide = height(1);
        history->setColumnWidth(0, history->width() - history->columnWidth(1) - 60);
        QVERIFY2(height(1) > wide + 8, "a narrow column cuts the sentence off");
        page.findChild<QTabWidget *>()->setCurrentIndex(1);
        const QString said = page.findChild<forms::SideBySide *>("differenceView")->message();
        QVERIFY2(said.contains("NID: alpha → Alpha"), qPrintable(said));
    }
};

NIDREG_TEST(RecordHistoryTest, QApplication)

} // namespace tst_recordhistory

#include "tst_recordhistory.moc"
