import DocumentationCoverage
import SwiftSymbols

extension Symbol.Kind {
  /// The part of an address that names several: `Structs`, `Static properties`.
  var pluralLabel: String {
    let noun = FrameBuilder.label(noun)
    if noun.hasSuffix("s") { return noun + "es" }
    return noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s"
  }
}
