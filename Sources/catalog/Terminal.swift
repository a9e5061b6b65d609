import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a command prints, and how it ends.
///
/// What cannot be printed ends the tool with status 2, since a cut report would read as a whole
/// one; only a reader who closes a pipe has seen enough.
enum Terminal {
  /// Prints findings: text to standard error, where a person reads it; every other form to
  /// standard output, where a program does.
  static func report(_ diagnostics: [Diagnostic], as format: DiagnosticFormat) {
    let isColored = format == .text && paints(STDERR_FILENO)
    let text = format.report(diagnostics, isColored: isColored)
    write(text, to: format == .text ? STDERR_FILENO : STDOUT_FILENO, keepsPaint: isColored)
  }

  /// Whether standard output is a terminal that shows colours.
  static var paintsOutput: Bool { paints(STDOUT_FILENO) }

  private static func paints(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("NO_COLOR") == nil
  }

  /// `2 errors, 1 warning`
  static func counts(of diagnostics: [Diagnostic]) -> String {
    let different = Set(diagnostics)
    let counts = Diagnostic.Severity.allCases.reversed().map { severity in
      (count: different.count { $0.severity == severity }, noun: severity.rawValue)
    }
    return counts.filter { $0.count > 0 }.map { $0.count.counted($0.noun) }
      .joined(separator: ", ")
  }

  /// `no findings`, or how many findings there are of which kind.
  static func outcome(of diagnostics: [Diagnostic]) -> String {
    diagnostics.isEmpty ? "no findings" : counts(of: diagnostics)
  }

  /// Ends with the status that findings mean, unless nothing is wrong.
  static func end(_ diagnostics: [Diagnostic], isStrict: Bool = false) throws {
    let verdict = Verdict(diagnostics, isStrict: isStrict)
    if verdict != .fine { throw ExitCode(verdict.rawValue) }
  }

  /// Prints what a program or another command reads.
  static func output(_ text: String) {
    write(text, to: STDOUT_FILENO, keepsPaint: paintsOutput)
  }

  /// Prints a line for a person.
  static func note(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// Runs what may fail for reasons that are not the content's, and ends with status 2 then.
  static func orExit<Value, Failure: DiagnosedError>(
    _ work: () throws(Failure) -> Value
  ) throws -> Value {
    do {
      return try work()
    } catch {
      write(DiagnosticFormat.text.report([error.diagnostic]), to: STDERR_FILENO)
      throw ExitCode(2)
    }
  }

  /// Ends with what a command line or a command that failed is told. What asks for help or the
  /// version goes to standard output.
  static func exit(with error: any Error) -> Never {
    let code = CatalogCommand.exitCode(for: error)
    let message = CatalogCommand.fullMessage(for: error)
    if code.isSuccess || message.isEmpty { CatalogCommand.exit(withError: error) }
    note(message)
    CatalogCommand.exit(withError: code)
  }

  /// Ends with a mistake of a command line that a command found when it ran, as if it had been found
  /// before: with the usage of the command.
  static func exit(with error: ValidationError, of command: any ParsableCommand.Type) -> Never {
    let usage = CatalogCommand.usageString(for: command)
    let words = usage.split(separator: " ")
    let name = words.prefix { $0.first?.isLetter == true }.joined(separator: " ")
    note("Error: \(error.message)\nUsage: \(usage)\n  See '\(name) --help' for more information.")
    CatalogCommand.exit(withError: ExitCode.validationFailure)
  }

  /// The one way to either output. Standard error is for a person and standard output may be a
  /// terminal: there a text that is quoted from a file must not move the cursor.
  private static func write(_ text: String, to descriptor: Int32, keepsPaint: Bool = false) {
    let isShown = descriptor == STDERR_FILENO || isatty(descriptor) == 1
    let text = isShown ? TerminalText.printable(text, keepsPaint: keepsPaint) : text
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.writeOnce(descriptor, $0) }
      if count < 0 {
        if errno != EPIPE { refuse(descriptor, errno) }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func refuse(_ descriptor: Int32, _ reason: Int32) -> Never {
    if descriptor != STDERR_FILENO {
      let error = Diagnostic(
        .outputUnwritable, "standard output cannot be written",
        notes: [.init(String(cString: strerror(reason)))])
      write(DiagnosticFormat.text.report([error]), to: STDERR_FILENO)
    }
    CatalogCommand.exit(withError: ExitCode(Verdict.couldNotRun.rawValue))
  }

  /// Bytes written; negative on an error that is not an interruption.
  private static func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

extension Int {
  /// `1 token`, `2 tokens`
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

/// An error that knows how to tell the user about itself.
protocol DiagnosedError: Error {
  var diagnostic: Diagnostic { get }
}

extension FolderError: DiagnosedError {}
extension DiskError: DiagnosedError {}
