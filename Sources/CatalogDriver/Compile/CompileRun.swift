import CatalogModel
import DefaultTheme
import Diagnostics
import Files
import SnippetCompilation
import SwiftSymbols

/// Compiles every Swift line that a content shows: the sources of its systems, examples, screens,
/// and the code of its texts.
///
/// Steps: find the compiler; for each system and platform make its sources a module, then give all
/// its snippets to one run of the compiler (``SnippetCompilation/Snippet``). Where there is no SDK,
/// the interfaces of the tool stand in for the frameworks. Nothing is run of what is compiled, but
/// the macros that come with the compiler.
public struct CompileRun: Sendable {
  /// What compiles.
  public struct Options: Sendable {
    /// The folder of a Swift toolchain; that of the `PATH` when `nil`.
    public var toolchain: String?
    /// The name of an SDK of Xcode, such as `iphonesimulator`; the interfaces of the tool when `nil`.
    public var sdk: String?

    /// The compiler of the `PATH`, with the interfaces of the tool.
    public init(toolchain: String? = nil, sdk: String? = nil) {
      (self.toolchain, self.sdk) = (toolchain, sdk)
    }
  }

  let options: Options

  /// Compiles what a content shows; places are as seen from the working folder.
  ///
  /// - Parameters:
  ///   - catalog: The content as it was loaded.
  ///   - content: Its files.
  func result(of catalog: Catalog, in content: ContentReading) -> CompileResult {
    var result = CompileResult()
    do throws(SwiftCompiler.Failure) {
      let compiler = try SwiftCompiler(toolchain: options.toolchain)
      let frameworks = try FrameworkSource(sdk: options.sdk)
      try TemporaryFolder.using("compile", orThrow: Self.noFolder) {
        (folder) throws(SwiftCompiler.Failure) in
        for system in catalog.systems {
          var compilation = SystemCompilation(
            system, content, compiler, frameworks, folder: "\(folder)/\(system.slug)",
            cache: "\(folder)/cache")
          try compilation.run()
          result.diagnostics += compilation.diagnostics
          result.figures.append(compilation.figures)
        }
      }
    } catch {
      if case .unusable(let finding) = error { result.diagnostics.append(finding) }
    }
    result.diagnostics = result.diagnostics.map { $0.mappingPaths(content.shown) }
    return result
  }

  private static func noFolder(_ reason: String) -> SwiftCompiler.Failure {
    .unusable(
      .init(
        .compileInterfaces, "there is no place for the files of the compiler",
        notes: [.init(reason)], suggestion: "set TMPDIR to a folder that you may write to"))
  }
}

/// Where the frameworks of Apple come from.
enum FrameworkSource: Sendable {
  /// Declarations that come with the tool, by their path below the folder of interfaces.
  case interfaces([String: String])
  /// An SDK of Xcode: its path, and its name.
  case sdk(path: String, name: String)

  init(sdk name: String?) throws(SwiftCompiler.Failure) {
    guard let name else {
      let prefix = "interfaces/"
      let files = DefaultTheme.files.filter { $0.key.hasPrefix(prefix) }
      let named = files.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
      self = .interfaces(Dictionary(uniqueKeysWithValues: named))
      return
    }
    let said = try SwiftCompiler.answer("xcrun", ["--sdk", name, "--show-sdk-path"])
    let path = said.split(separator: "\n").first.map(String.init) ?? ""
    self = .sdk(path: path, name: name)
  }

  var isStandIn: Bool { if case .interfaces = self { true } else { false } }
}
