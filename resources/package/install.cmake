# What is installed, in three parts: `desktop` is the window, `cli` the command line, `doc` the manual as web pages.
include(GNUInstallDirs)
set(desktop ${CMAKE_SOURCE_DIR}/resources/desktop)

install(TARGETS nidreg COMPONENT desktop)
install(TARGETS nidreg-cli COMPONENT cli)
# What operators of several servers start from; the page Operations of the manual names this folder.
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/operations DESTINATION ${CMAKE_INSTALL_DATADIR}/nidreg
        COMPONENT cli USE_SOURCE_PERMISSIONS)
# Draws the pages of a PDF for nidreg-cli, and is the only part of it that needs Qt Gui.
install(TARGETS nidreg-cli-pages DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/nidreg COMPONENT desktop)
install(FILES ${desktop}/nidreg.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT desktop)
install(FILES ${desktop}/nidreg-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME nidreg.xml COMPONENT desktop)
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/nidreg.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT desktop)

# Software centers fetch the pictures from the web; where resources/pictures is there, the builder knows.
set(NIDREG_HOMEPAGE "https://nidreg.example" CACHE STRING
    "URL of the program's pages; software centers show the pictures under its pictures/")
file(STRINGS ${CMAKE_SOURCE_DIR}/CHANGELOG.md released REGEX "^## .* - [0-9-]+$" LIMIT_COUNT 1)
string(REGEX REPLACE ".* - " "" NIDREG_RELEASED "${released}")
configure_file(${desktop}/nidreg.metainfo.xml.in ${CMAKE_BINARY_DIR}/nidreg.metainfo.xml @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/nidreg.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT desktop)

if(NIDREG_PACKAGE)
    # A release of Debian has packages of its own, and a newer release's are an upgrade: 1.0.0~deb12, 1.0.0~deb13.
    cmake_host_system_information(RESULT id QUERY DISTRIB_ID)
    cmake_host_system_information(RESULT number QUERY DISTRIB_VERSION_ID)
    set(NIDREG_DEBIAN_SUFFIX "")
    if(id STREQUAL debian AND number)
        set(NIDREG_DEBIAN_SUFFIX ~deb${number})
    endif()
    set(NIDREG_MAINTAINER "The nidreg authors <nidreg@example.org>" CACHE STRING
        "Who answers for the packages: name <address>")
    include(${CMAKE_CURRENT_LIST_DIR}/doc.cmake)
    include(${CMAKE_CURRENT_LIST_DIR}/deb.cmake)
endif()
