import Diagnostics
import SwiftSymbols

/// Turns what the compiler says about files of pieces, or of sources, into findings.
public struct CompilerReport: Sendable {
  /// Who tells mistakes from gaps.
  public var judge: MessageJudge
  /// The platform that the code was compiled for, as notes name it.
  public var platform: String
  /// The first version of it that the code has to run on; `nil` where nobody says.
  public var minimum: String?

  /// A report of messages that came of compiling for a platform.
  public init(_ judge: MessageJudge, platform: String, minimum: String? = nil) {
    self.judge = judge
    self.platform = platform
    self.minimum = minimum
  }

  /// What tells the compiler for which version of the platform the code is.
  public var versionArguments: [String] {
    judge.isStandIn
      ? ["-package-description-version", minimum ?? InterfaceAvailability.any] : []
  }

  /// The findings about pieces, by the numbers of the pieces.
  ///
  /// - Parameters:
  ///   - errors: What the compiler said about the batch.
  ///   - batch: The files that it read.
  ///   - plan: What the batch is a part of.
  ///   - snippets: All pieces of the plan.
  public func findings(
    _ errors: [CompilerMessage], about batch: SnippetBatch, of plan: SnippetPlan,
    _ snippets: [Snippet]
  ) -> [Int: [Diagnostic]] {
    var messages = Dictionary(grouping: errors) { $0.number(after: "S") ?? -1 }
    for (number, ranges) in plan.availability {
      messages[number] = messages[number]?.filter { !isAssured($0, by: ranges) }
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
        let errors = (messages[number] ?? []).filter { error in
          // An example may be a call that draws nothing: one that plays a haptic.
          !(snippets[number].isExample && error.text.hasPrefix(Self.nothingDrawn))
        }
        if !errors.isEmpty { found[number] = findings(errors, in: snippets[number]) }
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
    let isRefused = errors.contains { error in
      switch judge.verdict(error) {
      case .mistake, .newer: true
      case .unknown, .vague: false
      }
    }
    if isRefused || !judge.isStandIn { return [] }
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
  ///   - errors: What the compiler said.
  ///   - files: The sources, as their numbers count them.
  ///   - written: What the compiler read of them.
  public func findings(
    _ errors: [CompilerMessage], about files: [SourceFile], _ written: [ModuleFile]
  ) -> [Diagnostic] {
    let all = Dictionary(grouping: errors) { $0.number(after: "F") ?? -1 }
    let grouped = all.map { number, messages in
      let ranges = written.indices.contains(number) ? written[number].availability : []
      return (key: number, value: messages.filter { !isAssured($0, by: ranges) })
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

  /// Whether a message is about something newer in a part that only runs where that is there.
  private func isAssured(_ message: CompilerMessage, by ranges: [AvailableRange]) -> Bool {
    guard let version = message.neededVersion else { return false }
    let line = message.line - SnippetWriter.firstLine + 1
    return ranges.contains {
      $0.assures(platform, version, line: line, column: message.column)
    }
  }

  private func diagnostic(
    _ verdict: MessageJudge.Verdict, _ message: CompilerMessage, at location: SourceLocation,
    code snippet: Snippet?, advice: String
  ) -> Diagnostic {
    let line = message.line - SnippetWriter.firstLine
    let code = snippet.map { SourceFile.lines(of: $0.text) }
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
    if case .newer(let name, let version) = verdict {
      return .init(
        .compileNewer,
        "'\(name)' needs \(platform) \(version), and the system supports "
          + "\(platform) \(minimum ?? "")", at: location, notes: notes,
        suggestion:
          "write it in 'if #available(\(platform) \(version), *)', or raise the minimum in "
          + "system.yaml")
    }
    notes.append(.init("compiled for \(platform)"))
    return .init(.compileError, message.text, at: location, notes: notes, suggestion: advice)
  }

  private static let nothingDrawn = "type '()' cannot conform to 'View'"
  private static let inXcode = "check it with Xcode, or with '--sdk' on a Mac"
}

extension CompilerMessage {
  /// The number of the piece or source that it is about, by which the compiler calls it.
  fileprivate func number(after letter: String) -> Int? {
    file.hasPrefix(letter) ? Int(file.dropFirst()) : nil
  }
}
