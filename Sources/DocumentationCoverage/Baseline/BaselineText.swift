import JSONTree

extension CoverageBaseline {
  /// The version of the form that ``text`` has.
  static let version = 1

  /// The baseline as a file: JSON, sorted, one symbol a line so that changes merge, the same text
  /// for the same baseline, with a line end after the last line. It names no path, date or machine.
  public var text: String {
    JSONWriter(.pretty).string([
      "version": .integer(Self.version),
      "modules": .array(
        modules.map { module in
          [
            "name": .string(module.name),
            "total": .integer(module.total),
            "documented": .integer(module.documented),
            "undocumented": .array(module.undocumented.map(JSONValue.string)),
          ]
        }),
    ])
  }
}
