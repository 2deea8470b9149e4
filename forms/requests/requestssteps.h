// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/transitions.h"

#include <QAction>
#include <QPushButton>
#include <QWidget>

#include <array>
#include <optional>

namespace nidreg::forms {

/// The live step that moves the request on, which the window emphasises; nothing where none does. A
/// request that waits for its experts is not moved on by one more of them.
std::optional<workflow::Step> primaryStep(const std::vector<workflow::Offer> &offers,
                                          std::optional<workflow::Turn> turn);

/// The steps that a request's state has, as buttons: enabled where the workflow lets this person
/// take them, else disabled with the reason. The one that moves the request on comes first and is
/// emphasised; those that cannot be undone come last, are no default, and get the focus by the tab
/// key alone. Menu and context menu show the same actions.
class RequestSteps : public QWidget {
    Q_OBJECT

public:
    explicit RequestSteps(QWidget *parent = nullptr);

    /// `turn`: whom the request waits for.
    void offer(const std::vector<workflow::Offer> &offers,
               std::optional<workflow::Turn> turn = std::nullopt);
    QList<QAction *> actions() const; ///< one for each step, in the workflow's order
    QAction *action(workflow::Step step) const { return m_rows[std::size_t(step)].action; }
    const QPushButton *button(workflow::Step step) const
    {
        return m_rows[std::size_t(step)].button;
    }

signals:
    void stepWanted(nidreg::workflow::Step step);
    /// The button that had the keyboard is gone or dead, and no other is fit to have it.
    void keyboardFreed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QAction *action = nullptr;
        QPushButton *button = nullptr;
    };

    void addRow(workflow::Step step);
    static QString nameOf(workflow::Step step);
    void fill(const Row &row, const workflow::Offer &offer, QString &mnemonics);
    void arrange();
    void emphasise();
    void saveFocus();

    std::array<Row, workflow::kStepNames.size()> m_rows;
    std::optional<workflow::Step> m_primary;
};

} // namespace nidreg::forms
