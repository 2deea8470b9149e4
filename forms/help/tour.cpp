// SPDX-License-Identifier: MIT
#include "forms/help/tour.h"

#include <QAccessible>
#include <QApplication>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kAround = 4; ///< pixels between a part and its frame
static constexpr int kBeside = 14; ///< and between the frame and the note
static constexpr int kNoteWidth = 360;
static constexpr int kDim = 130; ///< of 255

Tour::Tour(QWidget &window, std::vector<TourStep> steps)
    : QWidget(&window), m_window(window), m_steps(std::move(steps)), m_before(window.focusWidget())
{
    setObjectName("tour");
    setAttribute(Qt::WA_DeleteOnClose);
    makeNote();
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, QWidget *now) { watchKeyboard(now); });
    setGeometry(window.rect());
    show();
    raise();
    showStep(0);
}

void Tour::makeNote()
{
    m_note = new QFrame(this);
    m_note->setFrameShape(QFrame::StyledPanel);
    m_note->setAutoFillBackground(true);
    m_note->setFixedWidth(kNoteWidth);
    m_title = new QLabel(m_note);
    QFont large = m_title->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    m_title->setFont(large);
    m_text = new QLabel(m_note);
    m_text->setWordWrap(true);
    m_count = new QLabel(m_note);
    m_skip = new QPushButton(tr("&Skip the tour"), m_note);
    m_skip->setObjectName("skip");
    m_skip->setWhatsThis(tr("Ends the tour. Help ▸ Tour of the window shows it again."));
    m_back = new QPushButton(tr("&Back"), m_note);
    m_back->setObjectName("back");
    m_back->setWhatsThis(tr("Shows the part before."));
    m_next = new QPushButton(m_note);
    m_next->setObjectName("next");
    m_next->setWhatsThis(tr("Shows the next part."));
    m_next->setDefault(true);
    auto *layout = new QGridLayout(m_note);
    layout->addWidget(m_title, 0, 0, 1, 3);
    layout->addWidget(m_text, 1, 0, 1, 4);
    layout->addWidget(m_count, 0, 3, Qt::AlignRight);
    layout->addWidget(m_skip, 2, 0);
    layout->addWidget(m_back, 2, 2);
    layout->addWidget(m_next, 2, 3);
    layout->setColumnStretch(1, 1);
    connect(m_skip, &QPushButton::clicked, this, &Tour::end);
    connect(m_back, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(+1); });
}

void Tour::showStep(std::size_t step)
{
    m_step = step;
    const TourStep &shown = m_steps[step];
    if (shown.prepare)
        shown.prepare();
    const bool isLast = step + 1 == m_steps.size();
    m_title->setText(shown.title);
    m_text->setText(shown.text);
    m_count->setText(tr("%1 of %2").arg(step + 1).arg(m_steps.size()));
    m_back->setEnabled(step > 0);
    m_skip->setVisible(!isLast); // nothing is left to skip
    m_next->setText(isLast ? tr("&Done") : tr("&Next"));
    setAccessibleName(shown.title);
    setAccessibleDescription(shown.text);
    placeNote();
    raise();
    m_next->setFocus();
    tellStep();
}

/// A screen reader says a note that comes by itself.
void Tour::tellStep()
{
    m_note->setAccessibleName(m_steps[m_step].title);
    m_note->setAccessibleDescription(m_steps[m_step].text);
    QAccessibleEvent alert(m_note, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

/// What is dimmed may ask for the keyboard: a page that comes, a registry that opens. It has it
/// after the tour.
void Tour::watchKeyboard(QWidget *now)
{
    const bool isDimmed = now && now->window() == &m_window && !isAncestorOf(now);
    if (!isDimmed || qobject_cast<QMenuBar *>(now))
        return;
    m_before = now;
    QMetaObject::invokeMethod(
        this, [this] { m_next->setFocus(); }, Qt::QueuedConnection);
}

/// Tab goes round in the note.
bool Tour::focusNextPrevChild(bool next)
{
    if (!isVisible()) // it ends, and leaves the keyboard to what is next
        return QWidget::focusNextPrevChild(next);
    std::vector<QPushButton *> round{m_skip, m_back, m_next};
    std::erase_if(round,
                  [](const QPushButton *each) { return !each->isEnabled() || each->isHidden(); });
    if (!next)
        std::ranges::reverse(round);
    const auto at = std::ranges::find(round, m_window.focusWidget());
    const bool isLast = at == round.end() || at + 1 == round.end();
    (isLast ? round.front() : *(at + 1))
        ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

QRect Tour::shownPart() const
{
    return m_steps[m_step].where().adjusted(-kAround, -kAround, kAround, kAround) & rect();
}

/// Below the part where there is room, else above it, else beside it.
void Tour::placeNote()
{
    m_part = shownPart();
    m_note->adjustSize();
    const QSize size = m_note->size();
    QPoint at(m_part.left(), m_part.bottom() + kBeside);
    if (at.y() + size.height() > height())
        at.setY(m_part.top() - kBeside - size.height());
    if (at.y() < 0)
        at = {m_part.right() + kBeside, m_part.top() + kBeside};
    at.setX(std::clamp(at.x(), kBeside, std::max(kBeside, width() - size.width() - kBeside)));
    at.setY(std::clamp(at.y(), kBeside, std::max(kBeside, height() - size.height() - kBeside)));
    m_note->move(at);
    update();
}

void Tour::go(int by)
{
    const auto wanted = std::ptrdiff_t(m_step) + by;
    if (wanted >= std::ssize(m_steps))
        return end();
    if (wanted >= 0)
        showStep(std::size_t(wanted));
}

void Tour::end()
{
    qApp->removeEventFilter(this);
    qApp->disconnect(this);
    if (m_before && isAncestorOf(m_window.focusWidget()))
        m_before->setFocus();
    emit ended();
    close();
}

/// A part grows when what it shows arrives.
void Tour::paintEvent(QPaintEvent *)
{
    if (shownPart() != m_part)
        QMetaObject::invokeMethod(this, &Tour::placeNote, Qt::QueuedConnection);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath dimmed;
    dimmed.addRect(rect());
    QPainterPath part;
    part.addRoundedRect(m_part, kAround, kAround);
    painter.fillPath(dimmed.subtracted(part), QColor(0, 0, 0, kDim));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawPath(part);
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return end();
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return go(+1);
    case Qt::Key_Left:
        return go(-1);
    default:
        QWidget::keyPressEvent(event);
    }
}

/// What is dimmed cannot be pressed meanwhile.
void Tour::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

/// The button of the note whose letter was pressed with Alt: the dimmed window may have the same.
QPushButton *Tour::buttonOf(const QKeyEvent &event) const
{
    const QKeySequence keys(event.keyCombination());
    for (QPushButton *each : {m_skip, m_back, m_next}) {
        if (each->isEnabled() && each->isVisible() && QKeySequence::mnemonic(each->text()) == keys)
            return each;
    }
    return nullptr;
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Resize) {
        setGeometry(m_window.rect());
        placeNote();
    }
    const auto *widget = qobject_cast<const QWidget *>(watched);
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (isKey && widget && isAncestorOf(widget)) {
        if (QPushButton *meant = buttonOf(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            if (event->type() == QEvent::KeyPress)
                meant->click();
            return true;
        }
    }
    if (event->type() == QEvent::Shortcut && !(widget && isAncestorOf(widget)))
        end();
    return QWidget::eventFilter(watched, event);
}

} // namespace nidreg::forms
