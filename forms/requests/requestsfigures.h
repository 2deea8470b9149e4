// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "model/registry/queue.h"

#include <QScrollArea>
#include <QTimer>

class QGridLayout;
class QLabel;

namespace nidreg::forms {

class FigureBars;

/// The queue's figures: what waits where and on whom, how long requests stay in each state, and
/// what was registered. Looks only while it is seen.
class RequestsFigures : public QScrollArea {
    Q_OBJECT

public:
    explicit RequestsFigures(RegistrySession &session, QWidget *parent = nullptr);

    /// Asks the registry again, where the figures are seen.
    void look();

private:
    FigureBars *add(QGridLayout &grid, int row, int column, const QString &title, bool isColumns);
    void showFigures(const registry::QueueFigures &figures);
    void showEvent(QShowEvent *event) override;

    RegistrySession &m_session;
    QLabel *m_summary;
    FigureBars *m_states, *m_turns, *m_stays, *m_months;
    QTimer m_burst; ///< makes one of a burst of changes
    bool m_isLooking = false;
};

} // namespace nidreg::forms
