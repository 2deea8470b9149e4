// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/people.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace nidreg::forms {

class DateEdit;

/// Edits a list of spans of days, a line each: dates of service in a pool, or absences.
class SpansEditor : public QWidget {
    Q_OBJECT

public:
    enum Kind { Services, Absences };

    explicit SpansEditor(QWidget *parent = nullptr);

    /// To be called once, before anything else. `today` is where a new line begins.
    void begin(Kind kind, base::Date today);

    void setServices(const std::vector<registry::Service> &services);
    void setAbsences(const std::vector<registry::Absence> &absences);
    std::vector<registry::Service> services() const;
    std::vector<registry::Absence> absences() const;
    /// Some line ends before it begins.
    bool isBackward() const;

signals:
    void changed();

private:
    struct Line {
        QWidget *widget;
        QComboBox *pool; ///< Services alone
        DateEdit *from;
        QCheckBox *ends; ///< Services alone
        DateEdit *until;
        QLineEdit *reason; ///< Absences alone
    };

    void addNew();
    Line &add();
    void addParts(Line &line);
    void watch(const Line &line);
    void remove(const QWidget *widget);
    void clear();
    DateEdit *dayEdit(QWidget *parent, const QString &name) const;

    Kind m_kind = Absences;
    base::Date m_today{};
    std::vector<Line> m_lines;
    QVBoxLayout *m_rows;
    QPushButton *m_add;
};

} // namespace nidreg::forms
