import SwiftSymbols

extension ModuleSymbols {
  /// The line of each symbol whose documentation is inherited.
  var inheritedLines: [Int] {
    symbols.filter { $0.documentation.state == .inherited }.compactMap(\.location.line)
  }

  /// The names of the symbols whose documentation is inherited, in the order of the sources.
  var inherited: [String] {
    symbols.filter { $0.documentation.state == .inherited }
      .map { $0.path.joined(separator: ".") }
  }

  func text(of path: String) -> String? { symbol(path)?.documentation.comment?.text }
}
