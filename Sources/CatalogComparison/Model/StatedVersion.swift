/// The numbers of a version as documents write it: `1.2.0`, `v1.2`, `17.0`.
struct StatedVersion: Hashable, Comparable {
  var major: Int
  var minor: Int
  var patch: Int

  init(major: Int, minor: Int, patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Numbers that are left out are 0; what follows a hyphen or a plus sign is not looked at.
  ///
  /// - Returns: `nil` unless there are one to three numbers with dots between them.
  init?(_ text: String) {
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    let core = digits.prefix { $0 != "-" && $0 != "+" }
    let parts = core.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    guard numbers.count == parts.count, (1...3).contains(numbers.count),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    let padded = numbers + [0, 0]
    self.init(major: padded[0], minor: padded[1], patch: padded[2])
  }

  var text: String { "\(major).\(minor).\(patch)" }

  /// The first version that is so far away.
  func after(_ step: VersionStep) -> StatedVersion {
    switch step {
    case .none: self
    case .patch: StatedVersion(major: major, minor: minor, patch: Self.next(patch))
    case .minor: StatedVersion(major: major, minor: Self.next(minor), patch: 0)
    case .major: StatedVersion(major: Self.next(major), minor: 0, patch: 0)
    }
  }

  /// The largest number has no next one, and no document states it in earnest.
  private static func next(_ number: Int) -> Int { number == .max ? number : number + 1 }

  static func < (left: StatedVersion, right: StatedVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
