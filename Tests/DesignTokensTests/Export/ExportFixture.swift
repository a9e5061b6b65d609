import DesignTokens

/// A system with every type and colour space, aliases in all places, groups with all properties,
/// and differences by appearance, contrast and platform.
enum ExportFixture {
  static let files = [
    "r.json": resolver, "base.json": base, "colors.json": colors, "dark.json": dark,
    "increased.json": increased, "mac.json": mac,
  ]

  static var load: TokenLoad { resolve(files) }

  static let resolver = #"""
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base.json"}, {"$ref": "colors.json"}]}},
      "modifiers": {
        "platform": {"default": "iOS", "contexts": {"iOS": [], "macOS": [{"$ref": "mac.json"}]}},
        "appearance": {
          "description": "Light or dark.", "default": "light",
          "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}
        },
        "contrast": {"contexts": {"normal": [], "increased": [{"$ref": "increased.json"}]}}
      },
      "resolutionOrder": [
        {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/platform"},
        {"$ref": "#/modifiers/appearance"}, {"$ref": "#/modifiers/contrast"}
      ]
    }
    """#

  static let base = #"""
    {
      "$description": "Everything at once.",
      "size": {
        "$type": "dimension", "$description": "Distances.\nIn two lines.",
        "$extensions": {"org.example": {"kept": [1, 2.50, null]}},
        "small": {"$value": {"value": 4, "unit": "px"}, "$description": "Ends */ \\(here) \"."},
        "large": {"$value": {"value": 1.5, "unit": "rem"}},
        "fine-line": {"$value": {"value": -0.25, "unit": "px"}},
        "default": {"$value": "{size.small}"},
        "2xl": {"$value": {"value": 48, "unit": "px"}, "$deprecated": "Use {size.large}."}
      },
      "old": {
        "$type": "number", "$deprecated": true,
        "ratio": {"$value": 1.5}, "kept": {"$value": 100000000000000000000, "$deprecated": false},
        "tiny": {"$value": 5e-7}
      },
      "time": {
        "quick": {"$type": "duration", "$value": {"value": 150, "unit": "ms"}},
        "slow": {"$type": "duration", "$value": {"value": 0.3, "unit": "s"}},
        "curve": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1.5]},
        "move": {"$type": "transition", "$value": {
          "duration": "{time.quick}", "delay": {"value": 0, "unit": "ms"},
          "timingFunction": "{time.curve}"}}
      },
      "text": {
        "family": {"$type": "fontFamily", "$value": ["Inter \"Display\"", "sans-serif"]},
        "single": {"$type": "fontFamily", "$value": "Menlo"},
        "bold": {"$type": "fontWeight", "$value": "semi-bold"},
        "weight": {"$type": "fontWeight", "$value": 450},
        "body": {"$type": "typography", "$value": {
          "fontFamily": "{text.family}", "fontSize": {"value": 1, "unit": "rem"},
          "fontWeight": "{text.bold}", "letterSpacing": {"value": 0.2, "unit": "px"},
          "lineHeight": "{old.ratio}"}},
        "caption": {"$type": "typography", "$value": {
          "fontFamily": {"$ref": "#/text/body/$value/fontFamily"},
          "fontSize": {"value": 12, "unit": "px"}, "fontWeight": 400,
          "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.25}}
      },
      "line": {
        "dashed": {"$type": "strokeStyle", "$value": "dashed"},
        "dots": {"$type": "strokeStyle", "$value": {
          "dashArray": ["{size.small}", {"value": 2, "unit": "px"}], "lineCap": "round"}},
        "border": {"$type": "border", "$value": {
          "color": "{color.ink}", "width": "{size.small}", "style": "solid"}},
        "outline": {"$type": "border", "$value": {
          "color": "{palette.internal}", "width": {"$ref": "#/size/large/$value"},
          "style": "{line.dots}"}}
      },
      "effect": {
        "low": {"$type": "shadow", "$value": {
          "color": "{color.ink}", "offsetX": {"value": 0, "unit": "px"},
          "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 3, "unit": "px"},
          "spread": {"value": 0, "unit": "px"}}},
        "both": {"$type": "shadow", "$value": ["{effect.low}", {
          "color": "{color.wide}", "offsetX": {"value": 0, "unit": "px"},
          "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 3, "unit": "px"},
          "spread": {"value": 1, "unit": "px"}, "inset": true}]},
        "fade": {"$type": "gradient", "$value": [
          {"color": "{color.ink}", "position": 0},
          {"color": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0}, "position": 1}]},
        "alias": {"$ref": "#/effect/low"}
      }
    }
    """#

  static let colors = #"""
    {
      "palette": {
        "$type": "color", "$extensions": {"catalog": {"internal": true}},
        "internal": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 1], "hex": "#3366ff"}},
        "step": {"$value": "{color.wide}"}
      },
      "color": {
        "$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.875}},
        "wide": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}},
        "followed": {"$value": "{palette.step}"},
        "written": {"$value": "{palette.internal}"},
        "accent": {"$root": {"$value": "{color.wide}"}, "soft": {"$value": {
          "colorSpace": "oklch", "components": [0.7, "none", 250], "alpha": 0.5}}}
      },
      "space": {
        "$type": "color",
        "srgb": {"$value": {"colorSpace": "srgb", "components": ["none", 0.2, 1]}},
        "linear": {"$value": {"colorSpace": "srgb-linear", "components": [0.1, 0.2, 1]}},
        "hsl": {"$value": {"colorSpace": "hsl", "components": [330, 100, 50]}},
        "hwb": {"$value": {"colorSpace": "hwb", "components": [90, 10, 20]}},
        "lab": {"$value": {"colorSpace": "lab", "components": [60, 93, -61]}},
        "lch": {"$value": {"colorSpace": "lch", "components": [66, 111, 327]}},
        "oklab": {"$value": {"colorSpace": "oklab", "components": [0.7, 0.2, -0.1]}},
        "oklch": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.3, 328]}},
        "p3": {"$value": {"colorSpace": "display-p3", "components": [1, "none", 1]}},
        "a98": {"$value": {"colorSpace": "a98-rgb", "components": [0.9, 0, 1]}},
        "proPhoto": {"$value": {"colorSpace": "prophoto-rgb", "components": [0.7, 0.01, 0.8]}},
        "rec2020": {"$value": {"colorSpace": "rec2020", "components": [0.2, 0.6, 0.3]}},
        "xyzD65": {"$value": {"colorSpace": "xyz-d65", "components": [0.5, 0.3, 0.9]}},
        "xyzD50": {"$value": {"colorSpace": "xyz-d50", "components": [0.5, 0.3, 0.9]}}
      }
    }
    """#

  static let dark = #"""
    {
      "color": {"$type": "color", "ink": {"$value": {
        "colorSpace": "srgb", "components": [1, 1, 1]}}},
      "size": {"large": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}}}
    }
    """#

  static let increased = #"""
    {
      "color": {"$type": "color", "wide": {"$value": {
        "colorSpace": "display-p3", "components": [0, 0.5, 0]}}},
      "old": {"ratio": {"$type": "number", "$value": 2}}
    }
    """#

  static let mac = #"""
    {
      "size": {"small": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}},
      "text": {"single": {"$type": "fontFamily", "$value": "{text.family}"}}
    }
    """#
}
