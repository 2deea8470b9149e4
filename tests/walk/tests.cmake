add_test(NAME cli_walk COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/walk/cli_walk.sh
         $<TARGET_FILE:nidreg-cli> ${CMAKE_CURRENT_SOURCE_DIR}/fixtures/walk)
add_test(NAME starts COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/walk/starts.sh
         $<TARGET_FILE:nidreg> $<TARGET_FILE:nidreg-cli>)
set_tests_properties(cli_walk starts PROPERTIES TIMEOUT 300)
