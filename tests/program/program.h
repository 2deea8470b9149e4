// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest/QtTest>

namespace nidreg::test {

/// Milliseconds that a test waits for what has to come. Qt's five seconds are less than a computer
/// stands still that is short of memory or disk; only a test that fails waits so long.
inline constexpr int kPatience = 60'000;

/// Whether `isSo` becomes true while events are processed; false after kPatience. In place of
/// QTest::qWaitFor(), which gives up after five seconds.
template <class Condition> [[nodiscard]] bool waitFor(Condition isSo)
{
    return QTest::qWaitFor(isSo, kPatience);
}

/// What a test's file is as a program of its own: takes main()'s arguments, returns its status.
using Main = int (*)(int argc, char **argv);

/// The tests of a folder are one program, which is linked once and holds the libraries once. Each
/// file enters itself under its name; the program's first argument, or else NIDREG_TEST (which
/// processes that a test starts inherit), says which of them it is: `tests_model_urn tst_nid -v2`.
class Program {
public:
    /// `file` is the path of the test's source: tests/model/urn/tst_nid.cpp enters "tst_nid".
    Program(const char *file, Main main);
};

template <class Test, class Application> int runTest(int argc, char **argv)
{
    [[maybe_unused]] Application application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// For a test that needs no application.
struct NoApplication {
    NoApplication(int, char **) { }
};

} // namespace nidreg::test

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, nidreg::test::kPatience)
#define QTRY_VERIFY2(expression, words)                                                            \
    QTRY_VERIFY2_WITH_TIMEOUT(expression, words, nidreg::test::kPatience)
#define QTRY_COMPARE(actual, expected)                                                             \
    QTRY_COMPARE_WITH_TIMEOUT(actual, expected, nidreg::test::kPatience)

/// At the end of a test's file: it is `Test`, with an application of that kind.
#define NIDREG_TEST(Test, Application)                                                             \
    static const nidreg::test::Program programOf##Test(__FILE__,                                   \
                                                       nidreg::test::runTest<Test, Application>);

/// The same for a file whose main function does something else beside.
#define NIDREG_TEST_MAIN(function)                                                                 \
    static const nidreg::test::Program programOf##function(__FILE__, function);
