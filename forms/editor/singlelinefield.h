// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace nidreg::forms {

/// A line edit whose undo is the draft's.
class SingleLineField : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    void setHistoryActions(QAction *undo, QAction *redo);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
};

} // namespace nidreg::forms
