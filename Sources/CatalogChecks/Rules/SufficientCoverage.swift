import Diagnostics

/// `coverage/…`: the Swift sources are documented as far as the system asks, and every excuse has
/// a reason and is needed.
///
/// What the figures rest on is counted by ``DocumentationCoverage/CoverageReport``. Its warnings
/// about single comments are left to `catalog coverage`, which lists them.
enum SufficientCoverage: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.coverage.diagnostics().filter { found in
      found.severity == .error || found.id == "coverage/excuse-without-reason"
    }.map { found in
      var found = found
      found.location = found.location ?? subject.system.coverageLocation
      return found
    }
  }
}
