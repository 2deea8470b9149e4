// SPDX-License-Identifier: MIT
#pragma once

#include "forms/backup/backupmemory.h"

#include <QToolButton>

namespace nidreg::forms {

/// In the status bar, for a local registry in which something was done: how old its last backup is.
class BackupMark : public QToolButton {
    Q_OBJECT

public:
    explicit BackupMark(QWidget *parent = nullptr);

    void tell(const std::optional<registry::Backup> &last, base::Instant now);
};

} // namespace nidreg::forms
