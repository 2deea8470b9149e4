// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/table/tableformat.h"

namespace nidreg::exchange {

std::unique_ptr<TableWriter> markdownWriter(TakeBytes take);
std::unique_ptr<TableWriter> htmlWriter(TakeBytes take);

} // namespace nidreg::exchange
