// SPDX-License-Identifier: MIT
#include "app/shell/reconciling.h"

#include "model/exchange/listingsource.h"

#include <QFile>

namespace nidreg::app {

static forms::Reconciled reconcile(const actions::Bench &bench, const QString &path,
                                   const registry::Progress &progress)
{
    auto read = exchange::readListing(path.toStdString(), progress);
    if (!read)
        return base::fail(forms::ReconcileError(read.error()));
    auto found = std::make_shared<forms::Reconciliation>();
    found->remarks = std::move(read.value().remarks);
    found->source = std::move(read.value().source);
    auto plan = exchange::planFor(bench.store, found->source);
    if (!plan)
        return base::fail(forms::ReconcileError(plan.error()));
    found->plan = std::move(plan).value();
    return std::shared_ptr<const forms::Reconciliation>(std::move(found));
}

/// Where the first element begins, past what may stand before it; -1: nowhere.
static qsizetype firstElement(const QByteArray &text)
{
    qsizetype at = text.indexOf('<');
    while (at >= 0) {
        const QByteArray here = text.mid(at, 4);
        const bool isComment = here == "<!--";
        if (!here.startsWith("<?") && !here.startsWith("<!"))
            return at;
        const QByteArray end = isComment ? "-->" : ">";
        const qsizetype over = text.indexOf(end, at);
        at = over < 0 ? -1 : text.indexOf('<', over);
    }
    return -1;
}

/// IANA's XML begins with <registry>, its CSV with the name of the first column, and registry.json
/// with its schema.
static bool isListing(const QString &path)
{
    constexpr qint64 kLook = 16 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    QByteArray text = file.read(kLook);
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    text = text.trimmed();
    if (text.startsWith("URN Namespace,")
        || text.startsWith("{\"$schema\":\"registry.schema.json\""))
        return true;
    const qsizetype element = text.startsWith('<') ? firstElement(text) : -1;
    return element >= 0
        && (text.mid(element).startsWith("<registry ") || text.mid(element).startsWith("<registry>")
            || text.mid(element).startsWith("<registry\n"));
}

forms::ReconcileOutlets reconcileOutlets()
{
    return {reconcile, isListing};
}

} // namespace nidreg::app
