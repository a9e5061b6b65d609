/// JSON Pointers (RFC 6901) in the fragment of an address: `#/sets/name`.
public enum PointerFragment {
  /// A name as a segment of a pointer: `~`, `/` and `%` have a meaning there.
  public static func escaped(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
  }
}
