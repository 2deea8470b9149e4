# What the forms say to a screen reader, read from their sources. The checks of the real window over AT-SPI take minutes
# and a display of their own: tests/accessibility/run.
add_test(NAME accessibility.forms COMMAND Python3::Interpreter -B ${CMAKE_CURRENT_LIST_DIR}/tst_forms.py ${CMAKE_SOURCE_DIR})
