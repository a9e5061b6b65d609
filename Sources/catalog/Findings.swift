import Diagnostics

extension FindingID {
  // MARK: - output

  /// Standard output cannot be written, such as on a full disk.
  ///
  /// Print to another place.
  public static let outputUnwritable = FindingID("output/unwritable", .error)

  // MARK: - serve

  /// The address or port is not available, usually because another program uses it.
  ///
  /// Choose another with `--port`, or 0 for any that is free.
  public static let serveCannotListen = FindingID("serve/cannot-listen", .error)

  /// The preview listens on an address that other machines can reach, so they can open unpublished
  /// content.
  ///
  /// Leave out `--host` unless you want that; the command prints the addresses.
  public static let serveOpenToNetwork = FindingID("serve/open-to-network", .warning)
}
