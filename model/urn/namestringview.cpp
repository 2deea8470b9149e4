// SPDX-License-Identifier: MIT
#include "model/urn/namestringview.h"

namespace nidreg::urn {

char *NamestringView::normalizeTo(char *out) const
{
    engine().normalize(assignedName(), m_ends.nid, out);
    return out + m_ends.nss;
}

bool areEquivalent(const NamestringView &left, const NamestringView &right)
{
    return left.m_ends.nss == right.m_ends.nss && left.m_ends.nid == right.m_ends.nid
        && engine().areEquivalent(left.m_text.data(), right.m_text.data(), left.m_ends.nss,
                                  left.m_ends.nid);
}

} // namespace nidreg::urn
