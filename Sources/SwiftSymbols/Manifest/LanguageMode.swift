/// The language modes of Swift 6.3, as packages choose among them.
public enum LanguageMode {
  /// The newest that the compiler knows.
  public static let newest = 6

  /// The mode that a name stands for: `v5` and `5` alike; `nil` for no name of one.
  ///
  /// Modes are told apart by their first number, as conditions in source do.
  public static func mode(named name: String) -> Int? {
    Int(name.drop { $0 == "v" }.prefix { $0.isNumber })
  }

  /// The mode of a target, as SwiftPM chooses it: its own, the newest known one of its package, or
  /// what the tools version of the manifest stands for.
  public static func mode(
    of target: PackageTarget, in package: PackageManifest, toolsVersion major: Int
  ) -> Int {
    target.languageMode ?? mode(of: package, toolsVersion: major)
  }

  /// The mode of those targets of a package that have none of their own.
  public static func mode(of package: PackageManifest, toolsVersion major: Int) -> Int {
    package.languageModes.filter { $0 <= newest }.max() ?? min(major, newest)
  }
}
