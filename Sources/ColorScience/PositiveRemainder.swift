extension Double {
  /// The remainder that lies in 0..<`divisor`, for negative numbers too: -30 by 360 is 330.
  func positiveRemainder(dividingBy divisor: Double) -> Double {
    let remainder = truncatingRemainder(dividingBy: divisor)
    guard remainder < 0 else { return remainder }
    // A remainder just below 0 would be rounded up to the divisor itself.
    let wrapped = remainder + divisor
    return wrapped < divisor ? wrapped : 0
  }
}
