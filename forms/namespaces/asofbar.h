// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QFrame>
#include <QTimer>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace nidreg::forms {

class DateEdit;

class YearsChart;

/// Says that the listing is shown as it was in force on a past day, offers to choose the day
/// (typed, from the days on which something changed, or on the chart of the years), and whether by
/// all that is known now or by what this registry had learned by the end of another day. Has a
/// button back to the present. Hidden while the present is shown.
class AsOfBar : public QFrame {
    Q_OBJECT

public:
    explicit AsOfBar(RegistrySession &session, QWidget *parent = nullptr);

    /// Begins with yesterday, or with the day that was chosen last.
    void enterPast();
    void leavePast();
    /// Which state is shown: the present one where the bar is hidden.
    const registry::AsOf &asOf() const { return m_asOf; }
    /// Why nothing can be known of that state, as a sentence; empty: something is.
    QString unknownWords() const;
    /// The first day of which anything is known, YYYY-MM-DD; empty: none, or it is not known yet.
    QString earliest() const;
    void showEarliest();

signals:
    /// asOf() may be another one.
    void moved();
    /// A person asked for the present.
    void closed();

private:
    void setUpControls();
    void layOut();
    void connectSignals();
    struct Answer {
        registry::KnownPast past;
        std::optional<std::int64_t> known; ///< the event by which that was known
    };
    void look();
    void take(registry::Stored<Answer> answer);
    void move();
    void fillChanges();
    void showDay();

    RegistrySession &m_session;
    QLabel *m_icon, *m_label, *m_note;
    DateEdit *m_day;
    QComboBox *m_changes;
    YearsChart *m_chart;
    QCheckBox *m_isKnown;
    DateEdit *m_knownDay;
    registry::AsOf m_asOf;
    registry::KnownPast m_past;
    std::optional<std::int64_t> m_known; ///< of m_past; nothing: all that is known now
    QTimer m_settle; ///< one look at the listing for a day that is dragged along the chart
    int m_question = 0;
    bool m_wasOpen = false;
};

} // namespace nidreg::forms
