extension SRGBColor {
  /// The colour brought into the sRGB gamut as CSS Color 4 describes: its chroma in OkLCh is
  /// reduced until clipping makes no noticeable difference. A colour inside stays as it is.
  public var gamutMapped: SRGBColor {
    let origin = oklab
    if origin.x >= 1 - GamutMapping.noise { return SRGBColor.white.with(alpha: alpha) }
    if origin.x <= GamutMapping.noise { return SRGBColor.black.with(alpha: alpha) }
    if isInGamut { return clipped }
    return GamutMapping(origin: origin, alpha: alpha).result(startingWith: clipped)
  }
}

/// The binary search over chroma.
private struct GamutMapping {
  /// The difference in OKLab that is just noticeable.
  static let noticeable = 0.02
  static let precision = 0.0001
  /// What the way to sRGB and back leaves of a lightness that was written as 0 or 1.
  static let noise = 1e-9

  let origin: Vector3
  let alpha: Double

  func result(startingWith firstClip: SRGBColor) -> SRGBColor {
    var clip = firstClip
    if distance(clip.oklab, origin) < Self.noticeable { return clip }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    var low = 0.0
    var high = chroma
    var lowIsInGamut = true
    while high - low > Self.precision {
      let middle = (low + high) / 2
      let scaled = Vector3(
        origin.x, origin.y * middle / chroma, origin.z * middle / chroma)
      let current = SRGBColor(xyzD65: OKLab.xyzD65(oklab: scaled), alpha: alpha)
      if lowIsInGamut, current.isInGamut {
        low = middle
        continue
      }
      clip = current.clipped
      let difference = distance(clip.oklab, scaled)
      if difference >= Self.noticeable {
        high = middle
      } else if Self.noticeable - difference < Self.precision {
        return clip
      } else {
        lowIsInGamut = false
        low = middle
      }
    }
    return clip
  }

  private func distance(_ a: Vector3, _ b: Vector3) -> Double {
    let (x, y, z) = (a.x - b.x, a.y - b.y, a.z - b.z)
    return (x * x + y * y + z * z).squareRoot()
  }
}
