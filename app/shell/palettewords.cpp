// SPDX-License-Identifier: MIT
#include "app/shell/palettewords.h"

#include <QCoreApplication>

namespace nidreg::app {

namespace {

/// A command by its name where it is made, and what else it may be called.
struct PaletteWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::app::PaletteWords)

public:
    const char *context;
    const char *command;
    const char *words;
};

// clang-format off
constexpr PaletteWords kOtherWords[] = {
    {"nidreg::forms::TableActions", "E&xport shown rows…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "csv json xlsx pdf save table list")},
    {"nidreg::forms::ReportsPage", "E&xport the table…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "csv json xlsx save")},
    {"nidreg::app::MainWindow", "Publish &listing…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "export csv xml json html web")},
    {"nidreg::app::MainWindow", "I&mport or reconcile a listing…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "load compare xml iana")},
    {"nidreg::app::MainWindow", "Pr&eferences…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "settings options language")},
    {"nidreg::forms::DraftsActions", "&New draft",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "register create namespace request template")},
    {"nidreg::forms::DraftsActions", "Su&bmit…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "register send request")},
    {"nidreg::forms::DraftsActions", "&Close draft",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "delete discard remove")},
    {"nidreg::forms::NamespacesPage", "Start a &revision",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "change update deprecate delete")},
    {"nidreg::forms::Words", "Withdraw",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "delete cancel remove")},
    {"nidreg::forms::Words", "Close",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "delete cancel end")},
    {"nidreg::app::Backups", "&Back up…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "export save copy dump")},
    {"nidreg::app::ActingMenu", "P&eople…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "roles experts revoke delete")},
    {"nidreg::app::ActingMenu", "Add &person…",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "role expert registrar")},
};
// clang-format on

QString withoutSigns(QString text)
{
    return text.remove(u'&').remove(u'…').trimmed();
}

} // namespace

QString plainText(const QAction &action)
{
    return withoutSigns(action.iconText());
}

QStringList otherWords(const QString &command)
{
    QStringList found;
    for (const PaletteWords &each : kOtherWords) {
        if (withoutSigns(QCoreApplication::translate(each.context, each.command)) == command)
            found += PaletteWords::tr(each.words).split(u' ');
    }
    return found;
}

/// The status tip has the reason alone; other tool tips of what is dead are nothing else.
QString whyUnavailable(const QAction &action)
{
    if (!action.statusTip().isEmpty())
        return action.statusTip();
    const QString tip = action.toolTip();
    return withoutSigns(tip.section(u'\t', 0, 0)) == plainText(action) ? QString() : tip;
}

} // namespace nidreg::app
