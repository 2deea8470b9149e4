add_test(NAME cli_walk COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/walk/cli_walk.sh
         $<TARGET_FILE:nidreg-cli> ${CMAKE_CURRENT_SOURCE_DIR}/fixtures/walk)
set_tests_properties(cli_walk PROPERTIES TIMEOUT 300)
