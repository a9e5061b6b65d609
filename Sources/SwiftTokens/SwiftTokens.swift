/// Design tokens that are written as Swift constants, read into the model of `DesignTokens`.
///
/// 1. `SwiftConstantReader` of `SwiftSymbols` lists the constants of the sources as plain values;
///    `AssetCatalog` reads the colours of asset catalogs.
/// 2. `ConstantTable` brings together what has one name, and finds what a name means where it is
///    used.
/// 3. `EvaluationOrder` puts constants behind those they mention; cycles are reported.
/// 4. `Evaluator` finds what each constant is, in each situation that makes a difference to it:
///    light or dark, normal or high contrast, one platform or another. `TokenTypeRule` gives bare
///    numbers their meaning.
/// 5. `TokenTreeWriter` states the results as trees in the form of DTCG 2025.10, one for each file
///    and context, with the places of the source.
/// 6. ``SwiftTokenLoad`` resolves these trees as those of token files; ``TokenDrift`` compares the
///    two.
///
/// Nothing is run or compiled: what only a running program knows is kept as text.

import DesignTokens
import Diagnostics
import SwiftSymbols
import Workers

/// The outcome of reading tokens from Swift source.
public struct SwiftTokenLoad: Sendable {
  /// The tokens as if they stood in token files.
  public var tokens: ResolvedTokens
  /// The tokens that are values of the operating system.
  public var systemTokens: [TokenPath] { systemValues.map(\.path) }
  /// What ``tokens`` was resolved from, the more special contexts last.
  public var trees: [TokenTree]
  /// The dimensions in which the tokens vary.
  public var modifiers: [TokenModifier]
  /// Constants whose value only a running program knows, in the order of the sources.
  public var unevaluated: [UnevaluatedConstant]
  /// In the order of their places.
  public var diagnostics: [Diagnostic]
  /// What each token is called in Swift, `DS.Spacing.m`.
  public var swiftNames: [TokenPath: String]

  /// Constants that are values of the operating system, in the order of the sources.
  let systemValues: [SystemValue]
  /// The constants that were read as tokens or would be, could they be evaluated.
  let members: [ReadMember]
  /// By full name, how far each declared type can be seen.
  let types: [String: AccessLevel]

  /// Reads all constants of `sources` that the options choose.
  ///
  /// - Parameters:
  ///   - assets: The bytes of files in asset catalogs by path; others are ignored.
  ///   - workers: Who parses the sources.
  public init(
    sources: [SourceFile], assets: [String: [UInt8]] = [:],
    options: SwiftTokenOptions = SwiftTokenOptions(), on workers: Workers = Workers(1)
  ) {
    let constants = BrandValues.expanding(
      SwiftConstantReader.read(
        sources, instancesOf: BrandValues.types(of: options.brands), readsFunctions: true,
        on: workers),
      for: options.brands)
    let catalog = AssetCatalog(files: assets)
    let generated = sources.filter { $0.text.hasPrefix(ExportedSwift.header) }
    let rule = TokenTypeRule(generatedPaths: Set(generated.map(\.path)))
    let table = ConstantTable(constants, scope: TokenScope(options))
    let roles = ModifierRoles(options)
    var run = EvaluationRun(
      evaluator: Evaluator(
        table: table, catalog: catalog, rule: rule, options: options,
        functions: FunctionTable(constants), platforms: roles.platforms))
    run.run()
    var writer = TokenTreeWriter(table: table, roles: roles)
    writer.write(run)
    let load = TokenLoad(trees: writer.trees, modifiers: writer.modifiers)
    tokens = load.tokens
    trees = writer.trees
    modifiers = writer.modifiers
    unevaluated = writer.unevaluated
    systemValues = writer.systemValues
    members = writer.members
    swiftNames = Dictionary(
      writer.members.filter(\.isToken).map { ($0.path, $0.swiftName) },
      uniquingKeysWith: { first, _ in first })
    types = table.types
    diagnostics =
      (constants.diagnostics + catalog.diagnostics + table.diagnostics + run.diagnostics
      + run.evaluator.diagnostics + run.evaluator.hexOrder.diagnostics
      // A colour with four values for appearance and contrast is one statement in Swift, where two
      // files that define the same token are probably a mistake.
      + load.diagnostics.filter { $0.id != .tokensNonOrthogonal }).inOrder
  }
}

extension SwiftTokenLoad {
  /// Whether nothing but the lack of a unit makes a token a length: it may be a count as well.
  public static func isOfUnknownUnit(_ token: Token) -> Bool {
    token.metadata.reason == TokenTypeRule.unknownUnit
  }

  /// Whether the words of a type's name say that it holds lengths, such as `Radius`.
  public static func isAboutLengths(_ type: String) -> Bool { TokenTypeRule.isAboutLengths(type) }

  /// Why parts of the design have no value as tokens, each at its place; but for those of which
  /// ``diagnostics`` say so.
  public var unevaluatedFindings: [Diagnostic] {
    let missing = Set(diagnostics.filter { $0.id == .tokensAssetMissing }.map(\.summary))
    let unreported = unevaluated.filter { constant in
      constant.isOfDesign && !missing.contains(constant.reason)
        && !constant.reason.hasPrefix(EvaluationRun.cycle)
    }
    return unreported.map { constant in
      .init(
        .tokensSwiftUnevaluated, "'\(constant.path)' has no value: \(constant.reason)",
        at: constant.location)
    }
  }
}

/// A constant whose value could not be found out.
public struct UnevaluatedConstant: Hashable, Sendable {
  /// The path of the token that it is or would be.
  public var path: TokenPath
  /// The value as written.
  public var text: String
  /// Why it has no value here.
  public var reason: String
  /// Where the value stands.
  public var location: SourceLocation
  /// Whether its type or what it is made with shows that a part of a design is meant.
  public var isOfDesign: Bool
}

/// A constant that is a value of the operating system: it depends on the system's version and the
/// reader's settings and cannot be carried to another platform.
struct SystemValue: Hashable, Sendable {
  /// The path of the token.
  var path: TokenPath
  /// What the value is.
  var expression: SystemExpression
  /// The value as written.
  var text: String
  /// Where the value stands.
  var location: SourceLocation
}

/// A value of the operating system by its name: `Color.gray.opacity(0.18)`.
struct SystemExpression: Hashable, Sendable {
  /// Something done to the value, `.opacity(0.18)`.
  struct Modifier: Hashable, Sendable {
    /// The name of the method.
    var name: String
    /// The first argument as written, `0.18` or `semibold`; empty where there is none.
    var argument: String
  }

  /// A colour or a text style.
  var type: TokenType
  /// `Color.gray`, `Font.caption2`, `Color(nsColor: .controlBackgroundColor)`.
  var name: String
  /// In the order in which they are applied.
  var modifiers: [Modifier]
}

/// A constant as drift and reports need it.
struct ReadMember: Sendable {
  var path: TokenPath
  /// The namespace included: `DS.Spacing.m`.
  var swiftName: String
  var location: SourceLocation
  var access: AccessLevel
  /// Whether ``SwiftTokenLoad/tokens`` has it, be it with a stand-in.
  var isToken: Bool
  /// Whether it could be a token at all, which a text or a flag cannot.
  var isCandidate: Bool
  /// Whether a value is known in a situation.
  var isKnown = false
  /// Why it has no value, or only a part of one.
  var reason: String?
  /// What of a transition without a curve is known, in milliseconds.
  var springDuration: Double?
}
