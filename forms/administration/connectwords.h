// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/connectionchoice.h"

namespace nidreg::forms {

/// What ConnectDialog says about the ways to protect a connection, and the risks that each leaves.
QString wording(ConnectionChoice::Tls tls);
QString consequence(ConnectionChoice::Tls tls);

/// "Connected: you are anna there, as: Registrar. …"
QString greetingWords(const Greeting &greeting);

} // namespace nidreg::forms
