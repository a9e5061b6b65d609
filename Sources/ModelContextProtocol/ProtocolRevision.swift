/// The published revisions of the protocol, by their dates, and what sets them apart here.
public enum ProtocolRevision: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The first that was published.
  case november2024 = "2024-11-05"
  /// Added annotations of tools, and batches.
  case march2025 = "2025-03-26"
  /// Added structured results and titles, and took batches away.
  case june2025 = "2025-06-18"
  /// The last that begins with `initialize`.
  case november2025 = "2025-11-25"
  /// Has no handshake: each request declares its revision.
  case july2026 = "2026-07-28"

  /// The newest of all.
  public static let newest = ProtocolRevision.july2026
  /// The newest that begins with `initialize`; what a client is offered that asks for another.
  public static let newestWithHandshake = ProtocolRevision.november2025

  /// The dates of all revisions, the newest first: what a client may choose from.
  public static let supported = allCases.reversed().map(\.rawValue)

  /// By date.
  public static func < (left: ProtocolRevision, right: ProtocolRevision) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether every request stands for itself: no handshake, a type and the server's name in every
  /// result.
  var isStateless: Bool { self >= .july2026 }
  /// Whether several messages may come as one array.
  var hasBatches: Bool { self == .march2025 }
  /// Whether tools say what they do to the world.
  var hasToolAnnotations: Bool { self >= .march2025 }
  /// Whether tools and resources have titles, and tools have results that programs read.
  var hasStructuredContent: Bool { self >= .june2025 }
  /// Whether a resource that is not there is an invalid parameter, and not an error of its own.
  var hasNoCodeForMissingResources: Bool { self >= .july2026 }
}
