import ReportFacts

/// The phrases of a section of the strings files that Swift code says.
typealias Phrase = ReportFacts.Phrase
