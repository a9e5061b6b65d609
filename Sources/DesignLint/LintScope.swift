import SwiftSymbols

/// What the sources that are looked at say together, and none of them alone.
public struct LintScope: Hashable, Sendable {
  /// Whether they are only for the Mac, which has neither Dynamic Type nor touches.
  public var isForMacOnly: Bool
  /// By its name, what another name of a type stands for, where the sources agree.
  var aliases: [String: String] = [:]
  /// What reads Reduce Motion for the code that uses it.
  var motionHelpers = MotionHelpers()

  /// Sources for any platform.
  public init(isForMacOnly: Bool = false) { self.isForMacOnly = isForMacOnly }

  /// What these sources say.
  ///
  /// Sources that import AppKit, and no framework of a touch screen anywhere, are for the Mac.
  public init(of files: [SwiftUses]) {
    let imports = Set(files.lazy.flatMap { $0.imports.map(\.name) })
    isForMacOnly =
      !imports.isDisjoint(with: Self.ofMac) && imports.isDisjoint(with: Self.ofTouchScreens)
    var open: Set<String> = []
    for alias in files.lazy.flatMap(\.aliases) {
      if let known = aliases[alias.name], known != alias.target { open.insert(alias.name) }
      aliases[alias.name] = alias.target
    }
    for name in open { aliases[name] = nil }
    motionHelpers = MotionHelpers(of: files)
  }

  private static let ofMac: Set<String> = ["AppKit", "Cocoa"]
  private static let ofTouchScreens: Set<String> = ["UIKit", "WatchKit"]

  /// A name with the aliases that it begins with replaced by what they stand for.
  func resolved(_ name: String) -> String {
    if aliases.isEmpty { return name }
    var name = name
    // An alias may stand for another one; a few steps are more than code has.
    for _ in 0..<Self.steps {
      let first = name.prefix { $0 != "." }
      guard let target = aliases[String(first)], target != first else { break }
      name = target + name.dropFirst(first.count)
    }
    return name
  }

  private static let steps = 4
}
