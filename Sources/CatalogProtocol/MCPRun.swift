import CatalogDriver
import CatalogLoader
import Diagnostics
import Files
import ModelContextProtocol

/// Serves a catalog to programs over the Model Context Protocol.
///
/// Steps: read of the content folder what the tools look in (``CatalogLibrary``); take lines from a
/// client and answer them (``ModelContextProtocol/MCPServer``), a tool a file (`Tools/`); before a
/// call, read the content again where it has changed on the disk (``ReloadingLibrary``); end with the
/// input.
public struct MCPRun: Sendable {
  private var loop: MessageLoop<CatalogProvider>

  /// Reads a content folder.
  ///
  /// - Parameters:
  ///   - source: The content folder, and the systems to serve.
  ///   - report: Takes what is wrong with the content, now and whenever it is read again.
  /// - Returns: The run unless the folder holds no catalog.
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public static func load(
    _ source: ContentSource, report: @escaping @Sendable ([Diagnostic]) -> Void
  ) throws(FolderError) -> MCPRun? {
    guard let content = try ReloadingLibrary(source, report: report) else {
      return nil
    }
    return MCPRun(loop: MessageLoop(MCPServer(CatalogProvider(content))))
  }

  /// What is there to be read.
  public enum Input: Sendable {
    /// What has arrived, cut anywhere.
    case bytes([UInt8])
    /// Nothing has arrived yet.
    case nothing
    /// The client has closed its side.
    case end
  }

  /// Answers a client until it closes its side.
  ///
  /// - Parameters:
  ///   - read: The next bytes; waits for some when told to.
  ///   - write: Takes a message with its line end.
  public mutating func serve<Failure: Error>(
    read: (_ waits: Bool) throws(Failure) -> Input, write: (String) -> Void
  ) throws(Failure) {
    try loop.run(read: read, write: write)
  }
}
