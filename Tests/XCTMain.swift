import Testing

/// Where the tests begin on Linux.
///
/// Without this file the package manager looks for tests of XCTest, of which there are none, in an
/// index that the compiler then has to write for every source file, dependencies included.
@main
enum TestRunner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
