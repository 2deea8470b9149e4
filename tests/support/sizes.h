// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// How large a test is: small unless somebody asks for more.
namespace nidreg::tests {

/// The positive number in the environment's `variable`; `usual` where there is none.
inline int sizeFrom(const char *variable, int usual)
{
    const int asked = qEnvironmentVariableIntValue(variable);
    return asked > 0 ? asked : usual;
}

} // namespace nidreg::tests
