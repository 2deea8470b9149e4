// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/linewrap.h"
#include "forms/widgets/sidebysidemodel.h"

#include <QStyledItemDelegate>
#include <QTreeView>

#include <memory>

namespace nidreg::forms {

/// Paints a line of a SideBySideModel: its number, a sign where it changed, and its text, wrapped,
/// with what changed in it underlined and tinted.
class SideBySideDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// To be called when the font or the number of lines changed.
    void measure(const QFont &font, int maxLineNumber);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

    /// How far below the top of its row the first word stands that changed.
    int firstMark(const DiffSide &side, int columnWidth) const;
    int lineHeight() const { return m_lineHeight; }

private:
    struct Look; ///< colours of one cell
    std::vector<LineWrap::Piece> pieces(const DiffSide &side, int columnWidth) const;
    void paintGutter(QPainter &painter, const QRect &rect, const Look &look, const DiffSide &side,
                     QChar sign) const;
    void paintText(QPainter &painter, const QRect &rect, const Look &look,
                   const DiffSide &side) const;
    qreal gutter() const;

    QFont m_font;
    std::unique_ptr<LineWrap> m_wrap;
    int m_lineHeight = 0;
    int m_digits = 1;
};

/// The rows of a SideBySideModel. Folds open with a click, Enter or Right and close with Left;
/// Ctrl+C copies the lines selected.
class SideBySideView : public QTreeView {
    Q_OBJECT

public:
    explicit SideBySideView(SideBySideModel &model, QWidget *parent = nullptr);

    /// Makes the next stretch of changed lines (`by` +1), or the one before (-1), the current one
    /// and scrolls it into view; goes round.
    void goToDifference(int by);
    /// The lines selected, for the clipboard; empty where nothing is.
    QString selectedText() const;
    void remeasure(); ///< after the model got other lines

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void toggle(const QModelIndex &index);
    void reveal(int row, int column);
    void paintCaption(QPainter &painter, const QStyleOptionViewItem &option, int row) const;

    SideBySideModel &m_model;
    SideBySideDelegate *m_delegate;
};

} // namespace nidreg::forms
