// SPDX-License-Identifier: MIT
#include "model/base/finding.h"
#include "model/base/id.h"
#include "model/base/result.h"
#include "tests/program/program.h"

#include <QtTest>

#include <memory>
#include <string>
#include <type_traits>

namespace tst_result {

using namespace nidreg::base;

class tst_Result : public QObject {
    Q_OBJECT

private slots:
    void holdsAValueOrAnError();
    void valueAndErrorMayBeOfOneType();
    void aValueThatOnlyMovesIsMovedOut();
    void onlyErrorsBlock();
    void severitiesHaveTheirNamesInJson();
    void idsOfDifferentThingsDoNotMix();
};

enum class Why { No, Never };

static Result<int, Why> halved(int number)
{
    if (number % 2 != 0)
        return fail(Why::Never);
    return number / 2;
}

void tst_Result::holdsAValueOrAnError()
{
    QVERIFY(halved(8));
    QCOMPARE(*halved(8), 4);
    QVERIFY(!halved(7));
    QVERIFY(halved(7).error() == Why::Never);
}

void tst_Result::valueAndErrorMayBeOfOneType()
{
    const Result<std::string, std::string> good(std::string("same"));
    const Result<std::string, std::string> bad(fail(std::string("same")));
    QVERIFY(good && !bad);
    QCOMPARE(good->size(), bad.error().size());
}

void tst_Result::aValueThatOnlyMovesIsMovedOut()
{
    Result<std::unique_ptr<int>, Why> result(std::make_unique<int>(8141));
    const auto owned = std::move(result).value();
    QCOMPARE(*owned, 8141);
}

void tst_Result::onlyErrorsBlock()
{
    static constexpr Rule kError{"a", Severity::Error, ""};
    static constexpr Rule kWarning{"b", Severity::Warning, ""};
    static constexpr Rule kAdvice{"c", Severity::Advice, ""};
    QVERIFY(!hasErrors({}));
    QVERIFY(!hasErrors({{&kWarning, {}, {}}, {&kAdvice, {}, {}}}));
    QVERIFY(hasErrors({{&kWarning, {}, {}}, {&kError, {}, {}}}));
}

void tst_Result::severitiesHaveTheirNamesInJson()
{
    QCOMPARE(name(Severity::Error), std::string_view("error"));
    QCOMPARE(name(Severity::Warning), std::string_view("warning"));
    QCOMPARE(name(Severity::Advice), std::string_view("advice"));
}

void tst_Result::idsOfDifferentThingsDoNotMix()
{
    using RequestId = Id<struct Request>;
    using NamespaceId = Id<struct Namespace>;
    static_assert(!std::is_convertible_v<RequestId, NamespaceId>);
    QVERIFY(!RequestId());
    QVERIFY(RequestId{7} && RequestId{7} == RequestId{7} && RequestId{7} < RequestId{8});
}

NIDREG_TEST(tst_Result, QCoreApplication)

} // namespace tst_result

#include "tst_result.moc"
