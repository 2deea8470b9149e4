// SPDX-License-Identifier: MIT
#include "model/base/version.h"
#include "registry-data/schema.h"
#include "tests/app/cli/inprocess.h"
#include "tests/program/program.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_version {

using namespace nidreg;
using namespace nidreg::tests;

class VersionTest : public QObject {
    Q_OBJECT

private slots:
    void theVersionIsPrinted_data()
    {
        QTest::addColumn<QString>("shows");
        QTest::newRow("the program and its version, alone on the first line")
            << "^nidreg-cli " + QString::fromStdString(std::string(base::version())) + "\n";
        QTest::newRow("the number of the schema")
            << QStringLiteral("schema %1,").arg(sql::kSchemaVersion);
        QTest::newRow("the Qt that is loaded") << "Qt " + QString::fromLatin1(qVersion()) + ",";
        QTest::newRow("the libpq that is loaded, on the last line") << R"(libpq \d\d\.\d+\n$)";
    }

    void theVersionIsPrinted()
    {
        QFETCH(QString, shows);
        const Said said = say({"--version"});
        QCOMPARE(said.status, 0);
        QVERIFY2(QRegularExpression(shows).match(QString::fromUtf8(said.out)).hasMatch(), said.out);
    }
};

NIDREG_TEST(VersionTest, QCoreApplication)

} // namespace tst_version

#include "tst_version.moc"
