# The manual pages and the shells' completions as the build made them, read and run by the programs that people use.
foreach(part manpages completion)
    add_test(NAME reference.${part} COMMAND Python3::Interpreter -B
             ${CMAKE_CURRENT_LIST_DIR}/tst_${part}.py ${CMAKE_BINARY_DIR})
    set_tests_properties(reference.${part} PROPERTIES TIMEOUT 300)
endforeach()
