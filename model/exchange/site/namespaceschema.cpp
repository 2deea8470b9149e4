// SPDX-License-Identifier: MIT
#include "model/exchange/iana/embedded.h"
#include "model/exchange/json/json.h"
#include "model/exchange/site/formats.h"

namespace nidreg::exchange {

std::string namespaceSchema()
{
    const Json whole = Json::parse(kRegistrySchema);
    const Json schema{{"$schema", whole["$schema"]},
                      {"title", "A URN namespace, as its file in the folder namespace has it"},
                      {"$ref", "#/$defs/namespace"},
                      {"$defs", whole["$defs"]}};
    return schema.dump(2) + '\n';
}

} // namespace nidreg::exchange
