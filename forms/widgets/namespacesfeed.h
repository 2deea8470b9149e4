// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/widgets/namespacesmodel.h"

namespace nidreg::forms {

/// Answers from now on what the model asks, from the session's registry.
void feed(NamespacesModel &model, RegistrySession &session);

} // namespace nidreg::forms
