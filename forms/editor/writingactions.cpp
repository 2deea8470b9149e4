// SPDX-License-Identifier: MIT
#include "forms/editor/writingactions.h"

#include "forms/editor/draftview.h"
#include "forms/editor/fieldeditor.h"
#include "forms/editor/findbar.h"

#include <QActionGroup>
#include <QLocale>

namespace nidreg::forms {

WritingActions::WritingActions(Shown shown, Spelling &spelling, QObject *parent)
    : QObject(parent), m_shown(std::move(shown)), m_spelling(spelling),
      m_languages(std::make_unique<QMenu>(tr("Spelling dictionar&y")))
{
    make("find", tr("&Find…"), QKeySequence::Find, tr("Find text in the fields of the draft"),
         "edit-find", [](DraftView &view) { view.findBar().open(false); });
    make("replace", tr("Rep&lace…"), QKeySequence(tr("Ctrl+H")),
         tr("Find and replace text in the fields of the draft"), "edit-find-replace",
         [](DraftView &view) { view.findBar().open(true); });
    make("findNext", tr("Find &next"), QKeySequence(Qt::Key_F3), tr("Go to the next match"),
         nullptr, [](DraftView &view) { view.findBar().step(true); });
    make("findPrevious", tr("Find pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3),
         tr("Go to the previous match"), nullptr,
         [](DraftView &view) { view.findBar().step(false); });
    make("wrap", tr("Wrap at &72 columns"), QKeySequence(tr("Ctrl+Shift+W")),
         tr("Wrap the lines of the field or the selection as in an RFC; grammar and URNs are "
            "not changed"),
         nullptr, [](DraftView &view) { view.editor().wrapLines(); });
    make("fix", tr("Fi&x"), QKeySequence(tr("Alt+Return")),
         tr("Fix the selected finding, or the one at the cursor, if there is only one "
            "correction"),
         nullptr, [](DraftView &view) { view.applyFix(); });
    m_all += m_languages->menuAction();
    connect(m_languages.get(), &QMenu::aboutToShow, this, &WritingActions::fillLanguages);
    fillLanguages();
}

QAction *WritingActions::make(const char *name, const QString &text, const QKeySequence &key,
                              const QString &help, const char *icon,
                              std::function<void(DraftView &)> act)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setData(help);
    action->setPriority(QAction::LowPriority); // in the menu, not in the toolbar
    if (icon)
        action->setIcon(QIcon::fromTheme(QLatin1String(icon)));
    connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
        if (DraftView *view = m_shown())
            act(*view);
    });
    m_all += action;
    m_forDraft += action;
    return action;
}

/// "English (United States)"; the code where Qt knows no name for it.
static QString nameOf(const QString &language)
{
    const QLocale locale(language);
    if (locale.language() == QLocale::C)
        return language;
    const QString territory = locale.nativeTerritoryName();
    const QString name = locale.nativeLanguageName();
    return territory.isEmpty() || name.contains(QLatin1Char('('))
        ? name
        : QStringLiteral("%1 (%2)").arg(name, territory);
}

void WritingActions::fillLanguages()
{
    m_languages->clear();
    delete m_languages->findChild<QActionGroup *>();
    new QActionGroup(m_languages.get());
    addLanguage(tr("&No spell checking"), {});
    m_languages->addSeparator();
    const QStringList installed = m_spelling.installed();
    for (const QString &language : installed)
        addLanguage(nameOf(language).replace(QLatin1Char('&'), QLatin1String("&&")), language);
    const QString wanted = m_spelling.language();
    if (!wanted.isEmpty() && !installed.contains(wanted))
        addLanguage(tr("%1: no dictionary is installed").arg(nameOf(wanted)), wanted);
    if (installed.isEmpty())
        m_languages
            ->addAction(tr("No dictionary is installed. Install one, such as "
                           "hunspell-en-us."))
            ->setEnabled(false);
}

void WritingActions::addLanguage(const QString &name, const QString &language)
{
    QAction *action = m_languages->addAction(name);
    action->setCheckable(true);
    action->setChecked(language == m_spelling.language());
    m_languages->findChild<QActionGroup *>()->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, language] { m_spelling.setLanguage(language); });
}

} // namespace nidreg::forms
