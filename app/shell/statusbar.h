// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

namespace nidreg::app {

/// A status bar whose messages end in "…" where they are too long, with all of it in the tool tip.
class StatusBar : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusBar(QWidget *parent = nullptr);

private:
    QRect messageRect() const;
    Qt::TextElideMode elision() const;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace nidreg::app
