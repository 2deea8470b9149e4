# The library reserved_data: the reserved lists of this folder inside the program, see data.h.
set(reserved_folder ${CMAKE_SOURCE_DIR}/registry-data/reserved)
set(reserved_source ${CMAKE_BINARY_DIR}/registry-data/reserved_data.cpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
             ${reserved_folder}/uri-schemes.csv ${reserved_folder}/identifier-systems.csv
             ${reserved_folder}/country-names.csv)

file(READ ${reserved_folder}/uri-schemes.csv reserved_uri_schemes)
file(READ ${reserved_folder}/identifier-systems.csv reserved_identifier_systems)
file(READ ${reserved_folder}/country-names.csv reserved_country_names)
file(CONFIGURE OUTPUT ${reserved_source} @ONLY CONTENT [==[
#include "registry-data/reserved/data.h"

namespace nidreg::data {

const std::string_view kUriSchemesCsv = R"csv(@reserved_uri_schemes@)csv";
const std::string_view kIdentifierSystemsCsv = R"csv(@reserved_identifier_systems@)csv";
const std::string_view kCountryNamesCsv = R"csv(@reserved_country_names@)csv";

} // namespace nidreg::data
]==])

add_library(reserved_data STATIC ${reserved_source})
target_include_directories(reserved_data PUBLIC ${CMAKE_SOURCE_DIR})
