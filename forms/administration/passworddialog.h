// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/secret.h"

#include <QDialog>

class QLineEdit;

namespace nidreg::forms {

/// Asks for the password of a login. It is kept in memory only, and the dialog says so.
class PasswordDialog : public QDialog {
    Q_OBJECT

public:
    /// `why`: what the server said, a sentence; `whom`: the login and the server, "anna at
    /// registry.example".
    PasswordDialog(const QString &why, const QString &whom, QWidget *parent = nullptr);

    base::Secret password() const;

private:
    QLineEdit *m_password;
};

} // namespace nidreg::forms
