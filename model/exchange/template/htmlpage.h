// SPDX-License-Identifier: MIT
#pragma once

#include <QBuffer>
#include <QXmlStreamWriter>

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// The head of a page.
struct PageHead {
    std::string_view title; ///< UTF-8
    std::string_view style = {}; ///< beside that of all pages
    std::string_view script = {}; ///< that the page will contain, and no other
    std::string_view feed = {}; ///< where its Atom feed is; empty: none
    std::string_view styleFile = {}; ///< where its style is, instead of in the page
    std::string_view scriptFile = {}; ///< where a script is that the page will name
    std::string_view canonical = {}; ///< the page's own address; empty: not known
    std::string_view description = {}; ///< UTF-8; what a search shows of the page
};

/// Where a link to `address` may go: what can do nothing but be read, that is a web or a mail
/// address; empty for anything else.
std::string safeLink(std::string_view address);

/// Builds a page of HTML as XML, so that nothing can be left unescaped.
class HtmlPage {
public:
    /// Opens the page up to and with <body>. `title` is UTF-8.
    explicit HtmlPage(std::string_view title);

    /// The same, written to `to` as it comes.
    HtmlPage(QIODevice &to, const PageHead &head);

    /// Closes what is open.
    void end();
    /// The same; the whole page, UTF-8, where it was not written to a device.
    std::string finish();

    void open(const char *element, const char *htmlClass = nullptr);
    void attribute(const char *name, const QString &value) { m_xml.writeAttribute(name, value); }
    void close() { m_xml.writeEndElement(); }

    /// Text as it is; bidirectional controls by their names.
    void text(std::string_view utf8);
    /// The same with web and mail addresses as links.
    void linkedText(std::string_view utf8);
    /// An element that holds nothing but text.
    void element(const char *name, std::string_view utf8, const char *htmlClass = nullptr);

    /// A link to a page of ours, or one that safeLink() returned.
    void link(const std::string &to, std::string_view utf8);
    /// <script> or <style>, which hold no escapes: `text` has neither "<" nor "&".
    void raw(const char *element, std::string_view text);

private:
    void writeHead(const PageHead &head);
    void headLink(const char *relation, std::string_view to, const char *type = nullptr,
                  const char *title = nullptr);
    void characters(const QString &text);

    QBuffer m_buffer;
    QIODevice &m_to;
    QXmlStreamWriter m_xml;
};

/// Without quotes, "&", "<" and ">": what stands in <style> is not unescaped by HTML.
inline constexpr const char *kStyle = R"css(
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --quiet: #57606a;
  --line: #d0d7de; --tint: #f3f5f7; --link: #0550ae; --gone: #ffdcd7; --came: #ccf0d4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --paper: #15181c; --quiet: #9aa4af;
  --line: #3a424b; --tint: #1f242a; --link: #79b8ff; --gone: #6b2a24; --came: #1f5130; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 50rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
body.wide { max-width: 90rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; padding-bottom: .2rem;
  border-bottom: 1px solid var(--line); }
p { margin: .6rem 0; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible, .rows:focus-visible { outline: 2px solid var(--link);
  outline-offset: 2px; }
.quiet { color: var(--quiet); }
nav ul, ul.items { list-style: none; margin: .6rem 0; padding: 0; }
nav li { display: inline-block; margin: 0 1rem .25rem 0; }
.in1 { margin-inline-start: 1ch; } .in2 { margin-inline-start: 2ch; }
.in3 { margin-inline-start: 3ch; } .in4 { margin-inline-start: 4ch; }
.in5 { margin-inline-start: 5ch; } .in6 { margin-inline-start: 6ch; }
.in7 { margin-inline-start: 7ch; } .in8 { margin-inline-start: 8ch; }
.in9 { margin-inline-start: 9ch; } .in10 { margin-inline-start: 10ch; }
.in11 { margin-inline-start: 11ch; } .in12 { margin-inline-start: 12ch; }
ul.items li { display: flex; gap: .6rem; margin: .3rem 0; }
ul.items li span.sign { flex: none; min-width: 1.2rem; color: var(--quiet); }
pre { margin: .8rem 0; padding: .7rem .9rem; overflow-x: auto; background: var(--tint);
  border: 1px solid var(--line); border-radius: .3rem; overflow-wrap: normal; }
pre, code, td.line { font-family: ui-monospace, DejaVu Sans Mono, monospace; font-size: .9rem; }
.control { border: 1px dotted var(--quiet); border-radius: .2rem; padding: 0 .2em; }
.rows { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th { text-align: left; font-weight: 600; padding: .2rem .4rem; }
td { vertical-align: top; padding: .1rem .4rem; }
td.number { width: 3.5rem; text-align: right; color: var(--quiet); }
col.number { width: 3.5rem; }
td.line { white-space: pre-wrap; }
tr.changed td.before { background: var(--tint); }
tr.changed td.after { background: var(--tint); }
del { background: var(--gone); text-decoration: line-through; }
ins { background: var(--came); text-decoration: underline; }
@media (max-width: 40rem) { td.number { width: 2.2rem; } col.number { width: 2.2rem; } }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --tint: #fff; }
  body { max-width: none; padding: 0; font-size: 10.5pt; } nav { display: none; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; } h2 { break-after: avoid; }
  pre, tr, li { break-inside: avoid; } }
)css";

} // namespace nidreg::exchange
