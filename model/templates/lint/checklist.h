// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/topics.h"
#include "model/templates/template.h"

#include <vector>

namespace nidreg::templates {

/// Whether a field's text seems to touch on a topic.
enum class Answer {
    NotSeen, ///< no word of it was found
    Seen, ///< one was: a mild guess, which only a reader can confirm
    Elsewhere, ///< the field points to another text for all it says
};

/// A question of the checklist of a field, and what the draft seems to answer.
struct Question {
    const TopicSpec *topic; ///< never null
    Answer answer = Answer::NotSeen;
};

/// The questions that RFC 8141 (sections 6.4.1 to 6.4.7) asks of a field, in its order, with a
/// guess at the answers in `text`. Empty for the fields that it only defines in appendix A.
/// Linear in the length of `text`.
std::vector<Question> checklist(Field field, std::string_view text);

} // namespace nidreg::templates
