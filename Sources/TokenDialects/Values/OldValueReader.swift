import JSONTree

/// Translates values to DTCG 2025.10; what it has to assume or compute goes to ``log``.
///
/// Text that is neither the old form of a value nor something that has no counterpart is returned
/// as it is: a mistake, which the rules of DTCG 2025.10 report.
struct OldValueReader {
  let index: OldTokenIndex
  var log: FindingLog
  /// What the tokens came to that others refer to, by path.
  private var targets: [String: ReferenceTarget] = [:]
  private var isReadingTargets = false
  /// The members of composite values that DTCG 2025.10 has no part for, of the value that is read.
  var extras: [JSONObject.Member] = []

  init(index: OldTokenIndex, log: FindingLog) {
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
    case .fontFamily: return try fontFamily(node)
    case .fontWeight: return fontWeight(node)
    case .cubicBezier: return Easing.bezier(node)
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
    guard let written = node.string.flatMap(CurlyReference.path) else { return nil }
    let path = index.canonical(written)
    if case .leftOut = outcome(of: path) { throw LeftOut(reason: .target) }
    return JSONNode(.string("{\(path)}"), at: node.position)
  }

  /// What becomes of the token at the end of the chain that begins at `path`.
  mutating func outcome(of path: String) -> ReferenceTarget.Outcome { target(path).outcome }

  /// What the token at `path` comes to. It is found before anything that refers to it is looked
  /// at; what refers to itself counts as being elsewhere.
  private mutating func target(_ path: String) -> ReferenceTarget {
    if !isReadingTargets {
      isReadingTargets = true
      defer { isReadingTargets = false }
      for path in index.dependencies(of: path, known: targets) { targets[path] = read(path) }
    }
    return targets[path] ?? .elsewhere
  }

  /// One step of a chain is enough, as what it leads to has been read.
  private mutating func read(_ path: String) -> ReferenceTarget {
    guard let entry = index.entries[path] else { return .elsewhere }
    if let next = index.next(after: entry) { return target(next) }
    return ReferenceTarget(
      outcome: translated(entry), quantity: entry.varies ? nil : quantity(of: entry.value))
  }

  private mutating func translated(_ entry: OldTokenIndex.Entry) -> ReferenceTarget.Outcome {
    if entry.isNested { return .leftOut }
    guard let name = entry.type else { return .kept(type: nil) }
    guard let type = SourceType(name: name) else { return .kept(type: name) }
    let (kept, members) = (log, extras)
    log = FindingLog()
    defer { (log, extras) = (kept, members) }
    do throws(LeftOut) {
      var token = entry.token
      if try ColorModifier.apply(to: &token, reader: &self) { return .kept(type: "color") }
      return .kept(type: try read(entry.value, as: type).type)
    } catch {
      return .leftOut
    }
  }

  // MARK: - Calculations

  /// What a calculation comes to, when `text` is one and all that it refers to is known here.
  mutating func calculated(_ text: String) -> Quantity? {
    guard text.utf8.contains(where: { "*/+-(".utf8.contains($0) }),
      let calculation = Calculation(text)
    else { return nil }
    return evaluate(calculation)
  }

  /// Whether CSS can compute what cannot be computed here: something in it is in another file or
  /// differs by context, or lengths of two units are added.
  mutating func canCompute(_ calculation: Calculation) -> Bool {
    if calculation.references.contains(where: { name in
      index.entries[index.canonical(name)].map(\.varies) ?? true
    }) {
      return true
    }
    guard case .operation(let sign, let left, let right) = calculation, "+-".contains(sign) else {
      return false
    }
    return evaluate(left) != nil && evaluate(right) != nil
  }

  private mutating func evaluate(_ calculation: Calculation) -> Quantity? {
    switch calculation {
    case .measure(let value, let unit): return Quantity(value: value, unit: unit)
    case .reference(let name): return target(index.canonical(name)).quantity
    case .operation(let sign, let left, let right):
      guard let left = evaluate(left), let right = evaluate(right) else { return nil }
      return Quantity.combined(sign, left, right)
    }
  }

  /// The number in a literal or computed value.
  mutating func quantity(of node: JSONNode) -> Quantity? {
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
      if let path = CurlyReference.path(text) { return target(index.canonical(path)).quantity }
      return calculated(text)
    case .null, .bool, .array: return nil
    }
  }

  /// Notes what was computed from a text that refers to something.
  mutating func noteComputed(_ text: String, _ result: String, at position: JSONPosition) {
    guard text.contains("{") else { return }
    log.add(.computed, at: position, remark: "'\(text)' is \(result)")
  }
}
