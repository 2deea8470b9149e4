# The window's icons as two themes, one for light and one for dark windows: the drawings are the
# same, only their ink differs. nidreg_icons(target) puts them into the target as resources.
set(NIDREG_ICONS ${CMAKE_CURRENT_LIST_DIR})

function(nidreg_icon_theme theme ink entries)
    set(folder ${CMAKE_BINARY_DIR}/icons/${theme})
    set(list ${${entries}})
    file(GLOB drawings CONFIGURE_DEPENDS ${NIDREG_ICONS}/symbolic/*.svg)
    foreach(drawing ${drawings})
        get_filename_component(name ${drawing} NAME)
        file(READ ${drawing} svg)
        string(REPLACE "#3b4048" "${ink}" svg "${svg}")
        file(CONFIGURE OUTPUT ${folder}/actions/${name} CONTENT "${svg}" @ONLY)
        string(APPEND list
               "<file alias=\"${theme}/actions/${name}\">${folder}/actions/${name}</file>\n")
    endforeach()
    configure_file(${NIDREG_ICONS}/index.theme.in ${folder}/index.theme @ONLY)
    string(APPEND list "<file alias=\"${theme}/index.theme\">${folder}/index.theme</file>\n")
    set(${entries} "${list}" PARENT_SCOPE)
endfunction()

function(nidreg_icons target)
    set(files "<file alias=\"nidreg.svg\">${NIDREG_ICONS}/nidreg.svg</file>\n")
    nidreg_icon_theme(nidreg-light "#3b4048" files)
    nidreg_icon_theme(nidreg-dark "#d8dbe0" files)
    configure_file(${NIDREG_ICONS}/icons.qrc.in ${CMAKE_BINARY_DIR}/icons/nidregicons.qrc @ONLY)
    qt_add_resources(sources ${CMAKE_BINARY_DIR}/icons/nidregicons.qrc)
    target_sources(${target} PRIVATE ${sources})
endfunction()
