import Diagnostics
import Files
import JSONTree
import SnippetCompilation
import SwiftSymbols

/// A Swift compiler on the disk.
struct SwiftCompiler: Sendable {
  /// The program, by its path or its name.
  let program: String
  let version: CompilerVersion
  /// Where it has what belongs to it, such as the module of package manifests.
  let resources: String

  /// How long it may take for the code of one run, and for each file more; and for a part of a run
  /// that failed, when it has read the interfaces once.
  static let patience = (
    run: Duration.seconds(60), part: Duration.seconds(20), file: Duration.milliseconds(200)
  )

  /// Why there is no answer.
  enum Failure: Error {
    /// It cannot be used, which the finding explains.
    case unusable(Diagnostic)
  }

  /// Asks the compiler for its version.
  ///
  /// - Parameter toolchain: Its folder, such as `/opt/swift`; that of the `PATH` when `nil`.
  init(toolchain: String?) throws(Failure) {
    let paths = toolchain.map { folder in
      ["usr/bin/swiftc", "bin/swiftc", "swiftc"].map { "\(folder)/\($0)" }
    }
    program = paths.map { $0.first(where: FileProbe.exists) ?? $0[0] } ?? "swiftc"
    let said = try Self.answer(program, ["--version"])
    guard let version = CompilerVersion(said) else {
      throw .unusable(Self.missing("'\(program)' does not say which version of Swift it is"))
    }
    guard version.isSupported else {
      let oldest = CompilerVersion.oldest.map(String.init).joined(separator: ".")
      throw .unusable(
        .init(
          .compileOldToolchain, "'\(program)' is \(version.name), which is too old",
          suggestion: "install Swift \(oldest) or later, or name its folder with '--toolchain'"))
    }
    self.version = version
    let target = JSONDocument(
      parsing: Array(try Self.answer(program, ["-print-target-info"]).utf8), path: "target-info")
    resources = target.root?.object?["paths"]?.object?["runtimeResourcePath"]?.string ?? ""
  }

  /// What a program prints that always succeeds.
  static func answer(_ program: String, _ arguments: [String]) throws(Failure) -> String {
    let result: ToolProcess
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run(program, arguments)
    } catch {
      throw .unusable(missing("'\(program)' \(error)"))
    }
    guard result.status == 0 else {
      throw .unusable(missing("'\(program)' ended with status \(result.status)"))
    }
    return String(decoding: result.output, as: UTF8.self)
      + String(decoding: result.errors, as: UTF8.self)
  }

  private static func missing(_ summary: String) -> Diagnostic {
    .init(
      .compileNoToolchain, summary,
      suggestion: "install Swift from swift.org, or name the folder of a toolchain with "
        + "'--toolchain'")
  }

  /// What the compiler writes about files; `nil` when it crashes or takes too long because of them.
  ///
  /// - Parameter isPart: Whether the files are a part of those of a run that failed.
  /// - Throws: When it cannot be started, or this process is to end.
  func run(
    _ arguments: [String], files: [String], isPart: Bool = false
  ) throws(Failure) -> CompilerOutput? {
    let start = isPart ? Self.patience.part : Self.patience.run
    let limit = start + Self.patience.file * files.count
    let result: ToolProcess
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run(
        program, arguments + files, limits: ToolProcess.Limits(bytes: 64 << 20, duration: limit))
    } catch .tooSlow, .tooMuchOutput, .signal {
      return nil
    } catch {
      throw .unusable(Self.missing("'\(program)' \(error)"))
    }
    let output = CompilerOutput(String(decoding: result.errors, as: UTF8.self))
    let isSilent = result.status != 0 && output.errors.isEmpty
    return isSilent || output.hasCrashed ? nil : output
  }
}
