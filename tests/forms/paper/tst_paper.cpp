// SPDX-License-Identifier: MIT
#include "forms/paper/templatepaper.h"
#include "model/templates/reader.h"
#include "tests/program/program.h"
#include "tests/program/templatefiles.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_paper {

using namespace nidreg;
using forms::Paper;
using templates::Field;
using templates::NamespaceTemplate;

/// Set for the copy of this program that writes a PDF to standard output and ends.
static constexpr const char *kPrinting = "NIDREG_TEST_PRINTS";

static NamespaceTemplate sample(int paragraphs)
{
    NamespaceTemplate result;
    result.set(Field::NamespaceIdentifier, "lighthouse");
    result.set(Field::Version, "2");
    result.set(Field::Date, "2026-07-21");
    std::string purpose;
    for (int i = 1; i <= paragraphs; ++i)
        purpose += "Paragraph " + std::to_string(i) + " tells of first-class official lamps. "
            + "It is as long as paragraphs are, and goes over more than one line of a page.\n\n";
    result.set(Field::Purpose, purpose);
    result.set(Field::Syntax,
               "  nss  = area \":\" 1*DIGIT\n  area = 2ALPHA\n\n  urn:lighthouse:"
                   + std::string(300, '7') + "END");
    result.set(Field::Assignment,
               "<b>bold</b> & \xE2\x80\xAE"
               "turned");
    return result;
}

static QByteArray printed(const NamespaceTemplate &content, Paper paper = Paper::A4)
{
    return forms::pdf(*forms::templatePaper(content), "Title", paper,
                      *base::parseDate("2026-07-21"));
}

/// What a program of poppler-utils makes of a PDF.
static QString through(const QString &program, const QStringList &arguments, const QByteArray &pdf)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("page.pdf"));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess process;
    process.start(program,
                  QStringList(arguments)
                      << file.fileName()
                      << (program == "pdftotext" ? QStringList{"-"} : QStringList()));
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// The words of a template that the text of its PDF has not, or not as often. A word that is
/// longer than a line is looked for without the white space.
static QStringList wordsLost(const NamespaceTemplate &content, Paper paper)
{
    const QString text = through("pdftotext", {"-raw"}, printed(content, paper));
    static const QRegularExpression kSpace("\\s+");
    QHash<QString, int> found;
    for (const QString &word : text.split(kSpace, Qt::SkipEmptyParts))
        ++found[word];
    const QString joined = QString(text).remove(kSpace);
    QStringList lost;
    for (const templates::FieldSpec &spec : templates::kFields) {
        const QString field = forms::paperText(content.text(spec.field))
                                  .replace(QLatin1String("U+000A"), QLatin1String(" "));
        for (const QString &word : field.split(kSpace, Qt::SkipEmptyParts)) {
            const bool isFence = word.startsWith(QLatin1String("```")); // code is set off otherwise
            if (!isFence && --found[word] < 0 && !joined.contains(word))
                lost += word;
        }
    }
    return lost;
}

static bool hasPoppler()
{
    return !QStandardPaths::findExecutable("pdftotext").isEmpty()
        && !QStandardPaths::findExecutable("pdfinfo").isEmpty();
}

class TestPaper : public QObject {
    Q_OBJECT

private slots:
    void textIsMadeSafe_data();
    void textIsMadeSafe();
    void everyProcessMakesTheSameFile_data();
    void everyProcessMakesTheSameFile();
    void theFileStatesTheDayItIsGiven();
    void theTableOfObjectsIsRight();
    void everyPageHasItsHeadAndNumber();
    void noWordIsLostOrCutOff();
    void everyWordIsOnAPage_data();
    void everyWordIsOnAPage();
    void everyWordOfARealTemplateIsOnAPage_data();
    void everyWordOfARealTemplateIsOnAPage();
    void aHeadingStaysWithItsText();
    void theReportHasItsFindings();
};

