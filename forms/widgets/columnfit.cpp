// SPDX-License-Identifier: MIT
#include "forms/widgets/columnfit.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSettings>
#include <QStyle>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace nidreg::forms {

static constexpr int kWidest = 30; ///< em that a column may ask for; what is left over comes on top
static constexpr int kSpareKeeps = 14; ///< em
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
                    return fitSoon(); // the first ones
                QTimer::singleShot(0, this, [this] {
                    if (isCut())
                        fitSoon();
                });
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
    // What a version of the program with other columns had saved says nothing of these.
    if (settings.value("column count").toInt() == header->count()) {
        header->restoreState(settings.value("columns").toByteArray());
        header->setStretchLastSection(false);
        m_isByHand = settings.value("columns by hand").toBool();
    }
    fitSoon();
}

void ColumnFit::save(QSettings &settings) const
{
    settings.setValue("columns", m_table.horizontalHeader()->saveState());
    settings.setValue("columns by hand", m_isByHand);
    settings.setValue("column count", m_table.horizontalHeader()->count());
}

/// A cell says more now than its column shows, and there is room for it: columns do not move for
/// less under the eyes of whoever reads.
bool ColumnFit::isCut() const
{
    const auto *rows = static_cast<const QAbstractItemView *>(&m_table);
    const auto isCut = [&](int column) {
        return !m_table.isColumnHidden(column)
            && rows->sizeHintForColumn(column) > m_table.columnWidth(column);
    };
    if (std::ranges::any_of(m_whole, isCut))
        return true; // however little room there is
    const int em = m_table.fontMetrics().horizontalAdvance('m');
    if (!m_table.isColumnHidden(m_spare) && m_table.columnWidth(m_spare) <= kSpareKeeps * em)
        return false;
    for (int column = 0; column < m_table.model()->columnCount(); ++column) {
        if (isCut(column))
            return true;
    }
    return false;
}

/// Later, when the table has laid its rows out.
void ColumnFit::fitSoon()
{
    m_soon.start();
}

/// With room for the mark of the order, wherever that is now: a click on a heading moves none.
static int headingWidth(const QHeaderView &header, int column)
{
    const bool isMarked = header.sortIndicatorSection() == column;
    const int mark = header.style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, &header)
        + header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    return header.sectionSizeHint(column) + (header.isSortIndicatorShown() && !isMarked ? mark : 0);
}

void ColumnFit::fit()
{
    QHeaderView *header = m_table.horizontalHeader();
    std::vector<int> shown;
    for (int column = 0; column < header->count(); ++column) {
        if (!header->isSectionHidden(column))
            shown.push_back(column);
    }
    if (m_isByHand || shown.empty())
        return; // a model may have no columns yet
    const int em = m_table.fontMetrics().horizontalAdvance('m');
    const auto *rows = static_cast<const QAbstractItemView *>(&m_table);
    const auto found = std::ranges::find(shown, m_spare);
    Shares shares;
    shares.spare = std::size_t((found == shown.end() ? shown.end() - 1 : found) - shown.begin());
    for (const int column : shown) {
        const int cells = rows->sizeHintForColumn(column);
        const int asked = std::max(cells, headingWidth(*header, column));
        shares.widths.push_back(std::min(asked, kWidest * em));
        if (shares.widths.size() == shares.spare + 1)
            shares.wanted = asked;
        const bool isNarrow = cells <= kNarrow * em;
        const int kept = std::max(kNarrowest * em, isNarrow ? cells : 0);
        shares.least.push_back(m_whole.contains(column) ? shares.widths.back()
                                                        : std::min(shares.widths.back(), kept));
    }
    share(shares, m_table.viewport()->width(), kSpareKeeps * em);
    m_isFitting = true;
    for (std::size_t i = 0; i < shown.size(); ++i)
        header->resizeSection(shown[i], shares.widths[i]);
    m_isFitting = false;
}

/// Hands out what is left over, to one until it has what it wanted, then a little to each and the
/// rest to the one; or cuts the widest ones down, evenly, until all fit.
void ColumnFit::share(Shares &shares, int room, int kept)
{
    std::vector<int> &widths = shares.widths;
    const auto tooMuchNow = [&widths, room] {
        return std::accumulate(widths.begin(), widths.end(), 0) - room;
    };
    int &spare = widths[shares.spare];
    spare += std::max(0, std::min(-tooMuchNow(), shares.wanted - spare));
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
            if (*one > shares.least[std::size_t(one - widths.begin())]
                && (widest == widths.end() || *one > *widest))
                widest = one;
        }
        if (widest == widths.end())
            return; // nothing can give any more
        --*widest;
        --tooMuch;
    }
}

void ColumnFit::show(int column, bool isShown)
{
    m_isFitting = true; // the table sets widths for it
    m_table.setColumnHidden(column, !isShown);
    m_isFitting = false;
    fitSoon();
}

void ColumnFit::letGo()
{
    m_isByHand = false;
    fitSoon();
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
