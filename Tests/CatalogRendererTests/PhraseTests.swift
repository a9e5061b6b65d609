import DefaultTheme
import InterfaceStrings
import PreviewPaint
import ReportFacts
import SwiftSymbols
import Testing

@testable import CatalogRenderer

/// What Swift code says stands in the strings files; what they hold, something says.
struct PhraseTests {
  private static let strings = Theme().strings

  private static let phrases: [any Phrase.Type] = [
    APIPhrase.self, AgentsPhrase.self, ChangeKindPhrase.self, ChangePhrase.self,
    ChangeReasonPhrase.self, ComponentPhrase.self, ComponentsPhrase.self,
    ContextPhrase.self,
    ContrastPhrase.self, CoveragePhrase.self, EffectPhrase.self, ExamplePhrase.self,
    FramePhrase.self,
    GuidePhrase.self, HealthPhrase.self, LanguagePhrase.self, LayerNamePhrase.self,
    LayerPhrase.self, LayerSummaryPhrase.self, ListPhrase.self, MarkdownPhrase.self,
    MatrixPhrase.self, MemberPhrase.self, OutlinePhrase.self, RulesPhrase.self,
    ScreensPhrase.self, SpecsPhrase.self, StartPhrase.self, StatusPhrase.self, SystemPhrase.self,
    TokenGroupPhrase.self, TokenPanelPhrase.self, TokenTypePhrase.self, TokensPhrase.self,
    UnreadPhrase.self, UnreadReason.Kind.self, UnreadReason.Role.self, ValuePhrase.self,
    ChangeValuePhrase.self, VersionsPhrase.self,
  ]

  private static func keys<P: Phrase>(_ phrases: P.Type) -> [String] { P.allCases.map(\.key) }

  @Test("Every phrase of the code is in the English file")
  func everyPhraseIsThere() {
    let known = Set(Self.strings.words(for: "en").keys)
    for phrases in Self.phrases {
      #expect(Self.keys(phrases).filter { !known.contains($0) } == [])
    }
    for kind in Symbol.Kind.allCases {
      #expect(known.isSuperset(of: ["kinds.\(kind.rawValue)", "kindTitles.\(kind.rawValue)"]))
    }
  }

  @Test("Nothing is wrong with a language, and none lacks a phrase")
  func languagesAreComplete() {
    #expect(Self.strings.languages == ["en", "ru"])
    #expect(Self.strings.diagnostics == [])
  }

  @Test("Every phrase of the files is said by a template or by the code")
  func everyPhraseIsSaid() {
    let templates = DefaultTheme.files.filter { $0.key.hasSuffix(".mustache") }.values
    let spoken = Set(Self.phrases.flatMap { Self.keys($0) })
    let dynamic: Set<String> = ["kinds", "kindTitles", "language", "numbers"]
    let unsaid = Self.strings.words(for: "en").keys.filter { key in
      !spoken.contains(key) && !dynamic.contains { key.hasPrefix($0 + ".") }
        && !templates.contains { $0.contains("{{words.\(key)}}") }
    }
    #expect(unsaid == [])
  }
}
