// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QFrame>

#include <optional>

class QDateEdit;
class QLabel;

namespace nidreg::forms {

/// Says that the listing is shown as it stood at the end of a past day, lets one choose the day,
/// and leads back to the present. Hidden while the present is shown.
class AsOfBar : public QFrame {
    Q_OBJECT

public:
    explicit AsOfBar(RegistrySession &session, QWidget *parent = nullptr);

    /// Begins with yesterday, or with the day that was chosen last.
    void enterPast();
    void leavePast();
    /// The event after which the listing is shown; -1 before the first one, nothing for now.
    std::optional<std::int64_t> event() const { return m_event; }

signals:
    /// event() may be another one.
    void moved();
    /// A person asked for the present.
    void closed();

private:
    void look();
    void take(registry::Stored<std::int64_t> event);

    RegistrySession &m_session;
    QLabel *m_icon, *m_label, *m_note;
    QDateEdit *m_day;
    std::optional<std::int64_t> m_event;
    int m_question = 0;
    bool m_wasOpen = false;
};

} // namespace nidreg::forms
