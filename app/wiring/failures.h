// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/iana/knowledge.h"
#include "model/exchange/site/publish.h"
#include "model/registry/store.h"
#include "model/storage/cluster/failure.h"

namespace nidreg::app {

// Failures of the parts below as the one kind that the forms have words for: `refusal` names the
// case ("cluster.no-server-program"; forms/words/wordingfailures.cpp has its sentence), `detail` is
// what the sentence speaks of: a path, or the server's own words.
registry::StoreError failureOf(const storage::ClusterFailure &failure);
registry::StoreError failureOf(const exchange::ReadFailure &failure);
registry::StoreError failureOf(const exchange::PublishFailure &failure);

} // namespace nidreg::app
