// SPDX-License-Identifier: MIT
#include "model/templates/revisionnote.h"

#include "model/base/text.h"
#include "model/templates/contacts.h"
#include "model/templates/words.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

namespace nidreg::templates {

using Words = std::multiset<std::string_view>;

constexpr std::size_t kFewWords = 3; ///< so many may change in a short text
constexpr std::size_t kLineLength = 72;

static Words wordsOf(std::string_view text)
{
    const auto found = words(text);
    return {found.begin(), found.end()};
}

/// How many words of `left` have no counterpart in `right`.
static std::size_t without(const Words &left, const Words &right)
{
    std::vector<std::string_view> rest;
    std::ranges::set_difference(left, right, std::back_inserter(rest));
    return rest.size();
}

/// Wording up to a sixth of the words, rewritten from five sixths on: the shares are ours.
static ChangeExtent weigh(std::size_t changed, std::size_t size)
{
    if (changed <= kFewWords ? changed < size : changed * 6 <= size)
        return ChangeExtent::Wording;
    return changed * 6 >= size * 5 ? ChangeExtent::Rewritten : ChangeExtent::Substance;
}

static std::optional<ChangedField> compared(Field field, std::string_view before,
                                            std::string_view after)
{
    const auto old = words(before), now = words(after);
    if (std::ranges::equal(old, now))
        return std::nullopt;
    if (old.empty())
        return ChangedField{field, ChangeExtent::Added, 0, now.size()};
    if (now.empty())
        return ChangedField{field, ChangeExtent::Emptied, old.size(), 0};
    const Words left = wordsOf(before), right = wordsOf(after);
    const std::size_t removed = without(left, right), added = without(right, left);
    const auto change = weigh(std::max(removed, added), std::max(old.size(), now.size()));
    return ChangedField{field, change, removed, added};
}

std::vector<ChangedField> changedFields(const NamespaceTemplate &registered,
                                        const NamespaceTemplate &draft)
{
    std::vector<ChangedField> changed;
    for (const FieldSpec &spec : kFields) {
        const bool isAlwaysNew = spec.field == Field::Version || spec.field == Field::Date
            || spec.field == Field::RevisionInformation;
        if (isAlwaysNew)
            continue;
        if (auto one = compared(spec.field, registered.text(spec.field), draft.text(spec.field)))
            changed.push_back(*one);
    }
    return changed;
}

static std::string counted(std::size_t count)
{
    return std::to_string(count) + (count == 1 ? " word" : " words");
}

/// "2 words left out, 1 word added"; words that only changed places count as none.
static std::string amounts(const ChangedField &one)
{
    if (one.wordsRemoved + one.wordsAdded == 0)
        return "the order of words only";
    std::string text = one.wordsRemoved > 0 ? counted(one.wordsRemoved) + " left out" : "";
    text += one.wordsRemoved > 0 && one.wordsAdded > 0 ? ", " : "";
    return text + (one.wordsAdded > 0 ? counted(one.wordsAdded) + " added" : "");
}

static std::string told(const ChangedField &one)
{
    switch (one.extent) {
    case ChangeExtent::Added:
        return "new (" + counted(one.wordsAdded) + ")";
    case ChangeExtent::Emptied:
        return "left out (" + counted(one.wordsRemoved) + ")";
    case ChangeExtent::Wording:
        return "small changes (" + amounts(one) + ")";
    case ChangeExtent::Substance:
        return "changed (" + amounts(one) + ")";
    case ChangeExtent::Rewritten:
        return "written anew (" + amounts(one) + ")";
    }
    return {};
}

static std::set<std::string_view> emailsIn(std::string_view text)
{
    std::set<std::string_view> emails;
    for (const EmailMention &mention : findEmails(text))
        emails.insert(text.substr(mention.where.offset, mention.where.length));
    return emails;
}

/// What a reader of a registrant's change asks first.
static std::string aboutContact(const NamespaceTemplate &registered, const NamespaceTemplate &draft)
{
    const auto before = emailsIn(registered.text(Field::Registrant));
    const auto after = emailsIn(draft.text(Field::Registrant));
    return before == after ? ", e-mail addresses as before" : ", e-mail addresses changed";
}

/// Breaks at spaces; lines after the first stand below the item's text.
static void appendWrapped(std::string &text, std::string_view item)
{
    std::size_t column = 0;
    for (const std::string_view word : words(item)) {
        const bool isFull = column > 0 && column + 1 + word.size() > kLineLength;
        const std::string_view before = column == 0 ? "" : isFull ? "\n  " : " ";
        column = isFull ? 2 + word.size() : column + before.size() + word.size();
        text.append(before).append(word);
    }
    text += '\n';
}

static std::string opening(const NamespaceTemplate &registered)
{
    const auto version = versionOf(registered);
    return version ? "Differences from version " + std::to_string(*version) + ":"
                   : "Differences from the registered version:";
}

std::string proposedRevisionNote(const NamespaceTemplate &registered,
                                 const NamespaceTemplate &draft)
{
    const auto changed = changedFields(registered, draft);
    if (changed.empty())
        return "No field differs from the registered version but Version and Date.";
    std::string text = opening(registered) + "\n\n";
    for (const ChangedField &one : changed) {
        std::string item = "- " + std::string(spec(one.field).heading) + ": " + told(one);
        if (one.field == Field::Registrant)
            item += aboutContact(registered, draft);
        appendWrapped(text, item + ".");
    }
    return text.substr(0, text.size() - 1);
}

} // namespace nidreg::templates
