// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QAction>
#include <QDialog>
#include <QPointer>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace nidreg::app {

/// Every command and every NID by a few of its letters. Commands that cannot be done now are left
/// out.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(forms::RegistrySession &session, const QList<QAction *> &commands,
                   QWidget *parent);

signals:
    void namespaceChosen(const QString &nid);

private:
    void find(const QString &text);
    void addCommands(const QString &text);
    void takeNids(const registry::NamespacePage &page);
    void choose(QListWidgetItem *item);
    bool eventFilter(QObject *watched, QEvent *event) override;

    forms::RegistrySession &m_session;
    QList<QPointer<QAction>> m_commands;
    QLineEdit *m_edit;
    QListWidget *m_list;
    int m_question = 0;
};

/// True when the letters of `wanted` stand in `text` in their order, in any case.
bool holdsInOrder(const QString &text, const QString &wanted);

} // namespace nidreg::app
