import SwiftSymbols

extension PackageSources {
  /// The modules among ``lenders`` that are of the package itself and offer views: no product names
  /// them, but whoever uses a product that is built upon them can import them.
  public var innerTargets: [Target] {
    lenders.filter { $0.node.package.isEmpty && $0.files.contains { $0.text.offersViews } }
  }
}

extension String {
  /// Whether source declares a public view or modifier, by its words; to parse takes longer.
  fileprivate var offersViews: Bool {
    guard contains("public ") || contains("open ") else { return false }
    if contains("extension View"), contains("public func") || contains("public extension View") {
      return true
    }
    let declaresStructure = contains("public struct ")
    return split(separator: "\n").contains { line in
      guard line.contains(": View") || line.contains(", View") || line.contains("ViewModifier")
      else { return false }
      return line.contains("public struct ") || declaresStructure && line.hasPrefix("extension ")
    }
  }
}
