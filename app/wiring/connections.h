// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/target.h"
#include "forms/session/connectionchoice.h"

namespace nidreg::app {

/// To be called once, before the program starts a thread: from then on a server has to prove who it
/// is wherever nobody chose otherwise.
void checkCertificatesByDefault();

/// A person's choice as libpq takes it.
Target targetOf(const forms::ConnectionChoice &choice);

/// "anna at registry.example"; "anna" on this computer.
QString loginOf(const Target &target);

/// A forms::TryConnection.
registry::Stored<forms::Greeting> tryConnection(const forms::ConnectionChoice &choice,
                                                const base::Secret &password,
                                                const std::atomic<bool> &cancelled);

/// The local registry in these places as the window looks at it and has it begin.
forms::LocalRegistry localRegistry(const StandardFolders &folders);

} // namespace nidreg::app
