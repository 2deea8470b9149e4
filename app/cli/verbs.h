// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/cli/program.h"
#include "app/wiring/logfiles.h"
#include "model/registry/mailfile.h"

#include <CLI/CLI.hpp>
#include <optional>

namespace nidreg::app::cli {

// Each adds one area with its verbs to the command tree; see the contract for what they print.
void addNid(CLI::App &program, Context &context);
void addUrn(CLI::App &program, Context &context);
void addUri(CLI::App &program, Context &context);
void addResolve(CLI::App &area, Context &context); ///< in the area `uri`
void addFind(CLI::App &area, Context &context); ///< in the area `uri`
void addUrl(CLI::App &program, Context &context);
void addTemplate(CLI::App &program, Context &context);
void addGrammar(CLI::App &area, Context &context); ///< in the area `template`
void addRequest(CLI::App &program, Context &context);
void addRegistry(CLI::App &program, Context &context);
void addAudit(CLI::App &program, Context &context);
void addDb(CLI::App &program, Context &context);
void addReports(CLI::App &program, Context &context);
void addCandidates(CLI::App &area, Context &context); ///< in the area `request`
void addLists(CLI::App &area, Context &context); ///< in the area `registry`
void addPublish(CLI::App &area, Context &context); ///< in the area `registry`
void addScan(CLI::App &area, Context &context); ///< in the area `urn`
void addImports(CLI::App &area, Context &context); ///< in the area `registry`
void addPeople(CLI::App &area, Context &context); ///< in the area `db`
void addSessions(CLI::App &area, Context &context); ///< in the area `db`
void addDeposits(CLI::App &area, Context &context); ///< in the area `db`
void addNewRegistry(CLI::App &area, Context &context); ///< in the area `db`
void addHealth(CLI::App &area, Context &context); ///< in the area `db`
void addStart(CLI::App &area, Context &context); ///< in the area `db`

/// The whole command tree: the options that every verb takes, areas and verbs.
void addAll(CLI::App &program, Context &context);

/// Parses `arguments` (the program's name first) and does what they say; answers the exit status.
int run(const std::vector<std::string> &arguments, Context &context);

/// A list of free arguments, one at least.
CLI::Option *addItems(CLI::App &verb, const std::string &name, std::vector<std::string> &items,
                      const std::string &help);

/// Lets an option take 1, 2, 3 …
const CLI::Validator &positive();

/// The key that a verb signs with: the one named, else the configured one where there is one. False
/// after saying why it cannot be read.
bool takeKey(Context &context, const std::string &named, std::optional<proof::SigningKey> &key);

/// The verbs of the area `audit` about proofs, keys and witnesses.
void addProofs(CLI::App &area, Context &context);

/// `request discuss` and `request letter`.
void addDiscuss(CLI::App &area, Context &context);
void addLetter(CLI::App &area, Context &context);

/// The discussion of a request as `request show` has it: answers indented below what they answer.
std::string discussionText(const registry::RequestFile &file);

/// `db policy [NAME [VALUE]]`.
void addPolicy(CLI::App &area, Context &context);

/// `request due`, `request proposals`, `request withdraw-proposal EVENT`.
void addPending(CLI::App &area, Context &context);

/// Says that `verb` is about the local registry's own server, where another one is chosen.
int notLocal(Context &context, std::string_view verb);

/// The files that these names of the command line mean.
QStringList pathsOf(const std::vector<std::string> &names);

/// What a restore came to.
exchange::Json toJson(const storage::RestoreReport &done);
std::string asText(const storage::RestoreReport &done);

/// A proposal on one line.
std::string asText(const registry::Proposal &proposal);

} // namespace nidreg::app::cli
