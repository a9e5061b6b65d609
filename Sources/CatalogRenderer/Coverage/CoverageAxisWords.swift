import CatalogModel
import DocumentationCoverage

extension CoverageAxis {
  /// The id of its part of the page.
  var anchor: String { "axis-\(rawValue)" }

  /// What is asked.
  var summary: String {
    switch self {
    case .summary: "The comment begins with a paragraph, which lists show alone."
    case .parameters: "Every parameter is explained."
    case .returns: "The result is explained."
    case .throws: "The errors are explained."
    case .names: "Every parameter that is explained exists."
    case .text: "The comment says more than a placeholder."
    }
  }

  /// What a comment lacks or has too much: the names say which.
  func detail(_ names: [String]) -> String {
    let names = names.joined(separator: ", ")
    return switch self {
    case .summary: "no paragraph first"
    case .parameters: names.isEmpty ? "parameters not explained" : "not explained: \(names)"
    case .returns: "result not explained"
    case .throws: "errors not explained"
    case .names: "no such parameter: \(names)"
    case .text: names.isEmpty ? "a placeholder" : "only says: \(names)"
    }
  }
}

extension CoverageFacet.Kind {
  /// What is asked, as a sentence.
  var summary: String {
    switch self {
    case .pages: "Every component folder has metadata and a preview that could be read."
    case .examples: "Every component has an example of its own."
    case .agentExamples: "Every component occurs in valid agent YAML."
    case .previews: "Every component has a preview that draws something."
    case .tokenDescriptions: "Every token has a description."
    case .claimedViews: "Every public view of the Swift sources belongs to a component."
    case .props: "The props of every component agree with the Swift initialiser."
    }
  }

  /// The id of its part of the page.
  var anchor: String { "facet-\(Slug.of(rawValue))" }
}
