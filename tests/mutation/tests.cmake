# The faults are planted on demand; that each still has its place is seen every time.
add_test(NAME mutation.fits COMMAND Python3::Interpreter -B ${CMAKE_CURRENT_LIST_DIR}/run --check)
