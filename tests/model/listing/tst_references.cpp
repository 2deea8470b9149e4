// SPDX-License-Identifier: MIT
#include "model/listing/references.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_references {

using namespace nidreg;
using registry::Reference;

class TestReferences : public QObject {
    Q_OBJECT

private slots:
    void documentationNames_data()
    {
        QTest::addColumn<std::string>("documentation");
        QTest::addColumn<QStringList>("references");

        QTest::newRow("an RFC") << std::string("RFC 8141") << QStringList{"rfc rfc8141"};
        QTest::newRow("an RFC without a blank")
            << std::string("see RFC8141.") << QStringList{"rfc rfc8141"};
        QTest::newRow("an RFC in brackets")
            << std::string("[rfc-8141]") << QStringList{"rfc rfc8141"};
        QTest::newRow("an RFC across a line end")
            << std::string("RFC\n   8141") << QStringList{"rfc rfc8141"};
        QTest::newRow("an RFC twice")
            << std::string("RFC 8141, RFC8141") << QStringList{"rfc rfc8141"};
        QTest::newRow("an RFC with leading zeros")
            << std::string("RFC0822") << QStringList{"rfc rfc822"};
        QTest::newRow("an RFC by its address")
            << std::string("https://www.rfc-editor.org/rfc/rfc8141.txt")
            << QStringList{"rfc rfc8141"};
        QTest::newRow("an address") << std::string("<https://example.org/a?b=c#d>.")
                                    << QStringList{"uri https://example.org/a?b=c#d"};
        QTest::newRow("an address in capitals")
            << std::string("HTTP://EXAMPLE.ORG/") << QStringList{"uri HTTP://EXAMPLE.ORG/"};
        QTest::newRow("an address at the end of a sentence")
            << std::string("It is at http://example.org/x.")
            << QStringList{"uri http://example.org/x"};
        QTest::newRow("RFCs before addresses")
            << std::string("https://example.org/ and RFC 2")
            << QStringList{"rfc rfc2", "uri https://example.org/"};
        QTest::newRow("an RFC within a word is none")
            << std::string("surfc12 of 2019") << QStringList{"text The Body"};
        QTest::newRow("a number that no RFC has")
            << std::string("RFC 123456") << QStringList{"text The Body"};
        QTest::newRow("a scheme without address")
            << std::string("http:// and https") << QStringList{"text The Body"};
        QTest::newRow("nothing to cite")
            << std::string("Minutes of our meetings") << QStringList{"text The Body"};
    }

    void documentationNames()
    {
        QFETCH(std::string, documentation);
        QFETCH(QStringList, references);
        templates::NamespaceTemplate from;
        from.set(templates::Field::Registrant, "The Body");
        from.set(templates::Field::Documentation, documentation);
        QStringList found;
        for (const Reference &each : listing::referencesOf(from)) {
            const std::string type(registry::name(each.type));
            found << QString::fromStdString(type + ' ' + each.data);
        }
        QCOMPARE(found, references);
    }

    void withoutDocumentationTheRegistrantStands()
    {
        templates::NamespaceTemplate from;
        from.set(templates::Field::Registrant, "The Body");
        QCOMPARE(listing::referencesOf(from),
                 (std::vector<Reference>{{Reference::Text, "The Body", {}}}));
    }

    void anEmptyTemplateCitesNothing()
    {
        QVERIFY(listing::referencesOf(templates::NamespaceTemplate()).empty());
    }
};

NIDREG_TEST(TestReferences, QCoreApplication)

} // namespace tst_references

#include "tst_references.moc"
