// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace nidreg::app {

/// Fusion with boxes and radio buttons that can be seen on a dark ground, too: Fusion darkens their
/// outline, and there is nothing darker than black. The outline has a contrast of 3 or more (WCAG
/// 2.2, 1.4.11).
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT

public:
    OutlinedStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
};

} // namespace nidreg::app
