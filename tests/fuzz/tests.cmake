# Every fuzz_*.cpp reads the inputs that are kept for it in corpus/, whatever compiler builds the tests: one program of
# all, so that it is linked once.
include(${CMAKE_CURRENT_LIST_DIR}/readers.cmake)
set(list)
foreach(reader ${readers})
    get_filename_component(name ${reader} NAME_WE)
    string(REPLACE "fuzz_" "" name ${name})
    string(APPEND list "EACH(${name}) ")
    set_source_files_properties(${reader} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
                                COMPILE_DEFINITIONS LLVMFuzzerTestOneInput=read_${name})
endforeach()
add_executable(fuzz_corpus ${CMAKE_CURRENT_LIST_DIR}/corpus.cpp ${readers})
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/corpus.cpp PROPERTIES
                            COMPILE_OPTIONS "-DNIDREG_READERS(EACH)=${list}")
target_link_libraries(fuzz_corpus PRIVATE ${reader_libraries})
add_test(NAME fuzz.corpus COMMAND fuzz_corpus ${CMAKE_CURRENT_LIST_DIR}/corpus)
