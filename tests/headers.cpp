// Stands for the headers that are compiled once for all tests of a kind (tests/CMakeLists.txt): a precompiled header
// wants a source to be made with, and the tests that use it want nothing else of it.
