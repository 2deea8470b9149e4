# nidreg-reference's files: made with the programs, installed beside them, packed as gzip packs them without names and times.
set(reference ${CMAKE_BINARY_DIR}/app/reference)
set(areas nid urn uri url template request registry audit db report)
list(TRANSFORM areas PREPEND nidreg-cli- OUTPUT_VARIABLE pages)
list(APPEND pages nidreg nidreg-cli)
list(TRANSFORM pages PREPEND ${reference}/)
list(TRANSFORM pages APPEND .1)
set(packed ${pages})
list(TRANSFORM packed APPEND .gz)
set(completions ${reference}/nidreg-cli.bash ${reference}/_nidreg-cli ${reference}/nidreg-cli.fish)
find_program(NIDREG_GZIP gzip REQUIRED)
add_custom_command(
    OUTPUT ${pages} ${packed} ${completions}
    COMMAND nidreg-reference ${CMAKE_SOURCE_DIR}/resources/manual/jobs.md ${reference}
    COMMAND ${NIDREG_GZIP} -9nkf ${pages}
    DEPENDS nidreg-reference ${CMAKE_SOURCE_DIR}/resources/manual/jobs.md
    COMMENT "Writing manual pages and completions" VERBATIM)
add_custom_target(nidreg_reference ALL DEPENDS ${pages} ${packed} ${completions})

include(GNUInstallDirs)
foreach(page IN LISTS packed)
    cmake_path(GET page FILENAME name)
    if(name STREQUAL "nidreg.1.gz")
        set(component desktop)
    else()
        set(component cli)
    endif()
    install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT ${component})
endforeach()
set(shells ${CMAKE_INSTALL_DATADIR})
install(FILES ${reference}/nidreg-cli.bash DESTINATION ${shells}/bash-completion/completions
        RENAME nidreg-cli COMPONENT cli)
install(FILES ${reference}/_nidreg-cli DESTINATION ${shells}/zsh/vendor-completions COMPONENT cli)
install(FILES ${reference}/nidreg-cli.fish DESTINATION ${shells}/fish/vendor_completions.d COMPONENT cli)
