// libcmark as its headers declare it; everything that uses it is in Sources/CommonMark/CMark.swift.
#include <cmark.h>
