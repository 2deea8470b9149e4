// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

namespace nidreg::forms {

/// Makes Tab visit these parts of a window one after the other, and whatever takes the focus inside
/// a part in the order that it has there. Made later, a part is last of all otherwise.
void visitInOrder(const QList<QWidget *> &parts);

/// Puts `part` into the tab order just before `place`.
void visitAt(const QWidget &place, const QList<QWidget *> &part);

} // namespace nidreg::forms
