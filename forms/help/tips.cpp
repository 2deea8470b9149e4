// SPDX-License-Identifier: MIT
#include "forms/help/tips.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>

#include <array>

namespace nidreg::forms {

// clang-format off
static constexpr std::array kTips{
    Tip{"namespaces.filter", "NamespacesPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "The filter also looks into the texts of the templates. Try “library”.")},
    Tip{"namespaces.columns", "NamespacesPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "Right-click a column’s title to choose which columns are shown. Saving the table takes the same ones.")},
    Tip{"requests.passage", "RequestsPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "Select a passage of a template to comment on it.")},
    Tip{"drafts.rule", "DraftsPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "Press F1 on a finding to see a wrong and a right example.")},
    Tip{"drafts.fields", "DraftsPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "Alt+Down goes to the next field, F8 to the next finding.")},
    Tip{"reports.bars", "ReportsPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "Click a bar of a chart to see what is behind it.")},
    Tip{"workbench.lines", "WorkbenchPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "Paste several URNs, one a line, to see them all at once.")},
    Tip{"audit.checkpoint", "AuditPage",
     QT_TRANSLATE_NOOP("nidreg::forms::Tips", "Give the checkpoint to somebody else from time to time. It shows later that nothing was changed.")},
};
// clang-format on

std::span<const Tip> tips()
{
    return kTips;
}

bool TipMemory::areWanted() const
{
    return QSettings().value("help/tips", true).toBool();
}

void TipMemory::setWanted(bool areWanted)
{
    QSettings().setValue("help/tips", areWanted);
}

QString TipMemory::take(const char *pageClass)
{
    QSettings settings;
    QStringList shown = settings.value("help/tipsShown").toStringList();
    const QString page = QString::fromLatin1(pageClass).section(QStringLiteral("::"), -1);
    for (const Tip &tip : kTips) {
        const QString id = QString::fromLatin1(tip.id);
        if (!areWanted() || page != QLatin1String(tip.page) || shown.contains(id))
            continue;
        settings.setValue("help/tipsShown", shown << id);
        return QCoreApplication::translate("nidreg::forms::Tips", tip.text);
    }
    return {};
}

} // namespace nidreg::forms
