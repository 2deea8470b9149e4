# The fixture `server`: CTest starts one PostgreSQL server before the first test that asks for it
# (nidreg_tests(... WITH_SERVER)) and stops it after the last.
set(server ${CMAKE_CURRENT_LIST_DIR}/server)
add_test(NAME server.start COMMAND ${server} start ${CMAKE_BINARY_DIR})
add_test(NAME server.stop COMMAND ${server} stop ${CMAKE_BINARY_DIR})
set_tests_properties(server.start PROPERTIES FIXTURES_SETUP server TIMEOUT 60)
set_tests_properties(server.stop PROPERTIES FIXTURES_CLEANUP server TIMEOUT 60)

target_compile_definitions(tests_support PRIVATE
    NIDREG_SOURCE="${CMAKE_SOURCE_DIR}" NIDREG_BINARY="${CMAKE_BINARY_DIR}")
