// SPDX-License-Identifier: MIT
#include "forms/widgets/columnfit.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSettings>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace nidreg::forms {

static constexpr int kWidest = 30; ///< em that a column may ask for; what is left over comes on top
static constexpr int kSpareKeeps = 9; ///< em
static constexpr int kNarrow = 8; ///< em: cells that ask for no more are not cut; a day, say
static constexpr int kNarrowest = 5; ///< em that any column keeps

ColumnFit::ColumnFit(QTableView &table, int spare) : QObject(&table), m_table(table), m_spare(spare)
{
    QHeaderView *header = table.horizontalHeader();
    header->setStretchLastSection(false);
    header->setResizeContentsPrecision(0); // the rows in sight
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ColumnFit::fit);
    connect(table.model(), &QAbstractItemModel::modelReset, this, &ColumnFit::fitSoon);
    connect(table.model(), &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                if (last - first + 1 == m_table.model()->rowCount())
                    fitSoon(); // the first ones
            });
    connect(table.model(), &QAbstractItemModel::dataChanged, this, [this] {
        if (isCut())
            fitSoon();
    });
    connect(header, &QHeaderView::sectionResized, this, &ColumnFit::takeHand);
    connect(header, &QHeaderView::sectionHandleDoubleClicked, this, &ColumnFit::takeHand);
    table.viewport()->installEventFilter(this);
}

void ColumnFit::restore(QSettings &settings)
{
    QHeaderView *header = m_table.horizontalHeader();
    header->restoreState(settings.value("columns").toByteArray());
    header->setStretchLastSection(false);
    m_isByHand = settings.value("columns by hand").toBool();
    fitSoon();
}

void ColumnFit::save(QSettings &settings) const
{
    settings.setValue("columns", m_table.horizontalHeader()->saveState());
    settings.setValue("columns by hand", m_isByHand);
}

/// A cell says more now than its column shows, and there is room for it: columns do not move for
/// less under the eyes of whoever reads.
bool ColumnFit::isCut() const
{
    const auto *rows = static_cast<const QAbstractItemView *>(&m_table);
    const int em = m_table.fontMetrics().horizontalAdvance('m');
    if (m_table.columnWidth(m_spare) <= kSpareKeeps * em)
        return false;
    for (int column = 0; column < m_table.model()->columnCount(); ++column) {
        if (rows->sizeHintForColumn(column) > m_table.columnWidth(column))
            return true;
    }
    return false;
}

/// Later, when the table has laid its rows out.
void ColumnFit::fitSoon()
{
    m_soon.start();
}

void ColumnFit::fit()
{
    if (m_isByHand || m_table.horizontalHeader()->count() <= m_spare)
        return; // a model may have no columns yet
    QHeaderView *header = m_table.horizontalHeader();
    const auto *rows = static_cast<const QAbstractItemView *>(&m_table);
    const int em = m_table.fontMetrics().horizontalAdvance('m');
    std::vector<int> widths, least;
    int wanted = 0; // by the spare column, without a bound
    for (int column = 0; column < header->count(); ++column) {
        const int cells = rows->sizeHintForColumn(column);
        const int asked = std::max(cells, header->sectionSizeHint(column));
        widths.push_back(std::min(asked, kWidest * em));
        wanted = column == m_spare ? asked : wanted;
        const bool isNarrow = cells <= kNarrow * em;
        const int kept = std::max(kNarrowest * em, isNarrow ? cells : 0);
        least.push_back(column == m_whole ? widths.back() : std::min(widths.back(), kept));
    }
    share(widths, least, wanted, kSpareKeeps * em);
    m_isFitting = true;
    for (int column = 0; column < header->count(); ++column)
        header->resizeSection(column, widths[std::size_t(column)]);
    m_isFitting = false;
}

/// Hands out what is left over, to one until it has what it `wanted`, then a little to each and the
/// rest to the one; or cuts the widest ones down, evenly, until all fit.
void ColumnFit::share(std::vector<int> &widths, const std::vector<int> &least, int wanted,
                      int kept) const
{
    const auto tooMuchNow = [&widths, room = m_table.viewport()->width()] {
        return std::accumulate(widths.begin(), widths.end(), 0) - room;
    };
    int &spare = widths[std::size_t(m_spare)];
    spare += std::max(0, std::min(-tooMuchNow(), wanted - spare));
    const int each = std::min(-tooMuchNow() / int(widths.size()), kept / 3);
    for (int &width : widths)
        width += std::max(0, each);
    int tooMuch = tooMuchNow();
    const int given = std::min(tooMuch, std::max(0, spare - kept));
    spare -= given;
    tooMuch -= given;
    while (tooMuch > 0) {
        auto widest = widths.end();
        for (auto one = widths.begin(); one != widths.end(); ++one) {
            if (*one > least[std::size_t(one - widths.begin())]
                && (widest == widths.end() || *one > *widest))
                widest = one;
        }
        if (widest == widths.end())
            return; // nothing can give any more
        --*widest;
        --tooMuch;
    }
}

/// With the mouse, that is: the table sets widths, too.
void ColumnFit::takeHand()
{
    if (!m_isFitting && QGuiApplication::mouseButtons() != Qt::NoButton)
        m_isByHand = true;
}

bool ColumnFit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitSoon();
    return QObject::eventFilter(watched, event);
}

} // namespace nidreg::forms
