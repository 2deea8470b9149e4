// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

class QLabel;

namespace nidreg::forms {

/// A paragraph of plain text as high as its lines where there is room for them. Where there is
/// not, it scrolls, while a wrapped QLabel would be cut.
class Paragraph : public QScrollArea {
    Q_OBJECT

public:
    explicit Paragraph(QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    void resizeEvent(QResizeEvent *event) override;

    QLabel *m_label;
};

} // namespace nidreg::forms
