import Diagnostics
import Files

/// The documents that a command line names: files, folders of them, and standard input.
struct DocumentFiles {
  /// A file before it is read as YAML.
  struct File: Sendable {
    /// As findings name it.
    var path: String
    /// In a tree that spans the disk: see `WorkingFolder`.
    var treePath: String
    var bytes: [UInt8]

    /// The last name of the path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The bytes as text; `nil` when they are not UTF-8, which is reported.
    func text(_ diagnostics: inout [Diagnostic]) -> String? {
      FileTree([path: bytes]).text(at: path, diagnostics: &diagnostics)
    }
  }

  /// The name that stands for standard input.
  static let inputName = "-"

  /// In the order in which they were named; those of a folder sorted; each once.
  private(set) var files: [File] = []
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// The folders that were named, as they were, and hold no document.
  private(set) var emptyFolders: [String] = []
  private var namesFolder = false

  /// The file, where one was named and not a folder.
  var only: File? { namesFolder || files.count != 1 ? nil : files[0] }

  /// Of a folder, the YAML files that are not those of a catalog itself are read.
  static func read(
    _ names: [String], input: DocumentInput?, in folder: WorkingFolder = .current
  ) -> DocumentFiles {
    var documents = DocumentFiles()
    var seen: Set<String> = []
    for name in names {
      if name == inputName, let input {
        let treePath = folder.treePath(of: input.path)
        documents.files.append(File(path: input.path, treePath: treePath, bytes: input.bytes))
      } else {
        documents.add(name, folder, &seen)
      }
    }
    return documents
  }

  /// - Parameter seen: The files that are there already, by their paths in the tree.
  private mutating func add(_ name: String, _ folder: WorkingFolder, _ seen: inout Set<String>) {
    let treePath = folder.treePath(of: name)
    do throws(DiskError) {
      let read = try NamedFiles.read([name], in: folder) { paths in
        paths.filter { Self.isDocument("\(treePath)/\($0)") }
      }
      if read.paths != [treePath] { namesFolder = true }
      for path in read.paths where seen.insert(path).inserted {
        files.append(
          File(path: folder.name(of: path), treePath: path, bytes: read.tree[path] ?? []))
      }
      diagnostics += read.diagnostics.map { $0.mappingPaths(folder.name(of:)) }
      emptyFolders += read.emptyFolders
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    (path.hasSuffix(".yaml") || path.hasSuffix(".yml")) && OtherFile(at: path) == nil
  }
}

/// A document that comes in on standard input.
public struct DocumentInput: Sendable {
  /// The file that it stands for: findings name it, and its folder tells the system.
  public var path: String
  /// What came in.
  public var bytes: [UInt8]

  /// A document with the name of the file that it stands for.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
