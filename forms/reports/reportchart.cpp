// SPDX-License-Identifier: MIT
#include "forms/reports/reportchart.h"

#include "forms/words/reportwords.h"
#include "forms/words/words.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalBarSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <array>

namespace nidreg::forms {

/// From dark to light, each with another texture.
static constexpr std::array kPatterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense6Pattern,
                                      Qt::CrossPattern};

ReportChart::ReportChart(QWidget *parent) : QChartView(parent)
{
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::TabFocus); // so that a screen reader comes by
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setMargins({});
    chart()->setBackgroundRoundness(0);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    setFrameShape(QFrame::NoFrame);
    colour();
}

void ReportChart::clear()
{
    chart()->removeAllSeries();
    for (QAbstractAxis *axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    m_sets.clear();
    m_names = nullptr;
    m_upright.clear();
    m_numbers = nullptr;
    setAccessibleDescription({});
}

static double valueIn(const ResultModel &model, int row, int column)
{
    return model.index(row, column).data(ResultModel::SortRole).toDouble();
}

/// The columns that are series.
static QList<int> seriesOf(const reports::ReportSpec &spec)
{
    QList<int> columns;
    for (int i = 1; i < int(spec.columns.size()); ++i) {
        if (!spec.columns[std::size_t(i)].isTableOnly)
            columns += i;
    }
    return columns;
}

void ReportChart::show(const reports::ReportSpec &spec, const ResultModel &model)
{
    clear();
    const int rows = std::min(model.rowCount(), kMaxBars);
    setAccessibleName(reportWords(spec.title));
    if (rows == 0)
        return;
    QAbstractBarSeries *series = spec.shape == reports::Shape::Columns
        ? static_cast<QAbstractBarSeries *>(new QBarSeries)
        : new QHorizontalBarSeries;
    addSets(*series, spec, model, rows);
    chart()->addSeries(series);
    addAxes(*series, spec, model, rows);
    chart()->legend()->setVisible(m_sets.size() > 1);
    chart()->legend()->setAlignment(Qt::AlignTop);
    describe(spec, model, rows);
    colour();
    fitNames();
}

/// What lies is drawn from the bottom up.
static int rowAt(const reports::ReportSpec &spec, int row, int rows)
{
    return spec.shape == reports::Shape::Columns ? row : rows - 1 - row;
}

void ReportChart::addSets(QAbstractBarSeries &series, const reports::ReportSpec &spec,
                          const ResultModel &model, int rows)
{
    for (const int column : seriesOf(spec)) {
        auto *set = new QBarSet(reportWords(spec.columns[std::size_t(column)].title));
        for (int position = 0; position < rows; ++position)
            set->append(valueIn(model, rowAt(spec, position, rows), column));
        connect(
            set, &QBarSet::clicked, this,
            [this, column, rows, isUpright = spec.shape == reports::Shape::Columns](int position) {
                emit barClicked(isUpright ? position : rows - 1 - position, column);
            });
        connect(set, &QBarSet::hovered, this, [this](bool isOver) {
            viewport()->setCursor(isOver ? Qt::PointingHandCursor : Qt::ArrowCursor);
        });
        series.append(set);
        m_sets += set;
    }
    series.setLabelsVisible(true);
    series.setLabelsPosition(QAbstractBarSeries::LabelsOutsideEnd);
    series.setBarWidth(spec.shape == reports::Shape::Columns ? 0.8 : 0.7);
}

void ReportChart::addAxes(QAbstractBarSeries &series, const reports::ReportSpec &spec,
                          const ResultModel &model, int rows)
{
    const bool isUpright = spec.shape == reports::Shape::Columns;
    m_names = new QBarCategoryAxis;
    QStringList taken;
    for (int position = 0; position < rows; ++position) {
        QString name = model.text(rowAt(spec, position, rows), 0);
        name =
            fontMetrics().elidedText(name, Qt::ElideRight, fontMetrics().averageCharWidth() * 34);
        while (taken.contains(name)) // an axis has no two categories of one name
            name += QChar(0x200b);
        taken += name;
    }
    m_names->append(taken);
    if (isUpright) {
        m_upright = taken;
        m_names->setTruncateLabels(false); // fitNames() sees to it that each has room
    }
    m_numbers = new QValueAxis;
    double most = 0;
    for (const QBarSet *set : std::as_const(m_sets)) {
        for (int i = 0; i < set->count(); ++i)
            most = std::max(most, set->at(i));
    }
    m_numbers->setRange(0, most > 0 ? most * 1.15 : 1); // with room for the numbers
    m_numbers->setVisible(false); // each bar says its own
    m_names->setGridLineVisible(false);
    chart()->addAxis(m_names, isUpright ? Qt::AlignBottom : Qt::AlignLeft);
    chart()->addAxis(m_numbers, isUpright ? Qt::AlignLeft : Qt::AlignBottom);
    series.attachAxis(m_names);
    series.attachAxis(m_numbers);
}

/// Below upright bars each name is whole: where there is not room for all, every other one stands
/// there, or every third one. Those at the ends have no room beside the chart.
void ReportChart::fitNames()
{
    if (m_upright.isEmpty())
        return;
    int widest = 1;
    for (const QString &name : std::as_const(m_upright))
        widest = std::max(widest, fontMetrics().horizontalAdvance(name));
    const qsizetype needed = widest + fontMetrics().averageCharWidth();
    const qsizetype room = std::max(viewport()->width(), 1);
    const qsizetype step = (needed * m_upright.size() + room - 1) / room;
    const qsizetype fromEnd = std::min(step / 2, m_upright.size() - 1);
    QStringList shown = m_upright;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if ((shown.size() - 1 - i) % step != fromEnd)
            shown[i] = QString(i + 1, QChar(0x200b)); // an axis has no two categories of one name
    }
    if (shown != m_names->categories())
        m_names->setCategories(shown);
}

