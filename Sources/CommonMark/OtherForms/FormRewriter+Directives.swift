// MARK: - Directives

extension FormRewriter {
  mutating func readDirective(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard spend(content.count),
      let directive = DirectiveLine.directive(at: content.startIndex, of: body, isDocC: isDocC)
    else { return false }
    resume = max(resume, directive.end)
    let lead = line.indentation
    if DirectiveLine.settings.contains(directive.name) {
      if directive.opens {
        containers.append(FormContainer(end: .brace(depth: 1), isLeftOut: true))
      }
      return true
    }
    if directive.name == "DeprecationSummary", directive.opens {
      open(
        .alert(.brace(depth: 1), lead: lead, strip: nil),
        AlertOpening(word: "warning", title: "Deprecated"))
      return true
    }
    output += [UInt8](repeating: Byte.space, count: min(lead, 3))
    output += text(of: directive)
    if directive.opens { containers.append(FormContainer(end: .brace(depth: 1), lead: lead)) }
    return true
  }

  /// Takes the name of a page from a line among its settings, and tells one that would show
  /// something else.
  mutating func readSetting(_ content: ArraySlice<UInt8>) {
    guard content.first == UInt8(ascii: "@") else { return }
    let name = content.dropFirst().prefix(while: Byte.isLetter).text
    if name == "DisplayName" {
      displayName = DirectiveLine.directive(at: content.startIndex, of: content, isDocC: true)?[""]
    } else if DirectiveLine.shownSettings.contains(name) {
      tell(.directive, name)
    }
  }

  /// What a directive shows itself.
  private mutating func text(of directive: DirectiveLine) -> [UInt8] {
    let source = directive["source"] ?? ""
    let words = directive["alt"] ?? ""
    var shown: [UInt8] = []
    switch directive.name {
    case "Image": shown = Array("![\(words)](<\(source)>)".utf8)
    case "Video":
      tell(.directive, directive.name)
      shown = Array((directive["poster"].map { "![\(words)](<\($0)>)" } ?? words).utf8)
    case "Tab": shown = Self.bold(directive[""] ?? "")
    case let name where !DirectiveLine.layout.contains(name): tell(.directive, name)
    default: break
    }
    if let content = directive.content { shown += content }
    return shown
  }
}
