// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/paletterank.h"
#include "forms/session/registrysession.h"

#include <QAction>
#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <tuple>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QStackedLayout;

namespace nidreg::app {

/// Every command, every NID and every request, by a few letters of its name, its NID or its people,
/// or by its number. Commands are listed at once, the rest when typing pauses. Exact words come
/// first, then beginnings, then what was used last. Commands that cannot be done now come last,
/// with the reason.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(forms::RegistrySession &session, const QList<QAction *> &commands,
                   QWidget *parent);

signals:
    void namespaceChosen(const QString &nid);
    void requestChosen(nidreg::workflow::RequestId request);

private:
    void find(const QString &text);
    void addCommands(const QString &text);
    void askRegistry();
    void findNids(const QString &wanted);
    void takeNids(const registry::NamespacePage &page);
    void takeRequest(const workflow::Request &request);
    void add(PaletteRank rank, qsizetype recent, QListWidgetItem *item);
    void findRequests(const QString &wanted);
    void countAnswer();
    void choose(QListWidgetItem *item);
    bool eventFilter(QObject *watched, QEvent *event) override;

    forms::RegistrySession &m_session;
    QList<QPointer<QAction>> m_commands;
    QStringList m_recent;
    QLineEdit *m_edit;
    QListWidget *m_list;
    QLabel *m_nothing;
    QStackedLayout *m_stack;
    std::vector<std::tuple<bool, PaletteRank, qsizetype>> m_order; ///< of the list's rows
    QTimer m_pause; ///< the registry is asked when typing pauses
    int m_question = 0;
    int m_answersAwaited = 0;
};

} // namespace nidreg::app
