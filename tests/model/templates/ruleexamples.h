// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/lint.h"
#include "model/templates/lint/rules.h"
#include "model/templates/reader.h"

#include <QFile>

#include <algorithm>
#include <string>

/// For every rule an example in which it is found and one, near to it, in which it is not.
namespace nidreg::templates {

/// A flawless template and what lint() is told about it, to be changed by an example.
struct Case {
    explicit Case(Field about) : field(about)
    {
        QFile file(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates/canonical.txt"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("the flawless template cannot be read");
        draft = read(file.readAll().toStdString()).front();
        static const urn::NidKnowledge kKnowledge;
        context.knowledge = &kKnowledge;
        context.today = *base::parseDate("2025-06-01");
        context.isRegistered = [](std::string_view nid) { return nid == "harbour"; };
    }

    Field field;
    NamespaceTemplate draft;
    LintContext context;

    /// The field's text; the NID before it where it must name one.
    void write(std::string_view text)
    {
        const bool isNid = field == Field::NamespaceIdentifier;
        draft.set(field, (isNid ? "\"lantern\" " : "") + std::string(text));
    }
    void replace(std::string_view text) { draft.set(field, std::string(text)); }
    void remove() { draft.fields[static_cast<std::size_t>(field)].reset(); }
    void revise()
    {
        context.previousVersion = 1;
        context.revisedNid = "lantern";
        draft.set(Field::Version, "2");
    }
};

inline QString idOf(const FieldFinding &found)
{
    const std::string_view id = found.finding.rule->id;
    return QString::fromLatin1(id.data(), qsizetype(id.size()));
}

inline QStringList ids(const FieldFindings &findings)
{
    QStringList all;
    for (const FieldFinding &found : findings)
        all << idOf(found);
    return all;
}

inline QStringList ids(const Case &one)
{
    return ids(lint(one.draft, one.context));
}

using Change = void (*)(Case &);

struct RuleExample {
    std::string_view rule; ///< a whole id, or the last part of one for every field
    Change firing;
    Change silent;
};

inline const std::string kFieldTooLong(kMaxFieldBytes + 1, 'a');
inline const std::string kFieldLongEnough(kMaxFieldBytes - 16, 'a');

// clang-format off
inline const RuleExample kRuleExamples[] = {
    {"missing", [](Case &c) { c.remove(); }, [](Case &c) { c.replace("x"); }},
    {"template.revision-information.missing",
     [](Case &c) { c.revise(); c.remove(); },
     [](Case &c) { c.remove(); }},
    {"empty", [](Case &c) { c.replace(" \n "); }, [](Case &c) { c.replace("x"); }},
    {"template.syntax.abnf-syntax",
     [](Case &c) { c.write("NSS = ( \"a\" / \"b\""); },
     [](Case &c) { c.write("NSS = ( \"a\" / \"b\" )"); }},
    {"template.syntax.abnf-slip",
     [](Case &c) { c.write("NSS = \"a\" | \"b\""); },
     [](Case &c) { c.write("NSS = \"a\" / \"b\""); }},
    {"template.syntax.abnf-undefined",
     [](Case &c) { c.write("NSS = \"a\" tail"); },
     [](Case &c) { c.write("NSS = \"a\" pchar"); }},
    {"template.syntax.abnf-unused",
     [](Case &c) { c.write("NSS = \"a\"\nother = \"b\""); },
     [](Case &c) { c.write("NSS = \"a\" other\nother = \"b\""); }},
    {"template.syntax.abnf-duplicate",
     [](Case &c) { c.write("NSS = x\nx = \"a\"\nx = \"b\""); },
     [](Case &c) { c.write("NSS = x\nx = \"a\"\nx =/ \"b\""); }},
    {"template.syntax.abnf-case-variant",
     [](Case &c) { c.write("NSS = Port\nport = \"a\""); },
     [](Case &c) { c.write("NSS = port\nport = \"a\""); }},
    {"template.syntax.abnf-left-recursion",
     [](Case &c) { c.write("NSS = NSS \"a\" / \"b\""); },
     [](Case &c) { c.write("NSS = \"b\" [ NSS ]"); }},
    {"template.syntax.abnf-unreachable",
     [](Case &c) { c.write("NSS = \"a\" / \"A\""); },
     [](Case &c) { c.write("NSS = %x61 / %x41"); }},
    {"template.syntax.abnf-empty-repetition",
     [](Case &c) { c.write("NSS = \"a\" *( *\"b\" )"); },
     [](Case &c) { c.write("NSS = \"a\" *( 1*\"b\" )"); }},
    {"template.syntax.abnf-endless",
     [](Case &c) { c.write("NSS = \"a\" NSS"); },
     [](Case &c) { c.write("NSS = \"a\" [ NSS ]"); }},
    {"template.syntax.abnf-bad-sentence",
     [](Case &c) { c.write("NSS = \"a\" [ \"#x^\" ]"); },
     [](Case &c) { c.write("NSS = \"a\" [ \"#x\" ]"); }},
    {"template.syntax.abnf-other-nid",
     [](Case &c) { c.write("URN = \"urn:lamp:\" 1*DIGIT"); },
     [](Case &c) { c.write("URN = \"urn:lantern:\" 1*DIGIT"); }},
    {"template.syntax.abnf-example-refused",
     [](Case &c) { c.write("NSS = 1*DIGIT\n\nurn:lantern:hanko"); },
     [](Case &c) { c.write("NSS = 1*ALPHA\n\nurn:lantern:hanko"); }},
    {"template.syntax.abnf-too-complex",
     [](Case &c) { c.write("NSS = NSS NSS / [ NSS ] \"a\"\n\nurn:lantern:" + std::string(3000, 'a')); },
     [](Case &c) { c.write("NSS = *\"a\"\n\nurn:lantern:" + std::string(3000, 'a')); }},
    {"twice",
     [](Case &c) { c.draft.order = {c.field, c.field}; },
     [](Case &c) { c.draft.order = {c.field}; }},
    {"out-of-order",
     [](Case &c) { c.draft.order = {Field::RevisionInformation, c.field}; },
     [](Case &c) { c.draft.order = {c.field, Field::RevisionInformation}; }},
    {"old-heading",
     [](Case &c) { c.draft.mapped = {{"Heading of old", c.field}}; },
     [](Case &c) { c.draft.mapped.clear(); }},
    {"guessed-heading",
     [](Case &c) { c.draft.mapped = {{"Headnig", c.field, true}}; },
     [](Case &c) { c.draft.mapped = {{"Heading of old", c.field}}; }},
    {"stray-text",
     [](Case &c) { c.draft.unmapped = {{"", "many lamps"}}; },
     [](Case &c) { c.draft.unmapped = {{"Lamps", "many"}}; }},
    {"unmapped-text",
     [](Case &c) { c.draft.unmapped = {{"Lamps", "many"}}; },
     [](Case &c) { c.draft.unmapped.clear(); }},
    {"too-long",
     [](Case &c) { c.replace(kFieldTooLong); },
     [](Case &c) { c.replace(kFieldLongEnough); }},
    {"control-character",
     [](Case &c) { c.write("a\x01" "b"); },
     [](Case &c) { c.write("a\tb\nc"); }},
    {"bidi-control",
     [](Case &c) { c.write("a\u202eb"); },
     [](Case &c) { c.write("a\u200eb \u05d0"); }},
    {"mixed-script",
     [](Case &c) { c.write("l\u0430ntern"); },
     [](Case &c) { c.write("TNF\u03b1 \u041c\u043e\u0441\u043a\u0432\u0430 caf\u00e9"); }},
    {"placeholder",
     [](Case &c) { c.write("(TBD)"); },
     [](Case &c) { c.write("12XXXX-XXXX, tba of the town, [[:alpha:]]"); }},
    {"instruction", [](Case &c) {
         constexpr std::string_view kLeft[] = {
             "IANA (formal) or assigned", "incrementing by 1", "using the format",
             "that has registered the NID", "Described in Section 6.4", "described in section 6.4",
             "described in section 6.4", "described in section 6.4", "described in section 6.4",
             "described in section 6.4", "a pointer to an RFC", "described in section 6.4",
             "description of changes from prior"};
         c.write(kLeft[static_cast<std::size_t>(c.field)]);
     },
     [](Case &c) { c.write("Described in section 4 of RFC 9999."); }},
    {"blank-form",
     [](Case &c) { c.replace("To be assigned"); c.draft.set(Field::Date, "YYYY-MM-DD"); },
     [](Case &c) { c.replace("lantern"); c.draft.set(Field::Date, "YYYY-MM-DD"); }},
    {"read-as-latin-1",
     [](Case &c) { c.write("caf\u00e9"); c.context.readAsLatin1 = true; },
     [](Case &c) { c.write("caf\u00e9"); }},
    {"bad-urn",
     [](Case &c) { c.write("urn:lantern:%4"); },
     [](Case &c) { c.write("urn:lantern:%41, urn:lantern:{coast}"); }},
    {"other-namespace",
     [](Case &c) { c.write("lantern urn:lamp:a"); },
     [](Case &c) { c.write("urn:lantern:a, urn:example:a, urn:harbour:a"); }},
    {"r-component",
     [](Case &c) { c.write("urn:lantern:a?+b"); },
     [](Case &c) { c.write("urn:lantern:a?=b"); }},
    {"experimental",
     [](Case &c) { c.write("urn:X-lantern:a"); },
     [](Case &c) { c.write("urn:example:x-a"); }},
    {"needs-q-component",
     [](Case &c) { c.write("Resolvers require the q-component."); },
     [](Case &c) { c.write("Resolvers do not require the q-component."); }},
    {"no-nid", [](Case &c) { c.replace("to be chosen"); }, [](Case &c) { c.replace("\"lantern\" requested"); }},
    {"nid-changed",
     [](Case &c) { c.revise(); c.replace("lamp"); },
     [](Case &c) { c.revise(); c.replace("LANTERN"); }},
    {"template.version.malformed", [](Case &c) { c.replace("2.1"); }, [](Case &c) { c.replace("1.0"); }},
    {"template.date.malformed", [](Case &c) { c.replace("2025-02-29"); }, [](Case &c) { c.replace("2024-02-29"); }},
    {"not-next", [](Case &c) { c.replace("2"); }, [](Case &c) { c.revise(); }},
    {"template.version.not-bare", [](Case &c) { c.replace("Version 1"); }, [](Case &c) { c.replace(" 1\n"); }},
    {"template.date.not-bare", [](Case &c) { c.replace("2025-03-14."); }, [](Case &c) { c.replace(" 2025-03-14 "); }},
    {"future", [](Case &c) { c.replace("2025-06-02"); }, [](Case &c) { c.replace("2025-06-01"); }},
    {"no-name",
     [](Case &c) { c.replace("Email: guild@lantern.example"); },
     [](Case &c) { c.replace("Guild\nEmail: guild@lantern.example"); }},
    {"no-contact",
     [](Case &c) { c.replace("The Guild\nContact: A. Virta"); },
     [](Case &c) { c.replace("The Guild\nContact: A. Virta, tel. 09 123 4567"); }},
    {"no-contact-person",
     [](Case &c) { c.replace("Guild\na@lantern.example"); },
     [](Case &c) { c.replace("Guild\nThe Secretary\na@lantern.example"); }},
    {"bad-email",
     [](Case &c) { c.replace("The Guild\nContact: a@@lantern.example"); },
     [](Case &c) { c.replace("The Guild, AT&T\nContact: a@lantern.example"); }},
    {"body-not-stated",
     [](Case &c) { c.context.fastTrack = true; },
     [](Case &c) { c.context.fastTrack = true; c.replace("The Guild, a learned society\nContact: a@lantern.example"); }},
    {"no-structure",
     [](Case &c) { c.replace("Equality by percent, and f-components."); },
     [](Case &c) { c.replace("Ten digits."); }},
    {"no-equivalence",
     [](Case &c) { c.replace("A string of ten digits."); },
     [](Case &c) { c.replace("A string of ten digits; upper case is lower case."); }},
    {"no-encoding",
     [](Case &c) { c.replace("Opaque; equal as they stand."); },
     [](Case &c) { c.replace("Opaque; percent-encoded where need be."); }},
    {"no-components",
     [](Case &c) { c.replace("It has two components, coast and lantern."); },
     [](Case &c) { c.replace("Opaque. No q-components."); }},
    {"no-assigner",
     [](Case &c) { c.replace("Names are unique and stay for ever."); },
     [](Case &c) { c.replace("The Guild assigns them."); }},
    {"no-uniqueness",
     [](Case &c) { c.replace("The Guild assigns them."); },
     [](Case &c) { c.replace("The Guild assigns them, each name once only."); }},
    {"no-persistence",
     [](Case &c) { c.replace("The Guild assigns unique names."); },
     [](Case &c) { c.replace("The Guild assigns unique names and never reuses one."); }},
    {"not-stated",
     [](Case &c) { c.replace("Lanterns burn at night. The map of the coast hangs on the wall."); },
     [](Case &c) { c.replace("It is not envisioned that these names will undergo resolution."); }},
    {"only-none", [](Case &c) { c.replace("None."); }, [](Case &c) { c.replace("No clash is known."); }},
    {"template.revision-information.only-none",
     [](Case &c) { c.revise(); c.replace("None."); },
     [](Case &c) { c.replace("None."); }},
    {"missing-for-fast-track",
     [](Case &c) { c.context.fastTrack = true; c.remove(); },
     [](Case &c) { c.remove(); }},
    {"in-first-version",
     [](Case &c) { c.replace("The syntax was widened."); },
     [](Case &c) { c.replace("None (this is version 1)."); }},
};
// clang-format on

inline Field fieldOf(std::string_view rule)
{
    for (const FieldSpec &spec : kFields) {
        std::string key(spec.key);
        std::ranges::replace(key, '_', '-');
        if (rule.starts_with("template." + key + "."))
            return spec.field;
    }
    qFatal("no field of this name: %s", rule.data());
}

/// The row of a rule: one for its id before one for its last part. Null where there is none.
inline const RuleExample *exampleOf(std::string_view rule)
{
    for (const std::string_view wanted : {rule, rule.substr(rule.rfind('.') + 1)}) {
        const auto *found = std::ranges::find(kRuleExamples, wanted, &RuleExample::rule);
        if (found != std::end(kRuleExamples))
            return found;
    }
    return nullptr;
}

struct NidExample {
    std::string_view rule;
    std::string_view firing;
    std::string_view silent;
    urn::NidKind kind = urn::NidKind::Formal;
    urn::NidPurpose purpose = urn::NidPurpose::Request;
    urn::NidFacts facts = {}; ///< about the firing one
};

inline const urn::NidFacts kNoFacts;

inline const urn::NidKnowledge &nidKnowledge()
{
    static const urn::NidKnowledge kKnowledge{
        {{"FI", "FIN", "Finland", "Republic of Finland", false, {}}},
        {"http", "mailto"},
        {{"ark", "Archival Resource Key"}}};
    return kKnowledge;
}

// clang-format off
inline const NidExample kNidExamples[] = {
    {"nid.syntax",             "lan_tern",  "lan-tern"},
    {"nid.registered",         "lantern",   "lamp", urn::NidKind::Formal, urn::NidPurpose::Request, {true, {}, {}, 0}},
    {"nid.delisted",           "lantern",   "lamp", urn::NidKind::Formal, urn::NidPurpose::Request, {false, {}, {}, 0, true}},
    {"nid.informal-prefix",    "URN-lamp",  "urnlamp"},
    {"nid.urn-reserved",       "Urn",       "urns"},
    {"nid.too-short",          "fi",        "fin"},
    {"nid.country-code",       "fi-lamp",   "fin-lamp"},
    {"nid.a-label",            "xn--lamp",  "xnn--lamp"},
    {"nid.experimental",       "X-lamp",    "xx-lamp"},
    {"nid.informal-form",      "urn-07",    "urn-7", urn::NidKind::Informal, urn::NidPurpose::Check},
    {"nid.informal-requested", "urn-7",     "",      urn::NidKind::Informal},
    {"nid.informal-not-next",  "urn-7",     "urn-8", urn::NidKind::Informal, urn::NidPurpose::Assign, {false, {}, {}, 8}},
    {"nid.alpha-3",            "fin-lamp",  "finlamp"},
    {"nid.country-name",       "finland",   "finlands"},
    {"nid.uri-scheme",         "MailTo",    "mail-to"},
    {"nid.identifier-system",  "ARK",       "arkk"},
    {"nid.contested",          "lantern",   "lamp", urn::NidKind::Formal, urn::NidPurpose::Request, {false, {"#12"}, {}, 0}},
    {"nid.similar",            "lantern",   "lamp", urn::NidKind::Formal, urn::NidPurpose::Request, {false, {}, {"1antern"}, 0}},
};
// clang-format on

} // namespace nidreg::templates
