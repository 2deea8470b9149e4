// SPDX-License-Identifier: MIT
#include "forms/help/procedurepicture.h"

#include "forms/help/procedurelayout.h"
#include "forms/words/wording.h"

#include <QColor>
#include <QXmlStreamWriter>

#include <algorithm>

namespace nidreg::forms {

using workflow::State;

namespace {

// All in pixels of the drawing.
constexpr int kMargin = 12;
constexpr int kLine = 17; ///< of text
constexpr int kBox = 330; ///< wide
constexpr int kLane = 190; ///< for one arrow at the left and its words
constexpr int kAside = 250; ///< the arrow to the right and its words
constexpr int kPill = 170;
constexpr int kGap = 20; ///< between two rows without an arrow
constexpr int kHead = 7;
constexpr int kRadius = 6;
constexpr const char *kInk = "#202428";
constexpr const char *kPaper = "#fdfdfd";
constexpr const char *kGround = "#e8eef6";
constexpr const char *kAim = "#dcefdc";
constexpr const char *kEnd = "#f1e6e6";

struct PlacedRow {
    int top = 0;
    int height = 0;
    int middle() const { return top + height / 2; }
};

struct PlacedArc {
    const ProcedureArrow *arrow;
    std::size_t upper, lower;
    int lane = 0;
};

bool isAdjacent(const ProcedureLayout &layout, const ProcedureArrow &arrow)
{
    const auto from = int(layout.rowOf(arrow.from));
    const auto to = int(layout.rowOf(arrow.to));
    return from - to == 1 || to - from == 1;
}

/// Draws a layout; y grows downwards.
class ProcedureDrawing {
public:
    ProcedureDrawing(const ProcedureLayout &layout, const QString &title)
        : m_layout(layout), m_title(title), m_xml(&m_svg)
    {
        placeArcs();
        placeRows();
    }

    QByteArray draw();

private:
    std::vector<const ProcedureArrow *> between(std::size_t upper) const;
    void placeArcs();
    void placeRows();
    int boxLeft() const { return kMargin + m_lanes * kLane; }

    void start();
    void drawRow(std::size_t row);
    void drawAside(const ProcedureArrow &arrow, int y);
    void drawBetween(std::size_t upper);
    void drawArc(const PlacedArc &arc);
    void text(int x, int y, const QString &words, bool isBold = false);
    void box(int x, int y, int width, int height, const char *fill, int radius);
    void line(const QString &path);
    void head(int x, int y, int dx, int dy);

