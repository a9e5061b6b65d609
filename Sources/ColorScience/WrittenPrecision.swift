extension ColorValue {
  /// The value with as many decimals as people write, within the ranges of the design token format.
  ///
  /// In `srgb` the channels are whole 255ths, so that `#rrggbb` is exact. Elsewhere hundredths of
  /// degrees and of what runs to 100, and ten thousandths of what runs to 1, lie below a step of
  /// 8-bit colour and above what conversions leave.
  var asWritten: ColorValue {
    var value = self
    value.components = zip(components, space.precisions).map { component, precision in
      component.map(precision.rounded)
    }
    return value
  }
}

/// How one component of a space is written.
private enum WrittenPrecision {
  /// 255ths within 0 and 1.
  case byte
  /// Ten thousandths within 0 and 1.
  case unit
  /// Ten thousandths without bounds.
  case fraction
  /// Hundredths within 0 and 100.
  case percent
  /// Hundredths without bounds.
  case number
  /// Hundredths of a degree from 0 up to, but not, 360.
  case hue

  func rounded(_ value: Double) -> Double {
    switch self {
    case .byte: (cut(value, to: 1) * 255 + 0.5).rounded(.down) / 255
    case .unit: round(cut(value, to: 1), 10_000)
    case .fraction: round(value, 10_000)
    case .percent: round(cut(value, to: 100), 100)
    case .number: round(value, 100)
    case .hue: round(value, 100).positiveRemainder(dividingBy: 360)
    }
  }

  private func round(_ value: Double, _ parts: Double) -> Double {
    // Adding 0 makes a negative zero positive, which is written without a sign.
    (value * parts).rounded() / parts + 0
  }

  private func cut(_ value: Double, to limit: Double) -> Double { max(0, min(value, limit)) }
}

extension ColorSpace {
  fileprivate var precisions: [WrittenPrecision] {
    switch self {
    case .srgb: [.byte, .byte, .byte]
    case .hsl, .hwb: [.hue, .percent, .percent]
    case .lab: [.percent, .number, .number]
    case .lch: [.percent, .number, .hue]
    case .oklab: [.unit, .fraction, .fraction]
    case .oklch: [.unit, .fraction, .hue]
    case .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: [.unit, .unit, .unit]
    case .xyzD65, .xyzD50: [.fraction, .fraction, .fraction]
    }
  }
}
