// SPDX-License-Identifier: MIT
#pragma once

#include "forms/administration/sessionsmodel.h"
#include "forms/widgets/tabledialog.h"

namespace nidreg::forms {

/// Who is changing the registry and who waits for that. A registrar ends a session that hangs.
/// Works on a connection of its own: the window's may be one of those that wait.
class SessionsDialog : public TableDialog {
    Q_OBJECT

public:
    explicit SessionsDialog(RegistrySession &session, QWidget *parent = nullptr);

private:
    void load() final;
    void look() final;
    void take(std::vector<registry::Session> sessions);
    const registry::Session *selected() const;
    void endSession();

    SessionsModel m_model;
    bool m_isLoaded = false;
    QPushButton *m_end;
};

} // namespace nidreg::forms
