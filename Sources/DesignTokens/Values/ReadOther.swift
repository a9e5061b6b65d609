import JSONTree

// What DTCG 2025.10 has no form for and people write all the same: kept as it is, with the values
// of the tokens that it refers to.

extension ValueReader {
  /// The value as it is written; `nil` where it is no value of any kind that is known.
  ///
  /// - Parameter isTold: Whether a finding says so.
  mutating func kept(_ cursor: Cursor, _ type: StatedType, isTold: Bool = true) -> TokenValue? {
    guard let form = form(cursor), KeptText.isMeant(filled(cursor.node, form), as: type.type),
      KeptText.isBounded(form.json)
    else { return nil }
    if isTold {
      report(
        .tokensKept,
        type.type == .other
          ? "\(cursor.label) is kept as it is: DTCG 2025.10 has no type '\(type.name)'"
          : "\(cursor.label) is kept as it is: DTCG 2025.10 has no form for such a \(type.name)",
        cursor)
    }
    return .other(form.kept(as: type.name))
  }

  /// A text with the values of the tokens that it refers to; any other value as it is written.
  private func filled(_ node: JSONNode, _ form: Form) -> JSONNode {
    guard node.string?.contains("{") == true, case .string(let text) = form.json else {
      return node
    }
    return JSONNode(.string(text), at: node.position)
  }

  /// A value as JSON and as CSS, every reference replaced.
  private struct Form {
    var json: JSONValue
    var css: String?
    var parts: [TokenOther.Part] = []

    init(_ json: JSONValue, css: String?) { (self.json, self.css) = (json, css) }

    init(_ value: TokenValue, of name: String = "") {
      json = JSONExporter.value(of: value)
      css = CSSValue.text(of: value)
      if case .other(let kept) = value { css = kept.css }
    }

    func kept(as typeName: String) -> TokenOther {
      TokenOther(typeName: typeName, json: json, css: css, parts: parts)
    }
  }

  private mutating func form(_ cursor: Cursor) -> Form? {
    switch cursor.node.value {
    case .null: return nil
    case .bool(let flag): return Form(.bool(flag), css: flag ? "true" : "false")
    case .number(let number):
      return Form(.number(number), css: number.double.map(CSSNumber.text))
    case .string(let text): return textForm(text, cursor)
    case .array(let elements):
      let forms = elements.enumerated().map { form(cursor.element($0, $1)) }
      let known = forms.compactMap(\.self)
      guard known.count == forms.count, known.allSatisfy({ KeptText.isBounded($0.json) }) else {
        return nil
      }
      let texts = known.compactMap(\.css)
      let css = texts.count == known.count ? texts.joined(separator: ", ") : nil
      return Form(.array(known.map(\.json)), css: css)
    case .object(let object): return objectForm(object, cursor)
    }
  }

  private mutating func textForm(_ text: String, _ cursor: Cursor) -> Form? {
    if let path = CurlyAlias.path(text), !path.isEmpty {
      guard let token = tokenNamed(path, text, cursor), let value = value(of: token, cursor)
      else { return nil }
      return Form(value)
    }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      let path = rest[rest.index(after: open)..<close].trimmingSpaces
      guard let token = tokenNamed(path, "{\(path)}", cursor), let value = value(of: token, cursor),
        let css = Form(value).css
      else { return nil }
      filled += rest[..<open] + css
      guard filled.utf8.count <= KeptText.maximumLength else { return nil }
      rest = rest[rest.index(after: close)...]
    }
    filled += rest
    return Form(.string(filled), css: KeptText.css(filled))
  }

  private mutating func tokenNamed(_ path: String, _ written: String, _ cursor: Cursor) -> Int? {
    do throws(TokenIndex.Problem) {
      return try index.token(alias: path, written: written)
    } catch {
      report(error, cursor)
      return nil
    }
  }

  private mutating func objectForm(_ object: JSONObject, _ cursor: Cursor) -> Form? {
    if object["$ref"] != nil { return pointedForm(cursor) }
    if let value = object["value"]?.double, let unit = object["unit"]?.string,
      object.members.count == 2
    {
      guard KeptText.isUnit(unit) else { return nil }
      return Form(
        ["value": .double(value), "unit": .string(unit)], css: CSSNumber.text(value) + unit)
    }
    var members: [JSONValue.Member] = []
    var parts: [TokenOther.Part] = []
    for member in object.members {
      guard let form = partForm(cursor.member(member.name, member.value), named: member.name) else {
        return nil
      }
      members.append(.init(member.name, form.json))
      guard let css = form.css else { continue }
      let words = NameWords.split(member.name).map { $0.lowercased() }
      parts.append(.init(name: words.joined(separator: "-"), css: css))
    }
    var form = Form(.object(members), css: KeptText.shadow(parts))
    form.parts = form.css == nil ? parts : []
    return form
  }

  /// A part of a composite value: as its own type has it where it can be read so.
  private mutating func partForm(_ cursor: Cursor, named name: String) -> Form? {
    if let type = KeptText.typesOfParts[name], !cursor.node.isReference {
      let before = diagnostics
      if let value = literal(cursor, as: type) { return Form(value) }
      diagnostics = before
    }
    return form(cursor)
  }

  private mutating func pointedForm(_ cursor: Cursor) -> Form? {
    guard let pointer = pointerText(cursor), let target = pointerTarget(pointer, cursor) else {
      return nil
    }
    switch target {
    case .token: return nil
    case .part(let token, []): return value(of: token, cursor).map { Form($0) }
    case .part(let token, let path):
      guard let found = walk(to: path, in: token, from: cursor) else { return nil }
      return form(found)
    }
  }
}
