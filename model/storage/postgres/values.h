// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QVariant>

#include <algorithm>
#include <vector>

namespace nidreg::storage {

/// The parameters of a statement as text, as long as libpq reads them; NULL for a null QVariant.
class Values {
public:
    explicit Values(const QVariantList &values)
    {
        m_texts.reserve(std::size_t(values.size()));
        for (const QVariant &value : values) {
            m_texts.push_back(value.toString().toUtf8());
            m_pointers.push_back(value.isNull() ? nullptr : m_texts.back().constData());
        }
    }
    /// libpq takes a text to end at the first one.
    bool hasNul() const
    {
        return std::ranges::any_of(m_texts,
                                   [](const QByteArray &each) { return each.contains('\0'); });
    }
    int size() const { return int(m_pointers.size()); }
    const char *const *pointers() const { return m_pointers.data(); }

private:
    std::vector<QByteArray> m_texts;
    std::vector<const char *> m_pointers;
};

} // namespace nidreg::storage
