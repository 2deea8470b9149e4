// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/rowsview.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace nidreg::forms {

/// A dialog about the rows of one table: a message above it, what one can do at its side. It
/// follows the registry, and closes when that is left.
class TableDialog : public QDialog {
    Q_OBJECT

signals:
    /// For the status bar: what was done.
    void messageShown(const QString &message);

protected:
    TableDialog(RegistrySession &session, QWidget *parent);

    RegistrySession &session() const { return m_session; }
    RowsView &table() { return *m_table; }
    const RowsView &table() const { return *m_table; }

    /// At the side, below those added before.
    QPushButton *addButton(const QString &text, const char *objectName);
    /// `button` can be pressed where nothing speaks against it; else its tool tip says what does.
    static void allow(QPushButton &button, const QString &whyNot, const QString &toolTip = {});
    /// Nothing: the acting person is a registrar of a registry that is open.
    QString whyNoRegistrar() const;

    /// Above the table for as long as it holds; nothing: no hint.
    void showHint(const QString &hint);
    void say(MessageBar::Kind kind, const QString &message);
    void sayNothing();

    /// Reads the rows; called when the registry opened.
    virtual void load() = 0;
    /// What can be done now changed: the choice, who acts, the connection.
    virtual void look() = 0;

    /// Once the table has its model. `width` and `height` are in characters and lines.
    void begin(int width, int height);

private:
    RegistrySession &m_session;
    MessageBar *m_messageBar;
    QLabel *m_hint;
    RowsView *m_table;
    QVBoxLayout *m_side;
};

} // namespace nidreg::forms
