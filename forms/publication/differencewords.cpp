// SPDX-License-Identifier: MIT
#include "forms/publication/differencewords.h"

#include "forms/words/listingwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

using listing::Difference;
using listing::FieldChange;

/// The context under which the words of this file are translated.
struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::DifferenceWords)
};

QString nidWords(const Difference &difference)
{
    return difference.formerNid.empty()
        ? words(difference.nid)
        : DifferenceWords::tr("%1 → %2", "a former and a new NID")
              .arg(words(difference.formerNid), words(difference.nid));
}

static QString referencesText(const std::vector<registry::Reference> &references)
{
    QStringList labels;
    for (const registry::Reference &each : references)
        labels += words(registry::labelOf(each));
    return labels.join(QStringLiteral(", "));
}

static QString factsOf(const registry::NamespaceRow &row)
{
    QStringList facts;
    if (!row.date.empty())
        facts += DifferenceWords::tr("registered %1").arg(words(row.date));
    if (!row.registrant.empty())
        facts += words(row.registrant).section('\n', 0, 0);
    if (!row.references.empty())
        facts += referencesText(row.references);
    return facts.join(QStringLiteral(" · "));
}

static QString changesOf(const Difference &difference)
{
    switch (difference.kind) {
    case Difference::Added:
        return factsOf(difference.versions.front().row);
    case Difference::Changed:
        return changesWords(difference.fields);
    case Difference::Missing:
        return DifferenceWords::tr("becomes delisted");
    case Difference::Renamed:
        return DifferenceWords::tr("the former NID becomes delisted");
    case Difference::Malformed:
        return DifferenceWords::tr("cannot be applied");
    }
    return {};
}

QString changesWords(const Difference &difference)
{
    const QString changes = changesOf(difference);
    if (difference.isOwn)
        return DifferenceWords::tr("registered here: %1").arg(changes);
    switch (difference.doubt) {
    case listing::Doubt::None:
        return changes;
    case listing::Doubt::NotListed:
        return DifferenceWords::tr("only a text: %1").arg(changes);
    case listing::Doubt::Draft:
        return DifferenceWords::tr("a draft: %1").arg(changes);
    }
    return changes;
}

/// The fields' names, each once.
QString changesWords(const std::vector<FieldChange> &fields)
{
    QStringList names;
    for (const FieldChange &each : fields)
        names += differenceField(each.field);
    names.removeDuplicates();
    return names.join(QStringLiteral(", "));
}

/// That what was registered here gives way.
static QString ownWords(const Difference &difference)
{
    const auto held = difference.versions.back().row.version;
    const QString nid = words(difference.formerNid.empty() ? difference.nid : difference.formerNid);
    return DifferenceWords::tr("Version %1 of “%2” was registered here. If you apply this "
                               "change, that version stays in the history, but the listing "
                               "shows the entry of the file. To keep the version, leave the "
                               "change deselected.")
        .arg(QString::number(held), nid);
}

static QString changedConsequence(const Difference &difference)
{
    const QString nid = words(difference.nid);
    const auto &made = difference.versions.front();
    const auto saysField = [&](std::string_view field) {
        return std::ranges::count(difference.fields, field, &FieldChange::field) > 0;
    };
    if (saysField("version"))
        return DifferenceWords::tr(
                   "Applying this registers version %1 of “%2”, as stated in the file's template.")
            .arg(QString::number(templates::registeredVersion(made.statedVersion)), nid);
    if (saysField("text"))
        return DifferenceWords::tr("Applying this adds the file's registration template to “%1”.")
            .arg(nid);
    return DifferenceWords::
        tr("Applying this changes the listing entry for “%1”. Its registration remains version %2.")
            .arg(nid, QString::number(made.row.version));
}

static QString plainConsequence(const Difference &difference)
{
    const QString nid = words(difference.nid);
    switch (difference.kind) {
    case Difference::Added:
        return DifferenceWords::tr("The file contains “%1”, which was never registered here. "
                                   "Applying this registers it.")
            .arg(nid);
    case Difference::Changed:
        return changedConsequence(difference);
    case Difference::Missing:
        return DifferenceWords::tr("The file does not contain “%1”. Applying this delists the "
                                   "namespace: it is no longer published, but its versions "
                                   "remain and its NID stays reserved.")
            .arg(nid);
    case Difference::Renamed:
        return DifferenceWords::tr("In the file, “%1” has the entry of “%2”, which the file "
                                   "does not contain. Applying this registers “%1” and delists "
                                   "“%2”, whose versions remain and whose NID stays reserved.")
            .arg(nid, words(difference.formerNid));
    case Difference::Malformed:
        return DifferenceWords::tr("“%1” is not a NID (RFC 8141, sections 2 and 5.1), so it cannot "
                                   "be registered. Ask the publisher of the file to correct it.")
            .arg(nid);
    }
    return {};
}

