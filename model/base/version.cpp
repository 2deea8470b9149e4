// SPDX-License-Identifier: MIT
#include "model/base/version.h"

namespace nidreg::base {

std::string_view version()
{
    return NIDREG_VERSION;
}

std::string versionText(std::string_view name, const Versions &versions)
{
    return std::string(name) + " " + versions.program + "\nschema "
        + std::to_string(versions.schema) + ", Qt " + versions.qt + ", libpq " + versions.libpq;
}

} // namespace nidreg::base
