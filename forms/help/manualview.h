// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace nidreg::forms {

class Manual;

/// A page of the manual as one reads it: headings can be linked to, tables have lines, code stands
/// on a ground of its own, pictures are as wide as the window at most. It follows light and dark.
class ManualView : public QTextBrowser {
    Q_OBJECT

public:
    /// `manual` outlives the view.
    explicit ManualView(const Manual &manual, QWidget *parent = nullptr);

    /// Goes to "page.md" or "page.md#anchor"; what is not there leaves the page as it is.
    void showPage(const QString &target);
    /// "page.md", or "page.md#anchor" where a link named one.
    QString target() const;
    void zoom(int steps); ///< 0: as at first
    int zoomSteps() const { return m_steps; }

signals:
    /// A link leads out of the manual.
    void outsideWanted(const QUrl &url);
    void zoomed(int steps);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void follow(const QUrl &url);
    void dress(const QUrl &shown);
    QVariant picture(const QString &path) const;

    const Manual &m_manual;
    QUrl m_shown;
    int m_steps = 0;
};

} // namespace nidreg::forms
