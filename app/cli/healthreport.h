// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/wiring/maintenance.h"
#include "model/registry/health.h"
#include "model/registry/log.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::app::cli {

/// All that `db health` and `db status` tell of a server.
struct HealthReport {
    registry::Health health;
    registry::LogHead log;
    registry::Maintenance maintenance;
    std::vector<std::string> problems; ///< what somebody should look at, a sentence each
};

/// Nothing after saying, in the name of this verb, why not.
std::optional<HealthReport> healthReport(Context &context, std::string_view verb);

exchange::Json toJson(const HealthReport &report);
std::string asText(const HealthReport &report); ///< several lines; not made safe for a terminal
/// Lines of the text format of Prometheus, version 0.0.4.
std::string asMetrics(const HealthReport &report);

} // namespace nidreg::app::cli
