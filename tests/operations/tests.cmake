add_test(NAME operations.machine COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_machine.py ${CMAKE_SOURCE_DIR})
