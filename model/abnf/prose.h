// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/find.h"
#include "model/abnf/rulereader.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace nidreg::abnf {

using Names = std::unordered_set<std::string>;

/// What a piece of text looks like to the search for a grammar.
struct Looks {
    std::size_t quoted = 0; ///< "texts"
    std::size_t numbers = 0; ///< %x41
    std::size_t angled = 0; ///< <names>
    std::size_t repeats = 0; ///< *( or 1*DIGIT, without a space
    std::size_t marks = 0; ///< commas, full stops and colons behind words
    std::size_t strangers = 0; ///< the longest row of words that are no rule's name
    std::vector<std::string> names; ///< folded
    int depth = 0; ///< brackets opened and not closed
    char last = '\0'; ///< the last character that is neither white space nor in a comment
    bool hasComment = false;

    bool isElement() const { return quoted + numbers + angled + repeats > 0; }
};

/// Looks at `text`, in which the words of `names` and those of documents (known.h) are rules.
Looks look(std::string_view text, const Names &names);

/// A page's running foot or head, or a form feed.
bool isPageFurniture(std::string_view line);

/// ``` or ~~~, <artwork>, <sourcecode>, <CODE BEGINS> and their ends.
bool isFence(std::string_view line);

/// A fence that says that ABNF follows.
bool isFenceOfAbnf(std::string_view line);

/// A line under examination.
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
