// SPDX-License-Identifier: MIT
#include "app/shell/theme.h"

#include "app/shell/colors.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPalette>
#include <QStyleHints>
#include <QTranslator>

namespace nidreg::app {

using Theme = forms::Preferences::Theme;

/// The colours of one theme. Every pair of ink and ground has a contrast of 4.5 or more (WCAG 2.2,
/// 1.4.3), but for what is disabled.
struct ThemeColors {
    QRgb window, windowText, base, alternate, text, button, mid, dark, highlight, highlightedText,
        link, visited, placeholder, disabled;
};

// clang-format off
static constexpr ThemeColors kLight = {
    0xffefefef, 0xff1b1b1b, 0xffffffff, 0xfff5f5f5, 0xff1b1b1b, 0xfff3f3f3, 0xffb8b8b8, 0xff9f9f9f,
    0xff2a6fb8, 0xffffffff, 0xff0b5cad, 0xff6b3fa0, 0xff6a6a6a, 0xffa0a0a0};
static constexpr ThemeColors kDark = {
    0xff2b2d30, 0xffe6e6e6, 0xff1f2123, 0xff27292c, 0xffe6e6e6, 0xff393c40, 0xff55585c, 0xff191a1c,
    0xff2f6eab, 0xffffffff, 0xff6cb4f5, 0xffc39bf0, 0xffa3a6aa, 0xff75787c};
// clang-format on

static QPalette paletteOf(const ThemeColors &colors)
{
    QPalette palette(QColor(colors.button), QColor(colors.window));
    const std::pair<QPalette::ColorRole, QRgb> roles[] = {
        {QPalette::Window, colors.window},
        {QPalette::WindowText, colors.windowText},
        {QPalette::Base, colors.base},
        {QPalette::AlternateBase, colors.alternate},
        {QPalette::Text, colors.text},
        {QPalette::Button, colors.button},
        {QPalette::ButtonText, colors.windowText},
        {QPalette::BrightText, colors.highlightedText},
        {QPalette::ToolTipBase, colors.alternate},
        {QPalette::ToolTipText, colors.text},
        {QPalette::Mid, colors.mid},
        {QPalette::Dark, colors.dark},
        {QPalette::Highlight, colors.highlight},
        {QPalette::HighlightedText, colors.highlightedText},
        {QPalette::Link, colors.link},
        {QPalette::LinkVisited, colors.visited},
        {QPalette::PlaceholderText, colors.placeholder},
    };
    for (const auto &[role, color] : roles)
        palette.setColor(role, QColor(color));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::PlaceholderText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, QColor(colors.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(colors.mid));
    return palette;
}

void applyTheme(Theme theme)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QGuiApplication::styleHints()->setColorScheme(theme == Theme::Dark ? Qt::ColorScheme::Dark
                                                      : theme == Theme::Light
                                                      ? Qt::ColorScheme::Light
                                                      : Qt::ColorScheme::Unknown);
#endif
    QApplication::setPalette(theme == Theme::Dark        ? paletteOf(kDark)
                                 : theme == Theme::Light ? paletteOf(kLight)
                                                         : QPalette());
    fitInksToPalette();
    fitIconsToPalette();
}

void installLanguage(const QString &language)
{
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    const auto install = [](const QString &name, const QString &folder) {
        auto *translator = new QTranslator(QCoreApplication::instance());
        if (translator->load(QLocale(), name, "_", folder))
            QCoreApplication::installTranslator(translator);
    };
    install("qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install("nidreg", ":/translations");
}

} // namespace nidreg::app
