add_test(NAME cli_endtoend COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/endtoend/cli_endtoend.sh
         $<TARGET_FILE:nidreg-cli> ${CMAKE_CURRENT_SOURCE_DIR}/fixtures/endtoend)
add_test(NAME starts COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/endtoend/starts.sh
         $<TARGET_FILE:nidreg> $<TARGET_FILE:nidreg-cli>)
set_tests_properties(cli_endtoend starts PROPERTIES TIMEOUT 300)
# Some programs that look for configuration, keys, drafts, a local registry or a server, with a home
# that nobody may touch.
add_test(NAME poisoned_home COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/endtoend/poisoned_home.py ${CMAKE_BINARY_DIR}
         -- $<TARGET_FILE:tests_app> tst_administrationverbs
         -- $<TARGET_FILE:tests_app> tst_logfiles
         -- $<TARGET_FILE:tests_app> tst_connector
         -- $<TARGET_FILE:tests_app> tst_mainwindow
         -- $<TARGET_FILE:tests_forms> tst_publishdialog
         -- $<TARGET_FILE:tests_storage> tst_cluster
         -- ${CMAKE_CURRENT_SOURCE_DIR}/endtoend/cli_endtoend.sh $<TARGET_FILE:nidreg-cli>
            ${CMAKE_CURRENT_SOURCE_DIR}/fixtures/endtoend)
set_tests_properties(poisoned_home PROPERTIES TIMEOUT 600 FIXTURES_REQUIRED server
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC")
