import CatalogModel
import InterfaceStrings
import PreviewPaint
import ReportFacts

extension UnreadReason.Kind: Phrase {
  package static let section = "unread"
}

extension UnreadReason.Role: Phrase {
  package static let section = "paintRoles"
}

/// What is said of previews' colours, beside why one cannot be told.
enum UnreadPhrase: String, Phrase {
  package static let section = "unread"

  case noColorToken, nothingBelow, tooManyDrawings, sentence, sentenceAt
}

extension Words {
  /// Why no pair was made of a colour, as a sentence with its place: `The background is a gradient
  /// (a.css:3:5).`
  func unread(_ paint: UnreadPaint) -> String {
    let reason = reason(paint.reason)
    guard let location = paint.location else {
      return self(UnreadPhrase.sentence, ["reason": reason])
    }
    return self(UnreadPhrase.sentenceAt, ["reason": reason, "place": location.description])
  }

  private func reason(_ reason: UnreadPaint.Reason) -> String {
    switch reason {
    case .unreadable(let reason):
      let role = reason.role.map { self($0) } ?? ""
      return self(reason.kind, ["subject": reason.subject, "role": role])
    case .noColorToken(let property): return self(UnreadPhrase.noColorToken, ["subject": property])
    case .nothingBelow(let property): return self(UnreadPhrase.nothingBelow, ["subject": property])
    case .tooManyDrawings: return self(UnreadPhrase.tooManyDrawings)
    }
  }
}
