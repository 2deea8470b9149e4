// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/submitdialog.h"
#include "model/actions/decide.h"
#include "model/actions/register.h"
#include "model/storage/beginning.h"
#include "model/storage/pgstore.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"
#include "tests/support/testserver.h"

#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

/// What the tests of submitting drafts share.
namespace nidreg::tests {

using workflow::Role;

/// A draft that nothing stands against.
inline templates::NamespaceTemplate complete(const QString &nid)
{
    forms::Draft draft;
    const auto read = forms::readFile(fixture(QStringLiteral("endtoend/lighthouse-fixed.txt")));
    draft.load(read.value().templates.front(), {});
    for (const templates::FieldSpec &spec : templates::kFields) {
        QString text = draft.text(spec.field);
        draft.setText(spec.field, text.replace(QStringLiteral("lighthouse"), nid));
    }
    return draft.content();
}

/// A page on a real PostgreSQL: Ann keeps the registry, Abe applies.
class SubmitSetup : public QObject {
protected:
    void setUp()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_database = std::make_unique<TestDatabase>();
        QVERIFY(storage::prepareLocal(m_database->conninfo(), "ann"));
        m_conninfo = m_database->conninfo();
        m_setup = std::make_unique<DraftsSetup>(m_folder->path(),
                                                [this] { return storage::openStore(m_conninfo); });
        auto store = storage::openStore(m_database->conninfo());
        QVERIFY(store);
        m_store = std::move(store).value();
        QVERIFY(m_store->appoint(by("ann", Role::Registrar), {"abe", {Role::Applicant}}));
        m_setup->session.open();
        QTRY_VERIFY(m_setup->session.isOpen());
        m_setup->session.actAs({"abe", Role::Applicant});
    }

    void tearDown()
    {
        m_setup.reset();
        m_store.reset();
        m_database.reset();
    }

    static registry::Act by(const char *person, Role role)
    {
        static int count = 0;
        return {QStringLiteral("00000000-0000-4000-8000-%1")
                    .arg(++count, 12, 10, QLatin1Char('0'))
                    .toStdString(),
                {person, role},
                false};
    }

    void registerIt(workflow::RequestId id)
    {
        const actions::Services services{*m_store, m_setup->clock, m_setup->knowledge};
        QVERIFY(m_store->appoint(by("ann", Role::Registrar), {"eve", {Role::Expert}}));
        actions::Decision assign{id, workflow::Step::Assign, {}, {}};
        assign.record.expert = "eve";
        QVERIFY(actions::decide(services, by("ann", Role::Registrar), assign));
        actions::Decision approve{id, workflow::Step::Approve, {}, {}};
        approve.record.text = "Fine.";
        QVERIFY(actions::decide(services, by("eve", Role::Expert), approve));
        QVERIFY(actions::registerNamespace(services, by("ann", Role::Registrar), id));
    }

    static registry::ImportBatch imported(const std::string &nid)
    {
        registry::ImportedNamespace entry;
        entry.row.nid = nid;
        entry.row.registrant = "Somebody";
        return {{entry}, {}, "a test", std::string(64, '0')};
    }

    std::vector<workflow::Request> requests()
    {
        const auto all =
            m_store->requests({registry::RequestView::Everything}, {"ann", Role::Registrar},
                              base::dayOf(m_setup->clock.now()));
        return all ? all->rows : std::vector<workflow::Request>(99);
    }

    /// Submit, and yes.
    void confirm()
    {
        QVERIFY(test::waitFor([this] { return m_setup->view().checker().isCurrent(); }));
        m_setup->trigger(QStringLiteral("Submit"));
        auto *dialog = m_setup->page.findChild<forms::SubmitDialog *>();
        QVERIFY2(dialog, qPrintable(m_setup->said()));
        dialog->accept();
    }

    /// Opens a complete draft for `nid`; its file.
    QString openComplete(const char *nid)
    {
        const QString path = m_folder->filePath(QStringLiteral("%1.txt").arg(QLatin1String(nid)));
        forms::Draft draft;
        draft.load(complete(QLatin1String(nid)), {});
        if (forms::writeFile(path, draft.canonical()))
            m_setup->page.openFile(path);
        return path;
    }

    workflow::RequestId submitted(const char *nid)
    {
        openComplete(nid);
        send();
        return m_setup->draft().request();
    }

    /// Submit, yes, and what came of it.
    void send()
    {
        QSignalSpy sent(&m_setup->page, &DraftsPage::submitted);
        confirm();
        const bool isAnswered = test::waitFor(
            [&] { return !sent.isEmpty() || m_setup->said().contains(QLatin1String("Not ")); });
        if (!isAnswered || sent.isEmpty())
            QFAIL(qPrintable(m_setup->said()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_conninfo; ///< what the session opens next
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<registry::Store> m_store;
    std::unique_ptr<DraftsSetup> m_setup;
};

} // namespace nidreg::tests
