import DesignLint
import Diagnostics
import YAMLTree

/// Reads how Swift source is held against a rule, and what a component stands in the place of.
enum LintCheckLoader {
  /// How much a check weighs; `off` for one that does not apply.
  enum Weight: String, CaseIterable {
    case note, warning, error, off
  }

  /// The word in the place of a check for a pattern that the rule states itself.
  private static let patternCheck = "pattern"

  /// The checks that the front matter of a rule names: one, or a list of them.
  ///
  /// - Parameter page: The name of the rule, which the findings of its patterns have.
  static func checks(_ fields: inout YAMLFields, page: String) -> [LintSettings.Rule] {
    list(&fields, page: page)
      + (fields.node("check") == nil ? [] : [check(&fields, page: page)])
      .compactMap(\.self)
  }

  /// What `system.yaml` says of checks, in its list `checks`.
  static func settings(_ fields: inout YAMLFields) -> [LintSettings.Rule] {
    list(&fields, page: nil)
  }

  private static func list(_ fields: inout YAMLFields, page: String?) -> [LintSettings.Rule] {
    fields.list("checks").compactMap { node -> LintSettings.Rule? in
      var inner = YAMLFields(node, subject: "a check")
      let rule = check(&inner, page: page)
      fields.report(inner.finish())
      return rule
    }
  }

  private static func check(_ fields: inout YAMLFields, page: String?) -> LintSettings.Rule? {
    let name = fields.requiredText("check")
    let weight = fields.oneOf("severity", Weight.self)
    let exclude = fields.texts("exclude").map(\.text)
    var rule = LintSettings.Rule(LintSettings.plain(name ?? ""))
    if name != patternCheck { LintParameters.read(&fields, into: &rule) }
    guard let name else { return nil }
    if name == patternCheck {
      guard let page else {
        _ = pattern(&fields, needsMessage: false)
        fields.report(patternWithoutPage(at: fields.location(of: "check")))
        return nil
      }
      rule.name = page.replacing("/", with: "-")
      rule.pattern = pattern(&fields, needsMessage: true)
      if rule.pattern == nil { return nil }
    } else {
      guard DesignLint.ruleNames.contains(rule.name) else {
        fields.report(unknown(name, at: fields.location(of: "check")))
        return nil
      }
    }
    rule.isOff = weight == .off
    rule.severity = weight.flatMap { Diagnostic.Severity(rawValue: $0.rawValue) }
    rule.exclude = exclude
    return rule
  }

  private static func patternWithoutPage(at location: SourceLocation) -> Diagnostic {
    .init(
      .ruleBadPattern, "a pattern needs the page of a rule, which gives it its name",
      at: location, suggestion: "state it in rules/NAME.md, where it is explained")
  }

  private static func unknown(_ name: String, at location: SourceLocation) -> Diagnostic {
    let known = DesignLint.ruleNames
    return Diagnostic(
      .ruleUnknownCheck, "there is no check \(about: name)", at: location,
      notes: [.init("it is one of: \(known.joined(separator: ", ")); or \(patternCheck)")],
      suggestion: "name one of these, or write 'check: pattern' and state one",
      near: DidYouMean.nearest(
        to: LintSettings.plain(name), among: known + [patternCheck]))
  }

  // MARK: Patterns

  /// A pattern that a component stands in the place of: the name of a call, or a mapping.
  static func replaced(_ node: YAMLNode, _ fields: inout YAMLFields) -> SyntaxPattern? {
    if let text = node.text {
      guard let subject = PatternTerm(text) else {
        fields.report(badTerm(text, at: node.location))
        return nil
      }
      return SyntaxPattern(call: subject, message: "")
    }
    var inner = YAMLFields(node, subject: "a pattern")
    let pattern = pattern(&inner, needsMessage: false)
    fields.report(inner.finish())
    return pattern
  }

  private static func pattern(
    _ fields: inout YAMLFields, needsMessage: Bool
  ) -> SyntaxPattern? {
    let call = fields.text("call")
    let name = fields.text("name")
    let message = needsMessage ? fields.requiredText("message") : fields.text("message")
    let suggestion = fields.text("suggestion")
    let conditions = conditions(&fields)
    guard let text = call ?? name, call == nil || name == nil else {
      fields.report(
        .init(
          .ruleBadPattern, "a pattern needs either 'call' or 'name'", at: fields.location,
          suggestion: "state what is called, such as 'call: .frame'"))
      return nil
    }
    guard let subject = PatternTerm(text) else {
      fields.report(badTerm(text, at: fields.location(of: call == nil ? "name" : "call")))
      return nil
    }
    guard var pattern = conditions, let message = message ?? (needsMessage ? nil : "") else {
      return nil
    }
    pattern.subject = subject
    pattern.isName = call == nil
    pattern.message = message
    pattern.suggestion = suggestion
    return pattern
  }

  /// What a pattern states besides its subject; `nil` when something of it cannot be read.
  private static func conditions(_ fields: inout YAMLFields) -> SyntaxPattern? {
    guard let any = PatternTerm("_") else { return nil }
    var pattern = SyntaxPattern(call: any, message: "")
    var isRead = true
    func terms(_ key: String) -> [PatternTerm] {
      let node = fields.node(key)
      let texts = node?.text.map { [($0, node?.location ?? fields.location)] }
      let stated = texts ?? fields.texts(key).map { ($0.text, $0.location) }
      return stated.compactMap { text, location in
        if let term = PatternTerm(text) { return term }
        fields.report(badTerm(text, at: location))
        isRead = false
        return nil
      }
    }
    pattern.on = terms("of")
    pattern.argument = fields.text("argument")
    pattern.with = terms("with")
    pattern.without = terms("without")
    pattern.inside = terms("inside")
    pattern.unlessInside = terms("unlessInside")
    if let text = fields.text("literal") {
      pattern.literal = LiteralCondition(text)
      if pattern.literal == nil {
        fields.report(
          .init(
            .ruleBadPattern, "\(about: text) is not a condition on a literal",
            at: fields.location(of: "literal"),
            suggestion: "write any, a comparison such as '< 44', a number or a text"))
        isRead = false
      }
    }
    return isRead ? pattern : nil
  }

  private static func badTerm(_ text: String, at location: SourceLocation) -> Diagnostic {
    .init(
      .ruleBadPattern, "\(about: text) is not the name of a call", at: location,
      suggestion: "write a modifier with its point, '.frame', a view, 'Button', or either with an "
        + "argument, '.clipShape(Capsule)' or 'Image(systemName:)'")
  }
}
