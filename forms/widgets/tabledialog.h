// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/widgets/messagebar.h"

#include <QDialog>
#include <QTableView>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace nidreg::forms {

class ColumnFit;

/// The table of every list here: it shows one thing a row, and one row is chosen.
class RowsView : public QTableView {
    Q_OBJECT

public:
    explicit RowsView(QWidget *parent = nullptr);

    /// The column `spare` takes what width is left over. `model` outlives the view.
    ColumnFit &showRows(QAbstractItemModel &model, int spare);

    /// The first column of the chosen row, in the view's model; invalid: none is chosen.
    QModelIndex chosen() const;
};

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
    /// `button` is enabled where there is no reason against it; else its tool tip has the reason.
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
