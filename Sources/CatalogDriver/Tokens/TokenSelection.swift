import CatalogLoader
import CatalogModel
import DesignTokens
import DiagnosticReports
import Diagnostics
import Files
import SwiftTokens

/// The one set of tokens that a command resolves or exports, in the context it was asked for.
public struct TokenSelection: Sendable {
  public var tokens: ResolvedTokens
  /// The context asked for, other modifiers in their default; `nil` when none was, and all of
  /// them are meant.
  public var context: Context?
  /// Just the modifiers that were named, with the contexts asked for.
  public var choices = Context()
  /// Constants of Swift source whose value only a running program knows.
  public var unevaluated: [UnevaluatedConstant] = []
  /// The namespace of the tokens in Swift code.
  public var namespace: String
  public var diagnostics: [Diagnostic]
  /// How a person calls a file that the tokens come from.
  var shown: @Sendable (String) -> String = { $0 }

  /// What a command line says about contexts: `appearance=dark`.
  public struct Input: Hashable, Sendable {
    public var modifier: String
    public var context: String

    /// - Returns: `nil` unless `text` is two names with `=` between them.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      modifier = String(parts[0])
      context = String(parts[1])
    }
  }

  /// Takes the tokens of files.
  ///
  /// - Parameter needsContext: Whether a context is chosen even when nothing is asked for; then a
  ///   modifier without default is an error.
  public init(
    _ sources: TokenSources, inputs: [Input], needsContext: Bool,
    conformance: TokenConformance = .tolerant
  ) {
    let sets = sources.sets(conformance: conformance, isWhole: false)
    let set = sets.first ?? .empty
    self.init(
      set.tokens, inputs, needsContext: needsContext,
      namespace: sources.namespace ?? set.namespace ?? "DS")
    shown = { path in
      sources.files.tree[path] == nil ? path : sources.folder.name(of: path)
    }
    unevaluated = sets.flatMap(\.unevaluated)
    diagnostics = sources.diagnostics + sets.flatMap(\.diagnostics) + diagnostics
    if conformance == .tolerant { diagnostics += sources.leftOutFindings }
    if sources.count > 1 {
      self.diagnostics.append(
        .init(
          .tokensOneSet, "this takes one set of tokens, but \(sources.count) were named",
          notes: sources.names.map { .init("one is \($0)") },
          suggestion: "name one resolver document, token files that belong together, or Swift files"
        ))
    }
  }

  /// Takes the tokens of a system of the content.
  ///
  /// - Parameter content: The folder, and the system; that may be left out where there is only one.
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public init(
    _ content: ContentSource, inputs: [Input], needsContext: Bool
  ) throws(FolderError) {
    let contents = try ContentFolderReader.read(content, scope: .tokens)
    let systems = contents.catalog?.systems ?? []
    let chosen = systems.count == 1 ? systems.first : nil
    self.init(
      chosen?.tokens ?? TokenSet.empty.tokens, inputs, needsContext: needsContext,
      namespace: chosen?.swiftNamespace ?? "DS")
    let prefix = ContentFolderChoice.prefix(of: content.folder)
    shown = { ContentFolderChoice.shown($0, prefix: prefix) }
    diagnostics =
      (chosen == nil ? contents.diagnostics : contents.diagnostics.about([.tokens])) + diagnostics
    if systems.count > 1 {
      diagnostics.append(
        .init(
          .tokensOneSet, "this takes the tokens of one system, but the content has several",
          notes: [.init("they are: \(systems.map(\.slug).joined(separator: ", "))")],
          suggestion: "choose one with '--system \(systems[0].slug)'"))
      // No tokens are no answer.
      context = nil
    }
  }

  private init(
    _ tokens: ResolvedTokens, _ inputs: [Input], needsContext: Bool, namespace: String
  ) {
    self.tokens = tokens
    self.namespace = namespace
    guard needsContext || !inputs.isEmpty else {
      diagnostics = []
      return
    }
    let input = tokens.context(choosing: inputs.map { ($0.modifier, $0.context) })
    diagnostics = input.diagnostics
    // What was not understood is no reason to answer for another context.
    guard input.diagnostics.isEmpty else { return }
    context = input.context
    for name in tokens.modifiers.map(\.name)
    where inputs.contains(where: { $0.modifier.lowercased() == name.lowercased() }) {
      choices[name] = input.context[name]
    }
  }
}
