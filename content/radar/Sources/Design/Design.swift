/// Everything in Radar that a view may use: colours, text styles, distances, values of effects.
///
/// The groups have short names, such as ``RadarTheme`` and ``RadarSpacing``, and the colours
/// are constants of `Color` as well, such as `Color.radarPrimary`. The package is for iOS 17 and
/// macOS 14, depends on nothing but the frameworks of the system, and makes no network requests.
public enum RadarDesign {}
