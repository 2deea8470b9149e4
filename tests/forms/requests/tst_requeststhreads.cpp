// SPDX-License-Identifier: MIT
#include "forms/requests/requestsdetails.h"
#include "forms/requests/requeststimeline.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>

namespace tst_requeststhreads {

using namespace nidreg;
using namespace nidreg::tests;

class TestRequestsThreads : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theBoxIsOneLineUntilSomebodyWrites();
    void aCommentBeginsAThreadOnItsField();
    void anAnswerAndAResolutionFoldTheThread();
    void onlyThoseWhoMayResolveAreOfferedIt();
    void whatIsBeingWrittenOutlivesTheWindow();
    void whatIsBeingWrittenStaysWithItsRequestAndPerson();
    void anotherProgramsCommentLeavesTheTypedOneAlone();
    void theTimelineSaysWhoHadIt();
    void theTimelineTellsAStayUnderThePointer_data();
    void theTimelineTellsAStayUnderThePointer();
    void withoutARequestThePaletteMayChange();
    void aVoidVerdictIsSaid();
    void aMarkedPassageIsQuotedWhereOneWrites();
    void aClickedFieldIsTheOneThatOneWritesAbout();
    void rivalsAreComparedSideBySide();
    void aFieldWithoutCommentsLeavesWhatIsRead();
};

static QTextBrowser *threads(const Window &window)
{
    return window.child<QTextBrowser>("threadsView");
}

static QPlainTextEdit *box(const Window &window)
{
    return window.child<QPlainTextEdit>("commentEdit");
}

static void write(const Window &window, const QString &text)
{
    box(window)->setFocus();
    QTest::keyClicks(box(window), text);
}

static bool isCommentable(const Window &window)
{
    return box(window)->isVisible() && !box(window)->isReadOnly();
}

static workflow::Record remark(const char *text, const char *field)
{
    workflow::Record made;
    made.text = text;
    made.field = field;
    return made;
}

/// Presses a link of the threads whose words are these.
static void press(const Window &window, const QString &words)
{
    const QTextDocument &document = *threads(window)->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextCharFormat format = each.fragment().charFormat();
            if (format.isAnchor() && each.fragment().text() == words) {
                emit threads(window)->anchorClicked(QUrl(format.anchorHref()));
                return;
            }
        }
    }
    QFAIL(qPrintable("no link " + words + " in " + threads(window)->toPlainText()));
}

static bool hasLink(const Window &window, const QString &words)
{
    return threads(window)->toHtml().contains('>' + words + '<');
}

void TestRequestsThreads::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("nidreg-tests");
    QCoreApplication::setApplicationName("tst_requeststhreads");
}

void TestRequestsThreads::init()
{
    QSettings().clear();
}

void TestRequestsThreads::theBoxIsOneLineUntilSomebodyWrites()
{
    Window window;
    window.inReview("lighthouse");
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_VERIFY(isCommentable(window));
    const int folded = box(window)->height();
    QVERIFY(!window.child<QComboBox>("fieldBox")->isVisible());
    QVERIFY(!window.child<QPushButton>("sendButton")->isVisible());
    write(window, "Which coasts?");
    QVERIFY(box(window)->height() > folded);
    QVERIFY(window.child<QComboBox>("fieldBox")->isVisible());
    QVERIFY(window.child<QPushButton>("sendButton")->isVisible());
    window.table()->setFocus();
    QVERIFY(window.child<QPushButton>("sendButton")->isVisible()); // there is something to send
    box(window)->clear();
    QTRY_COMPARE(box(window)->height(), folded);
}

void TestRequestsThreads::aCommentBeginsAThreadOnItsField()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    window.open();
    window.session.actAs({"eve", Role::Expert});
    QTRY_VERIFY(isCommentable(window));
    auto *field = window.child<QComboBox>("fieldBox");
    field->setCurrentIndex(field->findData("purpose"));
    write(window, "Which coasts?");
    QTest::keyClick(box(window), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(threads(window)->toPlainText().contains("Which coasts?"));
    QVERIFY(box(window)->toPlainText().isEmpty());
    QVERIFY(window.child<QTextBrowser>("templateView")->toPlainText().contains("Purpose   1 open"));
    const auto *side = window.child<QTabWidget>("side");
    QCOMPARE(side->tabText(0), "Comments (1 open)");
    const auto said = must(window.context.registry.store().request(request.id)).events.back();
    QCOMPARE(said.what, "comment");
    QCOMPARE(workflow::detail(said, "field"), "purpose");
}

