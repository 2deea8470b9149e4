// SPDX-License-Identifier: MIT
#pragma once

#include "forms/requests/requestsdetails.h"
#include "forms/requests/requestsmodel.h"
#include "forms/requests/requestspage.h"
#include "forms/steps/stepdialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/sidebyside.h"
#include "model/actions/decide.h"
#include "model/actions/submit.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

/// What the tests of the Requests page share: a window on a real registry, and a person's hands.
namespace nidreg::tests {

using forms::RequestsPage;
using forms::StepDialog;

/// A real registry with requests in it, and the page on a session of its own.
struct Window {
    Window()
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          page(session)
    {
        page.resize(1180, 760);
        page.show();
    }

    void open()
    {
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        QVERIFY(opened.wait(test::kPatience));
    }

    workflow::Request submitted(const std::string &nid)
    {
        const auto draft = context.registry.draft();
        return did(actions::submit(context.services(), abe(), draft.id, lighthouse(nid)));
    }
    workflow::Request inReview(const std::string &nid,
                               std::optional<base::Date> due = base::parseDate("2086-03-28"))
    {
        const workflow::Record record{{}, {}, "eve", due, {}};
        return did(actions::decide(context.services(), rita(),
                                   {submitted(nid).id, workflow::Step::Assign, record, {}}));
    }

    template <class W> W *child(const char *name) const { return page.findChild<W *>(name); }
    QTableView *table() const { return child<QTableView>("table"); }
    QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    QPushButton *button(const QString &words) const
    {
        for (auto *each : page.findChildren<QPushButton *>()) {
            if (each->isVisibleTo(&page) && each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }
    StepDialog *form() const
    {
        for (auto *each : page.findChildren<StepDialog *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }

    TestContext context;
    forms::RegistrySession session;
    RequestsPage page;
};

inline void press(StepDialog *form, const QString &words)
{
    for (auto *each : form->findChildren<QPushButton *>()) {
        if (each->text().remove('&') == words)
            return QTest::mouseClick(each, Qt::LeftButton);
    }
    QFAIL(qPrintable("no button " + words));
}

inline void type(StepDialog *form, const QString &text)
{
    auto *edit = form->findChild<QPlainTextEdit *>("textEdit");
    edit->setFocus();
    QTest::keyClicks(edit, text);
}

inline QString answerOf(StepDialog *form)
{
    const auto *label = form->findChild<QLabel *>("messageLabel");
    return label->isVisible() ? label->text() : QString();
}

inline QString newsOf(StepDialog *form)
{
    const auto *messageBar = form->findChild<forms::MessageBar *>("news");
    return messageBar->isVisible() ? messageBar->message() : QString();
}

} // namespace nidreg::tests
