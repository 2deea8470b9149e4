// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

namespace nidreg::forms {

/// Keeps an eye on one request for somebody who is about to do something to it: looks again
/// whenever the registry changes or answers again, and tells what happened meanwhile.
class RequestWatch : public QObject {
    Q_OBJECT

public:
    /// `file` is what the person has before their eyes.
    RequestWatch(RegistrySession &session, registry::RequestFile file, QObject *parent = nullptr);

    const workflow::Request &request() const { return m_file.request; }
    /// The number of the last event that is known of the request; -1: none.
    std::int64_t seen() const;
    /// Looks now; answers with looked(), or not at all while the registry cannot be reached.
    void look();

signals:
    /// The request as it is now; `news` are the events that came since the last look, oldest first.
    void looked(const std::vector<nidreg::registry::Event> &news);

private:
    void take(registry::RequestFile file);

    RegistrySession &m_session;
    registry::RequestFile m_file;
    bool m_isLooking = false;
    bool m_looksAgain = false; ///< something changed while an answer was on its way
};

} // namespace nidreg::forms
