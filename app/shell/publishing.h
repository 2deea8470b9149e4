// SPDX-License-Identifier: MIT
#pragma once

#include "forms/publication/publishdialog.h"

namespace nidreg::app {

/// exchange::publish() in the words of the dialog.
registry::Stored<forms::Publication> publishListing(const actions::Services &services,
                                                    const forms::PublishOrder &order,
                                                    const registry::Progress &progress);

} // namespace nidreg::app
