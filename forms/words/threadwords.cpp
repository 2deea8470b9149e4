// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/workflow/discussion.h"

#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

/// "comment 14 on “Syntax” by edda"
static QString threadWords(const workflow::Thread &thread, ThreadNumbers numbers)
{
    const auto field =
        std::ranges::find(templates::kFields, thread.field, &templates::FieldSpec::key);
    const QString number = QString::number(thread.root), who = words(thread.author);
    const QString on = field == templates::kFields.end() ? QString() : heading(field->field);
    if (numbers == ThreadNumbers::Left)
        return on.isEmpty() ? Words::tr("comment by %1").arg(who)
                            : Words::tr("comment on “%1” by %2").arg(on, who);
    return on.isEmpty() ? Words::tr("comment %1 by %2").arg(number, who)
                        : Words::tr("comment %1 on “%2” by %3").arg(number, on, who);
}

QString openThreadsWords(std::span<const registry::Event> events, workflow::Step step,
                         ThreadNumbers numbers)
{
    if (!workflow::endsDiscussion(step))
        return {};
    QStringList all;
    for (const workflow::Thread &each : workflow::threadsIn(events)) {
        if (!each.isResolved())
            all << threadWords(each, numbers);
    }
    return all.isEmpty() ? QString()
                         : Words::tr("Not resolved yet: %1.").arg(all.join(QStringLiteral("; ")));
}

} // namespace nidreg::forms
