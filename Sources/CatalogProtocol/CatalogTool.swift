import Diagnostics
import JSONTree
import ModelContextProtocol

/// A tool of the server: what clients are told of it, and what it does.
protocol CatalogTool: Sendable {
  var declaration: Tool { get }
  /// Looks something up.
  ///
  /// - Returns: An object of the declared shape.
  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue
}

/// Why a tool has no answer, and what to do: a text for a model.
struct ToolFailure: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }

  /// There is nothing of a name.
  static func unknown(_ noun: String, _ name: String, among names: [String]) -> ToolFailure {
    let shown = names.prefix(30).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 30 ? " and \(names.count - 30) more" : ""
    let known = names.isEmpty ? "there are none" : "there are \(shown)\(rest)"
    let guess = DidYouMean.suggestion(for: name, among: names)
    return ToolFailure("there is no \(noun) '\(name.prefix(80))'; \(guess ?? known)")
  }
}

extension ToolParameter {
  /// The system to look in; all when left out.
  static let system = ToolParameter(
    "system", .text, "Folder name of a design system, from list_systems; all systems when left out."
  )
  /// The system of a thing that several systems may have.
  static let ownSystem = ToolParameter(
    "system", .text,
    "Folder name of the design system; needed only where several systems have the name.")
}
