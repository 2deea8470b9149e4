// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/version.h"

#include <QDialog>

namespace nidreg::forms {

/// What the program is, its versions, and the licenses of what it uses.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    AboutDialog(const base::Versions &versions, const QIcon &icon, QWidget *parent = nullptr);

private:
    QWidget *aboutPage(const base::Versions &versions, const QIcon &icon);
    QWidget *licensesPage();
};

} // namespace nidreg::forms
