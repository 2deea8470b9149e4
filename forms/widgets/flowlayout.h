// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <vector>

namespace nidreg::forms {

/// Lays widgets out like words of a line, going on in the next line where the width ends.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget *parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int layOut(const QRect &rect, bool move) const;

    std::vector<QLayoutItem *> m_items;
};

} // namespace nidreg::forms
