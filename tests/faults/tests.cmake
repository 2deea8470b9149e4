# A few rounds of each fault; tests/faults/run without --sample takes hours. One whose programs are missing is skipped.
foreach(fault calls allocations cuts kills disk clock restores)
    add_test(NAME faults.${fault}
             COMMAND Python3::Interpreter -B ${CMAKE_CURRENT_LIST_DIR}/run --build ${CMAKE_BINARY_DIR}
                     --sample --seed 20784 ${fault})
    set_tests_properties(faults.${fault} PROPERTIES TIMEOUT 600 SKIP_RETURN_CODE 3)
endforeach()
