import SwiftSymbols

/// Says from which version on a declaration of an interface is there, such that a compiler of another
/// platform judges it.
///
/// A compiler knows versions of its own platform alone, and that of package manifests, which is an
/// option. So what came with iOS 17 is given the version 17 of manifests, and code for iOS 16 is
/// compiled for the version 16 of manifests. `#available` makes no difference to that; where code is
/// in a branch for later versions, ``CompilerReport`` leaves the message out.
enum InterfaceAvailability {
  /// The version of manifests for code of which nobody says where it runs.
  static let any = "1000"

  /// Declarations with the versions of one platform in place of those of several.
  static func rewritten(_ text: String, for platform: SourceConfiguration.Platform) -> String {
    text.replacing(/@available\(((?:iOS|macOS|tvOS|watchOS|visionOS)[^)]*)\)/) { match in
      introduced(match.1, on: platform.rawValue).map { "@available(_PackageDescription \($0))" }
        ?? ""
    }
  }

  /// Of `iOS 17.0, macOS 14.0, *` and of `iOS, introduced: 17.0, deprecated: 18.0`.
  private static func introduced(_ arguments: Substring, on platform: String) -> Substring? {
    let parts = arguments.split(separator: ",").map { $0.drop { $0 == " " } }
    if parts.first == platform[...] {
      return parts.first { $0.hasPrefix("introduced:") }?.split(separator: " ").last
    }
    return parts.first { $0.hasPrefix(platform + " ") }?.split(separator: " ").last
  }
}
