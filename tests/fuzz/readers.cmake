# What the fuzzers are made of, as libFuzzer's programs and as the test that reads their kept inputs.
file(GLOB readers CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/fuzz_*.cpp)
set(reader_libraries model_abnf model_urn model_uri model_templates_lint model_exchange_iana model_proof
                     model_storage_deposit)
