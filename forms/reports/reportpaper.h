// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/table.h"

#include <QImage>
#include <QString>

class QPagedPaintDevice;

namespace nidreg::forms {

/// A report or a query on paper.
struct ReportPaper {
    QString title, about, dates;
    QImage picture; ///< null: none
    registry::Table table;

    void paint(QPagedPaintDevice &device) const;
};

} // namespace nidreg::forms
