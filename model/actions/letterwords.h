// SPDX-License-Identifier: MIT
#pragma once

#include <string>

/// How a letter's text is set: UTF-8 at 72 columns, LF line ends.
namespace nidreg::actions {

/// With its first letter, which is ASCII, in upper case.
std::string capital(std::string text);

/// Filled, with an empty line behind it; empty stays empty.
std::string paragraph(const std::string &text);

/// A text of somebody's, set off by its margin; tables stay as they are.
std::string cited(const std::string &text);

} // namespace nidreg::actions
