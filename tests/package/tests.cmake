add_test(NAME package.changelog COMMAND Python3::Interpreter -B
         ${CMAKE_CURRENT_LIST_DIR}/tst_changelog.py ${CMAKE_SOURCE_DIR})
