# snapshot_data: the shipped registry and what is published beside the XML, as constants of the program,
# declared in model/exchange/iana/embedded.h.
set(embedded ${CMAKE_BINARY_DIR}/registry-data/embedded.cpp)
set(NAMESPACES_CSV ${CMAKE_SOURCE_DIR}/registry-data/snapshot/namespaces.csv)
set(HISTORY_CSV ${CMAKE_SOURCE_DIR}/registry-data/snapshot/history.csv)
set(LISTINGS_CSV ${CMAKE_SOURCE_DIR}/registry-data/snapshot/listings.csv)
set(CONTACTS_CSV ${CMAKE_SOURCE_DIR}/registry-data/snapshot/contacts.csv)
set(STYLESHEET_XSL ${CMAKE_SOURCE_DIR}/registry-data/publication/urn-namespaces.xsl)
set(SCHEMA_RNG ${CMAKE_SOURCE_DIR}/registry-data/publication/urn-namespaces.rng)
set(REGISTRY_SCHEMA ${CMAKE_SOURCE_DIR}/registry-data/publication/registry.schema.json)
foreach(file NAMESPACES_CSV HISTORY_CSV LISTINGS_CSV CONTACTS_CSV STYLESHEET_XSL SCHEMA_RNG REGISTRY_SCHEMA)
    set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${${file}})
    file(READ ${${file}} ${file})
endforeach()
configure_file(${CMAKE_CURRENT_LIST_DIR}/embedded.cpp.in ${embedded} @ONLY)

add_library(snapshot_data STATIC ${embedded})
target_include_directories(snapshot_data PUBLIC ${CMAKE_SOURCE_DIR})
