import Diagnostics
import Files

/// Why nothing was measured.
public enum CoverageFailure: Error, Hashable, Sendable {
  /// What was named is not there, or cannot be read or written.
  case couldNotRun(Diagnostic)
  /// The command line asks for what goes not together, in one sentence.
  case wrongRequest(String)
}

extension CoverageFailure {
  /// The result of work on the disk.
  static func reading<Value>(
    _ work: () throws(DiskError) -> Value
  ) throws(CoverageFailure) -> Value {
    do {
      return try work()
    } catch {
      throw .couldNotRun(error.diagnostic)
    }
  }
}
