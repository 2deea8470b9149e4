// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"
#include "model/templates/reader.h"
#include "tests/model/storage/testregistry.h"

#include <atomic>

/// What the tests of the actions share: a registry with people, a day, and templates that pass.
namespace nidreg::tests {

using actions::ActionError;

/// A day long after the database's own, so that no day which a test names is over there.
class TestClock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::sys_days(*base::parseDate("2086-03-14")) + std::chrono::hours(9)
            + std::chrono::days(m_daysLater);
    }
    void goOn(int days) { m_daysLater += days; }

private:
    std::atomic<int> m_daysLater = 0; // the session's thread reads it
};

/// A template without errors. An empty `nid` leaves the field as `placeholder`.
inline std::string lighthouse(const std::string &nid, int version = 1,
                              const std::string &placeholder = {})
{
    const std::string sign = nid.empty() ? "<assigned>" : nid;
    std::string text = "Namespace Identifier: " + (nid.empty() ? placeholder : nid)
        + "\n\nVersion: " + std::to_string(version)
        + "\n\nDate: 2026-03-03\n\nRegistrant:\n   Northern Lights Survey\n   Harbour Street 4, "
          "00140 Helsinki, Finland\n   Contact: Aino Majakka, aino@lights.example\n\nPurpose:\n   "
          "Names for lights on all coasts.\n\nSyntax:\n   URNs have the form urn:"
        + sign
        + ":<country>:<number>. The country code is compared without regard to case; no "
          "percent-encoding is used. r-, q- and f-components are not used.\n\nAssignment:\n   The "
          "survey assigns each identifier once, so that it is unique; none is ever "
          "reassigned.\n\nSecurity and Privacy:\n   The identifiers name things on public charts. "
          "None are known.\n\nInteroperability:\n   Pilot books print the number without its "
          "country.\n\nResolution:\n   No resolution mechanism is intended.\n\nDocumentation:\n   "
          "List of Lights, see RFC 8141.\n";
    if (version > 1)
        text += "\nRevision Information:\n   A new contact.\n";
    return text;
}

/// Ann has every role, Abe applies, Eve and Ed are experts, Rita is the registrar.
struct TestContext {
    TestRegistry registry;
    TestClock clock;
    urn::NidKnowledge knowledge;

    actions::Services services() const { return {registry.store(), clock, knowledge}; }
};

inline Act abe()
{
    return act("abe", Role::Applicant);
}
inline Act eve()
{
    return act("eve", Role::Expert);
}
inline Act rita()
{
    return act("rita", Role::Registrar);
}

/// Why an action was refused, in a word or two; "done" when it was not.
template <class T> QString why(const actions::Acted<T> &answer)
{
    if (answer)
        return QStringLiteral("done");
    if (const auto *step = std::get_if<workflow::StepError>(&answer.error())) {
        static const char *const kNames[] = {"no such step",
                                             "wrong role",
                                             "not yours",
                                             "own request",
                                             "note missing",
                                             "reference missing",
                                             "expert missing",
                                             "expert judged before",
                                             "already voted",
                                             "expert not due",
                                             "thread missing",
                                             "no such thread",
                                             "thread resolved",
                                             "thread elsewhere",
                                             "field without revision",
                                             "expert is the applicant"};
        return QString(kNames[int(*step)]);
    }
    if (std::holds_alternative<actions::StateRefusal>(answer.error()))
        return QStringLiteral("no such step");
    if (const auto *lint = std::get_if<actions::LintFailure>(&answer.error())) {
        for (const auto &each : lint->findings) {
            if (each.finding.rule->severity == base::Severity::Error)
                return QString::fromUtf8(each.finding.rule->id.data(),
                                         qsizetype(each.finding.rule->id.size()));
        }
        return QStringLiteral("lint without errors");
    }
    return refusal(registry::Stored<T>(base::fail(std::get<StoreError>(answer.error()))));
}

/// The value of an action that has to succeed.
template <class T> T did(actions::Acted<T> answer)
{
    if (!answer)
        qFatal("refused: %s", qPrintable(why(answer)));
    return std::move(answer).value();
}

} // namespace nidreg::tests
