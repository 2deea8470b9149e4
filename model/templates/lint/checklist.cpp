// SPDX-License-Identifier: MIT
#include "model/templates/lint/checklist.h"

#include "model/templates/words.h"

namespace nidreg::templates {

static Answer guess(Topic topic, std::string_view flat)
{
    if (flat.empty())
        return Answer::NotSeen;
    if (speaksOf(topic, flat))
        return Answer::Seen;
    return pointsElsewhere(flat) ? Answer::Elsewhere : Answer::NotSeen;
}

std::vector<Question> checklist(Field field, std::string_view text)
{
    const std::string flat = flattened(text);
    std::vector<Question> questions;
    for (const TopicSpec &topic : topics()) {
        if (topic.field == field)
            questions.push_back({&topic, guess(topic.topic, flat)});
    }
    return questions;
}

} // namespace nidreg::templates
