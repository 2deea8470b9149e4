# The window over AT-SPI, as a screen reader has it, and by the keyboard alone. Each test makes a session of its own.
add_test(NAME accessibility.forms COMMAND Python3::Interpreter -B ${CMAKE_CURRENT_LIST_DIR}/tst_forms.py ${CMAKE_SOURCE_DIR})
foreach(name names jobs)
    add_test(NAME accessibility.${name} COMMAND /usr/bin/python3 -B ${CMAKE_CURRENT_LIST_DIR}/tst_${name}.py
             $<TARGET_FILE:nidreg> $<TARGET_FILE:nidreg-cli>)
    set_tests_properties(accessibility.${name} PROPERTIES TIMEOUT 1200 SKIP_RETURN_CODE 77)
endforeach()
