// SPDX-License-Identifier: MIT
#pragma once

namespace nidreg::tests {

/// One example of appendix C of the 2003 draft and of section 5.4 of RFC 3986. The base of both is
/// http://a/b/c/d;p?q. By the draft "(current)" stands for the current document; null: the draft
/// has no such example.
struct ResolveExample {
    const char *reference;
    const char *byDraft;
    const char *byRfc; ///< null: as by the draft
};

// clang-format off
inline constexpr ResolveExample kResolveExamples[] {
    // C.1 and 5.4.1: normal
    {"g:h",           "g:h",                   nullptr},
    {"g",             "http://a/b/c/g",        nullptr},
    {"./g",           "http://a/b/c/g",        nullptr},
    {"g/",            "http://a/b/c/g/",       nullptr},
    {"/g",            "http://a/g",            nullptr},
    {"//g",           "http://g",              nullptr},
    {"?y",            "http://a/b/c/d;p?y",    nullptr},
    {"g?y",           "http://a/b/c/g?y",      nullptr},
    {"#s",            "(current)#s",           "http://a/b/c/d;p?q#s"},
    {"g#s",           "http://a/b/c/g#s",      nullptr},
    {"g?y#s",         "http://a/b/c/g?y#s",    nullptr},
    {";x",            "http://a/b/c/;x",       nullptr},
    {"g;x",           "http://a/b/c/g;x",      nullptr},
    {"g;x?y#s",       "http://a/b/c/g;x?y#s",  nullptr},
    {".",             "http://a/b/c/",         nullptr},
    {"./",            "http://a/b/c/",         nullptr},
    {"..",            "http://a/b/",           nullptr},
    {"../",           "http://a/b/",           nullptr},
    {"../g",          "http://a/b/g",          nullptr},
    {"../..",         "http://a/",             nullptr},
    {"../../",        "http://a/",             nullptr},
    {"../../g",       "http://a/g",            nullptr},
    // C.2 and 5.4.2: abnormal
    {"",              "(current)",             "http://a/b/c/d;p?q"},
    {"../../../g",    "http://a/../g",         "http://a/g"},
    {"../../../../g", "http://a/../../g",      "http://a/g"},
    {"/./g",          "http://a/./g",          "http://a/g"},
    {"/../g",         "http://a/../g",         "http://a/g"},
    {"g.",            "http://a/b/c/g.",       nullptr},
    {".g",            "http://a/b/c/.g",       nullptr},
    {"g..",           "http://a/b/c/g..",      nullptr},
    {"..g",           "http://a/b/c/..g",      nullptr},
    {"./../g",        "http://a/b/g",          nullptr},
    {"./g/.",         "http://a/b/c/g/",       nullptr},
    {"g/./h",         "http://a/b/c/g/h",      nullptr},
    {"g/../h",        "http://a/b/c/h",        nullptr},
    {"g;x=1/./y",     "http://a/b/c/g;x=1/y",  nullptr},
    {"g;x=1/../y",    "http://a/b/c/y",        nullptr},
    {"g?y/./x",       "http://a/b/c/g?y/./x",  nullptr},
    {"g?y/../x",      "http://a/b/c/g?y/../x", nullptr},
    {"g#s/./x",       "http://a/b/c/g#s/./x",  nullptr},
    {"g#s/../x",      "http://a/b/c/g#s/../x", nullptr},
    {"http:g",        "http:g",                nullptr},
};
// clang-format on

} // namespace nidreg::tests
