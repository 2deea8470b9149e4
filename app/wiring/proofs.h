// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/prooffile.h"
#include "model/registry/log.h"

#include <optional>
#include <string>

namespace nidreg::app {

/// The log's head as a checkpoint note; `key` signs it and gives the origin. Without a key it is
/// unsigned, and its origin the registry's name.
std::string checkpointOf(const registry::LogHead &head, const std::optional<proof::SigningKey> &key,
                         const std::string &registry);

/// What the store answered, as the file that travels.
std::string proofOf(const registry::Inclusion &inclusion,
                    const std::optional<proof::SigningKey> &key, const std::string &registry);
std::string proofOf(const registry::Consistency &consistency,
                    const std::optional<proof::SigningKey> &key, const std::string &registry);

} // namespace nidreg::app