void TestPaper::textIsMadeSafe_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain text stays") << QByteArray("a <b> & c") << "a <b> & c";
    QTest::newRow("a control is named") << QByteArray("a\x1b[0m") << "aU+001B[0m";
    QTest::newRow("what turns the direction is named") << QByteArray("\xE2\x80\xAEx") << "U+202Ex";
    QTest::newRow("what stands for objects in a document is named")
        << QByteArray("\xEF\xBF\xBC") << "U+FFFC";
    QTest::newRow("letters outside the BMP stay")
        << QByteArray("\xF0\x9F\x98\x80") << QString::fromUtf8("\xF0\x9F\x98\x80");
}

void TestPaper::textIsMadeSafe()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, shown);
    QCOMPARE(forms::paperText(text.toStdString()), shown);
}

void TestPaper::everyProcessMakesTheSameFile_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("locale");
    QTest::newRow("again") << "UTC"
                           << "C.UTF-8";
    QTest::newRow("in another time zone") << "Asia/Kolkata"
                                          << "C.UTF-8";
    QTest::newRow("in another locale") << "Europe/Berlin"
                                       << "de_DE.UTF-8";
}

void TestPaper::everyProcessMakesTheSameFile()
{
    QFETCH(QString, zone);
    QFETCH(QString, locale);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kPrinting, "3");
    environment.insert("TZ", zone);
    environment.insert("LC_ALL", locale);
    QProcess other;
    other.setProcessEnvironment(environment);
    other.start(QCoreApplication::applicationFilePath(), QStringList());
    QVERIFY(other.waitForFinished());
    const QByteArray file = other.readAllStandardOutput();
    QVERIFY(file.startsWith("%PDF-"));
    QVERIFY(file == printed(sample(3)));
}

void TestPaper::theFileStatesTheDayItIsGiven()
{
    const QByteArray file = printed(sample(1));
    QVERIFY(file.contains("/CreationDate (D:20260721000000Z)"));
}

/// Each object begins where the table says.
void TestPaper::theTableOfObjectsIsRight()
{
    const QByteArray file = printed(sample(1));
    const qsizetype at = file.lastIndexOf("startxref\n") + 10;
    const qsizetype table = file.mid(at, file.indexOf('\n', at) - at).toLongLong();
    QCOMPARE(file.mid(table, 5), QByteArray("xref\n"));
    const QList<QByteArray> lines = file.mid(table).split('\n');
    for (int number = 1; lines[number + 2].endsWith(" n "); ++number) {
        const qsizetype place = lines[number + 2].left(10).toLongLong();
        const QByteArray begin = QByteArray::number(number) + " 0 obj";
        QCOMPARE(file.mid(place, begin.size()), begin);
    }
}

void TestPaper::everyPageHasItsHeadAndNumber()
{
    QVERIFY2(hasPoppler(), "poppler-utils is needed");
    const QByteArray file = printed(sample(60), Paper::Letter);
    const QString facts = through("pdfinfo", {}, file);
    QVERIFY2(facts.contains(QRegularExpression("Page size: +612 x 792 pts")), qPrintable(facts));
    const QStringList pages =
        through("pdftotext", {"-layout"}, file).split('\f', Qt::SkipEmptyParts);
    QVERIFY(pages.size() > 2);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains("URN Namespace \"lighthouse\""));
        QVERIFY(pages[i].contains("version 2, 2026-07-21"));
        QVERIFY(pages[i].contains(QString("%1 of %2").arg(i + 1).arg(pages.size())));
    }
}

void TestPaper::noWordIsLostOrCutOff()
{
    QVERIFY2(hasPoppler(), "poppler-utils is needed");
    const QString text = through("pdftotext", {"-raw"}, printed(sample(60)));
    for (int i = 1; i <= 60; ++i)
        QVERIFY2(text.contains(QString("Paragraph %1 tells").arg(i)),
                 qPrintable(QString::number(i)));
    QVERIFY(text.contains("first-class official lamps"));
    QVERIFY(text.contains("<b>bold</b> & U+202Eturned"));
    QVERIFY(QString(text).remove('\n').contains(QString(300, '7') + "END"));
    // A line that reaches beyond the right margin would be here but outside of the page.
    const QString boxes = through("pdftotext", {"-bbox"}, printed(sample(2)));
    static const QRegularExpression kRight("xMax=\"([0-9.]+)\"");
    auto found = kRight.globalMatch(boxes);
    QVERIFY(found.hasNext());
    while (found.hasNext())
        QVERIFY(found.next().captured(1).toDouble() < 595 - 50);
}

