import SwiftPackages

/// What a new system and its Swift module are called.
public struct CatalogName: Hashable, Sendable {
  /// As a person reads it: `Harbour Kit`.
  public let system: String
  /// As an identifier: `HarbourKit`.
  public let module: String

  /// The name of a system, and of the module that follows from it.
  public init(_ system: String) {
    self.system = system
    let words = system.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    module = joined.isEmpty ? "DesignSystem" : ModuleName.module(ofTarget: joined)
  }

  /// Whether a text can be a name: one line with something to read on it.
  public static func isName(_ text: String) -> Bool {
    let isVisible = text.unicodeScalars.allSatisfy {
      ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
    return isVisible && text.contains { !$0.isWhitespace } && text.count <= 100
  }

  /// The name of a system after its folder, or after the working folder where that one is called
  /// `content`: `My design system` for `my-design-system`.
  static func suggested(for folder: InitFolder) -> String {
    let own = PackageRoot(folder.path).name
    let name = own == "content" ? PackageRoot(".").name : own
    let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    guard isName(words) else { return "Design system" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
