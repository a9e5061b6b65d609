import Diagnostics

extension FindingID {
  // MARK: - compile

  /// The compiler does not accept Swift code: a source, an example, or code of a text.
  ///
  /// Correct the code. If it is only a piece, write `swift fragment` after the backticks; if it
  /// shows a mistake, write `swift wrong`.
  public static let compileError = FindingID("compile/error", .error, about: .swift)

  /// The compiler crashed, or did not finish, because of the code at the place.
  ///
  /// Divide or simplify the code, or write `swift fragment` after the backticks.
  public static let compileFailed = FindingID("compile/failed", .error, about: .swift)

  /// The interfaces that stand in for the frameworks of Apple cannot be compiled.
  ///
  /// Use a toolchain that the message names. If it is one of these, report the message.
  public static let compileInterfaces = FindingID(
    "compile/interfaces", .error, about: .swift, .obstacle)

  /// The code uses what came with a later version of a platform than the minimum that the system
  /// states, outside of a branch or a declaration for that version.
  ///
  /// Write it in `if #available`, or raise the minimum in `platforms`.
  public static let compileNewer = FindingID("compile/newer", .error, about: .swift)

  /// There is no Swift compiler, or no SDK of the name.
  ///
  /// Install a toolchain, or name its folder with `--toolchain`.
  public static let compileNoToolchain = FindingID(
    "compile/no-toolchain", .error, about: .swift, .obstacle)

  /// The Swift compiler is too old.
  ///
  /// Install the version that the message names, or a later one.
  public static let compileOldToolchain = FindingID(
    "compile/old-toolchain", .error, about: .swift, .obstacle)

  /// The code imports a module that is neither a system of the content nor known otherwise. Code of
  /// texts that imports it is not compiled; sources are, without what they take from it.
  ///
  /// Declare what the code uses of it in `interfaces/MODULE.swift` in the folder of the system.
  public static let compileUnknownModule = FindingID("compile/unknown-module", .note, about: .swift)

  /// The code uses something that the interfaces of the tool lack. The frameworks may have it, so it
  /// is not a mistake; the rest of the statement is not judged.
  ///
  /// Check the code with Xcode.
  public static let compileUnknownToInterface = FindingID(
    "compile/unknown-to-interface", .note, about: .swift)

  /// Code that is marked with `swift wrong` compiles.
  ///
  /// Remove the word, or show code that the compiler refuses.
  public static let compileWrongCompiles = FindingID(
    "compile/wrong-compiles", .error, about: .swift)
}
