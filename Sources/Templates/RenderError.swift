import Diagnostics

/// Why a page could not be rendered although its template is right.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What to tell the user, with the place in the template.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The headline of the diagnostic, without its place.
  public var description: String { diagnostic.summary }
}

extension Diagnostic {
  static func endlessRecursion(_ name: String, limit: Int, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateRecursion, "'\(name)' is included more than \(limit) levels deep", at: place,
      notes: [Note("a template that includes itself must end when the data does")],
      suggestion: "put the tag into a section over the items of the next level")
  }

  static func tooManySteps(limit: Int, template: String) -> Diagnostic {
    .init(
      .templateTooManySteps,
      "'\(template)' visits more than \(limit) items and partials for one page")
  }

  static func outputTooLarge(limit: Int, template: String) -> Diagnostic {
    .init(.templateOutputTooLarge, "'\(template)' writes more than \(limit) bytes")
  }

  static func wrongShape(template: String, shape: String) -> Diagnostic {
    .init(
      .templateWrongShape,
      "'\(template)' was compiled for '\(shape)' and got a record of another shape")
  }
}
