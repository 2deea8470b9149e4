// SPDX-License-Identifier: MIT
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"

#include <QTabWidget>

namespace tst_requestremarks {

using namespace nidreg;
using namespace nidreg::tests;

/// An expert resolves a comment beside the change that answers it.
class TestRequestRemarks : public QObject {
    Q_OBJECT

private slots:
    void remarksStayBesideAComparison()
    {
        Window window;
        const auto request = window.inReview("lighthouse");
        const auto services = window.context.services();
        const workflow::Record what{"Name the coasts.", {}, {}, {}, "purpose"};
        did(actions::decide(services, eve(),
                            {request.id, workflow::Step::RequestChanges, what, 1}));
        std::string text = lighthouse("lighthouse");
        text.replace(text.find("all coasts"), 10, "northern coasts");
        did(actions::submit(services, abe(), request.id, text));
        window.open();
        auto *other = window.child<QComboBox>("compareBox");
        QTRY_COMPARE(other->count(), 3);
        auto *remarks = window.child<QTabWidget>("side");
        QTRY_VERIFY(remarks->isVisible());
        other->setCurrentIndex(2);
        emit other->activated(2);
        QVERIFY(window.child<forms::SideBySide>("differenceView")->isVisible());
        QVERIFY(remarks->isVisible());
        window.page.resize(700, 600);
        QTRY_VERIFY(!remarks->isVisible()); // the two columns need the room
        window.page.resize(1180, 760);
        QTRY_VERIFY(remarks->isVisible());
    }
};

NIDREG_TEST(TestRequestRemarks, QApplication)

} // namespace tst_requestremarks

#include "tst_requestremarks.moc"
