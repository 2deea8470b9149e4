// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

#include <vector>

namespace nidreg::forms {

/// A heading of a page of the manual, and how a link names it.
struct ManualHeading {
    int level = 1; ///< from 1
    QString text; ///< without markup
    QString anchor; ///< unique within the page; see anchorOf()
    qsizetype line = 0; ///< from 0
};

/// A page: a Markdown file whose first heading is its title.
struct ManualPage {
    QString name; ///< of the file: "drafts.md"
    QString group; ///< the heading under which the contents list it; empty for the contents
    QString text; ///< Markdown
    std::vector<ManualHeading> headings;

    QString title() const { return headings.empty() ? name : headings.front().text; }
    bool hasAnchor(const QString &anchor) const;
};

/// A search result.
struct ManualHit {
    QString page; ///< name of its file
    QString anchor; ///< of the heading above it; empty above the first
    QString title; ///< "Drafts", "Drafts: Autosave"
    QString excerpt; ///< the line with its neighbours, about 120 characters
    int weight = 0; ///< higher is shown first
};

/// What a heading is called in a link: lower case, letters, digits, "-" and "_" only, blanks as
/// "-", as on GitHub and in pandoc's gfm_auto_identifiers.
QString anchorOf(const QString &heading);

/// Markdown's marks of emphasis, code and links taken off one line.
QString withoutMarkup(const QString &line);

/// All pages of the manual, in the order of its contents (index.md).
class Manual {
public:
    static constexpr qsizetype kMaxHits = 200;
    /// Where the pages are compiled in; they link to pictures in :/pictures.
    static QString folder() { return QStringLiteral(":/manual/"); }

    /// Reads index.md in `folder`, then every page that it links to. Pages that are not there are
    /// left out: a test finds each.
    explicit Manual(const QString &folder = Manual::folder());

    const std::vector<ManualPage> &pages() const { return m_pages; }
    /// Null: there is none of that name.
    const ManualPage *page(const QString &name) const;
    /// Whether `target`, as "page.md" or "page.md#anchor", exists.
    bool has(const QString &target) const;

    /// Sections with each of the words, in any case; headings first. At most kMaxHits; an
    /// empty `words` finds nothing.
    std::vector<ManualHit> find(const QString &words) const;

private:
    std::vector<ManualPage> m_pages;
};

} // namespace nidreg::forms
