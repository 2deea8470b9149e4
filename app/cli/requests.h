// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/actions/common.h"
#include "model/templates/writer.h"

#include <CLI/CLI.hpp>
#include <optional>

namespace nidreg::app::cli {

/// Store, clock and knowledge together; nothing after saying what is missing.
std::optional<actions::Services> servicesOf(Context &context);

/// Prints a request that an action answered, or says why the action was not done: Faulty when the
/// template has errors, else Failed.
int answerRequest(Context &context, std::string_view what,
                  const actions::Acted<workflow::Request> &answer);
int explain(Context &context, std::string_view what, const actions::ActionError &error);

std::string asText(const workflow::Request &request);
std::string asText(const registry::RequestFile &file, const templates::FieldFindings &findings);
std::string asText(const registry::Event &event);

/// What lint says of a request's working copy, else of its newest revision.
/// A request, where whoever the options name sees it: on a local registry, which shows its owner
/// everything, `--as` and `--role` show what that person does, in that role.
registry::Stored<registry::RequestFile> requestOf(Context &context, registry::Store &store,
                                                  workflow::RequestId id);
registry::Stored<templates::FieldFindings> findingsOf(const actions::Services &services,
                                                      const registry::RequestFile &file);

/// The threads, the timeline, the verdicts and the proposals of a request.
void addReview(exchange::Json &json, const registry::RequestFile &file,
               const std::vector<registry::Proposal> &proposals, base::Instant now);
std::string reviewText(const registry::RequestFile &file,
                       const std::vector<registry::Proposal> &proposals, base::Instant now);

std::vector<std::string> viewNames();
registry::RequestView viewNamed(std::string_view name);

/// `list` and `figures`.
void addQueue(CLI::App &area, Context &context);

/// One verb for each step of the workflow.
void addSteps(CLI::App &area, Context &context);

} // namespace nidreg::app::cli
