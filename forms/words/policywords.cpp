// SPDX-License-Identifier: MIT
#include "forms/words/policywords.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/text.h"

#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

struct PolicySentences {
    std::string_view name;
    const char *title;
    const char *explanation;
};

// clang-format off
static constexpr std::array kPolicySentences{
    PolicySentences{registry::kReviewDays,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Time for a &review"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "How long an expert has to answer, unless the registrar sets another due date.")},
    PolicySentences{registry::kReminderDays,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Re&minders"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "How long before a due date a reminder is due, and how long between two reminders.")},
    PolicySentences{registry::kIdleDays,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Without an &answer"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "After how long a request without an answer is shown to the registrar, who may close it.")},
    PolicySentences{registry::kKeyDays,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Idempotency &keys"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "How long the registry keeps the idempotency key of an action. While it is kept, a retry of the action returns the same result and does not repeat it.")},
    PolicySentences{registry::kRemovalPercent,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "&Removed namespaces"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "The share of the listed namespaces that an import may delist without a confirmation. Three are always allowed. A truncated listing would delist the rest.")},
    PolicySentences{registry::kTwoPersons,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Actions that require two registrars"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "The first registrar proposes the action. It is applied when another registrar does the same. If registering requires two registrars but changing roles requires only one, a registrar could appoint the second one, so switch on both. Switching off a requirement for two registrars also requires two.")},
    PolicySentences{registry::kListAddress,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "&Discussion list"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Where mails about a new request are sent (RFC 8141, section 6.2).")},
    PolicySentences{registry::kIesgAddress,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "&IESG"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who decides whether a body may use the fast track (RFC 8141, section 6.3).")},
    PolicySentences{registry::kApprovalBodyAddress,
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Approval &body"),
        QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who directs the registration of a namespace that is part of a standard.")},
};
// clang-format on

static const PolicySentences *sentencesOf(std::string_view name)
{
    const auto *found = std::ranges::find(kPolicySentences, name, &PolicySentences::name);
    return found == kPolicySentences.end() ? nullptr : found;
}

QString policyLabel(std::string_view name)
{
    const PolicySentences *found = sentencesOf(name);
    return found ? Words::tr(found->title) : words(name);
}

QString policyTitle(std::string_view name)
{
    return policyLabel(name).remove(QLatin1Char('&'));
}

QString policyExplanation(std::string_view name)
{
    const PolicySentences *found = sentencesOf(name);
    return found ? Words::tr(found->explanation) : QString();
}

QString actOfTwoWords(std::string_view act)
{
    if (act == "register")
        return Words::tr("Registering a namespace");
    if (act == "deprecate")
        return Words::tr("Deprecating a namespace");
    if (act == "appoint")
        return Words::tr("Changing somebody’s roles");
    if (act == "policy")
        return Words::tr("Setting a policy");
    return words(act);
}

QString policyValueWords(std::string_view name, const std::string &value)
{
    const auto *spec = std::ranges::find(registry::kPolicies, name, &registry::PolicySpec::name);
    if (value.empty() || spec == registry::kPolicies.end())
        return value.empty() ? Words::tr("none") : words(value);
    if (spec->kind == registry::PolicyKind::Days)
        return value == "1" ? Words::tr("1 day")
                            : Words::tr("%1 days", "a policy's value").arg(words(value));
    if (spec->kind == registry::PolicyKind::Percent)
        return Words::tr("%1 %", "a policy's value").arg(words(value));
    if (spec->kind == registry::PolicyKind::Address)
        return words(value);
    QStringList acts;
    for (const std::string_view each : base::words(value))
        acts << actOfTwoWords(each);
    return acts.join(QStringLiteral(", "));
}

QString proposalSubjectWords(const registry::Proposal &proposal)
{
    const QString subject = words(proposal.subject);
    if (proposal.act == "register")
        return Words::tr("Register the namespace of request %1").arg(subject);
    if (proposal.act == "deprecate")
        return Words::tr("Deprecate the namespace of request %1").arg(subject);
    return proposal.act == "appoint"
        ? Words::tr("Roles of %1", "what a proposal is about").arg(subject)
        : policyTitle(proposal.subject);
}

QString proposalWords(const registry::Proposal &proposal)
{
    if (proposal.act == "appoint")
        return Words::tr("Roles of %1: %2", "what is proposed: a person's roles from then on")
            .arg(words(proposal.subject), rolesWords(registry::proposedRoles(proposal)));
    if (proposal.act == "policy")
        return Words::tr("%1: %2", "what is proposed: a policy's title and its value")
            .arg(policyTitle(proposal.subject), policyValueWords(proposal.subject, proposal.terms));
    return proposalSubjectWords(proposal);
}

QString proposedWords()
{
    return Words::tr(
        "Proposed. A second registrar must do the same. To withdraw the proposal, use Registry "
        "▸ Proposals.");
}

} // namespace nidreg::forms
