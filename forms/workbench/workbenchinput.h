// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/workbenchreport.h"

#include <QPlainTextEdit>

namespace nidreg::forms {

/// Where one types or pastes what is taken apart. A text with a line that is too long to be laid
/// out while somebody types is held as it is, and its beginning is shown until it is cleared.
class WorkbenchInput : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit WorkbenchInput(QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);
    /// Where the cursor is in text(), in UTF-16 units.
    qsizetype cursorPosition() const;
    /// Puts the cursor there, in UTF-16 units of text(), and shows its line.
    void goTo(qsizetype place);
    void showMarks(const std::vector<InputMark> &marks);
    /// As many lines high as this, and no more.
    void setLines(int lines);

    static constexpr qsizetype kLongestLine = 16'384; ///< UTF-16 units

signals:
    void changed();
    void lineChosen(); ///< the cursor went to another line

protected:
    void insertFromMimeData(const QMimeData *source) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitHeight();

    QString m_held; ///< what is only begun on the screen; empty: all is there
    std::vector<InputMark> m_marks;
    int m_lines = 3;
    int m_line = 0; ///< where the cursor is
};

} // namespace nidreg::forms
