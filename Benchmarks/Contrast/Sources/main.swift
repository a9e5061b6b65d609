// Times the contrast of every text token on every background token of a large design system, in
// every context.
//
// Usage: swift run -c release --package-path Benchmarks/Contrast
//
// 1. `Palette` makes up the colours of each context, the same ones every time; `TokenModel` writes
//    and reads a token model with as many contexts.
// 2. `Measurement` compares all with all five times and keeps times and peak memory.
// 3. A line is printed for each. A slow run is shown, and fails nothing; a ratio that is missing or
//    wrong ends the run with status 1.

import Foundation

do {
  print(try Palette.measure().text)
  print(try TokenModel().measure().text)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
