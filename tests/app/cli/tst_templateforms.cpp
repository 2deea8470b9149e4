// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/program/program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace tst_templateforms {

using namespace nidreg::tests;

/// The real program, from a folder of the build.
static Said run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60000);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

class TestTemplateForms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFormBeginsAsItShould_data();
    void everyFormBeginsAsItShould();
    void whatAFileHoldsIsNotReplacedUnasked_data();
    void whatAFileHoldsIsNotReplacedUnasked();
    void aPdfIsTheSameEveryTime();
    void theProgramGoesOnAsTheOneWithPages();
    void withoutPagesAPdfIsRefused();
    void aDayThatIsNoneIsMisuse();
    void aDifferenceIsStatusOne();
    void equalTemplatesAreStatusZero();
    void aDifferenceCanBeColoured();
    void aDifferenceAsJsonNamesItsFields();
    void theReportIsTheSameEveryTime();
    void aFileThatCannotBeWrittenLeavesNothing();

private:
    QByteArray file(const char *name, const QByteArray &content);

    QTemporaryDir m_folder;
    QByteArray m_old, m_new;
};

QByteArray TestTemplateForms::file(const char *name, const QByteArray &content)
{
    QFile out(m_folder.filePath(name));
    return out.open(QIODevice::WriteOnly) && out.write(content) == content.size()
        ? out.fileName().toUtf8()
        : QByteArray();
}

void TestTemplateForms::initTestCase()
{
    m_old = file("old.txt",
                 "Namespace Identifier: lighthouse\n\nVersion: 1\n\nDate: 2026-07-21\n\n"
                 "Purpose: Names the lamps.\n");
    m_new = file("new.txt",
                 "Namespace Identifier: lighthouse\n\nVersion: 2\n\nDate: 2026-07-21\n\n"
                 "Purpose: Names the \x1b[31mlamps.\n\nResolution: None.\n");
    QVERIFY(!m_old.isEmpty() && !m_new.isEmpty());
}

void TestTemplateForms::everyFormBeginsAsItShould_data()
{
    QTest::addColumn<QByteArray>("form");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("text") << QByteArray("text") << QByteArray("Namespace Identifier: lighthouse\n");
    QTest::newRow("wrapped") << QByteArray("wrapped") << QByteArray("Namespace Identifier:");
    QTest::newRow("markdown") << QByteArray("markdown")
                              << QByteArray("# URN Namespace \"lighthouse\"\n");
    QTest::newRow("html") << QByteArray("html") << QByteArray("<!DOCTYPE html>");
    QTest::newRow("pdf") << QByteArray("pdf") << QByteArray("%PDF-1.");
    QTest::newRow("xml") << QByteArray("xml") << QByteArray("<?xml version=\"1.0\"");
    QTest::newRow("json") << QByteArray("json") << QByteArray("{\n");
    QTest::newRow("eml") << QByteArray("eml") << QByteArray("To: urn@ietf.org\r\n");
    QTest::newRow("mailto") << QByteArray("mailto") << QByteArray("mailto:urn@ietf.org?subject=");
}

void TestTemplateForms::everyFormBeginsAsItShould()
{
    QFETCH(QByteArray, form);
    QFETCH(QByteArray, begin);
    const QByteArray target = m_folder.filePath(QString::fromUtf8("out." + form)).toUtf8();
    const Said said = offline({"template", "convert", "--to", form, m_old, "-o", target});
    QVERIFY2(said.status == 0, said.err);
    QFile out(QString::fromUtf8(target));
    QVERIFY(out.open(QIODevice::ReadOnly));
    const QByteArray written = out.readAll();
    QVERIFY2(written.startsWith(begin), written.left(100));
}

void TestTemplateForms::whatAFileHoldsIsNotReplacedUnasked_data()
{
    QTest::addColumn<QByteArrayList>("verb");
    const QByteArray old = m_old, newer = m_new;
    QTest::newRow("a blank template") << QByteArrayList{"template", "new"};
    QTest::newRow("another form") << QByteArrayList{"template", "convert", "--to", "markdown", old};
    QTest::newRow("a PDF") << QByteArrayList{"template", "convert", "--to", "pdf", old};
    QTest::newRow("an address") << QByteArrayList{"template", "convert", "--to", "mailto", old};
    QTest::newRow("a comparison") << QByteArrayList{"template", "diff", old, newer};
    QTest::newRow("a comparison as a page")
        << QByteArrayList{"template", "diff", "--to", "html", old, newer};
    QTest::newRow("a report") << QByteArrayList{"template", "report", old};
}

void TestTemplateForms::whatAFileHoldsIsNotReplacedUnasked()
{
    QFETCH(QByteArrayList, verb);
    const QByteArray target = file("held.txt", "somebody's draft\n");
    const Said said = offline(verb + QByteArrayList{"-o", target});
    QCOMPARE(said.status, 3);
    QVERIFY2(said.err.contains("held.txt: already exists; use --force to overwrite it"), said.err);
    const auto content = [&target] {
        QFile out(QString::fromUtf8(target));
        return out.open(QIODevice::ReadOnly) ? out.readAll() : QByteArray();
    };
    QCOMPARE(content(), QByteArray("somebody's draft\n"));
    const Said forced = offline(verb + QByteArrayList{"-o", target, "--force"});
    QVERIFY2(forced.status < 2, forced.err);
    QVERIFY(content() != QByteArray("somebody's draft\n"));
    const Said again = offline(verb + QByteArrayList{"-o", target});
    QVERIFY2(again.status < 2, again.err); // the same bytes: nothing is lost
}

