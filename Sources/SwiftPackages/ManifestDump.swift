import Diagnostics
import Files
import JSONTree
import SwiftSymbols

/// Asks SwiftPM what a manifest says: it runs the manifest, so nothing is left unknown.
///
/// A manifest is a program. Whoever reads a package may not want to run it, so this is only done
/// when it is asked for.
enum ManifestDump {
  /// Why there is no answer.
  enum Failure: Error, Hashable {
    /// SwiftPM cannot be run.
    case process(ToolProcess.Failure)
    /// It does not accept the manifest, and says this.
    case refused(String)
    /// Its answer is not understood.
    case answer
    /// Nobody asked to run it.
    case notAsked

    func diagnostic(gap: PackageManifest.Gap?, path: String) -> Diagnostic {
      if let gap, gap.isFault { return fault(gap) }
      let notes = [Diagnostic.Note(reason), Self.folders]
      let part = gap.map { "'\($0.source)' in the manifest" } ?? "the manifest"
      return .init(
        .packageManifest, "\(part) cannot be understood without running it",
        at: gap?.location ?? SourceLocation(path), notes: notes,
        suggestion: advice + "name the folders of the sources with --source")
    }

    /// Running does not help with what is no Swift.
    private func fault(_ gap: PackageManifest.Gap) -> Diagnostic {
      .init(
        .packageManifest, "\(gap.source), so the manifest cannot be read", at: gap.location,
        notes: self == .notAsked ? [Self.folders] : [.init(reason), Self.folders],
        suggestion: "correct it so that the Swift compiler accepts it, or name the folders of the "
          + "sources with --source")
    }

    private static let folders = Diagnostic.Note(
      "every folder of 'Sources' that holds Swift files is read instead")

    /// The first half of a suggestion, where running the manifest would help.
    private var advice: String {
      self == .notAsked
        ? "let SwiftPM run it with '--run-manifest' if you trust the package, or " : ""
    }

    private var reason: String {
      switch self {
      case .notAsked: "a manifest is a program, and is only run when that is asked for"
      case .process(let failure): "'swift' \(failure)"
      case .refused(let words): "'swift package dump-package' says: \(words)"
      case .answer: "the answer of 'swift package dump-package' is not understood"
      }
    }
  }

  static func manifest(of root: PackageRoot) -> Result<PackageManifest, Failure> {
    do throws(ToolProcess.Failure) {
      let arguments = ["package", "--package-path", root.absolute("") ?? root.path, "dump-package"]
      return manifest(in: try ToolProcess.run("swift", arguments))
    } catch {
      return .failure(.process(error))
    }
  }

  static func manifest(in process: ToolProcess) -> Result<PackageManifest, Failure> {
    guard process.status == 0 else {
      return .failure(.refused(firstError(in: String(decoding: process.errors, as: UTF8.self))))
    }
    let document = JSONDocument(parsing: process.output, path: "dump-package")
    guard let manifest = document.root.flatMap(PackageDescription.manifest) else {
      return .failure(.answer)
    }
    return .success(manifest)
  }

  /// The line that says what is wrong; the first one where none does.
  private static func firstError(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("error:") } ?? lines.first ?? "nothing"
    return String(line.prefix(200))
  }
}
