// Feeds bytes that libFuzzer makes up to the parser that CATALOG_FUZZ_TARGET names.
//
// libFuzzer is given as a library, so that this main function, and not its own, decides what runs.

import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

guard ParserTarget.chosen != nil else {
  print("CATALOG_FUZZ_TARGET must be one of: \(ParserTarget.names)")
  exit(64)
}
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  runFuzzer(&count, &arguments) { start, count in
    ParserTarget.chosen?.check(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  })
