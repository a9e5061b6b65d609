import Foundation

/// The folder `.build` of this package, which holds the checkouts and everything that is written.
struct Scratch {
  private let root: URL

  /// The folder that this program was built in.
  init() throws {
    guard var folder = Bundle.main.executableURL else { throw Failure("cannot find this program") }
    repeat {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appending(path: "checkouts").path) {
        root = folder
        return
      }
    } while folder.pathComponents.count > 1
    throw Failure("there are no checkouts; run this with 'swift run'")
  }

  func checkout(of package: String) -> URL { root.appending(path: "checkouts/\(package)") }

  /// Where a package is built for its symbol graphs.
  func build(of package: String) -> URL { root.appending(path: "graphs/\(package)") }

  /// A folder for what a contender reads or writes, made where it is missing.
  func folder(_ name: String) throws -> URL {
    let folder = root.appending(path: "coverage/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  func emptyFolder(_ name: String) throws -> URL {
    try FileManager.default.removeItem(at: folder(name))
    return try folder(name)
  }
}
