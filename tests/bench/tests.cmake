# Benchmarks are built when asked for and are no tests: tests/bench/run builds and runs them all.
file(GLOB benches CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/bench/bench_*.cpp)
add_custom_target(benches)
foreach(source ${benches})
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} EXCLUDE_FROM_ALL ${source})
    target_link_libraries(${name} PRIVATE model_storage model_storage_deposit tests_support
        Qt6::Test)
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR})
    target_compile_definitions(${name} PRIVATE NIDREG_SOURCE="${CMAKE_SOURCE_DIR}"
        NIDREG_BINARY="${CMAKE_BINARY_DIR}")
    add_dependencies(benches ${name})
endforeach()
foreach(name bench_exchange bench_publication) # they time the program
    add_dependencies(${name} nidreg-cli)
endforeach()
foreach(name bench_queue bench_typing) # of the window
    target_link_libraries(${name} PRIVATE forms_requests forms_drafts)
endforeach()
# The window on a large listing is the real program, with a probe loaded into it.
add_library(listingprobe MODULE EXCLUDE_FROM_ALL bench/listingprobe.cpp)
target_link_libraries(listingprobe PRIVATE Qt6::Widgets)
target_link_libraries(bench_listing PRIVATE model_storage_cluster Qt6::Widgets)
add_dependencies(bench_listing listingprobe nidreg)
# URNs one by one, beside the libraries that others would take.
pkg_check_modules(URN_PEERS REQUIRED IMPORTED_TARGET libpcre2-8 liburiparser benchmark)
target_link_libraries(bench_urn PRIVATE model_urn PkgConfig::URN_PEERS)
add_dependencies(bench_scan nidreg-cli)
