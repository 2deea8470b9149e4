// SPDX-License-Identifier: MIT
#include "app/shell/palettewords.h"

#include <QCoreApplication>

namespace nidreg::app {

namespace {

/// A command by its name, which no language changes, and what else it may be called.
struct PaletteWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::app::PaletteWords)

public:
    const char *command;
    const char *words;
};

// clang-format off
constexpr PaletteWords kOtherWords[] = {
    {"exportTable",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "csv json xlsx pdf save table list")},
    {"export",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "csv json xlsx save")},
    {"publish",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "export csv xml json html web")},
    {"reconcile",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "load compare xml iana")},
    {"preferences",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "settings options language")},
    {"newDraft",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "register create namespace request template")},
    {"submit",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "register send request")},
    {"close",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "delete discard remove")},
    {"revise",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "change update deprecate delete")},
    {"step-assign",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "expert reviewer review")},
    {"step-withdraw",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "delete cancel remove")},
    {"step-close",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "delete cancel end")},
    {"backUp",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "export save copy dump")},
    {"people",
     QT_TRANSLATE_NOOP("nidreg::app::PaletteWords", "roles experts revoke remove")},
    {"addPerson",
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

QStringList otherWords(const QAction &command)
{
    for (const PaletteWords &each : kOtherWords) {
        if (command.objectName() == QLatin1String(each.command))
            return PaletteWords::tr(each.words).split(u' ');
    }
    return {};
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
