extension TokenType {
  /// What to write where a value is of the wrong kind altogether.
  var example: String {
    let written =
      switch self {
      case .color: #"{ "colorSpace": "srgb", "components": [0.2, 0.4, 1] }"#
      case .dimension: #"{ "value": 16, "unit": "px" }"#
      case .fontFamily: #""Inter", or ["Inter", "sans-serif"]"#
      case .fontWeight: #"a number from 1 to 1000, or "bold""#
      case .duration: #"{ "value": 200, "unit": "ms" }"#
      case .cubicBezier: "[0.4, 0, 0.2, 1]"
      case .number: "a number, 1.5 for example"
      case .strokeStyle: #""solid", or { "dashArray": …, "lineCap": … }"#
      case .border: #"{ "color": …, "width": …, "style": … }"#
      case .transition: #"{ "duration": …, "delay": …, "timingFunction": … }"#
      case .shadow: #"{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }"#
      case .gradient: #"[{ "color": …, "position": 0 }, { "color": …, "position": 1 }]"#
      case .other: "a value of one of the 13 types"
      case .typography:
        #"{ "fontFamily": …, "fontSize": …, "fontWeight": …, "letterSpacing": …, "#
          + #""lineHeight": … }"#
      }
    return "write " + written
  }
}
