// SPDX-License-Identifier: MIT
#pragma once

#include "model/review/transitions.h"

#include <QAction>
#include <QPushButton>

#include <array>

namespace nidreg::forms {

/// The steps that a request's state has, as buttons: live where the workflow lets this person take
/// them, else dead with the reason. Menu and context menu show the same actions.
class RequestSteps : public QWidget {
    Q_OBJECT

public:
    explicit RequestSteps(QWidget *parent = nullptr);

    void offer(const std::vector<review::Offer> &offers);
    QList<QAction *> actions() const; ///< one for each step, in the workflow's order
    QAction *action(review::Step step) const { return m_rows[std::size_t(step)].action; }

signals:
    void stepWanted(nidreg::review::Step step);

private:
    struct Row {
        QAction *action = nullptr;
        QPushButton *button = nullptr;
    };

    void addRow(review::Step step);
    static QString nameOf(review::Step step);
    void show(const Row &row, const review::Offer &offer, QString &mnemonics);

    std::array<Row, review::kStepNames.size()> m_rows;
};

} // namespace nidreg::forms