void ReportChart::describe(const reports::ReportSpec &spec, const ResultModel &model, int rows)
{
    QStringList said;
    for (int row = 0; row < rows; ++row) {
        QStringList numbers;
        for (const int column : seriesOf(spec))
            numbers += m_sets.size() > 1
                ? tr("%1 %2").arg(reportWords(spec.columns[std::size_t(column)].title),
                                  model.text(row, column))
                : model.text(row, column);
        said += tr("%1: %2").arg(model.text(row, 0), numbers.join(tr(", ")));
    }
    setAccessibleDescription(said.join(QLatin1Char('\n')));
}

/// In the window's colours; one ink, in several patterns.
void ReportChart::colour()
{
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor fill = palette().color(QPalette::Highlight);
    chart()->setBackgroundBrush(palette().color(QPalette::Window));
    chart()->legend()->setLabelColor(ink);
    chart()->legend()->setFont(font());
    for (int i = 0; i < m_sets.size(); ++i) {
        m_sets[i]->setBrush(QBrush(fill, kPatterns[std::size_t(i) % kPatterns.size()]));
        m_sets[i]->setPen(QPen(fill, 1));
        m_sets[i]->setLabelColor(ink);
        m_sets[i]->setLabelFont(font());
    }
    for (QAbstractAxis *axis : chart()->axes()) {
        axis->setLabelsColor(ink);
        axis->setLabelsFont(font());
        axis->setLinePenColor(palette().color(QPalette::Mid));
    }
}

void ReportChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        colour();
        fitNames();
    }
}

void ReportChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    fitNames();
}

void ReportChart::paintOn(QPainter &painter, const QRectF &area) const
{
    const_cast<ReportChart *>(this)->render(&painter, area, rect()); // NOLINT: it only reads
}

/// As many times as large as on screen.
QImage ReportChart::image(int scale) const
{
    QImage image(size() * scale, QImage::Format_RGB32);
    image.fill(palette().color(QPalette::Window));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOn(painter, image.rect());
    return image;
}

QByteArray ReportChart::png() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image(2).save(&buffer, "PNG");
    return bytes;
}

QImage ReportChart::onPaper()
{
    QPalette ink = palette();
    ink.setColor(QPalette::Window, Qt::white);
    ink.setColor(QPalette::WindowText, Qt::black);
    ink.setColor(QPalette::Mid, Qt::gray);
    setPalette(ink);
    const QImage picture = image(4);
    setPalette({}); // the window's again, and whatever that becomes
    return picture;
}

QByteArray ReportChart::svg() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size());
    generator.setViewBox(rect());
    generator.setTitle(accessibleName());
    generator.setDescription(accessibleDescription());
    QPainter painter(&generator);
    paintOn(painter, rect());
    painter.end();
    return bytes;
}

} // namespace nidreg::forms
