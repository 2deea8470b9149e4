add_test(NAME translations
         COMMAND python3 ${CMAKE_CURRENT_SOURCE_DIR}/translations/check_translations.py
                 $<TARGET_FILE:Qt6::lupdate> ${CMAKE_SOURCE_DIR})
