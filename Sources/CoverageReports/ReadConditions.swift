import SwiftSymbols

/// Under which conditions a module was read, as the head of a report says it.
public struct ReadConditions: Hashable, Sendable {
  /// `nil` for symbol graphs, which were made under conditions that they do not tell.
  var configuration: SourceConfiguration?
  /// Whether it was asked for, and not found from the imports.
  var isChosen: Bool

  public init(_ configuration: SourceConfiguration?, isChosen: Bool = true) {
    self.configuration = configuration
    self.isChosen = isChosen
  }

  /// `for Linux`, `for iOS, which the imports ask for`, `with every branch of #if`; with the names
  /// that are defined.
  var text: String {
    guard let configuration else { return "from symbol graphs, for what they were compiled for" }
    guard let platform = configuration.platform else { return "with every branch of #if" }
    let reason = isChosen || platform == .linux ? "" : ", which its imports ask for"
    let names = configuration.defines.sorted()
    let defines = names.isEmpty ? "" : ", with \(names.joined(separator: ", ")) defined"
    let mode = configuration.languageMode
    let end = reason.isEmpty ? " " : ", "
    return "for \(platform == .linux ? "Linux" : platform.rawValue)" + reason
      + (mode == LanguageMode.newest ? "" : end + "in language mode \(mode)") + defines
  }
}
