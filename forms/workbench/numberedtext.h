// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <cstdint>

namespace nidreg::forms {

/// Lines of a file with their numbers beside them, to be read and copied.
class NumberedText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit NumberedText(QWidget *parent = nullptr);

    /// Any text; `before` is how many lines of the file stand before it. Characters that would not
    /// show are shown by a sign of the same length.
    void setLines(const QString &text, std::uint64_t before);
    /// Marks from one UTF-16 unit of the text up to another as wrong, and brings it into sight.
    /// Where both are the same, the end of the line is what is wrong.
    void mark(qsizetype begin, qsizetype end);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void paintNumbers();
    void placeMargin();
    void showMark();

    QWidget *m_margin = nullptr;
    std::uint64_t m_before = 0;
    qsizetype m_markBegin = -1, m_markEnd = -1;
};

} // namespace nidreg::forms
