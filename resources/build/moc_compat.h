// SPDX-License-Identifier: MIT
// Read by moc only. moc of Qt 6.4.2 stops at `namespace std _GLIBCXX_VISIBILITY(default)` in
// libstdc++'s <concepts>, because it cannot define a function-like macro on its command line.
#pragma once
#define _GLIBCXX_VISIBILITY(V)
