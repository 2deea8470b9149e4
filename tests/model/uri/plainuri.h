// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QString>

/// The rules of the 2003 draft and of RFC 3986, each ABNF rule one regular expression in the words
/// of the specification. Slow, plain, and nothing of it shared with the reader under test.
namespace nidreg::tests {

using Re = QString;

inline Re any(const Re &rule)
{
    return "(?:" + rule + ")*";
}

inline Re perhaps(const Re &rule)
{
    return "(?:" + rule + ")?";
}

inline const Re kEscaped = "%[0-9A-Fa-f][0-9A-Fa-f]";
inline const Re kAlphanum = "[A-Za-z0-9]";
inline const Re kScheme = "[A-Za-z][A-Za-z0-9+.-]*";
inline const Re kDecOctet = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])";
inline const Re kIpv4 = kDecOctet + "\\." + kDecOctet + "\\." + kDecOctet + "\\." + kDecOctet;
inline const Re kH4 = "[0-9A-Fa-f]{1,4}";
inline const Re kLs32 = "(?:" + kH4 + ":" + kH4 + "|" + kIpv4 + ")";

/// [ *n( h4 ":" ) h4 ]
inline Re upToH4(int n)
{
    return QString("(?:(?:%1:){0,%2}%1)?").arg(kH4).arg(n);
}

/// n( h4 ":" )
inline Re h4Colons(int n)
{
    return QString("(?:%1:){%2}").arg(kH4).arg(n);
}

/// IPv6address, the nine alternatives in their order (3.2.2 of both)
inline const Re kIpv6 = "(?:" + h4Colons(6) + kLs32 + "|::" + h4Colons(5) + kLs32 + "|(?:" + kH4
    + ")?::" + h4Colons(4) + kLs32 + "|" + upToH4(1) + "::" + h4Colons(3) + kLs32 + "|" + upToH4(2)
    + "::" + h4Colons(2) + kLs32 + "|" + upToH4(3) + "::" + h4Colons(1) + kLs32 + "|" + upToH4(4)
    + "::" + kLs32 + "|" + upToH4(5) + "::" + kH4 + "|" + upToH4(6) + "::)";

/// The draft's section 2.
inline const Re kUnreserved2003 = "[A-Za-z0-9_.!~*'()-]";
inline const Re kUric = "(?:[\\[\\];/?:@&=+$,]|" + kUnreserved2003 + "|" + kEscaped + ")";
inline const Re kUricNoSlash = "(?:[\\[\\];?:@&=+$,]|" + kUnreserved2003 + "|" + kEscaped + ")";

/// Its section 3.
inline const Re kDomainLabel = kAlphanum + "(?:[A-Za-z0-9-]{0,61}" + kAlphanum + ")?";
inline const Re kTopLabel = "[A-Za-z](?:[A-Za-z0-9-]{0,61}" + kAlphanum + ")?";
inline const Re kHostname =
    kDomainLabel + any("\\." + kDomainLabel) + perhaps("\\." + kTopLabel + "\\.");
inline const Re kHost2003 = "(?:\\[" + kIpv6 + "\\]|" + kIpv4 + "|" + kHostname + ")";
inline const Re kUserinfo2003 = any(kUnreserved2003 + "|" + kEscaped + "|[;:&=+$,]");
inline const Re kServer = perhaps(perhaps(kUserinfo2003 + "@") + kHost2003 + "(?::[0-9]*)?");
inline const Re kRegName2003 = "(?:" + kUnreserved2003 + "|" + kEscaped + "|[;:@&=+$,])+";
inline const Re kPchar2003 = "(?:" + kUnreserved2003 + "|" + kEscaped + "|[;:@&=+$,])";
inline const Re kAbsPath2003 = "/" + any(kPchar2003) + any("/" + any(kPchar2003));
inline const Re kNetPath2003 = "//(?:" + kServer + "|" + kRegName2003 + ")" + perhaps(kAbsPath2003);
inline const Re kQuery = any(kPchar2003 + "|[/?]");
inline const Re kHierPart2003 =
    perhaps(kNetPath2003 + "|" + kAbsPath2003) + perhaps("\\?" + kQuery);
inline const Re kOpaquePart = kUricNoSlash + any(kUric);

/// Its sections 4 and 5.
inline const Re kRelSegment = "(?:" + kUnreserved2003 + "|" + kEscaped + "|[;@&=+$,])+";
inline const Re kRelPath = kRelSegment + perhaps(kAbsPath2003);
inline const Re kRelativeUri =
    perhaps(kNetPath2003 + "|" + kAbsPath2003 + "|" + kRelPath) + perhaps("\\?" + kQuery);
inline const Re kUriReference2003 =
    perhaps(kScheme + ":(?:" + kHierPart2003 + "|" + kOpaquePart + ")|" + kRelativeUri)
    + perhaps("#" + kQuery);

/// RFC 3986, appendix A.
inline const Re kUnreserved3986 = "[A-Za-z0-9._~-]";
inline const Re kSubDelims = "[!$&'()*+,;=]";
inline const Re kPchar3986 = "(?:" + kUnreserved3986 + "|" + kEscaped + "|" + kSubDelims + "|[:@])";
inline const Re kSegments = any("/" + any(kPchar3986));
inline const Re kRegName3986 = any(kUnreserved3986 + "|" + kEscaped + "|" + kSubDelims);
inline const Re kIpvFuture = "[vV][0-9A-Fa-f]+\\.(?:" + kUnreserved3986 + "|" + kSubDelims + "|:)+";
inline const Re kAuthority3986 =
    perhaps(any(kUnreserved3986 + "|" + kEscaped + "|" + kSubDelims + "|:") + "@") + "(?:\\[(?:"
    + kIpv6 + "|" + kIpvFuture + ")\\]|" + kIpv4 + "|" + kRegName3986 + ")(?::[0-9]*)?";
inline const Re kPathAbsolute = "/" + perhaps(kPchar3986 + "+" + kSegments);
inline const Re kPathRootless = kPchar3986 + "+" + kSegments;
inline const Re kPathNoscheme =
    "(?:" + kUnreserved3986 + "|" + kEscaped + "|" + kSubDelims + "|@)+" + kSegments;
inline const Re kTail3986 =
    perhaps("\\?" + any(kPchar3986 + "|[/?]")) + perhaps("#" + any(kPchar3986 + "|[/?]"));
inline const Re kUri3986 = kScheme + ":(?://" + kAuthority3986 + kSegments + "|" + kPathAbsolute
    + "|" + kPathRootless + "|)" + kTail3986;
inline const Re kRelativeRef3986 = "(?://" + kAuthority3986 + kSegments + "|" + kPathAbsolute + "|"
    + kPathNoscheme + "|)" + kTail3986;
inline const Re kUriReference3986 = "(?:" + kUri3986 + "|" + kRelativeRef3986 + ")";

/// A pattern that matches texts as a whole.
inline QRegularExpression whole(const Re &rule)
{
    return QRegularExpression("\\A(?:" + rule + ")\\z");
}

} // namespace nidreg::tests
