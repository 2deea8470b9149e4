// SPDX-License-Identifier: MIT
#include "forms/drafts/draftsactions.h"

#include "forms/widgets/page.h"

#include <QDir>
#include <QWidget>

namespace nidreg::forms {

DraftsActions::DraftsActions(QWidget &page)
    : QObject(&page), m_page(page), m_recentMenu(std::make_unique<QMenu>(tr("Open r&ecent"))),
      m_discardedMenu(std::make_unique<QMenu>(tr("&Discarded drafts"))),
      m_exportMenu(std::make_unique<QMenu>(tr("Expor&t"))),
      m_checkMenu(std::make_unique<QMenu>(tr("Compare and chec&k")))
{
    makeNewActions();
    divide();
    makeFileActions();
    divide();
    makeHistoryActions();
    divide();
    makeViewActions();
    divide();
    makeRevisionActions();
    makeSendActions();
    nameCommands({{"newDraft", newDraft},
                  {"newLike", newLike},
                  {"open", open},
                  {"paste", paste},
                  {"save", save},
                  {"saveAs", saveAs},
                  {"print", print},
                  {"close", close},
                  {"undo", undo},
                  {"redo", redo},
                  {"nextField", nextField},
                  {"previousField", previousField},
                  {"nextFinding", nextFinding},
                  {"preview", preview},
                  {"guidance", guidance},
                  {"monospace", monospace},
                  {"compare", compare},
                  {"proposeNote", proposeNote},
                  {"report", report},
                  {"mail", mail},
                  {"keepInRegistry", keepInRegistry},
                  {"submit", submit}});
    page.addActions(m_all);
}

QAction *DraftsActions::make(const QString &text, const QKeySequence &key, const QString &help,
                             const char *icon)
{
    auto *action = new QAction(text, this);
    action->setShortcut(key);
    action->setData(help);
    if (icon)
        action->setIcon(QIcon::fromTheme(QLatin1String(icon)));
    allow(*action, {});
    m_all += action;
    return action;
}

QAction *DraftsActions::makeQuiet(const QString &text, const QKeySequence &key, const QString &help,
                                  const char *icon)
{
    QAction *action = make(text, key, help, icon);
    action->setPriority(QAction::LowPriority);
    return action;
}

QAction *DraftsActions::makeToggle(const QString &text, const QKeySequence &key,
                                   const QString &help, bool isOn)
{
    QAction *action = make(text, key, help);
    action->setCheckable(true);
    action->setChecked(isOn);
    return action;
}

void DraftsActions::divide()
{
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_all += separator;
}

void DraftsActions::addWriting(const QList<QAction *> &actions)
{
    m_writing = actions;
    qsizetype place = m_all.indexOf(redo) + 1;
    for (QAction *action : actions)
        m_all.insert(place++, action);
    m_page.addActions(actions);
}

void DraftsActions::gather(QMenu &menu, const QString &help, const QList<QAction *> &actions,
                           qsizetype place)
{
    menu.addActions(actions);
    menu.setToolTipsVisible(true);
    QAction *top = menu.menuAction();
    top->setPriority(QAction::LowPriority);
    top->setData(help);
    allow(*top, {});
    m_all.insert(place, top);
    m_page.addActions(actions);
}

void DraftsActions::makeNewActions()
{
    newDraft = make(tr("&New draft"), QKeySequence::New, tr("Start a template for a new namespace"),
                    "document-new");
    newDraft->setPriority(QAction::HighPriority);
    newLike = makeQuiet(tr("New draft &like…"), QKeySequence(tr("Ctrl+Shift+N")),
                        tr("Start a draft with the texts of a registered namespace or a "
                           "template file"),
                        "document-import");
    open = make(tr("&Open…"), QKeySequence::Open,
                tr("Open a template file, including templates of RFC 2611 and RFC 3406"),
                "document-open");
    recent = m_recentMenu->menuAction();
    m_all += recent;
    paste = make(tr("&Paste as template"), QKeySequence(tr("Ctrl+Shift+V")),
                 tr("Open the text on the clipboard, such as a mail, as a template"), "edit-paste");
}

void DraftsActions::makeFileActions()
{
    save = make(tr("&Save"), QKeySequence::Save, tr("Save the draft"), "document-save");
    saveAs = makeQuiet(tr("Save &as…"), QKeySequence(tr("Ctrl+Shift+S")),
                       tr("Save the draft under another name"), "document-save-as");
    makeExports();
    print = makeQuiet(tr("Pr&int…"), QKeySequence::Print, tr("Preview and print the draft"),
                      "document-print");
    close =
        make(tr("&Close draft"), QKeySequence(tr("Ctrl+W")), tr("Close the draft"), "window-close");
}

/// Found in the palette as "Export as Markdown".
void DraftsActions::makeExports()
{
    exports = m_exportMenu->menuAction();
    exports->setIcon(QIcon::fromTheme(QStringLiteral("document-export")));
    exports->setPriority(QAction::LowPriority);
    exports->setData(tr("Save the draft in another format"));
    m_exportMenu->setToolTipsVisible(true);
    for (const TemplateForm &form : kTemplateForms) {
        auto *action = new QAction(tr("%1…").arg(name(form.kind)), this);
        action->setObjectName(QStringLiteral("export-") + QLatin1String(form.id));
        action->setIconText(tr("Export as %1").arg(name(form.kind)));
        action->setData(tr("Save the draft in another format: %1").arg(name(form.kind)));
        m_exportMenu->addAction(action);
        exportAs[std::size_t(form.kind)] = action;
    }
    m_all += exports;
}

void DraftsActions::makeHistoryActions()
{
    undo = history.createUndoAction(this, tr("&Undo"));
    undo->setShortcuts(QKeySequence::Undo);
    undo->setIcon(QIcon::fromTheme(QStringLiteral("edit-undo")));
    redo = history.createRedoAction(this, tr("Re&do"));
    redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIcon(QIcon::fromTheme(QStringLiteral("edit-redo")));
    m_all += {undo, redo};
}

void DraftsActions::makeViewActions()
{
    nextField = make(tr("Ne&xt field"), QKeySequence(tr("Alt+Down")), tr("Go to the next field"),
                     "go-down");
    nextField->setPriority(QAction::HighPriority); // the way on, for who is here for the first time
    previousField = makeQuiet(tr("Pre&vious field"), QKeySequence(tr("Alt+Up")),
                              tr("Go to the previous field"), "go-up");
    nextFinding = makeQuiet(tr("Next &finding"), QKeySequence(Qt::Key_F8),
                            tr("Go to the next finding"), "go-jump");
    divide();
    preview = makeToggle(tr("Previe&w"), QKeySequence(tr("Ctrl+Shift+P")),
                         tr("Show the text as it will be saved and sent"), false);
    preview->setIcon(QIcon::fromTheme(QStringLiteral("view-preview")));
    guidance = makeToggle(tr("&Guidance"), QKeySequence(tr("Ctrl+Shift+G")),
                          tr("Show what to write in each field, with an example"), true);
    monospace = makeToggle(tr("Fixed-widt&h font"), QKeySequence(tr("Ctrl+Shift+M")),
                           tr("Use a fixed-width font"), false);
    monospace->setIcon(QIcon::fromTheme(QStringLiteral("format-text-code")));
    guidance->setIcon(QIcon::fromTheme(QStringLiteral("help-contents")));
}

void DraftsActions::makeRevisionActions()
{
    compare = makeQuiet(tr("C&ompare…"), QKeySequence(tr("Ctrl+Shift+D")),
                        tr("Compare the draft with its registered version, its last "
                           "submission, its file, or another file"));
    proposeNote = makeQuiet(tr("Propose re&vision information"), QKeySequence(tr("Ctrl+Shift+R")),
                            tr("Add the differences from the registered version to Revision "
                               "Information"));
    report = makeQuiet(tr("Pre-chec&k report…"), QKeySequence(tr("Ctrl+Alt+R")),
                       tr("Check the draft like the registry does, and show a report"));
    m_all.resize(m_all.size() - 3);
    gather(*m_checkMenu, tr("Compare the draft, say what changed, and check it"),
           {compare, proposeNote, report}, m_all.size());
}

void DraftsActions::makeSendActions()
{
    mail = makeQuiet(tr("Compose &mail"), QKeySequence(tr("Ctrl+Alt+M")),
                     tr("Open a mail with the template in your mail program, addressed to the "
                        "discussion list"),
                     "mail-message-new");
    keepInRegistry = makeQuiet(tr("Save to the registr&y"), QKeySequence(tr("Ctrl+Alt+S")),
                               tr("Save the draft in the registry as a request that is not "
                                  "submitted yet"),
                               "network-server");
    submit = make(tr("Su&bmit…"), QKeySequence(tr("Ctrl+Return")),
                  tr("Send the draft to the registry as a request"), "document-send");
    submit->setPriority(QAction::HighPriority);
}

static QString asMenuText(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

void DraftsActions::setDiscarded(const QList<std::pair<QString, QString>> &drafts)
{
    m_discardedMenu->clear();
    for (const auto &[id, name] : drafts) {
        QAction *action = m_discardedMenu->addAction(asMenuText(name));
        connect(action, &QAction::triggered, this, [this, id = id] { emit discardedChosen(id); });
    }
    m_discardedMenu->setEnabled(!drafts.isEmpty());
    offerRecent();
}

void DraftsActions::offerRecent()
{
    m_recentMenu->setEnabled(m_hasRecent || m_discardedMenu->isEnabled());
}

void DraftsActions::setRecent(const QStringList &files)
{
    m_recentMenu->clear();
    for (const QString &path : files) {
        QAction *action = m_recentMenu->addAction(asMenuText(QDir::toNativeSeparators(path)));
        connect(action, &QAction::triggered, this, [this, path] { emit recentChosen(path); });
    }
    m_hasRecent = !files.isEmpty();
    if (m_hasRecent) {
        m_recentMenu->addSeparator();
        QAction *forget = m_recentMenu->addAction(tr("&Clear list"));
        connect(forget, &QAction::triggered, this, &DraftsActions::recentForgotten);
        m_recentMenu->addSeparator();
    }
    m_recentMenu->addMenu(m_discardedMenu.get());
    offerRecent();
}

} // namespace nidreg::forms
