// SPDX-License-Identifier: MIT
#pragma once

#include "forms/publication/publishdialog.h"

namespace nidreg::app {

/// exchange::publish() in the words of the dialog.
forms::Publisher listingPublisher();

} // namespace nidreg::app
