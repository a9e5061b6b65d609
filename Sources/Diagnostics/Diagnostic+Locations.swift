extension Diagnostic {
  /// The same with other paths, those of its notes included.
  public func mappingPaths(_ change: (String) -> String) -> Diagnostic {
    mappingLocations { SourceLocation(change($0.path), line: $0.line, column: $0.column) }
  }

  /// The same with whole lines as places, for a text that is not quite that of the file.
  public var withoutColumns: Diagnostic {
    mappingLocations { SourceLocation($0.path, line: $0.line) }
  }

  private func mappingLocations(_ change: (SourceLocation) -> SourceLocation) -> Diagnostic {
    var copy = self
    copy.location = location.map(change)
    copy.notes = notes.map { .init($0.message, at: $0.location.map(change)) }
    return copy
  }
}
