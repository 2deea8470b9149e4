// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/outlets.h"
#include "forms/widgets/messagebar.h"
#include "model/exchange/iana/listingsource.h"
#include "tests/app/shell/listings.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

namespace nidreg::tests {

using forms::DifferencesModel;
using listing::Difference;

/// The dialog on a registry of its own, with the program's own way to read and compare.
struct ReconcileSetup {
    explicit ReconcileSetup(const forms::ReconcileOutlets &outlets = app::reconcileOutlets())
        : session([this] { return open(); }, context.clock, context.knowledge),
          dialog(std::make_unique<forms::ReconcileDialog>(session, outlets))
    {
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
        session.actAs({"rita", workflow::Role::Registrar});
        dialog->show();
    }

    registry::Stored<std::unique_ptr<registry::Store>> open()
    {
        return storage::openStore(context.registry.conninfo());
    }
    QString file(const QByteArray &text, const char *name = "urn-namespaces.xml")
    {
        QFile written(folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size())
            qFatal("no file");
        return written.fileName();
    }
    /// Takes everything over, as the command line would.
    void import(const QByteArray &text)
    {
        const auto read = exchange::readListing(file(text, "before.xml").toStdString());
        const auto plan = must(exchange::planFor(context.registry.store(), read->source));
        must(context.registry.store().import(
            act("rita", Role::Registrar),
            listing::batchOf(
                read->source, plan, [](const Difference &) { return true; }, true)));
    }
    /// Compares with this listing; true when the differences are shown.
    bool compare(const QByteArray &text)
    {
        dialog->openFile(file(text));
        return test::waitFor([this] { return the<QWidget>("differencesView").isVisible(); });
    }

    template <class Widget> Widget &the(const char *name) const
    {
        auto *found = dialog->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", name);
        return *found;
    }
    const DifferencesModel &model() const { return dialog->model(); }
    int row(const char *nid) const { return model().rowOf(nid); }
    void tick(const char *nid, bool on)
    {
        auto &table = *the<QTableView>("table").model();
        QVERIFY(table.setData(table.index(row(nid), 0), on ? Qt::Checked : Qt::Unchecked,
                              Qt::CheckStateRole));
    }
    QString what(int row) const { return model().index(row, 0).data().toString(); }
    QString changes(int row) const { return model().index(row, 2).data().toString(); }
    QString said() const { return the<QLabel>("messageLabel").text(); }
    QString messageBar() const { return dialog->findChild<forms::MessageBar *>()->message(); }
    bool isMessageShown() const { return dialog->findChild<forms::MessageBar *>()->isVisible(); }

    /// Presses Take over and answers the question; what it asked.
    QString takeOver(bool yes = true)
    {
        QString asked;
        QTimer::singleShot(0, [&asked, yes] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box)
                qFatal("nothing is asked");
            asked = box->text();
            box->buttons()
                .at(box->buttonRole(box->buttons().at(0)) == QMessageBox::RejectRole ? int(yes)
                                                                                     : int(!yes))
                ->click();
        });
        the<QPushButton>("takeButton").click();
        return asked;
    }
    bool isOver() const
    {
        return test::waitFor([this] { return the<QPushButton>("closeButton").text() == "&Close"; });
    }
    registry::Namespace held(const char *nid) { return must(context.registry.store().find(nid)); }

    TestContext context;
    QTemporaryDir folder;
    forms::RegistrySession session;
    std::unique_ptr<forms::ReconcileDialog> dialog;
};

} // namespace nidreg::tests
