// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/sidebysidemodel.h"

/// Two versions of a template, as the tests of their difference need them.
namespace nidreg::tests {

using templates::Field;
using templates::NamespaceTemplate;

inline NamespaceTemplate someTemplate()
{
    NamespaceTemplate content;
    content.set(Field::NamespaceIdentifier, "lights");
    content.set(Field::Version, "1");
    content.set(Field::Date, "2026-03-14");
    content.set(Field::Purpose, "Names for lighthouses.\nOne name for each of them.");
    std::string syntax;
    for (int line = 1; line <= 40; ++line)
        syntax += "rule-" + std::to_string(line) + " = \"a\"\n";
    content.set(Field::Syntax, syntax);
    return content;
}

inline NamespaceTemplate changedTemplate()
{
    NamespaceTemplate content = someTemplate();
    content.set(Field::Version, "2");
    content.set(Field::Purpose, "Names for lighthouses and buoys.\nOne name for each of them.");
    std::string syntax(content.text(Field::Syntax));
    syntax.replace(syntax.find("rule-20 = \"a\""), 13, "rule-20 = \"b\"");
    content.set(Field::Syntax, syntax);
    content.set(Field::Documentation, "A book of lights.");
    return content;
}

/// The first row of a kind; -1: there is none.
inline int rowOf(const forms::SideBySideModel &model, forms::SideBySideModel::Kind kind)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.kind(row) == kind)
            return row;
    }
    return -1;
}

} // namespace nidreg::tests