void TestRequestsThreads::anAnswerAndAResolutionFoldTheThread()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    did(actions::decide(
        window.context.services(), eve(),
        {request.id, workflow::Step::Comment, remark("Which coasts?", "purpose"), {}}));
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_VERIFY(isCommentable(window) && hasLink(window, "Answer"));
    press(window, "Answer");
    write(window, "All of them.");
    window.child<QPushButton>("sendButton")->click();
    QTRY_VERIFY(threads(window)->toPlainText().contains("All of them."));
    press(window, "Resolve");
    QTRY_VERIFY(threads(window)->toPlainText().contains("Resolved"));
    QVERIFY(!threads(window)->toPlainText().contains("Which coasts?")); // folded
    QVERIFY(!window.child<QTextBrowser>("templateView")->toPlainText().contains("open"));
    press(window, "Show");
    QVERIFY(threads(window)->toPlainText().contains("Which coasts?"));
    press(window, "Reply and reopen");
    write(window, "And inland?");
    window.child<QPushButton>("sendButton")->click();
    QTRY_VERIFY(hasLink(window, "Resolve"));
}

void TestRequestsThreads::onlyThoseWhoMayResolveAreOfferedIt()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    did(actions::decide(
        window.context.services(), eve(),
        {request.id, workflow::Step::Comment, remark("Which coasts?", "purpose"), {}}));
    window.open();
    window.session.actAs({"abe", Role::Applicant});
    QTRY_VERIFY(hasLink(window, "Answer"));
    QVERIFY(!hasLink(window, "Resolve"));
    window.session.actAs({"eve", Role::Expert});
    QTRY_VERIFY(hasLink(window, "Resolve"));
}

void TestRequestsThreads::aFieldWithoutCommentsLeavesWhatIsRead()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    for (int i = 0; i < 12; ++i)
        did(actions::decide(
            window.context.services(), eve(),
            {request.id, workflow::Step::Comment, remark("Which coasts?", "purpose"), {}}));
    window.open();
    QTRY_VERIFY(threads(window)->toPlainText().contains("Which coasts?"));
    const QScrollBar &bar = *threads(window)->verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 0);
    const auto follow = [&window](const char *link) {
        emit window.child<QTextBrowser>("templateView")->anchorClicked(QUrl(link));
    };
    follow("threads:registrant");
    QCOMPARE(bar.value(), 0);
}

void TestRequestsThreads::whatIsBeingWrittenOutlivesTheWindow()
{
    TestContext context;
    const auto draft = context.registry.draft();
    did(actions::submit(context.services(), abe(), draft.id, lighthouse("lighthouse")));
    const auto look = [&context](auto &&work) {
        forms::RegistrySession session(
            [&] { return storage::openStore(context.registry.conninfo()); }, context.clock,
            context.knowledge);
        RequestsPage page(session);
        page.show();
        session.open();
        auto *edit = page.findChild<QPlainTextEdit *>("commentEdit");
        QTRY_VERIFY(edit->isVisible());
        work(edit);
    };
    look([](QPlainTextEdit *edit) { QTest::keyClicks(edit, "Half a thought"); });
    look([](QPlainTextEdit *edit) { QCOMPARE(edit->toPlainText(), "Half a thought"); });
}

void TestRequestsThreads::whatIsBeingWrittenStaysWithItsRequestAndPerson()
{
    Window window;
    window.submitted("lighthouse");
    window.submitted("beacon");
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_COMPARE(window.table()->model()->rowCount(), 2);
    QTRY_VERIFY(isCommentable(window));
    write(window, "About the first");
    window.table()->selectRow(1);
    QTRY_VERIFY(window.child<QLabel>("titleLabel")->text().contains("beacon"));
    QTRY_VERIFY(box(window)->toPlainText().isEmpty());
    window.table()->selectRow(0);
    QTRY_COMPARE(box(window)->toPlainText(), "About the first");
    window.session.actAs({"eve", Role::Expert});
    QTRY_VERIFY(box(window)->toPlainText().isEmpty());
    window.session.actAs({"rita", Role::Registrar});
    QTRY_COMPARE(box(window)->toPlainText(), "About the first");
}

void TestRequestsThreads::anotherProgramsCommentLeavesTheTypedOneAlone()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_VERIFY(isCommentable(window));
    write(window, "Being written");
    did(actions::decide(
        window.context.services(), eve(),
        {request.id, workflow::Step::Comment, remark("Which coasts?", "purpose"), {}}));
    QTRY_VERIFY(threads(window)->toPlainText().contains("Which coasts?"));
    QCOMPARE(box(window)->toPlainText(), "Being written");
}

void TestRequestsThreads::theTimelineSaysWhoHadIt()
{
    Window window;
    window.inReview("lighthouse", base::parseDate("2086-03-11"));
    window.open();
    auto *timeline = window.page.findChild<forms::RequestTimeline *>();
    QTRY_VERIFY(timeline->isVisible() && timeline->accessibleName().contains("In review"));
    QVERIFY(timeline->accessibleName().contains("In discussion: with the registrar"));
    QVERIFY(timeline->accessibleName().contains("In review: with the expert for"));
    QVERIFY(timeline->accessibleName().contains("overdue"));
    const QString before = timeline->accessibleName();
    window.context.clock.goOn(3);
    window.page.findChild<forms::RequestsDetails *>()->passTime();
    QVERIFY(timeline->accessibleName() != before);
}

