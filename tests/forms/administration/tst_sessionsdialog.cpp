// SPDX-License-Identifier: MIT
#include "forms/administration/sessionsdialog.h"
#include "forms/widgets/messagebar.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>

namespace tst_sessionsdialog {

using namespace nidreg;
using namespace nidreg::tests;
using namespace nidreg::forms;

namespace {

struct Program {
    explicit Program(TestContext &context)
        : session([&context] { return storage::openStore(context.registry.conninfo()); },
                  context.clock, context.knowledge)
    {
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
        session.actAs({"rita", Role::Registrar});
    }

    RegistrySession session;
};

struct Window {
    explicit Window(Program &program) : dialog(program.session) { dialog.show(); }

    QAbstractItemModel &rows() { return *dialog.findChild<QTableView *>("table")->model(); }
    QPushButton &button(const char *name) { return *dialog.findChild<QPushButton *>(name); }

    SessionsDialog dialog;
};

} // namespace

class TestSessionsDialog : public QObject {
    Q_OBJECT

private slots:
    void whoHoldsTheRegistryIsListedAndEnded()
    {
        TestContext context;
        Program program(context);
        Sql holder(context.registry.conninfo());
        holder.value("set application_name = 'psql'; begin; "
                     "select * from nidreg_data.log_head for update");
        Window window(program);
        const QAbstractItemModelTester tester(&window.rows());
        QTRY_COMPARE(window.rows().rowCount(), 1);
        QCOMPARE(window.rows().index(0, SessionsModel::ProgramColumn).data().toString(), "psql");
        QVERIFY(window.button("endButton").isEnabled());
        QSignalSpy shown(&window.dialog, &SessionsDialog::messageShown);
        {
            const NextQuestion question(QMessageBox::RejectRole);
            window.button("endButton").click();
            QVERIFY(question.wasAsked());
            QCOMPARE(shown.count(), 0);
        }
        const NextQuestion question(QMessageBox::DestructiveRole);
        window.button("endButton").click();
        QVERIFY2(question.text().contains("(psql)"), qPrintable(question.text()));
        QTRY_COMPARE(shown.count(), 1);
        QTRY_COMPARE(window.rows().rowCount(), 0);
        QVERIFY(!window.button("endButton").isEnabled());
        QVERIFY(holder.run("commit").startsWith("57P01") || !holder.words().empty());
    }

    void othersLookOnly()
    {
        TestContext context;
        Program program(context);
        Sql holder(context.registry.conninfo());
        Window window(program);
        holder.value("begin; select * from nidreg_data.log_head for update");
        window.button("refreshButton").click();
        QTRY_COMPARE(window.rows().rowCount(), 1);
        program.session.actAs({"eve", Role::Expert});
        QVERIFY(!window.button("endButton").isEnabled());
        QVERIFY(window.button("endButton").toolTip().contains("registrar"));
        holder.value("rollback");
        window.button("refreshButton").click();
        QTRY_COMPARE(window.rows().rowCount(), 0);
    }
};

NIDREG_TEST(TestSessionsDialog, QApplication)

} // namespace tst_sessionsdialog

#include "tst_sessionsdialog.moc"
