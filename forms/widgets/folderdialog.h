// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace nidreg::forms {

/// Asks for a folder to write to, beginning in `start`; one that does not exist yet can be named,
/// and is not created here. Empty: none was chosen.
QString askFolder(QWidget *parent, const QString &title, const QString &start);

} // namespace nidreg::forms