void TestRequestsThreads::theTimelineTellsAStayUnderThePointer_data()
{
    QTest::addColumn<int>("dueIn"); ///< days from now
    QTest::addColumn<QString>("beside");
    QTest::newRow("before the day") << 5 << "Not due yet.";
    QTest::newRow("after it") << -1 << "The review is overdue.";
}

void TestRequestsThreads::theTimelineTellsAStayUnderThePointer()
{
    QFETCH(int, dueIn);
    QFETCH(QString, beside);
    const base::Instant now = std::chrono::sys_days(*base::parseDate("2026-02-10"));
    forms::RequestTimeline timeline;
    timeline.resize(400, timeline.sizeHint().height());
    timeline.setStays(
        {{workflow::State::InDiscussion, workflow::Turn::Registrar, now - std::chrono::days(4),
          now - std::chrono::days(2)},
         {workflow::State::InReview, workflow::Turn::Expert, now - std::chrono::days(2), {}}},
        now + std::chrono::days(dueIn), now);
    timeline.show();
    const auto told = [&](int x) {
        QHelpEvent asks(QEvent::ToolTip, {x, timeline.height() / 2}, {});
        QApplication::sendEvent(&timeline, &asks);
        return QToolTip::text();
    };
    QVERIFY2(told(5).contains("In discussion"), qPrintable(told(5)));
    QCOMPARE(told(timeline.width() + 20), "Whose turn it was, and for how long\n" + beside);
}

/// A change of the palette, while no request is shown, has nothing to tint.
void TestRequestsThreads::withoutARequestThePaletteMayChange()
{
    Window window;
    window.open();
    auto *details = window.page.findChild<forms::RequestsDetails *>();
    const QString before = threads(window)->toPlainText();
    QEvent change(QEvent::PaletteChange);
    QApplication::sendEvent(details, &change);
    QCOMPARE(threads(window)->toPlainText(), before);
}

void TestRequestsThreads::aVoidVerdictIsSaid()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    const auto services = window.context.services();
    workflow::Record ed;
    ed.expert = "ed";
    did(actions::decide(services, rita(), {request.id, workflow::Step::Assign, ed, {}}));
    did(actions::decide(services, eve(), {request.id, workflow::Step::Approve, {}, {}}));
    did(actions::decide(services, rita(),
                        {request.id, workflow::Step::RequestChanges, remark("Say more.", ""), {}}));
    std::string text = lighthouse("lighthouse");
    text.replace(text.find("all coasts"), 10, "northern coasts");
    did(actions::submit(services, abe(), request.id, text));
    window.open();
    const auto *notice = window.child<QLabel>("noticeLabel");
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains("eve approved revision 1. Revision 2 is newer"));
}

void TestRequestsThreads::aMarkedPassageIsQuotedWhereOneWrites()
{
    Window window;
    window.submitted("lighthouse");
    window.open();
    auto *view = window.child<QTextBrowser>("templateView");
    QTRY_VERIFY(view->toPlainText().contains("Names for lights"));
    QVERIFY(view->find("Names for lights"));
    auto *box = window.child<QPlainTextEdit>("commentEdit");
    box->setFocus(Qt::MouseFocusReason);
    QTRY_COMPARE(box->toPlainText(), QString("> Names for lights\n"));
    QVERIFY(!view->textCursor().hasSelection());
}

void TestRequestsThreads::aClickedFieldIsTheOneThatOneWritesAbout()
{
    Window window;
    window.submitted("lighthouse");
    window.open();
    auto *view = window.child<QTextBrowser>("templateView");
    QTRY_VERIFY(view->toPlainText().contains("Purpose"));
    const QTextCursor cursor = view->document()->find("Purpose");
    auto *box = window.child<QPlainTextEdit>("commentEdit");
    QVERIFY(view->extraSelections().isEmpty());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->cursorRect(cursor).center());
    QCOMPARE(view->extraSelections().size(), 1);
    QVERIFY(box->placeholderText().contains("“Purpose”"));
    const auto *field = window.child<QComboBox>("fieldBox");
    box->setFocus(Qt::MouseFocusReason);
    QTRY_COMPARE(field->currentData().toString(), QString("purpose"));
    QCOMPARE(box->toPlainText(), QString());
}

void TestRequestsThreads::rivalsAreComparedSideBySide()
{
    Window window;
    window.submitted("lighthouse");
    const auto rival = window.submitted("LightHouse");
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    auto *notice = window.child<QLabel>("noticeLabel");
    QTRY_VERIFY(notice->isVisible() && notice->text().contains("Compare with request 2"));
    const auto *others = window.child<QComboBox>("compareBox");
    QTRY_VERIFY(others->findData(qlonglong(rival.id.value)) >= 0);
    emit notice->linkActivated("compare:2");
    const auto *difference = window.child<forms::SideBySide>("differenceView");
    QTRY_VERIFY(difference->isVisible());
    QCOMPARE(difference->model().title(0), "Request 2, revision 1");
}

NIDREG_TEST(TestRequestsThreads, QApplication)

} // namespace tst_requeststhreads

#include "tst_requeststhreads.moc"
