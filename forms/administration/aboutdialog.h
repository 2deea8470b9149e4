// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace nidreg::forms {

/// What the program is, its version, and what it stands on.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    AboutDialog(const QString &version, const QIcon &icon, QWidget *parent = nullptr);
};

} // namespace nidreg::forms
