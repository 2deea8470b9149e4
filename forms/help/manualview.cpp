// SPDX-License-Identifier: MIT
#include "forms/help/manualview.h"

#include "forms/help/manual.h"
#include "forms/help/procedurepicture.h"
#include "forms/words/words.h"

#include <QEvent>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextTable>
#include <QWheelEvent>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kMaxSteps = 12;
static constexpr int kLeastSteps = -4;
static constexpr int kWidest = 760; ///< of a picture, in pixels
static constexpr int kCellPadding = 4;
static constexpr double kMargin = 24;

ManualView::ManualView(const Manual &manual, QWidget *parent)
    : QTextBrowser(parent), m_manual(manual)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    document()->setDocumentMargin(kMargin);
    connect(this, &QTextBrowser::anchorClicked, this, &ManualView::follow);
    connect(this, &QTextBrowser::sourceChanged, this, &ManualView::dress);
}

void ManualView::showPage(const QString &target)
{
    if (!m_manual.has(target))
        return;
    QUrl url(QStringLiteral("qrc") + Manual::folder() + target.section(u'#', 0, 0));
    url.setFragment(target.section(u'#', 1));
    setSource(url, QTextDocument::MarkdownResource);
}

QString ManualView::target() const
{
    const QString name = m_shown.fileName();
    return m_shown.hasFragment() ? name + u'#' + m_shown.fragment() : name;
}

void ManualView::zoom(int steps)
{
    const int wanted = steps == 0 ? 0 : std::clamp(m_steps + steps, kLeastSteps, kMaxSteps);
    const int by = wanted - m_steps;
    m_steps = wanted;
    if (by > 0)
        zoomIn(by);
    else if (by < 0)
        zoomOut(-by);
    if (by != 0)
        emit zoomed(m_steps);
}

void ManualView::follow(const QUrl &url)
{
    const QUrl whole = m_shown.resolved(url);
    if (whole.scheme() != QLatin1String("qrc"))
        return emit outsideWanted(whole);
    const QString name = whole.fileName();
    showPage(whole.hasFragment() ? name + u'#' + whole.fragment() : name);
}

/// A drawing in the palette's inks, or a photograph of a window, for the screen it is on.
QVariant ManualView::picture(const QString &path) const
{
    const double ratio = devicePixelRatioF();
    if (!path.endsWith(QLatin1String(".svg"))) {
        QImage image(path);
        if (image.isNull())
            return {};
        const int room = std::min(kWidest, viewport()->width() - 2 * int(kMargin));
        const int width = std::min(image.width(), int(room * ratio));
        image = image.scaledToWidth(width, Qt::SmoothTransformation);
        image.setDevicePixelRatio(ratio);
        return image;
    }
    QSvgRenderer drawing;
    for (const workflow::Procedure procedure :
         {workflow::Procedure::Community, workflow::Procedure::FastTrack}) {
        const std::string_view name = workflow::name(procedure);
        if (path.endsWith(u'-' + words(name) + QLatin1String(".svg")))
            drawing.load(inInksOf(palette(), procedurePicture(procedure)));
    }
    if (!drawing.isValid())
        return {};
    QImage image(drawing.defaultSize() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    image.setDevicePixelRatio(ratio);
    return image;
}

QVariant ManualView::loadResource(int type, const QUrl &name)
{
    const QUrl whole = QUrl(QStringLiteral("qrc") + Manual::folder()).resolved(name);
    const QString path = u':' + whole.path();
    if (type == QTextDocument::ImageResource)
        return picture(path);
    if (type == QTextDocument::MarkdownResource) {
        const ManualPage *page = m_manual.page(whole.fileName());
        return page ? page->text : QString();
    }
    return {};
}

static void dressTables(QTextFrame &frame, const QPalette &palette)
{
    for (QTextFrame *each : frame.childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(each)) {
            QTextTableFormat format = table->format();
            format.setBorder(1);
            format.setBorderCollapse(true);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(palette.mid());
            format.setCellPadding(kCellPadding);
            table->setFormat(format);
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(0, column);
                QTextCharFormat head = cell.format();
                head.setBackground(palette.alternateBase());
                cell.setFormat(head);
            }
        }
        dressTables(*each, palette);
    }
}

static void dressCode(QTextBlock &block, const QPalette &palette)
{
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    format.setBackground(palette.alternateBase());
    format.setNonBreakableLines(false);
    cursor.setBlockFormat(format);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat letters;
    letters.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
    letters.setFontFixedPitch(true);
    cursor.mergeCharFormat(letters);
}

static void dressHeading(QTextBlock &block, const QString &anchor)
{
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat named;
    named.setAnchor(true);
    named.setAnchorNames({anchor});
    cursor.mergeCharFormat(named);
}

/// What Qt's reader of Markdown leaves out: names of headings, lines of tables, grounds of code.
void ManualView::dress(const QUrl &shown)
{
    m_shown = shown; // source() is still the page before
    const ManualPage *page = m_manual.page(shown.fileName());
    if (!page)
        return;
    document()->setUndoRedoEnabled(false);
    std::size_t heading = 0;
    QTextCursor edit(document());
    edit.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() > 0 && heading < page->headings.size())
            dressHeading(block, page->headings[heading++].anchor);
        if (format.hasProperty(QTextFormat::BlockCodeFence)
            || format.hasProperty(QTextFormat::BlockCodeLanguage) || format.nonBreakableLines())
            dressCode(block, palette());
    }
    dressTables(*document()->rootFrame(), palette());
    edit.endEditBlock();
    if (shown.hasFragment())
        scrollToAnchor(shown.fragment());
}

void ManualView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_shown.isEmpty())
        reload();
}

void ManualView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QTextBrowser::wheelEvent(event);
    const int turned = event->angleDelta().y();
    if (turned != 0)
        zoom(turned > 0 ? 1 : -1);
    event->accept();
}

} // namespace nidreg::forms
