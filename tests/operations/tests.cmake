add_test(NAME operations.machine COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_machine.py ${CMAKE_SOURCE_DIR})
add_test(NAME operations.lookout COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_lookout.py ${CMAKE_SOURCE_DIR})
set_tests_properties(operations.lookout PROPERTIES SKIP_RETURN_CODE 77)
