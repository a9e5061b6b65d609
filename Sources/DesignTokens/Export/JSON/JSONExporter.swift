import Diagnostics
import JSONTree

/// Tokens as DTCG 2025.10, in one self-contained document.
///
/// 1. Of each token its definitions are taken as they were written, with their references, and
///    what they inherit is stated where the document would not hand it down by itself.
/// 2. What applies always becomes one tree with all groups. What applies in one context becomes a
///    tree of that context, and the trees the sources of a resolver document.
public struct JSONExporter: Sendable {
  /// There is nothing to set up.
  public init() {}

  /// All definitions of `tokens`, those for internal use included, since others refer to them.
  ///
  /// Tokens without any value are left out. Without modifiers the document is a token file, otherwise
  /// a resolver file with inline sources. Reading it gives the same tokens in the same contexts.
  ///
  /// Errors: `tokens/export-combination` for a definition that applies only in several contexts
  /// at once, or whose order among other modifiers' a resolver file cannot state.
  public func export(_ tokens: ResolvedTokens) -> JSONExport {
    let storage = tokens.storage
    var layers = JSONLayers(storage: storage)
    guard !storage.modifiers.isEmpty else {
      layers.addAll(in: storage.defaults)
      return JSONExport(
        document: Self.tokenFile(layers), isResolver: false, diagnostics: layers.diagnostics)
    }
    layers.addAll()
    return JSONExport(
      document: resolverFile(layers), isResolver: true, diagnostics: layers.diagnostics)
  }

  /// The tokens of one context as a token file; aliases stay aliases. Tokens that the context
  /// does not define are left out.
  ///
  /// - Parameter context: Modifiers that it does not name are in their default.
  public func export(_ tokens: ResolvedTokens, in context: Context) -> JSONExport {
    var layers = JSONLayers(storage: tokens.storage)
    layers.addAll(in: tokens.storage.selection(context))
    return JSONExport(
      document: Self.tokenFile(layers), isResolver: false, diagnostics: layers.diagnostics)
  }

  private static func tokenFile(_ layers: JSONLayers) -> JSONValue {
    .object(schema(TokenSchema.format, layers) + layers.base.members)
  }

  /// A document with kept values is not held to the standard that has no form for them.
  private static func schema(_ schema: String, _ layers: JSONLayers) -> [JSONValue.Member] {
    layers.hasOther ? [] : [.init("$schema", .string(schema))]
  }

  private func resolverFile(_ layers: JSONLayers) -> JSONValue {
    let modifiers = layers.storage.modifiers.enumerated().map { index, modifier in
      JSONValue.Member(modifier.name, form(modifier, layers.contexts[index]))
    }
    let order = modifiers.map { modifier -> JSONValue in
      ["$ref": .string("#/modifiers/" + PointerFragment.escaped(modifier.name))]
    }
    return .object(
      Self.schema(TokenSchema.resolver, layers) + [
        .init("version", "2025.10"),
        .init("sets", ["tokens": ["sources": [.object(layers.base.members)]]]),
        .init("modifiers", .object(modifiers)),
        .init("resolutionOrder", .array([["$ref": "#/sets/tokens"]] + order)),
      ])
  }

  private func form(_ modifier: TokenModifier, _ trees: [JSONGroupTree]) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let text = modifier.description { members.append(.init("description", .string(text))) }
    if let name = modifier.declaredDefault { members.append(.init("default", .string(name))) }
    let contexts = zip(modifier.contexts, trees).map { name, tree in
      JSONValue.Member(name, .array(tree.members.isEmpty ? [] : [.object(tree.members)]))
    }
    return .object(members + [.init("contexts", .object(contexts))])
  }
}

/// A document and what could not be put into it.
public struct JSONExport: Hashable, Sendable {
  /// A token file or a resolver file, after ``isResolver``.
  public var document: JSONValue
  /// Whether ``document`` is a resolver file rather than a token file.
  public var isResolver: Bool
  /// Values that belong to several contexts at once in a way that a resolver file cannot state
  /// (`tokens/export-combination`).
  public var diagnostics: [Diagnostic]
}
