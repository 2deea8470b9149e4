// SPDX-License-Identifier: MIT
#include "forms/help/whatsthis.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>

namespace nidreg::forms {

namespace {

struct WhatsThis {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::WhatsThis)
};

bool isOfClass(const QWidget &widget, const char *name)
{
    const QLatin1String wanted(name);
    for (const QMetaObject *each = widget.metaObject(); each; each = each->superClass()) {
        const QLatin1String found(each->className());
        if (found == wanted || found.endsWith(QLatin1String("::") + wanted))
            return true;
    }
    return false;
}

bool isWithin(const QWidget &widget, const char *name)
{
    for (const QWidget *each = &widget; each; each = each->parentWidget()) {
        if (isOfClass(*each, name))
            return true;
    }
    return false;
}

QString fromTable(const QWidget &widget)
{
    const QByteArray own = widget.objectName().toUtf8();
    for (const WhatsThisRow &row : whatsThisRows()) {
        const bool isHere = *row.name == '\0' ? isOfClass(widget, row.within)
                                              : own == row.name && isWithin(widget, row.within);
        if (isHere)
            return WhatsThis::tr(row.text);
    }
    return {};
}

QString fromDialogBox(const QWidget &widget)
{
    const auto *box = qobject_cast<const QDialogButtonBox *>(widget.parentWidget());
    auto *button = qobject_cast<QAbstractButton *>(const_cast<QWidget *>(&widget));
    if (!box || !button)
        return {};
    switch (box->buttonRole(button)) {
    case QDialogButtonBox::RejectRole:
        return WhatsThis::tr("Closes this window. What is not done yet is not done.");
    case QDialogButtonBox::AcceptRole:
    case QDialogButtonBox::YesRole:
        return WhatsThis::tr("Does what this window is about, and closes it: %1.")
            .arg(button->text().remove(u'&'));
    case QDialogButtonBox::ApplyRole:
        return WhatsThis::tr("Does what is entered here, and leaves the window open.");
    default:
        return {};
    }
}

/// Parts of other controls: their owner is the one that is asked.
bool isPart(const QWidget &widget)
{
    const QWidget *around = widget.parentWidget();
    return widget.objectName().startsWith(QLatin1String("qt_"))
        || qobject_cast<const QComboBox *>(around) || qobject_cast<const QAbstractSpinBox *>(around)
        || qobject_cast<const QLineEdit *>(around) || qobject_cast<const QTabBar *>(around);
}

template <class... Kinds> bool isOneOf(const QWidget &widget)
{
    return (qobject_cast<const Kinds *>(&widget) || ...);
}

} // namespace

bool isControl(const QWidget &widget)
{
    return !isPart(widget)
        && (isOneOf<QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit,
                    QTextEdit>(widget)
            || (isOneOf<QAbstractItemView>(widget) && !widget.inherits("QHeaderView")));
}

QString whatsThisOf(const QWidget &widget)
{
    if (!widget.whatsThis().isEmpty())
        return widget.whatsThis();
    QString text = fromTable(widget);
    const auto *button = qobject_cast<const QToolButton *>(&widget);
    if (text.isEmpty() && button && button->defaultAction())
        text = button->defaultAction()->toolTip();
    if (text.isEmpty())
        text = widget.toolTip();
    if (text.isEmpty())
        text = fromDialogBox(widget);
    if (text.isEmpty())
        text = widget.accessibleDescription();
    return text;
}

void explainControls(QWidget &root)
{
    for (QWidget *widget : root.findChildren<QWidget *>()) {
        if (widget->whatsThis().isEmpty() && isControl(*widget))
            widget->setWhatsThis(whatsThisOf(*widget));
    }
}

} // namespace nidreg::forms
