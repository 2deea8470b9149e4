// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"
#include "tests/model/exchange/published.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_browser {

using namespace nidreg;

/// The list in a headless browser. NIDREG_BROWSER_ROWS sets how many namespaces it has (10,000).
class TestBrowser : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString page() const { return m_folder.filePath("index.html"); }

    /// The exit status of tests/browser/browser.py; what it printed is in `said`.
    static int run(const QStringList &arguments, QByteArray &said)
    {
        QProcess python;
        python.start("python3", QStringList{NIDREG_SOURCE "/tests/browser/browser.py"} + arguments);
        constexpr int kPatience = 120'000;
        if (!python.waitForFinished(kPatience))
            return -1;
        said = python.readAllStandardOutput() + python.readAllStandardError();
        return python.exitCode();
    }

    static void write(QIODevice &to, std::int64_t rows)
    {
        exchange::Front front;
        front.head.namespaces = rows;
        front.updated = tests::kDay;
        const auto writer =
            exchange::indexWriter([&to](const std::string &) -> QIODevice & { return to; }, front);
        registry::ListedNamespace listed{{}, {registry::ListedVersion()}};
        for (std::int64_t i = 0; i < rows; ++i) {
            listed.row.nid = "namespace-" + std::to_string(i);
            listed.row.registrant = "The registrant " + std::to_string(i % 977) + " of ACME";
            listed.row.date = "2017-01-01";
            listed.row.references = {{registry::Reference::Rfc, "rfc8141", {}}};
            writer->add({listed.row, &listed});
        }
        writer->finish({});
    }

private slots:
    void initTestCase()
    {
        QVERIFY2(!QStandardPaths::findExecutable("chromium").isEmpty(),
                 "chromium is not there: tests/run installs it");
        QFile file(page());
        QVERIFY(file.open(QIODevice::WriteOnly));
        write(file, tests::sizeFrom("NIDREG_BROWSER_ROWS", 10'000));
    }

    void theFilterAnswersWithinAFrame()
    {
        QByteArray said;
        const int code = run({"filter", page()}, said);
        qInfo("%s", said.constData());
        QVERIFY2(code == 0, said.constData());
    }

    void thePageAsksNobodyForAnything()
    {
        QByteArray said;
        QVERIFY2(run({"requests", page()}, said) == 0, said.constData());
    }

    void aPhoneNeedNotScrollSideways()
    {
        QByteArray said;
        QVERIFY2(run({"shot", page(), m_folder.filePath("phone.png"), "360"}, said) == 0,
                 said.constData());
    }
};

NIDREG_TEST(TestBrowser, QCoreApplication)

} // namespace tst_browser

#include "tst_browser.moc"
