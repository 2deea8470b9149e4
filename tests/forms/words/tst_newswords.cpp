// SPDX-License-Identifier: MIT
#include "forms/words/newswords.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_newswords {

using namespace nidreg;

class TestNewsWords : public QObject {
    Q_OBJECT

private slots:
    void aLongTextIsCutBetweenLetters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("end");
        QTest::newRow("a short one is whole") << "Which characters?"
                                              << "Which characters?”";
        QTest::newRow("after the last letter that there is room for")
            << QString(200, 'a') << QString(160, 'a') + "…”";
        QTest::newRow("before one of two halves, of which there is room for the first")
            << QString(159, 'a') + QString::fromUtf8("😀") + "b" << QString(159, 'a') + "…”";
    }
    void aLongTextIsCutBetweenLetters()
    {
        QFETCH(QString, text);
        QFETCH(QString, end);
        registry::Event event;
        event.person = "anna";
        event.what = "comment";
        event.details = {{"text", text.toStdString()}};
        const QString said = forms::newsWords({event}, event.at);
        QVERIFY2(said.endsWith(end), qPrintable(said));
        QVERIFY(said.isValidUtf16());
    }
};

NIDREG_TEST(TestNewsWords, QCoreApplication)

} // namespace tst_newswords

#include "tst_newswords.moc"
