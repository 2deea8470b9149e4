// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/discussion.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidreg::workflow {

/// A template text that mails may quote.
struct QuotableText {
    struct Field {
        std::string key; ///< "purpose"
        std::string heading; ///< "Purpose"
        std::string text;
    };
    int revision = 1;
    base::Instant at{}; ///< submitted
    std::vector<Field> fields;
};

/// The field and revision that a passage speaks of.
struct Anchor {
    std::string field; ///< its key
    int revision = 0;

    friend bool operator==(const Anchor &, const Anchor &) = default;
};

/// A stretch of a mail's body: quoted paragraphs of one depth and one anchor, or the sender's own
/// words between them.
struct Passage {
    enum Kind { Own, Quoted, Signature } kind = Own;
    int depth = 0; ///< how often quoted
    std::string text; ///< without quote marks, lines by LF, none at its end
    /// Of a quoted passage: what it quotes. Of own words: what they follow, directly or after words
    /// that were quoted from neither text.
    std::optional<Anchor> anchor;

    friend bool operator==(const Passage &, const Passage &) = default;
};

/// Finds what mails quote from a request's revisions. White space and where lines break are
/// ignored, and so is what somebody changed in less than half of a passage's sequences of words.
class QuoteIndex {
public:
    explicit QuoteIndex(std::vector<QuotableText> texts);

    /// The body of a mail, taken apart; joined again it has every line. Where several revisions
    /// have the passage it is the newest that was there when the mail was sent. Linear.
    std::vector<Passage> passages(const ListMail &mail) const;

private:
    struct Location {
        std::uint32_t text, field;
    };

    void learn(std::uint32_t text, std::uint32_t field);
    std::optional<Anchor> anchorOf(std::string_view paragraph, const ListMail &mail) const;
    std::optional<Location> locationOf(std::string_view paragraph, const ListMail &mail) const;
    std::optional<Location> locationOfShort(const std::vector<std::string_view> &words,
                                            const ListMail &mail) const;
    std::optional<Location> locationOfHeading(std::string_view paragraph,
                                              const ListMail &mail) const;
    Location better(Location before, Location after, const ListMail &mail) const;

    std::vector<QuotableText> m_texts;
    std::unordered_map<std::uint64_t, std::vector<Location>> m_locations; ///< by sequence of words
    std::unordered_map<std::string, std::string> m_keys; ///< of headings
};

/// The anchors of a mail's passages, each once, in their order.
std::vector<Anchor> anchors(const std::vector<Passage> &passages);

/// A request's NID as a word of its own in a mail's subject, or "urn:NID" in its body, in any case;
/// a NID may be a common word.
bool speaksOf(const ListMail &mail, std::string_view nid);

} // namespace nidreg::workflow