void TestPaper::everyWordIsOnAPage_data()
{
    QTest::addColumn<int>("paper");
    QTest::newRow("A4") << int(Paper::A4);
    QTest::newRow("Letter") << int(Paper::Letter);
}

/// Wherever the pages end: what comes after Purpose moves down line by line.
void TestPaper::everyWordIsOnAPage()
{
    QVERIFY2(hasPoppler(), "poppler-utils is needed");
    QFETCH(int, paper);
    for (int lines = 0; lines < 130; ++lines) {
        NamespaceTemplate content;
        std::string purpose;
        for (int i = 0; i < lines; ++i)
            purpose += "  line" + std::to_string(i) + " ;\n";
        for (const templates::FieldSpec &spec : templates::kFields)
            content.set(spec.field,
                        "begin-" + std::string(spec.key) + " text\n\n* an-item-of-"
                            + std::string(spec.key) + "\n\nend-" + std::string(spec.key));
        content.set(Field::Purpose, purpose);
        const QStringList lost = wordsLost(content, Paper(paper));
        QVERIFY2(lost.isEmpty(),
                 qPrintable(QString("%1 lines: %2").arg(lines).arg(lost.join(' '))));
    }
}

void TestPaper::everyWordOfARealTemplateIsOnAPage_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : tests::allTemplates())
        QTest::newRow(tests::rowName(path)) << path;
}

void TestPaper::everyWordOfARealTemplateIsOnAPage()
{
    QVERIFY2(hasPoppler(), "poppler-utils is needed");
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = templates::decode(file.readAll().toStdString()).text;
    for (const NamespaceTemplate &content : templates::read(text)) {
        for (const Paper paper : {Paper::A4, Paper::Letter}) {
            const QStringList lost = wordsLost(content, paper);
            QVERIFY2(lost.isEmpty(), qPrintable(lost.join(' ')));
        }
    }
}

void TestPaper::aHeadingStaysWithItsText()
{
    QVERIFY2(hasPoppler(), "poppler-utils is needed");
    // Wherever the break falls, no page ends with a heading before its number.
    static const QRegularExpression kAlone("\n *Syntax\n+ *[0-9]+ of [0-9]+\n*$");
    for (int paragraphs = 10; paragraphs < 24; ++paragraphs) {
        const QString text = through("pdftotext", {"-layout"}, printed(sample(paragraphs)));
        for (const QString &page : text.split('\f'))
            QVERIFY2(!kAlone.match(page).hasMatch(), qPrintable(page.right(300)));
    }
}

void TestPaper::theReportHasItsFindings()
{
    QVERIFY2(hasPoppler(), "poppler-utils is needed");
    actions::Precheck check;
    check.program = "nidreg 1.0.0";
    check.text = "Version: 1\n";
    check.sha256 = std::string(64, 'a');
    check.on = *base::parseDate("2026-07-21");
    check.findings.push_back({base::Severity::Error, "Purpose", 0, "template.purpose.missing",
                              "RFC 8141 appendix A", "Purpose is missing: add it."});
    const QByteArray file = forms::pdf(*forms::reportPaper(check), "x", Paper::A4, check.on);
    const QString text = through("pdftotext", {"-layout"}, file);
    for (const char *part : {"Not ready to be submitted: 1 error, no warnings", "Error in Purpose",
                             "template.purpose.missing", "Purpose is missing: add it.",
                             "2026-07-21", "aaaaaaaa", "Version: 1"})
        QVERIFY2(text.simplified().contains(part), qPrintable(part + text));
}

static int runPaper(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    if (qEnvironmentVariableIsSet(kPrinting)) {
        QFile out;
        if (!out.open(1, QIODevice::WriteOnly))
            return 1;
        const QByteArray file = printed(sample(qEnvironmentVariableIntValue(kPrinting)));
        return out.write(file) == file.size() ? 0 : 1;
    }
    TestPaper test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runPaper)

} // namespace tst_paper

#include "tst_paper.moc"
