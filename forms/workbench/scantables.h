// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/excerptview.h"
#include "forms/workbench/scanmodels.h"

#include <QDateTime>
#include <QTabWidget>

namespace nidreg::forms {

class RegistrySession;
class TablePanel;
struct TableOutlet;

/// What a scan found, as tables: the NIDs with a bar each, and the first lines that are no URNs;
/// the chosen one is shown where it stands in its file.
class ScanTables : public QTabWidget {
    Q_OBJECT

public:
    explicit ScanTables(RegistrySession &session, QWidget *parent = nullptr);

    void setOutlet(const TableOutlet &outlet);
    void setExcerpts(ExcerptOutlet outlet) { m_excerpt->setOutlet(std::move(outlet)); }

    /// A file begins to be scanned: what was shown of the one before goes.
    void begin(const QString &path);
    /// `known`: what the registry says of the NIDs; null: nobody said.
    void show(const ScanAnswer &answer, const registry::NidStatuses *known);
    using QWidget::show;
    /// The first ones of `met` lines.
    void showBad(std::vector<BadRow> rows, std::uint64_t met);
    /// Shows the line of that row of the table where it stands.
    void open(int row);

signals:
    void messageShown(const QString &message);

private:
    void addNids(RegistrySession &session);
    void addBadLines(RegistrySession &session);
    bool isChanged() const;

    NidsModel m_nids;
    BadLinesModel m_bad;
    TablePanel *m_nidPanel = nullptr, *m_badPanel = nullptr;
    ExcerptView *m_excerpt = nullptr;
    QString m_path; ///< of the file that was scanned
    QDateTime m_changed; ///< when the file was, as the scan began
    qint64 m_size = 0; ///< of the file, likewise
};

} // namespace nidreg::forms
