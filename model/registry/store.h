// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/logstore.h"
#include "model/registry/namespacestore.h"
#include "model/registry/peoplestore.h"
#include "model/registry/policystore.h"
#include "model/registry/publicationstore.h"
#include "model/registry/registrationstore.h"
#include "model/registry/reportstore.h"
#include "model/registry/requeststore.h"
#include "model/registry/storeconnection.h"

namespace nidreg::registry {

/// A registry: what the program needs from storage, by subject. No SQL, no Qt. Implemented by
/// model/storage; used on one thread. Every act appends its event in the same transaction, or does
/// nothing.
class Store : public NamespaceStore,
              public RequestStore,
              public RegistrationStore,
              public PeopleStore,
              public PolicyStore,
              public LogStore,
              public PublicationStore,
              public ReportStore,
              public StoreConnection { };

} // namespace nidreg::registry
