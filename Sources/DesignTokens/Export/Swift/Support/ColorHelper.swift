/// Steps of the conversions in the source that is written, each a static function of
/// `ColorSpaceToken`. Matrices lead from linear components of a space straight to those of sRGB.
enum ColorHelper: String, CaseIterable {
  case decoded, hsl, hwb, rectangular, lab, oklab, displayP3, a98RGB, proPhotoRGB, rec2020
  case xyzD65, xyzD50, each, product

  /// The function, indented as a member of a nested type.
  var text: String {
    switch self {
    case .decoded: Self.decodedText
    case .hsl: Self.hslText
    case .hwb: Self.hwbText
    case .rectangular: Self.rectangularText
    case .lab: Self.labText
    case .oklab: Self.oklabText
    case .each: Self.eachText
    case .product: Self.productText
    case .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50: matrixText
    }
  }

  private var matrixText: String {
    let rows = matrix.map { row in
      "        [" + row.map(CSSNumber.text).joined(separator: ", ") + "]"
    }
    return """
          private static func linear(\(rawValue) color: SIMD3<Double>) -> SIMD3<Double> {
            product(
              color,
      \(rows.joined(separator: ",\n")))
          }
      """
  }

  private var matrix: [[Double]] {
    switch self {
    case .displayP3:
      [
        [1.2249401762806, -0.2249401762806, 0],
        [-0.0420569547097, 1.0420569547097, 0],
        [-0.0196375545903, -0.0786360455506, 1.098273600141],
      ]
    case .a98RGB:
      [
        [1.3983557439608, -0.3983557439608, 0],
        [0, 1, 0],
        [0, -0.0429289892945, 1.0429289892945],
      ]
    case .proPhotoRGB:
      [
        [2.034380849517, -0.7276357899341, -0.3067450595829],
        [-0.2288257316331, 1.2317425411901, -0.0029168095571],
        [-0.0085588287839, -0.153266702138, 1.161825530922],
      ]
    case .rec2020:
      [
        [1.6604910021084, -0.5876411387885, -0.0728498633199],
        [-0.1245504745216, 1.132899897126, -0.0083494226044],
        [-0.0181507633549, -0.100578898008, 1.1187296613629],
      ]
    case .xyzD65:
      [
        [3.2409699419045, -1.5373831775701, -0.498610760293],
        [-0.9692436362809, 1.8759675015077, 0.0415550574072],
        [0.055630079697, -0.203976958889, 1.0569715142429],
      ]
    case .xyzD50:
      [
        [3.1341358529001, -1.617385998018, -0.4906622179111],
        [-0.9787954765558, 1.916254377396, 0.0334428733904],
        [0.0719553925579, -0.2289767598152, 1.4053860351131],
      ]
    case .decoded, .hsl, .hwb, .rectangular, .lab, .oklab, .each, .product: []
    }
  }
}

extension ColorHelper {
  private static let eachText = """
        /// Applies a transfer curve and keeps signs.
        private static func each(
          _ color: SIMD3<Double>, _ curve: (Double) -> Double
        ) -> SIMD3<Double> {
          func keepingSign(_ value: Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
          return SIMD3(keepingSign(color.x), keepingSign(color.y), keepingSign(color.z))
        }
    """

  private static let productText = """
        private static func product(
          _ color: SIMD3<Double>, _ first: SIMD3<Double>, _ second: SIMD3<Double>,
          _ third: SIMD3<Double>
        ) -> SIMD3<Double> {
          SIMD3((first * color).sum(), (second * color).sum(), (third * color).sum())
        }
    """

  private static let decodedText = """
        /// From the curve of sRGB and Display P3 to linear light.
        private static func decoded(_ color: SIMD3<Double>) -> SIMD3<Double> {
          each(color) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        }
    """

  private static let hslText = """
        private static func rgb(hsl color: SIMD3<Double>) -> SIMD3<Double> {
          let lightness = color.z / 100
          let reach = color.y / 100 * Swift.min(lightness, 1 - lightness)
          func channel(_ offset: Double) -> Double {
            let position = (offset + color.x / 30).truncatingRemainder(dividingBy: 12)
            return lightness - reach * Swift.max(-1, Swift.min(position - 3, 9 - position, 1))
          }
          return SIMD3(channel(0), channel(8), channel(4))
        }
    """

  private static let hwbText = """
        private static func rgb(hwb color: SIMD3<Double>) -> SIMD3<Double> {
          let white = color.y / 100
          let black = color.z / 100
          if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
          return rgb(hsl: SIMD3(color.x, 100, 50)) * (1 - white - black) + white
        }
    """

  private static let rectangularText = """
        /// Lightness, chroma and hue as lightness and two axes.
        private static func rectangular(_ color: SIMD3<Double>) -> SIMD3<Double> {
          let hue = color.z * .pi / 180
          return SIMD3(color.x, color.y * cos(hue), color.y * sin(hue))
        }
    """

  private static let labText = """
        private static func linear(lab color: SIMD3<Double>) -> SIMD3<Double> {
          let middle = (color.x + 16) / 116
          func cubed(_ value: Double) -> Double {
            let cube = value * value * value
            return cube > 216.0 / 24389 ? cube : (116 * value - 16) * 27 / 24389
          }
          let y = color.x > 8 ? middle * middle * middle : color.x * 27 / 24389
          let white = SIMD3(0.3457 / 0.3585, 1, 0.2958 / 0.3585)
          let relative = SIMD3(cubed(middle + color.y / 500), y, cubed(middle - color.z / 200))
          return linear(xyzD50: relative * white)
        }
    """

  private static let oklabText = """
        private static func linear(oklab color: SIMD3<Double>) -> SIMD3<Double> {
          let roots = product(
            color,
            [1, 0.3963377773761749, 0.2158037573099136],
            [1, -0.1055613458156586, -0.0638541728258133],
            [1, -0.0894841775298119, -1.2914855480194092])
          return product(
            roots * roots * roots,
            [4.076741636076, -3.3077115392581, 0.2309699031821],
            [-1.268437973285, 2.6097573492877, -0.3413193760027],
            [-0.0041960761387, -0.7034186179359, 1.7076146940746])
        }
    """
}
