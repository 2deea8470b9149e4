// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::reports {

/// What the values of a column name, so that a window shows them in words.
enum class Meaning { Text, Number, State, Party, Reference, Part, Style, Kind, Change, Vote };

/// What a column of the rows behind a bar contains, by its name.
Meaning behindMeaning(std::string_view column);

/// A column of a report's table.
struct ReportColumn {
    std::string name; ///< as the statement has it
    std::string title;
    Meaning meaning = Meaning::Text;
    bool isTableOnly = false; ///< not in the chart
};

/// What a click on a bar opens: what the first column of the rows behind it names.
enum class Behind { Namespaces, Requests };

enum class Shape {
    Columns, ///< upright, in the order of the labels: time and classes
    Bars, ///< lying: names
};

/// A report as the head of registry-data/reports/NAME.sql states it.
///
///     -- title: …                    what it is of
///     -- about: …                    what it counts, and what not
///     -- place: N                    in the list
///     -- column: NAME | TITLE | text|number|state|party|reference|part|style [| table]
///     -- chart: columns|bars         the first column labels the bars, the other ones are series
///     -- dates: …                    what the two dates filter, :first and :last
///     -- click: namespaces|requests | …     what the rows behind a bar are
///
/// The statement follows, and after the line `-- behind` the one for the rows behind a bar, which
/// takes :bar (its label) and :series (the column).
struct ReportSpec {
    std::string name;
    std::string title, about;
    int position = 0;
    std::vector<ReportColumn> columns; ///< the first one labels the bars
    Shape shape = Shape::Columns;
    std::string dates;
    Behind behind = Behind::Namespaces;
    std::string behindTitle;
    std::string statement, behindStatement;
};

/// Reads a report's text; what the head does not say stays empty.
ReportSpec readReport(std::string_view name, std::string_view text);

/// All shipped reports, in their order.
const std::vector<ReportSpec> &shippedReports();

/// Null where there is none of that name.
const ReportSpec *findReport(std::string_view name);

} // namespace nidreg::reports
