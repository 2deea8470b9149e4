// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/connectionchoice.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nidreg::forms {

/// How the local registry begins, where nothing was done in it so far: with the shipped listing,
/// empty, or from a deposit.
class LocalPart : public QWidget {
    Q_OBJECT

public:
    explicit LocalPart(QWidget *parent = nullptr);

    /// Reads the state of the local registry on a thread of its own, then offers the choices that
    /// this state allows. May be called again.
    void look(const LocalRegistry &local);

    /// How to set up the local registry before it is opened; nothing: it stays as it is.
    std::optional<LocalBeginning> wanted() const;
    /// Why what is chosen cannot be made, as a sentence; empty: it can.
    QString whyNot() const;

    /// The fields begin as far to the right as those of other parts of the dialog.
    int labelWidth() const;
    void setLabelWidth(int width);

signals:
    /// Something else is chosen, or can be.
    void changed();

private:
    void take(const registry::Stored<registry::LocalProgress> &progress);
    LocalBeginning::Kind chosen() const;
    LocalBeginning::Kind present() const;
    QString note() const;
    void fit();
    void browse();

    std::optional<registry::LocalProgress> m_progress; ///< while it is known
    QString m_unknown; ///< why it is not
    bool m_isChosen = false; ///< what the box says is a person's choice
    QLabel *m_beginLabel, *m_depositLabel, *m_note;
    QComboBox *m_begin;
    QLineEdit *m_deposit;
    QPushButton *m_browse;
};

} // namespace nidreg::forms
