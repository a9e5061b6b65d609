import Diagnostics
import SwiftSymbols

/// Turns what the compiler says about files of pieces, or of sources, into findings.
public struct CompilerReport: Sendable {
  /// Who tells mistakes from gaps.
  public var judge: MessageJudge
  /// The platform that the code was compiled for, as notes name it.
  public var platform: String

  /// A report of messages that came of compiling for a platform.
  public init(_ judge: MessageJudge, platform: String) {
    self.judge = judge
    self.platform = platform
  }

  /// The findings about pieces, by the numbers of the pieces.
  ///
  /// - Parameters:
  ///   - output: What the compiler wrote about the batch.
  ///   - batch: The files that it read.
  ///   - snippets: All pieces of the plan.
  public func findings(
    in output: String, about batch: SnippetBatch, _ snippets: [Snippet]
  ) -> [Int: [Diagnostic]] {
    let messages = Dictionary(grouping: CompilerMessage.errors(in: output)) {
      $0.file.hasPrefix("S") ? Int($0.file.dropFirst()) ?? -1 : -1
    }
    var found: [Int: [Diagnostic]] = [:]
    for file in batch.files {
      guard !file.isWrong else {
        for number in file.snippets {
          found[number] = wrong(snippets[number], messages[number] ?? [])
        }
        continue
      }
      for number in file.snippets {
        guard let errors = messages[number] else { continue }
        found[number] = findings(errors, in: snippets[number])
      }
    }
    return found
  }

  private func findings(_ errors: [CompilerMessage], in snippet: Snippet) -> [Diagnostic] {
    judge.findings(errors).map { finding in
      diagnostic(
        finding.verdict, finding.message, at: location(finding.message, in: snippet),
        code: snippet.hasLines ? nil : snippet, advice: MessageJudge.advice(for: snippet))
    }
  }

  private func location(_ message: CompilerMessage, in snippet: Snippet) -> SourceLocation {
    snippet.location(
      line: max(1, message.line - SnippetWriter.firstLine + 1), column: message.column)
  }

  /// Code that has to be refused, and for a reason of its own.
  private func wrong(_ snippet: Snippet, _ errors: [CompilerMessage]) -> [Diagnostic] {
    let place = SourceLocation(snippet.path, line: max(1, snippet.firstLine - 1))
    guard let first = errors.first else {
      return [
        .init(
          .compileWrongCompiles, "this code is marked as wrong, and compiles", at: place,
          suggestion: "remove the word 'wrong', or show code that the compiler refuses")
      ]
    }
    let verdicts = errors.map(judge.verdict)
    if verdicts.contains(.mistake) || !judge.isStandIn { return [] }
    return [
      .init(
        .compileUnknownToInterface,
        "whether this code is wrong is not known to the interface", at: place,
        notes: [.init("the compiler says: \(first.text)")], suggestion: Self.inXcode)
    ]
  }

  /// The findings about the sources of a module.
  ///
  /// - Parameters:
  ///   - output: What the compiler wrote.
  ///   - files: The sources, as their numbers count them.
  public func findings(in output: String, about files: [SourceFile]) -> [Diagnostic] {
    let grouped = Dictionary(grouping: CompilerMessage.errors(in: output)) { message in
      message.file.hasPrefix("F") ? Int(message.file.dropFirst()) ?? -1 : -1
    }
    return grouped.sorted { $0.key < $1.key }.flatMap { number, messages -> [Diagnostic] in
      guard files.indices.contains(number) else { return [] }
      func place(_ message: CompilerMessage) -> SourceLocation {
        SourceLocation(
          files[number].path, line: max(1, message.line - SnippetWriter.firstLine + 1),
          column: message.column)
      }
      return judge.findings(messages).map { finding in
        diagnostic(
          finding.verdict, finding.message, at: place(finding.message), code: nil,
          advice: "correct the source")
      }
    }
  }

  private func diagnostic(
    _ verdict: MessageJudge.Verdict, _ message: CompilerMessage, at location: SourceLocation,
    code snippet: Snippet?, advice: String
  ) -> Diagnostic {
    let line = message.line - SnippetWriter.firstLine
    let code = snippet?.text.split(separator: "\n", omittingEmptySubsequences: false)
    var notes: [Diagnostic.Note] = []
    if let code, code.indices.contains(line) {
      notes.append(.init("line \(line + 1) of its code: \(code[line].drop { $0 == " " })"))
    }
    if case .unknown(let name) = verdict {
      notes.append(.init("the compiler says: \(message.text)"))
      return .init(
        .compileUnknownToInterface,
        "'\(name)' is not known to the interface of the frameworks",
        at: location, notes: notes, suggestion: Self.inXcode)
    }
    notes.append(.init("compiled for \(platform)"))
    return .init(.compileError, message.text, at: location, notes: notes, suggestion: advice)
  }

  private static let inXcode = "check it with Xcode, or with '--sdk' on a Mac"
}
