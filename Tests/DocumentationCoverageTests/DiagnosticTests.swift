import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import Testing

struct DiagnosticTests {
  @Test func undocumentedSymbols() {
    let text = """
      public struct Button {
        public init(_ label: String) {}
        public static func make() {}
      }
      open class Sheet {}
      """
    #expect(
      report(text).messages("coverage/undocumented") == [
        """
        A.swift:1:15: warning: struct Button is public and has no documentation comment
        help: write a summary above it: /// …
        """,
        """
        A.swift:2:10: warning: initialiser Button.init(_:) is public and has no documentation \
        comment
        help: write a summary above it: /// …
        """,
        """
        A.swift:3:22: warning: static method Button.make() is public and has no documentation \
        comment
        help: write a summary above it: /// …
        """,
        """
        A.swift:5:12: warning: class Sheet is open and has no documentation comment
        help: write a summary above it: /// …
        """,
      ])
  }

  @Test func inheritedTexts() {
    #expect(
      CoverageReport([module([.inherited])]).messages("coverage/undocumented") == [
        """
        A.swift:1:1: warning: struct S0 is public and has only an inherited comment
        help: write a summary above it: /// … or credit inherited comments
        """
      ])
  }

  @Test func regressionsAreErrors() {
    let baseline = CoverageBaseline(CoverageReport([module([.none])]))
    let report = CoverageReport([module([.none, .none])], baseline: baseline)
    #expect(
      report.diagnostics().map(\.text) == [
        """
        error: 1 symbol is undocumented and not in the baseline
        help: document the symbol that the baseline does not list: struct S1
        """,
        """
        A.swift:1:1: warning: struct S0 is public and has no documentation comment
        help: write a summary above it: /// …
        """,
        """
        A.swift:2:1: error: struct S1 is public and has no documentation comment
        note: the baseline does not list it
        help: write a summary above it: /// …
        """,
      ])
  }

  @Test func minimaThatAreNotReached() {
    let settings = CoverageSettings(minimum: 90.5, minimumPerFile: 50)
    let report = CoverageReport([module([.own, .none, .none, .none, .none])], settings: settings)
    #expect(
      report.messages("coverage/below-minimum") == [
        """
        error: 20 % of the symbols are documented, and 90.5 % must be
        help: document 4 more symbols to reach 90.5 %: struct S1, struct S2, struct S3, …
        """
      ])
    #expect(
      report.messages("coverage/file-below-minimum") == [
        """
        A.swift: error: 20 % of the symbols in A.swift are documented, and 50 % must be
        help: document 2 more symbols in A.swift to reach 50 %: struct S1, struct S2, struct S3, …
        """
      ])
  }

  @Test func anOutdatedBaseline() {
    let old = CoverageReport([module(Array(repeating: .none, count: 7))])
    let now = CoverageReport([module([.own])], baseline: CoverageBaseline(old))
    #expect(
      now.messages("coverage/outdated-baseline") == [
        """
        warning: the baseline lists 7 symbols that are documented, excused or gone
        note: Kit: S0
        note: Kit: S1
        note: Kit: S2
        note: Kit: S3
        note: Kit: S4
        note: and 2 more
        help: write the baseline again, so that what was gained is kept
        """
      ])
  }

  @Test func modulesWithoutSymbolsAndFilesThatCouldNotBeRead() {
    var empty = module([])
    empty.incompleteFiles = ["A.swift"]
    #expect(
      CoverageReport([empty]).diagnostics().map(\.text) == [
        """
        warning: module Kit has nothing to count
        help: check that its sources are named, and that they declare what counts
        """,
        """
        A.swift: warning: the figures of module Kit are incomplete
        note: a part of this file could not be read
        help: fix the file, then look at the figures again
        """,
      ])
  }

  @Test func theOrderIsThatOfThePlaces() {
    let text = "public struct A {}\n/// TODO\npublic struct B {}\npublic struct C {}"
    #expect(report(text).diagnostics().compactMap(\.location?.line) == [1, 3, 4])
  }
}