void TestTemplateForms::aPdfIsTheSameEveryTime()
{
    QByteArrayList made;
    for (const char *name : {"a.pdf", "b.pdf"}) {
        const QByteArray target = m_folder.filePath(name).toUtf8();
        QCOMPARE(offline({"template", "convert", "--to", "pdf", m_old, "-o", target}).status, 0);
        QFile out(QString::fromUtf8(target));
        QVERIFY(out.open(QIODevice::ReadOnly));
        made << out.readAll();
    }
    QVERIFY(made[0] == made[1]);
    QVERIFY(made[0].contains("(D:20260721000000Z)"));
}

void TestTemplateForms::theProgramGoesOnAsTheOneWithPages()
{
    const QString program = QStringLiteral(NIDREG_BINARY "/app/nidreg-cli");
    const QString old = QString::fromUtf8(m_old);
    for (const QStringList &to : {QStringList{"--to", "pdf"}, QStringList{"--to=pdf"}}) {
        const Said said = run(program, QStringList{"--offline", "template", "convert", old} + to);
        QVERIFY2(said.status == 0, said.err);
        QVERIFY(said.out.startsWith("%PDF-1."));
    }
    // Whoever only says "pdf" is answered as ever.
    const Said said = run(program, {"--offline", "nid", "check", "pdf"});
    QVERIFY2(said.status == 0 && said.out.contains("available"), said.out);
}

void TestTemplateForms::withoutPagesAPdfIsRefused()
{
    const QTemporaryDir alone(QStringLiteral(NIDREG_BINARY "/alone"));
    const QString program = alone.filePath("nidreg-cli");
    std::filesystem::create_hard_link(NIDREG_BINARY "/app/nidreg-cli", program.toStdString());
    const QString target = m_folder.filePath("alone.pdf");
    const Said said = run(program,
                          {"--offline", "template", "convert", "--to", "pdf",
                           QString::fromUtf8(m_old), "-o", target});
    QCOMPARE(said.status, 3);
    QCOMPARE(said.err,
             "nidreg-cli: template convert: cannot create a PDF, because nidreg-cli-pages "
             "is not installed; on Debian it is in the package nidreg\n");
    QVERIFY(!QFile::exists(target));
}

void TestTemplateForms::aDayThatIsNoneIsMisuse()
{
    const Said said = offline({"template", "report", m_old, "--on", "2026-02-30"});
    QCOMPARE(said.status, 2);
    QVERIFY2(said.err.contains("2026-02-30"), said.err);
}

void TestTemplateForms::aDifferenceIsStatusOne()
{
    const Said said = offline({"template", "diff", m_old, m_new});
    QCOMPARE(said.status, 1);
    QVERIFY2(said.out.contains("@@ -1,1 +1,1 @@ Version\n-1\n+2\n"), said.out);
    QVERIFY2(said.out.contains("Resolution (added)\n+None.\n"), said.out);
    QVERIFY2(said.out.contains("\\x1b") && !said.out.contains('\x1b'), said.out);
}

void TestTemplateForms::equalTemplatesAreStatusZero()
{
    const Said said = offline({"template", "diff", m_old, m_old});
    QCOMPARE(said.status, 0);
    QCOMPARE(said.out, QByteArray());
}

void TestTemplateForms::aDifferenceCanBeColoured()
{
    const Said said = offline({"template", "diff", "--color", "always", m_old, m_new});
    QVERIFY2(said.out.contains("\x1b[31m-"), said.out);
    QVERIFY2(!said.out.contains("\x1b[31mlamps"), said.out);
}

void TestTemplateForms::aDifferenceAsJsonNamesItsFields()
{
    const Said said = offline({"--format", "json", "template", "diff", m_old, m_new});
    QCOMPARE(said.status, 1);
    QVERIFY2(said.out.startsWith("{\"equal\":false,"), said.out);
    QVERIFY2(said.out.contains("\"field\":\"resolution\",\"heading\":\"Resolution\",\"change\":"
                               "\"added\""),
             said.out);
    QCOMPARE(said.out.count('\n'), 1);
}

void TestTemplateForms::theReportIsTheSameEveryTime()
{
    const QList<QByteArray> arguments{"template", "report", m_old, "--on", "2026-07-21"};
    const Said first = offline(arguments), second = offline(arguments);
    QCOMPARE(first.status, 1);
    QCOMPARE(second.out, first.out);
    QVERIFY2(first.out.contains("Checked for:  2026-07-21\n"), first.out);
}

void TestTemplateForms::aFileThatCannotBeWrittenLeavesNothing()
{
    const QByteArray target = m_folder.filePath("no/such/folder.html").toUtf8();
    const Said said = offline({"template", "convert", "--to", "html", m_old, "-o", target});
    QCOMPARE(said.status, 3);
    QVERIFY(!QFile::exists(QString::fromUtf8(target)));
}

NIDREG_TEST(TestTemplateForms, QApplication)

} // namespace tst_templateforms

#include "tst_templateforms.moc"
