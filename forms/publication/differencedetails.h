// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/widgets/sidebysidemodel.h"
#include "model/listing/changeplan.h"

#include <QWidget>

class QLabel;

namespace nidreg::forms {

class SideBySideView;

/// One difference of a listing: what taking it over does, and field by field what is held here and
/// what the file says, with the words marked that differ.
class DifferenceDetails : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceDetails(RegistrySession &session, QWidget *parent = nullptr);

    void show(const listing::Difference &difference);
    /// The listing header.
    void show(const std::vector<listing::FieldChange> &ofListing);
    void clear();
    using QWidget::show;

    QString said() const; ///< what taking it over does
    const SideBySideModel &model() const { return m_model; }

private:
    void say(const QString &what, bool isWarning);
    void take(std::vector<FieldDiff> fields);
    void addTemplate(const listing::Difference &difference);

    RegistrySession &m_session;
    SideBySideModel m_model;
    SideBySideView *m_view;
    QLabel *m_icon;
    QLabel *m_label;
    int m_question = 0; ///< of several differences the last one counts
};

} // namespace nidreg::forms
