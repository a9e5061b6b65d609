import JSONTree

/// A value that cannot be said in DTCG 2025.10, so that its token is left out.
struct LeftOut: Error {
  let finding: Finding
}

/// Translates values to DTCG 2025.10; what it has to assume or compute goes to ``log``.
///
/// Text that is neither the old form of a value nor something that has no counterpart is returned
/// as it is: a mistake, which the rules of DTCG 2025.10 report.
struct ValueReader {
  let index: TokenIndex
  var log: FindingLog
  /// What references came to in calculations; `nil` is a reference that cannot be computed.
  private var quantities: [String: Quantity?] = [:]
  private var outcomes: [String: TargetOutcome] = [:]
  /// Values inside values that are being looked at.
  private var depth = 0

  /// What became of the token that an alias leads to.
  enum TargetOutcome {
    /// It is in another file, or the chain is wrong.
    case elsewhere
    case leftOut
    /// It has a value, and a type where that is known.
    case kept(type: String?)
  }

  init(index: TokenIndex, log: FindingLog) {
    self.index = index
    self.log = log
  }

  /// The value as DTCG 2025.10 has it, and the name of its type there.
  mutating func read(
    _ node: JSONNode, as type: SourceType
  ) throws(LeftOut) -> (value: JSONNode, type: String) {
    if type == .lineHeight { return try lineHeight(node) }
    return (try value(node, as: type), type.typeName)
  }

  mutating func value(_ node: JSONNode, as type: SourceType) throws(LeftOut) -> JSONNode {
    if let alias = try alias(node) { return alias }
    if node.object?["$ref"] != nil { return node }
    if let part = Self.nestedToken(node) { return try value(part, as: type) }
    switch type {
    case .color: return try color(node)
    case .dimension, .letterSpacing: return try measure(node, "px", ["px", "rem"], "dimension")
    case .duration: return try measure(node, "ms", ["ms", "s"], "duration")
    case .number: return try number(node)
    case .lineHeight: return try lineHeight(node).value
    case .fontFamily: return FontForms.family(node)
    case .fontWeight: return fontWeight(node)
    case .cubicBezier: return try Easing.bezier(node)
    case .strokeStyle: return try strokeStyle(node)
    case .border: return try border(node)
    case .transition: return try transition(node)
    case .shadow: return try shadow(node)
    case .gradient: return try gradient(node)
    case .typography: return try typography(node)
    }
  }

  /// The value of a part that is written like a token, `{ "value": …, "type": … }`.
  private static func nestedToken(_ node: JSONNode) -> JSONNode? {
    guard let object = node.object, object.members.count == 2 else { return nil }
    if object["type"]?.string != nil { return object["value"] }
    return object["$type"]?.string == nil ? nil : object["$value"]
  }

  // MARK: - References

  /// The reference in the form of DTCG 2025.10, when `node` is one.
  mutating func alias(_ node: JSONNode) throws(LeftOut) -> JSONNode? {
    guard let written = node.string.flatMap(Alias.path) else { return nil }
    let path = index.canonical(written)
    if case .leftOut = outcome(of: path) { throw LeftOut(finding: .target) }
    return JSONNode(.string("{\(path)}"), at: node.position)
  }

  /// What becomes of the token at the end of the chain that begins at `path`.
  mutating func outcome(of path: String) -> TargetOutcome {
    guard let end = index.end(of: path) else { return .elsewhere }
    if let known = outcomes[end.path] { return known }
    guard depth < Self.maximumDepth else { return .elsewhere }
    depth += 1
    defer { depth -= 1 }
    // A value that refers back to the token it belongs to.
    outcomes[end.path] = .elsewhere
    let found = translated(end.entry)
    outcomes[end.path] = found
    return found
  }

  private mutating func translated(_ entry: TokenIndex.Entry) -> TargetOutcome {
    guard let name = entry.type else { return .kept(type: nil) }
    guard let type = SourceType(name: name) else { return .leftOut }
    let kept = log
    defer { log = kept }
    do throws(LeftOut) {
      var token = entry.token
      if try ColorModifier.apply(to: &token, reader: &self) { return .kept(type: "color") }
      return .kept(type: try read(entry.value, as: type).type)
    } catch {
      return .leftOut
    }
  }

  // MARK: - Calculations

  /// What a calculation comes to, when `text` is one.
  mutating func calculated(_ text: String, depth: Int = 0) throws(LeftOut) -> Quantity? {
    guard text.utf8.contains(where: { "*/+-(".utf8.contains($0) }),
      let calculation = Calculation(text)
    else { return nil }
    guard let result = evaluate(calculation, depth: depth) else {
      throw LeftOut(finding: .expression(type: "calculation"))
    }
    return result
  }

  private mutating func evaluate(_ calculation: Calculation, depth: Int) -> Quantity? {
    switch calculation {
    case .measure(let value, let unit): return Quantity(value: value, unit: unit)
    case .reference(let name): return quantity(of: index.canonical(name), depth: depth + 1)
    case .operation(let sign, let left, let right):
      guard let left = evaluate(left, depth: depth), let right = evaluate(right, depth: depth)
      else { return nil }
      return Quantity.combined(sign, left, right)
    }
  }

  private static let maximumDepth = 32

  /// The number that a token comes to; `nil` when it has none, or several.
  mutating func quantity(of path: String, depth: Int = 0) -> Quantity? {
    guard depth <= Self.maximumDepth else { return nil }
    if let known = quantities[path] { return known }
    quantities[path] = .some(nil)
    guard let end = index.end(of: path), !end.entry.varies else { return nil }
    let found = quantity(of: end.entry.value, depth: depth)
    quantities[path] = .some(found)
    return found
  }

  /// The number in a literal or computed value.
  mutating func quantity(of node: JSONNode, depth: Int = 0) -> Quantity? {
    switch node.value {
    case .number(let number): return number.double.map { Quantity(value: $0, unit: "") }
    case .object(let object):
      guard let value = object["value"]?.double, let unit = object["unit"]?.string else {
        return nil
      }
      return Quantity(value: value, unit: unit)
    case .string(let text):
      if let measure = Measure(text), let value = measure.number.double {
        return Quantity(value: value, unit: measure.unit)
      }
      if let path = Alias.path(text) { return quantity(of: index.canonical(path), depth: depth) }
      return (try? calculated(text, depth: depth)) ?? nil
    default: return nil
    }
  }

  /// Notes what was computed from a text that refers to something.
  mutating func noteComputed(_ text: String, _ result: String, at position: JSONPosition) {
    guard text.contains("{") else { return }
    log.add(.computed, at: position, remark: "'\(text)' is \(result)")
  }
}
