// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace nidreg::app {

/// The narrow list on the left: each page with its icon, its name, and a count where it has one.
class PagesList : public QListWidget {
    Q_OBJECT

public:
    explicit PagesList(QWidget *parent = nullptr);

    void addPage(const QString &name, const QString &icon);
    /// Shows `count` beside the page's name, -1: none. `words` say what is counted.
    void setCount(int page, int count, const QString &words);

    QSize sizeHint() const override;
    /// Pixels below the last page.
    int freeHeight() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    QString keysOf(int page) const;
};

} // namespace nidreg::app
