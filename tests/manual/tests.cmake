# Every command that the manual prints is run. The long pages are tests of their own, so that they run beside
# the others.
set(commands ${CMAKE_CURRENT_LIST_DIR}/commands)
file(GLOB manual CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/resources/manual ${CMAKE_SOURCE_DIR}/resources/manual/*.md)
list(REMOVE_ITEM manual jobs.md)
add_test(NAME manual.readme COMMAND ${commands} ${CMAKE_SOURCE_DIR} $<TARGET_FILE:nidreg-cli> README.md)
add_test(NAME manual.jobs COMMAND ${commands} ${CMAKE_SOURCE_DIR} $<TARGET_FILE:nidreg-cli> jobs.md)
add_test(NAME manual.pages COMMAND ${commands} ${CMAKE_SOURCE_DIR} $<TARGET_FILE:nidreg-cli> ${manual})
set_tests_properties(manual.readme manual.jobs manual.pages PROPERTIES TIMEOUT 1200)
