// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/workflow/discussion.h"

#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

/// "thread 14 on Syntax, begun by edda"
static QString threadWords(const workflow::Thread &thread)
{
    const auto field =
        std::ranges::find(templates::kFields, thread.field, &templates::FieldSpec::key);
    const QString number = QString::number(thread.root), who = words(thread.author);
    return field != templates::kFields.end()
        ? Words::tr("thread %1 on “%2”, started by %3").arg(number, heading(field->field), who)
        : Words::tr("thread %1, started by %2").arg(number, who);
}

QString openThreadsWords(std::span<const registry::Event> events, workflow::Step step)
{
    if (!workflow::endsDiscussion(step))
        return {};
    QStringList all;
    for (const workflow::Thread &each : workflow::threadsIn(events)) {
        if (!each.isResolved())
            all << threadWords(each);
    }
    return all.isEmpty() ? QString()
                         : Words::tr("Not resolved yet: %1.").arg(all.join(QStringLiteral("; ")));
}

} // namespace nidreg::forms
