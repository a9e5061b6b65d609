import Diagnostics

extension FindingID {
  // MARK: - output

  /// Standard output cannot be written, such as on a full disk.
  ///
  /// Print to another place.
  public static let outputUnwritable = FindingID("output/unwritable", .error)

  // MARK: - serve

  /// The address or port cannot be listened on, mostly since another program does.
  ///
  /// Choose another with `--port`, or 0 for any that is free.
  public static let serveCannotListen = FindingID("serve/cannot-listen", .error)

  /// The preview listens on an address that other machines reach, so all of them can open what is
  /// not published yet.
  ///
  /// Leave out `--host` unless that is meant; the addresses to open are printed.
  public static let serveOpenToNetwork = FindingID("serve/open-to-network", .warning)
}
