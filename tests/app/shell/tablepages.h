// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/outlets.h"
#include "forms/audit/auditpage.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/requests/requestspage.h"
#include "forms/tables/columnmenu.h"
#include "forms/tables/tableactions.h"
#include "forms/widgets/tabledialog.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QFile>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace nidreg::tests {

using forms::TableActions;

inline constexpr int kNamespaces = 700; ///< more than the window holds pages of at first

/// Pages on a real registry, with the formats that the program has.
struct TablePages {
    TablePages()
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          namespaces(session), requests(session), audit(session, {})
    {
        registry::ImportBatch batch;
        batch.source = "a listing";
        batch.sha256 = std::string(64, '0');
        for (int i = 0; i < kNamespaces; ++i) {
            registry::ImportedNamespace each;
            each.row.nid = "lamp-" + QString("%1").arg(i, 4, 10, QChar('0')).toStdString();
            each.row.kind = urn::NidKind::Formal;
            each.row.date = "2001-02-03";
            each.row.registrant = i == 3 ? "=HYPERLINK(\"http://evil.example\")" : "Registrant";
            batch.namespaces.push_back(each);
        }
        must(context.registry.store().import(rita(), batch));
        for (int i = 0; i < 3; ++i)
            must(context.registry.submit(abe(), context.registry.draft(),
                                         "harbour-" + std::to_string(i), 1));
        for (forms::Page *page :
             std::initializer_list<forms::Page *>{&namespaces, &requests, &audit}) {
            page->resize(1180, 760);
            static_cast<QWidget *>(page)->show();
        }
        namespaces.setTables(app::tableOutlet());
        requests.setTables(app::tableOutlet());
        audit.setTables(app::tableOutlet());
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        if (!opened.wait(test::kPatience))
            qFatal("the registry does not open");
        session.actAs({"rita", Role::Registrar});
    }

    TestContext context;
    forms::RegistrySession session;
    forms::NamespacesPage namespaces;
    forms::RequestsPage requests;
    forms::AuditPage audit;
};

/// One of the pages, and what it offers of its table.
struct ShownTable {
    explicit ShownTable(forms::Page &shown)
        : page(shown), table(*shown.findChild<QTableView *>("table")),
          tables(*shown.findChild<TableActions *>())
    {
    }

    std::vector<int> columns() const
    {
        return forms::ColumnMenu::shownColumns(dynamic_cast<const forms::RowsView &>(table));
    }
    bool isCounted(int rows) const
    {
        return test::waitFor([&] { return table.model()->rowCount() == rows; });
    }
    QAction *action(const QString &words) const
    {
        for (QAction *each : page.pageActions()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }
    /// Ticks or unticks a column as a person does, in the menu.
    void toggle(const QString &heading) const
    {
        emit tables.columns().aboutToShow();
        for (QAction *each : tables.columns().actions()) {
            if (each->text() == heading)
                return each->trigger();
        }
        qFatal("no column %s", qPrintable(heading));
    }
    QStringList exported(const QString &path) const
    {
        QSignalSpy finished(&tables, &TableActions::finished);
        QSignalSpy said(&tables, &TableActions::messageShown);
        tables.exportTo(path, columns());
        if (!finished.wait(test::kPatience))
            return {};
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {said.isEmpty() ? QString() : said.last().first().toString()};
        return QString::fromUtf8(file.readAll()).split("\r\n", Qt::SkipEmptyParts);
    }

    forms::Page &page;
    QTableView &table;
    TableActions &tables;
};

} // namespace nidreg::tests
