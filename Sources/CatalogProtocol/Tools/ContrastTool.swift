import CatalogModel
import ColorScience
import ContrastReports
import DesignTokens
import JSONTree
import ModelContextProtocol
import TokenContrast

/// `contrast`: whether two colours can be told apart.
struct ContrastTool: CatalogTool {
  let declaration = Tool(
    name: "contrast", title: "Compute contrast",
    description: "Computes the WCAG 2 contrast ratio of two colours, given as any CSS colour or as "
      + "the path of a color token. Tokens are measured in every context, or in the one given. "
      + "Translucent colours are composited first.",
    parameters: [
      ToolParameter(
        "foreground", .text, "CSS colour such as '#767676', or token path such as 'color.ink'.",
        isRequired: true),
      ToolParameter("background", .text, "CSS colour or token path.", isRequired: true),
      ToolParameter(
        "over", .texts(of: []),
        "What lies below a translucent background, bottom first: CSS colours or token paths."),
      ToolParameter(
        "use", .choice(ColorTerms.Use.allCases.map(\.rawValue)),
        "What the foreground is; it decides which ratio is asked for.", default: "text"),
      ToolParameter(
        "system", .text,
        "Folder name of the tokens' design system; needed where several have them."),
      ToolParameter(
        "context", .names, "The context of tokens, such as {\"appearance\": \"dark\"}."),
    ],
    output: .object([
      .init("use", .text),
      .init("required", .number, "The ratio that AA asks for."),
      .init(
        "results",
        .list(
          .object([
            .init("context", .text, "'every context', or where it holds."),
            .init("ratio", .number, "From 1 to 21, not rounded.", optional: true),
            .init(
              "level", .nullable(.text), "'AAA', 'AA', or null when AA is missed.", optional: true),
            .init("foregroundHex", .text, "As seen.", optional: true),
            .init("backgroundHex", .text, "As seen.", optional: true),
            .init(
              "summary", .text, "In words, with the nearest colours that would pass.",
              optional: true),
            .init("unknown", .text, "Why there is no ratio.", optional: true),
          ]))),
    ]))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let use = arguments.text("use").flatMap(ColorTerms.Use.init) ?? .text
    let question = try ContrastQuestion(arguments, use: use, in: library)
    return [
      "use": .string(use.rawValue),
      "required": .double(use.contrastUse.threshold(.aa) ?? 1),
      "results": .array(try question.results()),
    ]
  }
}
