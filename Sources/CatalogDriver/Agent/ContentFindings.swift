import Diagnostics

extension [Diagnostic] {
  /// Those that a result cannot be right with.
  var errors: [Diagnostic] { filter { $0.severity == .error } }
}

extension Diagnostic {
  /// A finding about the content folder itself with what helps where the folder is an option.
  var namingContentOption: Diagnostic {
    guard id.traits.contains(.ofNamedFolder) else { return self }
    var copy = self
    copy.notes.append(
      .init("documents are checked against the components and tokens of a catalog"))
    copy.suggestion =
      "name the folder that holds catalog.yaml or system.yaml: --content path/to/content"
    return copy
  }
}
