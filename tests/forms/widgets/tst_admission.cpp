// SPDX-License-Identifier: MIT
#include "forms/widgets/admission.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_admission {

using namespace nidreg::forms;

class tst_Admission : public QObject {
    Q_OBJECT

private slots:
    void whatADraftCanHold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const QString replaced(QChar::ReplacementCharacter);
        const auto row = [](const char *name, const QString &text, const QString &expected) {
            QTest::newRow(name) << text << expected;
        };
        row("plain text stays", QStringLiteral("a\n\tb"), QStringLiteral("a\n\tb"));
        row("NUL stays", QString(QChar(u'\0')), QString(QChar(u'\0')));
        row("an override stays", QStringLiteral("a\u202eb"), QStringLiteral("a\u202eb"));
        row("CRLF is one line end", QStringLiteral("a\r\nb"), QStringLiteral("a\nb"));
        row("CR is a line end", QStringLiteral("a\rb"), QStringLiteral("a\nb"));
        row("a paragraph separator is a line end", QStringLiteral("a\u2029b"),
            QStringLiteral("a\nb"));
        row("a pair stays", QStringLiteral("\U0001F331"), QStringLiteral("\U0001F331"));
        row("a lone high half is replaced", QString(QChar(0xD83C)) + QLatin1Char('a'),
            replaced + QLatin1Char('a'));
        row("a lone low half is replaced", QString(QChar(0xDF31)), replaced);
        row("a noncharacter is replaced", QString(QChar(0xFDD0)), replaced);
    }

    void whatADraftCanHold()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(admissible(text), expected);
        QCOMPARE(QString::fromUtf8(expected.toUtf8()), expected);
        QCOMPARE(utf8Size(expected), expected.toUtf8().size());
    }

    void whatShowsNothingHasASign()
    {
        for (char16_t c = 0; c < 0x3000; ++c) {
            const QChar each(c);
            const bool showsNothing =
                each.category() == QChar::Other_Control || each.isNonCharacter();
            if (showsNothing && c != '\n' && c != '\t')
                QVERIFY2(isHidden(each), qPrintable(codeOf(each)));
            QVERIFY(!isHidden(visible(each)));
        }
        QCOMPARE(visible(QStringLiteral("a\u202eb\u0007")).size(), 4);
        QCOMPARE(codeOf(QChar(0x202E)), QStringLiteral("U+202E"));
    }
};

NIDREG_TEST(tst_Admission, QCoreApplication)

} // namespace tst_admission

#include "tst_admission.moc"
