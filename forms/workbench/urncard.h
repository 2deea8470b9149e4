// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/cardlayout.h"

#include <QWidget>

namespace nidreg::forms {

/// A string in large letters with its parts over it: each on a ground of its own, with its name
/// below. Its text can be selected with the mouse and the keyboard, and copied as it was typed.
class UrnCard : public QWidget {
    Q_OBJECT

public:
    explicit UrnCard(QWidget *parent = nullptr);

    /// Hidden where the card has no spans.
    void setCard(const CardText &card);
    /// What is selected, as it was typed; all of it where nothing is.
    QString selectedText() const;
    const CardLayout &cardLayout() const { return m_layout; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

public slots:
    void copy();
    void selectAll();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;

private:
    QFont codeFont() const;
    QFont nameFont() const;
    QPointF inside(const QPointF &point) const;
    void layOut();
    void moveTo(qsizetype unit, bool selects);
    void paintChip(QPainter &painter, const CardLayout::Chip &chip) const;

    CardText m_card;
    CardLayout m_layout;
    qsizetype m_anchor = 0, m_cursor = 0; ///< of the selection, in the card's text
};

} // namespace nidreg::forms
