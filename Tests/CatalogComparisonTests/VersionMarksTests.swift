import CatalogModel
import Diagnostics
import SwiftSymbols
import Testing

@testable import CatalogComparison

struct VersionMarksTests {
  private static let sample = SampleSystem()

  private static func marks(_ records: VersionRecord...) -> VersionMarks { VersionMarks(records) }

  @Test("What the first version has already has no mark, what came later names its version")
  func since() throws {
    let more = try Self.sample
      .replacing(
        #"{ "ink""#, with: #"{ "calm": { "$type": "number", "$value": 3 }, "ink""#, in: .tokens
      )
      .replacing("[ok, off]", with: "[ok, off, late]", in: .badge)
      .replacing(
        "public func erase", with: "public func fade() {}\n  public func erase", in: .source)
    let marks = Self.marks(try Self.sample.recorded(), try more.recorded(as: "1.1"))
    #expect(marks.mark(ofToken: "ink").isEmpty)
    #expect(marks.mark(ofToken: "calm").since == "1.1")
    #expect(marks.mark(ofValue: "late", prop: "level", of: "Badge").since == "1.1")
    #expect(marks.mark(ofValue: "ok", prop: "level", of: "Badge").isEmpty)
    let fade = Symbol(
      .method, "fade()", in: ["Badge"], module: "Kit", at: SourceLocation(""))
    #expect(marks.mark(of: fade).since == "1.1")
  }

  @Test("A deprecation names its version, and the first one that may be without the thing")
  func deprecation() throws {
    let other = try Self.sample.replacing(
      #""gap": {"#, with: #""gap": { "$deprecated": "use slow", "#, in: .tokens)
    let marks = Self.marks(
      try Self.sample.recorded(as: "1.2"), try other.recorded(as: "1.3"),
      try other.recorded(as: "1.4"))
    let mark = marks.mark(ofToken: "gap")
    #expect((mark.since, mark.deprecatedIn, mark.until) == (nil, "1.3", "2.0"))
  }

  @Test("What was away for a version is there since it came back")
  func comingBack() throws {
    let other = try Self.sample.replacing("name: Row", with: "name: Line", in: .row)
    let marks = Self.marks(
      try Self.sample.recorded(), try other.recorded(as: "2.0"),
      try Self.sample.recorded(as: "3.0"))
    #expect(marks.mark(ofComponent: "Row").since == "3.0")
    #expect(marks.mark(ofComponent: "Line").isEmpty)
  }

  @Test("One version marks nothing")
  func one() throws {
    #expect(Self.marks(try Self.sample.recorded()).mark(ofToken: "ink").isEmpty)
  }
}
