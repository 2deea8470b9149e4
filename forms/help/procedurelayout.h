// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/transitions.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace nidreg::forms {

/// One step from a state to another one, with everybody who may take it.
struct ProcedureArrow {
    workflow::Step step;
    workflow::State from;
    workflow::State to;
    QStringList by; ///< "applicant", "registrar"
    QString when; ///< "last vote"; empty: always

    QString label() const; ///< "Submit (applicant, registrar)"
};

/// A state that a request of the procedure leaves, or its aim, as a row of the picture.
struct ProcedureRow {
    workflow::State state;
    QStringList kept; ///< steps that leave it in this state, "Comment (anyone who sees it)"
    std::vector<ProcedureArrow> asides; ///< to states that have no row: they end the request
};

/// What the picture of a procedure shows, before it is laid out.
struct ProcedureLayout {
    std::vector<ProcedureRow> rows; ///< from the top
    std::vector<ProcedureArrow> arrows; ///< from a row to another one

    std::size_t rowOf(workflow::State state) const; ///< rows.size(): it has none
};

/// Made from workflow::edges(): each of them with this procedure is in it, each once.
ProcedureLayout layoutOf(workflow::Procedure procedure);

} // namespace nidreg::forms
