// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/find.h"
#include "model/abnf/prose.h"
#include "model/abnf/rulestart.h"

#include <memory>

namespace nidreg::abnf {

/// A line that is looked at.
struct Line {
    base::Span where; ///< without its end and without a number or bullet before a rule
    std::string_view text;
    std::size_t column = 0; ///< of its first character
    bool isBlank = false;
    bool isFurniture = false;
    bool isFence = false;
    bool isInAbnf = false; ///< in a fence that says so
    bool isComment = false;
    bool isAccepted = false; ///< begins a rule
    std::unique_ptr<RuleStart> start; ///< elsewhere, since few of a million lines have one
    std::unique_ptr<Looks> body; ///< of a start, up to the next blank line or start
};

/// The work of find().
class Finding {
public:
    explicit Finding(std::string_view text);

    Found run();

private:
    void split(std::string_view text);
    Line lineAt(std::size_t offset, std::size_t length) const;
    void markFences();
    void readStarts();
    void lookAtBodies();
    void accept();
    void acceptReferred();
    bool isStrong(const Line &line) const;
    bool isWeak(const Line &line) const;
    bool followsARule(std::size_t line) const;
    std::size_t takeRule(std::size_t line);
    void takeFence(std::size_t line);
    void takeCommentsBefore(std::size_t line);
    bool goesOn(std::size_t line, const Line &rule, const Looks &sofar, std::size_t blanks) const;
    bool isRestOfComment(std::size_t line, const Line &rule) const;
    void take(std::size_t line);
    Found collected() const;

    std::string_view m_text;
    std::vector<Line> m_lines;
    std::vector<bool> m_taken;
    Names m_names; ///< of all that could be rules
};

} // namespace nidreg::abnf
