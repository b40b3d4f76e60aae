// Mängukast: the program with the window.
#include "app/shell/program.h"

int main(int argc, char** argv) { return mk::runProgram(argc, argv); }
