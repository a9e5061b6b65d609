/// How a module is called that has another name elsewhere, or none.
///
/// The compiler takes identifiers only, so the package manager puts an underscore for each other
/// character of a target's name, and one before a digit at its beginning.
public enum ModuleName {
  /// The module of a target: `my_kit` for `my-kit`.
  public static func module(ofTarget name: String) -> String {
    let identifier = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return identifier.first?.isNumber == true ? "_" + identifier : identifier
  }

  /// The module in a folder or file that nobody has named: `my_kit` for `Sources/my-kit`.
  public static func suggested(by path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    return stem.isEmpty ? "Main" : module(ofTarget: stem)
  }
}
