/// Words that stand in every text, so that a question is about its other words.
enum Fillers {
  static let words: Set<String> = Set(
    """
    a an and are as at be by can do does for from has have how i if in into is it its may my no not of \
    on or should so than that the their them then there these this those to was we what when where \
    which who why will with you your
    а без бы в во где для до его ее если есть еще же за и из или как какая какие какой какое когда ли \
    между мне можно на надо не ни но о об он она они оно от по под при про с со так такое то только \
    у чем что чтобы это этот
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The fillers that make a question in words of what is typed.
  static let askers: Set<String> = Set(
    """
    can does how should what when where which who why
    где как какая какие какой какое когда ли можно надо
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
