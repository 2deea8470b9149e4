// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/transitions.h"

#include <QAction>
#include <QPushButton>
#include <QWidget>

#include <array>

namespace nidreg::forms {

/// The steps that a request's state has, as buttons: live where the workflow lets this person take
/// them, else dead with the reason. Menu and context menu show the same actions.
class RequestSteps : public QWidget {
    Q_OBJECT

public:
    explicit RequestSteps(QWidget *parent = nullptr);

    void offer(const std::vector<workflow::Offer> &offers);
    QList<QAction *> actions() const; ///< one for each step, in the workflow's order
    QAction *action(workflow::Step step) const { return m_rows[std::size_t(step)].action; }

signals:
    void stepWanted(nidreg::workflow::Step step);

private:
    struct Row {
        QAction *action = nullptr;
        QPushButton *button = nullptr;
    };

    void addRow(workflow::Step step);
    static QString nameOf(workflow::Step step);
    void show(const Row &row, const workflow::Offer &offer, QString &mnemonics);

    std::array<Row, workflow::kStepNames.size()> m_rows;
};

} // namespace nidreg::forms
