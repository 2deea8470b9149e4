add_test(NAME operations.machine COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_machine.py ${CMAKE_SOURCE_DIR})
add_test(NAME operations.failover COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_failover.py ${CMAKE_SOURCE_DIR})
set_tests_properties(operations.failover PROPERTIES SKIP_RETURN_CODE 77)
