// SPDX-License-Identifier: MIT
#include "forms/editor/draftchecker.h"
#include "forms/editor/fieldsmodel.h"
#include "forms/widgets/findingsmodel.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_findingsmodel {

using namespace nidreg;
using namespace nidreg::forms;
using templates::Field;

namespace {

constexpr base::Rule kError{"test.error", base::Severity::Error, "RFC 8141 section 6"};
constexpr base::Rule kAdvice{"test.advice", base::Severity::Advice, "RFC 8141 section 6"};

templates::FieldFinding error(Field field, const char *about = "")
{
    return {field, {&kError, {about}, {}}};
}

templates::FieldFinding advice(Field field)
{
    return {field, {&kAdvice, {}, {}}};
}

} // namespace

class tst_FindingsModel : public QObject {
    Q_OBJECT

private slots:
    void rowsThatStayAreNotTouched_data()
    {
        QTest::addColumn<templates::FieldFindings>("before");
        QTest::addColumn<templates::FieldFindings>("after");
        QTest::addColumn<int>("removed");
        QTest::addColumn<int>("inserted");
        using Rows = templates::FieldFindings;
        const auto a = error(Field::Date);
        const auto b = advice(Field::Purpose);
        const auto c = error(Field::Syntax);
        QTest::newRow("the same twice") << Rows{a, b, c} << Rows{a, b, c} << 0 << 0;
        QTest::newRow("the middle one is fixed") << Rows{a, b, c} << Rows{a, c} << 1 << 0;
        QTest::newRow("one comes in between") << Rows{a, c} << Rows{a, b, c} << 0 << 1;
        QTest::newRow("one instead of another") << Rows{a, b} << Rows{a, c} << 1 << 1;
        QTest::newRow("all are fixed") << Rows{a, b, c} << Rows{} << 3 << 0;
        QTest::newRow("the first ones come") << Rows{} << Rows{a, b} << 0 << 2;
        QTest::newRow("one of two alike is fixed") << Rows{a, a, c} << Rows{a, c} << 1 << 0;
    }

    void rowsThatStayAreNotTouched()
    {
        QFETCH(templates::FieldFindings, before);
        QFETCH(templates::FieldFindings, after);
        QFETCH(int, removed);
        QFETCH(int, inserted);
        FindingsModel model;
        const QAbstractItemModelTester tester(&model);
        model.setFindings(before);
        QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);
        model.setFindings(after);
        QCOMPARE(count(removals), removed);
        QCOMPARE(count(insertions), inserted);
        QCOMPARE(model.rowCount(), int(after.size()));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(model.at(row).field, after[std::size_t(row)].field);
    }

    void theFirstErrorIsFoundAmongAdvice()
    {
        FindingsModel model;
        QCOMPARE(model.firstError(), -1);
        model.setFindings({advice(Field::Date), error(Field::Purpose), error(Field::Syntax)});
        QCOMPARE(model.firstError(), 1);
        QCOMPARE(model.count(base::Severity::Error), 2);
        for (const auto use : {FindingsModel::Text::ToSubmit, FindingsModel::Text::ToRead})
            QCOMPARE(model.summary(use), QStringLiteral("Errors: 2 · Advice: 1"));
    }

    void whatIsReadIsNotSaidToBeReady()
    {
        const FindingsModel model;
        QCOMPARE(model.summary(FindingsModel::Text::ToRead), QStringLiteral("No problems found."));
        QCOMPARE(model.summary(FindingsModel::Text::ToSubmit),
                 QStringLiteral("No problems found. Ready to submit."));
    }

    void aFieldIsEmptyToFixOrFine()
    {
        FieldsModel fields;
        const QAbstractItemModelTester tester(&fields);
        templates::NamespaceTemplate content;
        content.set(Field::Date, "soon");
        content.set(Field::Purpose, "Names seeds.");
        fields.setState(content,
                        {error(Field::Date), advice(Field::Purpose), error(Field::Syntax)});
        QCOMPARE(fields.mark(Field::Date), FieldMark::ToFix);
        QCOMPARE(fields.mark(Field::Purpose), FieldMark::Fine);
        QCOMPARE(fields.mark(Field::Syntax), FieldMark::Empty);
        const QString said =
            fields.index(int(Field::Syntax)).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains(QLatin1String("required")), qPrintable(said));
    }

    void aSpanOfBytesIsASpanOfCharacters()
    {
        const std::string text = "a\u00e4\U0001F331b";
        QCOMPARE(utf16Span(text, {7, 1}), (base::Span{4, 1}));
        QCOMPARE(utf16Span(text, {3, 4}), (base::Span{2, 2}));
        QCOMPARE(utf16Span(text, {100, 5}), (base::Span{5, 0}));
    }

private:
    static int count(const QSignalSpy &changes)
    {
        int rows = 0;
        for (const auto &change : changes)
            rows += change[2].toInt() - change[1].toInt() + 1;
        return rows;
    }
};

NIDREG_TEST(tst_FindingsModel, QCoreApplication)

} // namespace tst_findingsmodel

#include "tst_findingsmodel.moc"
