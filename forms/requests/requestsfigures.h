// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "model/registry/queue.h"

#include <QScrollArea>
#include <QTimer>
#include <QWidget>

#include <vector>

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

/// Numbers as bars, each with its name and its number in words: rows with the names before them,
/// or columns with the names below. Painted in the palette's colours; a screen reader gets all of
/// it as text.
class FigureBars : public QWidget {
    Q_OBJECT

public:
    enum Shape { Rows, Columns };
    struct Bar {
        QString name;
        double value = 0;
        QString words; ///< the number as it is shown
    };

    /// `title` is what the numbers are of; plain text.
    FigureBars(const QString &title, Shape shape, QWidget *parent = nullptr);

    void setBars(std::vector<Bar> bars);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintRow(QPainter &painter, int place, const Bar &bar) const;
    void paintColumn(QPainter &painter, int place, const Bar &bar) const;
    int nameWidth() const;
    int wordsWidth() const;
    int rowHeight() const;
    double share(const Bar &bar) const; ///< of the longest bar

    QString m_title;
    Shape m_shape;
    std::vector<Bar> m_bars;
};

} // namespace nidreg::forms
