// SPDX-License-Identifier: MIT
#pragma once

#include <QMenuBar>

namespace nidreg::app {

/// A menu bar that Alt alone leads to, and not the Alt of a shortcut.
///
/// Where a screen reader may listen, Qt asks it about each key and then delivers the key once more,
/// without its time. If that Alt arrives after the shortcut it began (Alt+Down), its release looks
/// like that of Alt alone.
class MenuBar : public QMenuBar {
    Q_OBJECT

public:
    using QMenuBar::QMenuBar;

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool isDeliveredAgain(const QEvent &event);

    bool m_isTimed = false; ///< keys say when they were pressed
};

} // namespace nidreg::app
