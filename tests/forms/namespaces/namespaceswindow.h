// SPDX-License-Identifier: MIT
#pragma once

#include "forms/namespaces/namespacespage.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QLabel>
#include <QTableView>
#include <QTextBrowser>
#include <QtTest>

namespace nidreg::tests {

using templates::Field;

/// A real registry with namespaces in it, and the page on a session of its own.
struct NamespacesWindow {
    NamespacesWindow()
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          page(session)
    {
        page.resize(1180, 760);
        static_cast<QWidget &>(page).show();
    }

    void open()
    {
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        QVERIFY(opened.wait(test::kPatience));
    }

    void import(const std::vector<std::string> &nids)
    {
        registry::ImportBatch batch;
        batch.source = "a listing";
        batch.sha256 = std::string(64, '0');
        for (const std::string &nid : nids) {
            registry::ImportedNamespace each;
            each.row.nid = nid;
            each.row.kind =
                urn::isInformalForm(nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
            each.row.registrant = "Registrant of " + nid;
            each.row.references = {{registry::Reference::Rfc, "rfc8141", {}},
                                   {registry::Reference::Uri, "javascript:alert(1)", {}}};
            batch.namespaces.push_back(each);
        }
        must(context.registry.store().import(rita(), batch));
    }

    using Said = std::vector<std::pair<Field, std::string>>;

    /// Registers the next version, whose template says `said`.
    void registerNamespace(const std::string &nid, int version, const Said &said)
    {
        registry::NewRequest wanted;
        wanted.nid = nid;
        if (version > 1)
            wanted.purpose = workflow::Purpose::Revision;
        const TestRegistry &registry = context.registry;
        workflow::Request request = registry.draft(wanted);
        auto text = content(nid, version);
        for (const auto &[field, value] : said)
            text.set(field, value);
        request = must(registry.store().submit(abe(), submissionOf(abe(), request, text)));
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        request = must(registry.step(eve(), request, Step::Approve, {"Fine.", {}, {}, {}, {}}));
        must(registry.registerNamespace(rita(), request));
    }

    template <class W> W *child(const char *name) const { return page.findChild<W *>(name); }
    QTableView *table() const { return child<QTableView>("table"); }
    int rows() const { return table()->model()->rowCount(); }
    QString chosen() const { return table()->currentIndex().siblingAtColumn(0).data().toString(); }
    QString shown() const { return child<QLabel>("nidLabel")->text(); }
    QString text() const { return child<QTextBrowser>("templateView")->toPlainText(); }
    QString message() const
    {
        auto *label = child<QLabel>("messageLabel");
        return label->isVisible() ? label->text() : QString();
    }

    TestContext context;
    forms::RegistrySession session;
    forms::NamespacesPage page;
};

} // namespace nidreg::tests
