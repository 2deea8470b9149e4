// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/table/tableformat.h"

namespace nidreg::exchange {

std::unique_ptr<TableWriter> csvWriter(TakeBytes take);
std::unique_ptr<TableWriter> tsvWriter(TakeBytes take);

} // namespace nidreg::exchange
