// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/login.h"

namespace nidreg::tests {

/// Words that stand nowhere but in an applicant's draft, and in a text that they submitted.
inline constexpr auto kInDraft = "qzxdraft";
inline constexpr auto kInSubmitted = "qzxsubmitted";

/// A shared registry with something to find, and a login for everybody who might look for it.
struct AttackedRegistry {
    TestDatabase database;
    Login registrar{database, Login::First()}, applicant{registrar, Role::Applicant},
        rival{registrar, Role::Applicant}, expert{registrar, Role::Expert},
        reader{registrar, Role::Reader};
    Sql owner{database.conninfo()};
    workflow::Request draft, submitted;

    AttackedRegistry()
    {
        const auto store = opened(applicant.conninfo());
        const Act by = applicant.act(Role::Applicant);
        draft =
            must(store->create(applicant.act(Role::Applicant),
                               {.nid = kInDraft, .workingCopy = std::string(kInDraft) + " text"}));
        const workflow::Edge stays{Step::Comment, draft.procedure, draft.state, draft.state,
                                   workflow::Part::AnyViewer};
        workflow::Record remark;
        remark.text = std::string(kInDraft) + " remark";
        const Act says = applicant.act(Role::Applicant);
        must(store->append(says, {draft.id, 0, stays, says.acting, remark}));
        submitted = must(store->create(applicant.act(Role::Applicant),
                                       {.nid = kInSubmitted, .workingCopy = {}}));
        submitted = must(store->submit(by, submissionOf(by, submitted, content(kInSubmitted, 1))));
    }

    const Login &named(const QString &who) const
    {
        if (who == QLatin1String("reader"))
            return reader;
        if (who == QLatin1String("applicant"))
            return rival;
        return who == QLatin1String("expert") ? expert : registrar;
    }

    /// The values of the first column.
    QStringList list(const QString &statement)
    {
        return owner
            .value(QStringLiteral(
                       "select coalesce(string_agg(x::text, E'\\x1f'), '') from (%1) as t (x)")
                       .arg(statement))
            .split(QChar(0x1f), Qt::SkipEmptyParts);
    }
};

/// What somebody may not find: an expert sees what was submitted.
inline QString hiddenFrom(const QString &who)
{
    return who == QLatin1String("expert") ? QString::fromLatin1(kInDraft) : QStringLiteral("qzx");
}

} // namespace nidreg::tests
