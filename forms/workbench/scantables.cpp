// SPDX-License-Identifier: MIT
#include "forms/workbench/scantables.h"

#include "forms/tables/tableactions.h"
#include "forms/widgets/tabledialog.h"
#include "forms/workbench/tablepanel.h"

#include <QFileInfo>
#include <QSplitter>

namespace nidreg::forms {

ScanTables::ScanTables(RegistrySession &session, QWidget *parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setAccessibleName(tr("What was found, as tables"));
    addNids(session);
    addBadLines(session);
    hide();
}

void ScanTables::addNids(RegistrySession &session)
{
    m_nidPanel = new TablePanel(m_nids, session,
                                {tr("NIDs of the file"), NidsModel::SortRole, NidsModel::BarColumn,
                                 &NidsModel::tableColumns},
                                this);
    m_nidPanel->setObjectName("nids");
    m_nidPanel->table().setItemDelegateForColumn(NidsModel::BarColumn, new BarDelegate(this));
    addTab(m_nidPanel, tr("Namespaces"));
    connect(&m_nidPanel->actions(), &TableActions::messageShown, this, &ScanTables::messageShown);
}

void ScanTables::addBadLines(RegistrySession &session)
{
    auto *split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    m_badPanel = new TablePanel(m_bad, session,
                                {tr("Lines that are not URNs"), BadLinesModel::SortRole,
                                 BadLinesModel::ReasonColumn, &BadLinesModel::tableColumns},
                                split);
    m_badPanel->setObjectName("badLines");
    m_excerpt = new ExcerptView(split);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    addTab(split, tr("Lines that are not URNs"));
    connect(m_badPanel, &TablePanel::rowChosen, this, &ScanTables::open);
    connect(m_badPanel, &TablePanel::rowActivated, this, &ScanTables::open);
    connect(&m_badPanel->actions(), &TableActions::messageShown, this, &ScanTables::messageShown);
}

void ScanTables::setOutlet(const TableOutlet &outlet)
{
    m_nidPanel->setOutlet(outlet);
    m_badPanel->setOutlet(outlet);
}

void ScanTables::begin(const QString &path)
{
    const QFileInfo file(path);
    m_path = path;
    m_changed = file.lastModified();
    m_size = file.size();
    m_nids.show({}, nullptr);
    m_bad.show({});
    hide();
}

void ScanTables::show(const ScanAnswer &answer, const registry::NidStatuses *known)
{
    m_nids.show(answer, known);
    const bool isCut = answer.nids.size() > NidsModel::kMaxRows || answer.otherUrns > 0;
    m_nidPanel->say(isCut
                        ? tr("The %L1 most frequent NIDs. A hatched bar is not registered.")
                              .arg(m_nids.rowCount())
                        : tr("NIDs: %L1. A hatched bar is not registered.").arg(m_nids.rowCount()));
    setTabText(0, tr("Namespaces (%L1)").arg(m_nids.rowCount()));
    setVisible(m_nids.rowCount() > 0 || m_bad.rowCount() > 0);
}

void ScanTables::showBad(std::vector<BadRow> rows, std::uint64_t met)
{
    m_bad.show(std::move(rows));
    const bool isCut = met > std::uint64_t(m_bad.rowCount());
    m_badPanel->say(isCut ? tr("The first %L1 of %L2. Choose one to see it in its file.")
                                .arg(m_bad.rowCount())
                                .arg(met)
                          : tr("Choose a line to see it in its file."));
    m_excerpt->clear(m_bad.rowCount() > 0 ? tr("No line is chosen.")
                                          : tr("Every line that is not empty is a URN."));
    setTabText(1, tr("Lines that are not URNs (%L1)").arg(met));
    setCurrentIndex(met > 0 && m_nids.rowCount() == 0 ? 1 : 0);
}

bool ScanTables::isChanged() const
{
    const QFileInfo file(m_path);
    return file.lastModified() != m_changed || file.size() != m_size;
}

void ScanTables::open(int row)
{
    if (isChanged())
        return m_excerpt->clear(
            tr("%1 has changed since it was scanned. Scan it again to see its lines.")
                .arg(QFileInfo(m_path).fileName()));
    const BadRow &bad = m_bad.at(row);
    m_excerpt->show({m_path, bad.line, bad.begin, bad.offset});
}

} // namespace nidreg::forms
