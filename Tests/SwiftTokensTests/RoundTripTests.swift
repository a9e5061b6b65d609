import DesignTokens
import Diagnostics
import JSONTree
import SwiftSymbols
@testable import SwiftTokens
import Testing
import TokenDialects

/// What is exported as Swift and read back is the same model.
@Suite struct RoundTripTests {
  private let original = RoundTripFixture.tokens

  private func source(of tokens: ResolvedTokens) -> String {
    let export = SwiftExporter(namespace: "DS").export(tokens)
    #expect(export.diagnostics.map(\.line) == [])
    return export.source
  }

  private func readBack() -> SwiftTokenLoad {
    SwiftTokenLoad(
      sources: [SourceFile(path: "DS.swift", text: source(of: original))],
      options: SwiftTokenOptions(namespace: "DS", modifiers: original.modifiers))
  }

  /// The tokens that are exported.
  private var exported: [Token] { original.filter { !$0.isInternal } }

  /// Where no compiler is at hand this is what tells that the source is Swift.
  @Test func hasNoSyntaxErrors() {
    let file = SourceFile(path: "DS.swift", text: source(of: original))
    let read = SwiftConstantReader.read([file])
    #expect(read.diagnostics == [])
    let types = read.types.map { $0.path.joined(separator: ".") }
    let support = ExportedSwift.SupportType.allCases.map { "DS." + $0.name }
    #expect(Set(support).isSubset(of: types))
  }

  @Test func readsEveryToken() {
    let back = readBack()
    #expect(back.diagnostics.map(\.line) == [])
    #expect(back.unevaluated.map(\.text) == [])
    #expect(back.modifiers == original.modifiers)
    #expect(Set(back.tokens.map(\.path)) == Set(exported.map(\.path)))
  }

  @Test func keepsValuesAndAliasesInEveryContext() {
    let back = readBack().tokens
    for token in exported {
      for context in token.combinations {
        let (old, new) = (token.value(in: context), back[token.path]?.value(in: context))
        #expect(new?.value == old?.value, "\(token.path) \(context)")
        // A reference to an internal token leads to the next one that is exported.
        let chain = old?.aliasChain.filter { original[$0]?.isInternal == false }
        #expect(new?.aliasChain == chain, "\(token.path) \(context)")
      }
      #expect(back[token.path]?.axes == token.axes, "\(token.path)")
    }
  }

  /// A value that adapts and is no colour has a type of its own in Swift, which no part can have.
  private func canBePart(_ token: Token) -> Bool {
    token.type == .color || token.axes.allSatisfy { $0 == "platform" }
  }

  @Test func keepsReferencesInsideOfComposites() {
    let back = readBack().tokens
    for token in exported where token.path != "effect.both" {
      let value = token.value()
      let old = value?.references.filter { path in
        guard let target = original[path], !target.isInternal else { return false }
        return value?.aliasChain.contains(path) == true || canBePart(target)
      }
      #expect(back[token.path]?.value()?.references == old, "\(token.path)")
    }
    // Layers of another shadow are written out, with what they refer to.
    #expect(
      back["effect.both"]?.value()?.directReferences == ["color.ink", "size.small", "color.wide"])
  }

  @Test func keepsDescriptionsAndDeprecation() {
    let back = readBack().tokens
    for token in exported {
      #expect(back[token.path]?.description == token.description, "\(token.path)")
      #expect(back[token.path]?.deprecation == token.deprecation, "\(token.path)")
    }
    for path in ["", "size", "odd-names"] as [TokenPath] {
      #expect(back.group(path)?.description == original.group(path)?.description, "\(path)")
    }
  }

  @Test func hasNoDrift() {
    let drift = TokenDrift(tokens: original, source: readBack(), namespace: "DS")
    #expect(drift.diagnostics.map(\.line) == [])
    #expect(drift.entries.map(\.path) == [])
    #expect(drift.matched == exported.count)
  }

  @Test func writesTheSameSourceAgain() {
    #expect(source(of: readBack().tokens) == source(of: original))
  }

  @Test func losesOnlyTheHexFallback() {
    let text = #"""
      {"a": {"$type": "color", "$value":
        {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}}}
      """#
    let tokens = TokenLoad(parsing: Array(text.utf8), path: "t.json").tokens
    let back = load(source(of: tokens)).tokens["a"]?.value()?.value
    guard case .color(let old)? = tokens["a"]?.value()?.value, case .color(let new)? = back else {
      Issue.record("no colour")
      return
    }
    #expect(new.value == old.value)
    #expect(new.hex == nil)
  }

  @Test func staysTheSameThroughJSON() {
    let back = readBack().tokens
    let export = JSONExporter().export(back)
    #expect(export.diagnostics.map(\.line) == [])
    let bytes = JSONWriter(.pretty).bytes(export.document)
    let again = TokenLoad(files: ["r.json": bytes], resolver: "r.json").tokens
    #expect(source(of: again) == source(of: back))
  }
}
