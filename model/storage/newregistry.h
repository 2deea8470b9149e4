// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/postgres/access.h"

#include <functional>
#include <string>
#include <vector>

namespace nidreg::storage {

/// A shared registry that is to be made on a server.
struct NewRegistry {
    std::string database; ///< its name, 1 to 63 bytes of UTF-8
    std::string registrar; ///< the login of the first registrar; empty: none is appointed
    /// Makes the schema and all in it, where that is not just the empty schema: a restore. Given
    /// the way into the database.
    std::function<registry::Stored<base::Done>(const Access &)> install = {};
    /// Imports a listing, as `owner`, who acts as registrar until there is one.
    std::function<registry::Stored<base::Done>(registry::Store &, const std::string &owner)> fill =
        {};
};

/// What createRegistry() made; what was there already, it left.
struct CreatedRegistry {
    bool madeDatabase = false;
    bool madeLogin = false; ///< of the registrar, without a password
    bool madeSchema = false;
    bool appointed = false;
};

/// Prepares a registry on the server that `access` reaches, whatever database that names: the
/// registrar's login, the database (UTF-8), the server's roles, the schema, the right to connect
/// for those who hold one of the roles and nobody else, and the first registrar. What is there
/// already stays, so that a second run does nothing. As a superuser, or a login that may make roles
/// and databases. Where it fails, the database and the login that it made are gone; the roles,
/// which belong to every registry of the server, stay.
///
/// Refused with what check_server.sql and check_database.sql name (`create.…`, see
/// creationRefusals()), as migrate(), `install` and `fill` do, and with `schema.older`,
/// `schema.edited` and so on where the database holds a registry that needs `db migrate`.
registry::Stored<CreatedRegistry> createRegistry(const Access &access, const NewRegistry &registry);

/// The same as a script for psql, which a superuser runs in any database of the server; runs
/// wholly, or stops at the first error with status 3. `install` and `fill` are not in it. `words`
/// is what the script says where it stops: the sentence of a refusal, with %1 where its detail
/// goes.
std::string creationScript(const NewRegistry &registry,
                           const std::function<std::string(const std::string &refusal)> &words);

/// Every refusal that check_server.sql and check_database.sql answer.
const std::vector<std::string> &creationRefusals();

} // namespace nidreg::storage
