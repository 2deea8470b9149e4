// SPDX-License-Identifier: MIT
#include "forms/requests/requestrecord.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"

#include <QAction>
#include <QTextDocument>

namespace tst_requestrecord {

using namespace nidreg;
using namespace nidreg::tests;

/// A request as it is printed and saved.
class TestRequestRecord : public QObject {
    Q_OBJECT

private slots:
    void everythingOnRecordIsInIt()
    {
        const registry::RequestFile file = commented();
        const QByteArray text = forms::recordAs("txt", file, m_window.context.clock.now());
        for (const char *each :
             {"Request 1: new formal namespace “beacon”", "Applicant: abe", "Template, revision 1",
              "Please <b>say</b> more.", "History, newest first", "abe submitted revision 1"})
            QVERIFY2(text.contains(each), text);
        for (const std::string_view line : base::lines(file.revisions.back().text))
            QVERIFY2(text.contains(QByteArray(line.data(), qsizetype(line.size()))), text);
        QVERIFY(text.endsWith('\n'));
        // What was said of a time holds on that day alone, which is named.
        QVERIFY2(!text.contains("ago)") && !text.contains("(today)"), text);
        QVERIFY2(text.contains("\nOn "), text);
    }

    void aWebPageHasNoMarkupOfOthers()
    {
        const QByteArray html = forms::recordAs("html", commented(), m_window.context.clock.now());
        QVERIFY(html.contains("Please &lt;b&gt;say&lt;/b&gt; more."));
        QVERIFY(html.contains("<h1") && html.contains("<h2"));
    }

    void aPdfFileIsOne()
    {
        const QByteArray pdf = forms::recordAs("pdf", commented(), m_window.context.clock.now());
        QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
    }

    void itIsOfferedForARequestThatIsShown()
    {
        m_window.open();
        auto *save = m_window.child<QAction>("saveRecord");
        QVERIFY(!save->isEnabled());
        QVERIFY2(save->toolTip().contains("Select a request first."), qPrintable(save->toolTip()));
        (void)commented();
        QTRY_VERIFY(m_window.table()->model()->rowCount() > 0);
        m_window.table()->selectRow(0);
        QTRY_VERIFY(save->isEnabled());
        QVERIFY(m_window.child<QAction>("printRecord")->isEnabled());
        QVERIFY(m_window.page.fileActions().contains(save));
    }

private:
    /// One request with a comment, the same each time.
    registry::RequestFile commented()
    {
        const actions::Services services = m_window.context.services();
        if (m_id.value == 0) {
            m_id = m_window.submitted("beacon").id;
            did(actions::decide(
                services, rita(),
                {m_id, workflow::Step::Comment, {"Please <b>say</b> more.", {}, {}, {}, {}}, {}}));
        }
        return must(services.store.request(m_id));
    }

    Window m_window;
    workflow::RequestId m_id{};
};

NIDREG_TEST(TestRequestRecord, QApplication)

} // namespace tst_requestrecord

#include "tst_requestrecord.moc"
