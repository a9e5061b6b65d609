import InterfaceStrings
import SwiftSymbols

extension Words {
  /// What a declaration of a kind is called: `struct`, `static property`.
  package func noun(of kind: Symbol.Kind) -> String { text("kinds.\(kind.rawValue)") }

  /// What several of them are called, as a heading: `Structs`, `Static properties`.
  package func title(of kind: Symbol.Kind) -> String { text("kindTitles.\(kind.rawValue)") }
}
