// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"
#include "model/exchange/site/sitescript.h"
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

/// The list in a headless browser. NIDREG_BROWSER_ROWS sets how many namespaces it has
/// (100,000).
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

    /// The pages of a list with so many namespaces, and what they load.
    void write(std::int64_t rows, std::int64_t most = exchange::kMaxRowsOnPage)
    {
        exchange::Front front;
        front.head.namespaces = rows;
        front.updated = tests::kDay;
        std::vector<std::unique_ptr<QFile>> files;
        const auto open = [&](const std::string &name) -> QIODevice & {
            files.push_back(std::make_unique<QFile>(m_folder.filePath(name.c_str())));
            if (!files.back()->open(QIODevice::WriteOnly))
                qFatal("%s cannot be written", name.c_str());
            return *files.back();
        };
        open("site.css").write(exchange::siteStyle().c_str());
        open("site.js").write(exchange::siteScript().data());
        const auto writer = exchange::indexWriter(open, front, most);
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
        write(tests::sizeFrom("NIDREG_BROWSER_ROWS", 100'000));
    }

    void theFilterAnswersWithinAFrame()
    {
        QByteArray said;
        const int code = run({"filter", page()}, said);
        qInfo("%s", said.constData());
        QVERIFY2(code == 0, said.constData());
    }

    void theFilterOfOnePageAnswersWithinAFrame()
    {
        const QString whole = page();
        write(1000);
        QByteArray said;
        const int code = run({"filter", whole}, said);
        write(tests::sizeFrom("NIDREG_BROWSER_ROWS", 100'000));
        qInfo("%s", said.constData());
        QVERIFY2(code == 0, said.constData());
    }

    void whatIsOnAnotherPageIsFound()
    {
        QByteArray said;
        QVERIFY2(
            run({"find", page(), "namespace-4242", "namespaces/namespace-4242/index.html"}, said)
                == 0,
            said.constData());
        QVERIFY2(
            run({"find", page() + "#ns-namespace-2500", "", "index-3.html#ns-namespace-2500"}, said)
                == 0,
            said.constData());
    }

    void thePageAsksNobodyElseForAnything()
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
