import CatalogLoader
import CatalogModel
import Testing

/// Texts of Swift that components take over until somebody writes their own.
@Suite struct SwiftTextsTests {
  private let source = """
    /// A **word** in `colour`
    /// and ``Shape``.
    ///
    /// More.
    public struct Badge {
      /// Makes it.
      /// - Parameters:
      ///   - text: The word.
      ///   - size: How large it is.
      public init(_ text: String, sized size: Int) {}
      /// Makes another.
      /// - Parameter text: The same word.
      public init(text: String, tone: Int) {}
    }
    extension View {
      /// Puts a badge at a corner.
      public func badge(count: Int) -> some View { self }
    }
    """

  private func component(_ more: String, from source: String? = nil) -> CatalogLoader.Result {
    var files =
      [
        "one/system.yaml": "name: One\nsummary: x\nmodules: [{ name: Kit, path: Sources }]\n",
        "one/Sources/Kit.swift": source ?? self.source,
        "one/components/badge/component.yaml": "name: Badge\nlayer: component\n" + more,
      ] as [String: String?]
    for name in ["preview.mustache", "preview.css"] { files["one/components/badge/" + name] = "" }
    return load(files)
  }

  private let props = "props: [{ name: text, type: string }, { name: sized, type: integer }]\n"

  @Test func theCommentIsTheSummaryAndDescribesTheProps() throws {
    let result = component(props)
    #expect(result.messages == [])
    let badge = try #require(result.system?.components.first)
    #expect(badge.summary == "A word in colour and Shape.")
    #expect(badge.contract.props.map(\.description) == ["The word.", "How large it is."])
  }

  @Test func ownTextsCount() throws {
    let own = "summary: Mine.\nprops: [{ name: sized, type: integer, description: Own. }]\n"
    let badge = try #require(component(own).system?.components.first)
    #expect(badge.summary == "Mine.")
    #expect(badge.contract.props.map(\.description) == ["Own."])
  }

  @Test func aModifierIsDescribedByItsMethod() throws {
    let swift = "swift: { type: View, form: modifier, call: badge }\n"
    let badge = try #require(component(swift).system?.components.first)
    #expect(badge.summary == "Puts a badge at a corner.")
  }

  @Test func aStyleIsDescribedByTheMemberThatGivesIt() throws {
    let source = """
      /// A style.
      public struct Calm: ButtonStyle {}
      extension ButtonStyle where Self == Calm {
        /// Calm, and wide.
        ///
        /// - Parameter sized: How wide.
        public static func calm(sized: Int) -> Calm { Calm() }
        public static var plain: Calm { Calm() }
      }
      """
    let swift = "swift: { type: Calm, form: style, call: buttonStyle, member: "
    let props = "props: [{ name: sized, type: integer }]\n"
    let calm = component(swift + "calm() }\n" + props, from: source).system?.components.first
    #expect(calm?.summary == "Calm, and wide.")
    #expect(calm?.contract.props.map(\.description) == ["How wide."])
    #expect(
      component(swift + "plain }\n", from: source).system?.components.first?.summary == "A style.")
  }

  @Test func whatInitWroteForWantOfACommentGivesWay() throws {
    let stated = "summary: Not described in the source yet.\n"
    #expect(component(stated).system?.components.first?.summary == "A word in colour and Shape.")
    let bare = component(stated, from: "public struct Badge {}")
    #expect(bare.system?.components.first?.summary == "Not described in the source yet.")
    #expect(bare.messages == [])
  }

  @Test func thatNothingDescribesAComponentIsTold() {
    let result = component("", from: "public struct Badge {}")
    #expect(
      result.messages == [
        "one/components/badge/component.yaml:1:1: nothing says what Badge is [component/no-summary]"
      ])
    // The comment may stand where the file cannot be read.
    let broken = component("", from: "public struct Badge {}\nfunc (")
    #expect(!broken.messages.contains { $0.contains("no-summary") })
  }
}
