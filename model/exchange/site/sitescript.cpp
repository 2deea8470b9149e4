// SPDX-License-Identifier: MIT
#include "model/exchange/site/sitescript.h"

#include "model/exchange/site/indexscript.h"
#include "model/exchange/site/indexstyle.h"
#include "model/exchange/template/htmlpage.h"

namespace nidreg::exchange {

std::string siteStyle()
{
    return std::string(kStyle) + kListStyle;
}

std::string_view siteScript()
{
    return kIndexScript;
}

} // namespace nidreg::exchange
