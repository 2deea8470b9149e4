// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace nidreg::listing {

/// Why a file cannot be read as a publication.
enum class ReadError {
    Empty,
    NotUtf8, ///< UTF-16, or another encoding that it states: `subject`
    Nul, ///< a NUL byte
    Malformed, ///< `subject`: what the XML parser says
    Truncated, ///< the file ends too early
    DocumentType, ///< a DOCTYPE, and with it entities that could be declared there
    TooDeep, ///< elements within elements within elements …
    TagTooLong,
    TextTooLong, ///< of the element `subject`
    NotARegistry, ///< another document: its first element is `subject`
    OtherRegistry, ///< one that registers something else: its id is `subject`
    BadCsv, ///< a misplaced quote or line end, or a row with too many or too few cells
    BadHeading, ///< a CSV with other columns: `subject`
    NoNamespaces, ///< it lists none: nothing that was published is like that
    NoSubRegistry, ///< of formal or of informal namespaces: its id is `subject`
    NotWhole, ///< it states another number of namespaces than it has: `subject`
    NotItsSchema, ///< JSON whose member `subject` is not what registry.schema.json says
    BadDate, ///< `subject` is not an existing day or month
    WrongPart, ///< the NID `subject` is informal among formal ones, or the other way round
    BadCell, ///< a cell that is not written as "[label][label]": `subject`
    Unreadable, ///< the file could not be read on: `subject`
    Stopped, ///< by the one who takes what is read
};

struct ReadRefusal {
    ReadError error;
    std::size_t line = 0; ///< from 1; 0: none in particular
    std::string subject = {};

    friend bool operator==(const ReadRefusal &, const ReadRefusal &) = default;
};

/// Something in a publication that is not stored, or not stored unchanged.
struct Remark {
    enum Kind {
        UnknownElement, ///< not kept, with all in it
        UnknownAttribute, ///< not kept: `subject` is its name
        StrayText, ///< words where none belong; not kept
        Misplaced, ///< an element after those that it belongs before; not kept
        Repeated, ///< said twice where once is allowed; the first is kept
        UnknownReference, ///< a reference of an unknown type: kept as text
        Comment, ///< not kept
        NoNid, ///< a template whose NID cannot be told: `subject` is its file; not kept
        TooLarge, ///< a file that is larger than a template may be; not kept
        Instruction, ///< an instruction to programs inside the registry; not kept
    } kind;
    std::size_t line; ///< from 1
    std::string subject; ///< the element, the attribute, the words' beginning

    friend bool operator==(const Remark &, const Remark &) = default;
};

/// The first remarks, and how many more there would have been.
struct Remarks {
    static constexpr std::size_t kMaxRemarks = 100;

    std::vector<Remark> list;
    std::size_t further = 0;

    void add(Remark remark)
    {
        if (list.size() < kMaxRemarks)
            list.push_back(std::move(remark));
        else
            ++further;
    }
};

} // namespace nidreg::listing