    const ProcedureLayout &m_layout;
    QString m_title;
    std::vector<PlacedArc> m_arcs;
    std::vector<PlacedRow> m_rows;
    int m_lanes = 0;
    int m_height = 0;
    QByteArray m_svg;
    QXmlStreamWriter m_xml;
};

std::vector<const ProcedureArrow *> ProcedureDrawing::between(std::size_t upper) const
{
    std::vector<const ProcedureArrow *> found;
    for (const ProcedureArrow &arrow : m_layout.arrows) {
        const bool isHere = isAdjacent(m_layout, arrow)
            && std::min(m_layout.rowOf(arrow.from), m_layout.rowOf(arrow.to)) == upper;
        if (isHere)
            found.push_back(&arrow);
    }
    return found;
}

/// Arrows that pass rows go round them at the left, short ones nearer.
void ProcedureDrawing::placeArcs()
{
    for (const ProcedureArrow &arrow : m_layout.arrows) {
        const std::size_t from = m_layout.rowOf(arrow.from);
        const std::size_t to = m_layout.rowOf(arrow.to);
        if (!isAdjacent(m_layout, arrow))
            m_arcs.push_back({&arrow, std::min(from, to), std::max(from, to)});
    }
    std::ranges::stable_sort(m_arcs, {}, [](const PlacedArc &a) { return a.lower - a.upper; });
    for (std::size_t i = 0; i < m_arcs.size(); ++i) {
        PlacedArc &arc = m_arcs[i];
        const auto isCrossed = [&](int lane) {
            return std::any_of(
                m_arcs.begin(), m_arcs.begin() + std::ptrdiff_t(i), [&](const PlacedArc &other) {
                    return other.lane == lane && other.upper < arc.lower && arc.upper < other.lower;
                });
        };
        while (isCrossed(arc.lane))
            ++arc.lane;
        m_lanes = std::max(m_lanes, arc.lane + 1);
    }
}

void ProcedureDrawing::placeRows()
{
    int y = kMargin;
    for (std::size_t i = 0; i < m_layout.rows.size(); ++i) {
        const ProcedureRow &row = m_layout.rows[i];
        const auto inBox = int(row.kept.size()) + 1;
        const auto beside = 2 * int(row.asides.size());
        const int height = std::max(inBox, beside) * kLine + 14;
        m_rows.push_back({y, height});
        y += height + kGap + int(between(i).size()) * kLine;
    }
    m_height = y - kGap + kMargin;
}

void ProcedureDrawing::text(int x, int y, const QString &words, bool isBold)
{
    m_xml.writeStartElement("text");
    m_xml.writeAttribute("x", QString::number(x));
    m_xml.writeAttribute("y", QString::number(y));
    m_xml.writeAttribute("fill", kInk);
    if (isBold)
        m_xml.writeAttribute("font-weight", "bold");
    m_xml.writeCharacters(words);
    m_xml.writeEndElement();
}

void ProcedureDrawing::box(int x, int y, int width, int height, const char *fill, int radius)
{
    m_xml.writeEmptyElement("rect");
    m_xml.writeAttribute("x", QString::number(x));
    m_xml.writeAttribute("y", QString::number(y));
    m_xml.writeAttribute("width", QString::number(width));
    m_xml.writeAttribute("height", QString::number(height));
    m_xml.writeAttribute("rx", QString::number(radius));
    m_xml.writeAttribute("fill", fill);
    m_xml.writeAttribute("stroke", kInk);
}

void ProcedureDrawing::line(const QString &path)
{
    m_xml.writeEmptyElement("path");
    m_xml.writeAttribute("d", path);
    m_xml.writeAttribute("fill", "none");
    m_xml.writeAttribute("stroke", kInk);
}

/// The head of an arrow whose point is at `x`, `y`, and which comes from `dx`, `dy` (each -1 to 1).
void ProcedureDrawing::head(int x, int y, int dx, int dy)
{
    const int acrossX = dy * kHead / 2;
    const int acrossY = dx * kHead / 2;
    m_xml.writeEmptyElement("path");
    m_xml.writeAttribute("d",
                         QStringLiteral("M%1 %2L%3 %4L%5 %6Z")
                             .arg(x)
                             .arg(y)
                             .arg(x + dx * kHead + acrossX)
                             .arg(y + dy * kHead + acrossY)
                             .arg(x + dx * kHead - acrossX)
                             .arg(y + dy * kHead - acrossY));
    m_xml.writeAttribute("fill", kInk);
}

void ProcedureDrawing::drawAside(const ProcedureArrow &arrow, int y)
{
    const int left = boxLeft() + kBox;
    const int right = left + kAside;
    const bool isElsewhere = !workflow::isEnded(arrow.to);
    line(QStringLiteral("M%1 %2H%3").arg(left).arg(y).arg(right - kHead));
    head(right, y, -1, 0);
    text(left + 8, y - 5, arrow.label());
    box(right, y - kLine / 2 - 3, kPill, kLine + 6, isElsewhere ? kGround : kEnd, kLine / 2);
    text(right + 12, y + 5,
         isElsewhere ? QStringLiteral("%1 (%2)").arg(wording(arrow.to),
                                                     wording(workflow::Procedure::Community))
                     : wording(arrow.to));
}

void ProcedureDrawing::drawRow(std::size_t i)
{
    const ProcedureRow &row = m_layout.rows[i];
    const PlacedRow &place = m_rows[i];
    const bool isAim = row.state == State::Registered;
    box(boxLeft(), place.top, kBox, place.height,
        isAim                              ? kAim
            : workflow::isEnded(row.state) ? kEnd
                                           : kGround,
        kRadius);
    text(boxLeft() + 10, place.top + kLine + 3, wording(row.state), true);
    for (qsizetype k = 0; k < row.kept.size(); ++k)
        text(boxLeft() + 20, place.top + int(k + 2) * kLine + 3, row.kept[k]);
    for (std::size_t k = 0; k < row.asides.size(); ++k)
        drawAside(row.asides[k], place.top + int(2 * k + 1) * kLine + 6);
}

/// Arrows to the row below and back, each with its words.
void ProcedureDrawing::drawBetween(std::size_t upper)
{
    const auto arrows = between(upper);
    const int top = m_rows[upper].top + m_rows[upper].height;
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        const int x = boxLeft() + 24 + int(i) * 18;
        const int bottom = m_rows[upper + 1].top;
        const bool isDown = m_layout.rowOf(arrows[i]->from) == upper;
        line(QStringLiteral("M%1 %2V%3").arg(x).arg(top).arg(bottom));
        head(x, isDown ? bottom : top, 0, isDown ? -1 : 1);
        const int words = boxLeft() + 24 + int(arrows.size()) * 18;
        text(words, top + int(i + 1) * kLine + 4,
             (isDown ? QStringLiteral("↓ ") : QStringLiteral("↑ ")) + arrows[i]->label());
    }
}

void ProcedureDrawing::drawArc(const PlacedArc &arc)
{
    const bool isDown = m_layout.rowOf(arc.arrow->from) == arc.upper;
    const int x = boxLeft() - (arc.lane + 1) * kLane + 12;
    const int begin = m_rows[arc.upper].top + m_rows[arc.upper].height - 8 - 6 * arc.lane;
    const int end = m_rows[arc.lower].top + 12 + 6 * arc.lane;
    line(QStringLiteral("M%1 %2H%3V%4H%1").arg(boxLeft()).arg(begin).arg(x).arg(end));
    head(boxLeft(), isDown ? end : begin, -1, 0);
    const int y = m_rows[arc.upper].top + m_rows[arc.upper].height + kLine;
    text(x + 8, y,
         (isDown ? QStringLiteral("↓ ") : QStringLiteral("↑ ")) + wording(arc.arrow->step));
    QString who = arc.arrow->by.join(QStringLiteral(", "));
    if (!arc.arrow->when.isEmpty())
        who += QStringLiteral("; ") + arc.arrow->when;
    text(x + 8, y + kLine, QStringLiteral("(%1)").arg(who));
}

void ProcedureDrawing::start()
{
    const int width = boxLeft() + kBox + kAside + kPill + kMargin;
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
    m_xml.writeStartElement("svg");
    m_xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    m_xml.writeAttribute("width", QString::number(width));
    m_xml.writeAttribute("height", QString::number(m_height));
    m_xml.writeAttribute("viewBox", QStringLiteral("0 0 %1 %2").arg(width).arg(m_height));
    m_xml.writeAttribute("font-family", "sans-serif");
    m_xml.writeAttribute("font-size", "12");
    m_xml.writeTextElement("title", m_title);
    m_xml.writeEmptyElement("rect");
    m_xml.writeAttribute("width", QString::number(width));
    m_xml.writeAttribute("height", QString::number(m_height));
    m_xml.writeAttribute("fill", kPaper);
}

QByteArray ProcedureDrawing::draw()
{
    start();
    for (const PlacedArc &arc : m_arcs)
        drawArc(arc);
    for (std::size_t i = 0; i + 1 < m_rows.size(); ++i)
        drawBetween(i);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        drawRow(i);
    m_xml.writeEndElement();
    return m_svg.trimmed() + '\n';
}

} // namespace

QByteArray procedurePicture(workflow::Procedure procedure)
{
    const ProcedureLayout layout = layoutOf(procedure);
    return ProcedureDrawing(layout, wording(procedure)).draw();
}

QByteArray inInksOf(const QPalette &palette, QByteArray svg)
{
    const auto name = [&](QPalette::ColorRole role) {
        return palette.color(QPalette::Active, role).name().toLatin1();
    };
    if (palette.color(QPalette::Base).lightness() >= 128)
        return svg;
    svg.replace(kInk, name(QPalette::Text));
    svg.replace(kPaper, name(QPalette::Base));
    for (const char *ground : {kGround, kAim, kEnd})
        svg.replace(ground, name(QPalette::AlternateBase));
    return svg;
}

} // namespace nidreg::forms
