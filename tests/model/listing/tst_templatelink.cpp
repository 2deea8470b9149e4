// SPDX-License-Identifier: MIT
#include "model/listing/entry.h"
#include "model/listing/references.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_templatelink {

using namespace nidreg;
using registry::Reference;

class TestTemplateLink : public QObject {
    Q_OBJECT

private:
    static registry::NamespaceRow row(const std::string &nid, const std::string &templateUrl)
    {
        registry::NamespaceRow row;
        row.nid = nid;
        row.kind = urn::isInformalForm(nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
        row.templateUrl = templateUrl;
        return row;
    }

private slots:
    void withoutATemplateThereIsNoLink() { QVERIFY(!listing::linkOf(row("abc", {}))); }

    void anImportedTemplateStaysWhereItIs()
    {
        const auto link = listing::linkOf(row("abc", "https://example.org/abc"));
        QCOMPARE(link->url, std::string("https://example.org/abc"));
        QCOMPARE(link->label, std::string("abc-template"));
    }

    void anInformalTemplateGoesByTheNid()
    {
        const auto link = listing::linkOf(row("urn-9", "https://example.org/urn-9"));
        QCOMPARE(link->label, std::string("urn-9"));
    }

    void aTemplateThatIsHeldIsPublishedHere()
    {
        const auto link = listing::linkOf(row("ABC", "https://example.org/abc"), true);
        QCOMPARE(link->url, std::string("urn-formal/abc.txt"));
        QCOMPARE(listing::templateFile(row("URN-9", {})), std::string("urn-informal/urn-9.txt"));
    }

    void referencesStandInBracketsSideBySide()
    {
        QCOMPARE(listing::bracketed({{Reference::Rfc, "rfc1", {}}, {Reference::Text, "A, B", {}}}),
                 std::string("[RFC1][A, B]"));
        QCOMPARE(listing::bracketed({}), std::string());
    }
};

NIDREG_TEST(TestTemplateLink, QCoreApplication)

} // namespace tst_templatelink

#include "tst_templatelink.moc"
