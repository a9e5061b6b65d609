import Diagnostics
import SwiftSymbols

/// Files that one run of the compiler reads together.
public struct SnippetBatch: Hashable, Sendable {
  /// The files, whose names differ.
  public var files: [SnippetFile]
  /// For a part of `Package.swift`, the version of the tools that it is for.
  public var toolsVersion: String? { files.first?.toolsVersion }

  /// The most files of one run. Twice as many take more than twice the memory and no less time.
  public static let limit = 400

  /// Two halves, to find the file with which the compiler does not get to its end.
  public var halves: [SnippetBatch] {
    let middle = files.count / 2
    return [files[..<middle], files[middle...]].map { SnippetBatch(files: Array($0)) }
  }

  /// Divides files so that no run has too many, or two that conform a type to the same protocol.
  static func divide(_ files: [SnippetFile]) -> [SnippetBatch] {
    var batches: [(batch: SnippetBatch, conformances: Set<String>)] = []
    for file in files {
      let index =
        file.toolsVersion != nil
        ? nil
        : batches.firstIndex {
          $0.batch.toolsVersion == nil && $0.batch.files.count < limit
            && $0.conformances.isDisjoint(with: file.conformances)
        }
      if let index {
        batches[index].batch.files.append(file)
        batches[index].conformances.formUnion(file.conformances)
      } else {
        batches.append((SnippetBatch(files: [file]), file.conformances))
      }
    }
    return batches.map(\.batch)
  }
}

/// All pieces of a system, ready for the compiler.
public struct SnippetPlan: Sendable {
  /// What one run of the compiler reads, each.
  public var batches: [SnippetBatch] = []
  /// The parts that only run from some version on, by the numbers of the pieces.
  public var availability: [Int: [AvailableRange]] = [:]
  /// What is told without a compiler, by the numbers of the pieces.
  public var findings: [Int: [Diagnostic]] = [:]
  /// How many pieces are left out because they are marked so, or import what is not known.
  public var skippedCount = 0

  /// Plans the runs for one platform.
  ///
  /// - Parameters:
  ///   - snippets: Those of a page one after the other.
  ///   - configuration: The platform.
  ///   - imports: The modules of the system, and what every file of an app imports.
  ///   - known: All modules that the compiler finds.
  ///   - declared: The names that the system declares.
  ///   - isStandIn: Whether the compiler is another than that of the platform.
  ///   - chosen: The numbers of the pieces that are meant; all when `nil`. Their pages come along.
  public init(
    _ snippets: [Snippet], _ configuration: SourceConfiguration, imports: [String],
    known: Set<String>, declared: Set<String>, isStandIn: Bool, pages chosen: Set<String>? = nil
  ) {
    var files = SnippetFiles(imports: imports, declared: declared)
    for (number, snippet) in snippets.enumerated() where chosen?.contains(snippet.page) ?? true {
      guard snippet.origin != .fence(.fragment) else {
        skippedCount += 1
        continue
      }
      let reader = SnippetReader(snippet, configuration, isStandIn: isStandIn)
      if let fault = reader.fault {
        if snippet.origin != .fence(.wrong) { findings[number] = [fault] }
        continue
      }
      let unknown = reader.imports.filter { !known.contains($0.name) }
      guard unknown.isEmpty else {
        findings[number] = unknown.map { module in
          Self.unknown(module.name, at: snippet.location(line: module.line, column: 1))
        }
        skippedCount += 1
        continue
      }
      if !reader.source.availability.isEmpty { availability[number] = reader.source.availability }
      files.add(reader, number: number)
    }
    files.finish()
    batches = SnippetBatch.divide(files.files)
  }

  /// The finding about a module that is not known.
  public static func unknown(_ module: String, at location: SourceLocation) -> Diagnostic {
    .init(
      .compileUnknownModule, "the module '\(module)' is not known, so what it declares is not",
      at: location,
      suggestion: "declare what the code uses of it in 'interfaces/\(module).swift' in the "
        + "folder of the system")
  }
}
