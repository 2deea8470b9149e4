// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

class QFrame;
class QLabel;
class QPushButton;

namespace nidreg::forms {

/// One step of a tour: the part that it shows, and the text about it.
struct TourStep {
    QString title;
    QString text; ///< two sentences at most
    std::function<QRect()> where; ///< in the window's coordinates; called when it is shown
    std::function<void()> prepare = {}; ///< brings it on the screen; may be empty
};

/// Shows parts of a window one after the other: everything else is dimmed, and a note beside the
/// part explains it. Return and the arrows go on and back, Esc ends it, and so does any shortcut of
/// the window. The keyboard stays in the note, and goes back to where it was when the tour ends.
class Tour : public QWidget {
    Q_OBJECT

public:
    /// Begins at once over `window`, and deletes itself at the end. `steps` has one at least.
    Tour(QWidget &window, std::vector<TourStep> steps);

    std::size_t step() const { return m_step; }

signals:
    /// At the last step or before it.
    void ended();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    QPushButton *buttonOf(const QKeyEvent &event) const;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeNote();
    void watchKeyboard(QWidget *now);
    void tellStep();
    void showStep(std::size_t step);
    void go(int by);
    void end();
    QRect shownPart() const;
    void placeNote();

    QWidget &m_window;
    std::vector<TourStep> m_steps;
    std::size_t m_step = 0;
    QRect m_part;
    QPointer<QWidget> m_before; ///< has the keyboard once the tour ends
    QFrame *m_note = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_skip = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
};

} // namespace nidreg::forms
