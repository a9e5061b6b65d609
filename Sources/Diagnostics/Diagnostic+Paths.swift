extension Diagnostic {
  /// The same with other paths, those of its notes included.
  public func mappingPaths(_ change: (String) -> String) -> Diagnostic {
    var copy = self
    copy.location = location?.mappingPath(change)
    copy.notes = notes.map { .init($0.message, at: $0.location?.mappingPath(change)) }
    return copy
  }
}

extension SourceLocation {
  fileprivate func mappingPath(_ change: (String) -> String) -> SourceLocation {
    SourceLocation(change(path), line: line, column: column)
  }
}
