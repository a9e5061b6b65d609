import Testing

@testable import CatalogComparison

struct VersionCheckTests {
  private func comparison(
    from old: String, to new: String, breaks: Bool = true
  ) throws -> SystemComparison {
    let sample = SampleSystem()
    func with(_ version: String, _ sample: SampleSystem) throws -> SampleSystem {
      try sample.replacing(
        "summary: A sample.", with: "summary: A sample.\nversion: \"\(version)\"", in: .manifest)
    }
    let change =
      breaks
      ? try sample.replacing("default: ok", with: "default: off", in: .badge)
      : try sample.replacing("[ok, off]", with: "[ok, off, late]", in: .badge)
    return SystemComparison(
      try with(old, sample).version(), try with(new, change).version())
  }

  @Test(
    "A version that goes far enough is fine",
    arguments: [
      ("1.2.0", "2.0.0"), ("1.2.0", "3.1.0"), ("0.3.1", "0.4.0"), ("1.2", "next"),
      ("2.0.0-rc.1", "2.0.0"),
    ])
  func enough(old: String, new: String) throws {
    #expect(try comparison(from: old, to: new).diagnostics.isEmpty)
  }

  @Test("A version that stays is a warning")
  func same() throws {
    let found = try comparison(from: "1.2.0", to: "1.2.0").diagnostics
    #expect(found.map(\.id.name) == ["compare/version"])
    #expect(
      found.first?.summary == "the version of Kit is still 1.2.0, and the changes need a major step"
    )
    #expect(found.first?.suggestion == "state 2.0.0 or later as 'version' in system.yaml")
    #expect(found.first?.location?.path == "system.yaml")
  }

  @Test("A version that goes too short a way is a warning")
  func tooShort() throws {
    #expect(
      try comparison(from: "1.2.0", to: "1.3.0").diagnostics.map(\.summary) == [
        "the version of Kit goes from 1.2.0 to 1.3.0, and the changes need a major step"
      ])
    #expect(
      try comparison(from: "2.0.0", to: "1.9.0").diagnostics.map(\.summary) == [
        "the version of Kit goes back from 2.0.0 to 1.9.0"
      ])
  }

  @Test("Before 1.0.0 what breaks is a minor step")
  func beforeTheFirst() throws {
    #expect(try comparison(from: "0.3.1", to: "0.3.2").step == .minor)
    #expect(try comparison(from: "1.0.0", to: "1.1.0").step == .major)
    #expect(try comparison(from: "1.0.0", to: "1.1.0", breaks: false).step == .minor)
  }
}
