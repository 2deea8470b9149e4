// SPDX-License-Identifier: MIT
#pragma once

#include <QDateEdit>

namespace nidreg::forms {

/// A day, as records write it: "2026-11-05". It can be typed as it is read: the field goes on to
/// the month by itself after four digits, and the hyphen that is typed then means that step, not
/// one more.
class DateEdit : public QDateEdit {
    Q_OBJECT

public:
    explicit DateEdit(QWidget *parent = nullptr);

private:
    void keyPressEvent(QKeyEvent *event) override;

    bool m_wentOn = false; ///< to another part of the date, by itself, with the last key
};

} // namespace nidreg::forms
