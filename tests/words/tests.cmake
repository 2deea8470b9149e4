add_test(NAME words.glossary
         COMMAND Python3::Interpreter -B ${CMAKE_CURRENT_LIST_DIR}/tst_glossary.py
                 ${CMAKE_SOURCE_DIR} $<TARGET_FILE:nidreg-cli>)
set_tests_properties(words.glossary PROPERTIES ENVIRONMENT "LANG=C.UTF-8;LC_ALL=C.UTF-8")
