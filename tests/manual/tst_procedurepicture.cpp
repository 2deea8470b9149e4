// SPDX-License-Identifier: MIT
#include "forms/help/procedurelayout.h"
#include "forms/help/procedurepicture.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "tests/manual/manualsource.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace tst_procedurepicture {

using namespace nidreg;
using namespace nidreg::forms;
using namespace nidreg::tests;

/// The pictures of the procedures show what the table of steps says, no more and no less.
class ProcedurePictureTest : public QObject {
    Q_OBJECT

private slots:
    void theManualHasThePictureOfTheTable_data() { procedures(); }
    void theManualHasThePictureOfTheTable()
    {
        QFETCH(const workflow::Procedure, procedure);
        holdAgainst(QStringLiteral("procedure-%1.svg").arg(words(workflow::name(procedure))),
                    procedurePicture(procedure));
    }

    void everyEdgeIsInItOnce_data() { procedures(); }
    void everyEdgeIsInItOnce()
    {
        QFETCH(const workflow::Procedure, procedure);
        const ProcedureLayout layout = layoutOf(procedure);
        qsizetype drawn = 0;
        for (const ProcedureArrow &arrow : layout.arrows)
            drawn += arrow.by.size();
        for (const ProcedureRow &row : layout.rows) {
            for (const ProcedureArrow &arrow : row.asides)
                drawn += arrow.by.size();
            for (const QString &kept : row.kept)
                drawn += 1 + kept.section(u'(', 1).section(u';', 0, 0).count(u',');
        }
        const auto edges =
            std::ranges::count(workflow::edges(), procedure, &workflow::Edge::procedure);
        QCOMPARE(drawn, qsizetype(edges));
    }

    void everyStepIsNamedInThePicture_data() { procedures(); }
    void everyStepIsNamedInThePicture()
    {
        QFETCH(const workflow::Procedure, procedure);
        const QString text = textOf(procedurePicture(procedure));
        for (const workflow::Edge &edge : workflow::edges()) {
            if (edge.procedure != procedure)
                continue;
            for (const QString &each : {wording(edge.step), wording(edge.from), wording(edge.to)})
                QVERIFY2(text.contains(each), qPrintable(each));
        }
    }

    void itIsADrawingInLightAndDark_data() { procedures(); }
    void itIsADrawingInLightAndDark()
    {
        QFETCH(const workflow::Procedure, procedure);
        const QByteArray light = procedurePicture(procedure);
        QPalette dark;
        dark.setColor(QPalette::Base, Qt::black);
        dark.setColor(QPalette::Text, Qt::white);
        QPalette bright;
        bright.setColor(QPalette::Base, Qt::white);
        QVERIFY(QSvgRenderer(light).isValid());
        QCOMPARE(inInksOf(bright, light), light);
        QVERIFY(QSvgRenderer(inInksOf(dark, light)).isValid());
        QVERIFY(!inInksOf(dark, light).contains("#202428"));
    }

private:
    static void procedures()
    {
        QTest::addColumn<workflow::Procedure>("procedure");
        QTest::newRow("the community's") << workflow::Procedure::Community;
        QTest::newRow("the fast track") << workflow::Procedure::FastTrack;
    }

    static QString textOf(const QByteArray &svg)
    {
        QXmlStreamReader reader(svg);
        QString text;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::Characters)
                text += reader.text().toString() + u'\n';
        }
        return text;
    }
};

NIDREG_TEST(ProcedurePictureTest, QApplication)

} // namespace tst_procedurepicture

#include "tst_procedurepicture.moc"
