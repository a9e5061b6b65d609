import Diagnostics

/// A value of a manifest while it is read.
indirect enum ManifestValue: Hashable {
  case none
  case string(String)
  case number(String)
  case boolean(Bool)
  /// A member of the type that the place calls for: `.linux`.
  case member(String)
  case list([ManifestValue])
  /// A call that makes a plain value: `.define("A", .when(…))`.
  case call(String, [ManifestArgument])
  /// A package or target, which statements may change; its number among the objects of
  /// ``ManifestEvaluator``.
  case object(Int)
  case unknown(PackageManifest.Gap)
}

/// An argument of a call.
struct ManifestArgument: Hashable {
  var label: String?
  var value: ManifestValue
}

extension [ManifestArgument] {
  /// The value behind `label`, or the first one without a label.
  subscript(label: String?) -> ManifestValue {
    first { $0.label == label }?.value ?? .none
  }
}

/// A package, target or product: what statements of a manifest can change.
struct ManifestObject: Hashable {
  /// The function that made it: `Package`, `target`, `testTarget`.
  var maker: String
  var fields: [String: ManifestValue]
  var location: SourceLocation

  init(maker: String, arguments: [ManifestArgument], at location: SourceLocation) {
    self.maker = maker
    self.location = location
    fields = [:]
    for argument in arguments { fields[argument.label ?? ""] = argument.value }
  }

  /// Functions that make objects; a dependency spelled `.target(name:)` is one more, unused.
  static let makers: Set<String> = Set(kinds.keys).union(["Package"])

  static let kinds: [String: PackageTarget.Kind] = [
    "target": .regular, "executableTarget": .executable, "testTarget": .test, "plugin": .plugin,
    "macro": .macro, "systemLibrary": .system, "binaryTarget": .binary,
  ]
}

extension ManifestValue {
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var list: [ManifestValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The first part that is not known.
  var gap: PackageManifest.Gap? {
    switch self {
    case .unknown(let gap): return gap
    case .list(let values): return values.lazy.compactMap(\.gap).first
    case .call(_, let arguments): return arguments.lazy.compactMap(\.value.gap).first
    default: return nil
    }
  }

  /// The sum of two values; `nil` where there is none.
  func adding(_ other: ManifestValue) -> ManifestValue? {
    switch (self, other) {
    case (.list(let first), .list(let second)):
      first.count + second.count <= Self.maximumCount ? .list(first + second) : nil
    case (.string(let first), .string(let second)):
      first.utf8.count + second.utf8.count <= Self.maximumCount ? .string(first + second) : nil
    case (.unknown, _): self
    case (_, .unknown): other
    default: nil
    }
  }

  /// Sums may double a value again and again.
  private static let maximumCount = 10_000

  /// Whether two values are the same; `nil` where that cannot be told.
  func equals(_ other: ManifestValue) -> Bool? {
    gap == nil && other.gap == nil ? self == other : nil
  }
}
