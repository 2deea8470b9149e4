# The Debian packages nidreg, nidreg-cli and nidreg-doc; resources/package/run makes them.
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL desktop cli doc)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_NAME nidreg)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION}${NIDREG_DEBIAN_SUFFIX})
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${NIDREG_HOMEPAGE})
set(CPACK_PACKAGE_CONTACT "${NIDREG_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(now ${CPACK_PACKAGE_VERSION})

set(CPACK_DEBIAN_DESKTOP_PACKAGE_NAME nidreg)
set(CPACK_DEBIAN_DESKTOP_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_SECTION database)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_DEPENDS "iso-codes, libqt6sql6-psql")
set(CPACK_DEBIAN_DESKTOP_PACKAGE_RECOMMENDS
    "postgresql (>= 15), nidreg-cli, qt6-translations-l10n, hunspell-en-us | hunspell-dictionary, fonts-dejavu-core")
set(CPACK_DEBIAN_DESKTOP_PACKAGE_SUGGESTS nidreg-doc)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_BREAKS "nidreg-cli (<< ${now})")
set(CPACK_DEBIAN_DESKTOP_DESCRIPTION "registry of URN namespace identifiers
nidreg keeps a registry of URN namespaces, as RFC 8141 describes it. Applicants
draft the registration template and see what is wrong with it as they write;
experts review it; registry staff register it; everybody reads and exports the
listing. Every version and every step is kept, in PostgreSQL.

This package holds the window. Without a server it works on a registry of your
own, for which it needs the package postgresql.")

set(CPACK_DEBIAN_CLI_PACKAGE_NAME nidreg-cli)
set(CPACK_DEBIAN_CLI_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION database)
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS "iso-codes, libqt6sql6-psql")
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "postgresql (>= 15)")
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "nidreg, nidreg-doc")
set(CPACK_DEBIAN_CLI_PACKAGE_BREAKS "nidreg (<< ${now})")
set(CPACK_DEBIAN_CLI_DESCRIPTION "registry of URN namespace identifiers - command line
nidreg keeps a registry of URN namespaces, as RFC 8141 describes it. Applicants
draft the registration template, experts review it, registry staff register it,
and everybody reads and exports the listing.

This package holds the command line, which needs no display. It checks NIDs and
URNs, reviews and registers requests, and publishes the listing. Files in PDF
are written only where the package nidreg is installed, too.")

set(CPACK_DEBIAN_DOC_PACKAGE_NAME nidreg-doc)
set(CPACK_DEBIAN_DOC_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DOC_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DOC_PACKAGE_SUGGESTS "nidreg | nidreg-cli")
set(CPACK_DEBIAN_DOC_DESCRIPTION "registry of URN namespace identifiers - manual
nidreg keeps a registry of URN namespaces, as RFC 8141 describes it.

This package holds the manual as web pages, and examples of templates.")

include(CPack)
