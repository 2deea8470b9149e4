// SPDX-License-Identifier: MIT
#include "model/exchange/iana/knowledge.h"
#include "tests/program/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

namespace tst_isocodes {

using namespace nidreg;
using namespace nidreg::exchange;

/// JSON with its quotation marks written as apostrophes: moc loses its way in raw strings.
static QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

static const QByteArray kToday = json(
    "{'3166-1': ["
    "{'alpha_2': 'FR', 'alpha_3': 'FRA', 'name': 'France', 'official_name': 'French Republic'},"
    "{'alpha_2': 'RE', 'alpha_3': 'REU', 'name': 'Réunion', 'numeric': '638'},"
    "{'alpha_2': 'IR', 'alpha_3': 'IRN', 'name': 'Iran, Islamic Republic of',"
    " 'common_name': 'Iran'}]}");
static const QByteArray kYesterday =
    json("{'3166-3': [{'alpha_2': 'DD', 'alpha_3': 'DDR', 'name': 'German Democratic Republic'}]}");

class tst_IsoCodes : public QObject {
    Q_OBJECT

private slots:
    void init();
    void countriesOfTodayComeBeforeThoseOfYesterday();
    void theFirstFolderThatHasTheFileCounts();
    void failuresSayWhichFile_data();
    void failuresSayWhichFile();
    void aFolderInPlaceOfTheFileIsUnreadable();
    void theInstalledPackageIsRead();

private:
    void write(const QString &folder, const QString &name, const QByteArray &content);
    std::string folder(const QString &name) const { return m_dir->filePath(name).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void tst_IsoCodes::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void tst_IsoCodes::write(const QString &folder, const QString &name, const QByteArray &content)
{
    const QString path = m_dir->filePath(folder + QStringLiteral("/iso-codes/json"));
    QVERIFY(QDir().mkpath(path));
    QFile file(path + u'/' + name);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void tst_IsoCodes::countriesOfTodayComeBeforeThoseOfYesterday()
{
    write("a", "iso_3166-1.json", kToday);
    write("a", "iso_3166-3.json", kYesterday);
    const auto countries = loadCountries({folder("a")});
    QVERIFY(countries);
    QCOMPARE(countries->size(), std::size_t(4));
    const urn::Country &france = (*countries)[0];
    QCOMPARE(france.alpha2, std::string("FR"));
    QCOMPARE(france.alpha3, std::string("FRA"));
    QCOMPARE(france.name, std::string("France"));
    QCOMPARE(france.officialName, std::string("French Republic"));
    QVERIFY(!france.formerlyUsed && france.commonName.empty());
    QCOMPARE((*countries)[1].name, std::string("Réunion"));
    QVERIFY((*countries)[1].officialName.empty());
    QCOMPARE((*countries)[2].commonName, std::string("Iran"));
    QCOMPARE((*countries)[3].alpha3, std::string("DDR"));
    QVERIFY((*countries)[3].formerlyUsed);
}

void tst_IsoCodes::theFirstFolderThatHasTheFileCounts()
{
    write("b", "iso_3166-1.json", kToday);
    write("b", "iso_3166-3.json", kYesterday);
    write("c", "iso_3166-1.json",
          json("{'3166-1': [{'alpha_2':'XX','alpha_3':'XXX','name':'X'}]}"));
    const auto bFirst = loadCountries({folder("missing"), folder("b"), folder("c")});
    QVERIFY(bFirst);
    QCOMPARE(bFirst->size(), std::size_t(4));
    const auto cFirst = loadCountries({folder("c"), folder("b")});
    QVERIFY(cFirst);
    QCOMPARE(cFirst->size(), std::size_t(2)); // X, and 3166-3 from the other folder
}

void tst_IsoCodes::failuresSayWhichFile_data()
{
    QTest::addColumn<QByteArray>("today");
    QTest::addColumn<QByteArray>("yesterday");
    QTest::addColumn<ReadFailure::Kind>("kind");
    QTest::addColumn<QByteArray>("file");

    const QByteArray none;
    QTest::newRow("neither file is there")
        << none << none << ReadFailure::NotFound << QByteArray("iso-codes/json/iso_3166-1.json");
    QTest::newRow("the second file is not there")
        << kToday << none << ReadFailure::NotFound << QByteArray("iso-codes/json/iso_3166-3.json");
    QTest::newRow("the file is cut off") << kToday.left(100) << kYesterday << ReadFailure::Malformed
                                         << QByteArray("iso_3166-1.json");
    QTest::newRow("the file is no object")
        << QByteArray("[]") << kYesterday << ReadFailure::Malformed
        << QByteArray("iso_3166-1.json");
    QTest::newRow("the files are exchanged")
        << kYesterday << kToday << ReadFailure::Malformed << QByteArray("iso_3166-1.json");
    QTest::newRow("an entry lacks its code")
        << kToday << json("{'3166-3': [{'alpha_2': 'DD', 'name': 'GDR'}]}")
        << ReadFailure::Malformed << QByteArray("iso_3166-3.json");
    QTest::newRow("an entry is no object")
        << json("{'3166-1': ['FR']}") << kYesterday << ReadFailure::Malformed
        << QByteArray("iso_3166-1.json");
    QTest::newRow("there are no entries")
        << json("{'3166-1': []}") << kYesterday << ReadFailure::Malformed
        << QByteArray("iso_3166-1.json");
}

void tst_IsoCodes::failuresSayWhichFile()
{
    QFETCH(QByteArray, today);
    QFETCH(QByteArray, yesterday);
    QFETCH(ReadFailure::Kind, kind);
    QFETCH(QByteArray, file);
    if (!today.isNull())
        write("d", "iso_3166-1.json", today);
    if (!yesterday.isNull())
        write("d", "iso_3166-3.json", yesterday);
    const auto countries = loadCountries({folder("d")});
    QVERIFY(!countries);
    QCOMPARE(countries.error().kind, kind);
    QVERIFY(countries.error().path.ends_with(file.toStdString()));
    QCOMPARE(countries.error().detail.empty(), kind == ReadFailure::NotFound);
}

void tst_IsoCodes::aFolderInPlaceOfTheFileIsUnreadable()
{
    QVERIFY(QDir(m_dir->path()).mkpath("e/iso-codes/json/iso_3166-1.json"));
    const auto countries = loadCountries({folder("e")});
    QVERIFY(!countries);
    QCOMPARE(countries.error().kind, ReadFailure::Unreadable);
    QVERIFY(!countries.error().detail.empty());
}

void tst_IsoCodes::theInstalledPackageIsRead()
{
    QVERIFY2(QFile::exists("/usr/share/iso-codes/json/iso_3166-1.json"), "iso-codes is needed");
    const auto countries = loadCountries({"/usr/local/share", "/usr/share"});
    QVERIFY(countries);
    const auto former = std::ranges::count_if(*countries, &urn::Country::formerlyUsed);
    QVERIFY(former > 25);
    QVERIFY(countries->size() - std::size_t(former) > 240);
}

NIDREG_TEST(tst_IsoCodes, QCoreApplication)

} // namespace tst_isocodes

#include "tst_isocodes.moc"
