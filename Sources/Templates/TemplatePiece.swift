/// A part of a compiled template, for a program that draws it where this library is not, such as a
/// script of a page.
public indirect enum TemplatePiece: Hashable, Sendable {
  /// Text that is written as it is.
  case text(String)
  /// The value of a field, written escaped.
  case value(String)
  /// What is written when a field is set, or when it is not. Of a text that means that it is not
  /// empty.
  case section(String, isInverted: Bool, [TemplatePiece])
}

extension RecordTemplate {
  /// The whole template in the order in which it is written.
  ///
  /// `nil` for one that needs more than texts and flags of its own record: partials, lists, objects
  /// or markup.
  public var pieces: [TemplatePiece]? {
    guard partials.isEmpty, shape.fields.allSatisfy({ $0.kind.isPlain }) else { return nil }
    return PieceReader(program: program, names: shape.fields.map(\.name))
      .pieces(in: 0..<program.operations.count, within: nil)
  }
}

extension Shape.Kind {
  /// Whether a section over it shows its content once at most, with the same names inside.
  fileprivate var isPlain: Bool {
    switch self {
    case .text, .flag: true
    default: false
    }
  }
}

/// Reads the operations of a program back as the tree that they were compiled from.
private struct PieceReader {
  let program: Program
  let names: [String]

  /// - Parameter field: The one whose section is open, which is what `{{.}}` names.
  func pieces(in range: Range<Int>, within field: String?) -> [TemplatePiece]? {
    var pieces: [TemplatePiece] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let next = position + 1
      switch program.operations[position] {
      case .literal(let start, let end):
        let bytes = program.literals[Int(start)..<Int(end)]
        pieces.append(.text(String(decoding: bytes, as: UTF8.self)))
        position = next
      case .lineStart: position = next
      case .return: return pieces
      case .escaped(let operand):
        guard let name = name(operand, within: field) else { return nil }
        pieces.append(.value(name))
        position = next
      case .skipIfFalse(let operand, let end), .skipIfTrue(let operand, let end):
        guard let name = name(operand, within: field),
          let inner = self.pieces(in: next..<Int(end), within: field)
        else { return nil }
        let isInverted = if case .skipIfTrue = program.operations[position] { true } else { false }
        pieces.append(.section(name, isInverted: isInverted, inner))
        position = Int(end)
      case .enter(let operand, _, let end):
        // The last operation leaves the section.
        guard let name = name(operand, within: field),
          let inner = self.pieces(in: next..<Int(end) - 1, within: name)
        else { return nil }
        pieces.append(.section(name, isInverted: false, inner))
        position = Int(end)
      case .unescaped, .leave, .call, .indent, .outdent: return nil
      }
    }
    return pieces
  }

  private func name(_ operand: Operand, within field: String?) -> String? {
    if operand.register == Operand.current { return field }
    return names.indices.contains(Int(operand.field)) ? names[Int(operand.field)] : nil
  }
}
