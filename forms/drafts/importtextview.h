// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/importtext.h"

#include <QPlainTextEdit>
#include <QSyntaxHighlighter>

namespace nidreg::forms {

/// The text that is imported, for reading, each piece with its field in the margin: headings bold,
/// page furniture grey and struck out, guesses underlined, what has no field on a ground of its
/// own. Words and shapes say the same as the colours.
class ImportTextView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit ImportTextView(const ImportText &import, QWidget *parent = nullptr);

    /// After pieces changed.
    void refresh();
    void showPiece(std::size_t piece);
    std::size_t currentPiece() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Colours;
    friend class ImportMargin;

    void fitMargin();
    void paintMargin(QPaintEvent *event);
    void markCurrent();

    const ImportText &m_import;
    Colours *m_colours;
    QWidget *m_margin;
};

/// Where a piece goes, in a word or two: "Purpose", "Syntax?" for a guess, "no field".
QString labelOf(const templates::Piece &piece);

} // namespace nidreg::forms
