// SPDX-License-Identifier: MIT
#pragma once

#include "forms/models/namespacesmodel.h"
#include "forms/session/registrysession.h"

namespace nidreg::forms {

/// Answers from now on what the model asks, from the session's registry.
void feed(NamespacesModel &model, RegistrySession &session);

} // namespace nidreg::forms
