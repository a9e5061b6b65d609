import ArgumentParser

/// Ends with a wrong command line unless something is right.
func demand(_ isRight: Bool, orSay sentence: String) throws {
  if !isRight { throw CoverageCommand.wrong(sentence) }
}

extension CoverageCommand {
  /// Says why a command line is wrong, and is the end that belongs to it.
  ///
  /// A `ValidationError` that is found so late would name the help of the whole tool.
  static func wrong(_ sentence: String) -> ExitCode {
    Terminal.note("Error: \(sentence).\nSee 'catalog coverage --help' for more information.")
    return .validationFailure
  }
}
