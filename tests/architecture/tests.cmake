find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_test(NAME architecture.layers COMMAND Python3::Interpreter
         ${CMAKE_CURRENT_LIST_DIR}/check_layers.py ${CMAKE_SOURCE_DIR})
add_test(NAME architecture.check COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_layers.py)
add_test(NAME architecture.readme COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_readme.py ${CMAKE_SOURCE_DIR})
add_test(NAME architecture.slots COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/check_slots.py ${CMAKE_SOURCE_DIR})
