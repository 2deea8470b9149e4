# What every package has in its folder of /usr/share/doc, and the manual as web pages.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_program(NIDREG_CMARK cmark-gfm REQUIRED)
set(package ${CMAKE_SOURCE_DIR}/resources/package)
set(made ${CMAKE_BINARY_DIR}/doc)

file(GLOB pages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/manual/*.md)
file(GLOB pictures CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/pictures/*)
add_custom_command(
    OUTPUT ${made}/html/index.html
    COMMAND Python3::Interpreter -B ${package}/manual.py ${NIDREG_CMARK} ${CMAKE_SOURCE_DIR} ${made}/html
    DEPENDS ${pages} ${pictures} ${package}/manual.py ${package}/manual.css ${CMAKE_SOURCE_DIR}/README.md
    COMMENT "Making the manual" VERBATIM)
add_custom_command(
    OUTPUT ${made}/changelog.gz
    COMMAND Python3::Interpreter -B ${package}/changelog.py ${CMAKE_SOURCE_DIR}/CHANGELOG.md
            ${PROJECT_VERSION} "${NIDREG_DEBIAN_SUFFIX}" "${NIDREG_MAINTAINER}" ${made}/changelog.gz
    DEPENDS ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${package}/changelog.py
    COMMENT "Making Debian's changelog" VERBATIM)
add_custom_target(nidreg-documents ALL DEPENDS ${made}/html/index.html ${made}/changelog.gz)

foreach(part desktop cli doc)
    set(folder ${CMAKE_INSTALL_DATADIR}/doc/nidreg)
    if(NOT "${part}" STREQUAL "desktop") # quoted: there is a variable of that name
        string(APPEND folder -${part})
    endif()
    install(FILES ${package}/copyright ${made}/changelog.gz DESTINATION ${folder} COMPONENT ${part})
endforeach()
install(DIRECTORY ${made}/html DESTINATION ${folder} COMPONENT doc)
install(FILES ${CMAKE_SOURCE_DIR}/README.md DESTINATION ${folder} COMPONENT doc)
file(GLOB examples CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fixtures/endtoend/*.txt)
install(FILES ${examples} DESTINATION ${folder}/examples COMPONENT doc)
install(PROGRAMS ${CMAKE_SOURCE_DIR}/resources/manual/verify_proof.py DESTINATION ${folder}/examples COMPONENT doc)
install(FILES ${package}/nidreg-doc.doc-base DESTINATION ${CMAKE_INSTALL_DATADIR}/doc-base
        RENAME nidreg-doc COMPONENT doc)
