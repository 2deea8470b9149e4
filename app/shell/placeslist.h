// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace nidreg::app {

/// The narrow list on the left: each place with its icon, its name, and a count where it has one.
class PlacesList : public QListWidget {
    Q_OBJECT

public:
    explicit PlacesList(QWidget *parent = nullptr);

    void addPlace(const QString &name, const QString &icon);
    void setCount(int place, int count); ///< -1: none

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace nidreg::app
