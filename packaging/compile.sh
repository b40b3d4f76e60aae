#!/bin/sh
# compile.sh CCACHE COMPILER ARGUMENTS...: what CMake calls to compile a file where there is a ccache.
# ccache knows precompiled headers only when it is told so, and counts comments: what a header is changed by, its precompiled
# form must know. Which headers a file has read it learns from the compiler: to run the preprocessor for that alone is an
# eighth of the build. A precompiled header has a hundred megabytes and more, and would be read whole for every file that uses
# it, if there were no sum of it beside it.
export CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_COMMENTS=1 CCACHE_DEPEND=1 CCACHE_PCH_EXTSUM=1
case " $* " in
  *"-x c++-header "*) ;;
  *) exec "$@" ;;
esac
"$@" || exit
while [ $# -gt 1 ]; do
  if [ "$1" = -o ]; then
    sha256sum <"$2" >"$2.sum" || exit # a wrong sum would bring wrong results out of the cache
  fi
  shift
done