static QString doubtWords(listing::Doubt doubt)
{
    switch (doubt) {
    case listing::Doubt::None:
        return {};
    case listing::Doubt::NotListed:
        return DifferenceWords::tr("The folder contains a template for it, but no listing "
                                   "shows that it is registered. Select it only if you know "
                                   "that it is.");
    case listing::Doubt::Draft:
        return DifferenceWords::tr(
            "The template says that it is a draft. Select it only if you know that it was "
            "registered.");
    }
    return {};
}

QString consequence(const Difference &difference)
{
    const QString text = plainConsequence(difference);
    if (difference.isOwn && !difference.versions.empty())
        return ownWords(difference) + ' ' + text;
    const QString doubt = doubtWords(difference.doubt);
    return doubt.isEmpty() ? text : doubt + ' ' + text;
}

QString listingConsequence()
{
    return DifferenceWords::tr("The listing header: title, notes, rules, experts, footnotes and "
                               "people. If you apply it, it is published with the registrations.");
}

static FieldDiff fieldDiff(const QString &heading, const QString &here, const QString &there)
{
    using Change = templates::FieldChange;
    const Change change = here == there ? Change::Same
        : here.isEmpty()                ? Change::Added
        : there.isEmpty()               ? Change::Removed
                                        : Change::Changed;
    return {heading, change, textDiff(here, there)};
}

std::vector<FieldDiff> fieldDiffs(const std::vector<FieldChange> &changes)
{
    std::vector<FieldDiff> fields;
    for (const FieldChange &each : changes) {
        QString heading = differenceField(each.field);
        if (!each.subject.empty())
            heading = DifferenceWords::tr("%1 (%2)", "a field, and whose it is")
                          .arg(heading, words(each.subject));
        fields.push_back(fieldDiff(heading, differenceValue(each.field, each.here).trimmed(),
                                   differenceValue(each.field, each.there).trimmed()));
    }
    return fields;
}

/// What the file says of a namespace that is new here.
static std::vector<FieldChange> factsAdded(const registry::NamespaceRow &row)
{
    std::vector<FieldChange> facts;
    const auto add = [&facts](std::string_view field, std::string value) {
        if (!value.empty())
            facts.push_back({std::string(field), {}, {}, std::move(value)});
    };
    add("nid", row.nid);
    for (const registry::RecordColumn &column : registry::kRecordColumns) {
        if (column.text && column.text != &registry::NamespaceRow::templateUrl)
            add(column.key, row.*column.text);
    }
    add("template", !row.templateUrl.empty() ? row.templateUrl : row.hasTemplate ? "yes" : "");
    add("references", referencesText(row.references).toStdString());
    return facts;
}

std::vector<FieldDiff> fieldDiffs(const Difference &difference)
{
    switch (difference.kind) {
    case Difference::Added:
        return fieldDiffs(factsAdded(difference.versions.front().row));
    case Difference::Changed:
        return fieldDiffs(difference.fields);
    case Difference::Missing:
        return {fieldDiff(differenceField("status"), DifferenceWords::tr("Listed"),
                          wording(registry::Status::Delisted))};
    case Difference::Renamed: {
        auto facts = factsAdded(difference.versions.front().row);
        for (FieldChange &each : facts)
            each.here = each.field == "nid" ? difference.formerNid : each.there;
        return fieldDiffs(facts);
    }
    case Difference::Malformed:
        return {};
    }
    return {};
}

QString countWords(const DifferenceCounts &counts)
{
    QStringList sorts;
    const QLocale locale;
    for (std::size_t i = 0; i < counts.kinds.size(); ++i) {
        if (counts.kinds[i] > 0)
            sorts += DifferenceWords::tr("%1: %2.", "a sort of differences, and how many")
                         .arg(wording(Difference::Kind(i)), locale.toString(counts.kinds[i]));
    }
    return sorts.join(' ');
}

QString takeOverWords(const DifferenceCounts &ticked, const QString &source)
{
    QStringList sentences{DifferenceWords::tr("Import from %1:").arg(source)};
    if (const QString counted = countWords(ticked); !counted.isEmpty())
        sentences += counted;
    if (ticked.listing)
        sentences += DifferenceWords::tr("The listing header.");
    if (ticked.of(Difference::Missing) + ticked.of(Difference::Renamed) > 0)
        sentences += DifferenceWords::tr("Namespaces that are missing in the file are "
                                         "delisted. They are no longer published, but nothing "
                                         "is deleted.");
    if (ticked.own > 0)
        sentences += DifferenceWords::tr("Registered versions that the listing no longer "
                                         "shows: %1.")
                         .arg(QLocale().toString(ticked.own));
    sentences += DifferenceWords::tr(
        "All selected changes are applied together, or none. They are recorded in the log.");
    return sentences.join('\n');
}

} // namespace nidreg::forms
