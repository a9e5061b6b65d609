import Diagnostics

/// SwiftUI source for the tokens of a system: one `public enum` with its groups nested in it.
///
/// 1. `SwiftContexts` decides how each modifier is expressed: appearance and contrast by values
///    that adapt, platforms by `#if os()`, any other by a context that has to be chosen.
/// 2. `SwiftNaming` gives every exported token its name in Swift.
/// 3. `SwiftMembers` writes each token as one expression for each platform that differs, tokens
///    that others refer to first. Aliases stay references to other members.
/// 4. `SwiftScope` nests the members, with documentation and deprecation.
/// 5. `SwiftSupport` adds the types that the expressions use and SwiftUI does not have.
///
/// Tokens for internal use, and those with `"swift": false`, are left out; what refers to them gets
/// the next exported token, or the value. The source is formatted as `swift format` does by default
/// in 100 columns; only the lines of a description may be longer.
public struct SwiftExporter: Sendable {
  /// The name of the outermost type, `DS` for example.
  public var namespace: String

  /// An exporter whose outermost type is called `namespace`; that it is a name in Swift is checked
  /// when the source is made.
  public init(namespace: String) {
    self.namespace = namespace
  }

  /// The source of `tokens`.
  ///
  /// Errors: `tokens/swift-name-collision`, and `tokens/swift-namespace` for a namespace that is
  /// no name in Swift. Warnings: `tokens/export-context` for a modifier that Swift cannot express
  /// and `context` does not choose, and `tokens/export-unknown` and `tokens/export-partial` for
  /// tokens that have no value, or not in all contexts, and are left out.
  ///
  /// - Parameter context: Modifiers that it names are in that context and cause no difference.
  public func export(_ tokens: ResolvedTokens, in context: Context = Context()) -> SwiftExport {
    guard Self.canBeNamespace(namespace) else {
      return SwiftExport(source: "", diagnostics: [invalidNamespace])
    }
    let contexts = SwiftContexts(tokens.storage, choosing: context)
    let naming = SwiftNaming(tokens, namespace: namespace)
    var members = SwiftMembers(tokens.storage, contexts, naming)
    members.build()
    let support = SwiftSupport(members.bodies)
    let scope = SwiftScope(tokens, naming, members, rem: support.usesRem)
    let lines = (support.header + scope.lines).joined(separator: "\n") + "\n"
    let types = support.text(namespace: namespace, shadowed: naming.typeNames)
    return SwiftExport(
      source: lines + types, diagnostics: (naming.diagnostics + members.diagnostics).inOrder)
  }

  /// Whether `name` can be a ``namespace``: letters, digits and underscores, the first no digit,
  /// and neither a word of the language's own nor a type that exported source needs.
  public static func canBeNamespace(_ name: String) -> Bool {
    SwiftIdentifier.isValid(name) && name.first != "`" && !SwiftNaming.reservedTypes.contains(name)
  }

  private var invalidNamespace: Diagnostic {
    .init(
      .tokensSwiftNamespace,
      "'\(namespace)' cannot be the name of the type that holds the tokens",
      suggestion: "choose a name such as 'DS'")
  }
}

/// Swift source and what could not be put into it.
public struct SwiftExport: Hashable, Sendable {
  /// Swift source, complete with its header and the support types it needs.
  public var source: String
  /// Tokens that could not be written, each with the place of its definition.
  public var diagnostics: [Diagnostic]
}
