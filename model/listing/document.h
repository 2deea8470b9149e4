// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <optional>
#include <string>
#include <vector>

/// The data of a registry publication of IANA's family. Every text is UTF-8 and kept as it was
/// published, white space included; names, ids, dates and addresses have none at their ends.
namespace nidreg::listing {

/// A piece of a text: words, or a reference between them.
struct Piece {
    std::string words; ///< empty where `reference` is set
    std::optional<registry::Reference> reference = {};

    friend bool operator==(const Piece &, const Piece &) = default;
};

/// A text with references. Words never follow words, and none are empty.
using Prose = std::vector<Piece>;

/// `words` as such a text; none of no words.
Prose proseOf(std::string words);
/// The words of `prose`; a reference is printed in brackets, as in "per [RFC8141]".
std::string plain(const Prose &prose);
std::vector<registry::Reference> referencesIn(const Prose &prose);

struct Note {
    std::string title; ///< empty: none
    Prose text;

    friend bool operator==(const Note &, const Note &) = default;
};

/// Which values a registry hands out, and how.
struct Range {
    std::string value;
    std::optional<std::string> hex;
    std::optional<std::string> entrySize;
    std::optional<Prose> registrationRule;
    std::optional<Prose> note;
    std::vector<registry::Reference> references;

    friend bool operator==(const Range &, const Range &) = default;
};

/// A file beside the publication.
struct File {
    std::string type; ///< "legacy", "mib", "template", "json", "yang"
    std::string name; ///< empty: none
    std::string address;

    friend bool operator==(const File &, const File &) = default;
};

/// How the publisher's site shows a registry.
struct SiteSettings {
    bool isCitable = false;
    bool offersJson = false;
    std::string jsonSpec; ///< "v1", "v2"; empty: not stated

    friend bool operator==(const SiteSettings &, const SiteSettings &) = default;
};

/// The header of a registry: everything but its registrations.
struct Head {
    /// The things said, in their usual order.
    enum Part {
        Settings,
        Title,
        Category,
        Created,
        Updated,
        Notes,
        References,
        Ranges,
        RegistrationRule,
        Expert,
        Description,
        FilePart,
        Hide
    };

    std::string id; ///< "urn-namespaces-1"
    std::optional<SiteSettings> settings;
    std::optional<Prose> title;
    std::vector<std::string> categories;
    std::string created; ///< YYYY-MM-DD or YYYY-MM; empty: not stated
    std::string updated; ///< likewise
    std::vector<Note> notes;
    std::vector<registry::Reference> references;
    std::vector<Range> ranges;
    std::optional<Prose> registrationRule;
    std::optional<Prose> expert;
    std::optional<Prose> description;
    std::optional<File> file;
    bool isHidden = false;
    /// One Part for each thing said, where they were published in another order than the usual.
    std::vector<Part> order;

    friend bool operator==(const Head &, const Head &) = default;
};

/// A further column of a registry that is not one of URN namespaces: "description", "status".
struct Column {
    std::string name;
    Prose text;
    std::optional<File> file; ///< of a column "file", whose text is empty

    friend bool operator==(const Column &, const Column &) = default;
};

/// A registration as the publication says it.
struct Registration {
    enum Part { Name, Template, References, Contact, Columns };

    std::string nid; ///< or whatever else the registry registers
    urn::NidKind kind = urn::NidKind::Formal;
    bool isValue = false; ///< published as a `value`, as other registries do
    std::string id; ///< empty: none, as in all registries of URN namespaces
    std::string date; ///< YYYY-MM-DD or YYYY-MM; empty: not stated
    std::string updated; ///< likewise
    std::optional<Prose> formTemplate; ///< where a formal one's template is
    std::vector<registry::Reference> references; ///< of an informal one, where its template is
    std::optional<Prose> contact; ///< of an informal one
    std::vector<Column> columns;
    std::vector<Part> order; ///< as Head's

    friend bool operator==(const Registration &, const Registration &) = default;
};

struct Footnote {
    std::string anchor; ///< a positive integer
    Prose text;

    friend bool operator==(const Footnote &, const Footnote &) = default;
};

struct Registry {
    Head head;
    std::vector<Registration> registrations;
    std::vector<Footnote> footnotes;
    std::vector<Registry> registries;

    friend bool operator==(const Registry &, const Registry &) = default;
};

/// A person whom references of type Person name by id. Addresses are kept as they were published:
/// IANA writes `&` for `@`.
struct Person {
    std::string id; ///< "Michael_Mealling"
    std::optional<std::string> name;
    std::optional<std::string> organization;
    std::vector<std::string> uris;
    std::string updated; ///< YYYY-MM-DD or YYYY-MM; empty: not stated

    friend bool operator==(const Person &, const Person &) = default;
};

/// A processing instruction before the registry: which stylesheet shows it.
struct Instruction {
    std::string target; ///< "xml-stylesheet"
    std::string data;

    friend bool operator==(const Instruction &, const Instruction &) = default;
};

struct Document {
    std::vector<Instruction> instructions;
    Registry registry;
    bool hasPeople = true; ///< false: there is no such list, which is not the same as an empty one
    std::vector<Person> people;

    friend bool operator==(const Document &, const Document &) = default;
};

} // namespace nidreg::listing
