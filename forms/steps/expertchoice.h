// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QObject>

#include <map>

class QComboBox;
class QDateEdit;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nidreg::forms {

/// The rows of a step's form that say which expert is meant, by which day they answer, and why they
/// are chosen where something speaks against them.
class ExpertChoice : public QObject {
    Q_OBJECT

public:
    /// The rows as the form has them; they outlive the choice.
    struct Rows {
        QFormLayout &form;
        QComboBox &experts;
        QDateEdit &due;
        QLabel &objections;
        QLineEdit &overriding;
        QPushButton &addPerson; ///< where there is nobody to choose
    };

    /// Shows those rows that `step` takes. `watch` outlives it.
    ExpertChoice(RegistrySession &session, const RequestWatch &watch,
                 const workflow::Acting &acting, workflow::Step step, Rows rows,
                 QObject *parent = nullptr);

    void writeTo(workflow::Record &record) const;
    /// An expert whom the registry has not named yet is chosen as soon as it does.
    void show(const workflow::Record &record);
    /// That there is nobody whom the step could name, and what to do; empty: there is.
    QString whyNobody() const;
    /// Why what is chosen cannot be recorded; empty: it can.
    QString whyNot() const;
    void setEnabled(bool enabled);

signals:
    void changed();
    /// Longer lines are offered than the form is wide.
    void widened();

private:
    std::optional<workflow::StepError> refusalOf(const std::string &expert) const;
    void offerTheirs();
    void offerEverybody();
    bool isResubmitted() const;
    std::string earlierExpert() const;
    std::string revisedNid() const;
    void preselect(const std::string &expert);
    void choose(const std::string &expert);
    void askForCandidates();
    void offerCandidates(const std::vector<registry::Candidate> &candidates);
    void add(const QString &login, const QString &said, const QStringList &against);
    void addApplicant(const QString &login);
    bool isOffered(int row) const;
    bool hasAnybody() const;
    bool lacksReason() const;
    bool isOver() const; ///< whether the due day has passed
    void offerDays(const registry::Policies &policies);
    void showObjections();
    QString objections(const QString &login) const;
    void widen();
    void showOffer();

    RegistrySession &m_session;
    const RequestWatch &m_watch;
    const workflow::Acting m_acting;
    const workflow::Step m_step;
    const Rows m_rows;
    std::map<QString, QString> m_objections; ///< in words, by login
    std::string m_wanted; ///< who is chosen as soon as the registry names them
};

} // namespace nidreg::forms
