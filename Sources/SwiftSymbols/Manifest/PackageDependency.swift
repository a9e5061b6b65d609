/// A package that another one depends on.
public struct PackageDependency: Hashable, Sendable {
  /// The last part of where it lies, without `.git`: the name of its checkout.
  public var folder: String
  /// The name that the manifest gives it for its targets, where it gives one.
  public var name: String?
  /// Its folder, as the manifest writes it; `nil` for a package that SwiftPM fetches.
  public var path: String?

  /// By what SwiftPM tells packages apart: ``folder`` in lower case.
  public var identity: String { folder.lowercased() }

  /// A package that SwiftPM fetches from `location`, an address or the identity in a registry.
  public init(location: String, name: String? = nil) {
    folder = Self.lastPart(of: location)
    self.name = name
  }

  /// A package in a folder.
  public init(path: String, name: String? = nil) {
    folder = Self.lastPart(of: path)
    self.path = path
    self.name = name
  }

  /// Whether a target that names the package `text` means this one.
  public func isNamed(_ text: String) -> Bool {
    text.lowercased() == identity || text == name
  }

  private static func lastPart(of location: String) -> String {
    let last = location.split { $0 == "/" || $0 == "\\" || $0 == ":" }.last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }
}
