// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/headings.h"
#include "model/templates/textblock.h"

#include <optional>
#include <span>
#include <vector>

namespace nidreg::templates {

/// A line that is a heading of its template.
struct Mark {
    std::size_t line; ///< its index among the lines
    HeadingLine heading;
    bool startsTemplate = false;
    bool isText = false; ///< no heading of its own: see Opening
};

/// Which lines are headings. A text sets its headings off in one way: the shape and indentation
/// that most of the different known labels share is taken for it. A known label that stands
/// otherwise is text, save for long ones alone on their line. A heading of the same rank with an
/// unknown label ends the text before it and has spelling null.
std::vector<Mark> findMarks(std::span<const Line> lines);

/// A line that may be a heading.
struct Candidate {
    std::size_t line;
    HeadingLine heading;
    std::uint32_t indent;
    bool isAfterBlank;
    bool isDefined; ///< the next line shows it to be a heading, as an underline does
    const Opening *opening = nullptr;
};

/// The way in which a heading is set off; headings of one rank look the same.
struct Rank {
    Shape shape = Shape::Bare;
    std::uint32_t level = 0;
    std::uint32_t indent = 0;
    bool isBullet = false;

    friend auto operator<=>(const Rank &, const Rank &) = default;
};

Rank rankOf(const Candidate &candidate);

/// True for a line where no heading is looked for: of a fenced block of code, fences included, and
/// of the header of a mail (RFC 5322, section 2.2), which has a Date of its own.
std::vector<bool> codeLines(std::span<const Line> lines);

/// Lines that look like a mail's header.
struct HeaderRun {
    std::size_t end; ///< one past the last of them
    bool isHeader; ///< they are one: some fields, who sent it and the subject among them
};

/// The run that begins on line `begin`.
HeaderRun mailHeader(std::span<const Line> lines, std::size_t begin);

/// Where a mail's own words end that has a template in it, from line `begin` on, which lies below
/// the template's last heading: at a closing formula ("Best regards,"), a signature ("--"), what a
/// mailing list adds, or the mail that it answers. Nothing where it goes on to its end.
std::optional<Mark> findMailEnd(std::span<const Line> lines, std::size_t begin);

/// The lines that are headings by their labels or marks.
std::vector<Candidate> findCandidates(std::span<const Line> lines, const std::vector<bool> &isCode);

/// The rank that the most different known labels have, `fewest` at least; the first of equals.
std::optional<Rank> dominantRank(const std::vector<Candidate> &candidates, std::size_t fewest = 1);

/// The title of a section, as against a numbered paragraph or a line of a list.
bool isTitle(std::string_view text);

/// Headings that no label shows, but that stand as the known ones in `marks` do: those much like a
/// label that is missing (see HeadingLine::isGuess), and sections of their own where the layout
/// leaves no doubt.
std::vector<Mark> findUnknown(std::span<const Line> lines, const std::vector<bool> &isCode,
                              const Rank &rank, const std::vector<Mark> &marks);

} // namespace nidreg::templates
