// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/connectionchoice.h"

namespace nidreg::forms {

/// What ConnectDialog says of ways to protect a connection, and of what each leaves open.
QString wording(ConnectionChoice::Tls tls);
QString consequence(ConnectionChoice::Tls tls);

/// "Connected: you are anna there, as: Registrar. …"
QString greetingWords(const Greeting &greeting);

} // namespace nidreg::forms
