/// The endings of Russian words, those of a step from the longest to the shortest, after the groups
/// of Snowball's stemmer for Russian: reflexive; of verbs, adjectives and nouns; of qualities.
enum RussianEndings {
  static let steps: [[Stemmer.Ending]] = [
    endings("ся сь"),
    endings(
      """
      ившись ывшись ующими ующего ующему ующими ающими ающего яющими яющего ванный
      ивши ывши ующей ующая ующее ующие ующий ующих ующим ующую ающая ающее ающие ающий ающих ающей \
      ающим ающую яющая яющее яющие яющий яющих яющей яющим ованию ования ование ованием
      ениями ениях ением ения ению ений ение ании ания анию аний ание анием аниями аниях
      иями ями ами иях иям ием ией ого его ому ему ыми ими ется ится ются ятся
      ете йте ите уйте ишь ешь ует уют ила ыла ена ено ены ить ыть ать ять еть или ыли ало ала \
      али яла яло яли ел ела ело ели ает яет ают яют
      ая яя ое ее ые ие ый ий ой ей ым им ом ем ых их ую юю ою ею ев ов ям ам ях ах ия ья ие ье \
      ию ью ит ят ет ут ют ал ял ил ыл ен
      а я о е ы и й у ю ь
      """),
    endings("и ь"),
    endings("ость ости ост ейше ейш нность нност"),
    [.init("нн", "н", 2), .init("ь", "", 2)],
  ]

  /// The longest first, each of which leaves three letters.
  private static func endings(_ text: String) -> [Stemmer.Ending] {
    let words = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    return words.sorted { ($1.count, $0) < ($0.count, $1) }.map { Stemmer.Ending($0) }
  }
}
